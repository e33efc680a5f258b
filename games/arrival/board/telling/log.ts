/** How events look in the log, how long they are shown and how they sound. */

import { type Language, type LogSign, type SoundName, seatLetter, type ThingId, type Viewer } from '@skerry/kernel'
import type { ArrivalEvent, StackId } from '../../types.ts'
import { type ArrivalIcon, BACK_ICONS, levelIcon, PIECE_ICONS, SECTION_ICONS, threatIcon } from './icons.ts'
import { type Seen, stackThing } from './reading.ts'
import { tellingWords } from './words.ts'

type Type = ArrivalEvent['type']

/** What everybody sees on the board as it happens, and what the next line says as well. */
const QUIET = new Set<Type>(['topShown', 'cardTurnedUp', 'cardsDiscarded', 'stacksSplit', 'roundEnded'])

export function sign(event: ArrivalEvent, language: Language): LogSign {
  const words = tellingWords[language]
  const icon = iconOf(event)
  return {
    ...(event.type === 'roundBegan' ? { heading: words.roundHeading(event.round) } : {}),
    ...(event.type === 'turnBegan' ? { heading: words.turn(event.seat, event.actions) } : {}),
    ...(event.type === 'locationsCounted' ? { heading: words.scoring(event.ending, event.fomori, event.tribes) } : {}),
    ...(isQuiet(event) ? { isQuiet: true } : {}),
    ...('seat' in event && event.type !== 'roundBegan' ? { seat: event.seat } : {}),
    ...(icon === undefined ? {} : { icon }),
    things: thingsOf(event),
  }
}

/** A reshuffle in the middle of the game is worth a line, the first split is not. */
const isQuiet = (event: ArrivalEvent): boolean =>
  QUIET.has(event.type) && !(event.type === 'stacksSplit' && event.rule === 'ARR-DRAW-04')

// —— the sign before the line ——

function iconOf(event: ArrivalEvent): ArrivalIcon | undefined {
  switch (event.type) {
    case 'fomoriLanded':
    case 'fomoriSpread':
      return threatIcon(event.species)
    case 'repelled':
      return threatIcon(event.threat)
    case 'topShown':
    case 'cardDrawn':
      return BACK_ICONS[event.back]
    case 'blockerMoved':
      return SECTION_ICONS[event.from]
    case 'piecesEarned':
      return PIECE_ICONS[event.piece]
    case 'built':
      return event.basis === 'outpost' ? 'outpost' : levelIcon(event.level)
    case 'swapped':
      return event.tile
    case 'locationsCounted':
    case 'finalScored':
      return event.ending
    default:
      return ICONS[event.type]
  }
}

const ICONS: Readonly<Partial<Record<Type, ArrivalIcon>>> = {
  tilesShuffled: 'tile',
  tileOpened: 'tile',
  startPlayerDrawn: 'startPlayer',
  stacksSplit: 'card',
  portSettled: 'port',
  roundBegan: 'round',
  cardTurnedUp: 'card',
  blockerSet: 'blocker',
  fameEarned: 'fame',
  fomoriShuffled: 'fomori',
  fomoriDrawn: 'corruption',
  limitReached: 'lastRound',
  tileTaken: 'tile',
  cardsDiscarded: 'card',
  turnBegan: 'actions',
  famePaid: 'fame',
  shieldPlaced: 'shield',
  fameGained: 'fame',
  corruptionLowered: 'corruption',
  tileUsed: 'tile',
  trophyUsed: 'trophy',
  passed: 'pass',
  kept: 'elements',
  masterDiscarded: 'masterBuilder',
  roundEnded: 'roundEnd',
  ranked: 'fame',
}

// —— where it happened ——

/** All that events say about places. */
interface Placed {
  readonly location?: ThingId
  readonly a?: ThingId
  readonly b?: ThingId
  readonly province?: ThingId
  readonly stack?: StackId
  readonly tile?: ThingId
  readonly seat?: number
  readonly type: Type
}

/** The places an event names; where it names none, the tribe it is about. */
export function thingsOf(event: ArrivalEvent): readonly ThingId[] {
  const { location, a, b, province, stack, tile, seat, type } = event as Placed
  const places = [location, a, b, province, stack === undefined ? undefined : stackThing(stack)]
  const isSwap = type === 'swapped' // its tile is gone already
  const named = [...places, isSwap ? undefined : tile].filter((id) => id !== undefined)
  return named.length > 0 || seat === undefined || seat < 0 ? named : [seatLetter(seat)]
}

// —— how long, and how it sounds ——

/** In ms; what is not named takes no time: there is nothing to see. */
const PACE: Readonly<Partial<Record<Type, number>>> = {
  tileOpened: 240,
  fomoriLanded: 420,
  startPlayerDrawn: 480,
  stacksSplit: 420,
  topShown: 160,
  portSettled: 420,
  roundBegan: 560,
  cardDrawn: 360,
  cardTurnedUp: 320,
  blockerSet: 240,
  blockerMoved: 480,
  fameEarned: 360,
  piecesEarned: 240,
  fomoriShuffled: 360,
  fomoriDrawn: 480,
  limitReached: 900,
  tileTaken: 420,
  cardsDiscarded: 320,
  turnBegan: 320,
  famePaid: 240,
  built: 420,
  shieldPlaced: 420,
  fomoriSpread: 800,
  repelled: 640,
  fameGained: 320,
  corruptionLowered: 320,
  tileUsed: 480,
  swapped: 800,
  trophyUsed: 480,
  passed: 420,
  kept: 240,
  masterDiscarded: 320,
  roundEnded: 420,
  locationsCounted: 900,
  finalScored: 640,
  ranked: 640,
}

/** Setting up is looked at for a moment only. */
const SETUP_PACE: Readonly<Partial<Record<Type, number>>> = { tileOpened: 120, stacksSplit: 240, topShown: 80 }

export function pace(event: ArrivalEvent, view: Seen): number {
  const isSetup = view.stack.some(({ rule }) => rule === 'setup') || view.state.startPlayer < 0
  return (isSetup ? SETUP_PACE[event.type] : undefined) ?? PACE[event.type] ?? 0
}

const SOUNDS: Readonly<Partial<Record<Type, SoundName>>> = {
  fomoriLanded: 'place',
  portSettled: 'place',
  cardDrawn: 'place',
  blockerMoved: 'place',
  fomoriDrawn: 'swell',
  limitReached: 'creak',
  tileTaken: 'place',
  built: 'place',
  shieldPlaced: 'place',
  repelled: 'capture',
  tileUsed: 'place',
  swapped: 'place',
  trophyUsed: 'creak',
  locationsCounted: 'round',
}

/** Who is at the screen hears that it is their turn; the end of a round is heard as the next one begins. */
export function sound(event: ArrivalEvent, viewer: Viewer): SoundName | null {
  if (event.type === 'turnBegan') return event.seat === viewer ? 'turn' : null
  if (event.type === 'roundBegan') return event.round === 1 ? null : 'round'
  if (event.type === 'fomoriSpread') return event.owner === null ? 'swell' : 'capture'
  return SOUNDS[event.type] ?? null
}
