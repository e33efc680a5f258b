/** Counting and telling what happens in many games, as far as the reports of several games do it alike. */

import type { Event, GameTypes, PositionOf, Seat } from '@skerry/kernel'
import { type Report, type ReportTable, type Share, withInterval } from './report.ts'
import { seatLetter } from './words.ts'

/** How often something happened, by key. */
export type TimesByKey = Record<string, number>

export const countUp = (times: Record<string | number, number>, key: string | number, n = 1): void => {
  times[key] = (times[key] ?? 0) + n
}

/** What every report counts. */
export interface CountedGames {
  readonly seats: number
  games: number
  /** By seat, and by place in the order of play. */
  readonly wins: number[]
  readonly winsInOrder: number[]
}
export const noGames = (seats: number): CountedGames => ({
  seats,
  games: 0,
  wins: Array<number>(seats).fill(0),
  winsInOrder: Array<number>(seats).fill(0),
})

/** Counts one type of event; `memory` is what must be remembered from one event of a game to the next. */
export type EventCounters<E extends Event, Counted, Memory> = {
  readonly [K in E['type']]?: (counted: Counted, event: Extract<E, { type: K }>, memory: Memory) => void
}

/** How a report counts a game, from its first event to its end. */
export function gameCounter<G extends GameTypes, Counted, Memory>(
  counters: EventCounters<G['event'], Counted, Memory>,
  begin: (counted: Counted, state: G['state']) => Memory,
  end: (counted: Counted, state: G['state'], winners: readonly Seat[], memory: Memory) => void,
): Report<G, Counted>['game'] {
  type Counter = (counted: Counted, event: G['event'], memory: Memory) => void
  const byType: Readonly<Record<string, Counter | undefined>> = counters as never
  return (counted, events, { state, result }: PositionOf<G>) => {
    const memory = begin(counted, state)
    for (const event of events) byType[event.type]?.(counted, event, memory)
    end(counted, state, result?.winners ?? [], memory)
  }
}

// —— uses of ids, column by column ——

/** What is counted of every id of a kind, column by column; ids that never came up are there with zeros. */
export type Uses = Record<string, number[]>
/** The columns of every list of uses. */
export type UseColumns = Readonly<Record<string, readonly string[]>>
export type UsesOf<C extends UseColumns> = Record<keyof C & string, Uses>

export const noUses = <C extends UseColumns>(
  columns: C,
  ids: Readonly<Record<keyof C, readonly (string | number)[]>>,
): UsesOf<C> =>
  Object.fromEntries(
    Object.entries(columns).map(([list, names]) => [
      list,
      Object.fromEntries(ids[list as keyof C].map((id) => [String(id), names.map(() => 0)])),
    ]),
  ) as UsesOf<C>

/** Counts uses of ids; an id of another list is not counted. */
export const counterOfUses =
  <C extends UseColumns>(columns: C) =>
  <L extends keyof C & string>(
    { uses }: { readonly uses: UsesOf<C> },
    list: L,
    id: string,
    column: C[L][number],
    n = 1,
  ): void => {
    const row = uses[list][id]
    const at = (columns[list] as readonly string[]).indexOf(column)
    if (row !== undefined) row[at] = (row[at] as number) + n
  }

// —— figures ——

export interface UseFigure {
  readonly id: string
  readonly perGame: readonly number[]
}

export function figuresOfUses<L extends string>(
  uses: Record<L, Uses>,
  perGame: (n: number) => number,
): Record<L, readonly UseFigure[]> {
  const lists = Object.entries<Uses>(uses).map(([list, rows]) => [
    list,
    Object.entries(rows).map(([id, row]): UseFigure => ({ id, perGame: row.map(perGame) })),
  ])
  return Object.fromEntries(lists) as Record<L, readonly UseFigure[]>
}

// —— tables ——

/** Wins by seat and by place in the order of play. */
export const winRows = (
  { winsBySeat, winsByOrder }: Readonly<Record<'winsBySeat' | 'winsByOrder', readonly Share[]>>,
  labels: { readonly seat: string; readonly order: string },
): ReportTable['rows'] => [
  ...winsBySeat.map((share, seat) => [`${labels.seat} ${seatLetter(seat)}`, withInterval(share)]),
  ...winsByOrder.map((share, n) => [`${labels.order}: ${n + 1}`, withInterval(share)]),
]

/** What never happened is said as well. */
export const countRows = (labels: Readonly<Record<string, string>>, counts: TimesByKey): ReportTable['rows'] =>
  Object.entries(labels).map(([key, label]) => [label, (counts[key] ?? 0).toFixed(2)])

/** A list of uses with its columns. */
export const tableOfUses = (
  title: string,
  columns: readonly string[],
  figures: readonly UseFigure[],
  labels: Readonly<Record<string, string>>,
  nameOf: (id: string) => string,
): ReportTable => ({
  title,
  rows: [
    ['', ...columns.map((column) => labels[column] as string)],
    ...figures.map(({ id, perGame }) => [nameOf(id), ...perGame.map((n) => n.toFixed(2))]),
  ],
})
