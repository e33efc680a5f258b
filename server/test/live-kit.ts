/** Tables that are only pretended, and a client that shows every frame: for tests of the live connections. */

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type ChatMessage,
  type ChooseCommand,
  type Done,
  LIVE_PATH,
  type Problem,
  type ServerFrame,
} from '@skerry/link'
import { Registry } from 'prom-client'
import { onTestFinished } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { LIVE_LIMITS, type Live, type LiveOptions, live } from '../src/live/index.ts'
import type { StoredGuest } from '../src/store/types.ts'
import type { TablesApi } from '../src/tables/tables.ts'
import { type Caller, ProblemError, type Watcher, type Watching } from '../src/tables/types.ts'

export const ANNE: StoredGuest = { id: 'anne', name: 'Anne', tokenHash: 'hash of hers', since: 1 }

/** A table where every choice is a row, but the ones that a test wants refused. */
class PretendedTable {
  version = 0
  readonly keys = new Map<string, number>()
  readonly watchers = new Set<Watcher>()
}

type Pretended = Pick<TablesApi, 'guestOf' | 'watch' | 'choose' | 'undo' | 'delegate' | 'say' | 'onLobby'>

export class PretendedTables implements Pretended {
  readonly calls: string[] = []
  readonly callers: Caller[] = []
  readonly lobby = new Set<() => void>()
  /** How long something takes: in ms, or until then. */
  delayOf: (what: string) => number | Promise<void> = () => 0
  /** Size of the whole view. */
  viewBytes = 10
  readonly #tables = new Map<string, PretendedTable>()

  table(id: string): PretendedTable {
    const table = this.#tables.get(id) ?? new PretendedTable()
    this.#tables.set(id, table)
    return table
  }

  get watcherCount(): number {
    return [...this.#tables.values()].reduce((sum, { watchers }) => sum + watchers.size, 0)
  }

  async guestOf(token: string | undefined): Promise<StoredGuest | null> {
    if (token === 'store-is-down') throw new Error('the disk is full of secrets')
    return token === 'anne-token' ? ANNE : null
  }

  async watch(watcher: Watcher, id: string, since?: number): Promise<Watching> {
    this.calls.push(`watch ${id}${since === undefined ? '' : ` ${since}`}`)
    this.callers.push(watcher.caller)
    await pause(this.delayOf(`watch ${id}`))
    if (id === 'hidden') throw new ProblemError('notFound')
    if (id === 'broken') throw new Error('a secret of the rules')
    const table = this.table(id)
    table.watchers.add(watcher)
    watcher.send('whole', `,"at":${table.version},"table":"${id}","view":"${'x'.repeat(this.viewBytes)}"}`)
    return {
      table: id,
      stop: () => {
        this.calls.push(`stop ${id}`)
        table.watchers.delete(watcher)
      },
    }
  }

  async choose(_caller: Caller, id: string, { v, key, choices }: ChooseCommand, by?: Watcher): Promise<Done> {
    const said = choices.join(', ')
    this.calls.push(`choose ${id} ${said}`)
    await pause(this.delayOf(said))
    if (said === 'illegal')
      throw new ProblemError('refused', { refusal: { rule: 'X-1', reason: 'notThere', params: {} } })
    if (said === 'crash') throw new Error('a secret of the rules')
    return this.#done(id, v, key, by)
  }

  async undo(_caller: Caller, id: string, { v, key }: { v: number; key: string }, by?: Watcher): Promise<Done> {
    this.calls.push(`undo ${id}`)
    return this.#done(id, v, key, by)
  }

  #done(id: string, v: number, key: string, by: Watcher | undefined): Done {
    const table = this.table(id)
    const before = table.keys.get(key)
    if (before !== undefined) return { v: before, events: [] }
    if (v !== table.version) throw new ProblemError('stale', { version: table.version })
    this.push(id, by, key)
    table.keys.set(key, table.version)
    return { v: table.version, events: [] }
  }

  /** A row more. */
  push(id: string, by?: Watcher, key?: string, bytes = 0): void {
    const table = this.table(id)
    table.version += 1
    const rest = `,"v":${table.version},"seat":0${bytes > 0 ? `,"view":"${'y'.repeat(bytes)}"` : ''}}`
    for (const watcher of table.watchers) watcher.row(rest, watcher === by ? key : undefined)
  }

  async delegate(_caller: Caller, id: string, v: number): Promise<void> {
    this.calls.push(`delegate ${id} ${v}`)
    if (v === 99) throw new ProblemError('stale', { version: 3 })
  }

  async say(_caller: Caller, id: string, about: { text: string; key: string; to?: readonly number[] }) {
    this.calls.push(`say ${id} ${about.text}${about.to === undefined ? '' : ` to ${about.to}`}`)
    const message: ChatMessage = { id: 'm', at: 1, from: 0, to: about.to ?? null, text: about.text }
    for (const watcher of this.table(id).watchers) watcher.send('chat', `,"message":${JSON.stringify(message)}}`)
    return message
  }

  onLobby(listener: () => void): () => void {
    this.lobby.add(listener)
    return () => void this.lobby.delete(listener)
  }

  async problem(error: unknown, language: 'en' | 'de'): Promise<Problem> {
    if (!(error instanceof ProblemError)) return { code: 'fault', message: language === 'de' ? 'Fehler' : 'fault' }
    const { code, details, refusal, version } = error
    return {
      code,
      message: `${code} (${language})`,
      ...(details === undefined ? {} : { details }),
      ...(refusal === undefined ? {} : { refusal }),
      ...(version === undefined ? {} : { version }),
    }
  }
}

const pause = (delay: number | Promise<void>): Promise<void> | undefined =>
  typeof delay !== 'number' ? delay : delay > 0 ? new Promise((go) => setTimeout(go, delay)) : undefined

export interface LiveTest {
  readonly tables: PretendedTables
  readonly live: Live
  readonly port: number
  readonly metrics: Registry
  /** What went to the log. */
  readonly logged: string[]
  connect(options?: ClientOptions & { path?: string }): Promise<Client>
}

/** A server on a port of its own that ends with the test. */
export async function startLive(options: Partial<LiveOptions> = {}): Promise<LiveTest> {
  const tables = new PretendedTables()
  const metrics = new Registry()
  const logged: string[] = []
  const log = { error: (about: object, what: string) => void logged.push(`${what} ${JSON.stringify(about)}`) }
  const server = createServer((_request, response) => response.writeHead(404).end())
  const problem: LiveOptions['problem'] = (error, language) => tables.problem(error, language)
  const pretended = tables as unknown as TablesApi
  const all = { tables: pretended, problem, build: 'b1', limits: LIVE_LIMITS, now: Date.now, log, metrics }
  const running = live(server, { ...all, ...options })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  const { port } = server.address() as AddressInfo
  onTestFinished(async () => {
    await running.close()
    server.closeAllConnections()
    await new Promise((go) => server.close(go))
  })
  return { tables, live: running, port, metrics, logged, connect: (o) => Client.connect(port, o) }
}

/** The fields of every kind of frame, for tests that look at few of them. */
export type AnyFrame = { readonly t: ServerFrame['t']; readonly [field: string]: unknown }

/** Keeps every frame until somebody asks for it. */
export class Client {
  readonly socket: WebSocket
  readonly frames: AnyFrame[] = []
  /** The code it was closed with. */
  readonly closed: Promise<number>
  #wake: () => void = () => undefined

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(data.toString()))
      this.#wake()
    })
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        resolve(code)
        this.#wake()
      })
    })
    socket.on('error', () => undefined)
  }

  /** Rejects with the status of the answer if it is refused. */
  static connect(
    port: number,
    { path = LIVE_PATH, ...options }: ClientOptions & { path?: string } = {},
  ): Promise<Client> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options)
    const client = new Client(socket)
    onTestFinished(() => socket.terminate())
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(client))
      socket.once('unexpected-response', (_request, { statusCode }) => {
        reject(new Error(`status ${statusCode}`))
        socket.terminate()
      })
      socket.once('error', reject)
    })
  }

  send(frame: object): void {
    this.socket.send(JSON.stringify(frame))
  }

  /** The next frame. */
  async next(): Promise<AnyFrame> {
    while (this.frames.length === 0) {
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('closed; nothing more comes')
      await new Promise<void>((go) => {
        this.#wake = go
      })
    }
    return this.frames.shift() as AnyFrame
  }

  /** The next frame of this kind; those before it are forgotten. */
  async nextOf(kind: ServerFrame['t']): Promise<AnyFrame> {
    for (;;) {
      const frame = await this.next()
      if (frame.t === kind) return frame
    }
  }

  /** All frames up to an answer to a `ping`: whatever was sent before has been dealt with. */
  async upToPong(): Promise<readonly AnyFrame[]> {
    this.send({ t: 'ping' })
    const frames: AnyFrame[] = []
    for (;;) {
      const frame = await this.next()
      if (frame.t === 'pong') return frames
      frames.push(frame)
    }
  }
}
