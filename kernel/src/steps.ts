/** Steps are the boxes of a rule's flow chart. `steps<Game, Frame>()` gives the builders typed for one rule's frame. */

import type { Allotment } from '../lib/allotment.ts'
import type { Outcome, Outcomes } from './chance.ts'
import type {
  Allot,
  Choice,
  Event,
  Frame,
  GameTypes,
  Next,
  Params,
  ReasonId,
  Seat,
  Table,
  ThingId,
  Turn,
} from './types.ts'

/** One argument of a verb: every value it can ever have with this content. */
export interface Arg<V extends string | number = string | number> {
  values(content: never): readonly V[]
  /** The thing that a value names where it can be chosen, for screens. Absent: its values are mere words. */
  thing?(value: V, t: never): Named
}
/** What a value names; it may look at the table, since only what lies there can be named. */
export type Named = ThingId | readonly ThingId[] | null
/** Words and numbers that name no thing. */
export const oneOf = <const V extends string | number>(...values: readonly V[]): Arg<V> => ({ values: () => values })
/** Values out of the pack, and which thing each of them names; null: none. */
export const among = <C, V extends string | number>(
  values: (content: C) => readonly V[],
  thing: ((value: V, t: never) => Named) | null,
): Arg<V> => ({ values, ...(thing && { thing }) }) as Arg<V>
/** The same values, each of them naming a thing. */
export const naming = <V extends string | number>(arg: Arg<V>, thing: (value: V, t: never) => Named): Arg<V> => ({
  ...arg,
  thing,
})
/** Names the thing with this very id. */
export const itself = (value: string | number): ThingId => String(value)
export type Args = Readonly<Record<string, Arg>>
export type ArgsOf<C extends Choice> = { readonly [K in Exclude<keyof C, 'do'>]: Arg<C[K] & (string | number)> }

/** One thing that must hold for a choice to be legal: its rule, the reason if it fails, and what a sentence needs. */
export interface Condition<G extends GameTypes, F extends Frame, C extends Choice> {
  /** `table`: table and frame decide alone, so a listing asks once, without a choice. */
  readonly looksAt: 'table' | 'choice'
  readonly rule: G['rule']
  readonly reason: ReasonId
  holds(t: Table<G>, f: F, c: C): boolean
  params?(t: Table<G>, f: F, c: C): Params
}

/** A verb and its legality, stated once: it is legal if all conditions hold. The kit proves that `candidates` misses none. */
export interface Legality<G extends GameTypes = GameTypes, F extends Frame = Frame, C extends Choice = Choice> {
  readonly rule: G['rule']
  readonly do: C['do']
  readonly args: Args
  /** The thing it is called after, such as a tile that is used. */
  readonly thing?: ThingId
  /** A cheap superset of the legal choices: what somebody could try now. */
  candidates(t: Table<G>, f: F): Iterable<C>
  /**
   * For offers listed millions of times in search: `candidates` gives exactly the legal choices, so listing need not ask the
   * conditions that look at the choice. They still decide and explain; the kit's legality check ties the two together.
   */
  readonly exact?: true
  readonly conditions: readonly Condition<G, F, C>[]
}
export interface Offer<G extends GameTypes = GameTypes, F extends Frame = Frame, C extends Choice = Choice>
  extends Legality<G, F, C> {
  take(t: Turn<G>, f: F, c: C): Next<F>
}

/** The rules go on alone. */
export interface AutoStep<G extends GameTypes, F extends Frame> {
  readonly kind: 'auto'
  readonly rule: G['rule']
  take(t: Turn<G>, f: F): Next<F>
}
/** Dice or a deck choose. */
export interface ChanceStep<G extends GameTypes, F extends Frame, O extends Outcome = Outcome> {
  readonly kind: 'chance'
  readonly rule: G['rule']
  outcomes(t: Table<G>, f: F): Outcomes<O>
  take(t: Turn<G>, f: F, outcome: O): Next<F>
}
/** Verbs that rest, and the rule that says so. */
export interface BlockedVerbs<G extends GameTypes> {
  readonly rule: G['rule']
  readonly reason: ReasonId
  readonly verbs: readonly string[]
  /** Absent: as long as the question is open. */
  readonly during?: (t: Table<G>) => boolean
}
interface AskingStep<G extends GameTypes> {
  readonly rule: G['rule']
  /** `always`: ask even if there is only one way, because taking it silently would tell a secret. */
  readonly ask?: 'always'
  /** Verbs that rest while this is open: they are refused by the first rule that holds. */
  readonly blockedVerbs?: readonly BlockedVerbs<G>[]
}
interface OneSeatStep<G extends GameTypes, F extends Frame> extends AskingStep<G> {
  /** Nobody (null) only where there is exactly one way. */
  seat(f: F, t: Table<G>): Seat | null
  /** What may be done beside it, such as bonus actions: legal whenever the seat is asked, but no reason to ask. */
  readonly freeActions?: readonly Offer<G, F>[]
}
/** One seat chooses from a list. */
export interface DecisionStep<G extends GameTypes, F extends Frame> extends OneSeatStep<G, F> {
  readonly kind: 'decision'
  readonly offers: readonly Offer<G, F>[]
}
/** One slot of an allotment, as the conditions on slots see it. */
export interface SlotChoice extends Choice {
  readonly slot: ThingId
}
/** One seat spreads a quantity. Its bounds refuse under the step's rule, then the conditions on the whole. */
export interface AllotmentStep<G extends GameTypes, F extends Frame, V extends string = string>
  extends OneSeatStep<G, F> {
  readonly kind: 'allotment'
  readonly do: V
  spread(t: Table<G>, f: F): Allotment
  /** The thing in which a slot lies; absent: each slot is a thing. Null: it is a mere word. */
  readonly slotThing?: (slot: ThingId) => ThingId | null
  /** What may be done instead, or before it. */
  readonly offers?: readonly Offer<G, F>[]
  /** What must hold for a slot of `spread` to be open; closed ones are not shown, and refused by the first that fails. */
  readonly slotConditions?: readonly Condition<G, F, SlotChoice>[]
  readonly conditions: readonly Condition<G, F, Allot<V>>[]
  take(t: Turn<G>, f: F, c: Allot<V>): Next<F>
}
/** Several seats choose at once; their answers are sealed until all are in. */
export interface SealedStep<G extends GameTypes, F extends Frame, C extends Choice = Choice> extends AskingStep<G> {
  readonly kind: 'sealed'
  seats(f: F, t: Table<G>): readonly Seat[]
  readonly offers: readonly Legality<G, F, C>[]
  take(t: Turn<G>, f: F, answers: readonly { readonly seat: Seat; readonly choice: C }[]): Next<F>
}
export type Step<G extends GameTypes = GameTypes, F extends Frame = Frame> =
  | AutoStep<G, F>
  | ChanceStep<G, F>
  | DecisionStep<G, F>
  | AllotmentStep<G, F>
  | SealedStep<G, F>

/** The step with each of its offers, free actions too, changed. */
export function withOffers(step: Step, change: (offer: Legality) => Legality): Step {
  const offers = 'offers' in step && step.offers !== undefined ? { offers: step.offers.map(change) } : {}
  const freeActions =
    'freeActions' in step && step.freeActions !== undefined ? { freeActions: step.freeActions.map(change) } : {}
  return { ...step, ...offers, ...freeActions } as Step
}

/** All offers of a step, free actions last. */
export function offersOf(step: Step): readonly Legality[] {
  const offers = ('offers' in step ? step.offers : undefined) ?? []
  return 'freeActions' in step && step.freeActions !== undefined ? [...offers, ...step.freeActions] : offers
}

/** The offer with this verb, in the list or free. */
export function offerNamed(step: Step, verb: string): Legality | undefined {
  const { kind } = step
  if (kind === 'auto' || kind === 'chance') return undefined
  const { offers } = step
  if (offers !== undefined) for (let i = 0; i < offers.length; i++) if (offers[i]?.do === verb) return offers[i]
  return kind === 'sealed' ? undefined : step.freeActions?.find((o) => o.do === verb)
}

/** A rule: its steps by name. The compiler checks that every step the frame can be at exists. */
export type Rule<G extends GameTypes, F extends Frame> = { readonly [At in F['at']]: Step<G, F> }

/** Something that happens at once when something else has happened. */
export interface Reaction<G extends GameTypes = GameTypes, E extends Event = Event> {
  readonly rule: G['rule']
  readonly on: E['type']
  /** The frames to run now, in order; none if it does not apply. */
  frames(t: Table<G>, event: E): readonly G['frame'][]
  /** Sets a flag that only ever goes one way, and may say so; true if it did. It calls nothing and asks nobody. */
  setFlag?(t: Turn<G>, event: E): boolean
}

/** Stands for every type of event. */
export const ANY_EVENT = '*'

type Spec<S, K extends string = never> = Omit<S, 'kind' | 'rule' | K>
/** No keys but those that are known: TypeScript itself looks at what is written out, but not at what is spread into a literal. */
type Only<S, Known> = S & { readonly [K in Exclude<keyof S, keyof Known>]: never }
type DecisionSpec<G extends GameTypes, F extends Frame> = Spec<DecisionStep<G, F>>
type AllotmentSpec<G extends GameTypes, F extends Frame, V extends string> = Spec<
  AllotmentStep<G, F, V>,
  'do' | 'conditions'
> &
  Partial<Pick<AllotmentStep<G, F, V>, 'conditions'>>

/** The builders for the steps of one rule. */
export function steps<G extends GameTypes, F extends Frame>() {
  return {
    auto: (rule: G['rule'], take: (t: Turn<G>, f: F) => Next<F>): AutoStep<G, F> => ({ kind: 'auto', rule, take }),
    chance: <O extends Outcome>(rule: G['rule'], spec: Spec<ChanceStep<G, F, O>>): Step<G, F> =>
      ({ kind: 'chance', rule, ...spec }) as unknown as ChanceStep<G, F>,
    decision: <S extends DecisionSpec<G, F>>(
      rule: G['rule'],
      spec: Only<S, DecisionSpec<G, F>>,
    ): DecisionStep<G, F> => ({ kind: 'decision', rule, ...spec }),
    allotment: <V extends string, S extends AllotmentSpec<G, F, V>>(
      rule: G['rule'],
      verb: V,
      spec: Only<S, AllotmentSpec<G, F, V>>,
    ): Step<G, F> => ({ kind: 'allotment', rule, do: verb, conditions: [], ...spec }) as unknown as AllotmentStep<G, F>,
    sealed: <C extends Choice>(rule: G['rule'], spec: Spec<SealedStep<G, F, C>>): Step<G, F> =>
      ({ kind: 'sealed', rule, ...spec }) as unknown as SealedStep<G, F>,
    offer: <C extends Choice>(
      rule: G['rule'],
      verb: C['do'],
      spec: Spec<Offer<G, F, C>, 'do' | 'args'> & { readonly args: ArgsOf<C> },
    ) => ({ rule, do: verb, ...spec }) as Offer<G, F, C>,
    /** An offer of a sealed decision: it is taken by the step when all answers are in. */
    answer: <C extends Choice>(
      rule: G['rule'],
      verb: C['do'],
      spec: Spec<Legality<G, F, C>, 'do' | 'args'> & { readonly args: ArgsOf<C> },
    ) => ({ rule, do: verb, ...spec }) as Legality<G, F, C>,
    /** An offer without argument. */
    word: (
      rule: G['rule'],
      verb: string,
      next: Next<F> | ((t: Turn<G>, f: F) => Next<F>),
      conditions: readonly Condition<G, F, Choice>[] = [],
    ): Offer<G, F> => {
      const only = [{ do: verb }]
      const take = typeof next === 'function' ? next : () => next
      return { rule, do: verb, args: {}, candidates: () => only, conditions, take }
    },
    /** The same legality in a decision of one seat: an answer that is taken at once. */
    taking: <C extends Choice>(
      answer: Legality<G, F, C>,
      take: (t: Turn<G>, f: F, c: C) => Next<F>,
    ): Offer<G, F, C> => ({ ...answer, take }),
    /** A condition on table and frame: asked once per listing. */
    needs: (
      rule: G['rule'],
      reason: ReasonId,
      holds: (t: Table<G>, f: F) => boolean,
      params?: (t: Table<G>, f: F) => Params,
    ): Condition<G, F, Choice> => ({ looksAt: 'table', rule, reason, holds, ...(params && { params }) }),
    /** A condition on the choice: asked once for every candidate. */
    choiceNeeds: <C extends Choice>(
      rule: G['rule'],
      reason: ReasonId,
      holds: (t: Table<G>, f: F, c: C) => boolean,
      params?: (t: Table<G>, f: F, c: C) => Params,
    ): Condition<G, F, C> => ({ looksAt: 'choice', rule, reason, holds, ...(params && { params }) }),
  }
}

/** The builders for offers that look at no frame and can be listed in any rule: `t.seat` says whose they are. */
export const menu = <G extends GameTypes>() => steps<G, never>()

/** The builders for a game's reactions. */
export function reactionsOf<G extends GameTypes>() {
  return {
    when: <T extends G['event']['type']>(
      on: T,
      rule: G['rule'],
      frames: (t: Table<G>, event: Extract<G['event'], { type: T }>) => readonly G['frame'][],
    ) => ({ rule, on, frames }) as unknown as Reaction<G>,
    /** A reaction to any change: asked once after every step that emitted something. */
    whenever: (rule: G['rule'], frames: (t: Table<G>) => readonly G['frame'][]) =>
      ({ rule, on: ANY_EVENT, frames }) as Reaction<G>,
    /** A reaction that only sets a flag: says whether it did. */
    onEventSetFlag: <T extends G['event']['type']>(
      on: T,
      rule: G['rule'],
      setFlag: (t: Turn<G>, event: Extract<G['event'], { type: T }>) => boolean,
    ) => ({ rule, on, setFlag, frames: () => [] }) as unknown as Reaction<G>,
  }
}
