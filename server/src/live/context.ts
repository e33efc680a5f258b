/** What all live connections share. */

import type { IncomingMessage } from 'node:http'
import { type ClientFrame, PROTOCOL } from '@skerry/link'
import type { Registry } from 'prom-client'
import type { ProblemWriter } from '../http/problem-writer.ts'
import type { Log } from '../log.ts'
import type { TablesApi } from '../tables/tables.ts'
import type { Caller } from '../tables/types.ts'
import { Buckets, type LiveLimits, NO_LIMITS } from './limits.ts'
import { Counts } from './metrics.ts'

export interface LiveOptions {
  readonly tables: TablesApi
  readonly problem: ProblemWriter
  /** The build of the site that is served. */
  readonly build: string
  readonly limits: LiveLimits | 'off'
  now(): number
  /** Gets the kind of an error, never what somebody sent. */
  readonly log: Pick<Log, 'error'>
  readonly metrics: Registry
  /** Other names of this server, as in `example.org:8080`, whose pages are its own. */
  readonly hosts?: readonly string[]
  /** Believes the forwarding headers of a proxy in front of the server. */
  readonly isBehindProxy?: boolean
  /** The address a request comes from, where neither its socket nor its proxy tell. */
  addressOf?(request: IncomingMessage): string
  /** Interval of the heartbeat, in ms. */
  readonly beatMs?: number
  /** How long a connection may take to close, in ms. */
  readonly closeMs?: number
  /** Bytes that may wait for one connection before it is dropped. */
  readonly mostWaiting?: number
}

export interface ConnectionContext extends Pick<LiveOptions, 'tables' | 'now'> {
  readonly limits: LiveLimits
  /** Chat messages, by guest. */
  readonly messages: Buckets
  readonly counts: Counts
  /** The first frame. */
  readonly hello: string
  /** Bytes that may wait for one connection. */
  readonly mostWaiting: number
  /** How long the other side may take to close, in ms. */
  readonly closeMs: number
  /** A problem in words, as JSON. */
  problem(error: unknown, caller: Caller): Promise<string>
  /** Logs an error of the server. */
  fault(error: unknown, doing: ClientFrame['t']): void
}

/** For a problem that cannot be put into words. */
const SPEECHLESS = { en: 'Something went wrong.', de: 'Etwas ist schiefgegangen.' }

export function contextOf(options: LiveOptions): ConnectionContext {
  const { tables, problem, build, now, log, closeMs = 1000, mostWaiting = 256 * 1024 } = options
  const limits = options.limits === 'off' ? NO_LIMITS : options.limits
  return {
    tables,
    limits,
    messages: new Buckets(limits.messagesPerMinute, limits.messagesPerMinute / 60),
    counts: new Counts(),
    hello: JSON.stringify({ t: 'hello', protocol: PROTOCOL, build }),
    mostWaiting,
    closeMs,
    now,
    async problem(error, { language }) {
      try {
        return JSON.stringify(await problem(error, language))
      } catch {
        return JSON.stringify({ code: 'fault', message: SPEECHLESS[language] })
      }
    },
    fault: (error, doing) => log.error({ kind: error instanceof Error ? error.name : typeof error, doing }, 'live'),
  }
}
