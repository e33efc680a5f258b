/** One table on the live connection: its number, and the commands that are not acknowledged yet. */

import { type ClientFrame, LARGEST_FRAME, type Problem, type ProblemCode } from '../protocol.ts'
import type { Live } from './live.ts'
import type { Subscriber, TableFrame } from './types.ts'

type Unnumbered<F> = F extends unknown ? Omit<F, 'n'> : never
/** Something to be done at a table. Where it has no key, there is one such command at a time and repeating it does no harm. */
export type CommandFrame = Unnumbered<Extract<ClientFrame, { t: 'choose' | 'undo' | 'delegate' | 'say' }>>

interface Unanswered {
  readonly frame: CommandFrame
  /** Null: done. */
  readonly settle: (problem: Problem | null) => void
}

export class Subscription {
  readonly subscriber: Subscriber
  readonly #live: Live
  #number: number
  /** The server has told the whole on this connection: it knows us and takes commands. */
  #isReady = false
  #hasBegun = false
  #ended: Problem | null = null
  /** By key, in the order in which they were given. */
  readonly #unanswered = new Map<string, Unanswered>()

  constructor(live: Live, subscriber: Subscriber) {
    this.#live = live
    this.subscriber = subscriber
    this.#number = live.enter(this)
  }

  get isOver(): boolean {
    return this.#ended !== null
  }

  /** Says what we want to hear: at the beginning and on every new connection. */
  begin(): void {
    const since = this.subscriber.since()
    const known = since === undefined ? {} : { since }
    this.#isReady = false
    this.#live.send({ t: 'sub', n: this.#number, table: this.subscriber.id, ...known })
  }

  /** Asks for the whole once more. It gets a new number: what is still on its way for the old one is not heard. */
  again(): void {
    this.#live.send({ t: 'unsub', n: this.#number })
    const before = this.#number
    this.#number = this.#live.enter(this)
    this.#live.leave(before)
    this.begin()
  }

  /** Sends a command, and the very same one again on every new connection, until it is answered. Null: done. */
  send(frame: CommandFrame): Promise<Problem | null> {
    if (this.#ended !== null) return Promise.resolve(this.#ended)
    if (sizeOf(frame) > LARGEST_FRAME) return Promise.resolve({ code: 'tooLarge', message: '' })
    return new Promise((settle) => {
      this.#unanswered.set(keyOf(frame), { frame, settle })
      if (this.#isReady) this.#say(frame)
    })
  }

  take(frame: TableFrame): void {
    if (frame.t === 'ok') this.#settle(frame.k, null)
    else if (frame.t === 'no') this.#settle(frame.k, frame.problem)
    else if (frame.t === 'gone' && this.#hasBegun && PASSING.has(frame.problem.code)) this.#live.lose()
    else this.#hear(frame)
  }

  #hear(frame: Exclude<TableFrame, { t: 'ok' | 'no' }>): void {
    const number = this.#number
    this.subscriber.take(frame)
    if (frame.t === 'gone') this.end(frame.problem)
    else if (frame.t === 'row' && frame.k !== undefined) this.#settle(frame.k, null)
    else if (frame.t === 'whole' && number === this.#number) this.#resend()
  }

  /** Nothing more is heard and nothing more is sent. */
  end(why: Problem = CUT_OFF): void {
    if (this.#ended !== null) return
    this.#ended = why
    this.#live.leave(this.#number)
    this.settleAll(why)
  }

  stop(): void {
    if (this.#ended === null) this.#live.send({ t: 'unsub', n: this.#number })
    this.end()
  }

  settleAll(problem: Problem): void {
    for (const key of [...this.#unanswered.keys()]) this.#settle(key, problem)
  }

  #resend(): void {
    if (this.#isReady) return
    this.#isReady = true
    this.#hasBegun = true
    for (const { frame } of this.#unanswered.values()) this.#say(frame)
  }

  #say(frame: CommandFrame): void {
    this.#live.send({ ...frame, n: this.#number })
    this.#live.retry() // a command on a dead line should not wait for the next ping
  }

  #settle(key: string | undefined, problem: Problem | null): void {
    const one = this.#unanswered.get(key ?? '')
    this.#unanswered.delete(key ?? '')
    one?.settle(problem)
  }
}

/** Why a table may be gone that is there again in a moment. */
const PASSING: ReadonlySet<ProblemCode> = new Set(['unavailable', 'tooMany'])
/** What becomes of commands that can never be answered. */
const CUT_OFF: Problem = { code: 'unavailable', message: '' }
/** With some room for its number. */
const sizeOf = (frame: CommandFrame): number => new TextEncoder().encode(JSON.stringify(frame)).length + 32
const keyOf = (frame: CommandFrame): string => ('key' in frame ? frame.key : '')
