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
  /** Answers with a choice in notation; not at all once it is closed. */
  think(thought: Thought, isLive: boolean): Promise<string>
  readonly waiting: number
  close(): Promise<void>
}

export interface CrewLimits {
  /** A bot that has found nothing by then, in ms, has lost its way. */
  readonly longest: number
  /** So many think at the same time. */
  readonly threads: number
}

const LIMITS: CrewLimits = { longest: 15_000, threads: Math.max(1, availableParallelism() - 1) }

interface Waiting {
  readonly thought: Thought
  readonly resolve: (notation: string) => void
  readonly reject: (error: unknown) => void
}

export class ThreadedCrew implements Crew {
  private readonly root: string
  private readonly limits: CrewLimits
  private pool: Tinypool | null = null
  private readonly live: Waiting[] = []
  private readonly others: Waiting[] = []
  private atWork = 0
  private isClosed = false

  constructor(root: string, limits: Partial<CrewLimits> = {}) {
    this.root = root
    this.limits = { ...LIMITS, ...limits }
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
    if (this.isClosed || this.atWork >= this.limits.threads) return
    const next = this.live.shift() ?? this.others.shift()
    if (next === undefined) return
    this.atWork += 1
    this.run(next.thought)
      .then(next.resolve, (error: unknown) => {
        if (!this.isClosed) next.reject(error)
      })
      .finally(() => {
        this.atWork -= 1
        this.next()
      })
  }

  private run(thought: Thought): Promise<string> {
    this.pool ??= this.hired()
    return this.pool.run(thought, { signal: AbortSignal.timeout(this.limits.longest) })
  }

  private hired(): Tinypool {
    const pool = new Tinypool({
      filename: new URL('./worker.ts', import.meta.url).href,
      runtime: 'worker_threads',
      minThreads: 0,
      maxThreads: this.limits.threads,
      idleTimeout: 60_000,
      workerData: { root: this.root },
    })
    // A thread that breaks while nobody waits for it is replaced when it is needed.
    pool.on('error', () => undefined)
    return pool
  }

  /** Whoever still waits gets no answer, for this is no fault of a bot: it is asked again when the server is back. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.pool?.destroy()
  }
}
