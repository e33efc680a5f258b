/** How events look in the log, how long they are shown and how they sound. */

import { type Language, type LogSign, type SoundName, seatLetter, type ThingId, type Viewer } from '@skerry/kernel'
import { isQuiet } from '../../terminal/quiet.ts'
import type { VinEvent } from '../../types.ts'
import { isAttribute, isZone, kindOf } from '../../words/names.ts'
import { effectIcon, iconOf, regionIcon, type VinIcon } from './icons.ts'
import type { Seen } from './reading.ts'
import { tellingWords } from './words.ts'

type Type = VinEvent['type']

export function sign(event: VinEvent, language: Language): LogSign {
  const heading = headingOf(event, language)
  const icon = signIcon(event)
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined
  return {
    ...(heading === undefined ? {} : { heading }),
    ...(event.type === 'questsShown' ? { hasLine: true } : {}),
    ...(isQuiet(event) ? { isQuiet: true } : {}),
    ...(seat === undefined ? {} : { seat }),
    ...(icon === undefined ? {} : { icon }),
    things: thingsOf(event),
  }
}

/** A section for every turn; setup and the end have theirs. */
function headingOf(event: VinEvent, language: Language): string | undefined {
  const { log } = tellingWords[language]
  switch (event.type) {
    case 'turnBegan':
      return log.turn(event.seat, event.round)
    case 'firstPlayer':
      return log.journeys
    case 'questsShown':
      return event.seat === 0 ? log.scoring : undefined
    default:
      return undefined
  }
}

// —— the sign before the line ——

const placeIcon = (place: string): VinIcon =>
  isZone(place) || isAttribute(place) ? iconOf(place) : (kindOf(place) ?? 'control')

function signIcon(event: VinEvent): VinIcon | undefined {
  switch (event.type) {
    case 'cardTurnedUp':
    case 'cardGained':
    case 'cardSeen':
    case 'cardsTakenUp':
    case 'deckOrdered':
    case 'deckMixed':
      return iconOf(event.deck)
    case 'cardSetAside':
    case 'companionDealt':
    case 'gainTold':
      return kindOf(event.card) ?? 'card'
    case 'abilityUsed':
      return kindOf(event.card) ?? 'ability'
    case 'tileDrawn':
    case 'tileLaid':
      return regionIcon(event.tile)
    case 'visitBegan':
    case 'regionVisited':
    case 'visitUsed':
      return regionIcon(event.region)
    case 'activated':
      return event.who === 'character' ? 'activate' : 'companion'
    case 'cubesMoved':
      return placeIcon(event.into === 'inf' ? event.from : event.into)
    case 'converted':
      return iconOf(event.attr)
    case 'granted':
      return effectIcon([event.effect])
    case 'dieNamed':
      return iconOf(event.face)
    case 'diceRolled':
      return iconOf(event.dice.MON ?? event.dice.ATT)
    case 'dieRerolled':
      return 'reroll'
    case 'cardLost':
      return event.cause === 'death' ? 'DEATH' : 'dismiss'
    default:
      return SIGNS[event.type]
  }
}
const SIGNS: Readonly<Partial<Record<Type, VinIcon>>> = {
  triggerRevealed: 'trigger',
  journeyDealt: 'medallion',
  firstPlayer: 'turn',
  questDealt: 'quest',
  questKept: 'quest',
  discovered: 'discover',
  turnBegan: 'turn',
  turnEnded: 'endTurn',
  moveBegan: 'move',
  stepped: 'move',
  teleported: 'teleport',
  moveEnded: 'move',
  hastened: 'downgrade',
  moveWaived: 'decline',
  rested: 'rest',
  controlTaken: 'control',
  controlGivenUp: 'recall',
  tileBought: 'proficiency',
  tileReturned: 'proficiency',
  vindicated: 'vindicated',
  speedRaised: 'speed',
  championSpared: 'save',
  championSaved: 'save',
  companionDied: 'DEATH',
  honorChanged: 'honor',
  coinTaken: 'coin',
  endTriggered: 'trigger',
  questsShown: 'quest',
  finalScored: 'scoring',
  ranked: 'scoring',
}

// —— where it happened ——

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

// —— how long, and how it sounds ——

/** In ms; what is not named takes no time: there is nothing to see. */
const PACE: Readonly<Partial<Record<Type, number>>> = {
  cardTurnedUp: 160,
  triggerRevealed: 420,
  journeyDealt: 320,
  cardSetAside: 160,
  companionDealt: 420,
  questKept: 160,
  tileDrawn: 320,
  tileLaid: 560,
  turnBegan: 320,
  stepped: 420,
  teleported: 640,
  hastened: 240,
  moveWaived: 240,
  activated: 320,
  rested: 240,
  cubesMoved: 320,
  visitBegan: 420,
  controlTaken: 420,
  controlGivenUp: 240,
  converted: 160,
  tileBought: 420,
  tileReturned: 420,
  vindicated: 900,
  speedRaised: 420,
  abilityUsed: 420,
  cardSeen: 320,
  deckMixed: 420,
  cardGained: 560,
  dieNamed: 320,
  diceRolled: 900,
  dieRerolled: 800,
  championSpared: 420,
  championSaved: 420,
  cardLost: 640,
  honorChanged: 420,
  coinTaken: 560,
  endTriggered: 900,
  questsShown: 560,
  finalScored: 900,
  ranked: 640,
}

/** Setup is told quickly: there is much of it, and nobody has chosen yet. */
export function pace(event: VinEvent, view: Seen): number {
  const ms = PACE[event.type] ?? 0
  return view.state.round === 0 ? Math.round(ms / 2) : ms
}

const SOUNDS: Readonly<Partial<Record<Type, SoundName>>> = {
  tileLaid: 'place',
  stepped: 'place',
  teleported: 'swell',
  controlTaken: 'capture',
  cardGained: 'place',
  tileBought: 'place',
  vindicated: 'swell',
  diceRolled: 'dice',
  dieRerolled: 'dice',
  cardLost: 'creak',
  coinTaken: 'capture',
  endTriggered: 'swell',
  finalScored: 'round',
}

/** Who is at the screen hears that it is their turn. */
export function sound(event: VinEvent, viewer: Viewer): SoundName | null {
  if (event.type === 'turnBegan') return event.seat === viewer ? 'turn' : null
  return SOUNDS[event.type] ?? null
}
