/** Hears everything that passes between a page and the server, and follows the tables as the page does. */

import type { Seat, View, Viewer } from '@skerry/kernel'
import {
  type ChatMessage,
  type ClientFrame,
  type HistoryPage,
  LIVE_PATH,
  type LogEntry,
  type ProblemCode,
  patched,
  type RowFrame,
  type ServerFrame,
  type TableState,
  type WholeFrame,
  type WireSight,
} from '@skerry/link'
import type { Page, Request, WebSocket } from 'playwright-core'

/** What the page knows of a position. */
export interface KnownSight {
  readonly v: number
  readonly viewer: Viewer
  readonly view: View
  readonly pending: WireSight['pending']
  readonly asked: readonly Seat[]
}

/** All that a page was told of one table, in order. */
export class HeardTable {
  /** Every position that the page was led to, however often. */
  readonly sights: KnownSight[] = []
  /** Positions asked for after the end, when all cards are open. */
  readonly opened: WireSight[] = []
  readonly told: Pick<LogEntry, 'row' | 'events'>[] = []
  readonly states: TableState[] = []
  readonly chat: ChatMessage[] = []
  /** Versions that were never told. */
  readonly gaps: number[] = []
  /** Null: the game has not begun. */
  now: KnownSight | null = null

  whole({ sight, told, state, chat }: WholeFrame): void {
    this.states.push(state)
    this.told.push(...told)
    this.chat.push(...chat)
    if (sight !== null) this.see(sight)
  }

  /** An open view is one of those that nobody may have before the end. */
  look(sight: WireSight): void {
    if (sight.viewer === 'open' && this.isOver) this.opened.push(sight)
    else this.sights.push(sight)
  }

  row(frame: RowFrame): void {
    this.told.push({ row: frame.v - 1, events: frame.events ?? [] })
    const before = this.now
    if (before === null || frame.v <= before.v) return
    if (frame.v > before.v + 1) {
      this.gaps.push(before.v + 1)
      return
    }
    const { v, view = patched(before.view, frame.patch), pending = 'asked', asked = [] } = frame
    this.see({ v, viewer: before.viewer, view, pending, asked })
  }

  see({ v, viewer, view, pending, asked }: KnownSight): void {
    this.now = { v, viewer, view, pending, asked }
    this.sights.push(this.now)
  }

  get isOver(): boolean {
    return this.now?.pending === 'over' || this.states.at(-1)?.phase === 'over'
  }
}

export class Ear {
  /** Every frame and every answer of the API as it came. */
  readonly heard: string[] = []
  readonly said: ClientFrame[] = []
  /** What came of commands, by their keys; null: done. */
  readonly outcomes = new Map<string, ProblemCode | null>()
  private readonly tables = new Map<string, HeardTable>()
  private readonly answers: Promise<void>[] = []

  /** Listens from the first page on: begin before anything is opened. */
  constructor(page: Page) {
    page.on('websocket', (socket) => this.follow(socket))
    // Not when an answer begins: the rest of it may never come.
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api')) this.answers.push(this.take(request))
    })
  }

  of(table: string): HeardTable {
    const known = this.tables.get(table) ?? new HeardTable()
    this.tables.set(table, known)
    return known
  }

  /** Keys of what was chosen or taken back at tables, as often as it was sent. */
  get keys(): readonly string[] {
    return this.said.flatMap((frame) => (frame.t === 'choose' || frame.t === 'undo' ? [frame.key] : []))
  }

  /** All answers that have come have been heard. */
  async caughtUp(): Promise<void> {
    await Promise.all(this.answers)
  }

  private follow(socket: WebSocket): void {
    if (new URL(socket.url()).pathname !== LIVE_PATH) return
    const numbers = new Map<number, HeardTable>()
    socket.on('framesent', ({ payload }) => {
      const frame: ClientFrame = JSON.parse(String(payload))
      this.said.push(frame)
      if (frame.t === 'sub') numbers.set(frame.n, this.of(frame.table))
    })
    socket.on('framereceived', ({ payload }) => {
      this.heard.push(String(payload))
      this.hear(JSON.parse(String(payload)), numbers)
    })
  }

  private hear(frame: ServerFrame, numbers: ReadonlyMap<number, HeardTable>): void {
    if ('k' in frame && frame.k !== undefined) this.outcomes.set(frame.k, frame.t === 'no' ? frame.problem.code : null)
    const table = 'n' in frame ? numbers.get(frame.n) : undefined
    if (frame.t === 'whole') table?.whole(frame)
    else if (frame.t === 'row') table?.row(frame)
    else if (frame.t === 'state') table?.states.push(frame.state)
    else if (frame.t === 'chat') table?.chat.push(frame.message)
  }

  private async take(request: Request): Promise<void> {
    const { pathname } = new URL(request.url())
    // A page that goes away takes its last answers along: it has not read them.
    const response = await request.response().catch(() => null)
    const text = await response?.text().catch(() => undefined)
    if (text === undefined) return
    this.heard.push(text)
    if (!response?.ok()) return
    const [, table = '', what] = /^\/api\/tables\/(\w+)\/(view|history)$/.exec(pathname) ?? []
    if (what === 'view') this.of(table).look(JSON.parse(text) as WireSight)
    if (what === 'history') this.of(table).told.push(...(JSON.parse(text) as HistoryPage).rows)
  }
}
