/** Threads that think for bots, given the view of a seat and nothing else. Watched tables come first. */

import { availableParallelism } from 'node:os'
import type { Seat } from '@skerry/kernel'
import type { BotLevel } from '@skerry/link'
import { Tinypool } from 'tinypool'

/** A decision that a bot is to make. */
export interface BotTask {
  readonly game: string
  /** The table's own pack; undefined: the built-in one. */
  readonly pack: unknown
  /** Null: the weakest bot that knows the game, for delegated decisions. */
  readonly level: BotLevel | null
  /** The view of its seat as JSON. */
  readonly view: string
  readonly seat: Seat
  readonly seed: string
}

export interface BotPool {
  /** Resolves to a choice in notation; never settles once the pool is closed. */
  think(task: BotTask, isLive: boolean): Promise<string>
  readonly waiting: number
  close(): Promise<void>
}

export interface BotPoolLimits {
  /** The longest that a bot may think, in ms. */
  readonly longest: number
  /** How many think at the same time. */
  readonly threads: number
}

const LIMITS: BotPoolLimits = { longest: 15_000, threads: Math.max(1, availableParallelism() - 1) }

interface Waiting {
  readonly task: BotTask
  readonly resolve: (notation: string) => void
  readonly reject: (error: unknown) => void
}

export class ThreadedBotPool implements BotPool {
  private readonly root: string
  private readonly limits: BotPoolLimits
  private pool: Tinypool | null = null
  private readonly live: Waiting[] = []
  private readonly others: Waiting[] = []
  private thinking = 0
  private isClosed = false

  constructor(root: string, limits: Partial<BotPoolLimits> = {}) {
    this.root = root
    this.limits = { ...LIMITS, ...limits }
  }

  get waiting(): number {
    return this.live.length + this.others.length
  }

  think(task: BotTask, isLive: boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      const queue = isLive ? this.live : this.others
      queue.push({ task, resolve, reject })
      this.next()
    })
  }

  private next(): void {
    if (this.isClosed || this.thinking >= this.limits.threads) return
    const next = this.live.shift() ?? this.others.shift()
    if (next === undefined) return
    this.thinking += 1
    this.run(next.task)
      .then(next.resolve, (error: unknown) => {
        if (!this.isClosed) next.reject(error)
      })
      .finally(() => {
        this.thinking -= 1
        this.next()
      })
  }

  private run(task: BotTask): Promise<string> {
    this.pool ??= this.started()
    return this.pool.run(task, { signal: AbortSignal.timeout(this.limits.longest) })
  }

  private started(): Tinypool {
    const pool = new Tinypool({
      filename: new URL('./worker.ts', import.meta.url).href,
      runtime: 'worker_threads',
      minThreads: 0,
      maxThreads: this.limits.threads,
      idleTimeout: 60_000,
      workerData: { root: this.root },
    })
    // A thread that breaks while idle is replaced when it is needed.
    pool.on('error', () => undefined)
    return pool
  }

  /** Waiting tasks stay unanswered instead of failing: the bots are asked again when the server is back. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.pool?.destroy()
  }
}
