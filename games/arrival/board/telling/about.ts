/** What the makers of cards share. */

import type { Card, Language, Seat } from '@skerry/kernel'
import { buildBasis, PIECES, tribeOf } from '../../queries.ts'
import type { Location, State } from '../../types.ts'
import { type Board, countWith, endingNow, endingWith, type Seen } from './reading.ts'
import type { Level, TellingWords } from './words.ts'

/** What a card is made from. */
export interface About extends Board {
  readonly view: Seen
  /** Who would choose it. */
  readonly seat: Seat
  readonly language: Language
  readonly words: TellingWords
}

/** Parts of a line; what does not apply is left out. */
export const joined = (...parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false && part !== '').join(' · ')
/** As a level of the words, for what stands on a location. */
export const levelOf = (discs: number): Level => Math.min(3, Math.max(1, discs)) as Level

/** Whether the ending would be another one then. */
export function turning(about: About, at: Location, then: 'nobody' | 'tribe' | 'fomori'): Pick<Card, 'outlookLine'> {
  const count = countWith(about.state, at, then)
  const ending = endingWith(count)
  if (ending === endingNow(about.state)) return {}
  return { outlookLine: about.words.turns(ending, count.fomori, count.tribes) }
}

/** Discs, swords and shields of a Tribe Supply. */
export const piecesOf = (state: State, seat: Seat): number =>
  PIECES.reduce((all, piece) => all + tribeOf(state, seat)[piece], 0)

/** Without paying Fame. */
export function canBuildFreely(about: About, at: Location): boolean {
  const basis = buildBasis(about, about.seat, at)
  return basis !== null && basis !== 'outpost'
}
