/** What only a table on a server has: the line to it, who is there, and what is said. */

import type { Seat, Viewer } from '@skerry/kernel'
import type { ChatMessage, Problem, ProblemCode, TableState } from '@skerry/link'
import type { Connection, ServerLink } from '@skerry/link/client'

export interface Company extends CompanyVerbs {
  /** Who sits there, who is there, how it stands. */
  readonly state: TableState
  readonly connection: Connection
  /** Why nothing more comes (`gone`). */
  readonly gone: Problem | null
  /** When the next attempt to connect begins, ms since 1970. */
  readonly retryAt: number | null
  /** Something was sent and is not acknowledged yet. */
  readonly isSending: boolean
  /** Oldest first. */
  readonly chat: readonly ChatMessage[]
  /** When something was played last, ms since 1970. */
  readonly playedAt: number
  /** How many messages of others have not been looked at. */
  readonly unread: number
}

export interface CompanyVerbs {
  /** Tries to connect at once. */
  retry(): void
  /** To the whole table, or to these seats alone. */
  say(text: string, to?: readonly Seat[]): Promise<void>
  /** Everything said so far has been looked at. */
  read(): void
  resign(): Promise<void>
}

/** Follows a link to a server; `onRead` is called where somebody has looked at what was said. */
export class CompanyBook {
  private readonly link: ServerLink
  private readonly verbs: CompanyVerbs
  private readUpTo: number
  /** When the last row came; the state need not be told with every row. */
  private rowAt = 0

  constructor(link: ServerLink, onRead: () => void) {
    this.link = link
    this.readUpTo = readMark(link.info.id)
    this.verbs = {
      retry: () => link.retry(),
      say: (text, to) => link.say(text, to),
      resign: () => link.resign(),
      read: () => this.read() && onRead(),
    }
  }

  /** Something was played just now. */
  noteRow(): void {
    this.rowAt = Date.now()
  }

  /** As it is now. */
  now(viewer: Viewer): Company {
    const { state, connection, gone, retryAt, isSending, chat } = this.link
    const unread = chat.filter(({ at, from }) => at > this.readUpTo && from !== viewer).length
    const playedAt = Math.max(state.played, this.rowAt)
    return { state, connection, gone, retryAt, isSending, chat, playedAt, unread, ...this.verbs }
  }

  /** False: there is nothing new. */
  private read(): boolean {
    const { chat, info } = this.link
    const last = chat.at(-1)?.at ?? 0
    if (last <= this.readUpTo) return false
    this.readUpTo = last
    keepReadMark(info.id, last)
    return true
  }
}

/** Why the server did not do something; `unavailable`: it did not answer. */
export const codeOf = (error: unknown): ProblemCode =>
  (error as { readonly problem?: Problem } | null)?.problem?.code ?? 'unavailable'

// —— what was looked at, across visits ——

const KEY = 'skerry.talk'
const MOST_TABLES = 50

type Marks = readonly (readonly [table: string, upTo: number])[]

/** Storage may be forbidden or hold anything. */
function marks(): Marks {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((mark) => Array.isArray(mark) && Number.isFinite(mark[1])) : []
  } catch {
    return []
  }
}

/** Up to when the talk of a table was looked at in this browser. */
const readMark = (table: string): number => marks().find(([id]) => id === table)?.[1] ?? 0

function keepReadMark(table: string, upTo: number): void {
  const others = marks().filter(([id]) => id !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, upTo], ...others].slice(0, MOST_TABLES)))
  } catch {
    // Without storage the mark lasts as long as the page.
  }
}
