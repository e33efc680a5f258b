/** What abilities and regions make a player choose. Ledger 5.1. */

import {
  countOf,
  itself,
  naming,
  oneOf,
  type Rule,
  type Seat,
  slot,
  steps,
  type Table,
  type Turn,
  upTo,
} from '@skerry/kernel'
import { changeHonor, moveCubes } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import {
  ATTRIBUTES,
  arePrinted,
  attributesIn,
  COMMON,
  cardOf,
  cardsOf,
  chargeable,
  controlledBy,
  fromActive,
  mayHaveInfluence,
  mayResolve,
  playerOf,
  RELIC_CAPACITY,
  turnIn,
} from '../queries.ts'
import type {
  AttributesFrame,
  Augment,
  AugmentFrame,
  ChargeFrame,
  ChooseOpponent,
  EvictCube,
  HarmFrame,
  HexId,
  Kind,
  MotivateFrame,
  ReactionFrame,
  Shift,
  ShiftFrame,
  Spend,
  SpendFrame,
  UseCard,
  Vindication,
} from '../types.ts'
import { canUseCard, use } from './abilities.ts'
import { anyAttr, anyCommon, anyPlace, anyWithUse } from './args.ts'
import { choicePending, pending, recall } from './bonus.ts'

type T = Table<Vindication>

// —— attributes ——

const ofAttributes = steps<Vindication, AttributesFrame>()
/** VIN-ACT-09 The companion's own ability may come before its attributes. */
const useFirst = ofAttributes.offer<UseCard>('VIN-ACT-09', 'use', {
  args: { card: anyWithUse },
  candidates: ({ content }, { activated }) =>
    activated !== null && cardOf(content, activated).voluntary !== null ? [cardOf(content, activated).use] : [],
  conditions: [
    ofAttributes.choiceNeeds('VIN-RULING-13', 'choicePending', (_, f, { card }) => card === f.activated),
    ...(use.conditions as readonly never[]),
  ],
  take: (t, f, choice) => use.take(t, f as never, choice),
})
const mayUseFirst = (t: T, { seat, activated }: AttributesFrame): boolean =>
  activated !== null && canUseCard(t, seat, activated)
export const attributes: Rule<Vindication, AttributesFrame> = {
  // VIN-ACT-06, -07 Any number of the printed attributes, 1 Influence cube each. VIN-RULING-24, -121 Without Influence a recall may bring
  // some, so the player is asked even then; if there is nothing to recall either, nobody is and the gain lapses.
  gain: ofAttributes.allotment('VIN-ACT-07', 'gain', {
    seat: (f, t): Seat | null => (mayHaveInfluence(t, f.seat) || mayUseFirst(t, f) ? f.seat : null),
    ask: 'always',
    spread: (_, { printed }) =>
      upTo(
        printed.length,
        ATTRIBUTES.flatMap((attr) => {
          const most = printed.filter((kinds) => kinds.includes(attr)).length
          return most === 0 ? [] : [slot(attr, most)]
        }),
      ),
    conditions: [
      ofAttributes.choiceNeeds('VIN-ACT-07', 'notPrinted', (_, { printed }, { n }) =>
        arePrinted(printed, attributesIn(n)),
      ),
      ofAttributes.choiceNeeds(
        'VIN-ACT-06',
        'noInfluence',
        ({ state }, f, { n }) => countOf(n) <= playerOf(state, f.seat).zones.inf,
        ({ state }, f) => ({ has: playerOf(state, f.seat).zones.inf }),
      ),
    ],
    take(t, f, { n }) {
      for (const attr in n) moveCubes(t, f.by, f.seat, 'inf', attr, n[attr])
      return 'end'
    },
    freeActions: [recall, useFirst],
    blockedVerbs: [choicePending],
  }),
}

// —— the power board ——

const ofAugment = steps<Vindication, AugmentFrame>()
const AUGMENTS: readonly Augment[] = [
  { do: 'augment', from: 'pot' },
  { do: 'augment', from: 'inf' },
]
const isZone = ({ from }: AugmentFrame, zone: 'pot' | 'inf'): boolean => from === 'either' || from === zone
export const augment: Rule<Vindication, AugmentFrame> = {
  next: ofAugment.auto('VIN-POWER-05', ({ state }, f) => {
    const { zones } = playerOf(state, f.seat)
    return f.left > 0 && AUGMENTS.some(({ from }) => isZone(f, from) && zones[from] > 0) ? 'zone' : 'end'
  }),
  // VIN-POWER-05 One cube one step right, from Potential or from Influence; VIN-POWER-07 no zone is ever full.
  zone: ofAugment.decision('VIN-POWER-05', {
    seat: (f): Seat => f.seat,
    offers: [
      ofAugment.offer<Augment>('VIN-POWER-05', 'augment', {
        args: { from: naming(oneOf('pot', 'inf'), itself) },
        candidates: () => AUGMENTS,
        conditions: [
          ofAugment.choiceNeeds('VIN-POWER-05', 'notThisZone', (_, f, { from }) => isZone(f, from)),
          ofAugment.choiceNeeds(
            'VIN-POWER-05',
            'zoneEmpty',
            ({ state }, f, { from }) => playerOf(state, f.seat).zones[from] > 0,
          ),
        ],
        take(t, f, { from }) {
          moveCubes(t, f.by, f.seat, from, from === 'pot' ? 'inf' : 'conv')
          f.left -= 1
          return 'next'
        },
      }),
    ],
    ...pending,
  }),
}

const ofMotivate = steps<Vindication, MotivateFrame>()
export const motivate: Rule<Vindication, MotivateFrame> = {
  // VIN-COMP-06, `motivate(n)` Up to n cubes come back from the companions, which stay.
  cubes: ofMotivate.allotment('VIN-COMP-06', 'motivate', {
    seat: (f): Seat => f.seat,
    spread: (t, f) =>
      upTo(
        f.n,
        cardsOf(t, f.seat, 'companion').flatMap(({ card, cubes }) => (cubes > 0 ? [slot(card, cubes)] : [])),
      ),
    take(t, f, { n }) {
      for (const card in n) moveCubes(t, f.by, f.seat, card, 'inf', n[card])
      return 'end'
    },
    ...pending,
  }),
}

// —— charges ——

const ofCharge = steps<Vindication, ChargeFrame>()
export const charge: Rule<Vindication, ChargeFrame> = {
  // VIN-RELIC-04, -12, VIN-RULING-68 Influence cubes onto the own relics, up to 3 each, in one decision.
  cubes: ofCharge.allotment('VIN-RELIC-12', 'charge', {
    seat: (f): Seat => f.seat,
    ask: 'always', // nobody's cubes are recalled unasked
    spread(t, f) {
      const slots = chargeable(t, f.seat).map(({ card, cubes }) => slot(card, RELIC_CAPACITY - cubes))
      const room = slots.reduce((all, { max }) => all + max, 0)
      return { least: f.least, most: Math.min(f.n ?? room, room), slots }
    },
    conditions: [
      ofCharge.choiceNeeds(
        'VIN-POWER-03',
        'noInfluence',
        ({ state }, f, { n }) => countOf(n) <= playerOf(state, f.seat).zones.inf,
        ({ state }, f) => ({ has: playerOf(state, f.seat).zones.inf }),
      ),
    ],
    take(t, f, { n }) {
      for (const card in n) moveCubes(t, f.by, f.seat, 'inf', card, n[card])
      return 'end'
    },
    offers: [recall], // it may have to come first
    blockedVerbs: [choicePending],
  }),
}

// —— attributes into others ——

const ofSpend = steps<Vindication, SpendFrame>()
const SPENDS: readonly Spend[] = COMMON.map((attr) => ({ do: 'spend', attr }))
export const spend: Rule<Vindication, SpendFrame> = {
  // `1 COMMON` Any common one.
  choose: ofSpend.decision('VIN-POWER-01', {
    seat: (f): Seat => f.seat,
    offers: [
      ofSpend.offer<Spend>('VIN-POWER-01', 'spend', {
        args: { attr: anyCommon },
        candidates: () => SPENDS,
        conditions: [
          ofSpend.choiceNeeds(
            'VIN-POWER-01',
            'sphereEmpty',
            ({ state }, f, { attr }) => playerOf(state, f.seat).spheres[attr] > 0,
          ),
        ],
        take(t, f, { attr }) {
          moveCubes(t, f.by, f.seat, attr, 'inf')
          return 'end'
        },
      }),
    ],
    blockedVerbs: [choicePending],
  }),
}

const ofShift = steps<Vindication, ShiftFrame>()
const shifts = ({ state }: T, f: ShiftFrame): Shift[] => {
  const { spheres } = playerOf(state, f.seat)
  return f.from.flatMap((from) =>
    spheres[from] === 0 ? [] : f.to.flatMap((to): Shift[] => (to === from ? [] : [{ do: 'shift', from, to }])),
  )
}
export const shift: Rule<Vindication, ShiftFrame> = {
  look: ofShift.auto('VIN-RULING-134', (t, f) => (f.left > 0 && shifts(t, f).length > 0 ? 'choose' : 'end')),
  // `convert(X>Y,n)` Up to n cubes from sphere to sphere; VIN-RULING-134 not the bonus action.
  choose: ofShift.decision('VIN-RULING-134', {
    seat: (f): Seat => f.seat,
    offers: [
      ofShift.offer<Shift>('VIN-RULING-134', 'shift', {
        args: { from: anyAttr, to: anyAttr },
        candidates: shifts,
        conditions: [
          ofShift.choiceNeeds(
            'VIN-RULING-134',
            'notTheseSpheres',
            (_, f, { from, to }) => from !== to && f.from.includes(from) && f.to.includes(to),
          ),
          ofShift.choiceNeeds(
            'VIN-RULING-134',
            'sphereEmpty',
            ({ state }, f, { from }) => playerOf(state, f.seat).spheres[from] > 0,
          ),
        ],
        take(t, f, { from, to }) {
          f.left -= 1
          moveCubes(t, 'VIN-RULING-134', f.seat, from, to)
          return 'look'
        },
      }),
      ofShift.word('VIN-RULING-133', 'enough', 'end'),
    ],
    ...pending,
  }),
}

// —— what harms opponents ——

const ofHarm = steps<Vindication, HarmFrame>()
/** VIN-RULING-118 In turn order. */
const opponentsOf = ({ state }: T, { seat }: HarmFrame): Seat[] => fromActive(state).filter((other) => other !== seat)
/** `down(OPP,n)`, `steal(n)`, `lose(W,n)`: nobody but the active player decides anything. */
function harm(t: Turn<Vindication>, { effect, seat, context: { rule } }: HarmFrame, victim: Seat): void {
  if (effect.do === 'lose') changeHonor(t, rule, victim, -effect.n)
  if (effect.do === 'steal') changeHonor(t, rule, seat, -changeHonor(t, rule, victim, -effect.n))
  if (effect.do === 'down')
    for (let i = 0; i < effect.n; i++) {
      const { conv, inf } = playerOf(t.state, victim).zones
      if (conv > 0) moveCubes(t, rule, victim, 'conv', 'inf')
      else if (inf > 0) moveCubes(t, rule, victim, 'inf', 'pot')
    }
}
/** `evict(W)`: cubes of opponents on spheres, regions or relics. */
function evictable(t: T, f: HarmFrame): EvictCube[] {
  if (f.effect.do !== 'evict') return []
  const { what } = f.effect
  return opponentsOf(t, f).flatMap((seat) => {
    const { spheres } = playerOf(t.state, seat)
    const places: readonly string[] =
      what === 'attr'
        ? ATTRIBUTES.filter((attr) => spheres[attr] > 0)
        : what === 'region'
          ? controlledBy(t.state, seat)
          : cardsOf(t, seat, 'relic').flatMap(({ card, cubes }) => (cubes > 0 ? [card] : []))
    return places.map((from): EvictCube => ({ do: 'evict', seat, from }))
  })
}
const anySeat = oneOf(0, 1, 2, 3, 4)
export const harming: Rule<Vindication, HarmFrame> = {
  look: ofHarm.auto('VIN-RULING-78', (t, f) => {
    const { effect, context } = f
    if (effect.do === 'evict') return evictable(t, f).length > 0 ? 'cube' : 'end'
    if (effect.do !== 'lose' || effect.who === 'opponent') return 'opponent'
    if (effect.who === 'opponents') for (const seat of opponentsOf(t, f)) harm(t, f, seat)
    else if (context.visitor !== null) harm(t, f, context.visitor)
    return 'end'
  }),
  opponent: ofHarm.decision('VIN-RULING-78', {
    seat: (f): Seat => f.seat,
    offers: [
      ofHarm.offer<ChooseOpponent>('VIN-RULING-78', 'against', {
        args: { seat: anySeat },
        candidates: (t, f) => opponentsOf(t, f).map((seat): ChooseOpponent => ({ do: 'against', seat })),
        conditions: [
          ofHarm.choiceNeeds('VIN-RULING-78', 'noOpponent', (t, f, { seat }) => opponentsOf(t, f).includes(seat)),
        ],
        take(t, f, { seat }) {
          harm(t, f, seat)
          return 'end'
        },
      }),
    ],
    ...pending,
  }),
  cube: ofHarm.decision('VIN-RULING-78', {
    seat: (f) => f.seat,
    offers: [
      ofHarm.offer<EvictCube>('VIN-RULING-78', 'evict', {
        args: { seat: anySeat, from: anyPlace },
        candidates: evictable,
        conditions: [
          ofHarm.choiceNeeds('VIN-RULING-78', 'noCubeThere', (t, f, c) =>
            evictable(t, f).some(({ seat, from }) => seat === c.seat && from === c.from),
          ),
        ],
        take(t, f, { seat, from }) {
          const region = t.state.tiles[from as HexId]
          moveCubes(t, f.context.rule, seat, from, 'inf')
          if (region !== undefined)
            t.emit({ rule: f.context.rule, type: 'controlGivenUp', seat, hex: from as HexId, region })
          return 'end'
        },
      }),
    ],
    ...pending,
  }),
}

// —— WHEN ——

const ofReaction = steps<Vindication, ReactionFrame>()
/** Always active, also in other players' turns. */
const ANSWERED_BY: Readonly<Record<Kind, RuleId>> = {
  companion: 'VIN-COMP-07',
  trait: 'VIN-TRAIT-07',
  relic: 'VIN-RELIC-10',
  monster: 'VIN-MONSTER-12',
}
export const reaction: Rule<Vindication, ReactionFrame> = {
  // VIN-RULING-117, -118, -133 It resolves by itself, if it still may.
  resolve: ofReaction.auto('VIN-RULING-118', (t, f) => {
    const { seat, card, visitor } = f
    const { kind, clauses } = cardOf(t.content, card)
    const clause = clauses[f.clause]
    if (clause?.on !== 'WHEN' || !mayResolve(t, seat, card, clause)) return 'end'
    if (clause.isOncePerTurn) turnIn(t).reacted.push(card)
    const rule = ANSWERED_BY[kind]
    t.emit({ rule, type: 'abilityUsed', seat, card })
    t.run(clause.effects, { seat, card, rule, visitor })
    return 'end'
  }),
}
