/** How each seat stands: points, what final scoring would add, and what its belongings promise. */

import type { Seat } from '@skerry/kernel'
import { ERAS, isFinalEra, playerOf, scoreSum } from '../queries.ts'
import { worthOf } from './ahead.ts'
import { heldWorth } from './cards.ts'
import { type Outlook, outlookOf, type T } from './outlook.ts'
import { type Sketch, sketchOf } from './sketch.ts'
import { WEIGHTS } from './weights.ts'

/** What gods and warlords will do; buildings beyond what they score now. */
function cardsWorth(o: Outlook, s: Sketch): number {
  let worth = 0
  for (const { card, isUpright } of [...o.player.gods, ...o.player.warlords]) worth += heldWorth(o, s, card, isUpright)
  return worth + 1.5 * o.erasLeft * Math.min(o.player.buildings.length, 1 + o.player.knowledge.production)
}

/** DP that a seat can count on at the end, as far as it can be seen now. */
export function promisedPoints(t: T, seat: Seat): number {
  if (t.state.final !== null) return playerOf(t.state, seat).dp
  const o = outlookOf(t, seat)
  const s = sketchOf(o)
  let promise = (o.milestones[s.furthest] as number) - (o.milestones[0] as number)
  for (const [track, level] of s.levels.entries()) promise += o.knowledge[track]?.[level] as number
  const { perEra, share } = WEIGHTS.promise
  return scoreSum(t, seat).total + worthOf(o, s) + cardsWorth(o, s) + share * promise + perEra * o.erasLeft
}

/** Each seat's chance to win; alone, to beat the target. */
export function standing(t: T): number[] {
  const { players, options, era } = t.state
  const points = players.map((_, seat) => promisedPoints(t, seat))
  const blur = WEIGHTS.blur[isFinalEra(t.state) ? 0 : ERAS - Math.max(1, era)] as number
  if (players.length === 1) return [1 / (1 + Math.exp((options.soloTarget - (points[0] as number)) / blur))]
  const most = Math.max(...points)
  const worth = points.map((point) => Math.exp((point - most) / blur))
  const all = worth.reduce((sum, one) => sum + one, 0)
  return worth.map((one) => one / all)
}
