/** Everything that is read from the SQLite file. */

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { Seat } from '@skerry/kernel'
import type { ChatMessage } from '@skerry/link'
import { NO_ORDERS } from '@skerry/session'
import { prepareAll } from './sqlite-schema.ts'
import type { StoredCourse, StoredGuest, StoredRow, StoredSeat, StoredTable } from './types.ts'

/** The hearer of messages to the whole table; the others are seats. */
export const EVERYBODY = -1

const TABLE = 'SELECT t.version, t.played, t.moving, f.body FROM tables t JOIN facts f ON f.tbl = t.n'
const NUMBER = '(SELECT n FROM tables WHERE id = ?)'
const ROW = 'SELECT r.body FROM log l JOIN rows r ON r.n = l.n'
const HEARD = 'SELECT h.at AS at, h.n AS n, c.body AS body FROM heard h JOIN chat c ON c.n = h.n'

/** Every query; each is answered by an index. */
export const READS = {
  begin: 'BEGIN',
  end: 'COMMIT',
  guestByToken: 'SELECT body FROM guests WHERE token_hash = ?',
  table: `${TABLE} WHERE t.id = ?`,
  invited: `SELECT s.seat, t.version, t.played, t.moving, f.body FROM seats s
    JOIN tables t ON t.n = s.tbl JOIN facts f ON f.tbl = s.tbl WHERE s.invite = ? AND s.invite <> ''`,
  snapshot: `SELECT v, body FROM snapshots WHERE tbl = ${NUMBER} AND v <= ? ORDER BY v DESC LIMIT 1`,
  start: `SELECT body FROM starts WHERE tbl = ${NUMBER}`,
  pack: `SELECT p.body FROM packs_of o JOIN packs p ON p.n = o.pack WHERE o.tbl = ${NUMBER}`,
  rows: `${ROW} WHERE l.tbl = ${NUMBER} AND l.v >= ? AND l.v < ? ORDER BY l.v`,
  rowByKey: `${ROW} WHERE l.tbl = ${NUMBER} AND l.v >= ? AND l.seat = ? AND l.key = ? ORDER BY l.v LIMIT 1`,
  tablesOf: `${TABLE} WHERE t.n IN (
    SELECT n FROM tables WHERE n IN (SELECT tbl FROM seats WHERE guest = ?) ORDER BY played DESC, id LIMIT ?
  ) ORDER BY t.played DESC, t.id`,
  publicTables: `${TABLE} WHERE t.listed IS NOT NULL AND (?1 IS NULL OR f.body ->> 'game' = ?1)
    ORDER BY t.listed DESC, t.id LIMIT ?2`,
  dueTables: 'SELECT id FROM tables WHERE is_due = 1 AND id > ? ORDER BY id LIMIT ?',
  allTables: 'SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?',
  // Both halves are sorted already: they are merged, and only the page itself is read.
  chat: `${HEARD} WHERE h.tbl = ${NUMBER} AND h.hearer = ${EVERYBODY} AND h.at < ?
    UNION ALL ${HEARD} WHERE h.tbl = ${NUMBER} AND h.hearer = ? AND h.at < ?
    ORDER BY at DESC, n DESC LIMIT ?`,
  chatByKey: `SELECT body FROM chat WHERE tbl = ${NUMBER} AND sender = ? AND key = ? ORDER BY n LIMIT 1`,
} as const

/** Beyond every version and every time. */
const LAST = Number.MAX_SAFE_INTEGER
/** Spectators hear what is said to everybody and nothing else. */
const NO_SEAT = -2

interface Kept {
  readonly body: string
}
interface KeptTable extends Kept {
  readonly version: number
  readonly played: number
  readonly moving: string
}

export class SqliteReads {
  protected readonly db: DatabaseSync
  private readonly reads: Readonly<Record<keyof typeof READS, StatementSync>>

  constructor(db: DatabaseSync) {
    this.db = db
    this.reads = prepareAll(db, READS)
  }

  async guestByToken(tokenHash: string): Promise<StoredGuest | null> {
    return this.body('guestByToken', tokenHash)
  }

  async table(id: string): Promise<StoredTable | null> {
    const kept = this.one<KeptTable>('table', id)
    return kept === undefined ? null : tableOf(kept)
  }

  async invited(invite: string): Promise<{ readonly table: StoredTable; readonly seat: Seat } | null> {
    const kept = this.one<KeptTable & { readonly seat: Seat }>('invited', invite)
    return kept === undefined ? null : { table: tableOf(kept), seat: kept.seat }
  }

  async course(id: string, at: number = LAST): Promise<StoredCourse | null> {
    return this.atOnce(() => {
      const table = this.one<KeptTable>('table', id)
      if (table === undefined) return null
      const snapshot = this.one<Kept & { readonly v: number }>('snapshot', id, at)
      return {
        table: tableOf(table),
        snapshot: snapshot === undefined ? null : { v: snapshot.v, text: snapshot.body },
        start: this.one<Kept>('start', id)?.body ?? null,
        rows: this.bodies('rows', id, snapshot?.v ?? 0, at),
      }
    })
  }

  async rows(id: string, from: number, to: number): Promise<readonly StoredRow[]> {
    return this.bodies('rows', id, from, to)
  }

  async rowByKey(id: string, from: number, seat: Seat, key: string): Promise<StoredRow | null> {
    return this.body('rowByKey', id, from, seat, JSON.stringify(key))
  }

  async packOf(id: string): Promise<unknown> {
    return this.body('pack', id)
  }

  async tablesOf(guest: string, most: number): Promise<readonly StoredTable[]> {
    return this.many<KeptTable>('tablesOf', guest, most).map(tableOf)
  }

  async publicTables(most: number, game?: string): Promise<readonly StoredTable[]> {
    return this.many<KeptTable>('publicTables', game ?? null, most).map(tableOf)
  }

  async dueTables(after: string, most: number): Promise<readonly string[]> {
    return this.many<{ readonly id: string }>('dueTables', after, most).map(({ id }) => id)
  }

  async allTables(after: string, most: number): Promise<readonly string[]> {
    return this.many<{ readonly id: string }>('allTables', after, most).map(({ id }) => id)
  }

  async chat(id: string, seat: Seat | null, most: number, before: number = LAST): Promise<readonly ChatMessage[]> {
    return this.bodies<ChatMessage>('chat', id, before, id, seat ?? NO_SEAT, before, most).reverse()
  }

  async chatByKey(id: string, from: Seat, key: string): Promise<ChatMessage | null> {
    return this.body('chatByKey', id, from, JSON.stringify(key))
  }

  async close(): Promise<void> {
    if (this.db.isOpen) this.db.close()
  }

  protected checkOpen(): void {
    if (!this.db.isOpen) throw new Error('The store is closed')
  }

  /** Reads several things of one moment, whoever else writes to the file. */
  private atOnce<T>(read: () => T): T {
    this.checkOpen()
    this.reads.begin.run()
    try {
      return read()
    } finally {
      this.reads.end.run()
    }
  }

  private one<T>(question: keyof typeof READS, ...about: readonly SQLInputValue[]): T | undefined {
    this.checkOpen()
    return this.reads[question].get(...about) as T | undefined
  }

  private many<T>(question: keyof typeof READS, ...about: readonly SQLInputValue[]): T[] {
    this.checkOpen()
    return this.reads[question].all(...about) as T[]
  }

  private body<T>(question: keyof typeof READS, ...about: readonly SQLInputValue[]): T | null {
    const kept = this.one<Kept>(question, ...about)
    return kept === undefined ? null : JSON.parse(kept.body)
  }

  private bodies<T>(question: keyof typeof READS, ...about: readonly SQLInputValue[]): T[] {
    return this.many<Kept>(question, ...about).map(({ body }) => JSON.parse(body))
  }
}

function tableOf({ version, played, moving, body }: KeptTable): StoredTable {
  const facts: StoredTable = JSON.parse(body)
  return { ...facts, ...JSON.parse(moving), version, played, seats: facts.seats.map(withOrders) }
}

/** Seats that were stored before there were standing orders have left none. */
const withOrders = (seat: Omit<StoredSeat, 'orders'> & Partial<StoredSeat>): StoredSeat => ({
  orders: NO_ORDERS,
  ...seat,
})
