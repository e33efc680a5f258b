/** Chance that repeats itself: the same seed, the same attacks. */
export class Random {
  #state: number
  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A whole number below `n`. */
  below(n: number): number {
    return Math.floor(this.#next() * n)
  }
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('There is nothing to pick from.')
    return list[this.below(list.length)] as T
  }
  isOften(share: number): boolean {
    return this.#next() < share
  }
  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)))
  }
  /** Letters and digits. */
  word(length: number): string {
    return Array.from({ length }, () => this.below(36).toString(36)).join('')
  }
  /** Anything one can type, and some of what one cannot. */
  text(length: number): string {
    return Array.from({ length }, () => this.pick(LETTERS)).join('')
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const LETTERS = [...'abcXYZ0189 :/-_.,;\'"<>{}[]()$%&*+=?!#@~^|`äßπ中🙂\u0000\u0007\u001b\u007f\u202e\ud800\ufeff']
