/**
 * The store in one SQLite file, on the thread that calls it.
 *
 * Durability. `commit` is one transaction and resolves after an fsync: the database has a write-ahead log (WAL) and
 * `synchronous = FULL`. What was acknowledged survives a killed process, a crash of the system and a power cut, as far as
 * the disk keeps what it has confirmed. A commit that was cut short is gone as a whole when the file is opened again;
 * nobody had been told of it.
 *
 * When a commit fails (out of step, disk full, a fault in one of its changes) nothing of its group is stored, and the store
 * goes on with what it had. A failure of the fsync is a failure of the commit.
 *
 * While the file is open, `-wal` and `-shm` beside it belong to it. A copy of the file alone is no backup.
 *
 * Each commit waits for the disk, so callers put changes that come together into one group.
 */

import { createHash } from 'node:crypto'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { EVERYBODY, SqliteReads } from './sqlite-reads.ts'
import { openDatabase, prepareAll } from './sqlite-schema.ts'
import {
  type Change,
  OutOfStep,
  type Store,
  type StoredChat,
  type StoredGuest,
  type StoredRow,
  type StoredTable,
} from './types.ts'

/** How many tables are remembered: the ones written last. */
const MOST_KNOWN = 2_000

/** What changes with every move is stored in `tables`; the rest, which seldom changes, in `facts`. */
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

/** The number of a table, and the table as last written; null: not known. */
interface Known {
  readonly n: number
  table: StoredTable | null
}

/**
 * Opens the file, or creates it; `:memory:` is gone when it is closed. With `read` nothing is changed, even while a server
 * uses the file. Rejects with an error that says what is wrong.
 */
export async function openSqlite(file: string, use: 'write' | 'read' = 'write'): Promise<Store> {
  return new SqliteStore(openDatabase(file, use))
}

/** Writes a group of changes in one transaction. Every move does this, so it does no more than it must. */
class SqliteStore extends SqliteReads implements Store {
  private readonly writes: Readonly<Record<keyof typeof WRITES, StatementSync>>
  /** Tables as last written, so that only changes are written. Cleared after any failure. */
  private readonly known = new Map<string, Known>()
  private dataVersion: unknown

  constructor(db: DatabaseSync) {
    super(db)
    this.writes = prepareAll(db, WRITES)
  }

  async commit(changes: readonly Change[]): Promise<void> {
    this.checkOpen()
    if (changes.length > 0) this.write(changes)
  }

  /** Throws if the file cannot be read, or not be locked for writing. */
  async check(): Promise<void> {
    this.checkOpen()
    this.write([])
  }

  /** Stores all changes or none. */
  private write(changes: readonly Change[]): void {
    this.writes.begin.run()
    try {
      this.forgetIfOthersWrote()
      for (const change of changes) this.keep(change)
      this.writes.commit.run()
    } catch (error) {
      this.known.clear()
      // SQLite may have rolled it back already, for instance when the disk is full.
      if (this.db.isTransaction) this.writes.rollback.run()
      throw error
    }
  }

  private forgetIfOthersWrote(): void {
    const { data_version: now } = this.writes.othersWrote.get() as { data_version: number }
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
        this.writes.snapshot.run(this.knownOf(change.table).n, change.v, change.text)
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
    const { lastInsertRowid } = this.writes.row.run(JSON.stringify(row))
    const { changes } = this.writes.log.run(n, row.v, row.seat, JSON.stringify(row.key), lastInsertRowid)
    if (changes === 0) throw new OutOfStep(`row ${row.v} is there already`)
  }

  private keepTable(table: StoredTable, was: number): void {
    const known = this.knownOf(table.id)
    const { changes } = this.writes.move.run(table.version, table.played, movingOf(table), known.n, was)
    if (changes === 0) throw new OutOfStep(`the table is not at version ${was}`)
    const { table: before } = known
    if (before === null || before.isDue !== table.isDue || listedOf(before) !== listedOf(table))
      this.writes.lists.run(Number(table.isDue), listedOf(table), known.n)
    if (before === null || FACTS.some((key) => before[key] !== table[key])) this.keepFacts(known.n, table, before)
    known.table = table
  }

  private keepNewTable({ table, start, pack }: Extract<Change, { kind: 'newTable' }>): void {
    const { id, version, played, isDue } = table
    const made = this.writes.newTable.run(id, version, played, movingOf(table), Number(isDue), listedOf(table))
    if (made.changes === 0) throw new OutOfStep('there is such a table already')
    const n = Number(made.lastInsertRowid)
    this.keepFacts(n, table, null)
    if (start !== undefined) this.writes.start.run(n, start)
    if (pack !== undefined) this.keepPack(n, pack)
    this.know(id, { n, table })
  }

  private keepPack(n: number, pack: unknown): void {
    const text = JSON.stringify(pack)
    const digest = createHash('sha256').update(text).digest('hex')
    this.writes.pack.run(digest, text)
    this.writes.packOf.run(n, digest)
  }

  private keepFacts(n: number, table: StoredTable, before: StoredTable | null): void {
    this.writes.facts.run(n, JSON.stringify(Object.fromEntries(FACTS.map((key) => [key, table[key]]))))
    if (before?.seats === table.seats) return
    this.writes.noSeats.run(n)
    for (const [seat, { guest, invite }] of table.seats.entries()) this.writes.seat.run(n, seat, guest, invite)
  }

  private keepChat(n: number, { key, ...message }: StoredChat): void {
    const { from, to, at } = message
    const said = this.writes.chat.run(n, from, JSON.stringify(key), JSON.stringify(message))
    for (const hearer of to === null ? [EVERYBODY] : new Set([from, ...to]))
      this.writes.heard.run(n, hearer, at, said.lastInsertRowid)
  }

  private keepGuest(guest: StoredGuest): void {
    this.writes.guest.run(guest.id, guest.tokenHash, JSON.stringify(guest))
  }

  private knownOf(id: string): Known {
    const known = this.known.get(id)
    if (known !== undefined) return known
    const found = this.writes.tableNumber.get(id) as { n: number } | undefined
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
