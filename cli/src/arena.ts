/** Bots against each other: who is stronger, and how sure that is. */

import type { BotName } from '@skerry/bots'
import { type Result, randomFrom, type Seat } from '@skerry/kernel'
import { playGame, type Seated, type Simulation } from './sim.ts'

/** Two bots, and everything that decides their games but the number of the pair. */
export interface Bout {
  readonly a: BotName
  readonly b: BotName
}

export interface Score {
  readonly a: BotName
  readonly b: BotName
  readonly games: number
  /** Share of the wins of a, ½ between equals. */
  readonly scoreA: number
  /** With 95 % certainty the true score lies in here. */
  readonly ci95: readonly [number, number]
  /** Difference in Elo points that means this score; at most what so many games can tell. */
  readonly elo: number
}

/** Where a sits in the first game of a pair; in the second it has all other seats. Rotates from pair to pair. */
export function seatsOfA(seats: number, pair: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => ((seat + pair) % seats) % 2 === 0)
}

/** Two games with the same dice and changed seats; the mean share of a. */
export function playPair(sim: Omit<Simulation, 'bots'>, [a, b]: readonly [Seated, Seated], pair: number): number {
  const first = seatsOfA(sim.seats, pair)
  const scores = [true, false].map((isFirst) => {
    const isA = (seat: Seat) => first.includes(seat) === isFirst
    const bots = Array.from({ length: sim.seats }, (_, seat) => (isA(seat) ? a : b))
    const dice = randomFrom(`${sim.seed} dice ${pair}`)
    const { result } = playGame({ ...sim, bots }, pair, dice)
    return shareOf(result, sim.seats, isA)
  })
  return ((scores[0] as number) + (scores[1] as number)) / 2
}

function shareOf({ winners }: Result, seats: number, isA: (seat: Seat) => boolean): number {
  const counted = winners.length > 0 ? winners : Array.from({ length: seats }, (_, seat) => seat)
  return counted.filter(isA).length / counted.length
}

/** What the scores of the pairs say. */
export function scoreOf({ a, b }: Bout, pairs: readonly number[]): Score {
  const n = pairs.length
  const mean = pairs.reduce((all, score) => all + score, 0) / n
  const variance = n > 1 ? pairs.reduce((all, score) => all + (score - mean) ** 2, 0) / (n - 1) : 0.25
  // Where all pairs ended alike the spread says nothing: count one pair that went the other way.
  const error = 1.96 * Math.sqrt(Math.max(variance, 0.25 / n) / n)
  const least = 1 / (4 * n)
  const sure = Math.min(1 - least, Math.max(least, mean))
  return {
    a,
    b,
    games: 2 * n,
    scoreA: rounded(mean, 4),
    ci95: [rounded(Math.max(0, mean - error), 4), rounded(Math.min(1, mean + error), 4)],
    elo: rounded(400 * Math.log10(sure / (1 - sure)), 0),
  }
}

const rounded = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits + 0
