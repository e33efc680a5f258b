/** What a game tells about many games that were played. */

import type { GameTypes, PositionOf } from '@skerry/kernel'
import type { Language } from './words.ts'

export interface ReportTable {
  readonly title: string
  readonly rows: readonly (readonly (string | number)[])[]
}

/** The optional `report.ts` of a game: it counts what happened, game by game. */
export interface Report<G extends GameTypes = GameTypes, Counted = unknown, Figures = unknown> {
  /** Nothing has been played yet. */
  begin(content: G['content'], seats: number): Counted
  /** A game came to its end: all its events, and how the table looked then. */
  game(counted: Counted, events: readonly G['event'][], position: PositionOf<G>): void
  /** Plain data, for scripts. */
  figures(counted: Counted): Figures
  /** The same for people. */
  tables(figures: Figures, language: Language): readonly ReportTable[]
}

// —— what was counted, as shares, means and spreads ——

/** How often each value came up. */
export type Tally = Record<number, number>
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

export const rounded = (n: number, digits = 2): number => Math.round(n * 10 ** digits) / 10 ** digits

export function spreadOf(tally: Tally): Spread {
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
export function shareOf(n: number, all: number): Share {
  if (all === 0) return { share: 0, ci95: [0, 1] }
  const [share, z] = [n / all, 1.96]
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all)
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all))
  return { share: rounded(share, 4), ci95: [rounded(Math.max(0, middle - half), 4), rounded(middle + half, 4)] }
}

// —— the same for people ——

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
export const withInterval = ({ share, ci95: [low, high] }: Share): string =>
  `${percent(share)} (${percent(low)} … ${percent(high)})`
