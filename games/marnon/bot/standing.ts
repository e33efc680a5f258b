/** How each seat stands, as its chance to win. The weights were fitted to the results of some thousand games of novices. */

import type { Seat, Table } from '@skerry/kernel'
import type { Marnon } from '../types.ts'
import { isStillToCome } from './answers.ts'
import { type At, type Board, incomeOf } from './island.ts'
import { winningChance } from './plans.ts'
import { roadsOf, treeOf } from './roads.ts'

const WEIGHT = {
  /** Per attack still needed to join all treasures. */
  attack: -0.3,
  /** With one treasure left to find, and with two. */
  oneLeft: 0.35,
  twoLeft: 0.22,
  /** Per unfolding of the units that can leave their fields. */
  mobile: 0.4,
  income: 0.05,
  /** Has still a turn in this round. */
  later: 1.1,
  /** Could win in the next turn; and it is his turn. */
  winning: 0.6,
  winningNow: 2.4,
} as const
const FARTHEST = 15

export function standing(t: Table<Marnon>, board: Board): number[] {
  const worth: number[] = []
  let all = 0
  for (let seat = 0; seat < board.seats; seat++) {
    const value = board.out[seat] ? 0 : Math.exp(scoreOf(t, board, seat))
    worth.push(value)
    all += value
  }
  return worth.map((value) => value / all)
}

function scoreOf(t: Table<Marnon>, board: Board, seat: Seat): number {
  const isOn = t.within('turn')?.seat === seat
  const isLater = isOn || isStillToCome(t, seat)
  const left = (board.tiles[seat] as At[]).length
  const tree = Math.min(treeOf(board, seat, roadsOf(board, seat)), FARTHEST)
  const winning = winningChance(board, seat, isLater)?.chance ?? 0
  return (
    WEIGHT.attack * tree +
    (left === 1 ? WEIGHT.oneLeft : left === 2 ? WEIGHT.twoLeft : 0) +
    WEIGHT.mobile * Math.log1p(mobileOf(board, seat)) +
    WEIGHT.income * incomeOf(board, seat) +
    (isLater ? WEIGHT.later : 0) +
    winning * (isOn ? WEIGHT.winning + WEIGHT.winningNow : WEIGHT.winning)
  )
}

/** Units beyond the one that must stay in each field. */
function mobileOf({ holder, units }: Board, seat: Seat): number {
  let mobile = 0
  for (let i = 0; i < holder.length; i++) if (holder[i] === seat) mobile += (units[i] as number) - 1
  return mobile
}
