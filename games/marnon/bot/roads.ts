/** How far a seat is from its treasures, counted in attacks: the fields it must take to join its own with its tiles. */

import type { Seat } from '@skerry/kernel'
import { type At, type Board, NOBODY, ORCS, type Road } from './island.ts'

/** What a field costs whoever must take it: one attack, and more where it is held in strength or cannot be attacked now. */
const PER_UNIT = 0.12
const PER_BONUS = 0.12
const CLOSED = 0.5
const EMPTY = 0.6
const MOST_UNITS = 14

export function costs(board: Board, seat: Seat): number[] {
  const { holder, units, figure, closed, island } = board
  const cost: number[] = []
  for (let i = 0; i < holder.length; i++) {
    const who = holder[i] as number
    if (who === seat) cost.push(0)
    else {
      const strong = Math.min((units[i] as number) - 1 + (figure[i] as number), MOST_UNITS)
      const force = who === NOBODY ? EMPTY : PER_UNIT * strong * (who === ORCS ? 1 : 1.1)
      cost.push(1 + force + PER_BONUS * (island.ground[i] as number) + (closed[i] ? CLOSED : 0))
    }
  }
  return cost
}

/** From every field: what is still to be paid to reach the goal, once that field is held. */
export function wayTo(board: Board, cost: readonly number[], goal: At): number[] {
  const { roads } = board.island
  const left = cost.map(() => Number.POSITIVE_INFINITY)
  left[goal] = 0
  const queue = [goal]
  const waiting: boolean[] = []
  for (let k = 0; k < queue.length; k++) {
    const at = queue[k] as At
    waiting[at] = false
    const here = (left[at] as number) + (cost[at] as number)
    for (const { to, by } of roads[at] as readonly Road[]) {
      const paid = by === 'land' ? here : here + 2 * PER_BONUS * Math.sign(cost[at] as number)
      if (paid + 1e-9 < (left[to] as number)) {
        left[to] = paid
        if (!waiting[to]) {
          waiting[to] = true
          queue.push(to)
        }
      }
    }
  }
  return left
}

/** The way to each tile of a seat, and what it costs from the fields the seat holds now. */
export interface Roads {
  readonly goals: readonly At[]
  readonly ways: readonly (readonly number[])[]
  readonly nearest: readonly number[]
}

export function roadsOf(board: Board, seat: Seat, goals: readonly At[] = board.tiles[seat] as At[]): Roads {
  const cost = costs(board, seat)
  const ways = goals.map((goal) => wayTo(board, cost, goal))
  const nearest = ways.map((way) => nearestOf(board, seat, way))
  return { goals, ways, nearest }
}

function nearestOf({ holder }: Board, seat: Seat, way: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < holder.length; i++) if (holder[i] === seat && (way[i] as number) < least) least = way[i] as number
  return least
}

/** What a seat must pay to join its fields with all these tiles, the nearest first: a tree, not a sum of ways. */
export function treeOf(board: Board, seat: Seat, { ways, nearest }: Roads): number {
  const open = ways.map((_, i) => i)
  const least = nearest.slice()
  let total = 0
  while (open.length > 0) {
    let best = 0
    for (let k = 1; k < open.length; k++)
      if ((least[open[k] as number] as number) < (least[open[best] as number] as number)) best = k
    const [next] = open.splice(best, 1) as [number]
    total += least[next] as number
    if (open.length > 0) joinWay(board, seat, ways, next, open, least)
  }
  return total
}

/** Walks the way to a tile; from every field on it the others may be nearer. */
function joinWay(
  board: Board,
  seat: Seat,
  ways: readonly (readonly number[])[],
  next: number,
  open: readonly number[],
  least: number[],
): void {
  const way = ways[next] as readonly number[]
  let at = startOf(board, seat, way)
  while (at >= 0) {
    for (const other of open) {
      const left = (ways[other] as readonly number[])[at] as number
      if (left < (least[other] as number)) least[other] = left
    }
    if ((way[at] as number) <= 0) return
    let onward = -1
    for (const { to } of board.island.roads[at] as readonly Road[])
      if ((way[to] as number) < (onward < 0 ? (way[at] as number) : (way[onward] as number))) onward = to
    at = onward
  }
}

/** The own field from which the way begins; own fields cost nothing, so it is one with a step to somebody else's. */
function startOf({ holder, island }: Board, seat: Seat, way: readonly number[]): At {
  let best = -1
  for (let i = 0; i < holder.length; i++) {
    if (holder[i] !== seat || (best >= 0 && (way[i] as number) >= (way[best] as number))) continue
    for (const { to } of island.roads[i] as readonly Road[])
      if ((way[to] as number) < (way[i] as number)) {
        best = i
        break
      }
  }
  return best
}
