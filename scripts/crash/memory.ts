/** What the players know: what they have sent, what the server has said yes to, and what it has shown them. */

/** Whatever can be cut short. */
export type Doing = 'create' | 'join' | 'start' | 'choose' | 'undo' | 'say'

/** A command the server has said yes to. */
export interface Acknowledged {
  readonly table: string
  readonly seat: number
  readonly key: string
  /** The version after it. */
  readonly v: number
  /** Null: an undo. */
  readonly choices: readonly string[] | null
  /** When it was sent for the second time, ms since 1970; null: once was enough. */
  readonly resentAt: number | null
}

/** A message it has taken. */
export interface Said {
  readonly table: string
  readonly seat: number
  readonly key: string
  readonly text: string
}

/** A view that was shown to a seat. */
export interface Look {
  readonly table: string
  readonly seat: number
  readonly v: number
  /** Of the view; null: only the version was told. */
  readonly hash: string | null
}

export class Memory {
  readonly acks: Acknowledged[] = []
  /** Tables the server has said it has opened. */
  readonly tables = new Set<string>()
  readonly said: Said[] = []
  readonly looks: Look[] = []
  /** Keys of all commands that were ever sent. */
  readonly keys = new Set<string>()
  /** Answers that nobody should get, and tables that did not go on. */
  readonly odd: string[] = []
  refused = 0
  /** Commands that had to be sent more than once. */
  resent = 0
  private readonly waiting = new Set<() => void>()
  private readonly sending = new Set<(doing: Doing) => void>()

  get heard(): number {
    return this.acks.length + this.tables.size + this.said.length
  }

  /** Something is about to be sent. */
  send(doing: Doing, key?: string): void {
    if (key !== undefined) this.keys.add(key)
    for (const tell of this.sending) tell(doing)
  }

  acknowledge(ack: Acknowledged): void {
    this.acks.push(ack)
    this.tell()
  }
  open(table: string): void {
    this.tables.add(table)
    this.tell()
  }
  hear(said: Said): void {
    this.said.push(said)
    this.tell()
  }

  /** Waits until something is so, whenever anything is heard; or until it takes too long. */
  async until(holds: () => boolean, ms: number): Promise<void> {
    await this.waited(
      this.waiting,
      ms,
      (resolve) => () => {
        if (holds()) resolve()
      },
      holds(),
    )
  }

  /** Waits until such a thing is sent, or until it takes too long. */
  async untilSent(doing: Doing, ms: number): Promise<void> {
    await this.waited(this.sending, ms, (resolve) => (sent: Doing) => {
      if (sent === doing) resolve()
    })
  }

  private async waited<L>(to: Set<L>, ms: number, listener: (resolve: () => void) => L, isSo = false): Promise<void> {
    if (isSo) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const listening = listener(resolve)
    to.add(listening)
    const timer = setTimeout(resolve, ms)
    await promise
    clearTimeout(timer)
    to.delete(listening)
  }

  private tell(): void {
    for (const tell of this.waiting) tell()
  }
}
