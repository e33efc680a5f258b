/** What was counted, as shares, means and spreads. */

import { rounded, shareOf, spreadOf, type TimesByKey } from '@skerry/contracts'
import type { CardUse, Counted, TileUse } from './counting.ts'

export type Figures = ReturnType<typeof figures>

export function figures(counted: Counted) {
  const { games, seats, points } = counted
  const perGame = (n: number): number => rounded(n / Math.max(1, games))
  const means = (counts: TimesByKey): TimesByKey =>
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
