import {
  addTo,
  among,
  drawCard,
  type EffectsOf,
  menu,
  oneOf,
  outcomesAt,
  type Rule,
  reactionsOf,
  reshuffle,
  type Seat,
  settleAt,
  sizeOf,
  steps,
  type Turn,
  weighted,
} from '../../../src/index.ts'
import {
  berths,
  cardsOf,
  coinsOf,
  craneAlone,
  dockAt,
  dockOfSlot,
  holds,
  isCrane,
  knowsCargo,
  othersAfter,
  worth,
} from './queries.ts'
import type {
  AnswerFrame,
  Bid,
  Block,
  CardId,
  Content,
  DrawFrame,
  GaleFrame,
  GameFrame,
  Inspect,
  Light,
  Peek,
  PeekFrame,
  PlayCard,
  State,
  Stow,
  TollFrame,
  Toy,
  ToyEffect,
  TurnFrame,
  UnloadFrame,
  Whose,
  Wind,
} from './types.ts'

const HAND = 2 // TOY-DEAL-01
const cardIds = among((c: Content) => Object.keys(c.cards))
const dockIds = among((c: Content) => c.docks)

// —— commands several rules share ——

/** TOY-DRAW-01 The card goes to the hand; only its owner sees it. */
function giveCard(t: Turn<Toy>, rule: string, seat: Seat, card: CardId): void {
  drawCard(t.state.pile, card)
  t.state.hands[seat]?.push({ is: card, knownTo: [seat] })
  const drawn = { rule, type: 'cardDrawn', seat } as const
  t.emit({ ...drawn, card, shownTo: [seat], others: drawn })
}

function discardCard(state: State, seat: Seat, card: CardId): void {
  const hand = state.hands[seat] ?? []
  hand.splice(
    hand.findIndex(({ is }) => is === card),
    1,
  )
  addTo(state.discard, card)
}

export function pay(state: State, seat: Seat, n: number): void {
  state.coins[seat] = coinsOf(state, seat) - n
  state.bank += n
}

// —— what can be done beside the rest ——

const m = menu<Toy>()
/** TOY-LIGHT-01 A coin puts a light in a dock; TOY-LIGHT-02 where there is none. */
const light = m.offer<Light>('TOY-LIGHT-01', 'light', {
  args: { dock: dockIds },
  reach: ({ content }) => content.docks.map((dock): Light => ({ do: 'light', dock })),
  conditions: [
    m.needs('TOY-LIGHT-01', 'notEnough', ({ state, seat }) => coinsOf(state, seat) > 0),
    m.needs(
      'TOY-LIGHT-02',
      'lightThere',
      ({ state }, _, { dock }) => !dockAt(state, dock).light,
      (_, __, { dock }) => ({ dock }),
    ),
  ],
  take(t, _, { dock }) {
    pay(t.state, t.seat, 1)
    dockAt(t.state, dock).light = true
    t.emit({ rule: 'TOY-LIGHT-01', type: 'lit', seat: t.seat, dock })
    return 'again'
  },
})

// —— the game: deal, stow, then rounds of bids and turns ——

const g = steps<Toy, GameFrame>()
const game: Rule<Toy, GameFrame> = {
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
        reach: () => [
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
        const stowed = { rule: 'TOY-STOW-01', type: 'cargoStowed', seat } as const
        t.emit({ ...stowed, cargo, shownTo: [seat], others: stowed })
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
        reach: () => [0, 1, 2].map((n): Bid => ({ do: 'bid', n })),
        conditions: [g.needs('TOY-BID-02', 'notEnough', ({ state, seat }, _, { n }) => n <= coinsOf(state, seat))],
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
    t.reveal('all')
    state.cargo = state.cargo.map((cargo) => cargo && { ...cargo, knownTo: 'all' })
    const scores = [...state.hands.keys()].map((seat) => worth(state, seat, seat).total)
    const winners = scores.flatMap((s, seat) => (s === Math.max(...scores) ? [seat] : []))
    return t.end({ rule: 'TOY-END-01', reason: 'lastRound', winners, scores })
  }),
}

// —— a turn: the wind, then actions ——

const u = steps<Toy, TurnFrame>()
const turn: Rule<Toy, TurnFrame> = {
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
        *reach({ state, content }, f) {
          for (const card of new Set(cardsOf(state, f.seat)))
            for (const dock of content.docks) yield { do: 'play', card, dock }
        },
        conditions: [
          u.needs('TOY-PLAY-01', 'notInHand', ({ state }, f, { card }) => holds(state, f.seat, card)),
          u.needs(
            'TOY-PLAY-02',
            'boatThere',
            ({ state }, f, { dock }) => dockAt(state, dock).boats[f.seat] === 0,
            (_, __, { dock }) => ({ dock }),
          ),
        ],
        take(t, f, { card, dock }) {
          discardCard(t.state, f.seat, card)
          t.reveal('all') // what was in the hand lies open now
          dockAt(t.state, dock).boats[f.seat] = 1
          t.emit({ rule: 'TOY-PLAY-01', type: 'cardPlayed', seat: f.seat, card, dock })
          t.run(t.content.cards[card]?.effects ?? [], { seat: f.seat })
          return 'more'
        },
      }),
      u.offer<Peek>('TOY-PEEK-01', 'peek', {
        args: {},
        reach: () => [{ do: 'peek' }],
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
        args: { whose: oneOf(0, 1, 2) },
        exact: true,
        *reach({ state }, f) {
          for (const whose of state.hands.keys()) if (!knowsCargo(state, f.seat, whose)) yield { do: 'inspect', whose }
        },
        conditions: [
          u.needs('TOY-INSPECT-01', 'nobodyThere', ({ state }, _, { whose }) => whose < state.seats),
          u.needs('TOY-INSPECT-02', 'alreadyKnown', ({ state }, f, { whose }) => !knowsCargo(state, f.seat, whose)),
        ],
        take(t, f, { whose }) {
          const cargo = t.state.cargo[whose]
          if (cargo?.is === undefined || cargo.knownTo === 'all') return 'more'
          t.state.cargo[whose] = { ...cargo, knownTo: [...cargo.knownTo, f.seat].sort() }
          t.reveal([f.seat])
          const inspected = { rule: 'TOY-INSPECT-01', type: 'cargoInspected', seat: f.seat, whose } as const
          t.emit({ ...inspected, cargo: cargo.is, shownTo: [f.seat], others: inspected })
          return 'more'
        },
      }),
      u.word('TOY-PASS-01', 'pass', 'end'),
    ],
    aside: [light],
  }),
  more: u.auto('TOY-ACT-02', (_, f) => {
    f.actions -= 1
    return f.actions > 0 ? 'act' : 'end'
  }),
}

// —— what interrupts a turn ——

const a = steps<Toy, AnswerFrame>()
const answer: Rule<Toy, AnswerFrame> = {
  // TOY-BLOCK-01 Everybody else may block the card; TOY-BLOCK-02 with lead, which is nobody's business: always asked.
  ask: a.decision('TOY-BLOCK-01', {
    seat: (f) => f.seat,
    ask: 'always',
    offers: [
      a.offer<Block>('TOY-BLOCK-02', 'block', {
        args: {},
        reach: () => [{ do: 'block' }],
        conditions: [a.needs('TOY-BLOCK-02', 'noLead', ({ state }, f) => holds(state, f.seat, 'lead'))],
        take(t, f) {
          discardCard(t.state, f.seat, 'lead')
          t.reveal('all')
          dockAt(t.state, f.dock).boats[f.by] = 0
          t.emit({ rule: 'TOY-BLOCK-02', type: 'blocked', seat: f.by, by: f.seat })
          t.unwind('turn') // TOY-BLOCK-03 neither the card's effects nor further answers
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
      settleAt(t.state.pile, 0, card, [seat])
      t.reveal([seat])
      const seen = { rule: 'TOY-PEEK-01', type: 'cardSeen', seat } as const
      t.emit({ ...seen, card, shownTo: [seat], others: seen })
      return 'end'
    },
  }),
}

const l = steps<Toy, UnloadFrame>()
const unload: Rule<Toy, UnloadFrame> = {
  // TOY-UNLOAD-01 Crates and cranes go ashore as one allotment; TOY-UNLOAD-03 other actions rest meanwhile.
  place: l.allotment('TOY-UNLOAD-01', 'unload', {
    seat: (f) => f.seat,
    aside: [light],
    resting: [{ rule: 'TOY-UNLOAD-03', reason: 'unloadFirst', verbs: ['play', 'peek', 'inspect', 'pass'] }],
    spread({ state, content }, f) {
      const slots = berths(state, content)
      const most = Math.min(f.n, state.crates)
      return { least: Math.min(1, most, slots.length), most, slots }
    },
    conditions: [l.needs('TOY-UNLOAD-02', 'craneAlone', (_, __, { n }) => craneAlone(n))],
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
    t.lapse('turn')
    t.emit({ rule: 'TOY-WIND-03', type: 'droveHome', seat })
    return 'end'
  }),
}

export const rules = { game, turn, answer, draw, peek, unload, toll, gale }

const { when } = reactionsOf<Toy>()
export const reactions = [
  when('windBlew', 'TOY-WIND-04', (_, { seat, wind }) => (wind === 'gale' ? [{ rule: 'toll', at: 'pay', seat }] : [])),
  when('windBlew', 'TOY-WIND-03', (_, { seat, wind }) => (wind === 'gale' ? [{ rule: 'gale', at: 'home', seat }] : [])),
  when('cardPlayed', 'TOY-TOLL-02', ({ state }, { seat, dock }) =>
    dockAt(state, dock).boats.some((n, s) => n > 0 && s !== seat) ? [{ rule: 'toll', at: 'pay', seat }] : [],
  ),
  when('cardPlayed', 'TOY-BLOCK-01', ({ state }, { seat: by, dock }) =>
    othersAfter(state, by).map((seat): AnswerFrame => ({ rule: 'answer', at: 'ask', seat, dock, by })),
  ),
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
