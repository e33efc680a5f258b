/** What the makers of cards share. */

import { type About as AboutIn, aboutBy } from '@skerry/boards'
import type { Card } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { buildBasis, PIECES, tribeOf } from '../../queries.ts'
import type { Arrival, Location, State } from '../../types.ts'
import { countWith, endingNow, endingWith, frameOf, type Seen } from './reading.ts'
import { type Level, type PresenterWords, presenterWords } from './words.ts'

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

/** Discs, swords and shields of a Tribe Supply. */
export const piecesOf = (state: State, seat: Seat): number =>
  PIECES.reduce((all, piece) => all + tribeOf(state, seat)[piece], 0)

/** Without paying Fame. */
export function canBuildFreely(about: About, at: Location): boolean {
  const basis = buildBasis(about, about.seat, at)
  return basis !== null && basis !== 'outpost'
}
