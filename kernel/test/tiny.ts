/** Games of a few steps, made for one test each, and one small bazaar that has a bit of everything. */

import {
  type Actor,
  addTo,
  among,
  type Choice,
  copy,
  type DefinedGame,
  type Definition,
  defineGame,
  dice,
  draw,
  drawCard,
  type Effect,
  type Event,
  type Frame,
  findOutcome,
  type GameTypes,
  hidePile,
  type Interpreter,
  oneOf,
  openTable,
  outcomesAt,
  type Pile,
  type Plain,
  type PositionOf,
  parse,
  pileOf,
  type Random,
  type Reaction,
  type Rule,
  RuleError,
  type RuleId,
  redealPile,
  type Seat,
  slot,
  sortBag,
  steps,
  upTo,
} from '../src/index.ts'

export interface TinyFrame extends Frame {
  readonly seat?: Seat
  readonly name?: string
  count?: number
}
export interface TinyState {
  log: string[]
  n: Record<string, number>
}
export interface TinyEvent extends Event {
  readonly what?: Plain
}
export interface TinyContent {
  readonly fields: readonly string[]
}
export interface Tiny extends GameTypes {
  content: TinyContent
  state: TinyState
  frame: TinyFrame
  event: TinyEvent
  seen: TinyState
  effect: Effect
  context: Plain
}

export const x = steps<Tiny, TinyFrame>()
export type TinyRule = Rule<Tiny, TinyFrame>
export const FIELDS = ['A', 'B', 'C'] as const
export const fieldIds = among((c: TinyContent) => c.fields)

/** A step that writes its name down and goes on. */
export const note = (line: string, next = 'end') =>
  x.auto('T-NOTE', (t) => {
    t.state.log.push(line)
    return next
  })
/** A question with two answers at which a game of a few steps comes to rest. */
export const rest = x.decision('T-REST', {
  seat: () => 0,
  offers: [
    x.word('T-REST', 'wait', 'again'),
    x.word('T-REST', 'stop', (t) => {
      t.end({ rule: 'T-REST', reason: 'stopped', winners: [0] })
      return 'again'
    }),
  ],
})
/** A reaction that lets these rules run. */
export const when = (on: string, ...rules: readonly string[]): Reaction<Tiny> => ({
  rule: `T-WHEN-${on}`,
  on,
  frames: () => rules.map((rule) => ({ rule, at: 'go' })),
})
export const happened = (type: string): TinyEvent => ({ rule: 'T-EVENT', type })

interface Extras {
  readonly reactions?: readonly Reaction<Tiny>[]
  readonly effects?: Readonly<Record<string, Interpreter<Tiny>>>
  readonly seats?: number
}

/** A game whose first frame is `main.go`. */
export function tinyGame(rules: Readonly<Record<string, TinyRule>>, extras: Extras = {}): DefinedGame<Tiny> {
  const definition: Definition<Tiny> = {
    id: 'tiny',
    version: '1',
    seats: { min: 1, max: 4 },
    options: [],
    load: () => ({ fields: FIELDS }),
    setup: () => ({ state: { log: [], n: {} }, first: { rule: 'main', at: 'go' } }),
    rules,
    reactions: extras.reactions ?? [],
    ...(extras.effects === undefined ? {} : { effects: extras.effects }),
    clone: copy,
    view: openTable.view,
    redeal: openTable.redeal,
    things: () => [],
  }
  return defineGame(definition)
}

/** A game at its first question, and a way to go on in notation: `0 wait`, `chance 5/2`. */
export function begun(rules: Readonly<Record<string, TinyRule>>, extras: Extras = {}) {
  const game = tinyGame(rules, extras)
  const content = game.load({})
  const position = game.setup(content, extras.seats ?? 2)
  return { game, content, position, log: position.state.log }
}

/** Takes one entry of a line; a refusal fails the test. */
export function act<G extends GameTypes>(game: DefinedGame<G>, content: G['content'], p: PositionOf<G>, entry: string) {
  const [who = '', ...words] = entry.split(' ')
  const pending = game.pending(content, p)
  const outcome = pending.kind === 'chance' ? findOutcome(pending.outcomes, words.join(' ')) : undefined
  const applied =
    who === 'chance'
      ? game.apply(content, p, { outcome: outcome ?? words.join(' ') })
      : game.apply(content, p, { seat: Number(who), choice: parse(game.compiled.verbs, content, words.join(' ')) })
  if ('refused' in applied) throw new Error(`"${entry}" is refused: ${JSON.stringify(applied.refused)}`)
  return applied
}

/** Takes a line of entries and gives the last position. */
export function acts<G extends GameTypes>(
  game: DefinedGame<G>,
  content: G['content'],
  start: PositionOf<G>,
  ...line: readonly string[]
): PositionOf<G> {
  return line.reduce((p, entry) => act(game, content, p, entry).position, start)
}

// —— the bazaar: coins, dice, a deck, a purse to spread, a sealed bid, effects and reactions ——

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
const stallIds = among((c: Bazaar['content']) => c.stalls)
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
        reach: () => [1, 2, 3].map((n): Earn => ({ do: 'earn', n })),
        conditions: [
          u.needs(
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
        t.reveal([state.active])
        const told = { rule: 'BZ-DRAW-02', type: 'drawn' }
        t.emit({ ...told, what: card, shownTo: [state.active], others: told })
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
    conditions: [u.needs('BZ-PAY-03', 'saltAlone', (_, _f, { n }) => n.salt === undefined || n.figs === undefined)],
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
        reach: () => [0, 1, 2, 3].map((coins): Bid => ({ do: 'bid', coins })),
        conditions: [
          b.needs('BZ-BID-03', 'tooPoor', ({ state, seat }, _, { coins }) => coins <= (state.coins[seat] as number)),
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
        reach: ({ content }) => content.stalls.map((stall): Gift => ({ do: 'gift', stall })),
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

export const fails = (work: () => unknown): RuleError => {
  try {
    work()
  } catch (error) {
    if (error instanceof RuleError) return error
    throw error
  }
  throw new Error('no RuleError was thrown')
}

export interface Move extends Choice {
  readonly do: 'move'
  readonly from: string
  readonly to: string
}

export function movingGame(asked: string[] = []) {
  const needs = (rule: RuleId, reason: string, bad: (c: Move) => boolean) =>
    x.needs<Move>(
      rule,
      reason,
      (_, _f, c) => !bad(c),
      (_, _f, c) => ({ from: c.from, to: c.to }),
    )
  return begun({
    main: {
      go: x.decision('T-TURN', {
        seat: () => 1,
        offers: [
          x.offer<Move>('T-MOVE', 'move', {
            args: { from: fieldIds, to: fieldIds },
            *reach({ content }) {
              for (const from of content.fields) for (const to of content.fields) yield { do: 'move', from, to }
            },
            conditions: [
              needs('T-1', 'notFromA', (c) => c.from === 'A'),
              x.needs('T-2', 'tired', ({ state }) => {
                asked.push('tired')
                return state.n.tired === undefined
              }),
              needs('T-3', 'sameField', (c) => c.from === c.to),
              needs('T-4', 'notToC', (c) => c.to === 'C'),
            ],
            take(t, _, { from, to }) {
              t.state.log.push(`${from}-${to}`)
              return 'again'
            },
          }),
          x.word('T-NAP', 'nap', (t) => {
            t.state.n.tired = 1
            return 'again'
          }),
          x.word('T-ROLL', 'roll', 'dice'),
        ],
      }),
      dice: x.chance('T-DICE', {
        outcomes: () => ({ list: [1, 2], weights: null, total: 2 }),
        take(t, _, die) {
          t.state.log.push(typeof die)
          return die === 1 ? 'go' : 'other'
        },
      }),
      other: x.decision('T-OTHER', {
        seat: () => 0,
        offers: [
          x.word('T-OTHER', 'stay', 'go'),
          x.word('T-OTHER', 'leave', (t) => {
            t.end({ rule: 'T-OTHER', reason: 'left', winners: [] })
            return 'end'
          }),
        ],
      }),
    },
  })
}

export const move = (from: string, to: string) => ({ do: 'move', from, to }) as Choice
