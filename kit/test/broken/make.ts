/** How to break a toy: changes of one step, one offer, one event, one field, or of the words. */

import type { Words } from '@skerry/contracts'
import {
  type AllotmentStep,
  type AutoStep,
  type ChanceStep,
  type DecisionStep,
  type Definition,
  defineGame,
  type Frame,
  type Game,
  type Legality,
  type Offer,
  type Result,
  type Seat,
  type Step,
  type Turn,
  type Viewer,
} from '@skerry/kernel'
import type { Subject } from '../../src/index.ts'
import { holds } from '../toy/queries.ts'
import { definition, toyWith } from '../toy/toy.ts'
import type { GameFrame, Inspect, Light, PlayCard, State, Toy, ToyEvent, TurnFrame, UnloadFrame } from '../toy/types.ts'
import { de, en } from '../toy/words.ts'

export interface Broken {
  /** The property that must be reported. */
  readonly property: string
  /** The check that reports it, if it is not called so too. */
  readonly by?: string
  /** What is wrong with it. */
  readonly name: string
  /** A telling part of the message. */
  readonly says: string
  /** Nothing else fails; `false`: it is so wrong that other properties cannot but fail too. */
  readonly alone?: false
  subject(): Subject<Toy>
}

export type D = Definition<Toy>
export type Change = (d: D) => D

/** One step of the rules, changed. */
export function withStep<S extends object>(
  rule: keyof D['rules'],
  at: string,
  change: (step: S) => Partial<S>,
): Change {
  return (d) => {
    const steps = d.rules[rule] as unknown as Record<string, S>
    const step = steps[at] as S
    return { ...d, rules: { ...d.rules, [rule]: { ...steps, [at]: { ...step, ...change(step) } } } }
  }
}
interface Asking {
  readonly offers?: readonly Legality<Toy>[]
  readonly freeActions?: readonly Legality<Toy>[]
}

/** One offer of a step, in the list or free, changed. */
export function withOffer<O extends { readonly do: string }>(
  rule: keyof D['rules'],
  at: string,
  verb: O['do'],
  change: (offer: O) => Partial<O>,
): Change {
  const changed = (o: Legality<Toy>) => (o.do === verb ? { ...o, ...change(o as unknown as O) } : o)
  return withStep<Asking>(rule, at, ({ offers, freeActions }) => ({
    ...(offers === undefined ? {} : { offers: offers.map(changed) }),
    ...(freeActions === undefined ? {} : { freeActions: freeActions.map(changed) }),
  }))
}
type ToPart<T> = (whole: T) => Partial<T>
export const withPlay = (change: ToPart<Offer<Toy, TurnFrame, PlayCard>>): Change =>
  withOffer('turn', 'act', 'play', change)
export const withInspect = (change: ToPart<Offer<Toy, TurnFrame, Inspect>>): Change =>
  withOffer('turn', 'act', 'inspect', change)
export const withAct = (change: ToPart<DecisionStep<Toy, TurnFrame>>): Change => withStep('turn', 'act', change)
export const withUnload = (change: ToPart<AllotmentStep<Toy, UnloadFrame>>): Change =>
  withStep('unload', 'place', change)
export const withDeal = (outcomes: ChanceStep<Toy, GameFrame>['outcomes']): Change =>
  withStep<ChanceStep<Toy, GameFrame>>('game', 'deal', () => ({ outcomes }))
export const withWind = (change: ToPart<ChanceStep<Toy, TurnFrame>>): Change => withStep('turn', 'wind', change)

/** A light that is never offered in dock B, although it would be legal. */
export const withoutLight = (rule: 'turn' | 'unload', at: string): Change =>
  withOffer<Offer<Toy, Frame, Light>>(rule, at, 'light', ({ candidates: reach }) => ({
    candidates: (t, f) => [...reach(t, f)].filter(({ dock }) => dock !== 'B'),
  }))

/** Something done in passing, after every action. */
export const withMore = (work: (t: Turn<Toy>) => void): Change =>
  withStep<AutoStep<Toy, TurnFrame>>('turn', 'more', ({ take }) => ({
    take(t, f) {
      work(t)
      return take(t, f)
    },
  }))

/** Every event of some types, changed on its way out. */
export function withEvents(types: readonly ToyEvent['type'][], change: (e: ToyEvent) => ToyEvent): Change {
  return (d) => {
    const rules = Object.fromEntries(
      Object.entries(d.rules).map(([rule, steps]) => [
        rule,
        Object.fromEntries(Object.entries(steps).map(([at, step]) => [at, heard(step as Step<Toy>)])),
      ]),
    )
    return { ...d, rules: rules as unknown as D['rules'] }
  }
  function told(e: ToyEvent): ToyEvent {
    return types.includes(e.type) ? change(e) : e
  }
  function heard(step: Step<Toy>): Step<Toy> {
    const wrap = <A extends unknown[]>(take: (t: never, ...rest: A) => string) =>
      ((t: Turn<Toy>, ...rest: A) =>
        take(
          instead(t, { emit: (e) => t.emit(told(e)), emitKnown: (e) => t.emitKnown(told(e)) }) as never,
          ...rest,
        )) as never
    if (step.kind === 'decision')
      return { ...step, offers: step.offers.map((o) => ({ ...o, take: wrap(o.take.bind(o) as never) })) }
    return { ...step, take: wrap((step as AutoStep<Toy, Frame>).take.bind(step) as never) }
  }
}
/** The toy ends with another result. */
export const withEnd = (change: Partial<Result>): Change =>
  withStep<AutoStep<Toy, Frame>>('game', 'round', (step) => ({
    ...step,
    take: (t, f) => step.take(instead(t, { end: (result) => t.end({ ...result, ...change }) }), f),
  }))
export const toEverybody = (e: ToyEvent): ToyEvent => {
  const { shownTo: _seats, others: _others, ...open } = e
  return open as ToyEvent
}

/** Its public face holds what only some are shown. */
export const onBothFaces = (e: ToyEvent): ToyEvent => ({ ...e, others: toEverybody(e) })

/** The same object, but for these of its methods. */
export function instead<T extends object>(whole: T, methods: Partial<T>): T {
  return new Proxy(whole, {
    get(target, key) {
      if (key in methods) return methods[key as keyof T]
      const value = target[key as keyof T]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const healthy = defineGame<Toy>(definition)

/** The healthy toy as somebody would have it who does not use the kernel for everything. */
export const withGame = (change: (game: Game<Toy>) => Partial<Game<Toy>>): Subject<Toy> =>
  toyWith({ ...healthy, ...change(healthy) })

export const withWords = (change: (w: Words) => Words, language: 'en' | 'de' = 'de'): Subject<Toy> =>
  toyWith(healthy, { en, de, [language]: change(language === 'en' ? en : de) })
export const without = <T>(table: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([k]) => k !== key))

/** A field of the state that the healthy toy does not have. */
export type With<X> = State & X
export const withField = <X extends object>(field: X, change: Change = (d) => d): Change => {
  return (d) =>
    change({
      ...d,
      setup: (...given) => {
        const { state, first } = d.setup(...given)
        return { state: { ...state, ...field }, first }
      },
    })
}
/** Such a field that every clone has anew. */
export const withFresh = <X extends object>(field: () => X): Change =>
  withField(field(), (d) => ({ ...d, clone: (s) => ({ ...d.clone(s), ...field() }) }))

/** A view that takes over more of the truth than it should. */
export function withOpen(open: (seen: State, truth: State, viewer: Viewer) => State): Change {
  return (d) => ({
    ...d,
    view(t, stack, viewer) {
      const truth = d.clone(t.state)
      const seen = d.view(t, stack, viewer)
      return { ...seen, state: open(seen.state, truth, viewer) }
    },
  })
}

/** Somebody else's hand, which nobody may look at. */
export const leadElsewhere = (state: State, seat: Seat): boolean =>
  state.hands.some((_, other) => other !== seat && holds(state, other, 'lead'))
