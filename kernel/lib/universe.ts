import type { Arg } from '../src/steps.ts'
import type { Choice } from '../src/types.ts'
import type { Verbs } from './notation.ts'

/** Every well-formed choice of the game's listed verbs: the universe that tests compare the legal list with. */
export function* universe(verbs: Verbs, content: object): Generator<Choice> {
  for (const [verb, args] of verbs) if (args !== 'slots') yield* choicesOf(verb, Object.entries(args), content)
}

function* choicesOf(verb: string, args: readonly (readonly [string, Arg])[], content: object): Generator<Choice> {
  const [first, ...rest] = args
  if (first === undefined) {
    yield { do: verb }
    return
  }
  const [name, arg] = first
  for (const choice of choicesOf(verb, rest, content))
    for (const value of arg.values(content as never)) yield { ...choice, [name]: value } as Choice
}
