/** A game's examples and mutants as lists of tests, the same for every game. */

import type { Language, Ledger, Words } from '@skerry/contracts'
import type { GameTypes } from '@skerry/kernel'
import type { ConformanceTest } from './conformance.ts'
import { type Exercise, isNoticed, mutantsOf, runExamples } from './coverage.ts'
import { contentsOf, runExample } from './examples.ts'
import { demand } from './flaw.ts'
import { someOf, type Width } from './width.ts'

export interface Explained<G extends GameTypes = GameTypes> extends Exercise<G> {
  readonly ledger: Ledger
  readonly words: Readonly<Record<Language, Words>>
}

/** How many examples a quick run checks at every step, and how many mutants it tries. */
const WALKED = 10
const MUTANTS = 12

/**
 * Every example holds, shows the rules it names, and together they name every rule of the ledger. `deep` checks every
 * position of every example; `quick` does so for some, the others only play their line.
 */
export function exampleTests<G extends GameTypes>(exercise: Explained<G>, width: Width): ConformanceTest[] {
  const { game, pack, stage, examples, ledger, words } = exercise
  const contentOf = contentsOf(game, pack)
  const walked = new Set(someOf(examples, WALKED, width))
  const each = examples.map((example) => ({
    name: `${example.id} ${example.title.en}`,
    run: () => runExample(game, contentOf(example), stage, example, walked.has(example) ? width : 'unchecked'),
  }))
  const missing = (wanted: Iterable<string>, there: Iterable<string>) =>
    [...wanted].filter((id) => !new Set(there).has(id))
  const rules = Object.keys(ledger).filter((id) => ledger[id] === 'rule')
  const whole: ConformanceTest[] = [
    {
      name: 'each example shows the rules it names',
      run() {
        for (const { example, failure, unseen } of runExamples(exercise)) {
          demand('examples', failure === null, () => `${example.id}: ${failure}`)
          demand('examples', unseen.length === 0, () => `${example.id} does not show ${unseen.join(', ')}`)
        }
      },
    },
    {
      name: 'together the examples name every rule of the ledger, and nothing else',
      run() {
        const named = examples.flatMap((example) => example.rules)
        const [unshown, unknown] = [missing(rules, named), missing(named, Object.keys(ledger))]
        demand('examples', unshown.length === 0, () => `no example names ${unshown.join(', ')}`)
        demand('examples', unknown.length === 0, () => `the ledger lacks ${unknown.join(', ')}`)
      },
    },
    {
      name: 'both languages have the text of every id of the ledger, and of nothing else',
      run() {
        for (const language of ['en', 'de'] as const) {
          const said = Object.keys(words[language].rules)
          const wrong = [...missing(Object.keys(ledger), said), ...missing(said, Object.keys(ledger))]
          demand('examples', wrong.length === 0, () => `${language}: ${wrong.join(', ')}`)
        }
      },
    },
    {
      name: 'examples have ids of their own',
      run: () =>
        demand('examples', new Set(examples.map(({ id }) => id)).size === examples.length, () => 'an id twice'),
    },
  ]
  return [...each, ...whole]
}

/** Whatever is switched off, some example turns red. */
export function mutantTests<G extends GameTypes>(exercise: Exercise<G>, width: Width): ConformanceTest[] {
  return someOf(mutantsOf(exercise), MUTANTS, width).map((mutant) => ({
    name: mutant.id,
    run: () =>
      demand('mutants', isNoticed(exercise, mutant), () => `${mutant.id} is switched off and no example notices`),
  }))
}
