/** How events look in the log, how long they are shown and how they sound. */

import { type LogTable, logBy, ownTurn } from '@skerry/boards'
import { seatLetter } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { isQuiet } from '../../terminal/quiet.ts'
import type { VinEvent } from '../../types.ts'
import { isAttribute, isZone, kindOf } from '../../words/names.ts'
import { effectIcon, iconOf, regionIcon, type VinIcon } from './icons.ts'
import type { Seen } from './reading.ts'
import { presenterWords } from './words.ts'

type Type = VinEvent['type']

/** All that events say about places. */
interface Placed {
  readonly type: Type
  readonly hex?: ThingId
  readonly to?: ThingId
  readonly at?: ThingId
  readonly card?: ThingId
  readonly who?: ThingId
  readonly from?: ThingId
  readonly into?: ThingId
  readonly attr?: ThingId
  readonly deck?: ThingId
  readonly trigger?: ThingId
  readonly triggers?: readonly ThingId[]
  readonly champion?: ThingId | null
  readonly seat?: number
}
/** Cards and coins that have left the table by then, and places that were only passed. */
const CARDS_GONE = new Set<Type>(['cardLost', 'companionDied', 'cardSetAside'])
const TILE_EVENTS = new Set<Type>(['tileBought', 'tileReturned'])
const DECK_EVENTS = new Set<Type>(['cardsTakenUp', 'deckOrdered', 'deckMixed'])

/** The places an event names; where it names none, the player it is about. */
export function thingsOf(event: VinEvent): readonly ThingId[] {
  const placed = event as unknown as Placed
  const { type, seat, attr, deck } = placed
  const named = [
    placed.hex,
    placed.to,
    placed.at,
    CARDS_GONE.has(type) ? undefined : placed.card,
    placed.who,
    ...(type === 'cubesMoved' ? [placed.from, placed.into] : []),
    attr !== undefined && TILE_EVENTS.has(type) ? `tile ${attr}` : attr,
    deck !== undefined && DECK_EVENTS.has(type) ? `deck ${deck}` : undefined,
    placed.trigger,
    ...(placed.triggers ?? []),
    placed.champion ?? undefined,
  ].filter((id): id is ThingId => id !== undefined)
  if (named.length > 0 || typeof seat !== 'number') return named
  return [seatLetter(seat)]
}

const placeIcon = (place: string): VinIcon =>
  isZone(place) || isAttribute(place) ? iconOf(place) : (kindOf(place) ?? 'control')

/** Every turn has a section; setup and the end have theirs. */
const LOG: LogTable<VinEvent, Seen, VinIcon> = {
  cardTurnedUp: { icon: ({ deck }) => iconOf(deck), ms: 160 },
  triggerRevealed: { icon: 'trigger', ms: 420 },
  journeyDealt: { icon: 'medallion', ms: 320 },
  firstPlayer: { heading: (_, language) => presenterWords[language].log.journeys, icon: 'turn' },
  cardSetAside: { icon: ({ card }) => kindOf(card) ?? 'card', ms: 160 },
  companionDealt: { icon: ({ card }) => kindOf(card) ?? 'card', ms: 420 },
  questDealt: { icon: 'quest' },
  questKept: { icon: 'quest', ms: 160 },
  tileDrawn: { icon: ({ tile }) => regionIcon(tile), ms: 320 },
  tileLaid: { icon: ({ tile }) => regionIcon(tile), ms: 560, sound: 'place' },
  discovered: { icon: 'discover' },
  turnBegan: {
    heading: ({ seat, round }, language) => presenterWords[language].log.turn(seat, round),
    icon: 'turn',
    ms: 320,
    sound: ownTurn,
  },
  turnEnded: { icon: 'endTurn' },
  moveBegan: { icon: 'move' },
  stepped: { icon: 'move', ms: 420, sound: 'place' },
  teleported: { icon: 'teleport', ms: 640, sound: 'swell' },
  moveEnded: { icon: 'move' },
  hastened: { icon: 'downgrade', ms: 240 },
  moveWaived: { icon: 'decline', ms: 240 },
  activated: { icon: ({ who }) => (who === 'character' ? 'activate' : 'companion'), ms: 320 },
  rested: { icon: 'rest', ms: 240 },
  cubesMoved: { icon: ({ from, into }) => placeIcon(into === 'inf' ? from : into), ms: 320 },
  visitBegan: { icon: ({ region }) => regionIcon(region), ms: 420 },
  regionVisited: { icon: ({ region }) => regionIcon(region) },
  visitUsed: { icon: ({ region }) => regionIcon(region) },
  controlTaken: { icon: 'control', ms: 420, sound: 'capture' },
  controlGivenUp: { icon: 'recall', ms: 240 },
  converted: { icon: ({ attr }) => iconOf(attr), ms: 160 },
  tileBought: { icon: 'proficiency', ms: 420, sound: 'place' },
  tileReturned: { icon: 'proficiency', ms: 420 },
  vindicated: { icon: 'vindicated', ms: 900, sound: 'swell' },
  speedRaised: { icon: 'speed', ms: 420 },
  abilityUsed: { icon: ({ card }) => kindOf(card) ?? 'ability', ms: 420 },
  granted: { icon: ({ effect }) => effectIcon([effect]) },
  cardSeen: { icon: ({ deck }) => iconOf(deck), ms: 320 },
  cardsTakenUp: { icon: ({ deck }) => iconOf(deck) },
  deckOrdered: { icon: ({ deck }) => iconOf(deck) },
  deckMixed: { icon: ({ deck }) => iconOf(deck), ms: 420 },
  cardGained: { icon: ({ deck }) => iconOf(deck), ms: 560, sound: 'place' },
  gainTold: { icon: ({ card }) => kindOf(card) ?? 'card' },
  dieNamed: { icon: ({ face }) => iconOf(face), ms: 320 },
  diceRolled: { icon: ({ dice }) => iconOf(dice.MON ?? dice.ATT), ms: 900, sound: 'dice' },
  dieRerolled: { icon: 'reroll', ms: 800, sound: 'dice' },
  championSpared: { icon: 'save', ms: 420 },
  championSaved: { icon: 'save', ms: 420 },
  cardLost: { icon: ({ cause }) => (cause === 'death' ? 'DEATH' : 'dismiss'), ms: 640, sound: 'creak' },
  companionDied: { icon: 'DEATH' },
  honorChanged: { icon: 'honor', ms: 420 },
  coinTaken: { icon: 'coin', ms: 560, sound: 'capture' },
  endTriggered: { icon: 'trigger', ms: 900, sound: 'swell' },
  questsShown: {
    heading: ({ seat }, language) => (seat === 0 ? presenterWords[language].log.scoring : undefined),
    hasLine: true,
    icon: 'quest',
    ms: 560,
  },
  finalScored: { icon: 'scoring', ms: 900, sound: 'round' },
  ranked: { icon: 'scoring', ms: 640 },
}

const { sign, pace, sound } = logBy(LOG, thingsOf, isQuiet)
/** Setup is told quickly: there is much of it, and nobody has chosen yet. */
const quickInSetup = (event: VinEvent, view: Seen): number =>
  view.state.round === 0 ? Math.round(pace(event, view) / 2) : pace(event, view)

export const log = { sign, pace: quickInSetup, sound }
