/** A small bazaar with a bit of everything: coins, dice, a deck, a purse to spread, a sealed bid, effects and reactions. */

import {
  type Actor,
  addTo,
  among,
  type Choice,
  copy,
  defineGame,
  dice,
  draw,
  drawCard,
  type Effect,
  type Frame,
  type GameTypes,
  hidePile,
  oneOf,
  outcomesAt,
  type Pile,
  type PositionOf,
  pileOf,
  type Random,
  type Rule,
  redealPile,
  type Seat,
  secretFor,
  slot,
  sortBag,
  steps,
  upTo,
} from '../src/index.ts'
import type { TinyEvent } from './tiny.ts'

export interface BazaarState {
  active: Seat
  round: number
  readonly rounds: number
  coins: number[]
  /** In a view: cards of other hands are `?`. */
  hands: string[][]
  deck: Pile
  stalls: Record<string, number>
}
interface TurnFrame extends Frame {
  readonly rule: 'turn'
  at: 'next' | 'choose' | 'dice' | 'drawing' | 'purse' | 'after'
}
interface BidFrame extends Frame {
  readonly rule: 'bid'
  at: 'bids'
}
interface FairFrame extends Frame {
  readonly rule: 'fair'
  at: 'gift'
  readonly seat: Seat
}
export interface Bazaar extends GameTypes {
  content: { readonly stalls: readonly string[]; readonly cards: Readonly<Record<string, number>> }
  state: BazaarState
  frame: TurnFrame | BidFrame | FairFrame
  event: TinyEvent
  seen: BazaarState
  effect: Effect
  context: Seat
}
export const bazaarPack = { stalls: ['figs', 'silk', 'salt'], cards: { sun: 2, moon: 2, star: 1 } }

interface Earn extends Choice {
  readonly do: 'earn'
  readonly n: number
}
interface Bid extends Choice {
  readonly do: 'bid'
  readonly coins: number
}
interface Gift extends Choice {
  readonly do: 'gift'
  readonly stall: string
}

const u = steps<Bazaar, TurnFrame>()
const stallIds = among((c: Bazaar['content']) => c.stalls, null)
const turn: Rule<Bazaar, TurnFrame> = {
  next: u.auto('BZ-TURN-01', (t) => {
    const { state } = t
    state.active = (state.active + 1) % state.coins.length
    if (state.active === 0) state.round += 1
    if (state.round > state.rounds)
      t.end({ rule: 'BZ-END-01', reason: 'lastRound', winners: [], scores: state.coins.slice() })
    return 'choose'
  }),
  choose: u.decision('BZ-TURN-02', {
    seat: (_, { state }) => state.active,
    offers: [
      u.offer<Earn>('BZ-EARN-01', 'earn', {
        args: { n: oneOf(1, 2, 3) },
        candidates: () => [1, 2, 3].map((n): Earn => ({ do: 'earn', n })),
        conditions: [
          u.choiceNeeds(
            'BZ-EARN-02',
            'purseFull',
            ({ state, seat }, _, { n }) => (state.coins[seat] as number) + n <= 9,
            () => ({ most: 9 }),
          ),
        ],
        take(t, _, { n }) {
          t.state.coins[t.seat] = (t.state.coins[t.seat] as number) + n
          t.emit({ rule: 'BZ-EARN-01', type: 'earned', what: n })
          return 'again'
        },
      }),
      u.word('BZ-DICE-01', 'roll', 'dice'),
      u.word('BZ-DRAW-01', 'draw', 'drawing'),
      u.word('BZ-PAY-01', 'shop', 'purse'),
      u.word('BZ-BID-01', 'auction', (t) => {
        t.call({ rule: 'bid', at: 'bids' })
        return 'next'
      }),
      u.word('BZ-FAIR-01', 'fair', (t) => {
        t.run([{ do: 'gain' }, { do: 'ask' }, { do: 'gain' }], t.seat)
        return 'after'
      }),
      u.word('BZ-TURN-03', 'done', 'next'),
    ],
  }),
  dice: u.chance('BZ-DICE-02', {
    outcomes: () => dice(1),
    take(t, _, [die]) {
      t.emit({ rule: 'BZ-DICE-02', type: 'rolled', what: die })
      if (die === 1) t.state.coins[t.state.active] = 0
      return 'choose'
    },
  }),
  drawing: u.chance('BZ-DRAW-02', {
    outcomes: ({ state }) => {
      const cards = outcomesAt(state.deck, 0)
      return cards.total > 0 ? cards : { list: ['none'], weights: null, total: 1 }
    },
    take(t, _, card) {
      const { state } = t
      if (card !== 'none') {
        state.hands[state.active]?.push(drawCard(state.deck, card))
        t.emit(secretFor([state.active], { rule: 'BZ-DRAW-02', type: 'drawn' }, { what: card }))
      }
      return 'next'
    },
  }),
  purse: u.allotment('BZ-PAY-02', 'pay', {
    seat: (_, { state }) => state.active,
    spread: ({ state, content, seat }) =>
      upTo(
        state.coins[seat] as number,
        content.stalls.map((id) => slot(id, 3, id === 'silk' ? 2 : 1)),
      ),
    conditions: [
      u.choiceNeeds('BZ-PAY-03', 'saltAlone', (_, _f, { n }) => n.salt === undefined || n.figs === undefined),
    ],
    take(t, _, { n }) {
      for (const id in n) {
        t.state.stalls[id] = (t.state.stalls[id] ?? 0) + (n[id] as number)
        t.state.coins[t.seat] = (t.state.coins[t.seat] as number) - (n[id] as number) * (id === 'silk' ? 2 : 1)
      }
      return 'choose'
    },
  }),
  after: u.auto('BZ-FAIR-02', () => 'next'),
}

const b = steps<Bazaar, BidFrame>()
const bid: Rule<Bazaar, BidFrame> = {
  bids: b.sealed<Bid>('BZ-BID-02', {
    seats: (_, { state }) => state.coins.map((_n, seat) => seat),
    offers: [
      b.answer<Bid>('BZ-BID-02', 'bid', {
        args: { coins: oneOf(0, 1, 2, 3) },
        candidates: () => [0, 1, 2, 3].map((coins): Bid => ({ do: 'bid', coins })),
        conditions: [
          b.choiceNeeds(
            'BZ-BID-03',
            'tooPoor',
            ({ state, seat }, _, { coins }) => coins <= (state.coins[seat] as number),
          ),
        ],
      }),
    ],
    take(t, _, answers) {
      const bids = answers.map(({ choice }) => choice.coins)
      bids.forEach((coins, seat) => {
        t.state.coins[seat] = (t.state.coins[seat] as number) - coins
      })
      t.emit({ rule: 'BZ-BID-02', type: 'bidsOpened', what: bids })
      return 'end'
    },
  }),
}

const r = steps<Bazaar, FairFrame>()
const fair: Rule<Bazaar, FairFrame> = {
  gift: r.decision('BZ-FAIR-03', {
    seat: (f) => f.seat,
    offers: [
      r.offer<Gift>('BZ-FAIR-03', 'gift', {
        args: { stall: stallIds },
        candidates: ({ content }) => content.stalls.map((stall): Gift => ({ do: 'gift', stall })),
        conditions: [],
        take(t, _, { stall }) {
          t.state.stalls[stall] = (t.state.stalls[stall] ?? 0) + 1
          return 'end'
        },
      }),
    ],
  }),
}

export const bazaar = defineGame<Bazaar>({
  id: 'bazaar',
  version: '1',
  seats: { min: 2, max: 3 },
  options: [
    { key: 'rounds', rule: 'BZ-END-01', values: [1, 3, 40], default: 3 },
    { key: 'start', rule: 'BZ-SETUP-01', values: ['plain', 'dice'], default: 'plain' },
  ],
  load: (pack) => pack as Bazaar['content'],
  setup: (content, seats, options) => ({
    state: {
      active: options.start === 'dice' ? 0 : seats - 1,
      round: options.start === 'dice' ? 1 : 0,
      rounds: options.rounds as number,
      coins: Array.from({ length: seats }, () => 2),
      hands: Array.from({ length: seats }, () => []),
      deck: pileOf(content.cards),
      stalls: {},
    },
    first: { rule: 'turn', at: options.start === 'dice' ? 'dice' : 'next' },
  }),
  rules: { turn, bid, fair },
  reactions: [
    {
      rule: 'BZ-FAIR-04',
      on: 'rolled',
      frames: ({ state }, event) =>
        (event as TinyEvent).what === 6
          ? [{ rule: 'fair', at: 'gift', seat: (state.active + 1) % state.coins.length }]
          : [],
    },
  ],
  effects: {
    gain(t, f) {
      const seat = f.context as Seat
      t.state.coins[seat] = (t.state.coins[seat] as number) + 1
      t.emit({ rule: 'BZ-FAIR-01', type: 'gained' })
    },
    ask(t, f) {
      t.call({ rule: 'fair', at: 'gift', seat: f.context as Seat })
    },
  },
  clone: copy,
  // The deck of a view holds all that the viewer has not seen, in other hands too.
  view({ state }, stack, viewer) {
    const deck = hidePile(state.deck, viewer)
    const hands = state.hands.map((hand, seat) => {
      if (seat === viewer) return hand
      for (const card of hand) addTo(deck.bag, card)
      return hand.map(() => '?')
    })
    return { state: { ...state, hands, deck: { ...deck, bag: sortBag(deck.bag) } }, stack }
  },
  redeal(_, { state, stack }, _viewer, random) {
    const deck = redealPile(state.deck, random)
    const hands = state.hands.map((hand) =>
      hand.map((card) => (card === '?' ? drawCard(deck, draw(outcomesAt(deck, 0), random)) : card)),
    )
    return { state: { ...state, hands, deck }, stack }
  },
  things: () => [],
})

/** Something a seat or chance may do now, by chance; null: the game is over. */
export function randomEntry(p: PositionOf<Bazaar>, content: Bazaar['content'], random: Random): Actor | null {
  const pending = bazaar.pending(content, p)
  if (pending.kind === 'over') return null
  if (pending.kind === 'chance') return { outcome: draw(pending.outcomes, random) }
  const seats = [...pending.seats, ...pending.answered]
  const seat = seats[random(seats.length)] as Seat
  const choices = bazaar.choices(content, p, seat)
  if (choices.kind === 'list') return { seat, choice: choices.list[random(choices.list.length)] as Choice }
  const figs = random(1 + Math.min(3, p.state.coins[seat] as number))
  return { seat, choice: { do: 'pay', n: figs === 0 ? {} : { figs } } as Choice }
}

// —— matches at the bazaar ——

export const bazaarContent = bazaar.load(bazaarPack)
/** Chance that gives these values in turn; nothing is left to luck. */
export const giving =
  (...values: readonly number[]): Random =>
  (n) => {
    const value = values[0]
    values = values.slice(1)
    if (value === undefined || value >= n) throw new Error(`chance was asked for one of ${n}`)
    return value
  }
export const never = giving()
