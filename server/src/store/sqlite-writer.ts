/** Writing: a group of changes in one transaction. The way of every move, so it does no more than it must. */

import { createHash } from 'node:crypto'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { prepareAll } from './sqlite-schema.ts'
import { type Change, OutOfStep, type StoredChat, type StoredGuest, type StoredRow, type StoredTable } from './types.ts'

/** A message to the whole table is heard by this hearer, the others by seats. */
export const EVERYBODY = -1

/** Tables written lately, so many at most. */
const MOST_KNOWN = 2_000

/** What changes with moves, and stands in `tables`; all else is a fact and seldom changes. */
const MOVES: Readonly<Record<keyof StoredTable, boolean>> = {
  id: false,
  game: false,
  rules: false,
  pack: false,
  hasOwnPack: false,
  options: false,
  seats: false,
  host: false,
  visibility: false,
  phase: true,
  begun: false,
  played: true,
  version: true,
  asked: true,
  winners: true,
  endedBy: true,
  secret: false,
  witnessedFrom: false,
  rematch: false,
  held: false,
  isDue: true,
}
const FACTS = (Object.keys(MOVES) as (keyof StoredTable)[]).filter((key) => !MOVES[key])

const WRITES = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  othersWrote: 'PRAGMA data_version',
  tableNumber: 'SELECT n FROM tables WHERE id = ?',
  guest: `INSERT INTO guests (id, token_hash, body) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET token_hash = excluded.token_hash, body = excluded.body`,
  newTable: `INSERT INTO tables (id, version, played, moving, is_due, listed) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING`,
  move: 'UPDATE tables SET version = ?, played = ?, moving = ? WHERE n = ? AND version = ?',
  lists: 'UPDATE tables SET is_due = ?, listed = ? WHERE n = ?',
  facts: 'INSERT INTO facts (tbl, body) VALUES (?, ?) ON CONFLICT (tbl) DO UPDATE SET body = excluded.body',
  start: 'INSERT INTO starts (tbl, body) VALUES (?, ?)',
  pack: 'INSERT INTO packs (digest, body) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING',
  packOf: 'INSERT INTO packs_of (tbl, pack) SELECT ?, n FROM packs WHERE digest = ?',
  noSeats: 'DELETE FROM seats WHERE tbl = ?',
  seat: 'INSERT INTO seats (tbl, seat, guest, invite) VALUES (?, ?, ?, ?)',
  row: 'INSERT INTO rows (body) VALUES (?)',
  log: 'INSERT INTO log (tbl, v, seat, key, n) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  snapshot: `INSERT INTO snapshots (tbl, v, body) VALUES (?, ?, ?)
    ON CONFLICT (tbl, v) DO UPDATE SET body = excluded.body`,
  chat: 'INSERT INTO chat (tbl, sender, key, body) VALUES (?, ?, ?, ?)',
  heard: 'INSERT INTO heard (tbl, hearer, at, n) VALUES (?, ?, ?, ?)',
}

/** A table's number, and how it was written last; null: not known. */
interface Known {
  readonly n: number
  table: StoredTable | null
}

export class SqliteWriter {
  private readonly db: DatabaseSync
  private readonly sql: Readonly<Record<keyof typeof WRITES, StatementSync>>
  /** What is known of a table spares writing what has not changed. Empty after any failure. */
  private readonly known = new Map<string, Known>()
  private dataVersion: unknown

  constructor(db: DatabaseSync) {
    this.db = db
    this.sql = prepareAll(db, WRITES)
  }

  /** Keeps all changes or none, whatever goes wrong. */
  write(changes: readonly Change[]): void {
    this.sql.begin.run()
    try {
      this.forgetIfOthersWrote()
      for (const change of changes) this.keep(change)
      this.sql.commit.run()
    } catch (error) {
      this.known.clear()
      // A full disk, for one, has rolled it back already.
      if (this.db.isTransaction) this.sql.rollback.run()
      throw error
    }
  }

  /** Throws if the file cannot be read, or not be locked for writing. */
  check(): void {
    this.write([])
  }

  private forgetIfOthersWrote(): void {
    const { data_version: now } = this.sql.othersWrote.get() as { data_version: number }
    if (now !== this.dataVersion) this.known.clear()
    this.dataVersion = now
  }

  private keep(change: Change): void {
    switch (change.kind) {
      case 'row':
        this.keepRow(this.knownOf(change.table).n, change.row)
        break
      case 'table':
        this.keepTable(change.table, change.was)
        break
      case 'snapshot':
        this.sql.snapshot.run(this.knownOf(change.table).n, change.v, change.text)
        break
      case 'chat':
        this.keepChat(this.knownOf(change.table).n, change.message)
        break
      case 'newTable':
        this.keepNewTable(change)
        break
      case 'guest':
        this.keepGuest(change.guest)
        break
    }
  }

  private keepRow(n: number, row: StoredRow): void {
    const { lastInsertRowid } = this.sql.row.run(JSON.stringify(row))
    const { changes } = this.sql.log.run(n, row.v, row.seat, JSON.stringify(row.key), lastInsertRowid)
    if (changes === 0) throw new OutOfStep(`row ${row.v} is there already`)
  }

  private keepTable(table: StoredTable, was: number): void {
    const known = this.knownOf(table.id)
    const { changes } = this.sql.move.run(table.version, table.played, movingOf(table), known.n, was)
    if (changes === 0) throw new OutOfStep(`the table is not at version ${was}`)
    const { table: before } = known
    if (before === null || before.isDue !== table.isDue || listedOf(before) !== listedOf(table))
      this.sql.lists.run(Number(table.isDue), listedOf(table), known.n)
    if (before === null || FACTS.some((key) => before[key] !== table[key])) this.keepFacts(known.n, table, before)
    known.table = table
  }

  private keepNewTable({ table, start, pack }: Extract<Change, { kind: 'newTable' }>): void {
    const { id, version, played, isDue } = table
    const made = this.sql.newTable.run(id, version, played, movingOf(table), Number(isDue), listedOf(table))
    if (made.changes === 0) throw new OutOfStep('there is such a table already')
    const n = Number(made.lastInsertRowid)
    this.keepFacts(n, table, null)
    if (start !== undefined) this.sql.start.run(n, start)
    if (pack !== undefined) this.keepPack(n, pack)
    this.know(id, { n, table })
  }

  private keepPack(n: number, pack: unknown): void {
    const text = JSON.stringify(pack)
    const digest = createHash('sha256').update(text).digest('hex')
    this.sql.pack.run(digest, text)
    this.sql.packOf.run(n, digest)
  }

  private keepFacts(n: number, table: StoredTable, before: StoredTable | null): void {
    this.sql.facts.run(n, JSON.stringify(Object.fromEntries(FACTS.map((key) => [key, table[key]]))))
    if (before?.seats === table.seats) return
    this.sql.noSeats.run(n)
    for (const [seat, { guest, invite }] of table.seats.entries()) this.sql.seat.run(n, seat, guest, invite)
  }

  private keepChat(n: number, { key, ...message }: StoredChat): void {
    const { from, to, at } = message
    const said = this.sql.chat.run(n, from, JSON.stringify(key), JSON.stringify(message))
    for (const hearer of to === null ? [EVERYBODY] : new Set([from, ...to]))
      this.sql.heard.run(n, hearer, at, said.lastInsertRowid)
  }

  private keepGuest(guest: StoredGuest): void {
    this.sql.guest.run(guest.id, guest.tokenHash, JSON.stringify(guest))
  }

  private knownOf(id: string): Known {
    const known = this.known.get(id)
    if (known !== undefined) return known
    const found = this.sql.tableNumber.get(id) as { n: number } | undefined
    if (found === undefined) throw new OutOfStep('there is no such table')
    return this.know(id, { n: found.n, table: null })
  }

  private know(id: string, known: Known): Known {
    const [oldest] = this.known.keys()
    if (this.known.size >= MOST_KNOWN && oldest !== undefined) this.known.delete(oldest)
    this.known.set(id, known)
    return known
  }
}

function movingOf({ phase, asked, winners, endedBy, isDue }: StoredTable): string {
  return JSON.stringify({ phase, asked, winners, endedBy, isDue })
}

/** When it began, if the lobby shows it. */
const listedOf = ({ visibility, phase, begun }: StoredTable): number | null =>
  visibility === 'public' && phase !== 'over' ? begun : null
