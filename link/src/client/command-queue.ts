/** Commands one at a time, in order, each until it is answered; and how many are on their way. */
export class CommandQueue {
  readonly #onTurn: () => void
  #last: Promise<unknown> = Promise.resolve()
  #sending = 0

  /** `onTurn` is called whenever `isSending` has changed. */
  constructor(onTurn: () => void) {
    this.#onTurn = onTurn
  }

  get isSending(): boolean {
    return this.#sending > 0
  }

  inOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return this.counted(done)
  }

  async counted<T>(sent: Promise<T>): Promise<T> {
    this.#count(1)
    try {
      return await sent
    } finally {
      this.#count(-1)
    }
  }

  #count(more: 1 | -1): void {
    const wasSending = this.isSending
    this.#sending += more
    if (this.isSending !== wasSending) this.#onTurn()
  }
}
