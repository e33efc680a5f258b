import { effectsFrame, type RuleId, reactionsOf, type Turn } from '../../../../src/index.ts'
import { cardOf, END_DP, isOverLimit, KINDS } from '../queries.ts'
import type { Barbarians, BarEffect, Card, MilestoneFrame, OverLimitFrame } from '../types.ts'
import { campaign, penalties } from './campaign.ts'
import { either, freeCard, gain, knowledge, LIMITED_BY, milestone, overLimit } from './gains.ts'
import { game, sacrificeRule, turn } from './turn.ts'

export const rules = {
  game,
  turn,
  sacrifice: sacrificeRule,
  gain,
  either,
  knowledge,
  freeCard,
  overLimit,
  milestone,
  campaign,
  penalty: penalties,
}

/** BAR-RULING-28 What a card gives when it comes, whatever was paid for it. */
const arrivalOf = (card: Card): BarEffect[] => {
  if (card.kind === 'god') return [{ do: 'dp', n: card.dp }] // BAR-INVOKE-02
  if (card.kind === 'warlord') return [{ do: 'hon', n: card.crowns }] // BAR-INVOKE-04
  return []
}
/** BAR-RULING-68 Once called, the end is not taken back. */
function callEnd(t: Turn<Barbarians>, rule: RuleId): boolean {
  if (t.state.lastEra) return false
  t.state.lastEra = true
  t.emit({ rule, type: 'lastEraCalled' })
  return true
}

// What happens at once, in this order.
const { when, latch } = reactionsOf<Barbarians>()
export const reactions = [
  // BAR-RULING-04 Milestones never passed before (BAR-HON-03, -05), from low to high.
  when('honourGained', 'BAR-HON-02', ({ content }, { seat, furthest, space }) =>
    content.milestones
      .filter(({ at }) => furthest < at && at <= space)
      .map(({ at }): MilestoneFrame => ({ rule: 'milestone', at: 'bonus', seat, space: at })),
  ),
  when('cardTaken', 'BAR-RULING-28', ({ content }, { seat, card }) => {
    const gifts = arrivalOf(cardOf(content, card))
    return gifts.length > 0 ? [effectsFrame(gifts, { seat, rule: 'BAR-RULING-28' })] : []
  }),
  ...KINDS.map((limited) =>
    when('cardTaken', LIMITED_BY[limited], (t, { seat, kind }): OverLimitFrame[] =>
      kind === limited && isOverLimit(t, seat, kind) ? [{ rule: 'overLimit', at: 'discard', seat, kind }] : [],
    ),
  ),
  // BAR-RULING-68 At any moment; dropping below does not cancel it.
  latch('dpChanged', 'BAR-RULING-68', (t, { dp }) => dp >= END_DP && callEnd(t, 'BAR-GAMEEND-02')),
  latch('regionConquered', 'BAR-GAMEEND-03', (t) => t.state.markers.length === 0 && callEnd(t, 'BAR-GAMEEND-03')),
]
