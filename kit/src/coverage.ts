/** Which rules the examples prove, and what happens if one rule is switched off. */

import type { Ledger } from '@skerry/contracts'
import {
  type Condition,
  type Definition,
  defineGame,
  type Frame,
  type Game,
  type GameTypes,
  offersOf,
  type Probe,
  type RuleId,
  type Step,
  watching,
  withOffers,
} from '@skerry/kernel'
import { definitionOf } from '@skerry/kernel/inside'
import { contentsOf, type Example, runExample, type Stage } from './examples.ts'

/** What is needed to run a game's examples. */
export interface Exercise<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly pack: unknown
  readonly stage: Stage<G>
  readonly examples: readonly Example[]
  /** Where given, only ids of kind `rule` must be seen at work. */
  readonly ledger?: Ledger
}

class Watcher implements Probe {
  readonly seen = new Set<RuleId>()
  readonly parts = new Set<string>()
  saw(rule: RuleId): void {
    this.seen.add(rule)
  }
  step(rule: RuleId): void {
    this.seen.add(rule)
  }
  part(rule: RuleId, of: string): boolean {
    this.seen.add(rule)
    this.parts.add(JSON.stringify([rule, of]))
    return false
  }
}

export interface ExampleReport {
  readonly example: Example
  /** Null: it holds. */
  readonly failure: string | null
  /** Rules the example names that were not seen at work in it. */
  readonly unseen: readonly RuleId[]
}

/** Runs every example and says which of the rules it names were seen at work. */
export function runExamples<G extends GameTypes>({
  game,
  pack,
  stage,
  examples,
  ledger,
}: Exercise<G>): ExampleReport[] {
  const contentOf = contentsOf(game, pack)
  return examples.map((example) => {
    const watcher = new Watcher()
    const content = contentOf(example)
    const failure = failureOf(() => watching(watcher, () => runExample(game, content, stage, example)))
    const mustBeSeen = example.rules.filter((id) => (ledger?.[id] ?? 'rule') === 'rule')
    return { example, failure, unseen: mustBeSeen.filter((id) => !watcher.seen.has(id)) }
  })
}

function failureOf(work: () => void): string | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** One thing switched off: a condition, a reaction, a part of a sum, or how a step asks. */
export interface Mutant<G extends GameTypes = GameTypes> {
  readonly id: string
  readonly rule: RuleId
  readonly kind: 'condition' | 'reaction' | 'part' | 'blockedVerbs' | 'freeActions' | 'ask'
  /** Runs the work with it switched off. */
  run(work: (game: Game<G>) => void): void
}

export function mutantsOf<G extends GameTypes>(exercise: Exercise<G>): Mutant<G>[] {
  const definition = definitionOf(exercise.game)
  return [
    ...conditionMutants(definition),
    ...askingMutants(definition),
    ...reactionMutants(definition),
    ...partMutants(exercise),
  ]
}

type Rules = Readonly<Record<string, Readonly<Record<string, Step>>>>
type AnyCondition = Condition<GameTypes, Frame, never>

/** Every condition once, wherever it is listed: a shared menu is one mutant per condition, not one per decision. */
function conditionMutants<G extends GameTypes>(definition: Definition<G>): Mutant<G>[] {
  const rules = definition.rules as unknown as Rules
  const found = new Map<AnyCondition, string>()
  for (const [rule, steps] of Object.entries(rules))
    for (const [at, step] of Object.entries(steps)) {
      const note = (verb: string, conditions: readonly AnyCondition[]) => {
        for (const c of conditions)
          if (!found.has(c)) found.set(c, `condition ${c.rule} ${c.reason} of ${verb} at ${rule}.${at}`)
      }
      if (step.kind === 'allotment') note(step.do, [...(step.slotConditions ?? []), ...step.conditions])
      for (const offer of offersOf(step)) note(offer.do, offer.conditions)
    }
  return [...found].map(([condition, id]) => ({
    id,
    rule: condition.rule,
    kind: 'condition',
    run: (work) =>
      work(defineGame({ ...definition, rules: without(rules, condition) as unknown as Definition<G>['rules'] })),
  }))
}

/** A step that asks without `ask: 'always'`, without its asides, or without the rule by which verbs rest. */
function askingMutants<G extends GameTypes>(definition: Definition<G>): Mutant<G>[] {
  const rules = definition.rules as unknown as Rules
  return Object.entries(rules).flatMap(([rule, steps]) =>
    Object.entries(steps).flatMap(([at, step]) =>
      (['ask', 'freeActions', 'blockedVerbs'] as const)
        .filter((kind) => (step as Partial<Record<typeof kind, unknown>>)[kind] !== undefined)
        .map((kind): Mutant<G> => {
          const changed = { ...rules, [rule]: { ...steps, [at]: { ...step, [kind]: undefined } as Step } }
          const mutated = { ...definition, rules: changed as unknown as Definition<G>['rules'] }
          return { id: `${kind} of ${rule}.${at}`, rule: step.rule, kind, run: (work) => work(defineGame(mutated)) }
        }),
    ),
  )
}

function without(rules: Rules, condition: AnyCondition): Rules {
  const rest = <C>(conditions: readonly C[]): readonly C[] => conditions.filter((c) => c !== (condition as unknown))
  const change = (step: Step): Step => {
    const changed = withOffers(step, (offer) => ({ ...offer, conditions: rest(offer.conditions) }))
    if (changed.kind !== 'allotment') return changed
    const slots = changed.slotConditions === undefined ? {} : { slotConditions: rest(changed.slotConditions) }
    return { ...changed, ...slots, conditions: rest(changed.conditions) }
  }
  const each = <V, W>(record: Readonly<Record<string, V>>, to: (value: V) => W) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]))
  return each(rules, (steps) => each(steps, change))
}

function reactionMutants<G extends GameTypes>(definition: Definition<G>): Mutant<G>[] {
  return definition.reactions.map((r, i) => ({
    id: `reaction ${r.rule} on ${r.on}`,
    rule: r.rule,
    kind: 'reaction',
    run: (work) => work(defineGame({ ...definition, reactions: definition.reactions.filter((_, k) => k !== i) })),
  }))
}

/** Parts of sums have no list of their own: they are those that the examples count. */
function partMutants<G extends GameTypes>(exercise: Exercise<G>): Mutant<G>[] {
  const watcher = new Watcher()
  const contentOf = contentsOf(exercise.game, exercise.pack)
  watching(watcher, () => {
    for (const example of exercise.examples)
      failureOf(() => runExample(exercise.game, contentOf(example), exercise.stage, example))
  })
  return [...watcher.parts].map((key) => {
    const [rule, of] = JSON.parse(key) as [RuleId, string]
    const off: Probe = { saw: () => {}, step: () => {}, part: (r, o) => r === rule && o === of }
    return { id: `part ${rule} ${of}`, rule, kind: 'part', run: (work) => watching(off, () => work(exercise.game)) }
  })
}

/** True if some example turns red while the mutant is at work. Those that name its rule are asked first. */
export function isNoticed<G extends GameTypes>(exercise: Exercise<G>, mutant: Mutant<G>): boolean {
  const { pack, stage, examples } = exercise
  const contentOf = contentsOf(exercise.game, pack)
  const names = (example: Example) => example.rules.includes(mutant.rule)
  const inOrder = [...examples.filter(names), ...examples.filter((example) => !names(example))]
  let noticed = false
  mutant.run((game) => {
    noticed = inOrder.some((example) => failureOf(() => runExample(game, contentOf(example), stage, example)) !== null)
  })
  return noticed
}
