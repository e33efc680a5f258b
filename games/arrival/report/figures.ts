/** What was counted, as shares, means and spreads. */

import type { CardUse, Counted, Counts, Tally, TileUse } from './counting.ts'

export interface Spread {
  readonly p10: number
  readonly p50: number
  readonly p90: number
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
  const all = values.reduce((sum, value) => sum + (tally[value] as number), 0)
  const at = (share: number): number => {
    let seen = 0
    for (const value of values) {
      seen += tally[value] as number
      if (seen > share * all) return value
    }
    return values.at(-1) ?? 0
  }
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) }
}

/** Wilson's interval. */
function shareOf(n: number, all: number): Share {
  if (all === 0) return { share: 0, ci95: [0, 1] }
  const [share, z] = [n / all, 1.96]
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all)
  const half = ((z / (1 + (z * z) / all)) *
    Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all))) as number
  return { share: rounded(share, 4), ci95: [rounded(middle - half, 4), rounded(middle + half, 4)] }
}

export function figures(counted: Counted) {
  const { games, seats, points } = counted
  const perGame = (n: number): number => rounded(n / Math.max(1, games))
  const means = (counts: Counts): Counts =>
    Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, perGame(n)]))
  const spreads = (of: (typeof points)['fame']) => ({
    all: spreadOf(of.all),
    winners: spreadOf(of.winners),
    deciding: spreadOf(of.deciding),
  })
  return {
    games,
    seats,
    overrun: shareOf(counted.endings.overrun, games),
    byLimit: shareOf(counted.byLimit, games),
    rounds: counted.rounds,
    lead: spreadOf(counted.lead),
    fame: spreads(points.fame),
    corruption: spreads(points.corruption),
    winsBySeat: counted.wins.map((n) => shareOf(n, games)),
    winsByOrder: counted.winsInOrder.map((n) => shareOf(n, games)),
    castles: perGame(counted.castles),
    open: counted.open,
    tiles: Object.entries<TileUse>(counted.tiles).map(([tile, { taken, used, fame }]) => ({
      tile,
      taken,
      used,
      famePerUse: used === 0 ? 0 : rounded(fame / used),
    })),
    cards: Object.entries<CardUse>(counted.cards).map(([card, use]) => ({ card, ...use })),
    actions: means(counted.actions),
    shortages: means(counted.shortages),
  }
}
