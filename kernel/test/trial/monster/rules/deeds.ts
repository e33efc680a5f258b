import { oneOf, type Rule, slot, steps, upTo } from '../../../../src/index.ts'
import { moveCubes } from '../effects.ts'
import {
  arePrinted,
  attributesIn,
  cardOf,
  cardsOf,
  mayHaveInfluence,
  mayResolve,
  playerOf,
  turnIn,
} from '../queries.ts'
import type { Augment, AugmentFrame, GainingFrame, Maw, MotivateFrame, ReactionFrame } from '../types.ts'
import { choicePending, pending, recall } from './bonus.ts'

// —— attr ——

const a = steps<Maw, GainingFrame>()
export const gainAttributes: Rule<Maw, GainingFrame> = {
  // VIN-ACT-07 Any number of the printed attributes. VIN-RULING-24, -121 Without Influence a recall may bring some, so the
  // player is asked even then; if there is nothing to recall either, nobody is and the gain lapses.
  gain: a.allotment('VIN-ACT-07', 'gain', {
    seat: (f, t) => (mayHaveInfluence(t, f.seat) ? f.seat : null),
    ask: 'always',
    spread: (_, { printed }) =>
      upTo(
        printed.length,
        [...new Set(printed.flat())].map((attr) => slot(attr, printed.filter((kinds) => kinds.includes(attr)).length)),
      ),
    conditions: [
      a.needs('VIN-ACT-07', 'notPrinted', (_, { printed }, { n }) => arePrinted(printed, attributesIn(n))),
      a.needs(
        'VIN-ACT-06',
        'noInfluence',
        ({ state }, f, { n }) => attributesIn(n).length <= playerOf(state, f.seat).zones.inf,
        ({ state }, f) => ({ has: playerOf(state, f.seat).zones.inf }),
      ),
    ],
    take(t, f, { n }) {
      for (const attr in n) moveCubes(t, 'VIN-ACT-06', f.seat, 'inf', attr, n[attr])
      return 'end'
    },
    ...pending,
  }),
}

// —— aug ——

const z = steps<Maw, AugmentFrame>()
const zonesOf = ({ from }: AugmentFrame): readonly ('pot' | 'inf')[] => (from === 'either' ? ['pot', 'inf'] : [from])
export const augment: Rule<Maw, AugmentFrame> = {
  next: z.auto('VIN-POWER-05', ({ state }, f) =>
    f.left > 0 && zonesOf(f).some((zone) => playerOf(state, f.seat).zones[zone] > 0) ? 'zone' : 'end',
  ),
  // VIN-POWER-05 One cube one step right, from Potential or from Influence; a recall may fill Influence first.
  zone: z.decision('VIN-POWER-05', {
    seat: (f) => f.seat,
    offers: [
      z.offer<Augment>('VIN-POWER-05', 'augment', {
        args: { from: oneOf('pot', 'inf') },
        reach: (_, f) => zonesOf(f).map((from): Augment => ({ do: 'augment', from })),
        conditions: [
          z.needs('VIN-POWER-05', 'notThisZone', (_, f, { from }) => zonesOf(f).includes(from)),
          z.needs('VIN-POWER-05', 'zoneEmpty', ({ state }, f, { from }) => playerOf(state, f.seat).zones[from] > 0),
        ],
        take(t, f, { from }) {
          moveCubes(t, 'VIN-POWER-05', f.seat, from, from === 'pot' ? 'inf' : 'conv')
          f.left -= 1
          return 'next'
        },
      }),
      recall,
    ],
    resting: [choicePending],
  }),
}

// —— motivate ——

const m = steps<Maw, MotivateFrame>()
export const motivate: Rule<Maw, MotivateFrame> = {
  // `motivate(n)` Up to n cubes come back from the companions, which stay.
  cubes: m.allotment('VIN-COMP-06', 'motivate', {
    seat: (f) => f.seat,
    spread: (t, f) =>
      upTo(
        f.n,
        cardsOf(t, f.seat, 'companion').flatMap(({ card, cubes }) => (cubes > 0 ? [slot(card, cubes)] : [])),
      ),
    take(t, f, { n }) {
      for (const card in n) moveCubes(t, 'VIN-COMP-06', f.seat, card, 'inf', n[card])
      return 'end'
    },
    ...pending,
  }),
}

// —— WHEN ——

const w = steps<Maw, ReactionFrame>()
export const reaction: Rule<Maw, ReactionFrame> = {
  // VIN-RULING-118, -133 It resolves by itself, if it still may.
  resolve: w.auto('VIN-RULING-118', (t, f) => {
    const clause = cardOf(t.content, f.card).clauses[f.clause]
    if (clause?.on !== 'WHEN' || !mayResolve(t, f.seat, f.card, clause)) return 'end'
    if (clause.oncePerTurn) turnIn(t).reacted.push(f.card)
    t.emit({ rule: 'VIN-RULING-118', type: 'abilityUsed', seat: f.seat, card: f.card })
    t.run(clause.deeds, { seat: f.seat, card: f.card })
    return 'end'
  }),
}
