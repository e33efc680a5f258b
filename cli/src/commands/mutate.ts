import { randomFrom } from '@skerry/kernel'
import { type Exercise, isNoticed, type Mutant, mutantsOf, runExamples } from '@skerry/kit'
import { type Command, expectWords } from '../args.ts'
import { type Context, rootOf } from '../context.ts'
import { Failure } from '../errors.ts'
import { print, printJson, progress } from '../output.ts'
import { examplesOf, openGame } from '../registry.ts'

export const mutate: Command = {
  name: 'mutate',
  summary: 'switches off one condition, reaction or sum part at a time: does an example notice?',
  usage: ['<game> [--sample N] [--seed S]'],
  about: `
Switches off one named condition, reaction or part of a sum at a time and runs the game's examples.
Each must turn at least one example red; those that nobody notices are listed, and the exit code is 1.`,
  options: {
    sample: { value: 'N', about: 'try only so many, drawn at random' },
    seed: { value: 'S', about: 'decides which ones --sample draws (1)' },
  },
  examples: ['skerry mutate connect-four', 'skerry mutate risk44 --sample 20 --seed 3'],
  async run(given, context) {
    expectWords('mutate', given.words, ['a game'], 1)
    const opened = await openGame(rootOf(context), given.words[0] as string)
    const exercise = await examplesOf(opened)
    demandGreen(opened.id, exercise)
    const all = mutantsOf(exercise)
    const tried = sampled(all, given.number('sample', all.length, 0), given.text('seed') ?? '1')
    const survivors = survivorsOf(opened.id, exercise, tried, context)
    const listed = survivors.map(({ id, rule, kind }) => ({ id, rule, kind }))
    const noticed = tried.length - survivors.length
    if (given.json)
      printJson(context, { game: opened.id, mutants: all.length, tried: tried.length, noticed, survivors: listed })
    else
      print(
        context,
        [`${opened.id}: ${noticed} of ${tried.length} noticed`, ...listed.map(({ id }) => `  ${id}`)].join('\n'),
      )
    return survivors.length > 0 ? 1 : 0
  },
}

/** A red example notices everything and proves nothing. */
function demandGreen(id: string, exercise: Exercise): void {
  const red = runExamples(exercise).find(({ failure }) => failure !== null)
  if (red !== undefined)
    throw new Failure(`${id}: the example ${red.example.id} fails before anything is switched off: ${red.failure}`)
}

function sampled(all: readonly Mutant[], count: number, seed: string): Mutant[] {
  const random = randomFrom(seed)
  const left = [...all]
  while (left.length > count) left.splice(random(left.length), 1)
  return left
}

function survivorsOf(id: string, exercise: Exercise, mutants: readonly Mutant[], context: Context): Mutant[] {
  const bar = progress(context, `${id}:`, mutants.length)
  const survivors = mutants.filter((mutant, i) => {
    bar.tick(i)
    return !isNoticed(exercise, mutant)
  })
  bar.end()
  return survivors
}
