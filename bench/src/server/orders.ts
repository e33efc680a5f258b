/** What the runner asks of the generator, a process of its own, and what it gets back. */

import type { Load, Window } from './load.ts'

/** Who is under load, with which game. */
export const KINDS = ['reference', 'boardgame.io', 'connect-four', 'marnon'] as const
export type Kind = (typeof KINDS)[number]

/** The server under test. */
export interface Target {
  readonly kind: Kind
  readonly url: string
  readonly pid: number
}

/** A table that somebody has played to a certain move, with the cookie of one of its players. */
export interface PreparedTable {
  readonly id: string
  readonly cookie: string
  readonly moves: number
}

export interface Orders {
  /** Opens so many games, with a connection for every seat. */
  readonly open: { readonly given: { readonly games: number }; readonly answer: null }
  /** Makes up to so many moves in every game, so that all stand at different points. */
  readonly warmUp: { readonly given: { readonly most: number }; readonly answer: null }
  readonly window: { readonly given: Load; readonly answer: Window }
  /** All moves that were made here: as the players count them, and as the server does. */
  readonly count: { readonly given: object; readonly answer: Count }
  /** Makes tables that have been played to these moves, so many of each. */
  readonly prepare: {
    readonly given: { readonly moves: readonly number[]; readonly tables: number }
    readonly answer: readonly PreparedTable[]
  }
  /** ms until each of these tables is there, one after the other, anew for every time. */
  readonly visit: { readonly given: { readonly tables: readonly PreparedTable[] }; readonly answer: readonly number[] }
}

export interface Count {
  readonly made: number
  readonly stored: number
}

export type OrderName = keyof Orders
export type Order = { [N in OrderName]: { readonly name: N } & Orders[N]['given'] }[OrderName]
export type Answer<N extends OrderName = OrderName> =
  | { readonly answer: Orders[N]['answer'] }
  | { readonly fault: string }
