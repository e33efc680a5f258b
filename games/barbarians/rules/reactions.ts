/** What happens at once, in this order. */

import { effectsFrame, reactionsOf, type Turn } from '@skerry/kernel'
import { cardOf, END_DP, isAnyMarkerLeft, isOverLimit, isSolo, KINDS, LAST_LEVEL } from '../queries.ts'
import type { Barbarians, BarEffect, Card, Context, MilestoneFrame, OverLimitFrame } from '../types.ts'
import { LIMITED_BY } from './cards.ts'

const { onEventSetFlag, when } = reactionsOf<Barbarians>()

/** BAR-INVOKE-02, -04 A god gives points, a warlord honour. */
function arrivalOf(card: Card, seat: number): { gifts: readonly BarEffect[]; context: Context } {
  if (card.kind === 'god')
    return { gifts: [{ do: 'dp', n: card.dp }], context: { seat, rule: 'BAR-INVOKE-02', isSpace: false } }
  const gifts: BarEffect[] = card.kind === 'warlord' ? [{ do: 'honour', n: card.crowns }] : []
  return { gifts, context: { seat, rule: 'BAR-INVOKE-04', isSpace: false } }
}

/** Once called, the end is not taken back. */
function callEnd(t: Turn<Barbarians>, reason: 'points' | 'markers'): boolean {
  if (t.state.isEndCalled) return false
  t.state.isEndCalled = true
  t.emit({ rule: reason === 'points' ? 'BAR-GAMEEND-02' : 'BAR-GAMEEND-03', type: 'endCalled', reason })
  return true
}

export const reactions = [
  // BAR-RULING-04 Milestones never passed before (BAR-HON-03, -05), from low to high, after the whole move.
  when('honourGained', 'BAR-HON-02', ({ content }, { seat, furthest, space }) =>
    content.milestones
      .filter((milestone) => furthest < milestone.space && milestone.space <= space)
      .map(({ id }): MilestoneFrame => ({ rule: 'milestone', at: 'bonus', seat, milestone: id })),
  ),
  // BAR-KNOW-04, BAR-RULING-55 The bonus of a finished track.
  when('knowledgeGained', 'BAR-KNOW-04', (_, { seat, track, level }) =>
    level === LAST_LEVEL ? [{ rule: 'bonus', at: 'look', seat, track }] : [],
  ),
  // BAR-RULING-28 What a card gives when it comes, whatever was paid for it.
  when('cardTaken', 'BAR-RULING-28', ({ content }, { seat, card }) => {
    const { gifts, context } = arrivalOf(cardOf(content, card), seat)
    return gifts.length > 0 ? [effectsFrame(gifts, context)] : []
  }),
  ...KINDS.map((limited) =>
    when('cardTaken', LIMITED_BY[limited], ({ state }, { seat, kind }): OverLimitFrame[] =>
      kind === limited && isOverLimit(state, seat, kind) ? [{ rule: 'overLimit', at: 'discard', seat, kind }] : [],
    ),
  ),
  // BAR-GAMEEND-02, BAR-RULING-68 At any moment; dropping below does not cancel it. BAR-RULING-107 Unless a solo game goes on.
  onEventSetFlag('dpChanged', 'BAR-GAMEEND-02', (t, { dp }) => {
    if (isSolo(t.state) && !t.state.options.soloEndAt100) return false
    return dp >= END_DP && callEnd(t, 'points')
  }),
  // BAR-GAMEEND-03, BAR-RULING-69 No marker is left on the map, whoever took the last one.
  onEventSetFlag('regionConquered', 'BAR-GAMEEND-03', (t) => !isAnyMarkerLeft(t.state) && callEnd(t, 'markers')),
  onEventSetFlag('dummyConquered', 'BAR-RULING-69', (t) => !isAnyMarkerLeft(t.state) && callEnd(t, 'markers')),
]
