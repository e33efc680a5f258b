/** Standing orders (MAR-RULING-108): they answer in their player's name, from that player's view; without them everybody is asked. */

import { type Order, ordersOf } from '@skerry/contracts'
import { type Allot, type AllotmentSlot, oneOf, type ThingId } from '@skerry/kernel'
import { figureOfSlot, strength } from './queries.ts'
import type { FightFrame, Marnon } from './types.ts'

/** The order in which own units are lost, e.g. `men-hero-sorcerer`. */
interface Losses extends Order {
  readonly do: 'losses'
  readonly order: string
}
/** Fight on until the fight is won, or until your strength has sunk to this. */
interface FightOn extends Order {
  readonly do: 'fightOn'
  readonly until: string | number
}

const order = ordersOf<Marnon>()
const unitOf = ({ id }: AllotmentSlot): string => figureOfSlot(id) ?? 'men'

export const orders = [
  order<Losses, FightFrame>('MAR-RULING-108', 'losses', {
    args: {
      order: oneOf(
        'men-hero-sorcerer',
        'men-sorcerer-hero',
        'hero-men-sorcerer',
        'hero-sorcerer-men',
        'sorcerer-men-hero',
        'sorcerer-hero-men',
      ),
    },
    // Not the ring's victims: there the question is where on the board, not which kind.
    decisions: ['fight.attackerLosses', 'fight.defenderLosses', 'dragon.eaten'],
    answer(_, _f, { order: first }, open) {
      if (open.kind !== 'allotment') return null
      const rank = (slot: AllotmentSlot) => first.split('-').indexOf(unitOf(slot))
      const n: Record<ThingId, number> = {}
      let left = open.allotment.least
      for (const slot of [...open.allotment.slots].sort((a, b) => rank(a) - rank(b))) {
        const lost = Math.min(left, slot.max)
        if (lost > 0) n[slot.id] = lost
        left -= lost
      }
      return { do: open.do, n } as Allot
    },
  }),
  order<FightOn, FightFrame>('MAR-RULING-108', 'fightOn', {
    args: { until: oneOf<string | number>('won', 1, 2, 3, 4, 5) },
    decisions: ['fight.goOn'],
    answer: (t, f, { until }) =>
      until === 'won' || strength(t, f, 'attacker').total > Number(until) ? { do: 'goOn' } : null,
  }),
]
