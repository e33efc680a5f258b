/** Live connections: pages and programs learn at once what happens at the tables they watch. */

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { LARGEST_FRAME } from '@skerry/link'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { GUEST_COOKIE, isLivePath, isOwnPage, languageOf, parseCookie } from '../requests.ts'
import type { Caller } from '../tables/types.ts'
import { Connection } from './connection.ts'
import { type ConnectionContext, contextOf, type LiveOptions } from './context.ts'
import { LIVE_LIMITS, type LiveLimits, SocketCounter, type Throttled, throttled } from './limits.ts'
import { showCounts } from './metrics.ts'
import { languageIn, refuse, senderOf, type UpgradeRefusal } from './upgrade.ts'

export { LIVE_LIMITS, type LiveLimits, type LiveOptions }

export interface Live {
  /** Tells everybody to come back later, and admits nobody any more. */
  close(): Promise<void>
  connections(): number
}

const LOBBY_MS = 1000
const BEAT_MS = 25_000

export function live(app: FastifyInstance | Server, options: LiveOptions): Live {
  const connections = new LiveConnections('server' in app ? app.server : app, options)
  return { close: () => connections.close(), connections: () => connections.size }
}

class LiveConnections {
  readonly #server: Server
  readonly #options: LiveOptions
  readonly #context: ConnectionContext
  readonly #connections = new Set<Connection>()
  readonly #sockets: SocketCounter
  readonly #webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_FRAME,
    maxFragments: 64,
  })
  readonly #heart: NodeJS.Timeout
  readonly #lobby: Throttled
  readonly #forgetLobby: () => void
  readonly #hideCounts: () => void
  #isOpen = true

  constructor(server: Server, options: LiveOptions) {
    const { tables, now, metrics, beatMs = BEAT_MS } = options
    this.#server = server
    this.#options = options
    this.#context = contextOf(options)
    this.#sockets = new SocketCounter(this.#context.limits.sockets)
    this.#lobby = throttled(LOBBY_MS, now, () => {
      for (const connection of this.#connections) connection.tellLobby()
    })
    this.#forgetLobby = tables.onLobby(this.#lobby.call)
    this.#heart = setInterval(() => {
      for (const connection of this.#connections) connection.beat()
    }, beatMs)
    this.#heart.unref()
    this.#hideCounts = showCounts(this.#context.counts, metrics)
    server.on('upgrade', this.#onUpgrade)
  }

  get size(): number {
    return this.#connections.size
  }

  async close(): Promise<void> {
    this.#isOpen = false
    clearInterval(this.#heart)
    this.#forgetLobby()
    this.#lobby.stop()
    for (const connection of this.#connections) connection.restart()
    await Promise.all([...this.#connections].map(({ closed }) => closed))
    this.#server.off('upgrade', this.#onUpgrade)
    this.#hideCounts()
  }

  readonly #onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const { isBehindProxy = false, addressOf } = this.#options
    stream.on('error', () => stream.destroy())
    const { address, host } = senderOf(request, isBehindProxy)
    const refusal = this.#refusalOf(request, host)
    if (refusal === null) void this.#admit(request, stream, head, addressOf?.(request) ?? address)
    else this.#refuse(stream, refusal)
  }

  #refusalOf(request: IncomingMessage, host: string | undefined): UpgradeRefusal | null {
    const { hosts = [] } = this.#options
    if (!isLivePath(request)) return 404
    if (!isOwnPage(request, host === undefined ? hosts : [host, ...hosts])) return 403
    return this.#isOpen ? null : 503
  }

  /** Counts the socket before it looks up the guest, which takes a moment: a crowd must not slip in meanwhile. */
  async #admit(request: IncomingMessage, stream: Duplex, head: Buffer, address: string): Promise<void> {
    if (!this.#sockets.enter(address)) return this.#refuse(stream, 429)
    stream.once('close', () => this.#sockets.leave(address))
    const caller = await this.#callerOf(request)
    if (caller === null || !this.#isOpen) this.#refuse(stream, 503)
    else this.#webSockets.handleUpgrade(request, stream, head, (socket) => this.#open(socket, stream, caller))
  }

  async #callerOf(request: IncomingMessage): Promise<Caller | null> {
    try {
      const { cookie, 'accept-language': accepted } = request.headers
      const guest = await this.#options.tables.guestOf(parseCookie(cookie, GUEST_COOKIE))
      return { guest, language: languageOf(accepted, languageIn(request)) }
    } catch {
      return null
    }
  }

  #refuse(stream: Duplex, refusal: UpgradeRefusal): void {
    this.#context.counts.refused += 1
    refuse(stream, refusal)
  }

  #open(socket: WebSocket, stream: Duplex, caller: Caller): void {
    const { counts } = this.#context
    const connection = new Connection(this.#context, socket, stream, caller)
    this.#connections.add(connection)
    counts.sockets = this.#connections.size
    void connection.closed.then(() => {
      this.#connections.delete(connection)
      counts.sockets = this.#connections.size
    })
  }
}
