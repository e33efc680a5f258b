/** What was counted, as shares, means and spreads. */

import { figuresOfUses, rounded, shareOf, spreadOf, type Uses } from '@skerry/contracts'
import { COLUMNS, type Counted, type List, SOURCES, type Source } from './counting.ts'

export type Figures = ReturnType<typeof figures>

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
    uses: figuresOfUses(uses, perGame),
    unreached: Object.fromEntries(lists.map((list) => [list, unreachedIn(list, uses[list])])) as Record<List, string[]>,
  }
}
