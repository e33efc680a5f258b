/** The live connection to a server: one for all tables of a page. It comes back by itself when it is lost. */

import { LIVE_PATH, PROTOCOL, type Problem, type ServerFrame, type Welcome } from '../protocol.ts'
import { Subscription } from './subscription.ts'
import type { Connection, Subscriber } from './types.ts'

/** What is needed of a WebSocket. */
export interface Socket {
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

export interface LiveOptions {
  readonly WebSocket?: new (url: string) => Socket
  /** The build of this page; absent: the first one the server tells. */
  readonly build?: string
  /** From 0 to less than 1. */
  readonly random?: () => number
  /** ms since 1970. */
  readonly now?: () => number
  /** Starts a timer; answers with what stops it. */
  readonly after?: (ms: number, act: () => void) => () => void
  /** Listens for signs that trying again is worth it; answers with what stops listening. */
  readonly onWake?: (wake: () => void) => () => void
}

const FIRST_RETRY_MS = 300
const LAST_RETRY_MS = 15_000
/** A connection that held this long was a good one: the next attempt comes soon again. */
const STEADY_MS = 5_000
const PING_MS = 20_000
/** How long the server may stay silent. */
const PATIENCE_MS = 10_000
/** A page that leaves one table often goes to another. */
const LINGER_MS = 5_000
/** A connection that received data recently is alive. */
const QUIET_MS = 2_000

/** Where the live connection of a server is: `https://example.org` → `wss://example.org/api/live`. */
export const liveUrl = (base: string): string => base.replace(/^http/, 'ws').replace(/\/$/, '') + LIVE_PATH

export class Live {
  connection: Exclude<Connection, 'gone'> = 'connecting'
  /** When the next attempt begins, ms since 1970; null: none is planned. */
  retryAt: number | null = null
  readonly #url: string
  readonly #options: Required<Omit<LiveOptions, 'build'>>
  #build: string | undefined
  #socket: Socket | null = null
  #stopTimer: () => void = nothing
  #stopWaking: (() => void) | null = null
  #liveSince = 0
  #heardAt = 0
  #failures = 0
  /** A ping is out: the next frame, whatever it is, answers it. */
  #isAwaiting = false
  #lastNumber = 0
  readonly #subscriptions = new Map<number, Subscription>()
  readonly #lobby = new Set<() => void>()
  readonly #watchers = new Set<() => void>()

  constructor(url: string, options: LiveOptions = {}) {
    this.#url = url
    this.#build = options.build
    this.#options = {
      WebSocket: options.WebSocket ?? WebSocket,
      random: options.random ?? Math.random,
      now: options.now ?? Date.now,
      after: options.after ?? after,
      onWake: options.onWake ?? onBrowserWake,
    }
  }

  // —— what is wanted ——

  subscribe(subscriber: Subscriber): Subscription {
    const subscription = new Subscription(this, subscriber)
    this.#want()
    subscription.begin()
    return subscription
  }

  /** Is told when lists of tables may have changed. */
  onLobby(listener: () => void): () => void {
    this.#lobby.add(listener)
    this.#want()
    this.send({ t: 'lobby' })
    return () => {
      this.#lobby.delete(listener)
      this.leave()
    }
  }

  /** Is told when `connection` or `retryAt` has changed. */
  onChange(listener: () => void): () => void {
    this.#watchers.add(listener)
    return () => this.#watchers.delete(listener)
  }

  /** Tries at once, or makes sure that the connection still works. */
  retry(): void {
    if (this.retryAt !== null) this.#connect()
    else if (this.connection === 'live' && this.#options.now() - this.#heardAt >= QUIET_MS) this.#ping()
  }

  /** Connects anew, because the server knows the caller by another name now. */
  renew(): void {
    if (this.#socket === null) return
    this.#drop()
    this.connection = 'lost'
    this.#connect()
    this.#turn('lost')
  }

  close(): void {
    this.#lobby.clear()
    for (const subscription of [...this.#subscriptions.values()]) subscription.end()
    this.#hangUp()
  }

  // —— for its subscriptions ——

  /** Gives a subscription its number, a new one each time. */
  enter(subscription: Subscription): number {
    this.#lastNumber += 1
    this.#subscriptions.set(this.#lastNumber, subscription)
    return this.#lastNumber
  }

  leave(number?: number): void {
    if (number !== undefined) this.#subscriptions.delete(number)
    if (this.#isWanted) return
    this.#isAwaiting = false
    if (this.connection !== 'live') this.#hangUp()
    else this.#wait(LINGER_MS, () => this.#hangUp())
  }

  /** What cannot be sent now is not kept: whoever subscribes says it again when the connection is there. */
  send(frame: object): void {
    if (this.connection === 'live') this.#socket?.send(JSON.stringify(frame))
  }

  /** The line is not to be trusted any more. */
  lose(): void {
    const { now, random } = this.#options
    if (!this.#isWanted) {
      this.#hangUp()
      return
    }
    this.#drop()
    if (this.connection === 'live' && now() - this.#liveSince >= STEADY_MS) this.#failures = 0
    const longest = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures)
    const ms = longest * (0.5 + random() / 2)
    this.#failures += 1
    this.retryAt = now() + ms
    this.#wait(ms, () => this.#connect())
    this.#turn('lost')
  }

  // —— connecting ——

  get #isWanted(): boolean {
    return this.#subscriptions.size > 0 || this.#lobby.size > 0
  }

  #want(): void {
    if (this.connection === 'live') this.#ping()
    else if (this.#socket === null && this.retryAt === null && this.connection !== 'outdated') this.#connect()
  }

  #connect(): void {
    this.#stopWaking ??= this.#options.onWake(() => this.retry())
    this.retryAt = null
    const socket = new this.#options.WebSocket(this.#url)
    this.#socket = socket
    const ifOurs = (act: () => void) => {
      if (this.#socket === socket) act()
    }
    socket.onmessage = ({ data }: { data: unknown }) => ifOurs(() => this.#hear(String(data)))
    socket.onclose = () => ifOurs(() => this.lose())
    socket.onerror = nothing // it is closed next
    this.#wait(PATIENCE_MS, () => this.lose())
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#isAwaiting = false
    this.#stopTimer()
    socket?.close()
  }

  /** Nobody wants to hear anything: as it was before the first connection. */
  #hangUp(): void {
    this.#drop()
    this.#stopWaking?.()
    this.#stopWaking = null
    this.retryAt = null
    this.#failures = 0
    if (this.connection !== 'outdated') this.#turn('connecting')
  }

  #turn(connection: Live['connection']): void {
    this.connection = connection
    for (const { subscriber } of this.#subscriptions.values()) subscriber.turned()
    for (const watcher of this.#watchers) watcher()
  }

  // —— frames ——

  #hear(text: string): void {
    this.#heardAt = this.#options.now()
    if (this.#isAwaiting) this.#rest()
    let frame: ServerFrame
    try {
      frame = JSON.parse(text)
    } catch {
      this.lose()
      return
    }
    if (frame.t === 'hello') this.#greet(frame)
    else if (frame.t === 'lobby') this.#tellLobby()
    else if (frame.t === 'bad') this.#takeBad(frame.problem)
    else if (frame.t !== 'pong') this.#subscriptions.get(frame.n)?.take(frame)
  }

  #greet({ protocol, build }: Welcome): void {
    this.#build ??= build
    if (protocol !== PROTOCOL || build !== this.#build) {
      this.#turn('outdated')
      this.close()
      return
    }
    this.connection = 'live'
    this.#liveSince = this.#heardAt
    this.#rest()
    for (const subscription of this.#subscriptions.values()) subscription.begin()
    if (this.#lobby.size > 0) this.send({ t: 'lobby' })
    this.#turn('live')
    this.#tellLobby() // lists may have changed meanwhile
  }

  /** Something was not even looked at. Asked too much, we say it all again later; otherwise it would be no better then. */
  #takeBad(problem: Problem): void {
    if (problem.code === 'tooMany') this.lose()
    else for (const subscription of this.#subscriptions.values()) subscription.settleAll(problem)
  }

  #tellLobby(): void {
    for (const listener of this.#lobby) listener()
  }

  // —— one timer for everything: the next attempt, the next ping, or how long we wait for an answer ——

  #wait(ms: number, act: () => void): void {
    this.#stopTimer()
    this.#stopTimer = this.#options.after(ms, act)
  }

  #rest(): void {
    this.#isAwaiting = false
    this.#wait(PING_MS, () => this.#ping())
  }

  #ping(): void {
    if (this.#isAwaiting) return
    this.#isAwaiting = true
    this.#wait(PATIENCE_MS, () => this.lose())
    this.send({ t: 'ping' })
  }
}

const nothing = (): void => undefined

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** The network is there again, or somebody looks at the page again. */
function onBrowserWake(wake: () => void): () => void {
  if (typeof document === 'undefined') return nothing
  const look = () => {
    if (document.visibilityState === 'visible') wake()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', look)
  }
}
