/** What the shell knows of a table, wherever it is kept: a worker of this browser, or a server. */

import type {
  Choice,
  Choices,
  Event,
  Options,
  Params,
  Pending,
  Refusal,
  RuleId,
  Said,
  Seat,
  Split,
  Sum,
  Thing,
  ThingId,
  View,
  Viewer,
} from '@skerry/kernel'

export type BotLevel = 'random' | 'novice' | 'adept' | 'master'
export interface SeatInfo {
  readonly name: string
  /** Who plays it: somebody at this screen, or a bot of this level. */
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
  /** Branched off from a position of this table. */
  readonly branchOf?: { readonly table: string; readonly version: number }
  /** It begins with this example. */
  readonly example?: ShownExample
  /** How many rows the log has. */
  readonly rows: number
  readonly isOver: boolean
  readonly winners: readonly Seat[]
  /** Who was asked last, and what (`fight.goOn`): for the list of games. */
  readonly asked: { readonly seats: readonly Seat[]; readonly decision: string } | null
}

/** A worked example, as it is listed. */
export interface ListedExample {
  readonly id: string
  readonly title: Said
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

/** A row of the log as the viewer was told it. */
export interface ToldRow {
  /** Its number; the version after it is one more. */
  readonly row: number
  readonly seat: Seat | null
  readonly isUndo: boolean
  readonly events: readonly Event[]
}

export type UndoBarrier = 'nothingDone' | 'otherSeat' | 'chance' | 'reveal'

/** The table at one version, as a viewer sees it. */
export interface Sight {
  /** How many rows have been played. */
  readonly version: number
  readonly viewer: Viewer
  readonly view: View
  /** What keeps the viewer from undoing; null: nothing. */
  readonly undoBarrier: UndoBarrier | null
  readonly pending: Pending['kind']
  readonly askedSeats: readonly Seat[]
  /** At an example: the step that comes next; null: the table has gone another way. */
  readonly nextStep?: number | null
}

export type Push =
  /** Everything anew: at the beginning, and when somebody else sits down at the screen. */
  | { readonly kind: 'whole'; readonly sight: Sight; readonly told: readonly ToldRow[] }
  /** One row more. */
  | { readonly kind: 'row'; readonly sight: Sight; readonly told: ToldRow }
  /** Somebody at this screen is asked whose view is not the one shown: who must sit down first. */
  | { readonly kind: 'handOver'; readonly to: Seat; readonly version: number }
  | { readonly kind: 'thinking'; readonly seat: Seat | null }
  /** A rule or the storage went wrong; the game up to here is safe. */
  | { readonly kind: 'fault'; readonly fault: TableFault }

/** What went wrong, to be said in words by the page. */
export type TableFault =
  | { readonly what: 'rules'; readonly message: string }
  /** Another tab has played on. */
  | { readonly what: 'elsewhere' }
  /** The browser refuses to store more. */
  | { readonly what: 'notStored'; readonly message: string }

export interface TableLink {
  readonly info: TableInfo
  subscribe(listener: (push: Push) => void): () => void
  /** One or more choices in notation, taken in order, whole or not at all. Null: done. */
  choose(choices: readonly string[]): Promise<Refusal | null>
  undo(): Promise<Refusal | null>
  /** The table as it was; `open` only after the end. */
  at(version: number, viewer?: Viewer): Promise<Sight>
  /** Somebody sits down at the screen: from now on it shows what this seat may know. */
  sit(viewer: Viewer): Promise<void>
  /** A bot answers for the viewer's seat as long as questions of the present rule come (the whole setup, the whole fight). */
  delegate(): Promise<void>
  close(): void
}

/** A choice of the list with the things it names, in the order of its words. */
export interface Option {
  readonly notation: string
  readonly choice: Choice
  readonly things: readonly ThingId[]
}

/** All that game code can say about a view: made in a worker from the view alone. */
export interface Desk {
  readonly pending: Pending
  readonly choices: Choices
  readonly options: readonly Option[]
  readonly things: readonly Thing[]
  readonly sums: Readonly<Record<string, Sum>>
}

/** Why something cannot be done: the attempt that came closest to being legal, and what stood in its way. */
export interface WhyNot {
  readonly choice: Choice
  readonly refusal: Refusal
}

/** What a choice leads to as far as it is certain and the seat may know it. */
export interface Preview {
  readonly events: readonly Event[]
  /** `dice`: chance decides next; `secret`: something is shown that nobody can tell beforehand. */
  readonly leadsTo: 'asked' | 'dice' | 'secret' | 'over'
  readonly askedSeats: readonly Seat[]
}

/** Answers questions about a view. */
export interface Advisor {
  desk(view: View): Promise<Desk>
  explain(view: View, choice: Choice): Promise<Refusal | null>
  /** Why nothing can be done with this thing now; null: something can, or nothing is asked. */
  whyNot(view: View, thing: ThingId, picked: readonly ThingId[]): Promise<WhyNot | null>
  preview(view: View, choice: Choice): Promise<Preview | null>
  /** What a bot would choose. */
  suggest(view: View): Promise<Choice | null>
  close(): void
}

export type { Params, Split }
