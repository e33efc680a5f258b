/** What was counted, as shares, means and spreads. */

import { figuresOfUses, rounded, shareOf, spreadOf, type Tally } from '@skerry/contracts'
import { TRIBES } from '../queries.ts'
import type { Counted } from './counting.ts'

export type Figures = ReturnType<typeof figures>

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
    uses: figuresOfUses(counted.uses, perGame),
    tribes: TRIBES.flatMap((tribe) => {
      const { seats: played, wins, dp: points } = tribes[tribe]
      return played === 0 ? [] : [{ tribe, played, wins: shareOf(wins, played), mean: rounded(points / played, 1) }]
    }),
  }
}
