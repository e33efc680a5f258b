import {
  addTo,
  copy,
  defineGame,
  draw,
  entriesOf,
  equally,
  hidePile,
  type Pile,
  pileOf,
  redealPile,
  sizeOf,
  sortBag,
  takeFrom,
} from '../../../src/index.ts'
import { effects } from './effects.ts'
import { load } from './load.ts'
import { battlesIn, cardOf, conquestIn, KINDS, regionOf } from './queries.ts'
import { reactions, rules } from './rules/reactions.ts'
import type { Barbarians, CardId, Content, Kind, Player, RegionCardId, Start, State, Terrain } from './types.ts'

/** Two islands and the first region of a third; building limit and decks are smaller than in the box. */
export const pack = {
  eras: 2,
  limits: { god: 3, warlord: 3, building: 2 },
  solo: { god: 4, warlord: 4, building: 4 },
  costs: { archer: 'food wood', berserker: 'wood iron', raider: 'food iron' },
  cards: {
    GD01: { kind: 'god', dp: 2 },
    GD02: { kind: 'god', dp: 3 },
    GD03: { kind: 'god', dp: 3 },
    GD04: { kind: 'god', dp: 1 },
    GD05: { kind: 'god', dp: 1 },
    GD07: { kind: 'god', dp: 2 },
    W01: { kind: 'warlord', crowns: 1, troop: 'raider', sacrifice: 'BARB 2 / (BARB 1 + TACT 1)' },
    W03: { kind: 'warlord', crowns: 1, troop: 'archer', sacrifice: 'ANY 5' },
    W04: { kind: 'warlord', crowns: 2, troop: 'raider', sacrifice: 'CAMPAIGN' },
    W07: { kind: 'warlord', crowns: 2, troop: 'archer', sacrifice: 'CARD + DP 1' },
    W09: { kind: 'warlord', crowns: 2, troop: 'raider', sacrifice: 'BUILDCARD' },
    W12: { kind: 'warlord', crowns: 1, troop: 'raider', sacrifice: 'CAMPAIGN x2' },
    W15: { kind: 'warlord', crowns: 2, troop: 'any', sacrifice: 'DP 4' },
    W16: { kind: 'warlord', crowns: 3, troop: 'berserker', sacrifice: 'TROOP 2' },
    BU01: { kind: 'building' },
    BU02: { kind: 'building' },
    BU05: { kind: 'building' },
    BU08: { kind: 'building' },
    BU17: { kind: 'building' },
    BU25: { kind: 'building' },
  },
  islands: ['Fenian', 'Aaruwn', 'Boenhoor'],
  regions: {
    'FEN-S': { island: 'Fenian', terrain: 'swamp', marker: 'shan 3' },
    'FEN-F': { island: 'Fenian', terrain: 'forest', marker: 'nefriar 2' },
    'AAR-M': { island: 'Aaruwn', terrain: 'mountain', marker: 'aspidian 4' },
    'AAR-F': { island: 'Aaruwn', terrain: 'forest', marker: 'varg 5' },
    'AAR-S': { island: 'Aaruwn', terrain: 'swamp' },
    'BOE-G': { island: 'Boenhoor', terrain: 'glacier', marker: 'varg 6' },
  },
  routes: ['START FEN-S', 'START FEN-F', 'FEN-S FEN-F', 'FEN-F AAR-M', 'AAR-M AAR-F', 'AAR-F AAR-S', 'AAR-M BOE-G'],
  regionCards: {
    forest: {
      F01: 'B1 +B1=2',
      F04: 'B1 » wood 1',
      F05: 'B2 +R1=3 » gold 1',
      F10: 'B1 R1 » HON 1',
      F11: 'B1 R1 » ANY 1',
      F14: 'B2 R1 » CARD',
      F17: 'B1 R2 » KNOW 1',
    },
    glacier: {
      G01: 'R1 +R1=2',
      G03: 'A1 +R1=2',
      G04: 'R1 » food 1',
      G05: 'R2 +A1=3 » gold 1',
      G10: 'A1 R1 » HON 1',
      G14: 'A1 R2 » CARD',
    },
    mountain: {
      M01: 'A1 +A1=2',
      M03: 'B1 +A1=2',
      M04: 'A1 » iron 1',
      M05: 'A2 +B1=3 » gold 1',
      M10: 'A1 B1 » HON 1',
      M14: 'A2 B1 » CARD',
    },
    swamp: {
      S01: 'A1 +B1=2',
      S04: 'B1 R1 » food 1',
      S05: 'B2 +A1=3 » gold 1',
      S10: 'A1 R1 » HON 1',
      S11: 'B1 R1 » ANY 1',
      S14: 'A1 B2 » CARD',
    },
  },
  milestones: [
    { at: 2, bonus: 'food 1 + wood 1 + iron 1' },
    { at: 4, bonus: 'KNOW 1' },
    { at: 6, bonus: 'BUILDCARD' },
    { at: 9, bonus: 'TROOP 3' },
    { at: 12, bonus: 'ANY 4' },
    { at: 15, bonus: 'CARD' },
  ],
  spaces: { 'R1-s0': 'food 1 + wood 1 + iron 1', 'R1-s1': 'HON 2', 'R1-s2': 'CAMPAIGN', 'R1-s3': 'CARD' },
  seats: [
    {
      tribe: 'blue',
      resources: { food: 3, wood: 3, iron: 3, stone: 3, gold: 3 },
      troops: { archer: 2, berserker: 2, raider: 2 },
      knowledge: { defence: 1, nefriar: 4 },
      cards: ['GD01', 'W04', 'W07', 'W15', 'BU01', 'BU02'],
    },
    {
      tribe: 'red',
      resources: { food: 3, wood: 3, iron: 3, stone: 3, gold: 3 },
      troops: { archer: 2, berserker: 2, raider: 2 },
      knowledge: { discovery: 2 },
      cards: ['GD02', 'W12', 'W01'],
    },
  ],
}

function playerFrom({ cards, ...start }: Start): Player {
  const begun = copy(start)
  return {
    ...begun,
    furthest: start.honour,
    cards: cards.map((card) => ({ card, upright: true })),
    aside: null,
    conquered: [],
  }
}

/** BAR-SETUP-06 One deck per kind; BAR-SOLO-03 with one player a common one. */
function decksFor(content: Content, players: readonly Player[]): State['decks'] {
  const held = players.flatMap(({ cards }) => cards.map(({ card }) => card))
  const left = Object.keys(content.cards).filter((card) => !held.includes(card))
  const pile = (cards: readonly CardId[]) => pileOf(Object.fromEntries(cards.map((card) => [card, 1])))
  if (players.length === 1) return { common: pile(left) }
  return Object.fromEntries(
    KINDS.map((kind) => [kind, pile(left.filter((card) => cardOf(content, card).kind === kind))]),
  )
}

const overTerrains = (make: (terrain: Terrain) => Pile<RegionCardId>): State['terrain'] => ({
  glacier: make('glacier'),
  forest: make('forest'),
  mountain: make('mountain'),
  swamp: make('swamp'),
})
const overDecks = (decks: State['decks'], change: (pile: Pile<CardId>) => Pile<CardId>): State['decks'] =>
  Object.fromEntries(Object.entries(decks).map(([key, pile]) => [key, change(pile)]))

const countOf = (cards: State['removed']): number => entriesOf(cards).reduce((all, [, n]) => all + n, 0)

/** BAR-SOLO-03 How many cards of a kind left the game: of all that no player began with, all but those of the deck. */
const removedOf = ({ players }: State, content: Content, kind: Kind): number => {
  const isKind = (card: CardId) => cardOf(content, card).kind === kind
  const began = content.starts.slice(0, players.length).flatMap(({ cards }) => cards.filter(isKind))
  return Object.keys(content.cards).filter(isKind).length - began.length - content.solo[kind]
}

export const sacrificeGame = defineGame<Barbarians>({
  id: 'trial-sacrifice',
  version: '1',
  seats: { min: 1, max: 2 },
  options: [{ key: 'target', rule: 'BAR-SOLO-08', values: [80, 100, 130, 150], default: 100, seats: [1] }],
  load,
  setup(content, seats, { target }) {
    const players = content.starts.slice(0, seats).map(playerFrom)
    const regions = Object.keys(content.regions)
    const cardsIn = (terrain: Terrain) =>
      Object.keys(content.regionCards).filter((card) => content.regionCards[card]?.terrain === terrain)
    const state: State = {
      era: 0,
      players,
      order: [...players.keys()].sort((a, b) => (players[b]?.honour ?? 0) - (players[a]?.honour ?? 0)),
      markers: regions.filter((id) => regionOf(content, id).marker !== null),
      tiles: [...content.islands],
      heroes: {},
      decks: decksFor(content, players),
      removed: {},
      terrain: overTerrains((terrain) => pileOf(Object.fromEntries(cardsIn(terrain).map((card) => [card, 1])))),
      lastEra: false,
      target: Number(target),
    }
    return { state, first: { rule: 'game', at: 'selection', queue: [] } }
  },
  rules,
  reactions,
  effects,
  clone: (s) => ({
    ...s,
    players: s.players.map((p) => ({
      ...p,
      resources: { ...p.resources },
      troops: { ...p.troops },
      knowledge: { ...p.knowledge },
      cards: p.cards.map((held) => ({ ...held })),
      conquered: p.conquered.slice(),
    })),
    order: s.order.slice(),
    markers: s.markers.slice(),
    tiles: s.tiles.slice(),
    heroes: { ...s.heroes },
    decks: overDecks(s.decks, copy),
    removed: { ...s.removed },
    terrain: copy(s.terrain),
  }),
  // BAR-RULING-105, ledger 6.3 Nobody knows the order of a deck, nor which cards left the game.
  view({ state }, stack, viewer) {
    const decks = overDecks(state.decks, (pile) => hidePile(pile, viewer))
    if (decks.common !== undefined) {
      for (const [card, n] of entriesOf(state.removed)) addTo(decks.common.bag, card, n)
      decks.common.bag = sortBag(decks.common.bag)
    }
    const terrain = overTerrains((key) => hidePile(state.terrain[key], viewer))
    const { era, players, order, markers, tiles, heroes, lastEra, target } = state
    return {
      state: { era, players, order, markers, tiles, heroes, decks, removed: {}, terrain, lastEra, target },
      stack,
    }
  },
  redeal(content, { state, stack }, _viewer, random) {
    const { common } = state.decks
    // Before the first era the removal is still going on: nothing has to be gone yet.
    if (common !== undefined && state.era > 0)
      for (const kind of KINDS) {
        for (let i = removedOf(state, content, kind); i > 0; i--) {
          const unseen = entriesOf(common.bag).flatMap(([card]) => (cardOf(content, card).kind === kind ? [card] : []))
          const card = draw(equally(unseen), random)
          takeFrom(common.bag, card)
          addTo(state.removed, card)
        }
      }
    state.decks = overDecks(state.decks, (pile) => redealPile(pile, random))
    state.terrain = overTerrains((terrain) => redealPile(state.terrain[terrain], random))
    return { state, stack }
  },
  things: ({ state, content }) => [
    ...Object.keys(content.regions).map((id) => ({
      id,
      kind: 'region',
      label: 'region',
      facts: { marker: state.markers.includes(id), banner: state.players.findIndex((p) => p.conquered.includes(id)) },
    })),
    ...state.players.flatMap((p, owner) =>
      p.cards.map(({ card, upright }) => ({
        id: card,
        kind: cardOf(content, card).kind,
        label: 'card',
        facts: { owner, upright },
      })),
    ),
    ...state.players.flatMap(({ aside }, owner) =>
      aside === null ? [] : [{ id: aside, kind: 'warlord', label: 'aside', facts: { owner } }],
    ),
    ...Object.entries(state.decks).map(([id, pile]) => ({
      id: `deck/${id}`,
      kind: 'deck',
      label: 'deck',
      // Until the removal is over nobody can tell how far it has come.
      facts: { size: sizeOf(pile) + (state.era === 0 ? countOf(state.removed) : 0) },
    })),
  ],
  sums: (t, viewer) => {
    const seats = typeof viewer === 'number' ? [viewer] : []
    return Object.fromEntries(
      t.state.markers.flatMap((region) => [
        [`conquest ${region}`, conquestIn(t, region, 1)],
        ...seats.map((seat) => [`battles ${region}`, battlesIn(t, seat, region)]),
      ]),
    )
  },
})
