/** The store. Asynchronous, so that it can be a database over the net as well as a file. */

import type { Options, Seat } from '@skerry/kernel'
import type { AskedOf, BotLevel, ChatMessage, TablePhase, Visibility } from '@skerry/link'
import type { RecordRow, SeatOrders } from '@skerry/session'

/** Somebody who plays without an account. */
export interface StoredGuest {
  readonly id: string
  readonly name: string
  /** SHA-256 of the token in the guest's cookie: a reader of the store cannot pose as the guest. */
  readonly tokenHash: string
  readonly since: number
}

export interface StoredSeat {
  /** Who plays it. `open`: nobody yet. After resigning a bot plays the seat, and its guest may still look. */
  readonly by: 'person' | 'open' | BotLevel
  readonly guest: string | null
  readonly name: string
  /** The secret in the link to this seat, valid while nobody sits here. */
  readonly invite: string
  /** What this seat adds to the dice; empty until somebody sits down. */
  readonly nonce: string
  readonly hasResigned: boolean
  /** A bot answers for the seat until another rule than this one asks. */
  readonly delegated: string | null
  /** Its standing orders: nobody else's business. */
  readonly orders: SeatOrders
}

export interface StoredTable {
  readonly id: string
  readonly game: string
  /** Version of the rules it is played by now. */
  readonly rules: string
  /** Hash of its pack. */
  readonly pack: string
  /** It is not the built-in pack of its game. */
  readonly hasOwnPack: boolean
  readonly options: Options
  readonly seats: readonly StoredSeat[]
  readonly host: string
  readonly visibility: Visibility
  readonly phase: TablePhase
  readonly begun: number
  readonly played: number
  /** How many rows the log has. */
  readonly version: number
  readonly asked: AskedOf | null
  readonly winners: readonly Seat[]
  readonly endedBy: 'rules' | 'resigned' | null
  /** The secret that the dice are made of. */
  readonly secret: string
  /** The first row whose dice the server has thrown; earlier rows were played elsewhere. */
  readonly witnessedFrom: number
  readonly rematch: string | null
  /** Why the table is stopped; null: it is not. */
  readonly held: string | null
  /** A bot must answer, or a standing order may. */
  readonly isDue: boolean
}

/** A stored row: the recorded row with its number, the key of its command, and its time. */
export interface StoredRow extends RecordRow {
  readonly v: number
  readonly key: string
  readonly at: number
}

export interface StoredChat extends ChatMessage {
  /** The same key again is the same message. */
  readonly key: string
}

/**
 * What is needed to go on with a game: the newest snapshot at or before a version, and the rows after it. Snapshots and
 * positions stay the JSON text they were stored as: only the rules' worker reads them.
 */
export interface StoredCourse {
  readonly table: StoredTable
  /** A kernel `Snapshot`; null: from the setup (or from `start`). */
  readonly snapshot: { readonly v: number; readonly text: string } | null
  /** The position where a game that was brought along begins; null: at the setup. */
  readonly start: string | null
  readonly rows: readonly StoredRow[]
}

/** A change. A group of changes is stored whole or not at all. */
export type Change =
  | { readonly kind: 'guest'; readonly guest: StoredGuest }
  /** A new table; `start` is the first position of a game that was brought along. */
  | {
      readonly kind: 'newTable'
      readonly table: StoredTable
      readonly start?: string | undefined
      readonly pack?: unknown
    }
  /** The new state of a table; throws `OutOfStep` unless it is still at version `was`. */
  | { readonly kind: 'table'; readonly table: StoredTable; readonly was: number }
  /** RecordRow `row.v` of this table; throws `OutOfStep` if there is one already. */
  | { readonly kind: 'row'; readonly table: string; readonly row: StoredRow }
  /** The kernel's `Snapshot` after `v` rows, as JSON. */
  | { readonly kind: 'snapshot'; readonly table: string; readonly v: number; readonly text: string }
  | { readonly kind: 'chat'; readonly table: string; readonly message: StoredChat }

/** Another writer was faster: nothing of the group is stored. */
export class OutOfStep extends Error {
  override readonly name = 'OutOfStep'
}

export interface Store {
  /** Stores all changes durably. If it rejects, nothing has changed. */
  commit(changes: readonly Change[]): Promise<void>
  guestByToken(tokenHash: string): Promise<StoredGuest | null>
  table(id: string): Promise<StoredTable | null>
  /** The table and seat an invitation leads to. */
  invited(invite: string): Promise<{ readonly table: StoredTable; readonly seat: Seat } | null>
  /** What is needed to go on with a game, or to look at version `at`. */
  course(id: string, at?: number): Promise<StoredCourse | null>
  /** Rows `from` … `to` − 1. */
  rows(id: string, from: number, to: number): Promise<readonly StoredRow[]>
  /** The first row of this seat with this key, at or after `from`. */
  rowByKey(id: string, from: number, seat: Seat, key: string): Promise<StoredRow | null>
  /** The pack a table is played with; null: none was given. */
  packOf(id: string): Promise<unknown>
  /** Tables where this guest sits or sat, the last played first. */
  tablesOf(guest: string, most: number): Promise<readonly StoredTable[]>
  /** Public tables that are not over, of this game or of all, the newest first. */
  publicTables(most: number, game?: string): Promise<readonly StoredTable[]>
  /** Ids of tables where a bot must answer, in order, `after` this one. */
  dueTables(after: string, most: number): Promise<readonly string[]>
  /** Ids of all tables, in order, `after` this one. */
  allTables(after: string, most: number): Promise<readonly string[]>
  /** The newest messages a viewer may read (null: a spectator), oldest first; before `before` where given. */
  chat(id: string, seat: Seat | null, most: number, before?: number): Promise<readonly ChatMessage[]>
  chatByKey(id: string, from: Seat, key: string): Promise<ChatMessage | null>
  /** Resolves if the store works. */
  check(): Promise<void>
  close(): Promise<void>
}
