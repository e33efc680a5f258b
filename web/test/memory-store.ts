/** A store without a browser, with a lever to let it fail. */

import type { RecordRow, Snapshot } from '@skerry/session'
import type { TableInfo } from '../src/link/types.ts'
import { type Head, infoOf, type SavedTable } from '../src/worker/saved.ts'
import { PlayedElsewhere, type Store } from '../src/worker/store.ts'

export class MemoryStore implements Store {
  readonly tables = new Map<string, SavedTable>()
  /** Thrown by the next `append`. */
  failing: Error | null = null

  async list(): Promise<TableInfo[]> {
    return [...this.tables].map(([id, saved]) => infoOf(id, saved, saved.rows.length))
  }
  async load(id: string): Promise<SavedTable | null> {
    return this.tables.get(id) ?? null
  }
  async create(id: string, saved: SavedTable): Promise<void> {
    this.tables.set(id, saved)
  }
  async append(id: string, v: number, row: RecordRow, head: Head, snapshot: Snapshot): Promise<void> {
    const { failing } = this
    this.failing = null
    if (failing !== null) throw failing
    const saved = this.tables.get(id)
    if (saved === undefined || saved.rows.length !== v) throw new PlayedElsewhere()
    this.tables.set(id, { ...saved, ...head, snapshot, rows: [...saved.rows, row] })
  }
  async keepHead(id: string, v: number, head: Head): Promise<void> {
    const saved = this.tables.get(id)
    if (saved === undefined || saved.rows.length !== v) throw new PlayedElsewhere()
    this.tables.set(id, { ...saved, ...head })
  }
  async keepPack(id: string, ownPack: unknown): Promise<void> {
    const saved = this.tables.get(id)
    if (saved !== undefined) this.tables.set(id, { ...saved, ownPack })
  }
  async remove(id: string): Promise<void> {
    this.tables.delete(id)
  }
}
