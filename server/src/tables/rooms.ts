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
      this.remove(room)
      throw new ProblemError('notFound')
    })
  }

  private add(id: string): Room {
    const room = new Room(id, this.now())
    this.rooms.set(id, room)
    return room
  }

  /** Those not in use any more. */
  idle(): Room[] {
    return [...this.rooms.values()].filter((room) => room.isIdle && this.isLongUnused(room))
  }

  /** Asked inside the room: nobody has come back meanwhile. */
  isStillIdle(room: Room): boolean {
    return room.isQuiet && this.isLongUnused(room)
  }

  /** A clock that was set back says nothing about how long ago it was. */
  private isLongUnused({ usedAt }: Room): boolean {
    const unused = this.now() - usedAt
    return unused > IDLE_MS || unused < 0
  }

  /** The last thing done inside a room: nobody may find it any more unless somebody watches or waits there. */
  close(room: Room): void {
    if (room.isQuiet && room.watchers.size === 0) this.remove(room)
  }

  /** Another one of the same name stays. */
  private remove(room: Room): void {
    if (this.rooms.get(room.id) === room) this.rooms.delete(room.id)
  }

  /** The worker with all positions is gone. */
  unload(): void {
    for (const room of this.rooms.values()) room.isLoaded = false
  }
}
