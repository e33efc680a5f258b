/** What was counted, as shares, means and spreads. */

import { COLUMNS, type Counted, type List, SOURCES, type Source, type Tally, type Uses } from './counting.ts'

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
  return { share: rounded(share, 4), ci95: [rounded(Math.max(0, middle - half), 4), rounded(middle + half, 4)] }
}

/** What must have happened to an id, or it was never reached: a trigger ends a game, both goals of a quest are met. */
const REACHED: Readonly<Record<List, readonly string[]>> = {
  regions: ['visited', 'controlled'],
  companions: ['gained', 'activated'],
  traits: ['gained'],
  relics: ['gained'],
  monsters: ['gained'],
  quests: ['kept', 'goalA', 'goalB'],
  triggers: ['revealed', 'ended'],
  attributes: ['tilesBought', 'mastery'],
  coins: ['taken'],
}
function unreachedIn(list: List, uses: Uses): string[] {
  const columns = REACHED[list].map((column) => (COLUMNS[list] as readonly string[]).indexOf(column))
  return Object.entries(uses).flatMap(([id, row]) => (columns.some((at) => row[at] === 0) ? [id] : []))
}

export function figures(counted: Counted) {
  const { games, seats, counts, sources, uses } = counted
  const perGame = (n: number): number => rounded(n / Math.max(1, games), 3)
  const perPlayer = (n: number): number => rounded(n / Math.max(1, games * seats), 3)
  const means = (of: Uses) => Object.entries(of).map(([id, row]) => ({ id, perGame: row.map(perGame) }))
  const lists = Object.keys(COLUMNS) as List[]
  const ended = (COLUMNS.triggers as readonly string[]).indexOf('ended')
  return {
    games,
    seats,
    turns: spreadOf(counted.turns),
    honor: { all: spreadOf(counted.honor.all), winners: spreadOf(counted.honor.winners) },
    /** A game can be ended by several triggers at once. */
    endings: Object.entries(uses.triggers).map(([trigger, row]) => ({
      trigger,
      ...shareOf(row[ended] as number, games),
    })),
    safetyEnd: shareOf(counted.safetyEnds, games),
    winsBySeat: counted.wins.map((n) => shareOf(n, games)),
    winsByOrder: counted.winsInOrder.map((n) => shareOf(n, games)),
    sources: Object.fromEntries(SOURCES.map((source) => [source, perPlayer(sources[source])])) as Record<
      Source,
      number
    >,
    counts: Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, perPlayer(n)])),
    uses: Object.fromEntries(lists.map((list) => [list, means(uses[list])])) as Record<List, ReturnType<typeof means>>,
    unreached: Object.fromEntries(lists.map((list) => [list, unreachedIn(list, uses[list])])) as Record<List, string[]>,
  }
}
