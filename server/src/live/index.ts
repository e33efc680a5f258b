/** The live connections: pages and programs that are told at once what happens at the tables they watch. */

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { LARGEST_FRAME, PROTOCOL } from '@skerry/link'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { type WebSocket, WebSocketServer } from 'ws'
import { GUEST_COOKIE, languageOf, parseCookie } from '../guests.ts'
import type { Log } from '../log.ts'
import type { Caller, TablesApi } from '../tables/types.ts'
import { Connection, type Hall } from './connection.ts'
import { Buckets, LIVE_LIMITS, type LiveLimits, NO_LIMITS } from './limits.ts'
import { Counts, showCounts } from './metrics.ts'
import { isLivePath, isOwnPage, languageIn, refuse, type UpgradeRefusal, wayOf } from './upgrade.ts'

export { isLivePath, LIVE_LIMITS, type LiveLimits }

export interface LiveOptions {
  readonly tables: TablesApi
  /** Which build of the site the server hands out. */
  readonly build: string
  readonly limits: LiveLimits | 'off'
  now(): number
  /** Gets the kind of what went wrong, never a word of what was said. */
  readonly log: Pick<Log, 'error'>
  readonly metrics: Registry
  /** Other hosts, as in `example.org:8080`, whose pages are this server's: for one behind a proxy. */
  readonly hosts?: readonly string[]
  /** A proxy stands before the server, and what it says about whom a request comes from is true. */
  readonly isBehindProxy?: boolean
  /** Where a request comes from, if its line and its proxy do not tell. */
  addressOf?(request: IncomingMessage): string
  /** How often a sign of life is asked for, in ms. */
  readonly beatMs?: number
  /** How long a connection may take to end, in ms. */
  readonly closeMs?: number
  /** Bytes that may wait for one connection before it is dropped. */
  readonly mostWaiting?: number
}

export interface Live {
  /** Tells everybody to come back later, and lets nobody in any more. */
  close(): Promise<void>
  connections(): number
}

const LOBBY_MS = 1000
const SPEECHLESS = { en: 'Something went wrong.', de: 'Etwas ist schiefgegangen.' }

export function live(app: FastifyInstance | Server, options: LiveOptions): Live {
  const { tables, now, metrics, beatMs = 25_000, hosts = [], isBehindProxy = false, addressOf } = options
  const server: Server = 'server' in app ? app.server : app
  const hall = hallOf(options)
  const doors = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_FRAME,
    maxFragments: 64,
  })
  const connections = new Set<Connection>()
  const addresses = new Addresses(hall.limits.sockets)
  const lobby = throttled(LOBBY_MS, now, () => {
    for (const connection of connections) connection.tellLobby()
  })
  const forgetLobby = tables.onLobby(lobby.call)
  const heart = setInterval(() => {
    for (const connection of connections) connection.beat()
  }, beatMs)
  heart.unref()
  const hideCounts = showCounts(hall.counts, metrics)
  let isOpen = true

  const onUpgrade = (request: IncomingMessage, line: Duplex, head: Buffer): void => {
    line.on('error', () => line.destroy())
    const { address, host } = wayOf(request, isBehindProxy)
    const refusal = refusalOf(request, host)
    if (refusal === null) void admit(request, line, head, addressOf?.(request) ?? address)
    else turnAway(line, refusal)
  }

  function refusalOf(request: IncomingMessage, host: string | undefined): UpgradeRefusal | null {
    if (!isLivePath(request)) return 404
    if (!isOwnPage(request, host === undefined ? hosts : [host, ...hosts])) return 403
    return isOpen ? null : 503
  }

  /** It is counted before its guest is looked up: that takes time, and nobody may come in crowds meanwhile. */
  async function admit(request: IncomingMessage, line: Duplex, head: Buffer, address: string): Promise<void> {
    if (!addresses.enter(address)) return turnAway(line, 429)
    line.once('close', () => addresses.leave(address))
    const caller = await callerOf(request)
    if (caller === null || !isOpen) turnAway(line, 503)
    else doors.handleUpgrade(request, line, head, (socket) => welcome(socket, line, caller))
  }

  async function callerOf(request: IncomingMessage): Promise<Caller | null> {
    try {
      const { cookie, 'accept-language': accepted } = request.headers
      const guest = await tables.guestOf(parseCookie(cookie, GUEST_COOKIE))
      return { guest, language: languageOf(accepted, languageIn(request)) }
    } catch {
      return null
    }
  }

  function turnAway(line: Duplex, refusal: UpgradeRefusal): void {
    hall.counts.refused += 1
    refuse(line, refusal)
  }

  function welcome(socket: WebSocket, line: Duplex, caller: Caller): void {
    const connection = new Connection(hall, socket, line, caller)
    connections.add(connection)
    hall.counts.sockets = connections.size
    void connection.closed.then(() => {
      connections.delete(connection)
      hall.counts.sockets = connections.size
    })
  }

  async function close(): Promise<void> {
    isOpen = false
    clearInterval(heart)
    forgetLobby()
    lobby.stop()
    for (const connection of connections) connection.restart()
    await Promise.all([...connections].map(({ closed }) => closed))
    server.off('upgrade', onUpgrade)
    hideCounts()
  }

  server.on('upgrade', onUpgrade)
  return { close, connections: () => connections.size }
}

function hallOf({ tables, build, limits, now, log, closeMs = 1000, mostWaiting = 256 * 1024 }: LiveOptions): Hall {
  const allowed = limits === 'off' ? NO_LIMITS : limits
  return {
    tables,
    limits: allowed,
    messages: new Buckets(allowed.messagesPerMinute, allowed.messagesPerMinute / 60),
    counts: new Counts(),
    hello: JSON.stringify({ t: 'hello', protocol: PROTOCOL, build }),
    mostWaiting,
    closeMs,
    now,
    async problem(error, { language }) {
      try {
        return JSON.stringify(await tables.problem(error, language))
      } catch {
        return JSON.stringify({ code: 'fault', message: SPEECHLESS[language] })
      }
    },
    fault: (error, doing) => log.error({ kind: error instanceof Error ? error.name : typeof error, doing }, 'live'),
  }
}

/** How many lines every address has. */
class Addresses {
  readonly #most: number
  readonly #lines = new Map<string, number>()
  constructor(most: number) {
    this.#most = most
  }

  enter(address: string): boolean {
    const lines = this.#lines.get(address) ?? 0
    if (lines >= this.#most) return false
    this.#lines.set(address, lines + 1)
    return true
  }

  leave(address: string): void {
    const lines = this.#lines.get(address) ?? 0
    if (lines > 1) this.#lines.set(address, lines - 1)
    else this.#lines.delete(address)
  }
}

/** Does it now, or as soon as the last time is long enough ago; never twice for the same wait. */
function throttled(ms: number, now: () => number, work: () => void): { call(): void; stop(): void } {
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
