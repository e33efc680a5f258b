/** The tables in use. Those nobody looks at take no memory. */

import type { Store, StoredTable } from '../store/types.ts'
import { Room } from './room.ts'
import { ProblemError } from './types.ts'

/** A position nobody has asked about for so long is forgotten, and so is a table nobody watches. */
const IDLE_MS = 30_000

export class Rooms {
  private readonly store: Store
  private readonly now: () => number
  private readonly rooms = new Map<string, Room>()

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  get size(): number {
    return this.rooms.size
  }
  all(): Iterable<Room> {
    return this.rooms.values()
  }
  find(id: string): Room | undefined {
    return this.rooms.get(id)
  }

  /** Does something with a table, after whatever came before is done. */
  inside<T>(id: string, work: (room: Room, table: StoredTable) => Promise<T>): Promise<T> {
    const room = this.rooms.get(id) ?? this.add(id)
    return room.run(async () => {
      room.usedAt = this.now()
      room.table ??= await this.store.table(id)
      if (room.table !== null) return work(room, room.table)
      this.rooms.delete(id)
      throw new ProblemError('notFound')
    })
  }

  private add(id: string): Room {
    const room = new Room(id, this.now())
    this.rooms.set(id, room)
    return room
  }

  /** Those not in use any more; rooms without watchers are gone afterwards. */
  idle(): Room[] {
    const before = this.now() - IDLE_MS
    const idle = [...this.rooms.values()].filter(({ isIdle, usedAt }) => isIdle && usedAt < before)
    for (const { id, watchers } of idle) if (watchers.size === 0) this.rooms.delete(id)
    return idle.filter(({ isLoaded }) => isLoaded)
  }

  /** The worker with all positions is gone. */
  unload(): void {
    for (const room of this.rooms.values()) room.isLoaded = false
  }
}
