/** How events look in the log, how long they are shown and how they sound. */

import { type LogTable, logBy, ownTurn } from '@skerry/boards'
import { seatLetter } from '@skerry/contracts'
import type { Split, ThingId } from '@skerry/kernel'
import type { BarEvent } from '../../types.ts'
import { kindOf } from '../../words/names.ts'
import { type BarIcon, iconOf } from './icons.ts'
import type { Seen } from './reading.ts'
import { presenterWords } from './words.ts'

type Type = BarEvent['type']

/** All that events say about places. */
interface Placed {
  readonly type: Type
  readonly space?: ThingId | number
  readonly spaces?: readonly ThingId[]
  readonly region?: ThingId
  readonly regions?: readonly ThingId[]
  readonly card?: ThingId
  readonly cards?: readonly ThingId[]
  readonly track?: ThingId
  readonly milestone?: ThingId
  readonly fate?: ThingId
  readonly ring?: number
  readonly seat?: number | null
  readonly n?: Split
}
const RING_EVENTS = new Set<Type>(['ringOriented', 'ringTurned'])
const DUMMY_EVENTS = new Set<Type>(['dummyAdvanced', 'dummyConquered', 'nothingConquered'])
/** Cards that have left the table by then. */
const CARDS_GONE = new Set<Type>(['cardPutUnder', 'displayDiscarded'])

/** The places an event names; where it names none, the player it is about. */
export function thingsOf(event: BarEvent): readonly ThingId[] {
  const placed = event as unknown as Placed
  const { type, seat, ring } = placed
  const cards = CARDS_GONE.has(type) ? [] : [placed.card, ...(placed.cards ?? [])]
  const named = [
    typeof placed.space === 'string' ? placed.space : undefined,
    ...(placed.spaces ?? []),
    placed.region,
    ...(placed.regions ?? []),
    ...cards,
    placed.track,
    placed.milestone,
    placed.fate,
    RING_EVENTS.has(type) ? `ring ${ring}` : undefined,
    DUMMY_EVENTS.has(type) ? 'dummy' : undefined,
  ].filter((id): id is ThingId => id !== undefined)
  if (named.length > 0 || typeof seat !== 'number' || seat < 0) return named
  return [seatLetter(seat)]
}

// —— the sign before the line ——

/** The goods of which there are most. */
function goodsIcon(n: Split, other: BarIcon): BarIcon {
  const [first, ...rest] = Object.keys(n).filter((id) => (n[id] ?? 0) > 0)
  return first !== undefined && rest.length === 0 ? (first as BarIcon) : other
}
const ROUND_ICONS: readonly BarIcon[] = ['round1', 'round2', 'round3', 'round4']
/** BAR-SETUP-07 */
const timelineIcon = (slot: number): BarIcon => (slot % 2 === 0 ? 'demon' : 'feast')
/** In ms. */
const RING_STEP = 640

/**
 * Quiet is what everybody sees on the board as it happens, and what the line before or after says as well. Cards are turned by prayers
 * and calls, which have lines of their own; points at the end are told with their sum.
 */
const LOG: LogTable<BarEvent, Seen, BarIcon> = {
  tribeChosen: { icon: ({ tribe }) => iconOf(tribe), ms: 320 },
  ringOriented: { isQuiet: true, icon: 'rotate', ms: 320 },
  markerLaid: { isQuiet: true, icon: 'marker', ms: 80 },
  markersRemoved: { icon: 'marker', ms: 320 },
  cardsSelected: { icon: 'card' },
  cardShown: { isQuiet: true, icon: ({ card }) => kindOf(card) ?? 'card', ms: 160 },
  timelineFilled: { icon: ({ slot }) => timelineIcon(slot), ms: 160 },
  godDealt: { icon: 'god', ms: 320 },
  honourStacked: { icon: 'honour', ms: 420 },
  dummyPlaced: { icon: 'dummy', ms: 160 },
  learnt: { icon: ({ track }) => iconOf(track), ms: 320 },
  eraBegan: {
    heading: ({ era }, language) => presenterWords[language].log.era(era),
    icon: 'era',
    ms: 640,
    sound: ({ era }) => (era === 1 ? null : 'round'),
  },
  fateDrawn: { icon: 'fate', ms: 800 },
  dummiesMoved: { icon: 'dummy', ms: 480 },
  dummyLearnt: { icon: ({ track }) => iconOf(track), ms: 320 },
  displayDiscarded: { icon: 'discard', ms: 420 },
  dummyAdvanced: { icon: 'honour', ms: 420 },
  dummyConquered: { icon: 'banner', ms: 800, sound: 'capture' },
  nothingConquered: { icon: 'dummy', ms: 420 },
  cardsUpright: { isQuiet: true, icon: 'preparation', ms: 420 },
  produced: { icon: 'production', ms: 320 },
  roundBegan: { icon: ({ round }) => ROUND_ICONS[round - 1], ms: 480 },
  turnBegan: {
    heading: ({ seat, ring }, language) => presenterWords[language].log.turn(seat, ring),
    isQuiet: true,
    icon: 'hero',
    ms: 320,
    sound: ownTurn,
  },
  heroPlaced: { icon: ({ ring }) => (ring === 4 ? 'fourthHero' : 'hero'), ms: 640, sound: 'place' },
  placementSkipped: { icon: 'decline', ms: 420 },
  spaceCarriedOut: { isQuiet: true, icon: 'hero' },
  spaceLeft: { icon: 'decline', ms: 240 },
  prayed: { icon: 'pray', ms: 480 },
  warlordSacrificed: { icon: 'sacrifice', ms: 480 },
  sacrificedAgain: { icon: 'bear', ms: 480 },
  cardPutUnder: { icon: ({ card }) => kindOf(card) ?? 'card', ms: 320 },
  ringTurned: {
    icon: ({ steps }) => (steps < 0 ? 'counterclockwise' : 'clockwise'),
    ms: ({ steps }) => RING_STEP * Math.abs(steps),
    sound: 'creak',
  },
  resourcesGained: { icon: ({ n }) => goodsIcon(n, 'resources'), ms: 420 },
  resourcesPaid: { icon: ({ n }) => goodsIcon(n, 'resources'), ms: 320 },
  troopsGained: { icon: ({ n }) => goodsIcon(n, 'troops'), ms: 420 },
  troopsPaid: { icon: ({ n }) => goodsIcon(n, 'troops'), ms: 320 },
  dpChanged: { isQuiet: ({ rule }) => rule === 'BAR-SCORE-01', icon: 'dp', ms: 420 },
  honourGained: { icon: 'honour', ms: 480 },
  honourLost: { icon: 'honour', ms: 480 },
  milestonePassed: { icon: 'milestone', ms: 640, sound: 'place' },
  knowledgeGained: { icon: ({ track }) => iconOf(track), ms: 420, sound: 'place' },
  knowledgeLost: { icon: 'knowledge' },
  trackFinished: { icon: ({ track }) => iconOf(track), ms: 640 },
  twiceGained: { icon: 'twice', ms: 320 },
  heroGained: { icon: 'fourthHero', ms: 420 },
  heroVoid: { icon: 'fourthHero' },
  cardTaken: { icon: ({ kind }) => iconOf(kind), ms: 480, sound: 'place' },
  deckEmpty: { icon: 'card' },
  campaignBegun: { icon: 'campaign', ms: 800, sound: 'swell' },
  noAttack: { icon: 'decline', ms: 240 },
  battleRevealed: { icon: 'battle', ms: 900, sound: 'place' },
  battleSwapped: { icon: 'tiger', ms: 560 },
  warlordsCalled: { icon: 'warlord', ms: 420 },
  battleWon: { icon: ({ isOverkill }) => (isOverkill ? 'overkill' : 'battle'), ms: 560, sound: 'capture' },
  battleLost: { icon: 'lost', ms: 640, sound: 'swell' },
  penaltyAverted: { icon: 'defence', ms: 480 },
  cardsTurned: { isQuiet: ({ rule }) => rule !== 'BAR-PEN-VARG-01', icon: 'turned', ms: 320 },
  campaignFailed: { icon: 'lost', ms: 800 },
  regionConquered: { icon: 'banner', ms: 900, sound: 'capture' },
  rewardCollected: { icon: 'reward', ms: 420 },
  endCalled: { icon: 'scoring', ms: 900, sound: 'creak' },
  heroesTakenBack: { heading: (_, language) => presenterWords[language].log.end, isQuiet: true, icon: 'hero', ms: 480 },
  timelineReached: {
    icon: ({ slot }) => timelineIcon(slot),
    ms: 800,
    sound: ({ slot }) => (timelineIcon(slot) === 'demon' ? 'swell' : null),
  },
  demonAppeased: { icon: (event) => (event.with === 'gold' ? 'gold' : 'dp'), ms: 420 },
  tributePaid: { icon: 'demon', ms: 480 },
  tributeRefused: { icon: 'decline', ms: 320 },
  rowChosen: { icon: 'feast', ms: 480 },
  timelineTurned: { isQuiet: true, icon: ({ slot }) => timelineIcon(slot), ms: 320 },
  displaySlid: { isQuiet: true, icon: 'card', ms: 480 },
  lastCampaigns: {
    heading: (_, language) => presenterWords[language].log.last,
    isQuiet: true,
    icon: 'lastCampaign',
    ms: 800,
  },
  finalScored: { icon: 'scoring', ms: 900, sound: 'round' },
  ranked: { icon: 'scoring', ms: 640 },
}

export const log = logBy(LOG, thingsOf)
