/** Limits of one visitor. */

import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpProblem } from './errors.ts'

/** At most this many within this time. */
export interface Limit {
  readonly most: number
  readonly ms: number
}

/** Per guest, or per address for everybody else. */
export interface Limits {
  readonly requests: Limit
  /** New tables. */
  readonly tables: Limit
  /** New guests, always per address. */
  readonly guests: Limit
  /** Chat messages. */
  readonly messages: Limit
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export const LIMITS: Limits = {
  requests: { most: 120, ms: 10 * SECOND },
  tables: { most: 20, ms: HOUR },
  guests: { most: 60, ms: HOUR },
  messages: { most: 30, ms: MINUTE },
}

/** Counts a request; throws if it is one too many. */
type Check = (request: FastifyRequest) => Promise<void>
export type Checks = Readonly<Record<keyof Limits, Check>>

const FREE: Check = async () => {}
const NO_CHECKS: Checks = { requests: FREE, tables: FREE, guests: FREE, messages: FREE }

export async function limiting(app: FastifyInstance, limits: Limits | 'off', now: () => number): Promise<Checks> {
  if (limits === 'off') return NO_CHECKS
  await app.register(rateLimit, { global: false, store: storeBy(now) })
  const check = ({ most, ms }: Limit, keyOf: (request: FastifyRequest) => string): Check => {
    const count = app.createRateLimit({ max: most, timeWindow: ms, keyGenerator: keyOf })
    return async (request) => {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded)
        throw new HttpProblem('tooMany', { retryAfter: counted.ttlInSeconds })
    }
  }
  return {
    requests: check(limits.requests, visitorOf),
    tables: check(limits.tables, visitorOf),
    guests: check(limits.guests, addressOf),
    messages: check(limits.messages, visitorOf),
  }
}

const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip)
/** No address contains a space, so keys of guests and addresses differ. */
const visitorOf = (request: FastifyRequest): string =>
  request.caller.guest === null ? addressOf(request) : `guest ${request.caller.guest.id}`

interface Window {
  readonly since: number
  current: number
}

const MOST_VISITORS = 20_000

/** Time windows by the server's clock. Only the latest visitors are remembered. */
function storeBy(now: () => number): new () => FastifyRateLimitStore {
  return class Windows implements FastifyRateLimitStore {
    private readonly windows = new Map<string, Window>()

    incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], ms = 0): void {
      const known = this.windows.get(key)
      // A clock that was set back must not lock visitors out.
      const age = now() - (known?.since ?? Number.POSITIVE_INFINITY)
      const window = known !== undefined && age >= 0 && age < ms ? known : { since: now(), current: 0 }
      window.current += 1
      this.windows.delete(key) // moves it to the end
      this.windows.set(key, window)
      this.forgetOldest()
      answer(null, { current: window.current, ttl: window.since + ms - now() })
    }

    child(): FastifyRateLimitStore {
      return new Windows()
    }

    private forgetOldest(): void {
      const [first] = this.windows.keys()
      if (this.windows.size > MOST_VISITORS && first !== undefined) this.windows.delete(first)
    }
  }
}
