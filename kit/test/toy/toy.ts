/** The toy as a whole. `toy(change)` makes one with exactly one thing changed. */

import {
  addTo,
  clonePile,
  type Definition,
  defineGame,
  type Game,
  hidePile,
  hideSlots,
  includesSeat,
  type OptionSpec,
  type Plain,
  type PositionOf,
  pileOf,
  type Random,
  redealPile,
  redealSlots,
  type Slot,
  sizeOf,
  sortBag,
  sum,
  sumsOf,
  type Thing,
  type Viewer,
} from '@skerry/kernel'
import type { Subject } from '../../src/index.ts'
import { cardsOf, dockAt, worth } from './queries.ts'
import { effects, reactions, rules } from './rules.ts'
import type { CardId, Cargo, Content, Dock, State, Toy } from './types.ts'
import { de, en } from './words.ts'

const { part } = sumsOf<Toy>()

export const pack = {
  rounds: 2,
  coins: 20,
  crates: 6,
  room: 3,
  docks: ['A', 'B', 'C'],
  cards: {
    gold: { count: 3, effects: [{ do: 'coins', n: 2 }] },
    chart: { count: 4, effects: [{ do: 'draw' }, { do: 'coins', n: 1 }] },
    crates: {
      count: 4,
      effects: [
        { do: 'unload', n: 3 },
        { do: 'coins', n: 1 },
      ],
    },
    lead: { count: 3, effects: [{ do: 'coins', n: 1 }] },
  },
}

const options: readonly OptionSpec[] = [
  { key: 'sea', rule: 'TOY-OPTION-01', values: ['mild', 'rough'], default: 'mild' },
  { key: 'gusts', rule: 'TOY-OPTION-02', values: [false, true], default: false, needs: { sea: 'rough' } },
]

const CARGO: readonly Cargo[] = ['spice', 'silk']

export const definition: Definition<Toy> = {
  id: 'toy',
  version: '1',
  seats: { min: 2, max: 3 },
  options,
  load: (given) => given as Content,
  setup(content, seats, { sea, gusts }) {
    const each = <T>(value: (seat: number) => T) => Array.from({ length: seats }, (_, seat) => value(seat))
    const bag = Object.fromEntries(Object.entries(content.cards).map(([card, { count }]) => [card, count]))
    const dock = (): Dock => ({ boats: each(() => 0), crates: 0, crane: false, light: false })
    const state: State = {
      seats,
      windWeights: { calm: 3, breeze: 2, gale: (sea === 'rough' ? 2 : 1) + (gusts ? 1 : 0) },
      round: 1,
      order: each((seat) => seat),
      pile: pileOf(bag),
      hands: each(() => []),
      discard: {},
      cargo: each(() => null),
      docks: Object.fromEntries(content.docks.map((id) => [id, dock()])),
      coins: each(() => 1),
      bank: content.coins,
      crates: content.crates,
      storm: false,
      patrol: false,
      lastWind: null,
    }
    return { state, first: { rule: 'game', at: 'deal', dealt: 0 } }
  },
  rules,
  reactions,
  effects,
  clone: (s) => ({
    ...s,
    windWeights: { ...s.windWeights },
    order: s.order.slice(),
    pile: clonePile(s.pile),
    hands: s.hands.map(cloneSlots),
    discard: { ...s.discard },
    cargo: s.cargo.map((cargo) => cargo && cloneSlot(cargo)),
    docks: Object.fromEntries(Object.entries(s.docks).map(([id, d]) => [id, { ...d, boats: d.boats.slice() }])),
    coins: s.coins.slice(),
  }),
  // TOY-DRAW-01, TOY-STOW-01, TOY-PEEK-01 Hands, cargo and a card one has peeked at are secret.
  view({ state }, stack, viewer) {
    state.pile = hidePile(state.pile, viewer)
    state.hands = state.hands.map((hand) => hideSlots(hand, viewer, state.pile.bag))
    state.pile.bag = sortBag(state.pile.bag)
    state.cargo = state.cargo.map((cargo) => cargo && hideCargo(cargo, viewer))
    return { state, stack }
  },
  redeal(_, { state, stack }, __, random) {
    state.hands = state.hands.map((hand) => redealSlots(hand, state.pile.bag, random))
    state.pile = redealPile(state.pile, random)
    state.cargo = state.cargo.map((cargo) => cargo && redealCargo(cargo, random))
    return { state, stack }
  },
  things: ({ state, content }, viewer) => [
    ...content.docks.map((id): Thing => {
      const { boats, crates, crane, light } = dockAt(state, id)
      return { id, kind: 'dock', label: 'dock', facts: { boats, crates, crane, light } }
    }),
    { id: 'pile', kind: 'pile', label: 'pile', facts: { cards: sizeOf(state.pile) } },
    ...state.hands.flatMap((hand, seat): Thing[] => [
      { id: `hand ${seat}`, kind: 'hand', label: 'hand', facts: { cards: hand.length } },
      ...(seat === viewer ? cardsOf(state, seat) : []).map(
        (card, i): Thing => ({ id: `card ${i}`, kind: 'card', at: `hand ${seat}`, label: 'card', facts: { card } }),
      ),
    ]),
  ],
  sums: ({ state }, viewer) => ({
    ...Object.fromEntries(state.coins.map((_, seat) => [`worth ${seat}`, worth(state, seat, viewer)])),
    ...(typeof viewer !== 'number' ? {} : { hand: sum(part('TOY-HAND-01', cardsOf(state, viewer).length, 'cards')) }),
  }),
}

const cloneSlot = <C extends string>({ is, knownTo }: Slot<C>): Slot<C> => ({
  ...(is === undefined ? {} : { is }),
  knownTo: knownTo === 'all' ? 'all' : knownTo.slice(),
})
const cloneSlots = (slots: readonly Slot<CardId>[]): Slot<CardId>[] => slots.map(cloneSlot)
const hideCargo = ({ is, knownTo }: Slot<Cargo>, viewer: Viewer): Slot<Cargo> =>
  is !== undefined && includesSeat(knownTo, viewer) ? { is, knownTo } : { knownTo }
const redealCargo = (cargo: Slot<Cargo>, random: Random): Slot<Cargo> =>
  cargo.is === undefined ? { ...cargo, is: CARGO[random(CARGO.length)] as Cargo } : cargo

function conserved(content: Content, { state }: PositionOf<Toy>): Record<string, number> {
  const cards = { ...state.pile.bag }
  for (const { is } of [...state.pile.top, ...state.pile.bottom, ...state.hands.flat()])
    if (is !== undefined) addTo(cards, is)
  for (const [card, n] of Object.entries(state.discard)) addTo(cards, card, n)
  return {
    ...Object.fromEntries(Object.keys(content.cards).map((card) => [card, cards[card] ?? 0])),
    coins: state.coins.reduce((all, n) => all + n, state.bank),
    'crates ashore and in supply': Object.values(state.docks).reduce((all, { crates }) => all + crates, state.crates),
  }
}

function secrets(_: Content, { state }: PositionOf<Toy>, viewer: Viewer): Record<string, Plain> {
  const hidden: Record<string, Plain> = {}
  for (const [seat, hand] of state.hands.entries()) {
    if (seat === viewer) continue
    if (hand.length > 0) hidden[`hand ${seat}`] = cardsOf(state, seat)
    const cargo = state.cargo[seat]
    if (cargo?.is !== undefined && !includesSeat(cargo.knownTo, viewer)) hidden[`cargo ${seat}`] = cargo.is
  }
  const top = state.pile.top[0]
  if (top?.is !== undefined && !includesSeat(top.knownTo, viewer)) hidden.top = top.is
  return hidden
}

export const toy = (change: (d: Definition<Toy>) => Definition<Toy> = (d) => d): Subject<Toy> =>
  toyWith(defineGame<Toy>(change(definition)))

/** The toy with another game, or other words. */
export const toyWith = (game: Game<Toy>, words: Subject<Toy>['words'] = { en, de }): Subject<Toy> => ({
  game,
  pack,
  longest: 60,
  conserved,
  secrets,
  reach: ['TOY-BLOCK-01', 'TOY-PATROL-01', 'TOY-SCORE-03', 'TOY-STORM-01', 'TOY-TOLL-02', 'TOY-WIND-03', 'TOY-WIND-04'],
  ...(words === undefined ? {} : { words }),
})
