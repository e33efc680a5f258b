/** The toy from the deal to the last round, and a turn of it. */

import { naming, oneOf, outcomesAt, type Rule, secretFor, sizeOf, steps, weighted } from '@skerry/kernel'
import { cardIds, discardCard, dockIds, giveCard, light, pay } from './deeds.ts'
import { cardsOf, coinsOf, dockAt, holds, knowsCargo, othersAfter, worth } from './queries.ts'
import type { Bid, CardId, Cargo, GameFrame, Inspect, Peek, PlayCard, Stow, Toy, TurnFrame, Wind } from './types.ts'

const HAND = 2 // TOY-DEAL-01

// —— the game: deal, stow, then rounds of bids and turns ——

const g = steps<Toy, GameFrame>()
export const game: Rule<Toy, GameFrame> = {
  // TOY-DEAL-01 Two cards each, one after the other.
  deal: g.chance<CardId>('TOY-DEAL-01', {
    outcomes: ({ state }) => outcomesAt(state.pile, 0),
    take(t, f, card) {
      giveCard(t, 'TOY-DEAL-01', f.dealt % t.state.seats, card)
      f.dealt += 1
      return f.dealt < HAND * t.state.seats ? 'again' : 'stow'
    },
  }),
  // TOY-STOW-01 All choose their cargo at once, and keep it secret.
  stow: g.sealed<Stow>('TOY-STOW-01', {
    seats: (_, { state }) => [...state.hands.keys()],
    offers: [
      g.answer<Stow>('TOY-STOW-01', 'stow', {
        args: { cargo: oneOf('spice', 'silk') },
        candidates: () => [
          { do: 'stow', cargo: 'spice' },
          { do: 'stow', cargo: 'silk' },
        ],
        conditions: [],
      }),
    ],
    take(t, _, answers) {
      for (const {
        seat,
        choice: { cargo },
      } of answers) {
        t.state.cargo[seat] = { is: cargo, knownTo: [seat] }
        t.emitKnown(secretFor([seat], { rule: 'TOY-STOW-01', type: 'cargoStowed', seat }, { cargo }))
      }
      return 'bid'
    },
  }),
  // TOY-BID-01 Sealed bids for the first turn; TOY-BID-02 nobody bids more than he has.
  bid: g.sealed<Bid>('TOY-BID-01', {
    seats: (_, { state }) => [...state.hands.keys()],
    offers: [
      g.answer<Bid>('TOY-BID-01', 'bid', {
        args: { n: oneOf(0, 1, 2) },
        candidates: () => [0, 1, 2].map((n): Bid => ({ do: 'bid', n })),
        conditions: [
          g.choiceNeeds('TOY-BID-02', 'notEnough', ({ state, seat }, _, { n }) => n <= coinsOf(state, seat)),
        ],
      }),
    ],
    take(t, _, answers) {
      const bids = answers.map(({ choice }) => choice.n)
      bids.forEach((n, seat) => {
        pay(t.state, seat, n)
      })
      const leader = bids.indexOf(Math.max(...bids)) // TOY-BID-03 among equals the first seat
      t.state.order = [leader, ...othersAfter(t.state, leader)]
      t.emit({ rule: 'TOY-BID-01', type: 'bidsOpened', bids })
      return 'turns'
    },
  }),
  // TOY-TURN-01 One turn each, clockwise from the winner of the bids.
  turns: g.auto('TOY-TURN-01', (t) => {
    for (const seat of t.state.order) t.call({ rule: 'turn', at: 'wind', seat, actions: 1 })
    return 'round'
  }),
  // TOY-END-01 After the last round all cargo is shown and counted.
  round: g.auto('TOY-END-01', (t) => {
    const { state } = t
    if (state.round < t.content.rounds) {
      state.round += 1
      return 'bid'
    }
    state.cargo = state.cargo.map((cargo) => cargo && { ...cargo, knownTo: 'all' })
    t.emit({
      rule: 'TOY-END-01',
      type: 'cargoShown',
      cargo: state.cargo.map((cargo) => cargo?.is as Cargo),
      shownTo: 'all',
    })
    const scores = [...state.hands.keys()].map((seat) => worth(state, seat, seat).total)
    const winners = scores.flatMap((s, seat) => (s === Math.max(...scores) ? [seat] : []))
    return t.end({ rule: 'TOY-END-01', reason: 'lastRound', winners, scores })
  }),
}

// —— a turn: the wind, then actions ——

const u = steps<Toy, TurnFrame>()
export const turn: Rule<Toy, TurnFrame> = {
  // TOY-WIND-01 The wind decides how much can be done.
  wind: u.chance<Wind>('TOY-WIND-01', {
    outcomes: ({ state }) => weighted(Object.entries(state.windWeights) as [Wind, number][]),
    take(t, f, wind) {
      t.state.lastWind = wind
      if (wind === 'breeze') f.actions += 1 // TOY-WIND-02
      t.emit({ rule: 'TOY-WIND-01', type: 'windBlew', seat: f.seat, wind })
      return 'act'
    },
  }),
  act: u.decision('TOY-ACT-01', {
    seat: (f) => f.seat,
    offers: [
      u.offer<PlayCard>('TOY-PLAY-01', 'play', {
        args: { card: cardIds, dock: dockIds },
        *candidates({ state, content }, f) {
          for (const card of new Set(cardsOf(state, f.seat)))
            for (const dock of content.docks) yield { do: 'play', card, dock }
        },
        conditions: [
          u.choiceNeeds('TOY-PLAY-01', 'notInHand', ({ state }, f, { card }) => holds(state, f.seat, card)),
          u.choiceNeeds(
            'TOY-PLAY-02',
            'boatThere',
            ({ state }, f, { dock }) => dockAt(state, dock).boats[f.seat] === 0,
            (_, __, { dock }) => ({ dock }),
          ),
        ],
        take(t, f, { card, dock }) {
          discardCard(t.state, f.seat, card)
          dockAt(t.state, dock).boats[f.seat] = 1
          f.played = { card, dock }
          t.emit({ rule: 'TOY-PLAY-01', type: 'cardPlayed', seat: f.seat, card, dock, shownTo: 'all' })
          return 'unpack'
        },
      }),
      u.offer<Peek>('TOY-PEEK-01', 'peek', {
        args: {},
        candidates: () => [{ do: 'peek' }],
        conditions: [
          u.needs('TOY-PEEK-01', 'pileEmpty', ({ state }) => sizeOf(state.pile) > 0),
          u.needs('TOY-PEEK-02', 'alreadySeen', ({ state }, f) => {
            const known = state.pile.top[0]?.knownTo ?? []
            return known !== 'all' && !known.includes(f.seat)
          }),
        ],
        take(t, f) {
          t.call({ rule: 'peek', at: 'look', seat: f.seat })
          return 'more'
        },
      }),
      u.offer<Inspect>('TOY-INSPECT-01', 'inspect', {
        args: { whose: naming(oneOf(0, 1, 2), (whose) => `hand ${whose}`) },
        exact: true,
        *candidates({ state }, f) {
          for (const whose of state.hands.keys()) if (!knowsCargo(state, f.seat, whose)) yield { do: 'inspect', whose }
        },
        conditions: [
          u.choiceNeeds('TOY-INSPECT-01', 'nobodyThere', ({ state }, _, { whose }) => whose < state.seats),
          u.choiceNeeds(
            'TOY-INSPECT-02',
            'alreadyKnown',
            ({ state }, f, { whose }) => !knowsCargo(state, f.seat, whose),
          ),
        ],
        take(t, f, { whose }) {
          const cargo = t.state.cargo[whose]
          if (cargo?.is === undefined || cargo.knownTo === 'all') return 'more'
          t.state.cargo[whose] = { ...cargo, knownTo: [...cargo.knownTo, f.seat].sort() }
          const inspected = { rule: 'TOY-INSPECT-01', type: 'cargoInspected', seat: f.seat, whose } as const
          t.emit(secretFor([f.seat], inspected, { cargo: cargo.is }))
          return 'more'
        },
      }),
      u.word('TOY-PASS-01', 'pass', 'end'),
    ],
    freeActions: [light],
  }),
  // TOY-PLAY-03 The effects of the card; TOY-BLOCK-02 none if its boat had to go.
  unpack: u.auto('TOY-PLAY-03', (t, f) => {
    const { card, dock } = f.played as PlayCard
    delete f.played
    if (dockAt(t.state, dock).boats[f.seat] === 1) t.run(t.content.cards[card]?.effects ?? [], { seat: f.seat })
    return 'more'
  }),
  more: u.auto('TOY-ACT-02', (_, f) => {
    f.actions -= 1
    return f.actions > 0 ? 'act' : 'end'
  }),
}
