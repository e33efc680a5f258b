/** What HTTP routes and live connections ask of the tables. */

import type { Allotment, Choice, Language, Refusal, Seat, Viewer } from '@skerry/kernel'
import type {
  ChatMessage,
  ChoiceListed,
  ChooseCommand,
  Command,
  Done,
  GameListed,
  Guest,
  NewTable,
  ProblemCode,
  TableCard,
  TableState,
  ToldRow,
  WholeFrame,
  WireSight,
} from '@skerry/link'
import type { StoredGuest } from '../store/types.ts'

/** Who asks. */
export interface Caller {
  /** Null: somebody without a name; may watch, not sit down. */
  readonly guest: StoredGuest | null
  /** The language of sentences in answers. */
  readonly language: Language
}

/** Something that cannot be done, with what a sentence needs. Nothing has changed. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode
  readonly refusal: Refusal | undefined
  /** The game whose words tell the refusal, and the names of its seats. */
  readonly at: { readonly game: string; readonly names: readonly string[] } | undefined
  /** The version the table has by now. */
  readonly version: number | undefined
  readonly details: string | undefined
  constructor(code: ProblemCode, about: Partial<Pick<ProblemError, 'refusal' | 'at' | 'version' | 'details'>> = {}) {
    super(about.details ?? code)
    this.code = code
    this.refusal = about.refusal
    this.at = about.at
    this.version = about.version
    this.details = about.details
  }
}

/** Somebody who looks at a table and is told what happens there. One per subscription. */
export interface Watcher {
  readonly caller: Caller
  /**
   * A frame for this watcher, as JSON. `kind` is its `t`; frames begin with `{"t":"…","n":` and end with the rest:
   * the watcher puts its own number between.
   */
  send(kind: string, rest: string): void
  /** A row; `key` is set where it answers a command of this watcher. */
  row(rest: string, key: string | undefined): void
  /** Nothing more comes. */
  gone(code: ProblemCode): void
}

export interface Watching {
  readonly table: string
  stop(): void
}

/** All that can be done with tables. Every method throws `ProblemError` and then has changed nothing. */
export interface TablesApi {
  games(): Promise<readonly GameListed[]>

  /** The guest of this cookie token; null: there is none. */
  guestOf(token: string | undefined): Promise<StoredGuest | null>
  /** A new guest; the token goes into the cookie and is told to nobody else. */
  newGuest(name: string): Promise<{ readonly guest: StoredGuest; readonly token: string }>
  renameGuest(caller: Caller, name: string): Promise<Guest>

  myTables(caller: Caller): Promise<readonly TableCard[]>
  publicTables(caller: Caller, game?: string): Promise<readonly TableCard[]>

  create(caller: Caller, table: NewTable): Promise<TableState>
  /** A game played elsewhere goes on here; `seats` says who plays each seat from now on. */
  bring(
    caller: Caller,
    brought: { record: unknown; seats: NewTable['seats']; visibility?: NewTable['visibility'] },
  ): Promise<TableState>
  state(caller: Caller, table: string): Promise<TableState>
  /** Sits down by an invitation, or on a free seat of a table that is open to everybody. */
  join(caller: Caller, way: { invite: string } | { table: string; seat?: Seat }, nonce?: string): Promise<TableState>
  leave(caller: Caller, table: string): Promise<TableState>
  kick(caller: Caller, table: string, seat: Seat): Promise<TableState>
  /** Puts a bot on a free seat, or frees a bot's seat. */
  setSeat(
    caller: Caller,
    table: string,
    seat: Seat,
    by: 'open' | 'random' | 'novice' | 'adept' | 'master',
  ): Promise<TableState>
  start(caller: Caller, table: string, nonce?: string): Promise<TableState>
  rematch(caller: Caller, table: string, nonce?: string): Promise<TableState>

  choose(caller: Caller, table: string, command: ChooseCommand, by?: Watcher): Promise<Done>
  undo(caller: Caller, table: string, command: Command, by?: Watcher): Promise<Done>
  resign(caller: Caller, table: string, command: Command): Promise<Done>
  delegate(caller: Caller, table: string, v: number): Promise<void>

  /** The table as the caller sees it; after the end with any eyes. `at`: as it was then. */
  sight(caller: Caller, table: string, at?: number, as?: Viewer): Promise<WireSight>
  choices(
    caller: Caller,
    table: string,
  ): Promise<{
    v: number
    prompt: string | null
    choices: readonly ChoiceListed[]
    allotment?: Allotment & { readonly do: string }
  }>
  explain(
    caller: Caller,
    table: string,
    choice: Choice | string,
  ): Promise<{ v: number; refusal: (Refusal & { message: string }) | null }>
  history(caller: Caller, table: string, from: number, to: number): Promise<readonly ToldRow[]>
  /** While it runs: what the caller was told; after the end the whole record with the dice. */
  exported(caller: Caller, table: string): Promise<object>
  packOf(caller: Caller, table: string): Promise<unknown>

  say(caller: Caller, table: string, message: { text: string; key: string; to?: readonly Seat[] }): Promise<ChatMessage>
  chat(caller: Caller, table: string, before?: number): Promise<readonly ChatMessage[]>

  /** The watcher gets a `whole` frame first, then whatever happens. */
  watch(watcher: Watcher, table: string, since?: number): Promise<Watching>
  /** Called, at most once a second, when lists of tables have changed. */
  onLobby(listener: () => void): () => void
  /** A problem in words, as it is answered. */
  problem(error: unknown, language: Language): Promise<import('@skerry/link').Problem>
}

export type { WholeFrame }
