/** A server that does what a test says: sockets whose frames are read and written by hand, and one table with its rows. */

import { copy, hashOf, type Plain, type View, type Viewer } from '@skerry/kernel'
import { vi } from 'vitest'
import { Api, Live, type LiveOptions, openServerTable, type ServerLink, type Socket } from '../src/client/index.ts'
import {
  type ClientFrame,
  diff,
  type LogEntry,
  PROTOCOL,
  type Problem,
  type ProblemCode,
  type Push,
  type RowFrame,
  type ServerFrame,
  type TableState,
  type WholeFrame,
  type WireSight,
} from '../src/index.ts'

export type Kind = ClientFrame['t']
export type FrameOf<K extends Kind> = Extract<ClientFrame, { t: K }>

export class FakeSocket implements Socket {
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  onerror: Socket['onerror'] = null
  readonly sent: ClientFrame[] = []
  isClosed = false
  private readonly hear: (socket: FakeSocket, frame: ClientFrame) => void

  constructor(hear: (socket: FakeSocket, frame: ClientFrame) => void) {
    this.hear = hear
  }
  send(text: string): void {
    const frame = JSON.parse(text) as ClientFrame
    this.sent.push(frame)
    this.hear(this, frame)
  }
  close(): void {
    this.isClosed = true
  }

  // —— the server's end ——

  push(frame: ServerFrame): void {
    this.pushText(JSON.stringify(frame))
  }
  pushText(data: string): void {
    if (!this.isClosed) this.onmessage?.({ data } as never)
  }
  greet(build = 'build 1', protocol = PROTOCOL): void {
    this.push({ t: 'hello', protocol, build })
  }
  cut(): void {
    this.isClosed = true
    this.onclose?.({} as never)
  }
  /** What came of this kind. */
  all<K extends Kind>(kind: K): FrameOf<K>[] {
    return this.sent.filter((frame): frame is FrameOf<K> => frame.t === kind)
  }
  last<K extends Kind>(kind: K): FrameOf<K> {
    const found = this.all(kind).at(-1)
    if (found === undefined) throw new Error(`no ${kind} came`)
    return found
  }
  /** The number of the newest subscription. */
  get n(): number {
    return this.last('sub').n
  }
}

export class FakeServer {
  readonly sockets: FakeSocket[] = []
  hear: (socket: FakeSocket, frame: ClientFrame) => void = () => undefined
  readonly WebSocket: NonNullable<LiveOptions['WebSocket']>
  constructor() {
    const server = this
    this.WebSocket = class extends FakeSocket {
      constructor() {
        super((socket, frame) => server.hear(socket, frame))
        server.sockets.push(this)
      }
    }
  }
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1)
    if (socket === undefined) throw new Error('nobody has connected')
    return socket
  }
}

// —— what a table tells ——

export interface Shown {
  readonly n: number
  readonly at?: string
  readonly viewer?: Viewer
}
export const viewOf = ({ n, at = 'act', viewer = 0 }: Shown): View => ({
  seat: viewer,
  pack: 'p',
  seats: 2,
  state: { n, board: ['a', 'b', 'c'], name: 'something that does not change' },
  stack: [{ rule: 'turn', at }],
  result: null,
})

export const sightOf = (v: number, about: Partial<WireSight> = {}): WireSight => {
  const view = about.view ?? viewOf({ n: v, viewer: about.viewer ?? 0 })
  return { v, viewer: 0, view, hash: hashOf(view), barrier: null, pending: 'asked', asked: [0], ...about }
}

export const stateOf = (about: Partial<TableState> = {}): TableState => ({
  id: 't1',
  game: 'game',
  options: {},
  visibility: 'unlisted',
  phase: 'running',
  seats: [
    { name: 'Ann', by: 'person', isYou: true, isHere: true, hasResigned: false },
    { name: '', by: 'open', isYou: false, isHere: false, hasResigned: false },
  ],
  you: 0,
  isHost: true,
  watching: 0,
  version: 0,
  asked: null,
  winners: [],
  endedBy: null,
  begun: 1,
  played: 2,
  rules: '1',
  hasOwnPack: false,
  dice: { commitment: 'c', isWitnessed: true },
  rematch: null,
  isHeld: false,
  ...about,
})

export const rowsOf = (from: number, to: number, seat = 0): LogEntry[] =>
  Array.from({ length: to - from }, (_, i) => ({ row: from + i, seat, isUndo: false, events: eventsOf(from + i) }))
const eventsOf = (row: number) => [{ rule: 'R', type: 'happened', row }]

export const wholeOf = (n: number, v: number, about: Partial<WholeFrame> = {}): WholeFrame => ({
  t: 'whole',
  n,
  state: stateOf({ version: v }),
  chat: [],
  sight: sightOf(v),
  told: rowsOf(0, v),
  isContinued: false,
  ...about,
})

/** The row after which the version is `v`; the view counts versions. */
export const rowOf = (n: number, v: number, about: Partial<RowFrame> & { readonly at?: string } = {}): RowFrame => {
  const { at = 'act', ...rest } = about
  const patch = diff(viewOf({ n: v - 1 }), viewOf({ n: v, at }))
  const frame = { t: 'row', n, v, seat: 0, events: eventsOf(v - 1), asked: [0], ...rest } as const
  return rest.view === undefined && patch !== undefined ? { ...frame, patch } : frame
}

export const problemOf = (code: ProblemCode, about: Partial<Problem> = {}): Problem => ({ code, message: '', ...about })

// —— HTTP ——

export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: unknown
}

/** An `Api` whose requests are answered by a function; what it throws is a failure of the network. */
export function fakeApi(answer: (asked: Asked) => Plain | Response | undefined): { api: Api; asked: Asked[] } {
  const asked: Asked[] = []
  const fetch = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const one: Asked = {
      method: init.method ?? 'GET',
      path: String(input).replace('http://fake', ''),
      headers: init.headers as Record<string, string>,
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    }
    asked.push(one)
    const body = answer(one)
    return body instanceof Response ? body : new Response(body === undefined ? '' : JSON.stringify(body))
  }
  return { api: new Api('http://fake', { fetch: fetch as typeof globalThis.fetch }), asked }
}
export const refusedBy = (status: number, problem: Problem): Response =>
  new Response(JSON.stringify(problem), { status })

// —— all of it ——

export interface Stage {
  readonly server: FakeServer
  readonly live: Live
  readonly wake: () => void
  /** How many listen for the network to come back. */
  readonly waking: () => number
}

/** Time stands still until a test lets it pass; chance says 0, so that waiting takes half the longest time. */
export function stage(options: LiveOptions = {}): Stage {
  vi.useFakeTimers({ now: 1_000_000 })
  const server = new FakeServer()
  const wakes = new Set<() => void>()
  const onWake = (wake: () => void) => {
    wakes.add(wake)
    return () => wakes.delete(wake)
  }
  const live = new Live('ws://fake/api/live', { WebSocket: server.WebSocket, random: () => 0, onWake, ...options })
  return {
    server,
    live,
    wake: () => {
      for (const wake of wakes) wake()
    },
    waking: () => wakes.size,
  }
}

export const pass = async (ms = 0): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
}

export interface Opened extends Stage {
  readonly link: ServerLink
  readonly pushes: Push[]
  readonly asked: Asked[]
  /** Of this kind, in order. */
  told<K extends Push['kind']>(kind: K): Extract<Push, { kind: K }>[]
}

/** A table at this version, with somebody who listens. */
export async function openedAt(
  v: number,
  about: Partial<WholeFrame> = {},
  answer: (asked: Asked) => Plain | Response | undefined = () => ({}),
): Promise<Opened> {
  const here = stage()
  const { api, asked } = fakeApi(answer)
  const opening = openServerTable(here.live, api, 't1')
  here.server.socket.greet()
  here.server.socket.push(wholeOf(here.server.socket.n, v, about))
  const link = await opening
  const pushes: Push[] = []
  link.subscribe((push) => pushes.push(copy(push)))
  await pass()
  const told = <K extends Push['kind']>(kind: K) =>
    pushes.filter((push): push is Extract<Push, { kind: K }> => push.kind === kind)
  return { ...here, link, pushes, asked, told }
}

/** Loses the connection and makes a new one, up to the server's greeting. */
export async function reconnected({ server }: Stage): Promise<FakeSocket> {
  server.socket.cut()
  await pass(8_000)
  server.socket.greet()
  await pass()
  return server.socket
}
