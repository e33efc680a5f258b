/** Where everything is kept. Asynchronous, so that a database over the net can stand behind it as well as a file. */

import type { Options, Row, Seat } from '@skerry/kernel'
import type { AskedOf, BotLevel, ChatMessage, TablePhase, Visibility } from '@skerry/link'

/** Somebody who plays without an account. */
export interface StoredGuest {
  readonly id: string
  readonly name: string
  /** SHA-256 of the token in the guest's cookie: whoever reads the store cannot become that guest. */
  readonly tokenHash: string
  readonly since: number
}

export interface StoredSeat {
  /** Who plays it. `open`: nobody yet. A seat that has resigned is played by a bot, but stays its guest's to look at. */
  readonly by: 'person' | 'open' | BotLevel
  readonly guest: string | null
  readonly name: string
  /** The secret of the link that leads to this seat; it works while nobody sits here. */
  readonly invite: string
  /** What this seat adds to the dice; empty until somebody sits down. */
  readonly nonce: string
  readonly hasResigned: boolean
  /** A bot answers for it as long as questions of this rule come. */
  readonly delegated: string | null
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
  /** The table's own secret, of which the dice are made. */
  readonly secret: string
  /** The first row whose dice are the server's; the ones before were played elsewhere. */
  readonly witnessedFrom: number
  readonly rematch: string | null
  /** Why nobody may go on here; null: everything is fine. */
  readonly held: string | null
  /** Something is to be done here without anybody asking: a bot is at it. */
  readonly isDue: boolean
}

/** A row of the log as it is kept: the kernel's row, who repeated what, and when. */
export interface StoredRow extends Row {
  readonly v: number
  readonly key: string
  readonly at: number
}

export interface StoredChat extends ChatMessage {
  /** Told apart from its repetitions. */
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

/** One change; a group of them is kept whole or not at all. */
export type Change =
  | { readonly kind: 'guest'; readonly guest: StoredGuest }
  /** A new table; `start` is where a game that was brought along begins, `pack` what it is played with. */
  | {
      readonly kind: 'newTable'
      readonly table: StoredTable
      readonly start?: string | undefined
      readonly pack?: unknown
    }
  /** The table is as told here; throws `OutOfStep` if it is not at version `was` any more. */
  | { readonly kind: 'table'; readonly table: StoredTable; readonly was: number }
  /** Row `row.v` of this table; throws `OutOfStep` if there is one already. */
  | { readonly kind: 'row'; readonly table: string; readonly row: StoredRow }
  /** The kernel's `Snapshot` after `v` rows, as JSON. */
  | { readonly kind: 'snapshot'; readonly table: string; readonly v: number; readonly text: string }
  | { readonly kind: 'chat'; readonly table: string; readonly message: StoredChat }

/** Somebody else has written what was to be written here: nothing of the group is kept. */
export class OutOfStep extends Error {
  override readonly name = 'OutOfStep'
}

export interface Store {
  /** Keeps all of it, durably, or nothing: it rejects and everything is as before. */
  commit(changes: readonly Change[]): Promise<void>
  guestByToken(tokenHash: string): Promise<StoredGuest | null>
  table(id: string): Promise<StoredTable | null>
  /** The table and seat an invitation leads to. */
  invited(invite: string): Promise<{ readonly table: StoredTable; readonly seat: Seat } | null>
  /** What to load for going on, or for looking at version `at`: rows up to it. */
  course(id: string, at?: number): Promise<StoredCourse | null>
  /** Rows `from` … `to` − 1. */
  rows(id: string, from: number, to: number): Promise<readonly StoredRow[]>
  /** The first row at or after `from` that this seat has put there with this key. */
  rowByKey(id: string, from: number, seat: Seat, key: string): Promise<StoredRow | null>
  /** The pack a table is played with; null: none was given. */
  packOf(id: string): Promise<unknown>
  /** Tables where this guest sits or sat, the last played first. */
  tablesOf(guest: string, most: number): Promise<readonly StoredTable[]>
  /** Public tables that are not over, of this game or of all, the newest first. */
  publicTables(most: number, game?: string): Promise<readonly StoredTable[]>
  /** Tables where something is to be done, `after` this id in order, for the sweep at the beginning. */
  dueTables(after: string, most: number): Promise<readonly string[]>
  /** Ids of all tables in order, for tools that go over everything. */
  allTables(after: string, most: number): Promise<readonly string[]>
  /** The newest messages a viewer may read (null: a spectator), oldest first; before `before` where given. */
  chat(id: string, seat: Seat | null, most: number, before?: number): Promise<readonly ChatMessage[]>
  chatByKey(id: string, from: Seat, key: string): Promise<ChatMessage | null>
  /** Answers if the store works. */
  check(): Promise<void>
  close(): Promise<void>
}
