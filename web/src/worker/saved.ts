/** A table as it is stored and exported: the record of its game, and who sits there. */

import type { GameRecord, SeatOrders } from '@skerry/session'
import type { SeatInfo, Sharing, ShownExample, TableInfo } from '../link/types.ts'

/** Everything but the rows, which are stored one by one, the pack and the newest position. */
export type Head = Omit<GameRecord, 'rows' | 'ownPack' | 'snapshot'> & { readonly table: Kept }

/** What a table needs besides its record. */
export interface Kept {
  readonly seats: readonly SeatInfo[]
  readonly sharing: Sharing
  readonly begun: number
  readonly played: number
  /** Where chance comes from. */
  readonly seed: string
  readonly branchOf?: TableInfo['branchOf']
  readonly example?: ShownExample
  readonly isOver: boolean
  readonly winners: TableInfo['winners']
  readonly scores?: readonly number[]
  readonly asked: TableInfo['asked']
  /** The standing orders by seat; absent: nobody has left any. */
  readonly orders?: readonly SeatOrders[]
}

export type SavedTable = Head & Pick<GameRecord, 'rows' | 'ownPack' | 'snapshot'>

/** Who sits at a new table. */
export interface NewTable {
  readonly game: string
  readonly seats: readonly SeatInfo[]
  readonly options: GameRecord['options']
  readonly sharing: Sharing
}

export const infoOf = (id: string, head: Head, rows: number): TableInfo => {
  const { seats, sharing, begun, played, branchOf, example, isOver, winners, scores, asked } = head.table
  const { game, options } = head
  const from = { ...(branchOf === undefined ? {} : { branchOf }), ...(example === undefined ? {} : { example }) }
  const told = scores === undefined ? {} : { scores }
  return { id, game, seats, options, sharing, begun, played, ...from, rows, isOver, winners, ...told, asked }
}
