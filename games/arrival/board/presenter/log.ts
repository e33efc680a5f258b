/** How events look in the log, how long they are shown and how they sound. */

import { type LogTable, logBy, ownTurn } from '@skerry/boards'
import { seatLetter } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import type { ArrivalEvent, StackId } from '../../types.ts'
import { type ArrivalIcon, BACK_ICONS, levelIcon, PIECE_ICONS, SECTION_ICONS, threatIcon } from './icons.ts'
import { type Seen, stackThing } from './reading.ts'
import { presenterWords } from './words.ts'

/** All that events say about places. */
interface Placed {
  readonly location?: ThingId
  readonly a?: ThingId
  readonly b?: ThingId
  readonly province?: ThingId
  readonly stack?: StackId
  readonly tile?: ThingId
  readonly seat?: number
  readonly type: ArrivalEvent['type']
}

/** The places an event names; where it names none, the tribe it is about. */
export function thingsOf(event: ArrivalEvent): readonly ThingId[] {
  const { location, a, b, province, stack, tile, seat, type } = event as Placed
  const places = [location, a, b, province, stack === undefined ? undefined : stackThing(stack)]
  const isSwap = type === 'swapped' // its tile is gone already
  const named = [...places, isSwap ? undefined : tile].filter((id) => id !== undefined)
  return named.length > 0 || seat === undefined || seat < 0 ? named : [seatLetter(seat)]
}

/** Setting up is looked at for a moment only. */
const quickInSetup =
  (ms: number, inSetup: number) =>
  (_: unknown, { stack, state }: Seen): number =>
    stack.some(({ rule }) => rule === 'setup') || state.startPlayer < 0 ? inSetup : ms

/**
 * Quiet is what everybody sees on the board as it happens, and what the next line says as well; a reshuffle in the middle of the game is
 * worth a line, the first split is not. The end of a round is heard as the next one begins.
 */
const LOG: LogTable<ArrivalEvent, Seen, ArrivalIcon> = {
  tilesShuffled: { icon: 'tile' },
  tileOpened: { icon: 'tile', ms: quickInSetup(240, 120) },
  fomoriLanded: { icon: ({ species }) => threatIcon(species), ms: 420, sound: 'place' },
  startPlayerDrawn: { icon: 'startPlayer', ms: 480 },
  stacksSplit: { isQuiet: ({ rule }) => rule !== 'ARR-DRAW-04', icon: 'card', ms: quickInSetup(420, 240) },
  topShown: { isQuiet: true, icon: ({ back }) => BACK_ICONS[back], ms: quickInSetup(160, 80) },
  portSettled: { icon: 'port', ms: 420, sound: 'place' },
  roundBegan: {
    heading: ({ round }, language) => presenterWords[language].roundHeading(round),
    seat: () => undefined,
    icon: 'round',
    ms: 560,
    sound: ({ round }) => (round === 1 ? null : 'round'),
  },
  cardDrawn: { icon: ({ back }) => BACK_ICONS[back], ms: 360, sound: 'place' },
  cardTurnedUp: { isQuiet: true, icon: 'card', ms: 320 },
  blockerSet: { icon: 'blocker', ms: 240 },
  blockerMoved: { icon: ({ from }) => SECTION_ICONS[from], ms: 480, sound: 'place' },
  fameEarned: { icon: 'fame', ms: 360 },
  piecesEarned: { icon: ({ piece }) => PIECE_ICONS[piece], ms: 240 },
  fomoriShuffled: { icon: 'fomori', ms: 360 },
  fomoriDrawn: { icon: 'corruption', ms: 480, sound: 'swell' },
  limitReached: { icon: 'lastRound', ms: 900, sound: 'creak' },
  tileTaken: { icon: 'tile', ms: 420, sound: 'place' },
  cardsDiscarded: { isQuiet: true, icon: 'card', ms: 320 },
  turnBegan: {
    heading: ({ seat, actions }, language) => presenterWords[language].turn(seat, actions),
    icon: 'actions',
    ms: 320,
    sound: ownTurn,
  },
  famePaid: { icon: 'fame', ms: 240 },
  built: { icon: ({ basis, level }) => (basis === 'outpost' ? 'outpost' : levelIcon(level)), ms: 420, sound: 'place' },
  shieldPlaced: { icon: 'shield', ms: 420, sound: 'place' },
  fomoriSpread: {
    icon: ({ species }) => threatIcon(species),
    ms: 800,
    sound: ({ owner }) => (owner === null ? 'swell' : 'capture'),
  },
  repelled: { icon: ({ threat }) => threatIcon(threat), ms: 640, sound: 'capture' },
  fameGained: { icon: 'fame', ms: 320 },
  corruptionLowered: { icon: 'corruption', ms: 320 },
  tileUsed: { icon: 'tile', ms: 480, sound: 'place' },
  swapped: { icon: ({ tile }) => tile, ms: 800, sound: 'place' },
  trophyUsed: { icon: 'trophy', ms: 480, sound: 'creak' },
  passed: { icon: 'pass', ms: 420 },
  kept: { icon: 'elements', ms: 240 },
  masterDiscarded: { icon: 'masterBuilder', ms: 320 },
  roundEnded: { isQuiet: true, icon: 'roundEnd', ms: 420 },
  locationsCounted: {
    heading: ({ ending, fomori, tribes }, language) => presenterWords[language].scoring(ending, fomori, tribes),
    icon: ({ ending }) => ending,
    ms: 900,
    sound: 'round',
  },
  finalScored: { icon: ({ ending }) => ending, ms: 640 },
  ranked: { icon: 'fame', ms: 640 },
}

export const log = logBy(LOG, thingsOf)
