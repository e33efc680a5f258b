/** What a shell knows of a table, wherever it is kept: a worker of the same browser, or a server. */

import type { Localized } from '@skerry/contracts'
import type { Choice, Options, Refusal, RuleId, Seat, Viewer } from '@skerry/kernel'
import type { AskedOf, BotLevel, LogEntry, SeenTable } from '@skerry/session'

export { type AskedOf, BOT_LEVELS, type BotLevel, type LogEntry, type UndoBarrier } from '@skerry/session'

export interface SeatInfo {
  readonly name: string
  /** Who plays it: a person, or a bot of this level. */
  readonly by: 'person' | BotLevel
}

/** How people share one screen: alone, passing it on with a curtain between them, or with nothing to hide. */
export type Sharing = 'alone' | 'curtain' | 'open'

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatInfo[]
  readonly options: Options
  readonly sharing: Sharing
  /** ms since 1970. */
  readonly begun: number
  readonly played: number
  /** Branched off from a position of this table; `isOnline`: that one is on the server. */
  readonly branchOf?: { readonly table: string; readonly version: number; readonly isOnline?: true }
  /** It begins with this example. */
  readonly example?: ShownExample
  /** How many rows the log has. */
  readonly rows: number
  readonly isOver: boolean
  readonly winners: readonly Seat[]
  /** What decided a game that is over, by seat, where its rules tell. */
  readonly scores?: readonly number[]
  /** Who was asked last, and what (`fight.goOn`): for the list of games. */
  readonly asked: AskedOf | null
}

/** A worked example, as it is listed. */
export interface ListedExample {
  readonly id: string
  readonly title: Localized
  /** The rules it shows. */
  readonly rules: readonly RuleId[]
}

/** A worked example that a table begins with. */
export interface ShownExample extends ListedExample {
  /** What is done in it, in order, and what holds meanwhile. */
  readonly steps: readonly ExampleStep[]
  /** How many of the steps are its line; the others hold at the end. */
  readonly length: number
}

export type ExampleStep =
  | { readonly kind: 'choice'; readonly seat: Seat; readonly choice: Choice; readonly notation: string }
  /** `*`: whatever chance gives. */
  | { readonly kind: 'chance'; readonly outcome: string }
  /** A choice that could be made, or could not by this rule. */
  | { readonly kind: 'claim'; readonly seat: Seat; readonly choice: Choice; readonly refusedBy: RuleId | null }

/** The table at one version, as a viewer sees it. */
export interface TableSnapshot extends SeenTable {
  /** At an example: the step that comes next; null: the table has gone another way. */
  readonly nextStep?: number | null
}

export type Push =
  /** Everything anew: at the beginning, when somebody else sits down at the screen, after a lost connection. */
  | { readonly kind: 'whole'; readonly sight: TableSnapshot; readonly told: readonly LogEntry[] }
  /** One row more. */
  | { readonly kind: 'row'; readonly sight: TableSnapshot; readonly told: LogEntry }
  /** Rows from before those told so far, oldest first. */
  | { readonly kind: 'earlier'; readonly told: readonly LogEntry[] }
  /** Somebody at this screen is asked whose view is not the one shown: who must sit down first. */
  | { readonly kind: 'handOver'; readonly to: Seat; readonly version: number }
  | { readonly kind: 'thinking'; readonly seat: Seat | null }
  /** Who sits where, who is there, or how the table stands has changed: `info` is new. */
  | { readonly kind: 'info' }
  /** Something was said, or the line to the table has changed: `company` is new. */
  | { readonly kind: 'company' }
  /** A rule or the storage went wrong; the game up to here is safe. */
  | { readonly kind: 'fault'; readonly fault: TableFault }

/** What went wrong, to be said in words by the page. */
export type TableFault =
  | { readonly what: 'rules'; readonly message: string }
  /** Another tab has played on. */
  | { readonly what: 'elsewhere' }
  /** The browser refuses to store more. */
  | { readonly what: 'notStored'; readonly message: string }
  /** The server does not let the game go on, or does not answer as it should. */
  | { readonly what: 'held' }
  | { readonly what: 'server'; readonly code: string }

export interface TableLink {
  readonly info: TableInfo
  subscribe(listener: (push: Push) => void): () => void
  /** One or more choices in notation, taken in order, whole or not at all. Null: done. */
  choose(choices: readonly string[]): Promise<Refusal | null>
  undo(): Promise<Refusal | null>
  /** The table as it was; `open` only after the end. */
  at(version: number, viewer?: Viewer): Promise<TableSnapshot>
  /** Somebody sits down at the screen: from now on it shows what this seat may know. */
  sit(viewer: Viewer): Promise<void>
  /** A bot answers for the viewer's seat as long as questions of the present rule come (the whole setup, the whole fight). */
  delegate(): Promise<void>
  /** The standing orders that the viewer's seat has left, in notation. */
  orders(): Promise<readonly string[]>
  /** Leaves an order, in place of one of its kind; answers with those left now. */
  leaveOrder(order: string): Promise<readonly string[]>
  withdrawOrder(order: string): Promise<readonly string[]>
  /** Asks for rows from before those told so far; they come as a push. False: there are none. */
  earlier(): Promise<boolean>
  /** The page has shown everything up to here. */
  seen(version: number): void
  close(): void
}
