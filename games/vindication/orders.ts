/**
 * Standing orders: they answer in their player's name what is nearly always answered alike, from that player's view, and spare
 * questions in a player's own turn; without them everybody is asked. What an order does not fit, its player is asked as ever.
 */

import { type Order, ordersOf } from '@skerry/contracts'
import { type Choice, type Choices, oneOf } from '@skerry/kernel'
import type { Augment, AugmentFrame, RollFrame, Vindication } from './types.ts'

/** Which zone to augment as long as it holds a cube. */
interface Augmenting extends Order {
  readonly do: 'augmenting'
  readonly from: 'pot' | 'inf'
}

const order = ordersOf<Vindication>()
const offered = (open: Choices, holds: (choice: Choice) => boolean): Choice | null =>
  open.kind === 'list' ? (open.list.find(holds) ?? null) : null

export const orders = [
  order<Augmenting, AugmentFrame>('VIN-POWER-05', 'augmenting', {
    args: { from: oneOf<'pot' | 'inf'>('pot', 'inf') },
    decisions: ['augment.zone'],
    answer: (_, __, { from }, open) =>
      offered(open, (choice) => choice.do === 'augment' && (choice as Augment).from === from),
  }),
  // VIN-MONSTER-10 As long as there is Conviction.
  order<Order, RollFrame>('VIN-MONSTER-10', 'saveChampion', {
    args: {},
    decisions: ['roll.save'],
    answer: (_, __, ___, open) => offered(open, (choice) => choice.do === 'save'),
  }),
]
