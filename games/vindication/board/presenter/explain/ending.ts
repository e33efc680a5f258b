/** What ends the game or counts at its end: triggers, coins, quests. */

import { capital } from '@skerry/boards'
import type { Explanation } from '@skerry/contracts'
import { countFor, dueOf, questParts, tableCount } from '../../../queries.ts'
import type { QuestId, Trigger, TriggerId } from '../../../types.ts'
import { taskText, triggerText } from '../../../words/effects.ts'
import { questName, triggerName } from '../../../words/names.ts'
import { ownOf } from '../about.ts'
import { chip } from '../chips/chips.ts'
import type { Asked } from './asked.ts'

export function triggerTold(asked: Asked, id: TriggerId): Explanation {
  const { say, content, state, language } = asked
  const { player, table } = content.triggers[id] as Trigger
  const counted = player.filter(({ count }) => count !== 'vindicated')
  return {
    name: triggerName(id, language),
    sort: say.trigger.sort,
    icon: 'trigger',
    text: [
      say.trigger.met(triggerText({ player, table } as Trigger, language, state.players.length)),
      ...(state.endedBy?.includes(id) === true ? [say.trigger.is] : []),
    ],
    here: [
      ...table.map((one) => chip(say.trigger.table(tableCount(asked, one), dueOf(state, one)), 'trigger')),
      ...(counted.length === 0
        ? []
        : state.players.map((_, seat) => {
            const counts = counted.map(({ count, region, n }) => `${countFor(asked, seat, count, region)}/${n}`)
            return chip(say.trigger.has(seat, counts.join(', ')), 'trigger', seat)
          })),
    ],
    rules: ['VIN-END-01', 'VIN-END-03'],
  }
}

export function coinTold(asked: Asked, coin: number): Explanation | null {
  const { say, state, isSeated } = asked
  if (!state.coins.includes(coin)) return null
  const lack = coin - ownOf(asked).honor
  return {
    name: say.coin.name(coin),
    icon: 'coin',
    text: [say.coin.text, say.coin.tie],
    chips: isSeated && lack > 0 ? [chip(say.coin.lacks(lack), 'honor')] : [],
    rules: ['VIN-END-02', 'VIN-SETUP-09'],
  }
}

/** VIN-QUEST-04 Only quests that the viewer knows are things. */
export function questTold(asked: Asked, id: QuestId): Explanation {
  const { say, content, state, language } = asked
  const goals = content.quests[id]?.goals ?? []
  const owner = state.players.findIndex(({ quests }) => quests.some(({ is }) => is === id))
  const met = owner < 0 ? [] : questParts(asked, owner, id)
  return {
    name: capital(questName(id, language)),
    sort: say.quest.sort,
    icon: 'quest',
    ...(owner < 0 ? {} : { seat: owner }),
    text: [
      ...goals.map((goal) => `${say.quest.goal(capital(taskText(goal.if, language)), goal.honor)}.`),
      ...(state.final === null ? [say.quest.hidden] : []),
    ],
    chips: met.map(({ amount }, i) => chip(amount > 0 ? say.quest.met(i + 1) : say.quest.open(i + 1), 'quest')),
    rules: ['VIN-QUEST-01', 'VIN-QUEST-02', 'VIN-QUEST-04'],
  }
}
