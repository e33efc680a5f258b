/** How each seat stands: points, what final scoring would add, and what is in stock. */

import type { Seat } from '@skerry/kernel'
import { END_DP, scoreSum } from '../queries.ts'
import { worthOf } from './ahead.ts'
import { outlookOf, type T } from './outlook.ts'
import { sketchOf } from './sketch.ts'

/** DP that a seat can expect at the end, as far as it can be seen now. */
export function expectedPoints(t: T, seat: Seat): number {
  const score = scoreSum(t, seat).total
  if (t.state.final !== null) return t.state.players[seat]?.dp ?? 0
  const o = outlookOf(t, seat)
  let knowledge = 0
  for (const [track, level] of sketchOf(o).levels.entries()) knowledge += o.knowledge[track]?.[level] as number
  return score + worthOf(o, sketchOf(o)) + 0.3 * knowledge
}

/** How far points may still be off, by the eras to come. */
const BLUR = [3, 5, 7, 9, 10, 11, 12]

export function standing(t: T): number[] {
  const { players, options, era, isLastEra } = t.state
  const points = players.map((_, seat) => expectedPoints(t, seat))
  if (players.length === 1) return [1]
  const blur = BLUR[isLastEra ? 0 : Math.max(0, 6 - era)] as number
  const most = Math.max(...points)
  const worth = points.map((point) => Math.exp((point - most) / blur))
  const all = worth.reduce((sum, one) => sum + one, 0)
  void [options, END_DP]
  return worth.map((one) => one / all)
}
