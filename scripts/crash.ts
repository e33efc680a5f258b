// Kills the server with SIGKILL under load, again and again, at moments that hurt, and looks what is left.
// Usage: npm run crash -- [--rounds N] [--store sqlite] [--seed S] [--keep]. The last line is a summary in JSON;
// exit code 1 if anything acknowledged was lost, anything was done twice, or a game does not replay or go on.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { randomFrom } from '@skerry/kernel'
import { DATABASE } from '@skerry/server'
import { check, type Findings } from './crash/check.ts'
import { LivePlayer } from './crash/live-players.ts'
import { Memory } from './crash/memory.ts'
import { type Party, Player } from './crash/players.ts'
import { ServerProcess } from './crash/server.ts'
import { strike, type Way } from './crash/strikes.ts'

const ROOT = join(import.meta.dirname, '..')

/** Who plays: short games and long ones, with and without chance, secrets and bots. */
const LOAD: readonly (Party & { readonly tables: number })[] = [
  { game: 'connect-four', people: 2, bots: 0, tables: 4 },
  { game: 'tic-tac-toe', people: 2, bots: 0, tables: 2 },
  { game: 'marnon', people: 3, bots: 0, tables: 3 },
  { game: 'arrival', people: 3, bots: 0, tables: 3 },
  { game: 'connect-four', people: 1, bots: 1, tables: 2 },
]

/** After the last crash everybody must get an answer within this time. */
const LAST_MS = 60_000

export interface CrashSummary {
  readonly rounds: number
  readonly store: string
  readonly seed: string
  /** How often the server was killed in each way. */
  readonly kills: Readonly<Partial<Record<Way, number>>>
  readonly acknowledged: number
  readonly resent: number
  /** Of those that were sent again: kept before the crash, and not done again. */
  readonly unheard: number
  readonly refused: number
  /** Views whose hash was remembered and compared. */
  readonly looks: number
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

export interface CrashOptions {
  readonly rounds: number
  readonly seed: string
  readonly say?: (line: string) => void
  /** The data stays where it is. */
  readonly keep?: boolean
}

export async function crash({
  rounds,
  seed,
  say = () => undefined,
  keep = false,
}: CrashOptions): Promise<CrashSummary> {
  const data = mkdtempSync(join(tmpdir(), 'skerry-crash-'))
  const memory = new Memory()
  const random = randomFrom(`${seed} rounds`)
  const server = await ServerProcess.in(data)
  const starts = [await server.start()]
  const ways: Way[] = []
  const players = playersAt(server.url, seed, memory)
  try {
    const playing = Promise.all(players.map((player) => player.play()))
    playing.catch(() => undefined) // awaited below
    for (let round = 1; round <= rounds; round++) {
      const { way, startMs } = await Promise.race([strike(server, memory, random, medianOf(starts)), never(playing)])
      for (const player of players) player.wake()
      ways.push(way)
      starts.push(startMs)
      if (round % 10 === 0 || round === rounds) say(`round ${round} of ${rounds}: ${memory.heard} acknowledged`)
    }
    await everybodyGoesOn(players, memory)
    for (const player of players) player.stop()
    await playing
    await server.kill()
    return summaryOf(rounds, seed, memory, await check(ROOT, join(data, DATABASE), memory), starts, ways)
  } finally {
    for (const player of players) player.stop()
    await server.kill()
    if (keep) say(`the data is in ${data}`)
    else rmSync(data, { recursive: true, force: true })
  }
}

function playersAt(url: string, seed: string, memory: Memory): Player[] {
  return LOAD.flatMap(({ tables, ...party }) =>
    Array.from({ length: tables }, (_, i) => {
      const name = `${party.game} ${party.bots} ${i}`
      // Every second one plays over the live connection.
      const Kind = i % 2 === 0 ? Player : LivePlayer
      return new Kind(url, ROOT, party, name, randomFrom(`${seed} ${name}`), memory)
    }),
  )
}

/** Players who give up end the run at once. */
const never = (playing: Promise<unknown>): Promise<never> =>
  playing.then(() => {
    throw new Error('the players have stopped')
  })

/** Bots are asked again, lines are found again: nobody is forgotten. */
async function everybodyGoesOn(players: readonly Player[], memory: Memory): Promise<void> {
  const before = new Map(players.map((player) => [player, player.answered]))
  const waiting = () => players.filter((player) => player.answered === before.get(player))
  await memory.until(() => waiting().length === 0, LAST_MS)
  for (const { name } of waiting()) memory.odd.push(`${name} did not go on after the last crash`)
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function summaryOf(
  rounds: number,
  seed: string,
  memory: Memory,
  found: Findings,
  starts: readonly number[],
  ways: readonly Way[],
): CrashSummary {
  const kills: Partial<Record<Way, number>> = {}
  for (const way of ways) kills[way] = (kills[way] ?? 0) + 1
  return {
    rounds,
    store: 'sqlite',
    seed,
    kills,
    acknowledged: memory.heard,
    resent: memory.resent,
    unheard: found.unheard,
    refused: memory.refused,
    looks: memory.looks.filter(({ hash }) => hash !== null).length,
    tables: found.tables,
    rows: found.rows,
    lost: found.lost.length,
    twice: found.twice.length,
    broken: found.broken.length,
    faults: [...found.lost, ...found.twice, ...found.broken].slice(0, 10),
    restartMs: { median: Math.round(medianOf(starts)), max: Math.round(Math.max(...starts)) },
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '10' },
      store: { type: 'string', default: 'sqlite' },
      seed: { type: 'string', default: String(Date.now()) },
      keep: { type: 'boolean', default: false },
    },
  })
  const rounds = Number(values.rounds)
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('--rounds: a whole number above 0')
  if (values.store !== 'sqlite') throw new Error('--store: sqlite is the only one there is')
  const { seed, keep } = values
  const summary = await crash({ rounds, seed, keep, say: (line) => console.error(line) })
  console.log(JSON.stringify(summary))
  process.exitCode = summary.lost + summary.twice + summary.broken > 0 ? 1 : 0
}
