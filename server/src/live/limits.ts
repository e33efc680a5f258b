/** Limits of the live connections of one visitor. */

export interface LiveLimits {
  /** Sockets open at a time from one address. */
  readonly sockets: number
  /** Subscriptions of one socket. */
  readonly subscriptions: number
  /** Frames of one socket: on average, and in a burst. */
  readonly framesPerSecond: number
  readonly framesAtOnce: number
  /** Chat messages of one guest, on all sockets. */
  readonly messagesPerMinute: number
  /** Unanswered commands of one socket. */
  readonly commands: number
  /** How many bad frames, or frames beyond the limit, close the socket. */
  readonly faults: number
}

export const LIVE_LIMITS: LiveLimits = {
  sockets: 100,
  subscriptions: 40,
  framesPerSecond: 20,
  framesAtOnce: 60,
  messagesPerMinute: 30,
  commands: 100,
  faults: 10,
}

export const NO_LIMITS: LiveLimits = {
  sockets: Number.MAX_SAFE_INTEGER,
  subscriptions: Number.MAX_SAFE_INTEGER,
  framesPerSecond: Number.MAX_SAFE_INTEGER,
  framesAtOnce: Number.MAX_SAFE_INTEGER,
  messagesPerMinute: Number.MAX_SAFE_INTEGER,
  commands: Number.MAX_SAFE_INTEGER,
  faults: Number.MAX_SAFE_INTEGER,
}

/** A token bucket. */
export class Bucket {
  readonly #most: number
  readonly #perMs: number
  #left: number
  #at: number
  constructor(most: number, perSecond: number, now: number) {
    this.#most = most
    this.#perMs = perSecond / 1000
    this.#left = most
    this.#at = now
  }

  /** False: the bucket is empty. */
  take(now: number): boolean {
    // A clock that is set back must not empty the bucket.
    this.#left = Math.min(this.#most, this.#left + Math.max(0, now - this.#at) * this.#perMs)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  isFull(): boolean {
    return this.#left >= this.#most - 1
  }
}

/** How many buckets are kept: the ones used last. */
const MOST_BUCKETS = 10_000

/** One bucket per key. */
export class Buckets {
  readonly #most: number
  readonly #perSecond: number
  readonly #buckets = new Map<string, Bucket>()
  constructor(most: number, perSecond: number) {
    this.#most = most
    this.#perSecond = perSecond
  }

  take(key: string, now: number): boolean {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#most, this.#perSecond, now)
    this.#buckets.delete(key) // moves it to the end
    this.#buckets.set(key, bucket)
    const [first] = this.#buckets.keys()
    if (this.#buckets.size > MOST_BUCKETS && first !== undefined) this.#buckets.delete(first)
    return bucket.take(now)
  }
}

/** Counts the open sockets of every address. */
export class SocketCounter {
  readonly #most: number
  readonly #open = new Map<string, number>()
  constructor(most: number) {
    this.#most = most
  }

  /** False: the address has too many. */
  enter(address: string): boolean {
    const open = this.#open.get(address) ?? 0
    if (open >= this.#most) return false
    this.#open.set(address, open + 1)
    return true
  }

  leave(address: string): void {
    const open = this.#open.get(address) ?? 0
    if (open > 1) this.#open.set(address, open - 1)
    else this.#open.delete(address)
  }
}

export interface Throttled {
  call(): void
  stop(): void
}

/** Works now, or once `ms` have passed since the last time; calls in between count as one. */
export function throttled(ms: number, now: () => number, work: () => void): Throttled {
  let last = Number.NEGATIVE_INFINITY
  let waiting: NodeJS.Timeout | undefined
  const go = () => {
    waiting = undefined
    last = now()
    work()
  }
  return {
    call() {
      if (waiting !== undefined) return
      const left = last + ms - now()
      if (left <= 0) go()
      else waiting = setTimeout(go, Math.min(left, ms))
    },
    stop: () => clearTimeout(waiting),
  }
}
