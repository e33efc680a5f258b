/** Who is to sit where at a table of the server. */

import type { BotLevel, SeatPlan } from '@skerry/link'
import type { SeatInfo, TableInfo } from '../link/types.ts'

/** You, and everything else for others to take. */
export const openPlan = (count: number): readonly SeatPlan[] => resizedPlan(['me'], count)

/** Seats that come are open. */
export function resizedPlan(plan: readonly SeatPlan[], count: number): readonly SeatPlan[] {
  const all = plan.slice(0, count)
  while (all.length < count) all.push('open')
  return all
}

/** You sit on one seat at most: whoever moves leaves the old one open. */
export const planWith = (plan: readonly SeatPlan[], at: number, by: SeatPlan): readonly SeatPlan[] =>
  plan.map((old, i) => (i === at ? by : by === 'me' && old === 'me' ? 'open' : old))

/** The first person of this device is you, the others come from somewhere else; bots stay what they are. */
export function planOf(seats: readonly SeatInfo[]): readonly SeatPlan[] {
  const you = seats.findIndex(({ by }) => by === 'person')
  return seats.map(({ by }, i): SeatPlan => (by !== 'person' ? by : i === you ? 'me' : 'open'))
}

export const isBot = (plan: SeatPlan): plan is BotLevel => plan !== 'me' && plan !== 'open'

/** Whether a game of this browser can go on at a server: it is not over, and its map is the built-in one. */
export const canGoOnline = ({ isOver, example }: TableInfo): boolean => !isOver && example === undefined
