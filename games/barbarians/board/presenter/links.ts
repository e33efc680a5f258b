/** Where heroes stand and where the next one could go (BAR-PLACE-09, -10), now or with a ring turned. */

import type { Seat } from '@skerry/kernel'
import { isCovered, modulo, nextSpaces, SECTORS, spaceOf, spacesOf } from '../../queries.ts'
import type { Direction, Ring, Space, SpaceId, State, TurningRing } from '../../types.ts'
import type { Board } from './reading.ts'

/** The spaces of the next ring that a hero on this space could go on to, taken or not. */
export const spacesBeyond = (board: Board, space: Space): readonly Space[] =>
  nextSpaces(board, space).filter((next) => !isCovered(board.state, next))

/** Where the hero of a ring may go, taken or not: everywhere in ring 1, else what touches the hero before it. */
export function spacesFor(board: Board, seat: Seat, ring: Ring): readonly Space[] {
  if (ring === 1) return spacesOf(board, 1)
  const before = board.state.players[seat]?.heroes[ring - 2] ?? null
  return before === null ? [] : spacesBeyond(board, spaceOf(board, before))
}

/** Who stands there: a seat, `dummy` for a hero of an unused colour, or nobody. */
export function occupantOf(state: State, id: SpaceId): Seat | 'dummy' | null {
  const seat = state.players.findIndex(({ heroes }) => heroes.includes(id))
  if (seat >= 0) return seat
  return state.dummies.includes(id) ? 'dummy' : null
}
export const freeOf = (state: State, spaces: readonly Space[]): readonly Space[] =>
  spaces.filter(({ id }) => occupantOf(state, id) === null)

/** BAR-ROT-01, BAR-RULING-16 The volcano with a ring turned; the arc goes with ring 3. */
export const turnedBy = (state: State, ring: TurningRing, steps: number): State => ({
  ...state,
  turns: state.turns.map((turn, i) => (i === ring - 1 ? modulo(turn + steps, SECTORS) : turn)),
  arc: ring === 3 ? modulo(state.arc + steps, SECTORS) : state.arc,
})
export const stepsOf = (direction: Direction): number => (direction === 'clockwise' ? 1 : -1)
