/** What interrupts a turn of the toy, and what answers what. */

import {
  type EffectsOf,
  effectsFrame,
  outcomesAt,
  type Rule,
  reactionsOf,
  reshuffle,
  type SlotChoice,
  secretFor,
  settleAt,
  sizeOf,
  steps,
} from '@skerry/kernel'
import { discardCard, giveCard, light, pay } from './deeds.ts'
import { berths, coinsOf, craneAlone, dockAt, dockOfSlot, holds, isCrane, isPatrolDue, othersAfter } from './queries.ts'
import { game, turn } from './turn.ts'
import type {
  AnswerFrame,
  Block,
  CardId,
  DrawFrame,
  GaleFrame,
  PatrolFrame,
  PeekFrame,
  TollFrame,
  Toy,
  ToyEffect,
  TurnFrame,
  UnloadFrame,
  Whose,
} from './types.ts'

// —— what interrupts a turn ——

const a = steps<Toy, AnswerFrame>()
const answer: Rule<Toy, AnswerFrame> = {
  // TOY-BLOCK-01 As long as nobody has blocked it.
  look: a.auto('TOY-BLOCK-01', ({ state }, f) => (dockAt(state, f.dock).boats[f.by] === 1 ? 'ask' : 'end')),
  // TOY-BLOCK-01 Everybody else may block the card; TOY-BLOCK-02 with lead, which is nobody's business: always asked.
  ask: a.decision('TOY-BLOCK-01', {
    seat: (f) => f.seat,
    ask: 'always',
    offers: [
      a.offer<Block>('TOY-BLOCK-02', 'block', {
        args: {},
        candidates: () => [{ do: 'block' }],
        conditions: [a.needs('TOY-BLOCK-02', 'noLead', ({ state }, f) => holds(state, f.seat, 'lead'))],
        take(t, f) {
          discardCard(t.state, f.seat, 'lead')
          dockAt(t.state, f.dock).boats[f.by] = 0
          t.emit({ rule: 'TOY-BLOCK-02', type: 'blocked', seat: f.by, by: f.seat, shownTo: 'all' })
          return 'end'
        },
      }),
      a.word('TOY-BLOCK-01', 'letGo', 'end'),
    ],
  }),
}

const r = steps<Toy, DrawFrame>()
const draw: Rule<Toy, DrawFrame> = {
  // TOY-DRAW-02 An empty pile is made anew from the discards; TOY-DRAW-03 if there are any.
  begin: r.auto('TOY-DRAW-02', ({ state }) => {
    if (sizeOf(state.pile) === 0) {
      reshuffle(state.pile, state.discard)
      state.discard = {}
    }
    return sizeOf(state.pile) === 0 ? 'end' : 'card'
  }),
  card: r.chance<CardId>('TOY-DRAW-01', {
    outcomes: ({ state }) => outcomesAt(state.pile, 0),
    take(t, f, card) {
      giveCard(t, 'TOY-DRAW-01', f.seat, card)
      return 'end'
    },
  }),
}

const k = steps<Toy, PeekFrame>()
const peek: Rule<Toy, PeekFrame> = {
  // TOY-PEEK-01 The top card is seen by one seat and stays where it is.
  look: k.chance<CardId>('TOY-PEEK-01', {
    outcomes: ({ state }) => outcomesAt(state.pile, 0),
    take(t, { seat }, card) {
      const shownTo = settleAt(t.state.pile, 0, card, [seat])
      t.emit(secretFor(shownTo, { rule: 'TOY-PEEK-01', type: 'cardSeen', seat }, { card }))
      return 'end'
    },
  }),
}

const l = steps<Toy, UnloadFrame>()
const unload: Rule<Toy, UnloadFrame> = {
  // TOY-UNLOAD-01 Crates and cranes go ashore as one allotment; TOY-UNLOAD-03 other actions rest meanwhile.
  place: l.allotment('TOY-UNLOAD-01', 'unload', {
    slotThing: dockOfSlot,
    seat: (f) => f.seat,
    freeActions: [light],
    blockedVerbs: [
      { rule: 'TOY-STORM-02', reason: 'stormy', verbs: ['peek', 'inspect'], during: ({ state }) => state.storm },
      { rule: 'TOY-UNLOAD-03', reason: 'unloadFirst', verbs: ['play', 'peek', 'inspect', 'pass'] },
    ],
    spread({ state, content }, f) {
      const slots = berths(state, content)
      const most = Math.min(f.n, state.crates)
      return { least: Math.min(1, most, slots.length), most, slots }
    },
    // TOY-UNLOAD-04 All of it may stay aboard, where there is anything.
    offers: [
      l.word('TOY-UNLOAD-04', 'keep', 'end', [
        l.needs('TOY-UNLOAD-04', 'nothingAboard', ({ state }) => state.crates > 0),
      ]),
    ],
    slotConditions: [
      l.choiceNeeds<SlotChoice>(
        'TOY-STORM-03',
        'craneInStorm',
        ({ state }, _, { slot }) => !state.storm || !isCrane(slot),
      ),
    ],
    conditions: [l.choiceNeeds('TOY-UNLOAD-02', 'craneAlone', (_, __, { n }) => craneAlone(n))],
    take(t, f, { n }) {
      for (const id in n) {
        const dock = dockAt(t.state, dockOfSlot(id))
        if (isCrane(id)) dock.crane = true
        else {
          dock.crates += n[id] as number
          t.state.crates -= n[id] as number
        }
      }
      t.emit({ rule: 'TOY-UNLOAD-01', type: 'unloaded', seat: f.seat, n })
      return 'end'
    },
  }),
}

const o = steps<Toy, TollFrame>()
const toll: Rule<Toy, TollFrame> = {
  // TOY-TOLL-01 One coin, if there is one.
  pay: o.auto('TOY-TOLL-01', (t, { seat }) => {
    const n = Math.min(1, coinsOf(t.state, seat))
    pay(t.state, seat, n)
    t.emit({ rule: 'TOY-TOLL-01', type: 'coinsPaid', seat, n })
    return 'end'
  }),
}

const w = steps<Toy, GaleFrame>()
const gale: Rule<Toy, GaleFrame> = {
  // TOY-WIND-03 A gale ends the turn.
  home: w.auto('TOY-WIND-03', (t, { seat }) => {
    t.endAfterCalls('turn')
    t.emit({ rule: 'TOY-WIND-03', type: 'droveHome', seat })
    return 'end'
  }),
}

const p = steps<Toy, PatrolFrame>()
const patrol: Rule<Toy, PatrolFrame> = {
  // TOY-PATROL-01 It may have come, or the boat may have gone, since it was called.
  come: p.auto('TOY-PATROL-01', (t) => {
    if (!isPatrolDue(t.state)) return 'end'
    t.state.patrol = true
    const { seat } = t.within('turn') as TurnFrame
    t.emit({ rule: 'TOY-PATROL-01', type: 'patrolCame', seat })
    return 'end'
  }),
}

export const rules = { game, turn, answer, draw, peek, unload, toll, gale, patrol }

const { when, whenever, onEventSetFlag } = reactionsOf<Toy>()
export const reactions = [
  when('windBlew', 'TOY-WIND-04', (_, { seat, wind }) => (wind === 'gale' ? [{ rule: 'toll', at: 'pay', seat }] : [])),
  when('windBlew', 'TOY-WIND-03', (_, { seat, wind }) => (wind === 'gale' ? [{ rule: 'gale', at: 'home', seat }] : [])),
  when('cardPlayed', 'TOY-TOLL-02', ({ state }, { seat, dock }) =>
    dockAt(state, dock).boats.some((n, s) => n > 0 && s !== seat) ? [{ rule: 'toll', at: 'pay', seat }] : [],
  ),
  when('cardPlayed', 'TOY-BLOCK-01', ({ state }, { seat: by, dock }) =>
    othersAfter(state, by).map((seat): AnswerFrame => ({ rule: 'answer', at: 'look', seat, dock, by })),
  ),
  // TOY-STORM-01 The first gale raises the storm flag for good.
  onEventSetFlag('droveHome', 'TOY-STORM-01', (t) => {
    if (t.state.storm) return false
    t.state.storm = true
    t.emit({ rule: 'TOY-STORM-01', type: 'stormRaised' })
    return true
  }),
  // TOY-PATROL-02 The patrol pays whoever drew it a coin.
  when('patrolCame', 'TOY-PATROL-02', (_, { seat }) => [effectsFrame([{ do: 'coins', n: 1 }], { seat })]),
  whenever('TOY-PATROL-01', ({ state }) => (isPatrolDue(state) ? [{ rule: 'patrol', at: 'come' }] : [])),
]

export const effects: EffectsOf<Toy, ToyEffect, Whose> = {
  coins(t, { context: { seat } }, { n }) {
    const gained = Math.min(n, t.state.bank)
    pay(t.state, seat, -gained)
    t.emit({ rule: 'TOY-CARD-01', type: 'coinsGained', seat, n: gained })
  },
  draw: (t, { context: { seat } }) => t.call({ rule: 'draw', at: 'begin', seat }),
  unload: (t, { context: { seat } }, { n }) => t.call({ rule: 'unload', at: 'place', seat, n }),
}
