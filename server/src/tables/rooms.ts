/** The tables in use. A table that nobody uses takes no memory. */

import type { Seat, Viewer } from '@skerry/kernel'
import type { Store, StoredTable } from '../store/types.ts'
import { checkLook } from './access.ts'
import { type Caller, ProblemError, type Watcher } from './types.ts'

/** A position unused for this long is unloaded; a table unused for this long that nobody watches is forgotten. */
const IDLE_MS = 30_000

/** A table in use: its last committed state, its watchers, and the queue of what is done to it. */
export class Room {
  readonly id: string
  /** As last committed; null: not read yet. */
  table: StoredTable | null = null
  /** Whether the rules' thread holds its position. */
  isLoaded = false
  /** The table's own pack, read once; undefined: not read, or it has none. */
  pack: unknown
  readonly watchers = new Map<Watcher, Viewer>()
  /** The seat for which something else than its person is about to answer. */
  thinking: Seat | null = null
  /** How often presence has changed within the current interval. */
  presenceChanges = 0
  usedAt: number
  private waiting = 0
  private last: Promise<unknown> = Promise.resolve()

  constructor(id: string, now: number) {
    this.id = id
    this.usedAt = now
  }

  /** Runs one piece of work at a time, first come, first served. Reads queue too, so that nobody sees what is not committed. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1
    const done = this.last.then(work)
    this.last = done.then(
      () => this.leave(),
      () => this.leave(),
    )
    return done
  }

  private leave(): void {
    this.waiting -= 1
  }

  get isIdle(): boolean {
    return this.waiting === 0 && this.thinking === null
  }

  /** For work that runs in this room: it is the only work, and nobody waits. */
  get isQuiet(): boolean {
    return this.waiting === 1 && this.thinking === null
  }

  /** Forgets what may be wrong, so that it is read again. */
  forget(): void {
    this.table = null
    this.isLoaded = false
  }

  /** Every viewer that somebody watches with, once. */
  viewers(): Viewer[] {
    return [...new Set(this.watchers.values())]
  }

  /** Sends a row: `frames` holds one for each of `viewers`. Whoever sent the command (`by`) gets its key with it. */
  sendRow(viewers: readonly Viewer[], frames: readonly string[], key: string, by: Watcher | undefined): void {
    for (const [watcher, viewer] of this.watchers) {
      const frame = frames[viewers.indexOf(viewer)]
      if (frame !== undefined) watcher.row(frame, watcher === by ? key : undefined)
    }
  }
}

type Work<T> = (room: Room, table: StoredTable) => Promise<T>

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

  /** Does something with a table once everything before it is done. */
  inside<T>(id: string, work: Work<T>): Promise<T> {
    const room = this.rooms.get(id) ?? this.add(id)
    return room.run(async () => {
      room.usedAt = this.now()
      room.table ??= await this.store.table(id)
      if (room.table !== null) return work(room, room.table)
      this.remove(room)
      throw new ProblemError('notFound')
    })
  }

  /** The same for a caller, who must be allowed to look at the table. */
  visit<T>(caller: Caller, id: string, work: Work<T>): Promise<T> {
    return this.inside(id, async (room, table) => {
      checkLook(table, caller)
      return work(room, table)
    })
  }

  private add(id: string): Room {
    const room = new Room(id, this.now())
    this.rooms.set(id, room)
    return room
  }

  idle(): Room[] {
    return [...this.rooms.values()].filter((room) => room.isIdle && this.isLongUnused(room))
  }

  /** For work that runs in the room: nobody has come back meanwhile. */
  isStillIdle(room: Room): boolean {
    return room.isQuiet && this.isLongUnused(room)
  }

  /** A time in the future means that the clock was set back: the room counts as unused. */
  private isLongUnused({ usedAt }: Room): boolean {
    const unused = this.now() - usedAt
    return unused > IDLE_MS || unused < 0
  }

  /** For the last work in a room: forgets it unless somebody watches or waits. */
  close(room: Room): void {
    if (room.isQuiet && room.watchers.size === 0) this.remove(room)
  }

  /** Leaves another room of the same id alone. */
  private remove(room: Room): void {
    if (this.rooms.get(room.id) === room) this.rooms.delete(room.id)
  }

  /** The rules' thread is gone, and all positions with it. */
  unload(): void {
    for (const room of this.rooms.values()) room.isLoaded = false
  }
}
