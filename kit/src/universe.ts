/** Every well-formed choice of a game, made once for each content: the checks of a game ask for it thousands of times. */

import { type Choice, universe, write } from '@skerry/kernel'

export interface Wording {
  readonly choice: Choice
  readonly text: string
}

type Verbs = Parameters<typeof universe>[0]

interface Universe {
  readonly all: readonly Wording[]
  readonly byText: ReadonlyMap<string, Choice>
}

const known = new WeakMap<Verbs, WeakMap<object, Universe>>()

export const universeOf = (verbs: Verbs, content: object): readonly Wording[] => made(verbs, content).all

/** The choice that is written so; undefined: there is none. */
export const choiceWritten = (verbs: Verbs, content: object, text: string): Choice | undefined =>
  made(verbs, content).byText.get(text)

function made(verbs: Verbs, content: object): Universe {
  const byContent = known.get(verbs) ?? new WeakMap<object, Universe>()
  known.set(verbs, byContent)
  const before = byContent.get(content)
  if (before !== undefined) return before
  const all = Array.from(universe(verbs, content), (choice) => ({ choice, text: write(verbs, choice) }))
  const now = { all, byText: new Map(all.map(({ choice, text }) => [text, choice])) }
  byContent.set(content, now)
  return now
}
