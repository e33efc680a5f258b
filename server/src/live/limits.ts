/** How much one visitor may ask of the live connections. */

export interface LiveLimits {
  /** Sockets open at a time from one address. */
  readonly sockets: number
  /** Subscriptions of one socket. */
  readonly subscriptions: number
  /** Frames of one socket: so many a second on the whole, so many at once. */
  readonly framesPerSecond: number
  readonly framesAtOnce: number
  /** Chat messages of one guest, on all sockets. */
  readonly messagesPerMinute: number
  /** Commands of one socket that wait for an answer. */
  readonly commands: number
  /** So many frames nobody understands, or beyond the limit, and the socket is closed. */
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

/** A bucket that fills by itself; every frame takes something out. */
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

  /** False: there is nothing left to take. */
  take(now: number): boolean {
    // A clock that is set back must not empty the bucket.
    this.#left = Math.min(this.#most, this.#left + Math.max(0, now - this.#at) * this.#perMs)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  /** Nothing was taken for a while. */
  isFull(): boolean {
    return this.#left >= this.#most - 1
  }
}

/** So many are remembered; those who did something last. */
const MOST_REMEMBERED = 10_000

/** A bucket for each of many. */
export class Buckets {
  readonly #most: number
  readonly #perSecond: number
  readonly #buckets = new Map<string, Bucket>()
  constructor(most: number, perSecond: number) {
    this.#most = most
    this.#perSecond = perSecond
  }

  take(who: string, now: number): boolean {
    const bucket = this.#buckets.get(who) ?? new Bucket(this.#most, this.#perSecond, now)
    this.#buckets.delete(who) // so that the one who came last stands last
    this.#buckets.set(who, bucket)
    const [first] = this.#buckets.keys()
    if (this.#buckets.size > MOST_REMEMBERED && first !== undefined) this.#buckets.delete(first)
    return bucket.take(now)
  }
}
