/** What is measured in one round: every contender with a server and a generator of its own, one after the other. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { Report } from '../kernel.ts'
import { spreadOf } from '../measure.ts'
import type { Load, Window } from './load.ts'
import type { Count, Kind, PreparedTable } from './orders.ts'
import { canLook, memoryOf } from './processes.ts'
import { inFolder, inTrial, type Trial } from './trial.ts'

export interface Settings extends Load {
  readonly games: number
  /** Moves per second to try, the least first; none: it is not asked how much can be kept up. */
  readonly steps: readonly number[]
  /** Moves each game has made at most before anything counts. */
  readonly warmUp: number
  /** Tables that are opened early in their game, and as many late. */
  readonly openings: number
  /** How long a server rests before its memory is looked at. */
  readonly pauseMs: number
}

/** What one contender has shown in one round. */
export interface Sample {
  readonly startMs: number
  /** MB for 1,000 open games with a connection per seat; null where the system does not tell, or there are too few games. */
  readonly memory: number | null
  readonly window: Window
  /** Moves per second it can keep up; null: not asked. */
  readonly sustained: number | null
  readonly count: Count
}

/** With fewer games it would be the memory of the program that is measured. */
const ENOUGH_GAMES = 500
/** The share of the requested moves that must be made, and the time in ms within which 99 of 100 must arrive. */
const SUSTAINED = { share: 0.97, p99: 250 }

export async function sampleOf(kind: Kind, settings: Settings, canClimb: boolean, report: Report): Promise<Sample> {
  const { games, rate, seconds, steps, warmUp, pauseMs } = settings
  return inFolder((folder) =>
    inTrial(kind, folder, async (trial) => {
      const { server, ask } = trial
      const before = await memoryAfter(pauseMs, trial)
      await ask('open', { games })
      const after = await memoryAfter(pauseMs, trial)
      await ask('warmUp', { most: warmUp })
      const window = await ask('window', { rate, seconds })
      report(`  ${kind}: ${told(window)}`)
      const sustained = canClimb && steps.length > 0 ? await climb(kind, trial, settings, report) : null
      const count = await ask('count', {})
      check(kind, window, count)
      const memory = canLook && games >= ENOUGH_GAMES ? ((after - before) / games) * 1000 : null
      return { startMs: server.startMs, memory, window, sustained, count }
    }),
  )
}

async function memoryAfter(pauseMs: number, { server: { pid } }: Trial): Promise<number> {
  await sleep(pauseMs)
  return canLook ? memoryOf(pid) : 0
}

/** The highest step that holds; one that does not gets a second chance, for the machine may have been busy. */
export async function climb(
  kind: Kind,
  { ask }: Pick<Trial, 'ask'>,
  { steps, seconds }: Pick<Settings, 'steps' | 'seconds'>,
  report: Report,
): Promise<number> {
  const holds = async (rate: number) => {
    const window = await ask('window', { rate, seconds })
    const isHeld = window.reached >= SUSTAINED.share * rate && window.p99 < SUSTAINED.p99
    report(`  ${kind}, ${rate} moves/s ${isHeld ? 'held' : 'not held'}: ${told(window)}`)
    return isHeld
  }
  let best = 0
  for (const rate of steps) {
    if (!(await holds(rate)) && !(await holds(rate))) break
    best = rate
  }
  return best
}

/** A server that has lost something is not measured. */
function check(kind: Kind, { lost, moves }: Window, { made, stored }: Count): void {
  if (moves === 0) throw new Error(`${kind}: no move has arrived`)
  if (lost > 0 || made !== stored) throw new Error(`${kind}: ${lost} moves lost; ${made} made, ${stored} stored`)
}

function told({ reached, p50, p99, cpu, bytes, medianBytes, missed, generatorCpu }: Window): string {
  const about = [
    `${Math.round(reached)} moves/s`,
    `p50 ${p50.toFixed(1)} ms`,
    `p99 ${p99.toFixed(1)} ms`,
    ...(cpu === null ? [] : [`${Math.round(cpu)} µs CPU per move`]),
    `${Math.round(bytes)} bytes (median ${medianBytes})`,
    ...(missed > 0 ? [`${missed} could not be made in time`] : []),
    `generator at ${Math.round(generatorCpu * 100)} %`,
  ]
  return about.join(', ')
}

/** ms until a table is there, median of many: early and late in a game, with the server having it in memory and not. */
export interface Opening {
  readonly cold: { readonly early: number; readonly late: number }
  readonly warm: { readonly early: number; readonly late: number }
}

export const EARLY = 9
export const LATE = 900
/** Visited before anything counts: what is not a matter of games takes its time, too. */
const WARMERS = 3

/** The tables are made once; every round a server that has none of them in memory shows them. */
export async function openingsOf({ openings }: Settings, rounds: number, report: Report): Promise<Opening[]> {
  return inFolder(async (folder) => {
    const tables = await inTrial('marnon', folder, ({ ask }) =>
      ask('prepare', { moves: [EARLY, LATE], tables: openings + WARMERS }),
    )
    const measured: Opening[] = []
    for (let round = 0; round < rounds; round++) {
      measured.push(await inTrial('marnon', folder, (trial) => openingOf(trial, tables)))
      const { cold, warm } = measured.at(-1) as Opening
      report(
        `  opening at move ${LATE}: ${cold.late.toFixed(1)} ms cold, ${warm.late.toFixed(1)} warm; ` +
          `at move ${EARLY}: ${cold.early.toFixed(1)} and ${warm.early.toFixed(1)}`,
      )
    }
    return measured
  })
}

async function openingOf({ ask }: Trial, prepared: readonly PreparedTable[]): Promise<Opening> {
  const alternating = alternate(prepared)
  await ask('visit', { tables: alternating.slice(0, 2 * WARMERS) })
  const tables = alternating.slice(2 * WARMERS)
  const visit = async () => {
    const times = await ask('visit', { tables })
    const medianAt = (moves: number) => spreadOf(times.filter((_, i) => tables[i]?.moves === moves)).median
    return { early: medianAt(EARLY), late: medianAt(LATE) }
  }
  return { cold: await visit(), warm: await visit() }
}

/** Early, late, early, late: what changes with time meets both alike. */
function alternate(tables: readonly PreparedTable[]): PreparedTable[] {
  const [early, late] = [EARLY, LATE].map((moves) => tables.filter((table) => table.moves === moves))
  return (early ?? []).flatMap((table, i) => [table, late?.[i] as PreparedTable])
}
