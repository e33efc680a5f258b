import { addTo, among, entriesOf, equally, type Rule, type Seat, steps, takeFrom } from '../../../../src/index.ts'
import { giveUp, putCardUnder } from '../effects.ts'
import { cardOf, deckOf, heldBy, KINDS, playerOf } from '../queries.ts'
import type {
  Barbarians,
  CardId,
  Content,
  GameFrame,
  Kind,
  Place,
  Sacrifice,
  SacrificeFrame,
  SpaceId,
  State,
  TurnFrame,
  Warlord,
} from '../types.ts'

export const cardIds = among((c: Content) => Object.keys(c.cards))
const spaceIds = among((c: Content) => Object.keys(c.spaces))
const isFree = (state: State, space: SpaceId): boolean => state.heroes[space] === undefined

// —— the game: the solo deck, then eras ——

/** BAR-SOLO-03 The kind of which too many cards are in the common deck still. */
const surplusKind = (state: State, content: Content): Kind | undefined =>
  state.decks.common === undefined
    ? undefined
    : KINDS.find((kind) => unseenOf(state, content, kind).length > content.solo[kind])
const unseenOf = (state: State, content: Content, kind: Kind): CardId[] =>
  entriesOf(deckOf(state, kind).bag).flatMap(([card]) => (cardOf(content, card).kind === kind ? [card] : []))

const g = steps<Barbarians, GameFrame>()
export const game: Rule<Barbarians, GameFrame> = {
  selection: g.auto('BAR-SOLO-03', ({ state, content }) =>
    surplusKind(state, content) === undefined ? 'era' : 'remove',
  ),
  // BAR-SOLO-03 Cards that are not needed leave the game unseen.
  remove: g.chance<CardId>('BAR-SOLO-03', {
    outcomes: ({ state, content }) => equally(unseenOf(state, content, surplusKind(state, content) as Kind)),
    take({ state, content }, _, card) {
      takeFrom(deckOf(state, cardOf(content, card).kind).bag, card)
      addTo(state.removed, card)
      return 'selection'
    },
  }),
  // BAR-PREP-01, BAR-END-01 Cards upright, heroes back; BAR-ACT-01, BAR-RULING-01 honour order of this moment.
  era: g.auto('BAR-ERA-01', (t, f) => {
    const { state } = t
    state.era += 1
    state.heroes = {}
    for (const { cards } of state.players) for (const held of cards) held.upright ||= state.era > 1 // BAR-ERA-02
    f.queue = [...state.order]
    t.emit({ rule: 'BAR-ERA-01', type: 'eraBegan', era: state.era })
    return 'turns'
  }),
  turns: g.auto('BAR-ACT-02', (t, f) => {
    const seat = f.queue.shift()
    if (seat === undefined) return t.state.lastEra || t.state.era === t.content.eras ? 'scoring' : 'era'
    t.call({ rule: 'turn', at: 'before', seat, used: false, space: null })
    return 'again'
  }),
  scoring: g.auto('BAR-TIE-01', (t) => {
    const { state } = t
    const scores = state.players.map(({ dp }) => dp)
    if (scores.length === 1) {
      const won = (scores[0] as number) > state.target // BAR-SOLO-19 strictly more
      t.end({ rule: 'BAR-SOLO-19', reason: won ? 'targetBeaten' : 'targetMissed', winners: won ? [0] : [], scores })
      return 'end'
    }
    const best = state.order.find((seat) => scores[seat] === Math.max(...scores)) as Seat
    t.end({ rule: 'BAR-TIE-01', reason: 'mostDp', winners: [best], scores })
    return 'end'
  }),
}

// —— a turn: an extra before or after the hero ——

const u = steps<Barbarians, TurnFrame>()
const sacrifice = u.offer<Sacrifice>('BAR-EXTRA-01', 'sacrifice', {
  args: { card: cardIds },
  reach: ({ state }, f) => playerOf(state, f.seat).cards.map(({ card }): Sacrifice => ({ do: 'sacrifice', card })),
  conditions: [
    u.needs('BAR-EXTRA-02', 'extraUsed', (_, f) => !f.used),
    u.needs('BAR-WARL-01', 'notAWarlord', ({ content }, _, { card }) => cardOf(content, card).kind === 'warlord'),
    u.needs('BAR-EXTRA-01', 'notYours', ({ state }, f, { card }) => heldBy(state, f.seat, card) !== undefined),
    u.needs('BAR-WARL-02', 'turned', ({ state }, f, { card }) => heldBy(state, f.seat, card)?.upright === true),
  ],
  take(t, f, { card }) {
    f.used = true
    giveUp(t, f.seat, card)
    playerOf(t.state, f.seat).aside = card // BAR-RULING-115
    t.emit({ rule: 'BAR-WARL-01', type: 'warlordSacrificed', seat: f.seat, card })
    t.call({ rule: 'sacrifice', at: 'effect', seat: f.seat, card, times: 0 })
    return 'again'
  },
})
const place = u.offer<Place>('BAR-ACT-04', 'place', {
  args: { space: spaceIds },
  reach: ({ content }) => Object.keys(content.spaces).map((space): Place => ({ do: 'place', space })),
  conditions: [u.needs('BAR-ACT-04', 'occupied', ({ state }, _, { space }) => isFree(state, space))],
  take(t, f, { space }) {
    t.state.heroes[space] = f.seat
    f.space = space
    t.emit({ rule: 'BAR-ACT-04', type: 'heroPlaced', seat: f.seat, space })
    return 'space'
  },
})
export const turn: Rule<Barbarians, TurnFrame> = {
  // BAR-ACT-03 An extra first, if at all; BAR-RULING-20 placing is not optional.
  before: u.decision('BAR-ACT-03', { seat: (f) => f.seat, offers: [sacrifice, place] }),
  // BAR-ACT-05 Carrying out the space is.
  space: u.decision('BAR-ACT-05', {
    seat: (f) => f.seat,
    offers: [
      u.word('BAR-ACT-05', 'carryOut', (t, f) => {
        t.run(t.content.spaces[f.space as SpaceId] ?? [], { seat: f.seat, rule: 'BAR-ACT-05' })
        return 'after'
      }),
      u.word('BAR-ACT-05', 'leave', 'after'),
    ],
  }),
  // BAR-EXTRA-01, BAR-RULING-32 An extra after the space, unless there was one before.
  after: u.decision('BAR-ACT-03', { seat: (f) => f.seat, offers: [sacrifice, u.word('BAR-ACT-03', 'rest', 'end')] }),
}

// —— a sacrifice: the effect once or twice, then under the deck ——

const s = steps<Barbarians, SacrificeFrame>()
export const sacrificeRule: Rule<Barbarians, SacrificeFrame> = {
  // BAR-WARL-01 The effect immediately.
  effect: s.auto('BAR-WARL-01', (t, f) => {
    f.times += 1
    t.emit({ rule: 'BAR-WARL-01', type: 'effectCarriedOut', seat: f.seat, card: f.card, times: f.times })
    t.run((cardOf(t.content, f.card) as Warlord).sacrifice, { seat: f.seat, rule: 'BAR-WARL-01' })
    return playerOf(t.state, f.seat).tribe === 'blue' && f.times === 1 ? 'blueSecond' : 'under'
  }),
  // BAR-TRIBE-03, BAR-RULING-78 Blue may carry it out a second time, with new choices.
  blueSecond: s.decision('BAR-TRIBE-03', {
    seat: (f) => f.seat,
    offers: [s.word('BAR-TRIBE-03', 'secondTime', 'effect'), s.word('BAR-RULING-78', 'enough', 'under')],
  }),
  // BAR-WARL-01, BAR-RULING-115 Only then it goes under the deck.
  under: s.auto('BAR-WARL-01', (t, f) => {
    playerOf(t.state, f.seat).aside = null
    putCardUnder(t, 'BAR-WARL-01', f.seat, f.card)
    return 'end'
  }),
}
