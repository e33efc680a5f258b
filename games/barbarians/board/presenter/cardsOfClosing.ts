/** Cards of the end of an era: the demon and its tribute, the rows of a feast. */

import { joined } from '@skerry/boards'
import type { Card } from '@skerry/contracts'
import { DEMON_DP, playerOf } from '../../queries.ts'
import type { DemonPayment, FeastRow, TimelineId } from '../../types.ts'
import { type About, effectWarning, titleOf } from './about.ts'
import { billOf, chip, dpChip, resourceChip } from './bill.ts'
import { effectIcon } from './icons.ts'
import { worthOfAll } from './reading.ts'

/** The feast or demon of this era. */
const eventOf = ({ content, state }: About) =>
  content.timeline[state.timeline[Math.max(0, state.era - 1)] as TimelineId]

export function appeaseCard(about: About, choice: DemonPayment): Card {
  const { state, seat, words } = about
  const { gold } = playerOf(state, seat).resources
  if (choice.with === 'gold')
    return {
      title: words.appease.gold,
      icon: 'gold',
      kind: 'gold',
      price: [resourceChip(about, 'gold', -1)],
      effect: [chip('gold', words.appease.left(gold - 1))],
      rank: 1,
    }
  return {
    title: words.appease.points(DEMON_DP),
    icon: 'dp',
    kind: 'lose',
    price: [dpChip(-DEMON_DP)],
    effect: [chip('gold', words.appease.keeps(gold))],
    ...(gold > 0 ? { warning: words.warnings.goldThere(gold, DEMON_DP) } : {}),
  }
}

export function tributeCard(about: About): Card {
  const { seat, words, view } = about
  const event = eventOf(about)
  const effects = event?.kind === 'demon' ? event.tribute : []
  const isAgain = view.stack.some((frame) => frame.rule === 'closing' && frame.at === 'demonAgain')
  return {
    title: isAgain ? words.tribute.again : words.tribute.title,
    icon: 'demon',
    ...billOf(about, effects, false),
    rank: worthOfAll(about, seat, effects),
    ...effectWarning(about, effects, false),
  }
}
export const refuseCard = ({ words }: About): Card => ({
  title: words.refuse.title,
  icon: 'decline',
  effect: [chip('decline', words.refuse.line)],
})

export function rowCard(about: About, { row }: FeastRow): Card {
  const { seat, words } = about
  const event = eventOf(about)
  const effects = event?.kind === 'feast' ? (event.rows[row - 1] ?? []) : []
  return {
    title: titleOf(about, effects),
    icon: effectIcon(effects),
    kind: `row${row}`,
    line: joined(words.row.name[row], row === 3 && words.row.free),
    ...billOf(about, effects, false),
    rank: worthOfAll(about, seat, effects),
    ...effectWarning(about, effects, false),
  }
}
