/** A definition made ready to be played: steps looked up by name, offers with their conditions sorted, verbs indexed. */

import { effectsRule } from '../lib/effects.ts'
import { type Naming, namingsOf } from '../lib/naming.ts'
import { type Verbs, verbsOf } from '../lib/notation.ts'
import { checkKeys, OFFER_KEYS, STEP_KEYS } from '../lib/step-keys.ts'
import type { Definition } from './define.ts'
import { InputError } from './errors.ts'
import { ANY_EVENT, type Condition, type Legality, type Offer, type Reaction, type Step, withOffers } from './steps.ts'
import type { Choice, Frame, GameTypes } from './types.ts'

export type AnyStep<G extends GameTypes> = Step<G, Frame>
export type AnyCondition = Condition<GameTypes, Frame, Choice>
/** An offer with its conditions sorted: those that do not look at the choice are asked once per listing, not once per choice. */
export interface SortedOffer extends Legality {
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
  readonly namings: ReadonlyMap<string, Naming>
}

export function compile<G extends GameTypes>(definition: Definition<G>): Compiled<G> {
  const table = { ...definition.rules, effects: effectsRule(definition) } as unknown as Compiled<G>['rules']
  for (const [rule, steps] of Object.entries(table))
    for (const at of ['again', 'end'])
      if (Object.hasOwn(steps, at)) throw new InputError(`${rule}.${at}`, 'reservedStepName')
  const rules = mapValues(table, (rule, name) =>
    mapValues(rule, (step, at) => compileStep(step as Step, `${name}.${at}`) as AnyStep<G>),
  )
  const reactions = new Map<string, Reaction<G>[]>()
  for (const r of definition.reactions) reactions.set(r.on, [...(reactions.get(r.on) ?? []), r])
  const others = definition.reactions.findIndex((r) => r.on !== ANY_EVENT)
  const toAny = (isThere: (at: number) => boolean) =>
    definition.reactions.filter((r, i) => r.on === ANY_EVENT && isThere(i))
  const toAnything = { first: toAny((i) => i < others), last: toAny((i) => i > others) }
  const [verbs, namings] = [verbsOf(rules as never), namingsOf(table as never)]
  return { definition, rules, reactions, toAnything, verbs, namings }
}

/** Without a prototype, so that no name from outside finds what every object has. */
function mapValues<V, W>(record: Readonly<Record<string, V>>, change: (value: V, key: string) => W): Record<string, W> {
  const out: Record<string, W> = Object.create(null)
  for (const [key, value] of Object.entries(record)) out[key] = change(value, key)
  return out
}

/** Every offer and every decision with the same fields in the same order: the hot paths see one shape of each. */
function compileStep(step: Step, where: string): Step {
  checkKeys(step, STEP_KEYS[step.kind], where)
  const sorted = (offer: Legality): SortedOffer => {
    checkKeys(offer, OFFER_KEYS, `${where} ${offer.do}`)
    const { rule, do: verb, args, candidates, exact, take } = offer as Offer
    const conditions = offer.conditions as readonly AnyCondition[]
    const general = conditions.filter((c) => c.looksAt === 'table')
    const specific = exact ? [] : conditions.filter((c) => c.looksAt === 'choice')
    return { rule, do: verb, args, candidates, conditions, general, specific, take } as SortedOffer
  }
  const changed = withOffers(step, sorted)
  if (changed.kind !== 'decision') return changed
  const { kind, rule, ask, blockedVerbs, seat, offers, freeActions } = changed
  return { kind, rule, ask, blockedVerbs, seat, offers, freeActions } as Step
}

/** The step a frame is at, if the game has it. */
export function ownStep<G extends GameTypes>({ rules }: Compiled<G>, { rule, at }: Frame): AnyStep<G> | undefined {
  return rules[rule]?.[at]
}

/** The first frame of a stack that these rules do not know, or at which no position rests; null: there is none. */
export function unknownFrame<G extends GameTypes>(game: Compiled<G>, stack: readonly Frame[]): number | null {
  const at = stack.findIndex((frame, i) => {
    const step = ownStep(game, frame)
    const isKnown = step !== undefined || frame.at === 'end'
    const mayRest = i < stack.length - 1 || (step !== undefined && step.kind !== 'auto')
    return !isKnown || !mayRest
  })
  return at < 0 ? null : at
}
