/** What Vindication tells its bots: the answers of a novice, the choices worth searching, and how each seat stands. */

import { anyChoice, type Choice, type Guide, type Play, type Random, type Seat } from '@skerry/kernel'
import { demandOf } from './bot/cards.ts'
import { type Outlook, outlookOf } from './bot/outlook.ts'
import { only, type Ranked, word } from './bot/ranked.ts'
import {
  augmenting,
  beforeRoll,
  charging,
  deckFor,
  deckToPeek,
  downgrading,
  drawing,
  evicting,
  gaining,
  harming,
  keeping,
  laying,
  motivating,
  optionOf,
  ordering,
  picking,
  puttingBack,
  recalling,
  rerolling,
  saving,
  shifting,
  spending,
  teleporting,
} from './bot/small.ts'
import { standing } from './bot/standing.ts'
import { acting, beginnings, walking } from './bot/turn.ts'
import type {
  AttributesFrame,
  AugmentFrame,
  ChargeFrame,
  DiscoverFrame,
  DrawFrame,
  MotivateFrame,
  MoveFrame,
  RollFrame,
  Vindication,
  VisitFrame,
} from './types.ts'

type P = Play<Vindication>
type Rules = Vindication['frame']['rule']
type Steps = { [R in Rules]: `${R}.${Extract<Vindication['frame'], { rule: R }>['at']}` }[Rules]

/** A question: who is asked, and what may be chosen. */
interface Question {
  readonly play: P
  readonly seat: Seat
  readonly list: readonly Choice[]
}
/** Choices worth a thought with what they gain, the novice's own first. */
type Thoughts = (q: Question) => readonly Ranked[]

const top = <F>({ play }: Question): F => play.stack[play.stack.length - 1] as F
const outlook = ({ play, seat }: Question): Outlook => {
  const o = outlookOf(play, seat)
  o.prices = { ...o.prices, demand: demandOf(o) }
  return o
}

const THOUGHTS: { readonly [S in Steps]?: Thoughts } = {
  'setup.keepQuest': (q) => keeping(outlook(q), q.list),
  'turn.actions': (q) => acting(outlook(q), q.list),
  'move.choose': (q) => walking(outlook(q), q.list),
  'move.teleport': (q) => teleporting(outlook(q), q.list, top<MoveFrame>(q).teleport ?? 'free'),
  'downgrade.zone': (q) => downgrading(outlook(q), q.list),
  'discover.lay': (q) => laying(outlook(q), top<DiscoverFrame>(q), q.list),
  'visit.option': (q) => optionOf(outlook(q), top<VisitFrame>(q), q.list, false),
  'visit.more': (q) => optionOf(outlook(q), top<VisitFrame>(q), q.list, true),
  'draw.deck': (q) => deckFor(outlook(q), q.list, !top<DrawFrame>(q).sources.includes('top')),
  'draw.source': (q) => drawing(outlook(q), top<DrawFrame>(q), q.list),
  'draw.pick': (q) => picking(outlook(q), q.list),
  'gain.charging': () => only(word('place')),
  'peek.deck': (q) => deckToPeek(outlook(q), q.list),
  'peek.order': (q) => puttingBack(outlook(q), q.list),
  'roll.before': (q) => beforeRoll(outlook(q), top<RollFrame>(q), q.list),
  'roll.rerolls': (q) => rerolling(outlook(q), top<RollFrame>(q), q.list),
  'roll.order': (q) => ordering(outlook(q), top<RollFrame>(q), q.list),
  'roll.save': (q) => saving(outlook(q), top<RollFrame>(q), q.list),
  'exhaustion.recall': (q) => recalling(outlook(q), q.list),
  'attributes.gain': (q) => gaining(outlook(q), top<AttributesFrame>(q), q.list),
  'augment.zone': (q) => augmenting(outlook(q), top<AugmentFrame>(q), q.list),
  'motivate.cubes': (q) => motivating(outlook(q), top<MotivateFrame>(q)),
  'charge.cubes': (q) => charging(outlook(q), top<ChargeFrame>(q)),
  'spend.choose': (q) => spending(outlook(q), q.list),
  'shift.choose': (q) => shifting(outlook(q), q.list),
  'harm.opponent': (q) => harming(outlook(q), q.list),
  'harm.cube': (q) => evicting(outlook(q), q.list),
}

/** What search looks at: how many choices at most, and how much less than the novice's own another may promise, in honor. */
const SEARCHED = { most: 4, margin: 2, share: 0.25 }

function stepOf(play: P): Steps {
  const { rule, at } = play.stack[play.stack.length - 1] as Vindication['frame']
  return `${rule}.${at}` as Steps
}
function questionOf(play: P, seat: Seat): Question {
  const choices = play.choices(seat)
  return { play, seat, list: choices.kind === 'none' ? [] : choices.list }
}

export const guide: Guide<Vindication> = {
  answer(play, seat, random: Random) {
    const thoughts = THOUGHTS[stepOf(play)]?.(questionOf(play, seat)) ?? []
    return thoughts[0]?.choice ?? (anyChoice(play, seat, random) as Choice)
  },
  candidates(play, seat) {
    if (stepOf(play) !== 'turn.actions') return []
    const q = questionOf(play, seat)
    const found = beginnings(outlook(q), q.list)
    return found.slice(0, SEARCHED.most).flatMap(({ choice, gain }) => (gain >= -SEARCHED.margin ? [choice] : []))
  },
  evaluate: (t) => standing(t),
  share: (play) => (stepOf(play) === 'turn.actions' ? SEARCHED.share : 0),
  /** Search looks on by as many ticks as there are players: one round. */
  clock: ({ state: { round, players, active, first } }) =>
    round * players.length + ((active - first + players.length) % players.length),
}
