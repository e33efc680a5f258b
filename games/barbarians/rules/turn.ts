/** The action phase: rounds, turns, heroes, and the one prayer or sacrifice of a turn. Ledger 3.5, 3.6. */

import { type BlockedVerbs, type Next, naming, oneOf, type Rule, type Seat, steps, type Turn } from '@skerry/kernel'
import { changeDp, giveUp, putCardUnder, turnCards, turnRing } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import {
  cardOf,
  costOf,
  holds,
  isCovered,
  isLinked,
  isOccupied,
  isPayable,
  isStuck,
  isTribe,
  isUpright,
  openSpaces,
  playerOf,
  RINGS,
  SKIPPED_DP,
  seatsInOrder,
  spaceOf,
  unpaid,
} from '../queries.ts'
import type {
  ActionFrame,
  Barbarians,
  CardId,
  Content,
  Direction,
  God,
  PlaceHero,
  Pray,
  Ring,
  RotateFrame,
  RotateRing,
  Sacrifice,
  SacrificeFrame,
  SpaceId,
  TurnFrame,
  Warlord,
} from '../types.ts'
import { anyGod, anySpace, anyWarlord } from './args.ts'

// —— rounds ——

const LAST_ROUND = 4 // BAR-ACT-02, BAR-PLACE-06
const ofAction = steps<Barbarians, ActionFrame>()
export const action: Rule<Barbarians, ActionFrame> = {
  // BAR-ACT-01, -02, BAR-RULING-01 The order is taken anew in each round; the fourth is for those who own a fourth hero.
  round: ofAction.auto('BAR-ACT-02', (t, f) => {
    const { state } = t
    if (state.round === LAST_ROUND) {
      state.round = 0
      return 'end'
    }
    state.round += 1
    f.queue = seatsInOrder(state).filter((seat) => state.round < LAST_ROUND || playerOf(state, seat).hasFourth)
    if (f.queue.length > 0)
      t.emit({ rule: 'BAR-ACT-02', type: 'roundBegan', round: state.round, order: f.queue.slice() })
    return 'turns'
  }),
  turns: ofAction.auto('BAR-ACT-01', (t, f) => {
    const seat = f.queue.shift()
    if (seat === undefined) return 'round'
    const ring = t.state.round as Ring
    t.emit({ rule: 'BAR-ACT-03', type: 'turnBegan', seat, ring })
    t.call({ rule: 'turn', at: 'before', seat, ring, isExtraUsed: false, space: null })
    return 'again'
  }),
}

// —— praying and sacrificing ——

const { decision, choiceNeeds, needs, offer, word } = steps<Barbarians, TurnFrame>()

// BAR-EXTRA-02, BAR-RULING-30 Never two gods, two warlords, or one of each.
const extraLeft = needs('BAR-EXTRA-02', 'extraUsed', (_, f) => !f.isExtraUsed)

const prayerOf = (content: Content, card: CardId): God['prayer'] => (cardOf(content, card) as God).prayer

const pray = offer<Pray>('BAR-EXTRA-01', 'pray', {
  args: { card: anyGod },
  candidates: ({ state }, f) => playerOf(state, f.seat).gods.map(({ card }): Pray => ({ do: 'pray', card })),
  conditions: [
    extraLeft,
    choiceNeeds('BAR-EXTRA-01', 'notYours', ({ state }, f, { card }) => holds(state, f.seat, card)),
    choiceNeeds('BAR-GOD-01', 'turned', ({ state }, f, { card }) => isUpright(state, f.seat, card)),
    // BAR-GEN-07 A god who asks for something first is prayed to by paying it.
    choiceNeeds(
      'BAR-GEN-07',
      'cannotPay',
      ({ state, content }, f, { card }) => isPayable(state, f.seat, prayerOf(content, card)),
      ({ state, content }, f, { card }) => unpaid(state, f.seat, costOf(prayerOf(content, card))),
    ),
  ],
  take(t, f, { card }) {
    f.isExtraUsed = true
    turnCards(t, 'BAR-GOD-01', f.seat, [card])
    t.emit({ rule: 'BAR-GOD-01', type: 'prayed', seat: f.seat, card })
    t.run(prayerOf(t.content, card), { seat: f.seat, rule: 'BAR-GOD-01', isSpace: false })
    return 'again'
  },
})

const sacrifice = offer<Sacrifice>('BAR-EXTRA-01', 'sacrifice', {
  args: { card: anyWarlord },
  candidates: ({ state }, f) =>
    playerOf(state, f.seat).warlords.map(({ card }): Sacrifice => ({ do: 'sacrifice', card })),
  conditions: [
    extraLeft,
    choiceNeeds('BAR-EXTRA-01', 'notYours', ({ state }, f, { card }) => holds(state, f.seat, card)),
    choiceNeeds('BAR-WARL-02', 'turned', ({ state }, f, { card }) => isUpright(state, f.seat, card)),
  ],
  take(t, f, { card }) {
    f.isExtraUsed = true
    giveUp(t, f.seat, card)
    playerOf(t.state, f.seat).aside = card // BAR-RULING-115
    t.emit({ rule: 'BAR-WARL-01', type: 'warlordSacrificed', seat: f.seat, card })
    t.call({ rule: 'sacrifice', at: 'effect', seat: f.seat, card, times: 0 })
    return 'again'
  },
})

const ofSacrifice = steps<Barbarians, SacrificeFrame>()
export const sacrificeRule: Rule<Barbarians, SacrificeFrame> = {
  // BAR-WARL-01 The effect at once.
  effect: ofSacrifice.auto('BAR-WARL-01', (t, f) => {
    f.times += 1
    if (f.times > 1) t.emit({ rule: 'BAR-TRIBE-03', type: 'sacrificedAgain', seat: f.seat, card: f.card })
    const { sacrifice } = cardOf(t.content, f.card) as Warlord
    t.run(sacrifice, { seat: f.seat, rule: 'BAR-WARL-01', isSpace: false })
    return isTribe(t.state, f.seat, 'bear') && f.times === 1 ? 'second' : 'under'
  }),
  // BAR-TRIBE-03, BAR-RULING-78 The bear tribe may carry it out once more, with new choices.
  second: ofSacrifice.decision('BAR-TRIBE-03', {
    seat: (f) => f.seat,
    offers: [
      ofSacrifice.word('BAR-TRIBE-03', 'onceMore', 'effect'),
      ofSacrifice.word('BAR-RULING-78', 'enough', 'under'),
    ],
  }),
  // BAR-WARL-01, BAR-RULING-115 Only then it goes under the deck.
  under: ofSacrifice.auto('BAR-WARL-01', (t, f) => {
    playerOf(t.state, f.seat).aside = null
    putCardUnder(t, 'BAR-WARL-01', f.seat, f.card)
    return 'end'
  }),
}

const ofRotate = steps<Barbarians, RotateFrame>()
const DIRECTIONS: readonly Direction[] = ['clockwise', 'counterclockwise']
const ROTATIONS = DIRECTIONS.map((direction): RotateRing => ({ do: 'rotate', direction }))
export const rotate: Rule<Barbarians, RotateFrame> = {
  // BAR-ROT-01, BAR-RULING-13 By one step, in a direction of choice.
  direction: ofRotate.decision('BAR-ROT-01', {
    seat: (f) => f.seat,
    offers: [
      ofRotate.offer<RotateRing>('BAR-ROT-01', 'rotate', {
        args: { direction: naming(oneOf(...DIRECTIONS), (direction) => `direction ${direction}`) },
        candidates: () => ROTATIONS,
        conditions: [],
        take(t, f, { direction }) {
          turnRing(t, 'BAR-ROT-01', f.seat, f.ring, direction === 'clockwise' ? 1 : -1)
          return 'end'
        },
      }),
    ],
  }),
}

// —— the hero of this turn ——

const PLACED_BY: Readonly<Record<Ring, RuleId>> = {
  1: 'BAR-PLACE-01',
  2: 'BAR-PLACE-02',
  3: 'BAR-PLACE-03',
  4: 'BAR-PLACE-04',
}

const place = offer<PlaceHero>('BAR-ACT-04', 'place', {
  args: { space: anySpace },
  candidates: (t, f) => openSpaces(t, f.seat, f.ring).map((space) => space.place),
  exact: true,
  conditions: [
    // BAR-PLACE-01 … -04 Hero n in ring n, the fourth in the periphery.
    ...RINGS.map((ring) =>
      choiceNeeds<PlaceHero>(
        PLACED_BY[ring],
        'otherRing',
        (t, f, { space }) => f.ring !== ring || spaceOf(t, space).ring === ring,
        () => ({ ring }),
      ),
    ),
    // BAR-PLACE-02 … -04, -07 In a sector that touches that of the hero before, as the rings lie now.
    ...RINGS.slice(1).map((ring) =>
      choiceNeeds<PlaceHero>(
        PLACED_BY[ring],
        'notTouching',
        (t, f, { space }) => f.ring !== ring || isLinked(t, f.seat, spaceOf(t, space)),
      ),
    ),
    // BAR-PLACE-10, BAR-RULING-15 P4 under the arc.
    choiceNeeds('BAR-PLACE-10', 'covered', (t, _, { space }) => !isCovered(t.state, spaceOf(t, space))),
    choiceNeeds('BAR-ACT-04', 'occupied', ({ state }, _, { space }) => !isOccupied(state, space)),
  ],
  take(t, f, { space }) {
    playerOf(t.state, f.seat).heroes[f.ring - 1] = space
    f.space = space
    t.emit({ rule: 'BAR-ACT-04', type: 'heroPlaced', seat: f.seat, ring: f.ring, space })
    return 'space'
  },
})

// BAR-PLACE-05, BAR-RULING-18, -20 Only where no space is open: otherwise the hero must be placed.
const skip = word(
  'BAR-PLACE-05',
  'skip',
  (t, f) => {
    t.emit({ rule: 'BAR-PLACE-05', type: 'placementSkipped', seat: f.seat, ring: f.ring })
    changeDp(t, 'BAR-PLACE-05', f.seat, SKIPPED_DP)
    return 'after'
  },
  [needs('BAR-RULING-20', 'mustPlace', (t, f) => isStuck(t, f.seat, f.ring))],
)

const TWICE_RING = 3 // BAR-OTHER-01 hero 3

/** BAR-ACT-05 The space with all it shows, in the order of BAR-RULING-21. */
function carryOutSpace(t: Turn<Barbarians>, { seat, space }: TurnFrame): void {
  const { id, effects } = spaceOf(t, space as SpaceId)
  t.emit({ rule: 'BAR-ACT-05', type: 'spaceCarriedOut', seat, space: id })
  t.run(effects, { seat, rule: 'BAR-ACT-05', isSpace: true })
}
const carryingOut = (next: (t: Turn<Barbarians>, f: TurnFrame) => Next<TurnFrame>) =>
  word(
    'BAR-ACT-05',
    'carryOut',
    (t, f) => {
      carryOutSpace(t, f)
      return next(t, f)
    },
    // BAR-GEN-07 What has a cost is carried out by paying it (BAR-TRADE-01 … -05).
    [
      needs(
        'BAR-GEN-07',
        'cannotPay',
        (t, f) => isPayable(t.state, f.seat, spaceOf(t, f.space as SpaceId).effects),
        (t, f) => unpaid(t.state, f.seat, costOf(spaceOf(t, f.space as SpaceId).effects)),
      ),
    ],
  )
const leaving = word('BAR-ACT-05', 'leave', (t, f) => {
  playerOf(t.state, f.seat).hasTwice &&= f.ring !== TWICE_RING
  t.emit({ rule: 'BAR-ACT-05', type: 'spaceLeft', seat: f.seat, space: f.space as SpaceId })
  return 'after'
})

/** BAR-RULING-32 Never between placing the hero and the end of the space. */
const resting: readonly BlockedVerbs<Barbarians>[] = [
  { rule: 'BAR-RULING-32', reason: 'spaceFirst', verbs: ['pray', 'sacrifice'] },
]

export const turn: Rule<Barbarians, TurnFrame> = {
  // BAR-ACT-03, BAR-EXTRA-01 An extra first, if at all; BAR-RULING-20 placing is not optional.
  // BAR-RULING-111 Where one way is left, here and everywhere, it is taken without a question.
  before: decision('BAR-ACT-03', { seat: (f): Seat => f.seat, offers: [place, pray, sacrifice, skip] }),
  // BAR-ACT-05 Carrying out the space is.
  space: decision('BAR-ACT-05', {
    seat: (f) => f.seat,
    offers: [
      // BAR-OTHER-01, BAR-RULING-56 Twice at most, each time optional and paid for.
      carryingOut((t, f) => {
        const player = playerOf(t.state, f.seat)
        if (!player.hasTwice || f.ring !== TWICE_RING) return 'after'
        player.hasTwice = false
        return 'second'
      }),
      leaving,
    ],
    blockedVerbs: resting,
  }),
  // BAR-RULING-56 Once was enough: the space is not left unused.
  second: decision('BAR-OTHER-01', {
    seat: (f) => f.seat,
    offers: [carryingOut(() => 'after'), word('BAR-RULING-56', 'leave', 'after')],
    blockedVerbs: resting,
  }),
  // BAR-EXTRA-01, BAR-RULING-29, -32 After the space is done, unless there was an extra before.
  after: decision('BAR-ACT-03', {
    seat: (f) => f.seat,
    offers: [pray, sacrifice, word('BAR-ACT-03', 'endTurn', 'end')],
  }),
}
