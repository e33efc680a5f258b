/** What was counted, as shares, means and spreads. */

import { TRIBES } from '../queries.ts'
import type { Counted, List, Tally, Uses } from './counting.ts'

export interface Spread {
  readonly p10: number
  readonly p50: number
  readonly p90: number
  readonly mean: number
}
export interface Share {
  readonly share: number
  /** With 95 % certainty the true share lies in here. */
  readonly ci95: readonly [number, number]
}
export type Figures = ReturnType<typeof figures>

const rounded = (n: number, digits = 2): number => Math.round(n * 10 ** digits) / 10 ** digits

function spreadOf(tally: Tally): Spread {
  const values = Object.keys(tally)
    .map(Number)
    .sort((a, b) => a - b)
  let [all, sum] = [0, 0]
  for (const value of values) {
    all += tally[value] as number
    sum += value * (tally[value] as number)
  }
  const at = (share: number): number => {
    let seen = 0
    for (const value of values) {
      seen += tally[value] as number
      if (seen > share * all) return value
    }
    return values.at(-1) ?? 0
  }
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9), mean: rounded(sum / Math.max(1, all), 1) }
}

/** Wilson's interval. */
function shareOf(n: number, all: number): Share {
  if (all === 0) return { share: 0, ci95: [0, 1] }
  const [share, z] = [n / all, 1.96]
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all)
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all))
  return { share: rounded(share, 4), ci95: [rounded(middle - half, 4), rounded(middle + half, 4)] }
}

/** BAR-SOLO-08 The targets of a solo game; one set of games tells of all of them (BAR-SOLO-19: strictly more). */
export const TARGETS = [80, 100, 130, 150] as const
function above(tally: Tally, target: number): number {
  let n = 0
  for (const value in tally) if (Number(value) > target) n += tally[value] as number
  return n
}

export function figures(counted: Counted) {
  const { games, seats, counts, endings, dp, tribes } = counted
  const perGame = (n: number): number => rounded(n / Math.max(1, games), 3)
  const means = (uses: Uses) => Object.entries(uses).map(([id, row]) => ({ id, perGame: row.map(perGame) }))
  return {
    games,
    seats,
    eras: counted.eras,
    endings: {
      eras: shareOf(endings.eras, games),
      points: shareOf(endings.points, games),
      markers: shareOf(endings.markers, games),
    },
    dp: { all: spreadOf(dp.all), winners: spreadOf(dp.winners) },
    beaten: seats === 1 ? TARGETS.map((target) => ({ target, ...shareOf(above(dp.all, target), games) })) : [],
    winsBySeat: seats === 1 ? [] : counted.wins.map((n) => shareOf(n, games)),
    winsByOrder: seats === 1 ? [] : counted.winsInOrder.map((n) => shareOf(n, games)),
    success: shareOf(counts.conquered ?? 0, counts.campaigns ?? 0),
    won: shareOf(counts.battlesWon ?? 0, (counts.battlesWon ?? 0) + (counts.battlesLost ?? 0)),
    counts: Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, perGame(n)])),
    uses: Object.fromEntries(Object.entries(counted.uses).map(([list, uses]) => [list, means(uses)])) as Record<
      List,
      ReturnType<typeof means>
    >,
    tribes: TRIBES.flatMap((tribe) => {
      const { seats: played, wins, dp: points } = tribes[tribe]
      return played === 0 ? [] : [{ tribe, played, wins: shareOf(wins, played), mean: rounded(points / played, 1) }]
    }),
  }
}
