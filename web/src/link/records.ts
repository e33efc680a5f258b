/** The best score that somebody has reached alone, by game. It outlives the tables it was reached at. */

import type { TableInfo } from './types.ts'

const KEY = 'skerry.records'

/** Storage may be forbidden, or hold what something else wrote. */
function kept(): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(stored as object).filter(([, score]) => Number.isInteger(score)))
  } catch {
    return {}
  }
}

/** A game alone that somebody has played from its beginning to its end. */
const scoreOf = ({ seats, isOver, branchOf, example, scores }: TableInfo): number | undefined =>
  isOver && seats.length === 1 && seats[0]?.by === 'person' && branchOf === undefined && example === undefined
    ? scores?.[0]
    : undefined

/** Null: nobody has finished a game of it alone. */
export function recordOf(game: string, tables: readonly TableInfo[]): number | null {
  const scores = tables.flatMap((table) => (table.game === game ? [scoreOf(table) ?? []].flat() : []))
  const best = Math.max(kept()[game] ?? Number.NEGATIVE_INFINITY, ...scores)
  return Number.isFinite(best) ? best : null
}

/** Before tables go. */
export function keepRecords(tables: readonly TableInfo[]): void {
  const records = Object.fromEntries(tables.map(({ game }) => [game, recordOf(game, tables)]))
  const known = Object.entries(records).filter(([, score]) => score !== null)
  if (known.length === 0) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...Object.fromEntries(known) }))
  } catch {
    // Without storage a record lasts as long as its table.
  }
}
