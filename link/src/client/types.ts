/** A table on a server, as a page or a test holds it. */

import type { Seat } from '@skerry/kernel'
import type { ChatMessage, Problem, ServerFrame, TableState } from '../protocol.ts'
import type { TableLink } from '../types.ts'

/**
 * `connecting` for the first time · `live` · `lost`: it tries again by itself, and what was sent is sent again until it is
 * acknowledged · `outdated`: the server speaks another protocol or hands out another build; the page must be loaded anew ·
 * `gone`: the server does not want to talk about this table any more (`gone` says why)
 */
export type Connection = 'connecting' | 'live' | 'lost' | 'outdated' | 'gone'

/** A frame for one table. */
export type TableFrame = Extract<ServerFrame, { n: number }>

/** Who wants to hear of a table on the live connection. */
export interface Subscriber {
  readonly id: string
  /** Rows up to here are known; undefined: tell everything. */
  since(): number | undefined
  take(frame: Exclude<TableFrame, { t: 'ok' | 'no' }>): void
  /** The connection has changed. */
  turned(): void
}

/**
 * A link with what only tables on a server have. Changes are told by the pushes `info` and `company`.
 *
 * A refusal of `choose` and `undo` without a rule (`rule: ''`) is not the rules' word; its reason is `stale` (somebody else
 * was quicker and now something else is asked: choose again) or the code of a problem, which a push `fault` has told, too.
 */
export interface ServerLink extends TableLink {
  /** Who sits there, who is there, how it stands: the newest there is. */
  readonly state: TableState
  readonly connection: Connection
  /** Why nothing more comes (`gone`). */
  readonly gone: Problem | null
  /** When the next attempt to connect begins, ms since 1970; null: none is planned. */
  readonly retryAt: number | null
  /** Something was sent and is not acknowledged yet. */
  readonly isSending: boolean
  /** Oldest first. */
  readonly chat: readonly ChatMessage[]
  /** Tries to connect at once. */
  retry(): void
  say(text: string, to?: readonly Seat[]): Promise<void>
  resign(): Promise<void>
  /** The id of the table where the same people play again. */
  rematch(): Promise<string>
  /** The table as a file (JSON): while it runs what the viewer was told, after the end the whole record with the dice. */
  exported(): Promise<string>
  /** The pack the table brings along; undefined: it has none of its own. */
  readonly ownPack: unknown
}
