/** What the page knows of a table and of a view of it. */

import type {
  Action,
  Choice,
  Choices,
  Event,
  Params,
  Pending,
  Refusal,
  Seat,
  Split,
  Sum,
  Thing,
  ThingId,
  View,
} from '@skerry/kernel'

export type {
  BotLevel,
  ExampleStep,
  ListedExample,
  LogEntry,
  Push,
  SeatInfo,
  Sharing,
  ShownExample,
  TableFault,
  TableInfo,
  TableLink,
  TableSnapshot,
  UndoBarrier,
} from '@skerry/link'

/** A choice of the list with the things it names, in the order of its words. */
export interface Option {
  readonly notation: string
  readonly choice: Choice
  readonly things: readonly ThingId[]
}

/** All that game code can say about a view: made in a worker from the view alone. */
export interface LegalInfo {
  readonly pending: Pending
  readonly choices: Choices
  readonly options: readonly Option[]
  /** What the question offers, by verb: in how many ways, or why in none. */
  readonly actions: readonly Action[]
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
  desk(view: View): Promise<LegalInfo>
  explain(view: View, choice: Choice): Promise<Refusal | null>
  /** Why nothing can be done with this thing now; null: something can, or nothing is asked. */
  whyNot(view: View, thing: ThingId, picked: readonly ThingId[]): Promise<WhyNot | null>
  preview(view: View, choice: Choice): Promise<Preview | null>
  /** What a bot would choose. */
  suggest(view: View): Promise<Choice | null>
  close(): void
}

export type { Params, Split }
