/** Those who think for the bots: threads that get a seat's view and nothing else. Tables that are watched come first. */

import { availableParallelism } from 'node:os'
import type { Seat } from '@skerry/kernel'
import type { BotLevel } from '@skerry/link'
import { Tinypool } from 'tinypool'

/** What a bot gets: the view of its seat. */
export interface Thought {
  readonly game: string
  /** A pack of its own; undefined: the built-in one. */
  readonly pack: unknown
  /** Null: the weakest that knows the game (delegated questions). */
  readonly level: BotLevel | null
  /** The view of its seat as JSON. */
  readonly view: string
  readonly seat: Seat
  readonly seed: string
}

export interface Crew {
  /** Answers with a choice in notation. */
  think(thought: Thought, isLive: boolean): Promise<string>
  readonly waiting: number
  close(): Promise<void>
}

interface Waiting {
  readonly thought: Thought
  readonly resolve: (notation: string) => void
  readonly reject: (error: unknown) => void
}

/** A bot that has found nothing by then has lost its way. */
const LONGEST_MS = 15_000

export class ThreadedCrew implements Crew {
  private readonly root: string
  private pool: Tinypool | null = null
  private readonly live: Waiting[] = []
  private readonly others: Waiting[] = []
  private atWork = 0
  private readonly most = Math.max(1, availableParallelism() - 1)

  constructor(root: string) {
    this.root = root
  }

  get waiting(): number {
    return this.live.length + this.others.length
  }

  think(thought: Thought, isLive: boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      const queue = isLive ? this.live : this.others
      queue.push({ thought, resolve, reject })
      this.next()
    })
  }

  private next(): void {
    if (this.atWork >= this.most) return
    const next = this.live.shift() ?? this.others.shift()
    if (next === undefined) return
    this.atWork += 1
    this.run(next.thought)
      .then(next.resolve, next.reject)
      .finally(() => {
        this.atWork -= 1
        this.next()
      })
  }

  private run(thought: Thought): Promise<string> {
    this.pool ??= new Tinypool({
      filename: new URL('./worker.ts', import.meta.url).href,
      runtime: 'worker_threads',
      minThreads: 0,
      maxThreads: this.most,
      idleTimeout: 60_000,
      workerData: { root: this.root },
    })
    return this.pool.run(thought, { signal: AbortSignal.timeout(LONGEST_MS) })
  }

  async close(): Promise<void> {
    for (const { reject } of [...this.live.splice(0), ...this.others.splice(0)]) reject(new Error('the crew goes home'))
    await this.pool?.destroy()
  }
}
