/** A definition made ready to be played: steps looked up by name, offers with their conditions sorted, verbs indexed. */

import type { Definition } from './define.ts'
import { InputError, RuleError } from './errors.ts'
import { type Verbs, verbsOf } from './notation.ts'
import {
  ANY_EVENT,
  type Answer,
  type AutoStep,
  type Condition,
  type Offer,
  type Reaction,
  type Step,
  withOffers,
} from './steps.ts'
import type { Choice, Effect, EffectsFrame, Frame, GameTypes, Turn } from './types.ts'

export type AnyStep<G extends GameTypes> = Step<G, Frame>
export type AnyCondition = Condition<GameTypes, Frame, Choice>
/** An offer with its conditions sorted: those that do not look at the choice are asked once per listing, not once per choice. */
export interface SortedOffer extends Answer {
  readonly general: readonly AnyCondition[]
  readonly specific: readonly AnyCondition[]
}

export interface Compiled<G extends GameTypes = GameTypes> {
  readonly definition: Definition<G>
  readonly rules: Readonly<Record<string, Readonly<Record<string, AnyStep<G>>>>>
  readonly reactions: ReadonlyMap<string, readonly Reaction<G>[]>
  /** Reactions to any change, listed before or after the others. */
  readonly toAnything: Readonly<Record<'first' | 'last', readonly Reaction<G>[]>>
  readonly verbs: Verbs
}

export function compile<G extends GameTypes>(definition: Definition<G>): Compiled<G> {
  const table = { ...definition.rules, effects: effectsRule(definition) } as unknown as Compiled<G>['rules']
  for (const [rule, steps] of Object.entries(table))
    for (const at of ['again', 'end'])
      if (Object.hasOwn(steps, at)) throw new InputError(`${rule}.${at}`, 'reservedStepName')
  const rules = mapValues(table, (rule) => mapValues(rule, (step) => compileStep(step as Step) as AnyStep<G>))
  const reactions = new Map<string, Reaction<G>[]>()
  for (const r of definition.reactions) reactions.set(r.on, [...(reactions.get(r.on) ?? []), r])
  const others = definition.reactions.findIndex((r) => r.on !== ANY_EVENT)
  const toAny = (isThere: (at: number) => boolean) =>
    definition.reactions.filter((r, i) => r.on === ANY_EVENT && isThere(i))
  const toAnything = { first: toAny((i) => i < others), last: toAny((i) => i > others) }
  return { definition, rules, reactions, toAnything, verbs: verbsOf(rules as never) }
}

/** Without a prototype, so that no name from outside finds what every object has. */
function mapValues<V, W>(record: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> {
  const out: Record<string, W> = Object.create(null)
  for (const [key, value] of Object.entries(record)) out[key] = change(value)
  return out
}

/** Every offer and every decision with the same fields in the same order: the hot paths see one shape of each. */
function compileStep(step: Step): Step {
  const sorted = (offer: Answer): SortedOffer => {
    const { rule, do: verb, args, reach, exact } = offer
    const conditions = offer.conditions as readonly AnyCondition[]
    const general = conditions.filter((c) => c.holds.length === 1 || c.holds.length === 2)
    const specific = exact ? [] : conditions.filter((c) => !general.includes(c))
    return { rule, do: verb, args, reach, conditions, general, specific, take: (offer as Offer).take } as SortedOffer
  }
  const changed = withOffers(step, sorted)
  if (changed.kind !== 'decision') return changed
  const { kind, rule, ask, resting, seat, offers, aside } = changed
  return { kind, rule, ask, resting, seat, offers, aside } as Step
}

/** The frame that carries out these effects, for reactions that bring them about. */
export function effectsFrame<E extends Effect, X>(list: readonly E[], context: X): EffectsFrame<E, X> {
  return { rule: 'effects', at: 'next', list, cursor: 0, context }
}

/** The one rule every game has: effects of a list, one after the other. */
function effectsRule<G extends GameTypes>(definition: Definition<G>): Record<'next', AutoStep<G, EffectsFrame>> {
  return {
    next: {
      kind: 'auto',
      rule: 'kernel',
      take(t, f) {
        const effect = f.list[f.cursor]
        if (effect === undefined) return 'end'
        f.cursor += 1
        const verb = definition.effects?.[effect.do]
        if (verb === undefined)
          throw new RuleError(
            'kernel',
            `no effect ${effect.do}`,
            (t as Turn<G> & { readonly stack: readonly Frame[] }).stack,
          )
        verb(t, f as never, effect as never)
        return 'again' // the frame stays until its last effect is worked out
      },
    },
  }
}

/** The step a frame is at, if the game has it. */
export function ownStep<G extends GameTypes>({ rules }: Compiled<G>, { rule, at }: Frame): AnyStep<G> | undefined {
  return rules[rule]?.[at]
}
