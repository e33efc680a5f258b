/** Load at a fixed rate, whether the server keeps up or not; and what came back. */

import { setTimeout as sleep } from 'node:timers/promises'
import { type Meter, quantile } from './meter.ts'
import type { Played } from './players/played.ts'
import { canLook, cpuSecondsOf } from './processes.ts'

/** What one window of load has shown. */
export interface Window {
  /** Moves per second: asked for, and arrived within the window. */
  readonly rate: number
  readonly reached: number
  /** Moves that arrived, those after the end of the window included. */
  readonly moves: number
  /** Moves that were due while the one before was still under way. */
  readonly missed: number
  /** Moves that were submitted and never arrived. */
  readonly lost: number
  /** ms from submission until the others knew of it. */
  readonly p50: number
  readonly p99: number
  /** The server's CPU time per move in µs, all its threads; null where the system does not tell. */
  readonly cpu: number | null
  /** CPU time of the generator itself, as a share of one core: near 1 it is the generator that is measured. */
  readonly generatorCpu: number
  /** Bytes down per move and seat: mean of everything that came, and median of the frames that told a move. */
  readonly bytes: number
  readonly medianBytes: number
}

export interface Load {
  readonly rate: number
  readonly seconds: number
}

/** What is under way at the end of a window gets this long to arrive. */
const TAIL_MS = 5000
/** Moves under way at once while warming up. */
const AT_ONCE = 64

export async function windowOf(games: readonly Played[], meter: Meter, load: Load, pid: number): Promise<Window> {
  meter.clear()
  const bytes = bytesOf(games)
  const [cpu, own, start] = [canLook ? cpuSecondsOf(pid) : 0, process.cpuUsage(), performance.now()]
  const { submitted, missed } = await submit(games, load)
  const [inTime, seconds] = [meter.latencies.length, (performance.now() - start) / 1000]
  await settled(games)
  const [moves, spent] = [meter.latencies.length, process.cpuUsage(own)]
  return {
    rate: load.rate,
    reached: inTime / seconds,
    moves,
    missed,
    lost: submitted - moves,
    p50: quantile(meter.latencies, 0.5),
    p99: quantile(meter.latencies, 0.99),
    cpu: canLook ? ((cpuSecondsOf(pid) - cpu) / moves) * 1e6 : null,
    generatorCpu: (spent.user + spent.system) / 1000 / (performance.now() - start),
    bytes: (bytesOf(games) - bytes) / moves / seatsOf(games),
    medianBytes: quantile(meter.sizes, 0.5),
  }
}

/** One game after the other, as the clock says. */
async function submit(games: readonly Played[], { rate, seconds }: Load) {
  let [due, submitted, missed] = [0, 0, 0]
  const start = performance.now()
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - start) {
    for (const end = Math.floor((elapsed / 1000) * rate); due < end; due++) {
      if ((games[due % games.length] as Played).move()) submitted += 1
      else missed += 1
    }
    await sleep(1)
  }
  return { submitted, missed }
}

async function settled(games: readonly Played[]): Promise<void> {
  const end = performance.now() + TAIL_MS
  while (performance.now() < end && games.some(({ isBusy }) => isBusy)) await sleep(5)
}

/** Game number i makes i modulo `most` moves: afterwards they all stand at different points. */
export async function warmUp(games: readonly Played[], most: number): Promise<void> {
  await inTurn(games, AT_ONCE, async (game, i) => {
    for (let made = 0; made < i % most && game.left() > 0; made++) {
      while (!game.move()) await sleep(1)
      while (game.isBusy) await sleep(1)
    }
  })
}

/** Makes sure that every game has room for what a window brings. */
export async function renewFor(games: readonly Played[], { rate, seconds }: Load): Promise<void> {
  const needed = Math.ceil((rate * seconds) / games.length) + 1
  const short = games.filter((game) => game.left() < needed)
  await inTurn(short, AT_ONCE, (game) => game.renew())
}

/** Does this for all, a few at a time. */
export async function inTurn<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T, i: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let i = next++; i < all.length; i = next++) await work(all[i] as T, i)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const bytesOf = (games: readonly Played[]): number => games.reduce((sum, game) => sum + game.bytesRead(), 0)
const seatsOf = (games: readonly Played[]): number => games[0]?.sockets.length ?? 0
