/** How each seat stands: honor, what final scoring would add as far as everybody can see it, and what cubes promise. */

import type { Seat } from '@skerry/kernel'
import { ATTRIBUTES, CONTROL_HONOR, countFor, endBonus, MASTERY_HONOR, masterOf, playerOf } from '../queries.ts'
import { handOf, pricesOf, usableAt, worthOf } from './hand.ts'
import { type T, turnsLeftFor } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

/** Honor that a seat can count on, quests apart. */
export function promisedHonor(t: T, seat: Seat, turnsLeft: number): number {
  const { honor, cards, isVindicated, speed } = playerOf(t.state, seat)
  if (t.state.final !== null) return honor
  let worth = honor + CONTROL_HONOR * countFor(t, seat, 'ctrl')
  for (const { card } of cards) worth += endBonus(t, seat, card)
  const factor = usableAt(turnsLeft)
  worth += factor * (0.4 * countFor(t, seat, 'companions') + (speed - 2) + (isVindicated ? 1.5 : 0))
  return worth + worthOf(pricesOf(turnsLeft, isVindicated), handOf(t, seat))
}

/** Each seat's chance to win. */
export function standing(t: T): number[] {
  const turnsLeft = turnsLeftFor(t)
  const honor = t.state.players.map((_, seat) => promisedHonor(t, seat, turnsLeft))
  if (t.state.final === null)
    for (const attr of ATTRIBUTES) {
      const master = masterOf(t, attr)
      if (master !== null) honor[master] = (honor[master] as number) + MASTERY_HONOR * 0.8
    }
  const most = Math.max(...honor)
  const blur = WEIGHTS.blur + 0.6 * turnsLeft
  const shares = honor.map((one) => Math.exp((one - most) / blur))
  const all = shares.reduce((sum, one) => sum + one, 0)
  return shares.map((one) => one / all)
}
