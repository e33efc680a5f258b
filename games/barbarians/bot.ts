/** What Barbarians tells its bots: the answers of a novice, the choices worth searching, and how each seat stands. */

import { anyChoice, type Choice, type Guide, type Play, type Random, type Seat } from '@skerry/kernel'
import * as think from './bot/answers.ts'
import type { Ranked } from './bot/answers.ts'
import { outlookOf } from './bot/outlook.ts'
import { standing } from './bot/standing.ts'
import { TACTICS_BONUS } from './rules/gains.ts'
import { spaceOf } from './queries.ts'
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
  RotateFrame,
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
const timeline = <C>({ play: { state, content } }: Question): C =>
  content.timeline[state.timeline[state.era - 1] as never] as C

const acting: Thoughts = (q) => think.acting(outlook(q), top<TurnFrame>(q), q.list)
const carrying: Thoughts = (q) => {
  const f = top<TurnFrame>(q)
  return think.carrying(outlook(q), f, spaceOf(q.play, f.space as SpaceId).effects)
}
const feasting: Thoughts = (q) => think.feasting(outlook(q), timeline<Feast>(q), q.list)
const tribute: Thoughts = (q) => think.tribute(outlook(q), timeline<Demon>(q), q.list)
const payingBattle: Thoughts = (q) => think.payingBattle(outlook(q), top<CampaignFrame>(q))
const first = (verb: string): Thoughts => () => [{ choice: { do: verb }, gain: 0 }]

const THOUGHTS: { readonly [S in Steps]?: Thoughts } = {
  'setup.tribe': ({ list }) => think.tribes(list),
  'setup.soloStack': () => [{ choice: { do: 'onTop', who: 'mine' } as Choice, gain: 0 }],
  'setup.learn': (q) => think.learning(outlook(q), q.list),
  'preparation.produce': (q) => think.producing(outlook(q), q.list),
  'turn.before': acting,
  'turn.after': acting,
  'turn.space': carrying,
  'turn.second': carrying,
  'sacrifice.second': first('onceMore'),
  'rotate.direction': (q) => think.direction(outlook(q), turnOf(q) as TurnFrame, top<RotateFrame>(q)),
  'gain.resources': (q) => think.gathering(outlook(q), top<GainFrame>(q)),
  'gain.troops': (q) => think.gathering(outlook(q), top<GainFrame>(q)),
  'pay.resources': (q) => think.paying(outlook(q), top<PayFrame>(q)),
  'pay.troops': (q) => think.paying(outlook(q), top<PayFrame>(q)),
  'pay.card': (q) => think.discarding(outlook(q), q.list),
  'either.side': (q) => think.sides(outlook(q), top<EitherFrame>(q).sides, turnOf(q), q.list),
  'knowledge.step': (q) => think.advancing(outlook(q), q.list),
  'bonus.second': (q) => {
    const f = top<BonusFrame>(q)
    return think.bonus(outlook(q), TACTICS_BONUS[f.track as Faction].effect, f)
  },
  'take.choose': (q) => think.taking(outlook(q), top<TakeFrame>(q).kinds, q.list),
  'draw.choose': (q) => think.drawing(outlook(q), q.list),
  'overLimit.discard': (q) => think.discarding(outlook(q), q.list),
  'campaign.recruit': (q) => think.recruiting(outlook(q), top<CampaignFrame>(q)),
  'campaign.target': (q) => think.attacking(outlook(q), top<CampaignFrame>(q), q.list),
  'campaign.swap': (q) => think.swapping(outlook(q), top<CampaignFrame>(q)),
  'campaign.battle': (q) => think.battling(outlook(q), top<CampaignFrame>(q), q.list),
  'campaign.pay': payingBattle,
  'campaign.payOverkill': payingBattle,
  'campaign.avert': first('avert'),
  'penalty.nefriar': (q) => think.losing(outlook(q), q.play.within('campaign')),
  'penalty.varg': (q) => think.turning(outlook(q), 2),
  'banner.choose': (q) => think.claiming(outlook(q), q.list),
  'closing.feastRow': feasting,
  'closing.feastAgain': feasting,
  'closing.demonPayment': (q) => think.appeasing(outlook(q), timeline<Demon>(q), q.list),
  'closing.demonTribute': tribute,
  'closing.demonAgain': tribute,
  'lastCampaigns.choose': (q) => think.lastCampaign(outlookOf(q.play, q.seat, true)),
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
  'turn.before': { most: 5, share: 1, margin: 3 },
  'campaign.target': { most: 3, share: 0.5, margin: 2 },
  'closing.feastRow': { most: 3, share: 0.3, margin: 2 },
  'closing.demonTribute': { most: 2, share: 0.3, margin: 2 },
  'knowledge.step': { most: 3, share: 0.3, margin: 1 },
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
  clock: ({ state }) => state.era * 5 + state.round,
}
