/**
 * What a move costs on a server, ours beside a bare one and boardgame.io's: processor time, delay, bytes and memory with a
 * thousand games open. Three processes at a time: this one, the server under test, and the generator that loads it.
 */

import type { BenchResult, Report } from './kernel.ts'
import { figuresOf, type Round } from './server/figures.ts'
import type { Kind } from './server/orders.ts'
import { canLook } from './server/processes.ts'
import { openingsOf, type Settings, sampleOf } from './server/samples.ts'

export interface ServerOptions extends Partial<Settings> {
  /** How often everything is measured. */
  readonly rounds?: number
}

const USUAL: Settings = {
  games: 1000,
  rate: 1000,
  seconds: 5,
  steps: [1000, 2000, 4000, 6000, 8000],
  warmUp: 32,
  openings: 20,
  pauseMs: 1500,
}

/** Enough to see a disaster, in half a minute. Too few games to say how much memory a thousand need. */
export const SERVER_QUICK: ServerOptions = { games: 200, seconds: 2, steps: [], openings: 3, pauseMs: 300, rounds: 1 }

export async function benchServer(options: ServerOptions = {}, report: Report = () => {}): Promise<BenchResult> {
  const { rounds = 3, ...rest } = options
  const settings = { ...USUAL, ...rest }
  if (!canLook) report('this system does not tell what another process uses: no figures of CPU and memory')
  const measured: Round[] = []
  for (let round = 1; round <= rounds; round++) {
    report(`round ${round} of ${rounds}`)
    measured.push(await roundOf(settings, report))
  }
  const openings = await openingsOf(settings, rounds, report)
  return {
    name: 'server',
    peerMode: 'production',
    figures: figuresOf(measured, openings),
    played: playedIn(measured),
  }
}

async function roundOf(settings: Settings, report: Report): Promise<Round> {
  return {
    reference: await sampleOf('reference', settings, true, report),
    'boardgame.io': await sampleOf('boardgame.io', settings, false, report),
    'connect-four': await sampleOf('connect-four', settings, true, report),
    marnon: await sampleOf('marnon', settings, false, report),
  }
}

/** All that were stored are all that were made, or there would be no figures. */
function playedIn(rounds: readonly Round[]): NonNullable<BenchResult['played']> {
  const kinds = Object.keys(rounds[0] ?? {}) as Kind[]
  const sum = (kind: Kind, what: 'made' | 'stored') => rounds.reduce((all, round) => all + round[kind].count[what], 0)
  return Object.fromEntries(kinds.map((kind) => [kind, { made: sum(kind, 'made'), stored: sum(kind, 'stored') }]))
}
