/** What Barbarians tells its bots: the answers of a novice, the choices worth searching, and how each seat stands. */

import { anyChoice, type Choice, type Guide, type Play, type Random, type Seat } from '@skerry/kernel'
import { appeasing, feasting, offering, tribes } from './bot/era.ts'
import { discarding, drawing, gathering, learning, paying, producing, secondBonus, taking } from './bot/goods.ts'
import { outlookOf } from './bot/outlook.ts'
import { only, type Ranked, word } from './bot/ranked.ts'
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
import type {
  Barbarians,
  BonusFrame,
  CampaignFrame,
  Demon,
  EitherFrame,
  Faction,
  Feast,
  GainFrame,
  PayFrame,
  SpaceId,
  TakeFrame,
  TurnFrame,
} from './types.ts'

type P = Play<Barbarians>
type Rules = Barbarians['frame']['rule']
type Steps = { [R in Rules]: `${R}.${Extract<Barbarians['frame'], { rule: R }>['at']}` }[Rules]

/** A question: who is asked, and what may be chosen. */
interface Question {
  readonly play: P
  readonly seat: Seat
  readonly list: readonly Choice[]
}
/** Choices worth a thought with what they gain, the novice's own first. */
type Thoughts = (q: Question) => readonly Ranked[]

const top = <F>({ play }: Question): F => play.stack[play.stack.length - 1] as F
const isLast = ({ play }: Question): boolean => play.within('lastCampaigns') !== undefined
const outlook = (q: Question) => outlookOf(q.play, q.seat, isLast(q))
const turnOf = ({ play }: Question): TurnFrame | undefined => play.within('turn')
const timelineCard = <C>({ play: { state, content } }: Question): C =>
  content.timeline[state.timeline[state.era - 1] as never] as C

const carrySpace: Thoughts = (q) => {
  const f = top<TurnFrame>(q)
  return carrying(outlook(q), f, spaceOf(q.play, f.space as SpaceId).effects, q.list)
}
const gather: Thoughts = (q) => {
  const o = outlook(q)
  return gathering(o, top<GainFrame>(q), judgeOf(o, undefined))
}
const pay: Thoughts = (q) => {
  const o = outlook(q)
  return paying(o, top<PayFrame>(q), judgeOf(o, undefined))
}
const learn: Thoughts = (q) => learning(outlook(q), q.list)
const discard: Thoughts = (q) => discarding(outlook(q), q.list)
const payBattle: Thoughts = (q) => payingBattle(outlook(q), top<CampaignFrame>(q))
const feast: Thoughts = (q) => feasting(outlook(q), timelineCard<Feast>(q), q.list)
const tribute: Thoughts = (q) => offering(outlook(q), timelineCard<Demon>(q), q.list)
const say =
  (verb: string): Thoughts =>
  () =>
    only(word(verb))

const THOUGHTS: { readonly [S in Steps]?: Thoughts } = {
  'setup.tribe': ({ list }) => tribes(list),
  'setup.soloStack': () => only({ do: 'onTop', who: 'mine' } as Choice),
  'setup.learn': learn,
  'preparation.produce': (q) => producing(outlook(q), q.list),
  'turn.before': (q) => before(outlook(q), top<TurnFrame>(q), q.list),
  'turn.after': (q) => afterwards(outlook(q), top<TurnFrame>(q), q.list),
  'turn.space': carrySpace,
  'turn.second': carrySpace,
  'sacrifice.second': say('onceMore'),
  'rotate.direction': (q) => direction(outlook(q), turnOf(q) as TurnFrame),
  'gain.resources': gather,
  'gain.troops': gather,
  'pay.resources': pay,
  'pay.troops': pay,
  'pay.card': discard,
  'either.side': (q) => sides(outlook(q), top<EitherFrame>(q).sides, turnOf(q), q.list),
  'knowledge.step': learn,
  'bonus.second': (q) => secondBonus(outlook(q), TACTICS_BONUS[top<BonusFrame>(q).track as Faction].effect),
  'take.choose': (q) => taking(outlook(q), top<TakeFrame>(q).kinds, q.list),
  'draw.choose': (q) => drawing(outlook(q), q.list),
  'overLimit.discard': discard,
  'campaign.recruit': (q) => recruiting(outlook(q), top<CampaignFrame>(q)),
  'campaign.target': (q) => attacking(outlook(q), top<CampaignFrame>(q), q.list),
  'campaign.swap': (q) => swapping(outlook(q), top<CampaignFrame>(q)),
  'campaign.battle': (q) => battling(outlook(q), top<CampaignFrame>(q), q.list),
  'campaign.pay': payBattle,
  'campaign.payOverkill': payBattle,
  'campaign.avert': say('avert'),
  'penalty.nefriar': (q) => losing(outlook(q), q.play.within('campaign') as CampaignFrame),
  'penalty.varg': (q) => turning(outlook(q)),
  'banner.choose': (q) => claiming(outlook(q), q.list),
  'closing.feastRow': feast,
  'closing.feastAgain': feast,
  'closing.demonPayment': (q) => appeasing(outlook(q), timelineCard<Demon>(q), q.list),
  'closing.demonTribute': tribute,
  'closing.demonAgain': tribute,
  'lastCampaigns.choose': (q) => lastCampaign(outlook(q), q.list),
}

/**
 * What search looks at: how many choices at most, which share of a turn's effort, and how much less than the novice's own
 * choice another may promise, in DP. The rest the novice answers.
 */
interface Searched {
  readonly most: number
  readonly share: number
  readonly margin: number
}
const SEARCHED: { readonly [S in Steps]?: Searched } = {
  'turn.before': { most: 4, share: 0.1, margin: 2.5 },
  'campaign.target': { most: 3, share: 0.05, margin: 2 },
  'closing.feastRow': { most: 3, share: 0.03, margin: 2 },
  'closing.demonTribute': { most: 2, share: 0.03, margin: 2 },
  'knowledge.step': { most: 3, share: 0.03, margin: 1 },
}

function stepOf(play: P): Steps {
  const { rule, at } = play.stack[play.stack.length - 1] as Barbarians['frame']
  return `${rule}.${at}` as Steps
}

function thoughts(play: P, seat: Seat): readonly Ranked[] {
  const choices = play.choices(seat)
  const list = choices.kind === 'none' ? [] : choices.list
  return THOUGHTS[stepOf(play)]?.({ play, seat, list }) ?? []
}

export const guide: Guide<Barbarians> = {
  answer: (play, seat, random: Random) => thoughts(play, seat)[0]?.choice ?? (anyChoice(play, seat, random) as Choice),
  candidates(play, seat) {
    const searched = SEARCHED[stepOf(play)]
    if (searched === undefined) return []
    const all = thoughts(play, seat)
    const least = (all[0]?.gain ?? 0) - searched.margin
    return all.slice(0, searched.most).flatMap(({ choice, gain }) => (gain >= least ? [choice] : []))
  },
  evaluate: (t) => standing(t),
  share: (play) => SEARCHED[stepOf(play)]?.share ?? 0,
  /** Search looks on by as many ticks as there are players: to the end of the era, when all heroes have come home. */
  clock: ({ state }) => state.era * (state.players.length + 1),
}
