/** What Barbarians tells its bots: the answers of a novice, the choices worth searching, and how each seat stands. */

import { guideBySteps, onlyChoice, type Question, type Thoughts } from '@skerry/contracts'
import type { Choice, FrameOf } from '@skerry/kernel'
import { appeasing, feasting, offering, tribes } from './bot/era.ts'
import { discarding, drawing, gathering, learning, paying, producing, secondBonus, taking } from './bot/goods.ts'
import { outlookOf } from './bot/outlook.ts'
import { standing } from './bot/standing.ts'
import { afterwards, before, carrying, direction, judgeOf, sides } from './bot/turn.ts'
import {
  attacking,
  battling,
  claiming,
  lastCampaign,
  losing,
  payingBattle,
  recruiting,
  swapping,
  turning,
} from './bot/war.ts'
import { spaceOf } from './queries.ts'
import { TACTICS_BONUS } from './rules/gains.ts'
import type { Barbarians, CampaignFrame, Demon, Faction, Feast, SpaceId, TurnFrame } from './types.ts'

type Asked = Question<Barbarians>

const outlook = ({ play, seat }: Asked) => outlookOf(play, seat, play.within('lastCampaigns') !== undefined)
const timelineCard = <C>({ play: { state, content } }: Asked): C =>
  content.timeline[state.timeline[state.era - 1] as never] as C

const carrySpace: Thoughts<Barbarians, TurnFrame> = (q) =>
  carrying(outlook(q), q.frame, spaceOf(q.play, q.frame.space as SpaceId).effects, q.list)
const gather: Thoughts<Barbarians, FrameOf<Barbarians, 'gain'>> = (q) => {
  const o = outlook(q)
  return gathering(o, q.frame, judgeOf(o, undefined))
}
const pay: Thoughts<Barbarians, FrameOf<Barbarians, 'pay'>> = (q) => {
  const o = outlook(q)
  return paying(o, q.frame, judgeOf(o, undefined))
}
const learn: Thoughts<Barbarians> = (q) => learning(outlook(q), q.list)
const discard: Thoughts<Barbarians> = (q) => discarding(outlook(q), q.list)
const payBattle: Thoughts<Barbarians, CampaignFrame> = (q) => payingBattle(outlook(q), q.frame)
const feast: Thoughts<Barbarians> = (q) => feasting(outlook(q), timelineCard<Feast>(q), q.list)
const tribute: Thoughts<Barbarians> = (q) => offering(outlook(q), timelineCard<Demon>(q), q.list)

export const guide = guideBySteps<Barbarians>({
  thoughts: {
    setup: {
      tribe: ({ list }) => tribes(list),
      soloStack: () => onlyChoice({ do: 'onTop', who: 'mine' } as Choice),
      learn,
    },
    preparation: { produce: (q) => producing(outlook(q), q.list) },
    turn: {
      before: (q) => before(outlook(q), q.frame, q.list),
      after: (q) => afterwards(outlook(q), q.frame, q.list),
      space: carrySpace,
      second: carrySpace,
    },
    sacrifice: { second: () => onlyChoice({ do: 'onceMore' }) },
    rotate: { direction: (q) => direction(outlook(q), q.play.within('turn') as TurnFrame) },
    gain: { resources: gather, troops: gather },
    pay: { resources: pay, troops: pay, card: discard },
    either: { side: (q) => sides(outlook(q), q.frame.sides, q.play.within('turn'), q.list) },
    knowledge: { step: learn },
    bonus: { second: (q) => secondBonus(outlook(q), TACTICS_BONUS[q.frame.track as Faction].effect) },
    take: { choose: (q) => taking(outlook(q), q.frame.kinds, q.list) },
    draw: { choose: (q) => drawing(outlook(q), q.list) },
    overLimit: { discard },
    campaign: {
      recruit: (q) => recruiting(outlook(q), q.frame),
      target: (q) => attacking(outlook(q), q.frame, q.list),
      swap: (q) => swapping(outlook(q), q.frame),
      battle: (q) => battling(outlook(q), q.frame, q.list),
      pay: payBattle,
      payOverkill: payBattle,
      avert: () => onlyChoice({ do: 'avert' }),
    },
    penalty: {
      nefriar: (q) => losing(outlook(q), q.play.within('campaign') as CampaignFrame),
      varg: (q) => turning(outlook(q)),
    },
    banner: { choose: (q) => claiming(outlook(q), q.list) },
    closing: {
      feastRow: feast,
      feastAgain: feast,
      demonPayment: (q) => appeasing(outlook(q), timelineCard<Demon>(q), q.list),
      demonTribute: tribute,
      demonAgain: tribute,
    },
    lastCampaigns: { choose: (q) => lastCampaign(outlook(q), q.list) },
  },
  /** Margins are in DP. */
  searched: {
    turn: { before: { most: 4, share: 0.1, margin: 2.5 } },
    campaign: { target: { most: 3, share: 0.05, margin: 2 } },
    closing: {
      feastRow: { most: 3, share: 0.03, margin: 2 },
      demonTribute: { most: 2, share: 0.03, margin: 2 },
    },
    knowledge: { step: { most: 3, share: 0.03, margin: 1 } },
  },
  evaluate: (t) => standing(t),
  /** Search looks on by as many ticks as there are players: to the end of the era, when all heroes have come home. */
  clock: ({ state }) => state.era * (state.players.length + 1),
})
