/** What comes over the wire to one person, byte by byte. */

import { Agent, type IncomingMessage, request } from 'node:http'
import { createConnection, type NetConnectOpts, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { LIVE_PATH } from '@skerry/link'

/** Keeps all that its connection brings. */
class Tap extends Agent {
  private chunks: Buffer[] = []

  constructor() {
    super({ keepAlive: true, maxSockets: 1 })
  }

  override createConnection(options: NetConnectOpts): Socket {
    return createConnection(options).on('data', (chunk: Buffer) => this.chunks.push(chunk))
  }

  /** What has come since it was last asked. */
  taken(): Buffer {
    const taken = Buffer.concat(this.chunks)
    this.chunks = []
    return taken
  }
}

export interface Answer {
  readonly status: number
  /** Status line, headers and body as they came. */
  readonly bytes: Buffer
  readonly body: string
}

export interface Asked {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

/** One person's way to a server. */
export class Line {
  private readonly port: number
  private readonly language: string
  private readonly tap = new Tap()
  private readonly lives = new Set<Live>()
  private cookie: string | undefined

  constructor(url: string, language: string) {
    this.port = Number(new URL(url).port)
    this.language = language
  }

  async ask({ method, path, body }: Asked): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const response = await this.sent(method, path, this.tap, text === undefined ? {} : JSON_TYPE, text)
    const parts: Buffer[] = []
    for await (const part of response) parts.push(part as Buffer)
    const [set] = response.headers['set-cookie'] ?? []
    if (set !== undefined) this.cookie = set.split(';', 1)[0] as string
    return { status: response.statusCode as number, bytes: this.tap.taken(), body: Buffer.concat(parts).toString() }
  }

  /** Opens a live connection. */
  async live(): Promise<Live> {
    const tap = new Tap()
    const handshake = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', ...SAME_KEY }
    const { socket, head } = await new Promise<{ socket: Duplex; head: Buffer }>((resolve, reject) => {
      this.asking('GET', LIVE_PATH, tap, handshake)
        .on('upgrade', (_, line, first) => resolve({ socket: line, head: first }))
        .on('response', ({ statusCode }) => reject(new Error(`no live connection: ${statusCode}`)))
        .on('error', reject)
        .end()
    })
    const all = tap.taken()
    const live = new Live(socket, all.subarray(0, all.length - head.length), head)
    this.lives.add(live)
    return live
  }

  close(): void {
    for (const live of this.lives) live.close()
    this.tap.destroy()
  }

  private sent(method: string, path: string, agent: Agent, headers: object, body?: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      this.asking(method, path, agent, headers).on('response', resolve).on('error', reject).end(body)
    })
  }

  private asking(method: string, path: string, agent: Agent, headers: object) {
    const own = { 'accept-language': this.language, ...(this.cookie === undefined ? {} : { cookie: this.cookie }) }
    return request({ host: '127.0.0.1', port: this.port, method, path, agent, headers: { ...own, ...headers } })
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }
/** The answer depends on it, so it is the same everywhere. */
const SAME_KEY = { 'sec-websocket-key': 'dGhlIHNhbWUgZm9yIGFsbA==' }

const TEXT = 1
const PING = 9
const PONG = 10
/** By the true clock, whatever time the servers are told. */
const { setTimeout: later, clearTimeout: never } = globalThis
/** Nothing takes nearly so long. */
const PATIENCE_MS = 20_000

type Frame = Readonly<Record<string, unknown>>
export type IsAnswer = (frame: Frame) => boolean

/** A live connection, with every frame as it came. */
export class Live {
  private readonly socket: Duplex
  private came: Buffer[]
  private rest: Buffer
  private waiting: { isIt: IsAnswer; done(frame: Frame): void } | null = null

  constructor(socket: Duplex, handshake: Buffer, head: Buffer) {
    this.socket = socket
    this.came = [handshake]
    this.rest = head
    socket.on('data', (chunk: Buffer) => this.take(chunk))
    socket.on('error', () => socket.destroy())
    this.take(Buffer.alloc(0))
  }

  /** All frames since it was last asked, with their heads. */
  taken(): { bytes: Buffer; frames: number } {
    const taken = { bytes: Buffer.concat(this.came), frames: this.came.length }
    this.came = []
    return taken
  }

  /** Says something and waits for its answer, if there will be one. */
  async send(frame: unknown, isAnswer: IsAnswer | null): Promise<Frame | null> {
    const answered = isAnswer === null ? null : this.answer(isAnswer, frame)
    this.write(TEXT, Buffer.from(JSON.stringify(frame)))
    return answered
  }

  private answer(isIt: IsAnswer, frame: unknown): Promise<Frame> {
    return new Promise((resolve, reject) => {
      const late = later(() => reject(new Error(`no answer to ${JSON.stringify(frame)}`)), PATIENCE_MS)
      const done = (answer: Frame) => {
        never(late)
        this.waiting = null
        resolve(answer)
      }
      this.waiting = { isIt, done }
    })
  }

  /** Everything that was sent before has come. */
  async settled(): Promise<void> {
    await this.send({ t: 'ping' }, ({ t }) => t === 'pong')
  }

  close(): void {
    this.socket.destroy()
  }

  private write(kind: number, payload: Buffer): void {
    const { length } = payload
    const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff]
    // Masked with zeros, which changes nothing.
    this.socket.write(Buffer.concat([Buffer.from([0x80 | kind, ...size, 0, 0, 0, 0]), payload]))
  }

  private take(chunk: Buffer): void {
    this.rest = Buffer.concat([this.rest, chunk])
    for (let frame = frameIn(this.rest); frame !== null; frame = frameIn(this.rest)) {
      const { kind, head, end } = frame
      const payload = this.rest.subarray(head, end)
      if (kind === PING) this.write(PONG, payload)
      else this.came.push(this.rest.subarray(0, end)) // signs of life come when they come: they tell of no table
      this.rest = this.rest.subarray(end)
      if (kind === TEXT) this.heard(JSON.parse(payload.toString()) as Frame)
    }
  }

  private heard(frame: Frame): void {
    if (this.waiting?.isIt(frame)) this.waiting.done(frame)
  }
}

/** Where the first frame's payload begins and ends; null: it has not come completely. */
function frameIn(bytes: Buffer): { kind: number; head: number; end: number } | null {
  if (bytes.length < 2) return null
  const size = (bytes[1] as number) & 0x7f
  const head = size < 126 ? 2 : size === 126 ? 4 : 10
  if (bytes.length < head) return null
  const length = size < 126 ? size : size === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  return bytes.length < head + length ? null : { kind: (bytes[0] as number) & 0x0f, head, end: head + length }
}
