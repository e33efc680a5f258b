/** Tables of this browser and tables of the server in one list. */

import type { TableCard } from '@skerry/link'
import type { TableInfo } from '../../link/types.ts'
import { tablePath } from '../../online/links.ts'
import type { ShellWords } from '../../words/en/shell.ts'
import { statusText, waitsForPerson } from './tables.ts'

export type Listed =
  | { readonly where: 'here'; readonly table: TableInfo }
  | { readonly where: 'online'; readonly table: TableCard }

/** Those where it is your turn first, then those that go on, then the last played. */
export function merged(here: readonly TableInfo[], online: readonly TableCard[]): Listed[] {
  const all: Listed[] = [
    ...here.map((table) => ({ where: 'here', table }) as const),
    ...online.map((table) => ({ where: 'online', table }) as const),
  ]
  return all.toSorted(byUrgency)
}

const byUrgency = (a: Listed, b: Listed): number =>
  Number(waits(b)) - Number(waits(a)) || Number(isOver(a)) - Number(isOver(b)) || b.table.played - a.table.played

/** A table that tries something out from a position of another game: nobody waits for it. */
export type ListedBranch = Extract<Listed, { readonly where: 'here' }>
export const isBranch = (listed: Listed): listed is ListedBranch =>
  listed.where === 'here' && listed.table.branchOf !== undefined

/** Whether it is your turn there. */
export const waits = (listed: Listed): boolean =>
  listed.where === 'here' ? waitsForPerson(listed.table) && !isBranch(listed) : listed.table.isYourTurn
export const isOver = ({ where, table }: Listed): boolean => (where === 'here' ? table.isOver : table.phase === 'over')
export const stepsOf = ({ where, table }: Listed): number => (where === 'here' ? table.rows : table.version)
export const pathOf = ({ where, table }: Listed): string =>
  where === 'here' ? `/table/${table.id}` : tablePath(table.id)
export const keyOf = ({ where, table }: Listed): string => `${where} ${table.id}`

/** Where it stands, in a few words. */
export const statusOf = ({ where, table }: Listed, words: ShellWords): string =>
  where === 'here' ? statusText(table, words) : statusOnline(table, words)

export const freeSeats = ({ seats }: TableCard): number => seats.filter(({ by }) => by === 'open').length

export function statusOnline(table: TableCard, { games, lobby }: ShellWords): string {
  if (table.phase === 'open') return freeSeats(table) > 0 ? lobby.waitsFor(freeSeats(table)) : lobby.ready
  if (table.phase === 'over') return resultOf(table, { games, lobby })
  if (table.isYourTurn) return games.yourTurn
  const seat = table.asked?.seats[0]
  const asked = seat === undefined ? undefined : table.seats[seat]
  if (asked === undefined) return lobby.running
  return asked.by === 'person' ? games.turnOf(asked.name) : games.onTheMove(asked.name)
}

function resultOf({ winners, you, seats }: TableCard, { games, lobby }: Pick<ShellWords, 'games' | 'lobby'>): string {
  if (winners.length === 0) return games.noWinner
  if (winners.length === 1 && winners[0] === you) return lobby.youWon
  return games.won(winners.map((seat) => seats[seat]?.name ?? String(seat + 1)))
}
