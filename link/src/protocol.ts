/** What server and client say to each other: bodies of the HTTP API and frames of the live connection. */

import type { Localized } from '@skerry/contracts'
import type {
  Choice,
  Event,
  OptionSpec,
  Options,
  Pending,
  Plain,
  Refusal,
  RuleId,
  Seat,
  View,
  Viewer,
} from '@skerry/kernel'
import type { Patch } from './patch.ts'
import type { AskedOf, BotLevel, LogEntry, UndoBarrier } from './types.ts'

/** Changes whenever an old page could not talk to a new server. */
export const PROTOCOL = 1
export const LIVE_PATH = '/api/live'
/** The server does not read larger frames, in bytes. */
export const LARGEST_FRAME = 16 * 1024

// —— the HTTP API ——

export interface Welcome {
  readonly protocol: number
  /** Which build of the site the server hands out: a page of another one reloads itself. */
  readonly build: string
}

export interface GameListed {
  readonly id: string
  readonly name: Localized
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  readonly bots: readonly BotLevel[]
  /** Version of its rules. */
  readonly rules: string
}

export interface Guest {
  readonly id: string
  readonly name: string
}

/** `public`: in the lobby; `unlisted`: for everybody who has its address; `private`: only by an invitation to a seat. */
export type Visibility = 'public' | 'unlisted' | 'private'
/** `open`: people sit down; `running`; `over`. */
export type TablePhase = 'open' | 'running' | 'over'

/** Who is to sit on a seat of a new table. */
export type SeatPlan = 'me' | 'open' | BotLevel

export interface NewTable {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly options?: Options
  readonly visibility?: Visibility
  /** A content pack of one's own. */
  readonly pack?: Plain
}

export interface SeatState {
  /** Empty: nobody sits here yet. */
  readonly name: string
  readonly by: 'person' | 'open' | BotLevel
  readonly isYou: boolean
  /** Somebody of this seat is connected now. */
  readonly isHere: boolean
  /** It has given up; a bot plays on for it. */
  readonly hasResigned: boolean
  /** For the host, while nobody sits here: the secret of the link `/join/<invite>`. */
  readonly invite?: string
}

/** A table as one caller may know it. */
export interface TableState {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly visibility: Visibility
  readonly phase: TablePhase
  readonly seats: readonly SeatState[]
  /** The caller's seat; null: a spectator. */
  readonly you: Seat | null
  readonly isHost: boolean
  /** How many watch without a seat. */
  readonly watching: number
  /** How many rows the log has. */
  readonly version: number
  readonly asked: AskedOf | null
  readonly winners: readonly Seat[]
  readonly endedBy: 'rules' | 'resigned' | null
  /** ms since 1970. */
  readonly begun: number
  readonly played: number
  readonly rules: string
  /** The table brings its own pack; it is at `/api/tables/:id/pack`. */
  readonly hasOwnPack: boolean
  readonly dice: DiceState
  /** The table where the same people play again. */
  readonly rematch: string | null
  /** Its rules did not come to an end: the owner of the server must look at it. */
  readonly isHeld: boolean
}

export interface DiceState {
  /** SHA-256 of the table's secret, told before anybody sat down. */
  readonly commitment: string
  /** False: some of it was played elsewhere, where nobody could see the dice. */
  readonly isWitnessed: boolean
  /** One per seat, once the game has begun. */
  readonly nonces?: readonly string[]
  /** After the end. */
  readonly secret?: string
}

/** A line of a list of tables. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly phase: TablePhase
  readonly visibility: Visibility
  readonly seats: readonly Pick<SeatState, 'name' | 'by' | 'isYou'>[]
  readonly you: Seat | null
  readonly isYourTurn: boolean
  readonly version: number
  readonly asked: AskedOf | null
  readonly winners: readonly Seat[]
  readonly begun: number
  readonly played: number
}

/** What a link to a seat leads to, for whoever has it. */
export interface Invitation {
  readonly table: TableCard
  readonly seat: Seat
  /** Null: the host has no seat at the table. */
  readonly host: string | null
}

/** Every change of a table: made for a version, and told apart from its repetitions by a key the caller makes up. */
export interface Command {
  readonly v: number
  readonly key: string
}
export interface ChooseCommand extends Command {
  readonly choices: readonly string[]
}

/** Done: the version after it is `v`, and this is what the caller was told. */
export interface Done {
  readonly v: number
  readonly events: readonly Event[]
}

/** What the server answers when something is wrong. `refused`: the rules say no. */
export interface Problem {
  readonly code: ProblemCode
  /** A sentence in the caller's language. */
  readonly message: string
  readonly refusal?: Refusal
  /** `stale`: the version the table has by now. */
  readonly version?: number
  /** `badRequest`: where and what. */
  readonly details?: string
}
export type ProblemCode =
  | 'badRequest'
  | 'refused'
  | 'stale'
  | 'noGuest'
  | 'notFound'
  | 'notYours'
  | 'notSeated'
  | 'notHost'
  | 'seatTaken'
  | 'noSeat'
  | 'notOpen'
  | 'notRunning'
  | 'notOver'
  | 'notReady'
  | 'badPack'
  | 'badRecord'
  | 'held'
  | 'tooMany'
  | 'tooLarge'
  | 'unavailable'
  | 'fault'

/** One of the caller's choices, with its notation and in words. */
export interface ChoiceListed {
  readonly notation: string
  readonly choice: Choice
  readonly text: string
}

export interface ChatMessage {
  readonly id: string
  /** ms since 1970. */
  readonly at: number
  readonly from: Seat
  /** Null: to the whole table. */
  readonly to: readonly Seat[] | null
  readonly text: string
}

/** A standing order, with the rule that gives it and in words. */
export interface OrderListed {
  readonly notation: string
  readonly rule: RuleId
  readonly text: string
}
/** The caller's standing orders, and all that this game offers. */
export interface OrdersListed {
  readonly left: readonly OrderListed[]
  readonly possible: readonly OrderListed[]
}

export interface HistoryPage {
  readonly rows: readonly LogEntry[]
}

// —— frames from the client; `n` is a number the client gives to each of its subscriptions ——

export type ClientFrame =
  /** `since`: rows up to here are known already. */
  | { readonly t: 'sub'; readonly n: number; readonly table: string; readonly since?: number }
  | { readonly t: 'unsub'; readonly n: number }
  | ({ readonly t: 'choose'; readonly n: number } & ChooseCommand)
  | ({ readonly t: 'undo'; readonly n: number } & Command)
  | { readonly t: 'delegate'; readonly n: number; readonly v: number }
  | {
      readonly t: 'say'
      readonly n: number
      readonly key: string
      readonly text: string
      readonly to?: readonly Seat[]
    }
  /** Wants to be told when the lists of tables change. */
  | { readonly t: 'lobby' }
  | { readonly t: 'ping' }

// —— frames from the server ——

export type ServerFrame =
  | ({ readonly t: 'hello' } & Welcome)
  | WholeFrame
  | RowFrame
  | { readonly t: 'state'; readonly n: number; readonly state: TableState }
  | { readonly t: 'thinking'; readonly n: number; readonly seat: Seat | null }
  /** Command `k` stands, the version after it is `v`; or it is heard (`say`, `delegate`). */
  | { readonly t: 'ok'; readonly n: number; readonly k?: string; readonly v: number }
  | { readonly t: 'no'; readonly n: number; readonly k?: string; readonly problem: Problem }
  | { readonly t: 'chat'; readonly n: number; readonly message: ChatMessage }
  /** Nothing more comes for this subscription. */
  | { readonly t: 'gone'; readonly n: number; readonly problem: Problem }
  | { readonly t: 'lobby' }
  | { readonly t: 'pong' }
  /** The frame was not understood. */
  | { readonly t: 'bad'; readonly problem: Problem }

/** Everything about a table for one viewer. Before the game begins there is nothing to see but the state. */
export interface WholeFrame {
  readonly t: 'whole'
  readonly n: number
  readonly state: TableState
  readonly chat: readonly ChatMessage[]
  readonly sight: WireSight | null
  /** The rows after `since`, oldest first, where it was given and is not long ago; all others are in the history. */
  readonly told: readonly LogEntry[]
  /** The told rows follow directly on the version asked for with `since`. */
  readonly isContinued: boolean
}

export interface WireSight {
  readonly v: number
  readonly viewer: Viewer
  readonly view: View
  /** `hashOf(view)` */
  readonly hash: string
  readonly barrier: UndoBarrier | null
  readonly pending: Pending['kind']
  readonly asked: readonly Seat[]
}

/**
 * One row more. `v` is the version after it. Either a patch of the view at v − 1 (absent: nothing changed), or now and
 * then the whole view with its hash. What is absent: `undo` false, `events` none, `asked` nobody, `barrier` null,
 * `pending` asked.
 */
export interface RowFrame {
  readonly t: 'row'
  readonly n: number
  readonly v: number
  readonly seat: Seat | null
  readonly undo?: true
  readonly resigned?: true
  readonly rules?: readonly RuleId[]
  /** The receiver's own standing order that chose. */
  readonly order?: string
  readonly events?: readonly Event[]
  readonly patch?: Patch
  readonly view?: View
  readonly hash?: string
  readonly barrier?: UndoBarrier
  readonly pending?: 'over' | 'chance'
  readonly asked?: readonly Seat[]
  /** It is the answer to this command of the receiver. */
  readonly k?: string
}
