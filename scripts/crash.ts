// Kills the server with SIGKILL at random moments under load, again and again, and looks what is left.
// Usage: npm run crash -- [--rounds N] [--store sqlite] [--seed S] [--keep]. The last line is a summary in JSON;
// exit code 1 if anything acknowledged was lost, anything was done twice, or a game does not replay.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { randomFrom } from '@skerry/kernel'
import { check, type Findings } from './crash/check.ts'
import { LivePlayer } from './crash/live-players.ts'
import { type Memory, newMemory, Player } from './crash/players.ts'
import { ServerProcess } from './crash/server.ts'

const ROOT = join(import.meta.dirname, '..')

/** Who plays: short games and long ones, with and without chance and secrets. */
const LOAD = [
  { game: 'connect-four', seats: 2, tables: 6 },
  { game: 'tic-tac-toe', seats: 2, tables: 2 },
  { game: 'marnon', seats: 3, tables: 3 },
  { game: 'arrival', seats: 3, tables: 3 },
] as const

/** A round lasts so long at least and so much more at most before the server is killed. */
const LEAST_MS = 120
const MORE_MS = 900

export interface CrashSummary {
  readonly rounds: number
  readonly store: string
  readonly seed: string
  readonly acknowledged: number
  readonly resent: number
  readonly refused: number
  readonly tables: number
  readonly rows: number
  readonly lost: number
  readonly twice: number
  readonly broken: number
  /** The first few of what is wrong. */
  readonly faults: readonly string[]
  /** ms from the start of the process until it listens: median and longest. */
  readonly restartMs: { readonly median: number; readonly max: number }
}

export async function crash(rounds: number, seed: string, say: (line: string) => void): Promise<CrashSummary> {
  const data = mkdtempSync(join(tmpdir(), 'skerry-crash-'))
  const memory = newMemory()
  const random = randomFrom(`${seed} rounds`)
  const server = await ServerProcess.in(data)
  const starts = [await server.start()]
  const players = LOAD.flatMap(({ game, seats, tables }) =>
    Array.from({ length: tables }, (_, i) => {
      const name = `${game} ${i}`
      // Every second one plays over the live connection.
      const Kind = i % 2 === 0 ? Player : LivePlayer
      return new Kind(server.url, ROOT, game, seats, name, randomFrom(`${seed} ${name}`), memory)
    }),
  )
  try {
    const playing = Promise.all(players.map((player) => player.play()))
    playing.catch(() => undefined) // awaited below
    for (let round = 1; round <= rounds; round++) {
      await pause(LEAST_MS + random(MORE_MS))
      await server.kill()
      starts.push(await server.start())
      if (round % 10 === 0 || round === rounds) say(`round ${round} of ${rounds}: ${memory.acks.length} acknowledged`)
    }
    await pause(LEAST_MS)
    for (const player of players) player.stop()
    await playing
    await server.kill()
    return summaryOf(rounds, seed, memory, await check(ROOT, join(data, 'skerry.sqlite'), memory), starts)
  } finally {
    await server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function summaryOf(rounds: number, seed: string, memory: Memory, found: Findings, starts: number[]): CrashSummary {
  const sorted = starts.toSorted((a, b) => a - b)
  return {
    rounds,
    store: 'sqlite',
    seed,
    acknowledged: memory.acks.length + memory.tables.size + memory.said.length,
    resent: memory.resent,
    refused: memory.refused,
    tables: found.tables,
    rows: found.rows,
    lost: found.lost.length,
    twice: found.twice.length,
    broken: found.broken.length,
    faults: [...found.lost, ...found.twice, ...found.broken].slice(0, 10),
    restartMs: { median: Math.round(sorted[sorted.length >> 1] ?? 0), max: Math.round(sorted.at(-1) ?? 0) },
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '10' },
      store: { type: 'string', default: 'sqlite' },
      seed: { type: 'string', default: String(Date.now()) },
    },
  })
  const rounds = Number(values.rounds)
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('--rounds: a whole number above 0')
  if (values.store !== 'sqlite') throw new Error('--store: sqlite is the only one there is')
  const summary = await crash(rounds, values.seed, (line) => console.error(line))
  console.log(JSON.stringify(summary))
  process.exitCode = summary.lost + summary.twice + summary.broken > 0 ? 1 : 0
}
