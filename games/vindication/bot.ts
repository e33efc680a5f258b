/** What Vindication tells its bots: the answers of a novice, the choices worth searching, and how each seat stands. */

import { guideBySteps, onlyChoice, type Question } from '@skerry/contracts'
import { demandOf } from './bot/cards.ts'
import { type Outlook, outlookOf } from './bot/outlook.ts'
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
import type { Vindication } from './types.ts'

const outlook = ({ play, seat }: Question<Vindication>): Outlook => {
  const o = outlookOf(play, seat)
  o.prices = { ...o.prices, demand: demandOf(o) }
  return o
}

export const guide = guideBySteps<Vindication>({
  thoughts: {
    setup: { keepQuest: (q) => keeping(outlook(q), q.list) },
    turn: { actions: (q) => acting(outlook(q), q.list) },
    move: {
      choose: (q) => walking(outlook(q), q.list),
      teleport: (q) => teleporting(outlook(q), q.list, q.frame.teleport ?? 'free'),
    },
    downgrade: { zone: (q) => downgrading(outlook(q), q.list) },
    discover: { lay: (q) => laying(outlook(q), q.frame, q.list) },
    visit: {
      option: (q) => optionOf(outlook(q), q.frame, q.list, false),
      more: (q) => optionOf(outlook(q), q.frame, q.list, true),
    },
    draw: {
      deck: (q) => deckFor(outlook(q), q.list, !q.frame.sources.includes('top')),
      source: (q) => drawing(outlook(q), q.frame, q.list),
      pick: (q) => picking(outlook(q), q.list),
    },
    gain: { charging: () => onlyChoice({ do: 'place' }) },
    peek: { deck: (q) => deckToPeek(outlook(q), q.list), order: (q) => puttingBack(outlook(q), q.list) },
    roll: {
      before: (q) => beforeRoll(outlook(q), q.frame, q.list),
      rerolls: (q) => rerolling(outlook(q), q.frame, q.list),
      order: (q) => ordering(outlook(q), q.frame, q.list),
      save: (q) => saving(outlook(q), q.frame, q.list),
    },
    exhaustion: { recall: (q) => recalling(outlook(q), q.list) },
    attributes: { gain: (q) => gaining(outlook(q), q.frame, q.list) },
    augment: { zone: (q) => augmenting(outlook(q), q.frame, q.list) },
    motivate: { cubes: (q) => motivating(outlook(q), q.frame) },
    charge: { cubes: (q) => charging(outlook(q), q.frame) },
    spend: { choose: (q) => spending(outlook(q), q.list) },
    shift: { choose: (q) => shifting(outlook(q), q.list) },
    harm: { opponent: (q) => harming(outlook(q), q.list), cube: (q) => evicting(outlook(q), q.list) },
  },
  /** The margin is in honor. */
  searched: {
    turn: { actions: { most: 4, share: 0.25, margin: 2, thoughts: (q) => beginnings(outlook(q), q.list) } },
  },
  evaluate: (t) => standing(t),
  /** Search looks on by as many ticks as there are players: one round. */
  clock: ({ state: { round, players, active, first } }) =>
    round * players.length + ((active - first + players.length) % players.length),
})
