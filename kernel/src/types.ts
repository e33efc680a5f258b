/** The vocabulary of the kernel: what a game is made of and what everything outside may ask of it. */

import type { Allotment } from '../lib/allotment.ts'
import type { Verbs } from '../lib/notation.ts'
import type { Outcome, Outcomes, Random } from './chance.ts'
import type { Play } from './play.ts'

/** A place at the table, 0 … n−1 clockwise. */
export type Seat = number
/** `open`: everything lies open, as after the end of a game. Nobody who still plays is an open viewer. */
export type Viewer = Seat | 'spectator' | 'open'
export type SeatSet = readonly Seat[] | 'all'

/** Id of a rule in the game's ledger. Each game narrows it to the ids of its own (`GameTypes.rule`). */
export type RuleId = string
/** What stands in the way of a refused choice, e.g. `dragonThere`. */
export type ReasonId = string
/** Id of anything on the table: a field, a card, a piece, a pile. */
export type ThingId = string

/** What JSON can hold. Positions, choices, events and views are made of nothing else. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }
export type Params = Readonly<Record<string, Plain>>

/** Something a seat may do. `do` is the verb; the other fields are words or numbers named by the offer's `args`. */
export interface Choice {
  readonly do: string
}
/** A quantity spread over slots; slots with nothing are left out. */
export interface Allot<V extends string = string> extends Choice {
  readonly do: V
  readonly n: Readonly<Record<ThingId, number>>
}

/** Something that happened, in the past tense, with the rule that caused it. */
export interface Event<R extends RuleId = RuleId> {
  readonly rule: R
  readonly type: string
  /** They have been shown something they could not know, and only they are told it; absent: everybody is told, and nothing is new. */
  readonly shownTo?: SeatSet
  /** What the other seats are told instead; absent or null: nothing. */
  readonly others?: Event<R> | null
}

/** A rule in progress: its name, the step it is at, and its local values in further fields. */
export interface Frame {
  readonly rule: string
  at: string
  /** Answers of a simultaneous decision, sealed until all are in. A view shows other seats' answers as `hidden`. */
  sealed?: Readonly<Record<Seat, Choice | 'hidden'>>
}

/** One effect of a card or space, in the closed vocabulary of its game. */
export interface Effect {
  readonly do: string
}
/** A list of effects being carried out one by one. `context` is what the effects need to know, e.g. whose they are. */
export interface EffectsFrame<E extends Effect = Effect, X = unknown> extends Frame {
  readonly rule: 'effects'
  readonly list: readonly E[]
  cursor: number
  readonly context: X
}

/** Why the game is over and for whom it ended well. */
export interface Result<R extends RuleId = RuleId> {
  readonly rule: R
  readonly reason: ReasonId
  /** Empty: nobody won. */
  readonly winners: readonly Seat[]
  /** What decided, by seat; whether more is better is for the game to say. */
  readonly scores?: readonly number[]
  /** Each seat's place, 1 first; seats that are equal share one. Absent: winners and others. */
  readonly places?: readonly number[]
}

/** The table with all cards open, and the rules in progress. Plain JSON. */
export interface Position<S = unknown, F extends Frame = Frame> {
  /** Hash of the content pack this game is played with. */
  readonly pack: string
  readonly seats: number
  readonly state: S
  /** The last frame is the one in progress. */
  readonly stack: F[]
  result: Result | null
}

/** All that one seat, or a spectator, may know of a position. */
export interface View<S = unknown> {
  readonly seat: Viewer
  readonly pack: string
  readonly seats: number
  readonly state: S
  readonly stack: readonly Frame[]
  readonly result: Result | null
}

export interface Refusal {
  readonly rule: RuleId
  readonly reason: ReasonId
  readonly params: Params
}

/** Seats are asked. `answered` have sealed their answer and may still change it. No list: it may itself be secret. */
export interface Asked {
  readonly kind: 'asked'
  readonly decision: string
  readonly rule: RuleId
  readonly seats: readonly Seat[]
  readonly answered: readonly Seat[]
}
/** Chance must choose; the caller draws and records the outcome. The outcomes may be secret: they stay with the caller. */
export interface Chance {
  readonly kind: 'chance'
  readonly chance: string
  readonly rule: RuleId
  readonly outcomes: Outcomes
}
export interface Over {
  readonly kind: 'over'
  readonly result: Result
}
export type Pending = Asked | Chance | Over

export type Choices =
  | { readonly kind: 'list'; readonly list: readonly Choice[] }
  /** `list` holds what may be done beside it, e.g. bonus actions. */
  | { readonly kind: 'allotment'; readonly do: string; readonly allotment: Allotment; readonly list: readonly Choice[] }
  | { readonly kind: 'none' }

export type Actor = { readonly seat: Seat; readonly choice: Choice } | { readonly outcome: Outcome }

export interface Applied<S, F extends Frame, E extends Event> {
  readonly position: Position<S, F>
  readonly events: readonly E[]
  /** Who was shown something new; null: nobody. Undo never crosses it. */
  readonly revealed: SeatSet | null
}

/** Something on the table, named for screens, lists and logs. `label` is a key of the game's words. */
export interface Thing {
  readonly id: ThingId
  readonly kind: string
  readonly at?: ThingId
  readonly label: string
  readonly facts: Params
}

/** A number that explains itself. */
export interface Sum<R extends RuleId = RuleId> {
  readonly total: number
  readonly parts: readonly SumPart<R>[]
}
export interface SumPart<R extends RuleId = RuleId> {
  readonly rule: R
  readonly amount: number
  readonly of: string
}

export type OptionValue = string | number | boolean
export type Options = Readonly<Record<string, OptionValue>>
/** One way a game can be varied; lobby, command line and tests read it. */
export interface OptionSpec<R extends RuleId = RuleId> {
  readonly key: string
  readonly rule: R
  readonly values: readonly OptionValue[]
  readonly default: OptionValue
  /** Any whole number between these is a value, too; `values` are then the usual ones. */
  readonly range?: { readonly least: number; readonly most: number }
  /** It is a score to beat: the best that somebody has reached alone is worth offering. */
  readonly isScore?: true
  /** Values other options must have before this one may leave its default. */
  readonly needs?: Options
  /** Values of other options with which this one must keep its default. */
  readonly excludes?: Options
  /** Seat counts at which this option may leave its default; absent: all. */
  readonly seats?: readonly number[]
}

/** The types of one game, bundled so that steps, offers and reactions need a single parameter. */
export interface GameTypes {
  /** The ids of its ledger: a step, event or option that cites another one does not compile. */
  rule: RuleId
  content: object
  state: object
  frame: Frame
  event: Event
  /** What `view` makes of the state. */
  seen: object
  /** The closed vocabulary of the pack's effects, and what they need to know when they are run. */
  effect: Effect
  context: unknown
}

export type PositionOf<G extends GameTypes> = Position<G['state'], G['frame']>

/** What rules, conditions and queries read. */
export interface Table<G extends GameTypes = GameTypes> {
  readonly state: G['state']
  readonly content: G['content']
  /** The seat being asked; −1 while the rules or chance are at work. */
  readonly seat: Seat
  /** The nearest frame of this rule in progress, if there is one: a turn seen from a fight inside it. */
  within<R extends G['frame']['rule']>(rule: R): Extract<G['frame'], { rule: R }> | undefined
}

/** What a step may do besides changing the state. These need their object: `t.emit(…)`, never `const { emit } = t`. */
export interface Turn<G extends GameTypes = GameTypes> extends Table<G> {
  /**
   * Says what happened. The game's reactions to it run before the step's successor. Undo never crosses an event that is `shownTo`
   * somebody; with `all` it is told like any other.
   */
  emit(this: Turn<G>, event: G['event']): void
  /** Says what happened where those it is `shownTo` knew the secret: it was their own choice, and undo takes nothing back. */
  emitKnown(this: Turn<G>, event: G['event']): void
  /** Puts a rule to work before the step's successor; several run in the order of the calls. */
  call(this: Turn<G>, frame: G['frame']): void
  /** Carries out a list of effects, one step each, before the step's successor. */
  run(this: Turn<G>, effects: readonly G['effect'][], context: G['context']): void
  /** Lets the nearest frame of this rule end as soon as what runs above it is done. */
  endAfterCalls(this: Turn<G>, rule: G['frame']['rule']): void
  /** Ends the game from anywhere: `return t.end(…)`. */
  end(this: Turn<G>, result: Result<G['rule']>): 'end'
}

/** A step's successor in its own frame; `again`: ask the same once more; `end`: this rule is done. */
export type Next<F extends Frame> = F['at'] | 'again' | 'end'

/** What became different with a version of the rules: games that run are told, and brought into the new shape if need be. */
export interface RulesChange<G extends GameTypes = GameTypes> {
  readonly version: string
  /** The version before. */
  readonly from: string
  readonly rules: readonly G['rule'][]
  /** Absent: positions have the same shape. */
  migrate?(position: PositionOf<G>): PositionOf<G>
  /** What the old rules did by themselves at this question and the new ones ask for: old logs are followed with it. */
  implied?(content: G['content'], position: PositionOf<G>): Choice | null
}

/** One kind of action that a question offers: how many ways there are to do it, or why there is none. */
export interface Action {
  readonly do: string
  readonly rule: RuleId
  /** Legal choices of this verb; an allotment counts as one. */
  readonly count: number
  /** Why nothing of this kind is legal now: the refusal of the attempt that comes closest. Null if something is. */
  readonly refusal: Refusal | null
}

/** A whole game: the only door. Hosts, search and tools find here what they need, and nobody looks behind it. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string
  /** Version of the rules; changes whenever the same log could lead to another position. */
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** How these rules differ from earlier versions, the newest first. */
  readonly changes: readonly RulesChange<G>[]
  /** Every verb with its arguments. */
  readonly verbs: Verbs
  /** A choice in notation: the verb, then its arguments. */
  write(choice: Choice): string
  /** Reads a choice in notation; throws `InputError` with what it expected instead. */
  parse(content: G['content'], text: string): Choice

  /** The things a choice names, in the order of its words: what a screen lights for it. */
  thingsNamed(content: G['content'], p: PositionOf<G>, choice: Choice): readonly ThingId[]

  /** Parses, checks and indexes a pack once; throws `PackError`. */
  load(pack: unknown): G['content']
  /** The table at its first question, and what happened before it. */
  start(
    content: G['content'],
    seats: number,
    options?: Options,
  ): { readonly position: PositionOf<G>; readonly events: readonly G['event'][] }
  setup(content: G['content'], seats: number, options?: Options): PositionOf<G>
  /** A position put together by hand, run on to its first question. */
  resume(content: G['content'], position: PositionOf<G>): PositionOf<G>
  clone(p: PositionOf<G>): PositionOf<G>
  /** Whether these rules know the place in the rules at which a position from outside rests; null, or the frame they do not know. */
  unknownFrame(p: PositionOf<G>): number | null

  pending(content: G['content'], p: PositionOf<G>): Pending
  choices(content: G['content'], p: PositionOf<G>, seat: Seat): Choices
  /** What the open question offers this seat, by verb, in the order of the rules. */
  actions(content: G['content'], p: PositionOf<G>, seat: Seat): readonly Action[]
  /** Null, or the first reason why this seat may not do that now. */
  explain(content: G['content'], p: PositionOf<G>, seat: Seat, choice: Choice): Refusal | null
  /** Of choices that are all refused, the one with the most conditions met; null if one is legal, or there is none. */
  nearest(content: G['content'], p: PositionOf<G>, seat: Seat, choices: Iterable<Choice>): NearMiss | null
  apply(
    content: G['content'],
    p: PositionOf<G>,
    actor: Actor,
  ): Applied<G['state'], G['frame'], G['event']> | { readonly refused: Refusal }
  /** The fast in-place path: plays on the given position itself. Clone it first if you want to keep it. */
  play(content: G['content'], position: PositionOf<G>): Play<G>

  view(content: G['content'], p: PositionOf<G>, viewer: Viewer): View<G['seen']>
  /** A position that agrees with the view: the only way from a view to a position. */
  redeal(content: G['content'], view: View<G['seen']>, random: Random): PositionOf<G>
  /** Everything on the table, as this viewer may know it. */
  things(content: G['content'], p: PositionOf<G>, viewer: Viewer): readonly Thing[]
  /** The numbers worth explaining now, by name, as this viewer may know them. */
  sums(content: G['content'], p: PositionOf<G>, viewer: Viewer): Readonly<Record<string, Sum>>
}

/** A refused choice and how far it came. */
export interface NearMiss {
  readonly choice: Choice
  readonly refusal: Refusal
  /** How many conditions held before one failed. */
  readonly held: number
}
