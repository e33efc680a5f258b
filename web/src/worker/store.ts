/** Where tables are kept: IndexedDB. Every row is stored before it is told. */

import type { RecordRow, Snapshot } from '@skerry/session'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { TableInfo } from '../link/types.ts'
import { type Head, infoOf, type SavedTable } from './saved.ts'

interface StoredHead extends Head {
  readonly id: string
  readonly count: number
}
/**
 * Rows by their number. Below 0 lie the table's pack and its newest position: there, older versions of the site that know
 * nothing of them do not look.
 */
interface StoredRow {
  readonly table: string
  readonly v: number
  readonly row: RecordRow | { readonly ownPack: unknown } | { readonly snapshot: Snapshot }
}
const PACK = -1
const SNAPSHOT = -2
interface Shelf extends DBSchema {
  heads: { key: string; value: StoredHead }
  rows: { key: [string, number]; value: StoredRow }
}

/** Another tab has played on: its row stands where ours should go. */
export class PlayedElsewhere extends Error {}

export interface Store {
  list(): Promise<TableInfo[]>
  load(id: string): Promise<SavedTable | null>
  create(id: string, saved: SavedTable): Promise<void>
  /** Adds row number `v` and the position after it; throws `PlayedElsewhere` if there is one already. */
  append(id: string, v: number, row: RecordRow, head: Head, snapshot: Snapshot): Promise<void>
  /** Keeps what is known of a table after `v` rows; throws `PlayedElsewhere` if there are more by now. */
  keepHead(id: string, v: number, head: Head): Promise<void>
  /** Keeps the pack a table is played with, whatever becomes of the built-in one. */
  keepPack(id: string, pack: unknown): Promise<void>
  remove(id: string): Promise<void>
}

const rangeOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER])

class IndexedDbStore implements Store {
  private readonly db: IDBPDatabase<Shelf>
  constructor(db: IDBPDatabase<Shelf>) {
    this.db = db
  }

  async list(): Promise<TableInfo[]> {
    return (await this.db.getAll('heads')).map((head) => infoOf(head.id, head, head.count))
  }

  async load(id: string): Promise<SavedTable | null> {
    const tx = this.db.transaction(['heads', 'rows'])
    const [head, rows] = await Promise.all([
      tx.objectStore('heads').get(id),
      tx.objectStore('rows').getAll(rangeOf(id, SNAPSHOT)),
    ])
    if (head === undefined) return null
    const { id: _id, count: _count, ...saved } = head
    const kept = rows.filter(({ v }) => v < 0).map(({ row }) => row)
    return Object.assign({}, saved, ...kept, { rows: rows.filter(({ v }) => v >= 0).map(({ row }) => row) })
  }

  async create(id: string, saved: SavedTable): Promise<void> {
    const { rows, ownPack, snapshot, ...head } = saved
    const tx = this.db.transaction(['heads', 'rows'], 'readwrite', { durability: 'strict' })
    await tx.objectStore('heads').add({ ...head, id, count: rows.length })
    for (const [v, row] of rows.entries()) await tx.objectStore('rows').add({ table: id, v, row })
    if (ownPack !== undefined) await tx.objectStore('rows').add({ table: id, v: PACK, row: { ownPack } })
    if (snapshot !== undefined) await tx.objectStore('rows').add({ table: id, v: SNAPSHOT, row: { snapshot } })
    await tx.done
  }

  async append(id: string, v: number, row: RecordRow, now: Head, snapshot: Snapshot): Promise<void> {
    const tx = this.db.transaction(['heads', 'rows'], 'readwrite', { durability: 'strict' })
    await checkCount(tx, id, v)
    await Promise.all([
      tx.objectStore('rows').add({ table: id, v, row }),
      tx.objectStore('rows').put({ table: id, v: SNAPSHOT, row: { snapshot } }),
      tx.objectStore('heads').put({ ...now, id, count: v + 1 }),
      tx.done,
    ])
  }

  async keepHead(id: string, v: number, now: Head): Promise<void> {
    const tx = this.db.transaction(['heads', 'rows'], 'readwrite', { durability: 'strict' })
    await checkCount(tx, id, v)
    await Promise.all([tx.objectStore('heads').put({ ...now, id, count: v }), tx.done])
  }

  async keepPack(id: string, pack: unknown): Promise<void> {
    await this.db.put('rows', { table: id, v: PACK, row: { ownPack: pack } })
  }

  async remove(id: string): Promise<void> {
    const tx = this.db.transaction(['heads', 'rows'], 'readwrite')
    await Promise.all([
      tx.objectStore('heads').delete(id),
      tx.objectStore('rows').delete(rangeOf(id, SNAPSHOT)),
      tx.done,
    ])
  }
}

/** Another tab may have played on, or removed the table. */
async function checkCount(
  tx: IDBPTransaction<Shelf, ('heads' | 'rows')[], 'readwrite'>,
  id: string,
  v: number,
): Promise<void> {
  const head = await tx.objectStore('heads').get(id)
  if (head !== undefined && head.count === v) return
  tx.abort()
  await tx.done.catch(() => undefined)
  throw new PlayedElsewhere()
}

/** The store of this browser. */
export async function openStore(): Promise<Store> {
  const db = await openDB<Shelf>('skerry', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('heads', { keyPath: 'id' })
      fresh.createObjectStore('rows', { keyPath: ['table', 'v'] })
    },
  })
  return new IndexedDbStore(db)
}
