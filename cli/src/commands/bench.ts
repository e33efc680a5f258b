import type { BenchResult, GameName, KernelOptions } from '@skerry/bench'
import { type Command, expectWords, type Given } from '../args.ts'
import { UsageError } from '../errors.ts'
import { suggestion } from '../names.ts'
import { listOf } from '../options.ts'
import { note, print, printJson } from '../output.ts'

const BENCHMARKS = ['kernel', 'web']
/** Options that only the kernel's benchmark knows. */
const KERNEL_ONLY = ['seconds', 'rounds', 'games']

export const bench: Command = {
  name: 'bench',
  summary: 'benchmarks, as ratios against a peer or a limit of the same run',
  usage: ['kernel [--seconds S] [--rounds N] [--games a,b] [--quick] [--check]', 'web [--quick] [--check]'],
  about: `
“kernel” measures how fast the kernel plays, against boardgame.io and against a limit, all in the same process.
“web” measures the built site in a real browser against limits: bytes of script, the time from a click to the painted
answer, the longest frame while bots play.
--check compares the ratios with those kept in bench/baseline.json: below half of them (with --quick: a quarter)
the exit code is 1.`,
  options: {
    seconds: { value: 'S', about: 'length of one window (1)' },
    rounds: { value: 'N', about: 'rounds that count, at least 3 (5)' },
    games: { value: 'a,b', about: 'only these games' },
    quick: { about: 'few and short measurements' },
    check: { about: 'fail if a ratio has fallen far below the baseline' },
  },
  examples: ['skerry bench kernel', 'skerry bench kernel --games risk44 --quick --check', 'skerry bench web'],
  async run(given) {
    expectWords('bench', given.words, [`a benchmark: ${BENCHMARKS.join(', ')}`], 1)
    const name = given.words[0] as string
    if (!BENCHMARKS.includes(name))
      throw new UsageError(`There is no benchmark “${name}”.${suggestion(name, BENCHMARKS)}`)
    const { tableOf } = await import('@skerry/bench')
    const result = name === 'web' ? await measureWeb(given) : await measureKernel(given)
    if (given.json) printJson(result)
    else print(tableOf(result))
    return given.has('check') ? check(result, given.has('quick')) : 0
  },
}

async function measureKernel(given: Given): Promise<BenchResult> {
  const { benchKernel, GAMES, QUICK } = await import('@skerry/bench')
  return benchKernel(optionsFrom(given, GAMES, QUICK), note)
}

async function measureWeb(given: Given): Promise<BenchResult> {
  const strange = KERNEL_ONLY.find((option) => given.has(option))
  if (strange !== undefined) throw new UsageError(`--${strange} is for “bench kernel”.`)
  const { benchWeb, WEB_QUICK } = await import('@skerry/bench/web')
  return benchWeb(given.has('quick') ? WEB_QUICK : {}, note)
}

function optionsFrom(given: Given, known: readonly GameName[], quick: KernelOptions): KernelOptions {
  const games = listOf(given.text('games')).map((name) => gameNamed(name, known))
  const seconds = given.text('seconds')
  return {
    ...(given.has('quick') ? quick : {}),
    ...(games.length > 0 ? { games } : {}),
    ...(seconds === undefined ? {} : { seconds: secondsFrom(seconds) }),
    ...(given.has('rounds') ? { rounds: given.number('rounds', 5, 3, 1000) } : {}),
  }
}

function gameNamed(name: string, known: readonly GameName[]): GameName {
  const game = known.find((one) => one === name)
  if (game === undefined) throw new UsageError(`--games: nothing is measured with “${name}”.${suggestion(name, known)}`)
  return game
}

function secondsFrom(text: string): number {
  const seconds = Number(text)
  if (seconds > 0 && seconds <= 600) return seconds
  throw new UsageError(`--seconds must be a number above 0, at most 600, not “${text}”.`)
}

async function check({ name, figures }: BenchResult, isQuick: boolean): Promise<number> {
  const { checkAgainst, HALF, QUARTER, readBaseline } = await import('@skerry/bench')
  const short = checkAgainst(readBaseline()[name] ?? {}, figures, isQuick ? QUARTER : HALF)
  for (const { id, ratio, least } of short) {
    const what =
      least === null ? 'bench/baseline.json does not know it' : `ratio ${ratio} is below ${least.toPrecision(3)}`
    note(`skerry: ${id}: ${what}`)
  }
  return short.length > 0 ? 1 : 0
}
