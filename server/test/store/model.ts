/** The store as plain data in memory, without any cleverness: what a store has to answer. */

import type { Seat } from '@skerry/kernel'
import type { ChatMessage } from '@skerry/link'
import {
  type Change,
  OutOfStep,
  type Store,
  type StoredChat,
  type StoredCourse,
  type StoredGuest,
  type StoredRow,
  type StoredTable,
} from '../../src/store/types.ts'

interface ModelTable {
  table: StoredTable
  readonly start: string | null
  readonly pack: unknown
  readonly rows: Map<number, StoredRow>
  readonly snapshots: Map<number, string>
  readonly chat: StoredChat[]
}

interface Kept {
  readonly guests: Map<string, StoredGuest>
  readonly tables: Map<string, ModelTable>
}

export class ModelStore implements Store {
  private kept: Kept = { guests: new Map(), tables: new Map() }

  /** Another one that starts where this one is. */
  copy(): ModelStore {
    const copy = new ModelStore()
    copy.kept = copyOf(this.kept)
    return copy
  }

  async commit(changes: readonly Change[]): Promise<void> {
    this.apply(changes)
  }

  apply(changes: readonly Change[]): void {
    const kept = copyOf(this.kept)
    for (const change of changes) keep(kept, change)
    this.kept = kept
  }

  async guestByToken(tokenHash: string): Promise<StoredGuest | null> {
    return [...this.kept.guests.values()].find((guest) => guest.tokenHash === tokenHash) ?? null
  }

  async table(id: string): Promise<StoredTable | null> {
    return this.tableNow(id)
  }

  tableNow(id: string): StoredTable | null {
    return this.kept.tables.get(id)?.table ?? null
  }

  async invited(invite: string): Promise<{ table: StoredTable; seat: Seat } | null> {
    for (const { table } of this.kept.tables.values()) {
      const seat = table.seats.findIndex((one) => one.invite === invite && invite !== '')
      if (seat >= 0) return { table, seat }
    }
    return null
  }

  async course(id: string, at = Number.POSITIVE_INFINITY): Promise<StoredCourse | null> {
    const found = this.kept.tables.get(id)
    if (found === undefined) return null
    const v = Math.max(-1, ...[...found.snapshots.keys()].filter((one) => one <= at))
    const text = found.snapshots.get(v)
    return {
      table: found.table,
      snapshot: text === undefined ? null : { v, text },
      start: found.start,
      rows: await this.rows(id, Math.max(0, v), at),
    }
  }

  async rows(id: string, from: number, to: number): Promise<StoredRow[]> {
    const rows = [...(this.kept.tables.get(id)?.rows.values() ?? [])]
    return rows.filter(({ v }) => v >= from && v < to).sort((a, b) => a.v - b.v)
  }

  async rowByKey(id: string, from: number, seat: Seat, key: string): Promise<StoredRow | null> {
    const rows = await this.rows(id, from, Number.POSITIVE_INFINITY)
    return rows.find((row) => row.seat === seat && row.key === key) ?? null
  }

  async packOf(id: string): Promise<unknown> {
    return this.kept.tables.get(id)?.pack ?? null
  }

  async tablesOf(guest: string, most: number): Promise<StoredTable[]> {
    const his = this.tables().filter(({ seats }) => seats.some((seat) => seat.guest === guest))
    return his.sort((a, b) => b.played - a.played).slice(0, most)
  }

  async publicTables(most: number, of?: string): Promise<StoredTable[]> {
    const listed = this.tables().filter(
      ({ visibility, phase, game }) => visibility === 'public' && phase !== 'over' && (of === undefined || game === of),
    )
    return listed.sort((a, b) => b.begun - a.begun).slice(0, most)
  }

  async dueTables(after: string, most: number): Promise<string[]> {
    return this.ids(({ isDue }) => isDue, after, most)
  }

  async allTables(after: string, most: number): Promise<string[]> {
    return this.ids(() => true, after, most)
  }

  async chat(id: string, seat: Seat | null, most: number, before = Number.POSITIVE_INFINITY): Promise<ChatMessage[]> {
    const heard = ({ to, from }: ChatMessage) => to === null || (seat !== null && [from, ...to].includes(seat))
    const said = this.kept.tables.get(id)?.chat.filter((one) => heard(one) && one.at < before) ?? []
    const inOrder = said.sort((a, b) => a.at - b.at).map(withoutKey)
    return inOrder.slice(Math.max(0, inOrder.length - most))
  }

  async chatByKey(id: string, from: Seat, key: string): Promise<ChatMessage | null> {
    const said = this.kept.tables.get(id)?.chat.find((one) => one.from === from && one.key === key)
    return said === undefined ? null : withoutKey(said)
  }

  async check(): Promise<void> {}
  async close(): Promise<void> {}

  /** In the order of their ids. */
  private tables(): StoredTable[] {
    return [...this.kept.tables.values()].map(({ table }) => table).sort((a, b) => (a.id < b.id ? -1 : 1))
  }

  private ids(holds: (table: StoredTable) => boolean, after: string, most: number): string[] {
    const ids = this.tables()
      .filter(holds)
      .map(({ id }) => id)
    return ids.filter((id) => id > after).slice(0, most)
  }
}

/** What is kept is never changed in place, so it is the same in the copy: a table keeps its seats, for one. */
function copyOf({ guests, tables }: Kept): Kept {
  const copies = [...tables].map(([id, { rows, snapshots, chat, ...rest }]): [string, ModelTable] => [
    id,
    { ...rest, rows: new Map(rows), snapshots: new Map(snapshots), chat: [...chat] },
  ])
  return { guests: new Map(guests), tables: new Map(copies) }
}

const withoutKey = ({ key: _, ...message }: StoredChat): ChatMessage => message

function keep({ guests, tables }: Kept, change: Change): void {
  if (change.kind === 'guest') {
    guests.set(change.guest.id, change.guest)
  } else if (change.kind === 'newTable') {
    const { table, start = null, pack = null } = change
    if (tables.has(table.id)) throw new OutOfStep()
    tables.set(table.id, { table, start, pack, rows: new Map(), snapshots: new Map(), chat: [] })
  } else keepAt(tables.get(change.kind === 'table' ? change.table.id : change.table), change)
}

function keepAt(at: ModelTable | undefined, change: Exclude<Change, { kind: 'guest' | 'newTable' }>): void {
  if (at === undefined) throw new OutOfStep()
  switch (change.kind) {
    case 'table':
      if (at.table.version !== change.was) throw new OutOfStep()
      at.table = change.table
      break
    case 'row':
      if (at.rows.has(change.row.v)) throw new OutOfStep()
      at.rows.set(change.row.v, change.row)
      break
    case 'snapshot':
      at.snapshots.set(change.v, change.text)
      break
    case 'chat':
      at.chat.push(change.message)
      break
  }
}
