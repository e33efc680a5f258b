/** What the main thread asks of the rules, and what it is answered. Everything big is JSON text made where it is needed. */

import type { PackFault, PossibleOrder } from '@skerry/contracts'
import type { Choice, Choices, Options, Refusal, RuleId, Seat, Viewer } from '@skerry/kernel'
import type { AskedOf, BotLevel, LogEntry } from '@skerry/link'
import type { InputFault, Occupant, RecordRow } from '@skerry/session'

/** A game as it was stored, from a snapshot (or its setup) on. */
export interface CourseText {
  readonly game: string
  /** A pack of its own; undefined: the built-in one. */
  readonly pack: unknown
  readonly seats: number
  readonly options: Options
  readonly snapshot: string | null
  readonly start: string | null
  readonly rows: readonly RecordRow[]
  /** Where its chance comes from. */
  readonly seed: string
}

export type Act =
  /** Chance, where it comes before the first decision. */
  | { readonly kind: 'begin' }
  /** `order`: the standing order that chose. */
  | { readonly kind: 'choose'; readonly seat: Seat; readonly choices: readonly string[]; readonly order?: string }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'resign'; readonly seat: Seat }

export type Ask =
  | { readonly do: 'load'; readonly table: string; readonly course: CourseText }
  | { readonly do: 'drop'; readonly table: string }
  /** `viewers` are told. */
  | {
      readonly do: 'act'
      readonly table: string
      readonly act: Act
      readonly viewers: readonly Viewer[]
    }
  | { readonly do: 'sight'; readonly table: string; readonly viewer: Viewer }
  /** Who answers without a person, and what an order chooses. */
  | { readonly do: 'answerer'; readonly table: string; readonly occupants: readonly Occupant[] }
  /** The standing orders that a seat of this table could leave. */
  | { readonly do: 'orders'; readonly table: string }
  | { readonly do: 'choices'; readonly table: string; readonly seat: Seat }
  | { readonly do: 'explain'; readonly table: string; readonly seat: Seat; readonly choice: Choice | string }
  /** Rows `from` … as the viewer was told them; the course ends with the last one wanted. */
  | { readonly do: 'told'; readonly course: CourseText; readonly from: number; readonly viewer: Viewer }
  /** The table as it was at the end of this course. */
  | { readonly do: 'past'; readonly course: CourseText; readonly viewer: Viewer }
  /** Plays a record again from the first row, as it was given from outside; `pack`: undefined is the built-in one. */
  | { readonly do: 'check'; readonly record: unknown; readonly pack: unknown }
  /** Reads a pack from outside. */
  | { readonly do: 'pack'; readonly game: string; readonly pack: unknown }
  /** Newer rules take over: `all` rows from the setup, and the snapshot with the rows after it. */
  | {
      readonly do: 'renew'
      readonly table: string
      readonly course: CourseText
      readonly all: readonly RecordRow[]
      readonly from: string
    }
  | { readonly do: 'ping' }

/** Who is asked at a table after a row, or how it has ended. */
export interface Status {
  readonly version: number
  /** Who has not answered yet. */
  readonly asked: AskedOf | null
  readonly isOver: boolean
  readonly winners: readonly Seat[]
}

export interface Acted extends Status {
  readonly row: RecordRow
  /** For each viewer the end of its frame: everything after `"n":…`. */
  readonly frames: readonly string[]
  /** What the acting seat was told, as JSON. */
  readonly events: string
  /** Now and then all that is needed to go on from here, as JSON. */
  readonly snapshot: string | null
}

/** Nothing is there to be begun: nobody and nothing moves before the first decision. */
export type Begun = Acted | (Status & { readonly row: null })

export interface Checked extends Status {
  readonly game: string
  readonly rules: string
  readonly pack: string
  readonly seats: number
  readonly options: Options
  readonly start: string | null
  readonly rows: readonly RecordRow[]
  /** One for every 32 rows that these rules can play, and one for the last. */
  readonly snapshots: readonly { readonly v: number; readonly text: string }[]
}

/** What is wrong with a pack; never none. */
export type PackFaults = readonly PackFault[]
/** What is wrong with a record from outside. */
export type RecordFault =
  | { readonly kind: 'record'; readonly fault: InputFault }
  | { readonly kind: 'pack'; readonly faults: PackFaults }

/** Newer rules have replayed the log: `changed` null means they lead to the same position. */
export interface Renewed {
  readonly row: RecordRow
  readonly changed: readonly RuleId[] | null
  readonly snapshot: string
  readonly status: Status
}

/** An answer that no person gives: what an order chooses, or the view that a bot is to think about. */
export type Unasked =
  | { readonly kind: 'order'; readonly seat: Seat; readonly order: string; readonly choice: string }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: BotLevel | null; readonly view: string }

/** What each question is answered with. */
export interface Answers {
  readonly load: Status
  /** A snapshot worth keeping; null: the newest one kept is of this version. */
  readonly drop: { readonly v: number; readonly text: string } | null
  readonly act: Begun | { readonly refused: Refusal }
  /** A `WireSight` as JSON. */
  readonly sight: string
  /** Null: people are asked, or nobody. */
  readonly answerer: Unasked | null
  readonly orders: readonly PossibleOrder[]
  readonly choices: {
    readonly v: number
    readonly decision: string | null
    readonly choices: Choices
    readonly notations: readonly string[]
  }
  readonly explain: { readonly v: number; readonly refusal: Refusal | null }
  readonly told: readonly LogEntry[]
  /** Null: these rules lead elsewhere. */
  readonly past: string | null
  readonly check: Checked | { readonly fault: RecordFault }
  readonly pack: { readonly hash: string } | { readonly fault: PackFaults }
  readonly renew: Renewed | { readonly fault: string }
  readonly ping: null
}

export type AnswerTo<A extends Ask> = Answers[A['do']]
