/** The tables of this browser, for the pages that list them. */

import { useCallback, useEffect, useState } from 'react'
import type { TableInfo } from '../../link/types.ts'
import type { ShellWords } from '../../words/en/shell.ts'
import { shelf } from '../local.ts'

export interface Tables {
  /** Null: not read yet. */
  readonly tables: readonly TableInfo[] | null
  /** The browser does not give them out. */
  readonly isRefused: boolean
  reload(): void
}

export function useTables(): Tables {
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null)
  const [isRefused, setRefused] = useState(false)
  const reload = useCallback(() => {
    const listed = shelf().then(({ listTables }) => listTables())
    listed.then(setTables, () => setRefused(true))
  }, [])
  useEffect(reload, [reload])
  return { tables, isRefused, reload }
}

/** Whether somebody at this screen is asked, or must sit down for the first time. */
export const waitsForPerson = ({ isOver, asked, seats }: TableInfo): boolean =>
  !isOver && (asked === null || asked.seats.some((seat) => seats[seat]?.by === 'person'))

/** Whether only one person sits at this screen: that is you. */
export const isLone = ({ seats }: TableInfo): boolean => seats.filter((seat) => seat.by === 'person').length === 1

/** Where a game stands, in a few words. */
export function statusText(table: TableInfo, { games }: ShellWords): string {
  const name = (seat: number) => table.seats[seat]?.name ?? String(seat + 1)
  if (table.isOver) return table.winners.length === 0 ? games.noWinner : games.won(table.winners.map(name))
  const seat = table.asked?.seats[0]
  if (seat === undefined) return games.unbegun
  if (table.seats[seat]?.by !== 'person') return games.onTheMove(name(seat))
  return isLone(table) ? games.yourTurn : games.turnOf(name(seat))
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** `2 hours ago`, `yesterday`. */
export function ago(when: number, language: string, justNow: string): string {
  const seconds = Math.round((Date.now() - when) / 1000)
  const step = STEPS.find(([, size]) => seconds >= size)
  if (step === undefined) return justNow
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / step[1]), step[0])
}
