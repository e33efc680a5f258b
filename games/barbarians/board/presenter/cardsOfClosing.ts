/** Cards of the end of an era: the demon and its tribute, the rows of a feast. */

import { joined } from '@skerry/boards'
import type { Card } from '@skerry/contracts'
import { conquestIn, DEMON_DP, playerOf, targetsOf } from '../../queries.ts'
import type { BarEffect, DemonPayment, FeastRow, TimelineId } from '../../types.ts'
import { timelineName } from '../../words/names.ts'
import { type About, effectWarning, fullText, lostText, textOf, titleOf } from './about.ts'
import { effectIcon } from './icons.ts'
import { worthOfAll } from './reading.ts'

/** The feast or demon of this era. */
const eventOf = ({ content, state }: About) =>
  content.timeline[state.timeline[Math.max(0, state.era - 1)] as TimelineId]

export function appeaseCard(about: About, choice: DemonPayment): Card {
  const { state, seat, words } = about
  const { gold } = playerOf(state, seat).resources
  if (choice.with === 'gold')
    return { title: words.appease.gold, icon: 'gold', line: words.appease.left(gold - 1), rank: 1 }
  return {
    title: words.appease.points(DEMON_DP),
    icon: 'dp',
    lead: words.dpBy(-DEMON_DP),
    line: words.appease.keeps(gold),
    ...(gold > 0 ? { warning: words.warnings.goldThere(gold, DEMON_DP) } : {}),
  }
}

const pointsIn = (effects: readonly BarEffect[]): number =>
  effects.reduce((all, effect) => {
    if (effect.do === 'dp') return all + effect.n
    return effect.do === 'trade' ? all + pointsIn(effect.gains) : all
  }, 0)
const leadOf = ({ words }: About, effects: readonly BarEffect[]): Pick<Card, 'lead'> => {
  const points = pointsIn(effects)
  return points > 0 ? { lead: words.dpBy(points) } : {}
}

/** BAR-RULING-63 The most points a banner without battles could bring; null: there is no place for it. */
function richestTarget(about: About): number | null {
  const worths = targetsOf(about, about.seat).map(({ id }) => conquestIn(about, id, 1).total)
  return worths.length === 0 ? null : Math.max(...worths)
}

export function tributeCard(about: About): Card {
  const { state, seat, words, language, view } = about
  const event = eventOf(about)
  const effects = event?.kind === 'demon' ? event.tribute : []
  const isAgain = view.stack.some((frame) => frame.rule === 'closing' && frame.at === 'demonAgain')
  const gains = effects.flatMap((effect) => (effect.do === 'trade' ? effect.gains : [effect]))
  const best = gains.some((effect) => effect.do === 'banner') ? richestTarget(about) : null
  return {
    title: isAgain ? words.tribute.again : words.tribute.title,
    icon: 'demon',
    ...leadOf(about, effects),
    line: joined(
      timelineName(state.timeline[state.era - 1], language),
      textOf(about, effects),
      best !== null && words.tribute.banner(best),
    ),
    rank: worthOfAll(about, seat, effects),
    ...effectWarning(about, effects, false),
  }
}
export const refuseCard = ({ words }: About): Card => ({
  title: words.refuse.title,
  icon: 'decline',
  line: words.refuse.line,
})

export function rowCard(about: About, { row }: FeastRow): Card {
  const { seat, words } = about
  const event = eventOf(about)
  const effects = event?.kind === 'feast' ? (event.rows[row - 1] ?? []) : []
  return {
    title: titleOf(about, effects),
    icon: effectIcon(effects),
    line: joined(
      fullText(about, effects),
      words.row.name[row],
      row === 3 && words.row.free,
      lostText(about, effects, false),
    ),
    rank: worthOfAll(about, seat, effects),
    ...effectWarning(about, effects, false),
  }
}
