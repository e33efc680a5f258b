/** One table, watched over a live connection. */

import type { ProblemCode } from '@skerry/link'
import type { Caller, Watcher, Watching } from '../tables/types.ts'

/** Where its frames go. */
export interface Outlet {
  readonly caller: Caller
  send(frame: string): void
  /** Nothing more comes for this subscription. */
  gone(subscription: Subscription, code: ProblemCode): void
}

export class Subscription implements Watcher {
  readonly caller: Caller
  readonly n: number
  readonly table: string
  readonly #outlet: Outlet
  readonly #number: string
  readonly #row: string
  /** Commands answered by a row of theirs. */
  readonly #answered = new Set<string>()
  #watching: Watching | null = null
  #isOver = false

  constructor(outlet: Outlet, n: number, table: string) {
    this.caller = outlet.caller
    this.#outlet = outlet
    this.n = n
    this.table = table
    this.#number = `","n":${n}`
    this.#row = `{"t":"row","n":${n}`
  }

  get isOver(): boolean {
    return this.#isOver
  }

  send(kind: string, rest: string): void {
    if (!this.#isOver) this.#outlet.send(`{"t":"${kind}${this.#number}${rest}`)
  }

  row(rest: string, key: string | undefined): void {
    if (this.#isOver) return
    if (key !== undefined) this.#answered.add(key)
    this.#outlet.send(key === undefined ? this.#row + rest : `${this.#row},"k":${JSON.stringify(key)}${rest}`)
  }

  gone(code: ProblemCode): void {
    if (!this.#isOver) this.#outlet.gone(this, code)
  }

  /** Whether a row has answered this command. Asked once, when the command is done. */
  hasAnswered(key: string): boolean {
    return this.#answered.delete(key)
  }

  /** The tables have begun to tell it what happens. */
  begin(watching: Watching): void {
    if (this.#isOver) watching.stop()
    else this.#watching = watching
  }

  stop(): void {
    this.#isOver = true
    this.#watching?.stop()
    this.#watching = null
  }
}
