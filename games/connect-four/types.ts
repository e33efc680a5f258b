import type { Choice, Event, Frame, GameTypes, Seat } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'

export interface Content {
  readonly columns: number
  readonly rows: number
  /** How many in a row win. */
  readonly line: number
  /** One choice per column: they never change, so they are made once. */
  readonly drops: readonly Drop[]
}

export interface State {
  /** Stones from the bottom row up, row by row; −1 is empty. */
  cells: number[]
  /** How many stones lie in each column. */
  heights: number[]
}

export interface GameFrame extends Frame {
  readonly rule: 'game'
  at: 'drop' | 'line' | 'full'
  seat: Seat
}

export interface Drop extends Choice {
  readonly do: 'drop'
  /** 1 is the left one. */
  readonly column: number
}

export type Dropped = Event<RuleId> & { type: 'stoneDropped'; seat: Seat; column: number; row: number }

export interface ConnectFour extends GameTypes {
  rule: RuleId
  content: Content
  state: State
  frame: GameFrame
  event: Dropped
  seen: State
}
