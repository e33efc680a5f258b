/**
 * Standing orders for games over days: they answer in their player's name what is nearly always answered alike, from that player's
 * view; without them everybody is asked. What an order does not fit, its player is asked as ever.
 */

import { type Order, ordersOf } from '@skerry/contracts'
import { type Choice, type Choices, oneOf } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'
import { spaceOf } from './queries.ts'
import type { Barbarians, ClosingFrame, FeastRow, SpaceId, TurnFrame } from './types.ts'

/** The row to choose at every feast whose offering can be paid. */
interface Feasts extends Order {
  readonly do: 'feasts'
  readonly row: 1 | 2 | 3
}

const order = ordersOf<Barbarians>()

/** An order that has nothing to choose: whenever this answer is possible, it is given. */
const always = (rule: RuleId, verb: string, decisions: readonly string[], answer: Choice) =>
  order<Order, ClosingFrame>(rule, verb, {
    args: {},
    decisions,
    answer: (_, __, ___, open) => (isOffered(open, answer) ? answer : null),
  })
const isOffered = (open: Choices, { do: verb }: Choice): boolean =>
  open.kind === 'list' && open.list.some((choice) => choice.do === verb)

export const orders = [
  // BAR-DEMON-01 Gold as long as there is some; without it the points are lost and nobody is asked.
  always('BAR-DEMON-01', 'appeaseWithGold', ['closing.demonPayment'], { do: 'appease', with: 'gold' } as Choice),
  always('BAR-DEMON-02', 'refuseTributes', ['closing.demonTribute'], { do: 'refuse' }),
  order<Feasts, ClosingFrame>('BAR-FEAST-01', 'feasts', {
    args: { row: oneOf<1 | 2 | 3>(1, 2, 3) },
    decisions: ['closing.feastRow'],
    answer(_, __, { row }, open) {
      if (open.kind !== 'list') return null
      return open.list.find((choice) => choice.do === 'row' && (choice as FeastRow).row === row) ?? null
    },
  }),
  // BAR-KNOW-DEF-01 The first penalty that can be averted is.
  always('BAR-KNOW-DEF-01', 'avertFirst', ['campaign.avert'], { do: 'avert' }),
  // BAR-PREP-03 Where the level does not reach so far, the player says which.
  always('BAR-PREP-02', 'produceAll', ['preparation.produce'], { do: 'all' }),
  // BAR-ACT-05 A space that is paid for stays the player's own decision (BAR-GEN-07).
  order<Order, TurnFrame>('BAR-ACT-05', 'carryOutFree', {
    args: {},
    decisions: ['turn.space', 'turn.second'],
    answer: (t, f) => (spaceOf(t, f.space as SpaceId).effects[0]?.do === 'trade' ? null : { do: 'carryOut' }),
  }),
  // BAR-EXTRA-01 Whoever prays and sacrifices before the hero is placed need not be asked afterwards.
  always('BAR-EXTRA-01', 'noExtrasAfterwards', ['turn.after'], { do: 'endTurn' }),
]
