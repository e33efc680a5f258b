/** A table in use: what is known of it, who watches, and the order in which things are done to it. */

import type { Seat, Viewer } from '@skerry/kernel'
import type { StoredTable } from '../store/types.ts'
import type { Watcher } from './types.ts'

export class Room {
  readonly id: string
  /** As it was committed last; null: not read yet. */
  table: StoredTable | null = null
  /** Whether the rules have its position at hand. */
  isLoaded = false
  /** The own pack of the table, read once; undefined: not read, or it has none. */
  pack: unknown
  readonly watchers = new Map<Watcher, Viewer>()
  /** The bot that thinks for this table. */
  thinking: Seat | null = null
  /** How often it was told lately who is here. */
  comings = 0
  usedAt: number
  private waiting = 0
  private last: Promise<unknown> = Promise.resolve()

  constructor(id: string, now: number) {
    this.id = id
    this.usedAt = now
  }

  /** One thing at a time, in the order they came: also reading, so that nobody sees what is not committed yet. */
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

  /** Asked by what is being done here: nothing else is under way, and nobody waits. */
  get isQuiet(): boolean {
    return this.waiting === 1 && this.thinking === null
  }

  /** What may be wrong is forgotten; it is read anew. */
  forget(): void {
    this.table = null
    this.isLoaded = false
  }
}
