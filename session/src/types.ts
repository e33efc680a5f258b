/** What a session takes in and gives out. */

import type { Event, GameTypes, Options, Pending, PositionOf, Refusal, Seat, View, Viewer } from '@skerry/kernel'
import type { Row } from './row.ts'

/** A row that no undo took back, as far as undo needs it. */
export interface UndoPoint<G extends GameTypes = GameTypes> {
  readonly seat: Seat | null
  /** Null: it can never be taken back. */
  readonly before: PositionOf<G> | null
  /** Something was shown to somebody, or chance had its say: no way back. */
  readonly final: 'chance' | 'reveal' | null
}

/** All that is needed to go on after `v` rows. Plain JSON. */
export interface Snapshot<G extends GameTypes = GameTypes> {
  readonly v: number
  readonly position: PositionOf<G>
  /** The rows that no undo took back: the newest ones, as far as they can matter. */
  readonly standing: readonly UndoPoint<G>[]
}

/** How a game began. */
export interface Beginning<G extends GameTypes = GameTypes> {
  readonly options: Options
  /** Where a branch begins; absent: at the setup. */
  readonly start?: PositionOf<G>
  /** What happened before the first row. */
  readonly events: readonly Event[]
}

/** What keeps a seat from undoing. */
export type UndoBarrier = 'nothingDone' | 'otherSeat' | 'chance' | 'reveal'

/** A row that was played, and what it made happen. */
export interface Played<R extends Row = Row> {
  readonly events: readonly Event[]
  readonly row: R
}
export type Taken<R extends Row = Row> = Played<R> | { readonly refused: Refusal }

/** The table at one version, as a viewer sees it. */
export interface SeenTable {
  /** How many rows have been played. */
  readonly version: number
  readonly viewer: Viewer
  readonly view: View
  /** What keeps the viewer from undoing; null: nothing. */
  readonly undoBarrier: UndoBarrier | null
  readonly pending: Pending['kind']
  readonly askedSeats: readonly Seat[]
}
