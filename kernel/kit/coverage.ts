/** Which rules the examples prove, and what happens if one rule is switched off. */

import {
  type Condition,
  type DefinedGame,
  type Definition,
  defineGame,
  type Frame,
  type GameTypes,
  type Probe,
  type RuleId,
  type Step,
  watching,
} from '../src/index.ts'
import { type Example, runExample, type Stage } from './examples.ts'

/** What a rule id stands for: a `rule` must be seen at work, the others are covered in other ways. */
export type LedgerKind = 'rule' | 'ruling' | 'data' | 'interface' | 'note'
export type Ledger = Readonly<Record<RuleId, LedgerKind>>

/** What is needed to run a game's examples. */
export interface Exercise<G extends GameTypes = GameTypes> {
  readonly game: DefinedGame<G>
  readonly pack: unknown
  readonly stage: Stage<G>
  readonly examples: readonly Example[]
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
export function runExamples<G extends GameTypes>({ game, pack, stage, examples }: Exercise<G>): ExampleReport[] {
  const content = game.load(pack)
  return examples.map((example) => {
    const watcher = new Watcher()
    const failure = failureOf(() => watching(watcher, () => runExample(game, content, stage, example)))
    return { example, failure, unseen: example.rules.filter((id) => !watcher.seen.has(id)) }
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

/** One thing switched off: a condition, a reaction or a part of a sum. */
export interface Mutant<G extends GameTypes = GameTypes> {
  readonly id: string
  readonly rule: RuleId
  readonly kind: 'condition' | 'reaction' | 'part'
  /** Runs the work with it switched off. */
  run(work: (game: DefinedGame<G>) => void): void
}

export function mutantsOf<G extends GameTypes>(exercise: Exercise<G>): Mutant<G>[] {
  const { definition } = exercise.game
  return [...conditionMutants(definition), ...reactionMutants(definition), ...partMutants(exercise)]
}

type Rules = Readonly<Record<string, Readonly<Record<string, Step>>>>
type Conditions = readonly Condition<GameTypes, Frame, never>[]

function conditionMutants<G extends GameTypes>(definition: Definition<G>): Mutant<G>[] {
  const mutants: Mutant<G>[] = []
  for (const [rule, steps] of Object.entries(definition.rules as unknown as Rules))
    for (const [at, step] of Object.entries(steps)) {
      const where = `${rule}.${at}`
      const changed = (to: Step) => defineGame({ ...definition, rules: withStep(definition.rules, rule, at, to) })
      const add = (verb: string, conditions: Conditions, without: (left: Conditions) => Step) => {
        conditions.forEach((c, i) => {
          const left = conditions.filter((_, k) => k !== i)
          const id = `condition ${c.rule} ${c.reason} of ${verb} at ${where}`
          mutants.push({ id, rule: c.rule, kind: 'condition', run: (work) => work(changed(without(left))) })
        })
      }
      if (step.kind === 'allotment')
        add(step.do, step.conditions as Conditions, (left) => ({ ...step, conditions: left }) as Step)
      if (step.kind === 'decision' || step.kind === 'sealed')
        for (const offer of step.offers)
          add(offer.do, offer.conditions as Conditions, (left) => {
            const offers = step.offers.map((o) => (o === offer ? { ...o, conditions: left } : o))
            return { ...step, offers } as Step
          })
    }
  return mutants
}

function withStep<R>(rules: R, rule: string, at: string, step: Step): R {
  const table = rules as unknown as Rules
  return { ...table, [rule]: { ...table[rule], [at]: step } } as unknown as R
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
  const content = exercise.game.load(exercise.pack)
  watching(watcher, () => {
    for (const example of exercise.examples)
      failureOf(() => runExample(exercise.game, content, exercise.stage, example))
  })
  return [...watcher.parts].map((key) => {
    const [rule, of] = JSON.parse(key) as [RuleId, string]
    const off: Probe = { saw: () => {}, step: () => {}, part: (r, o) => r === rule && o === of }
    return { id: `part ${rule} ${of}`, rule, kind: 'part', run: (work) => watching(off, () => work(exercise.game)) }
  })
}

/** True if some example turns red while the mutant is at work. */
export function isNoticed<G extends GameTypes>({ pack, stage, examples }: Exercise<G>, mutant: Mutant<G>): boolean {
  let noticed = false
  mutant.run((game) => {
    const content = game.load(pack)
    noticed = examples.some((example) => failureOf(() => runExample(game, content, stage, example)) !== null)
  })
  return noticed
}
