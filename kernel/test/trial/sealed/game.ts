import { copy, defineGame, hideSlots, PackError, redealSlots, type Slot, sortBag } from '../../../src/index.ts'
import { backsIn, CARDS_EACH, earning, GAINS, isFaceUp, lyingCards, SECTIONS, STACKS } from './queries.ts'
import { reactions, rules } from './rules.ts'
import type { Card, CardId, Content, Gain, Sealed, Section, State, Tribe, Yield } from './types.ts'

const MOST_PLAYERS = 4 // ARR-GEN-01

/** Twenty-one cards with three backs, each card as its sections top | middle | bottom. */
export const pack = {
  rounds: { 2: 3, 3: 3, 4: 2 },
  startFame: 4,
  swords: 12,
  discs: 12,
  ogam: [2, 1, 0, 1],
  cards: {
    B: {
      B01: 'D3 S1 | D2 | D1',
      B02: 'D2 F1 | D1 S1 | D1',
      B03: 'D2 | D3 | D1',
      B04: 'D2 S1 | D1 S1 | D1 S1',
      B05: 'D2 F1 | D1 F1 | D1',
      B06: 'D3 | D2 | D1',
      B07: 'D2 S1 | D2 F1 | D1',
    },
    W: {
      W01: 'S3 D1 | S2 | S1',
      W02: 'S2 | S2 D1 | S1',
      W03: 'S2 F1 | S1 | S1',
      W04: 'S3 | S2 | S1',
      W05: 'S2 D1 | S1 D1 | S1',
      W06: 'S3 | S1 |',
      W07: 'S2 | S2 | S1',
    },
    G: {
      G01: 'F3 | F2 | F1',
      G02: 'F2 D1 | F1 | F1',
      G03: 'F3 S1 | F2 | F1',
      G04: 'F2 | F2 D1 | F1',
      G05: 'F3 | F1 S1 |',
      G06: 'F2 D1 | F2 | F1',
      G07: 'F3 | F1 | F1',
    },
  },
}

const LETTERS: Readonly<Record<string, Gain>> = { F: 'fame', D: 'discs', S: 'swords' }

function load(given: unknown): Content {
  const { cards: backs, ...numbers } = given as typeof pack
  const cards: Record<CardId, Card> = {}
  for (const [back, fronts] of Object.entries(backs))
    for (const [id, text] of Object.entries(fronts))
      cards[id] = { back, sections: parseSections(text, `cards.${back}.${id}`) }
  const least = CARDS_EACH * MOST_PLAYERS + STACKS.length // ARR-RULING-31 drawing never fails
  if (Object.keys(cards).length < least) throw new PackError('cards', 'tooFewCards', { least })
  return { ...numbers, cards }
}

function parseSections(text: string, path: string): Record<Section, Yield> {
  const parts = text.split('|')
  if (parts.length !== SECTIONS.length) throw new PackError(path, 'notThreeSections', { text })
  const [top, middle, bottom] = parts.map((part) => parseYield(part, path)) as [Yield, Yield, Yield]
  return { top, middle, bottom }
}

function parseYield(text: string, path: string): Yield {
  const shown: Partial<Record<Gain, number>> = {}
  for (const word of text.split(' ').filter((w) => w !== '')) {
    const gain = LETTERS[word.charAt(0)]
    if (gain === undefined) throw new PackError(path, 'noSuchSymbol', { word })
    shown[gain] = Number(word.slice(1))
  }
  return shown
}

const frontOf = (slot: Slot<CardId>): CardId | null => (isFaceUp(slot) ? (slot.is ?? null) : null)

export const sealedGame = defineGame<Sealed>({
  id: 'trial-sealed',
  version: '1',
  seats: { min: 2, max: MOST_PLAYERS },
  options: [
    { key: 'blockersInTurnOrder', rule: 'ARR-RULING-26', values: [false, true], default: false },
    { key: 'ogamBeforeFourthCard', rule: 'ARR-RULING-40', values: [false, true], default: false },
  ],
  load,
  setup(content, seats, options) {
    const each = <T>(make: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat))
    const state: State = {
      seats,
      blockersInTurnOrder: options.blockersInTurnOrder === true,
      ogamBeforeFourthCard: options.ogamBeforeFourthCard === true,
      round: 1,
      startPlayer: 0,
      stacks: { 1: { size: 0, top: null }, 2: { size: 0, top: null }, 3: { size: 0, top: null } },
      bag: Object.fromEntries(Object.keys(content.cards).map((card) => [card, 1])),
      rows: each(() => []),
      discard: {},
      blockers: each(() => []),
      tribes: each((seat): Tribe => ({ fame: content.startFame, discs: 0, swords: 0, ogam: content.ogam[seat] ?? 0 })),
      supply: { swords: content.swords, discs: each(() => content.discs) },
      usedOgam: 0,
    }
    return { state, first: { rule: 'game', at: 'startPlayer' } }
  },
  rules,
  reactions,
  clone: (s) => ({
    ...s,
    stacks: copy(s.stacks),
    bag: { ...s.bag },
    rows: copy(s.rows),
    discard: { ...s.discard },
    blockers: s.blockers.map((standing) => standing.slice()),
    tribes: s.tribes.map((tribe) => ({ ...tribe })),
    supply: { swords: s.supply.swords, discs: s.supply.discs.slice() },
  }),
  // 6.3 Nobody knows the front of a face-down card, its owner included; all else lies open.
  view({ state }, stack, viewer) {
    const { seats, blockersInTurnOrder, ogamBeforeFourthCard, round, startPlayer, usedOgam } = state
    const { stacks, discard, blockers, tribes, supply } = state
    const open = { seats, blockersInTurnOrder, ogamBeforeFourthCard, round, startPlayer, usedOgam }
    const unseen = { ...state.bag }
    const rows = state.rows.map((row) => hideSlots(row, viewer, unseen))
    const bag = sortBag(unseen)
    return { state: { ...open, stacks, discard, blockers, tribes, supply, rows, bag }, stack }
  },
  // Cards fixed by a reshuffle come first, since they cannot be just any; the rest stays in the bag.
  redeal(content, { state, stack }, _, random) {
    const bag = { ...state.bag }
    const rows = state.rows.map((row) => redealSlots(row, bag, random, backsIn(content)))
    return { state: { ...state, rows, bag }, stack }
  },
  things: ({ state }) => [
    ...STACKS.map((id) => ({
      id: `stack/${id}`,
      kind: 'stack',
      label: 'stack',
      facts: { size: state.stacks[id].size, back: state.stacks[id].top?.back ?? null },
    })),
    ...state.tribes.map(({ fame }, seat) => ({ id: `tribe/${seat}`, kind: 'tribe', label: 'tribe', facts: { fame } })),
    ...lyingCards(state).map(({ seat, at, slot }) => ({
      id: `card/${seat}/${at + 1}`,
      kind: 'card',
      at: `tribe/${seat}`,
      label: 'card',
      facts: { back: slot.back ?? null, front: frontOf(slot) },
    })),
  ],
  sums: (t) =>
    Object.fromEntries(
      t.state.rows.flatMap((_, seat) => GAINS.map((gain) => [`${gain} of ${seat}`, earning(t, seat, gain)])),
    ),
})
