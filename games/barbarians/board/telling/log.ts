/** How events look in the log, how long they are shown and how they sound. */

import {
  type Language,
  type LogSign,
  type SoundName,
  type Split,
  seatLetter,
  type ThingId,
  type Viewer,
} from '@skerry/kernel'
import type { BarEvent } from '../../types.ts'
import { kindOf } from '../../words/names.ts'
import { type BarIcon, iconOf } from './icons.ts'
import type { Seen } from './reading.ts'
import { tellingWords } from './words.ts'

type Type = BarEvent['type']

/** What everybody sees on the board as it happens, and what the line before or after says as well. */
const QUIET = new Set<Type>([
  'ringOriented',
  'markerLaid',
  'cardShown',
  'turnBegan',
  'spaceCarriedOut',
  'cardsUpright',
  'heroesTakenBack',
  'timelineTurned',
  'displaySlid',
  'lastCampaigns',
])

export function sign(event: BarEvent, language: Language): LogSign {
  const heading = headingOf(event, language)
  const icon = signIcon(event)
  const seat = 'seat' in event && typeof event.seat === 'number' && event.seat >= 0 ? event.seat : undefined
  return {
    ...(heading === undefined ? {} : { heading }),
    ...(isQuiet(event) ? { isQuiet: true } : {}),
    ...(seat === undefined ? {} : { seat }),
    ...(icon === undefined ? {} : { icon }),
    things: thingsOf(event),
  }
}

/** Cards are turned by prayers and calls, which have lines of their own; points at the end are told with their sum. */
function isQuiet({ type, rule }: BarEvent): boolean {
  if (type === 'cardsTurned') return rule !== 'BAR-PEN-VARG-01'
  if (type === 'dpChanged') return rule === 'BAR-SCORE-01'
  return QUIET.has(type)
}

function headingOf(event: BarEvent, language: Language): string | undefined {
  const { log } = tellingWords[language]
  switch (event.type) {
    case 'eraBegan':
      return log.era(event.era)
    case 'turnBegan':
      return log.turn(event.seat, event.ring)
    case 'heroesTakenBack':
      return log.end
    case 'lastCampaigns':
      return log.last
    default:
      return undefined
  }
}

// —— the sign before the line ——

/** The goods of which there are most. */
function goodsIcon(n: Split, other: BarIcon): BarIcon {
  const [first, ...rest] = Object.keys(n).filter((id) => (n[id] ?? 0) > 0)
  return first !== undefined && rest.length === 0 ? (first as BarIcon) : other
}

function signIcon(event: BarEvent): BarIcon | undefined {
  switch (event.type) {
    case 'tribeChosen':
      return iconOf(event.tribe)
    case 'learnt':
    case 'knowledgeGained':
    case 'trackFinished':
    case 'dummyLearnt':
      return iconOf(event.track)
    case 'resourcesGained':
    case 'resourcesPaid':
      return goodsIcon(event.n, 'resources')
    case 'troopsGained':
    case 'troopsPaid':
      return goodsIcon(event.n, 'troops')
    case 'cardTaken':
      return iconOf(event.kind)
    case 'cardShown':
    case 'cardPutUnder':
      return kindOf(event.card) ?? 'card'
    case 'ringTurned':
      return event.steps < 0 ? 'counterclockwise' : 'clockwise'
    case 'roundBegan':
      return ROUND_ICONS[event.round - 1]
    case 'heroPlaced':
      return event.ring === 4 ? 'fourthHero' : 'hero'
    case 'battleWon':
      return event.isOverkill ? 'overkill' : 'battle'
    case 'penaltyAverted':
      return 'defence'
    case 'demonAppeased':
      return event.with === 'gold' ? 'gold' : 'dp'
    case 'timelineReached':
    case 'timelineFilled':
    case 'timelineTurned':
      return event.slot % 2 === 0 ? 'demon' : 'feast' // BAR-SETUP-07
    default:
      return ICONS[event.type]
  }
}
const ROUND_ICONS: readonly BarIcon[] = ['round1', 'round2', 'round3', 'round4']

const ICONS: Readonly<Partial<Record<Type, BarIcon>>> = {
  ringOriented: 'rotate',
  markerLaid: 'marker',
  markersRemoved: 'marker',
  cardsSelected: 'card',
  godDealt: 'god',
  honourStacked: 'honour',
  dummyPlaced: 'dummy',
  eraBegan: 'era',
  fateDrawn: 'fate',
  dummiesMoved: 'dummy',
  displayDiscarded: 'discard',
  dummyAdvanced: 'honour',
  dummyConquered: 'banner',
  nothingConquered: 'dummy',
  cardsUpright: 'preparation',
  produced: 'production',
  turnBegan: 'hero',
  placementSkipped: 'decline',
  spaceCarriedOut: 'hero',
  spaceLeft: 'decline',
  prayed: 'pray',
  warlordSacrificed: 'sacrifice',
  sacrificedAgain: 'bear',
  dpChanged: 'dp',
  honourGained: 'honour',
  honourLost: 'honour',
  milestonePassed: 'milestone',
  knowledgeLost: 'knowledge',
  twiceGained: 'twice',
  heroGained: 'fourthHero',
  heroVoid: 'fourthHero',
  deckEmpty: 'card',
  campaignBegun: 'campaign',
  noAttack: 'decline',
  battleRevealed: 'battle',
  battleSwapped: 'tiger',
  warlordsCalled: 'warlord',
  battleLost: 'lost',
  cardsTurned: 'turned',
  campaignFailed: 'lost',
  regionConquered: 'banner',
  rewardCollected: 'reward',
  endCalled: 'scoring',
  heroesTakenBack: 'hero',
  tributePaid: 'demon',
  tributeRefused: 'decline',
  rowChosen: 'feast',
  displaySlid: 'card',
  lastCampaigns: 'lastCampaign',
  finalScored: 'scoring',
  ranked: 'scoring',
}

// —— where it happened ——

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

// —— how long, and how it sounds ——

const RING_STEP = 640
/** In ms; what is not named takes no time: there is nothing to see. */
const PACE: Readonly<Partial<Record<Type, number>>> = {
  tribeChosen: 320,
  ringOriented: 320,
  markerLaid: 80,
  markersRemoved: 320,
  cardShown: 160,
  timelineFilled: 160,
  godDealt: 320,
  honourStacked: 420,
  dummyPlaced: 160,
  learnt: 320,
  eraBegan: 640,
  fateDrawn: 800,
  dummiesMoved: 480,
  dummyLearnt: 320,
  displayDiscarded: 420,
  dummyAdvanced: 420,
  dummyConquered: 800,
  nothingConquered: 420,
  cardsUpright: 420,
  produced: 320,
  roundBegan: 480,
  turnBegan: 320,
  heroPlaced: 640,
  placementSkipped: 420,
  spaceLeft: 240,
  prayed: 480,
  warlordSacrificed: 480,
  sacrificedAgain: 480,
  cardPutUnder: 320,
  resourcesGained: 420,
  resourcesPaid: 320,
  troopsGained: 420,
  troopsPaid: 320,
  dpChanged: 420,
  honourGained: 480,
  honourLost: 480,
  milestonePassed: 640,
  knowledgeGained: 420,
  trackFinished: 640,
  twiceGained: 320,
  heroGained: 420,
  cardTaken: 480,
  campaignBegun: 800,
  noAttack: 240,
  battleRevealed: 900,
  battleSwapped: 560,
  warlordsCalled: 420,
  battleWon: 560,
  battleLost: 640,
  penaltyAverted: 480,
  cardsTurned: 320,
  campaignFailed: 800,
  regionConquered: 900,
  rewardCollected: 420,
  endCalled: 900,
  heroesTakenBack: 480,
  timelineReached: 800,
  demonAppeased: 420,
  tributePaid: 480,
  tributeRefused: 320,
  rowChosen: 480,
  timelineTurned: 320,
  displaySlid: 480,
  lastCampaigns: 800,
  finalScored: 900,
  ranked: 640,
}

export function pace(event: BarEvent, _view: Seen): number {
  if (event.type === 'ringTurned') return RING_STEP * Math.abs(event.steps)
  return PACE[event.type] ?? 0
}

const SOUNDS: Readonly<Partial<Record<Type, SoundName>>> = {
  eraBegan: 'round',
  heroPlaced: 'place',
  ringTurned: 'creak',
  cardTaken: 'place',
  campaignBegun: 'swell',
  battleRevealed: 'place',
  battleWon: 'capture',
  battleLost: 'swell',
  regionConquered: 'capture',
  dummyConquered: 'capture',
  milestonePassed: 'place',
  knowledgeGained: 'place',
  endCalled: 'creak',
  finalScored: 'round',
}

/** Who is at the screen hears that it is their turn. */
export function sound(event: BarEvent, viewer: Viewer): SoundName | null {
  if (event.type === 'turnBegan') return event.seat === viewer ? 'turn' : null
  if (event.type === 'eraBegan' && event.era === 1) return null
  if (event.type === 'timelineReached') return signIcon(event) === 'demon' ? 'swell' : null
  return SOUNDS[event.type] ?? null
}
