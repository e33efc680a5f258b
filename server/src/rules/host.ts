/** The main thread's side of the rules' thread: sends questions in batches, and replaces the thread when it hangs. */

import { Worker } from 'node:worker_threads'
import { type ChanceOf, Engine, type Library } from './engine.ts'
import type { AnswerTo, Ask } from './messages.ts'
import { faultOf, PROGRESS, type Question, READING, REQUEST, type Reply, SIGNS, type WorkerSetup } from './thread.ts'

/** A fault in the rules. The stored position is unchanged. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault'
}
/** The thread ended while this question waited, which may be asked again. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost'
}
/** This question took too long, and the thread was ended. */
export class WorkerHung extends Error {
  override readonly name = 'WorkerHung'
}

export interface RulesHost {
  ask<A extends Ask>(ask: A): Promise<AnswerTo<A>>
  /** Called when the thread is lost, and all loaded games with it. */
  onLost(listener: () => void): void
  close(): Promise<void>
}

interface Open {
  readonly ask: Ask
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
}

/** How long the thread may make no progress. */
export const SILENCE_MS = 2000
/** How long it may take to start, and to read a game from the disk. */
const BEGINNING_MS = 60_000
/** Checks per `SILENCE_MS`. Checks are counted, not time, so that a suspended machine does not look like rules that hang. */
const LOOKS = 4
/**
 * While several tables are at play, their acts are collected for this long: a batch costs little more than one act, on
 * both threads and on the disk, and nobody notices the wait. A single table does not wait, nor do other questions.
 */
const PACE_MS = 8

export class ThreadedRules implements RulesHost {
  private readonly root: string
  private readonly silence: number
  private worker: Worker
  private signs: Int32Array
  private readonly open = new Map<number, Open>()
  private outbox: Question[] = []
  private next = 0
  private timer: NodeJS.Timeout | null = null
  private leaving: NodeJS.Immediate | null = null
  private sentAt = 0
  /** The table that acted last, and since when no other one has. */
  private actedLast: string | null = null
  private turnedAt = 0
  private readonly listeners: (() => void)[] = []
  private readonly watch: NodeJS.Timeout
  /** The progress at the last check, and how many checks have found it unchanged. */
  private seen = { progress: 0, looks: 0 }
  private isClosed = false

  constructor(root: string, silence = SILENCE_MS) {
    this.root = root
    this.silence = silence
    const { worker, signs } = this.start()
    this.worker = worker
    this.signs = signs
    this.watch = setInterval(() => this.look(), silence / LOOKS)
    this.watch.unref()
  }

  ask<A extends Ask>(ask: A): Promise<AnswerTo<A>> {
    if (this.isClosed) return Promise.reject(new WorkerLost('the rules are closed'))
    return new Promise<AnswerTo<A>>((resolve, reject) => {
      this.next = (this.next + 1) & 0x7fffffff
      this.open.set(this.next, { ask, resolve: resolve as Open['resolve'], reject })
      if (this.open.size === 1) this.seen = { progress: Atomics.load(this.signs, PROGRESS), looks: 0 }
      this.outbox.push({ id: this.next, ask })
      this.sendAfter(ask.do === 'act' ? this.waitOf(ask.table) : 0)
    })
  }

  onLost(listener: () => void): void {
    this.listeners.push(listener)
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.watch)
    this.fail(() => new WorkerLost('the rules are closed'))
    await this.worker.terminate()
  }

  private start(): { worker: Worker; signs: Int32Array } {
    const pulse = new SharedArrayBuffer(SIGNS * Int32Array.BYTES_PER_ELEMENT)
    const workerData: WorkerSetup = { root: this.root, pulse }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, name: 'rules' })
    worker.on('message', (replies: readonly Reply[]) => this.take(replies))
    worker.on('error', (error) => this.replace(worker, error))
    worker.on('exit', () => this.replace(worker, new Error('the worker has ended')))
    return { worker, signs: new Int32Array(pulse) }
  }

  /** How long an act of this table waits for acts of others. */
  private waitOf(table: string): number {
    const now = performance.now()
    if (table !== this.actedLast) this.turnedAt = now
    this.actedLast = table
    const isAlone = now - this.turnedAt > PACE_MS
    return isAlone ? 0 : this.sentAt + PACE_MS - now
  }

  /** Questions that already wait leave with a more urgent one. */
  private sendAfter(ms: number): void {
    if (this.leaving !== null || (ms > 0 && this.timer !== null)) return
    if (ms > 0) this.timer = setTimeout(() => this.send(), ms)
    else this.leaving = setImmediate(() => this.send())
  }

  private send(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    this.leaving = null
    this.sentAt = performance.now()
    const questions = this.outbox
    this.outbox = []
    if (questions.length > 0) this.worker.postMessage(questions)
  }

  private take(replies: readonly Reply[]): void {
    for (const reply of replies) {
      const open = this.open.get(reply.id)
      if (open === undefined) continue
      this.open.delete(reply.id)
      if ('fault' in reply) open.reject(new RulesFault(reply.fault))
      else open.resolve(reply.answer as never)
    }
  }

  /** Checks whether the thread makes progress or is stuck in one question. */
  private look(): void {
    const progress = Atomics.load(this.signs, PROGRESS)
    const isSilent = this.open.size > 0 && progress === this.seen.progress
    this.seen = { progress, looks: isSilent ? this.seen.looks + 1 : 0 }
    const isBeginning = progress === 0 || Atomics.load(this.signs, READING) > 0
    const most = isBeginning ? (LOOKS * BEGINNING_MS) / this.silence : LOOKS
    if (this.seen.looks > most) this.replace(this.worker, new Error('silent'))
  }

  /** Replaces the thread. Only the question it was stuck in has hung; the others are lost. */
  private replace(worker: Worker, why: Error): void {
    if (this.isClosed || worker !== this.worker) return
    const hung = why.message === 'silent' ? Atomics.load(this.signs, REQUEST) : null
    const started = this.start()
    this.worker = started.worker
    this.signs = started.signs
    this.outbox = []
    this.seen = { progress: 0, looks: 0 }
    worker.removeAllListeners()
    worker.on('error', () => undefined)
    void worker.terminate()
    for (const listener of this.listeners) listener()
    this.fail((id) => (id === hung ? new WorkerHung(why.message) : new WorkerLost(why.message)))
  }

  private fail(errorOf: (id: number) => Error): void {
    const waiting = [...this.open]
    this.open.clear()
    for (const [id, { reject }] of waiting) reject(errorOf(id))
  }
}

/** Questions that need no loaded position. */
const ASIDE: ReadonlySet<Ask['do']> = new Set(['told', 'past', 'check', 'pack'])

/** Answers them in a second thread, started on first use, so that no running game waits for them. */
export class DividedRules implements RulesHost {
  private readonly games: RulesHost
  private readonly start: () => RulesHost
  private aside: RulesHost | null = null

  constructor(games: RulesHost, start: () => RulesHost) {
    this.games = games
    this.start = start
  }

  ask<A extends Ask>(ask: A): Promise<AnswerTo<A>> {
    if (!ASIDE.has(ask.do)) return this.games.ask(ask)
    this.aside ??= this.start()
    return this.aside.ask(ask)
  }

  onLost(listener: () => void): void {
    this.games.onLost(listener)
  }

  async close(): Promise<void> {
    this.aside ??= this.games // starts no thread any more
    await Promise.all([this.games.close(), this.aside.close()])
  }
}

/** The same rules on the main thread, for tests with their own chance. */
export class InlineRules implements RulesHost {
  private readonly engine: Engine
  private last: Promise<unknown> = Promise.resolve()

  constructor(library: Library, chance: ChanceOf) {
    this.engine = new Engine(library, chance)
  }

  ask<A extends Ask>(ask: A): Promise<AnswerTo<A>> {
    const answered = this.last.then(() => this.engine.answer(ask))
    this.last = answered.catch(() => undefined)
    return answered.catch((error: unknown) => {
      throw new RulesFault(faultOf(error))
    })
  }

  onLost(): void {
    // The main thread is never lost.
  }

  async close(): Promise<void> {
    await this.last
  }
}
