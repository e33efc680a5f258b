/** What the makers of cards share. */

import { type About as AboutIn, aboutBy, signed } from '@skerry/boards'
import type { Card, Chip } from '@skerry/contracts'
import type { Seat, Sum } from '@skerry/kernel'
import { buildBasis, PIECES, tribeOf } from '../../queries.ts'
import type { Arrival, Location, Site, State } from '../../types.ts'
import { type ArrivalIcon, PIECE_ICONS } from './icons.ts'
import { type Board, countWith, endingNow, endingWith, frameOf, type Seen } from './reading.ts'
import { type Gain, type Level, type PresenterWords, presenterWords } from './words.ts'

/** Who sits at the screen; for whoever watches, whose turn it is. */
export function chooserOf(view: Seen): Seat {
  if (typeof view.seat === 'number') return view.seat
  return frameOf(view, 'swap')?.seat ?? frameOf(view, 'turn')?.seat ?? Math.max(0, view.state.startPlayer)
}

/** What a card is made from. */
export type About = AboutIn<Arrival, PresenterWords>
export const aboutOf = aboutBy<Arrival, PresenterWords>(presenterWords, chooserOf)

/** As a level of the words, for what stands on a location. */
export const levelOf = (discs: number): Level => Math.min(3, Math.max(1, discs)) as Level

/** Whether the ending would be another one then. */
export function turning(about: About, at: Location, then: 'nobody' | 'tribe' | 'fomori'): Pick<Card, 'outlookLine'> {
  const count = countWith(about.state, at, then)
  const ending = endingWith(count)
  if (ending === endingNow(about.state)) return {}
  return { outlookLine: about.words.turns(ending, count.fomori, count.tribes) }
}

/** The table with something else on a location. */
export const boardWith = ({ content, state }: About, { index }: Location, site: Site): Board => ({
  content,
  state: { ...state, sites: state.sites.with(index, site) },
})

// —— chips ——

const GAIN_ICONS: Readonly<Record<Gain, ArrivalIcon>> = {
  ...PIECE_ICONS,
  fame: 'fame',
  tiles: 'tile',
  fomori: 'fomori',
}

/** `−1 disc`, `+3 Fame` */
export const gainChip = ({ words }: About, symbol: Gain, n: number, sum?: Sum): Chip => ({
  text: words.amount(symbol, Math.abs(n), signed(n)),
  icon: GAIN_ICONS[symbol],
  ...(sum === undefined ? {} : { sum }),
})

/** ARR-SCORE-01 The two counts that decide the ending, if this location were held so. */
export function countChip({ state, words }: About, at: Location, then: 'nobody' | 'tribe' | 'fomori'): Chip {
  const { fomori, tribes } = countWith(state, at, then)
  return { text: words.count(fomori, tribes), icon: endingWith({ fomori, tribes }) }
}

/** Discs, swords and shields of a Tribe Supply. */
export const piecesOf = (state: State, seat: Seat): number =>
  PIECES.reduce((all, piece) => all + tribeOf(state, seat)[piece], 0)

/** Without paying Fame. */
export function canBuildFreely(about: About, at: Location): boolean {
  const basis = buildBasis(about, about.seat, at)
  return basis !== null && basis !== 'outpost'
}
