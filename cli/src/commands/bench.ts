import type { BenchResult, GameName } from '@skerry/bench'
import { type Command, expectWords, type Given } from '../args.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../errors.ts'
import { suggestion } from '../names.ts'
import { listOf } from '../options.ts'
import { note, print, printJson } from '../output.ts'

/** The benchmarks, and which options each of them knows besides those of all. */
const BENCHMARKS: Readonly<Record<string, readonly string[]>> = {
  kernel: ['seconds', 'rounds', 'games'],
  web: [],
  server: ['seconds', 'rounds'],
}
const NAMES = Object.keys(BENCHMARKS)

export const bench: Command = {
  name: 'bench',
  summary: 'benchmarks, as ratios against a peer or a limit of the same run',
  usage: [
    'kernel [--seconds S] [--rounds N] [--games a,b] [--quick] [--check]',
    'server [--seconds S] [--rounds N] [--quick] [--check]',
    'web [--quick] [--check]',
  ],
  about: `
“kernel” measures how fast the kernel plays, against boardgame.io and against a limit, all in the same process.
“web” measures the built site in a real browser against limits: bytes of script, the time from a click to the painted
answer, the longest frame while bots play.
“server” measures what a move costs on the server with a thousand games open, against a bare server and boardgame.io's:
processor time, delay, bytes, memory. It takes some minutes and wants a machine with nothing else to do.
--check compares the ratios with those kept in bench/baseline.json: below half of them (with --quick: a quarter)
the exit code is 1.`,
  options: {
    seconds: { value: 'S', about: 'length of one window (kernel 1, server 5)' },
    rounds: { value: 'N', about: 'rounds that count, at least 3 (kernel 5, server 3)' },
    games: { value: 'a,b', about: 'only these games' },
    quick: { about: 'few and short measurements' },
    check: { about: 'fail if a ratio has fallen far below the baseline' },
  },
  examples: [
    'skerry bench kernel',
    'skerry bench kernel --games risk44 --quick --check',
    'skerry bench server',
    'skerry bench web',
  ],
  async run(given, context) {
    expectWords('bench', given.words, [`a benchmark: ${NAMES.join(', ')}`], 1)
    const name = given.words[0] as string
    checkOptions(name, given)
    const { tableOf } = await import('@skerry/bench')
    const result = await measure(name, given, (text) => note(context, text))
    if (given.json) printJson(context, result)
    else print(context, tableOf(result))
    return given.has('check') ? check(result, given.has('quick'), context) : 0
  },
}

function checkOptions(name: string, given: Given): void {
  const known = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined
  if (known === undefined) throw new UsageError(`There is no benchmark “${name}”.${suggestion(name, NAMES)}`)
  const strange = BENCHMARKS.kernel?.find((option) => given.has(option) && !known.includes(option))
  if (strange === undefined) return
  const owners = NAMES.filter((one) => BENCHMARKS[one]?.includes(strange)).map((one) => `“bench ${one}”`)
  throw new UsageError(`--${strange} is for ${owners.join(' and ')}.`)
}

/** Each is loaded only when it is asked for: some bring a browser or servers along. */
async function measure(name: string, given: Given, tell: (text: string) => void): Promise<BenchResult> {
  const isQuick = given.has('quick')
  if (name === 'web') {
    const { benchWeb, WEB_QUICK } = await import('@skerry/bench/web')
    return benchWeb(isQuick ? WEB_QUICK : {}, tell)
  }
  if (name === 'server') {
    const { benchServer, SERVER_QUICK } = await import('@skerry/bench/server')
    return benchServer({ ...(isQuick ? SERVER_QUICK : {}), ...windowsFrom(given) }, tell)
  }
  const { benchKernel, GAMES, QUICK } = await import('@skerry/bench')
  const games = listOf(given.text('games')).map((one) => gameNamed(one, GAMES))
  return benchKernel({ ...(isQuick ? QUICK : {}), ...(games.length > 0 ? { games } : {}), ...windowsFrom(given) }, tell)
}

/** How long windows are, and how many. */
function windowsFrom(given: Given): { readonly seconds?: number; readonly rounds?: number } {
  const seconds = given.text('seconds')
  return {
    ...(seconds === undefined ? {} : { seconds: secondsFrom(seconds) }),
    ...(given.has('rounds') ? { rounds: given.number('rounds', 3, 3, 1000) } : {}),
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

async function check({ name, figures }: BenchResult, isQuick: boolean, context: Context): Promise<number> {
  const { checkAgainst, HALF, QUARTER, readBaseline } = await import('@skerry/bench')
  const short = checkAgainst(readBaseline()[name] ?? {}, figures, isQuick ? QUARTER : HALF)
  for (const { id, ratio, least } of short) {
    const what =
      least === null ? 'bench/baseline.json does not know it' : `ratio ${ratio} is below ${least.toPrecision(3)}`
    note(context, `skerry: ${id}: ${what}`)
  }
  return short.length > 0 ? 1 : 0
}
