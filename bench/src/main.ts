/** The command line of the benchmarks: the result goes to stdout, everything else to stderr. */

import { parseArgs } from 'node:util'
import { checkAgainst, HALF, QUARTER, readBaseline, recordBaseline, type Shortfall } from './baseline.ts'
import { GAMES, type GameName } from './contenders.ts'
import type { Figure } from './figure.ts'
import { type BenchResult, benchKernel, type KernelOptions, type Report } from './kernel.ts'

/** Enough to see a disaster, in a few seconds. */
export const QUICK = { seconds: 0.05, rounds: 3 } as const

/** Runs what the arguments ask for; returns the exit code. */
export async function bench(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string' },
      seconds: { type: 'string' },
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const [name = 'kernel'] = positionals
  if (!isBenchmark(name)) throw new Error(`there is no benchmark “${name}”`)
  const options: KernelOptions = {
    ...(values.games === undefined ? {} : { games: values.games.split(',').map(gameNamed) }),
    ...(values.seconds === undefined ? {} : { seconds: positive('seconds', values.seconds) }),
    ...(values.rounds === undefined ? {} : { rounds: positive('rounds', values.rounds) }),
  }
  const report = (line: string) => console.error(line)
  const result = await BENCHMARKS[name](options, values.quick, report)
  console.log(values.json ? JSON.stringify(result) : tableOf(result))
  if (values.record) recordBaseline(name, result.figures)
  if (!values.check) return 0
  const short = checkAgainst(readBaseline()[name] ?? {}, result.figures, values.quick ? QUARTER : HALF)
  for (const shortfall of short) console.error(complaint(shortfall))
  return short.length > 0 ? 1 : 0
}

type Bench = (given: KernelOptions, isQuick: boolean, report: Report) => Promise<BenchResult>

/** Those that bring a browser or servers along are loaded only when they are asked for. */
const BENCHMARKS = {
  kernel: (given, isQuick, report) => benchKernel({ ...(isQuick ? QUICK : {}), ...given }, report),
  async web(_given, isQuick, report) {
    const { benchWeb, WEB_QUICK } = await import('./web.ts')
    return benchWeb(isQuick ? WEB_QUICK : {}, report)
  },
  async server({ games: _games, ...given }, isQuick, report) {
    const { benchServer, SERVER_QUICK } = await import('./server.ts')
    return benchServer({ ...(isQuick ? SERVER_QUICK : {}), ...given }, report)
  },
} as const satisfies Record<string, Bench>

const isBenchmark = (name: string): name is keyof typeof BENCHMARKS => Object.hasOwn(BENCHMARKS, name)

function gameNamed(text: string): GameName {
  const game = GAMES.find((name) => name === text)
  if (game === undefined) throw new Error(`there is no game “${text}”; there are ${GAMES.join(', ')}`)
  return game
}

function positive(option: string, text: string): number {
  const value = Number(text)
  if (!(value > 0)) throw new Error(`--${option} wants a positive number, not “${text}”`)
  return value
}

const complaint = ({ id, ratio, least }: Shortfall): string =>
  least === null ? `${id}: the baseline does not know it` : `${id}: ratio ${ratio} is below ${least.toPrecision(3)}`

export function tableOf({ name, figures }: BenchResult): string {
  const rows = [['figure', 'ours', 'unit', 'against', 'theirs', 'ratio', 'spread', 'goal'], ...figures.map(rowOf)]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
  return [`bench ${name}`, ...lines].join('\n')
}

function rowOf({ id, value, unit, against, peerValue, ratio, spread, goal, met }: Figure): string[] {
  const wanted = goal === null ? '' : `${goal} ${met ? 'met' : 'MISSED'}`
  return [id, short(value), unit, against, short(peerValue), String(ratio), spread.join('–'), wanted]
}

const short = (value: number): string => value.toLocaleString('en')

if (import.meta.main) process.exitCode = await bench(process.argv.slice(2))
