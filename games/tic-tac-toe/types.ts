import type { Choice, Event, Frame, GameTypes, Seat } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'

export interface Content {
  /** The board is a square of this many rows and columns; a line is as long as a side. */
  readonly side: number
  /** One choice per cell: they never change, so they are made once. */
  readonly marks: readonly Mark[]
  /** The lines that run through each cell: its row, its column and the diagonals it lies on. */
  readonly linesThrough: readonly (readonly (readonly number[])[])[]
}

export interface State {
  /** Marks row by row from the top left; −1 is empty. */
  cells: number[]
}

export interface GameFrame extends Frame {
  readonly rule: 'game'
  at: 'mark' | 'line' | 'full'
  seat: Seat
}

export interface Mark extends Choice {
  readonly do: 'mark'
  /** 1 is the top left one, 2 the one to its right. */
  readonly cell: number
}

export type Marked = Event<RuleId> & { type: 'cellMarked'; seat: Seat; cell: number }

export interface TicTacToe extends GameTypes {
  rule: RuleId
  content: Content
  state: State
  frame: GameFrame
  event: Marked
  seen: State
}
