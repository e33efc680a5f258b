/** A pile beside a deck of real cardboard: the same deeds are done with both, and everybody must see the same. */

import fc from 'fast-check'
import { expect } from 'vitest'
import {
  addTo,
  type Counts,
  draw,
  drawCard,
  findOutcome,
  includesSeat,
  NOBODY,
  outcomesAt,
  type Pile,
  pileOf,
  putOnTop,
  putUnder,
  type Random,
  randomFrom,
  reshuffle,
  type Seat,
  type SeatSet,
  type Slot,
  searchDepth,
  settleAt,
  sizeOf,
  takeAt,
  type Viewer,
} from '../src/index.ts'

const SEATS = [0, 1, 2] as const
export const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator']

export function counts(cards: readonly string[]): Counts {
  const bag: Counts = {}
  for (const card of cards) addTo(bag, card)
  return bag
}

// —— what players do with a deck; a deck of lazily drawn cards and one of cardboard ——

export type Deed =
  | { do: 'draw' }
  | { do: 'peek'; depth: number; seat: Seat }
  | { do: 'top' | 'under'; knownTo: SeatSet }
  | { do: 'search'; kind: string }
  | { do: 'reshuffle'; withHand: boolean }

export const knownTo: fc.Arbitrary<SeatSet> = fc.oneof(
  fc.constant('all' as const),
  fc.subarray([...SEATS]).map((seats) => seats as SeatSet),
)
export const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Deed>({ do: 'draw' }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('peek' as const), depth: fc.nat(2), seat: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('top' as const, 'under' as const), knownTo }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('search' as const), kind: fc.constantFrom('a', 'b', 'z') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reshuffle' as const), withHand: fc.boolean() }) },
)

interface Deck {
  size(): number
  draw(): string
  peek(depth: number, seat: Seat): string
  /** The first card of a kind leaves; those passed over stay as they lie. Null: there is none. */
  search(kind: string): string | null
  top(card: string, knownTo: SeatSet): void
  under(card: string, knownTo: SeatSet): void
  reshuffle(more: readonly string[]): void
}

const isKind = (card: string, kind: string): boolean => card.startsWith(kind)

export function lazy(p: Pile, random: Random): Deck {
  const settle = (depth: number, seats: SeatSet): string => {
    for (let above = 0; above < depth; above++) settleAt(p, above, draw(outcomesAt(p, above), random))
    const card = draw(outcomesAt(p, depth), random)
    settleAt(p, depth, card, seats)
    return card
  }
  return {
    size: () => sizeOf(p),
    draw: () => drawCard(p, draw(outcomesAt(p, 0), random)),
    peek: (depth, seat) => settle(depth, [seat]),
    search(kind) {
      for (;;) {
        const depth = searchDepth(p, (card) => isKind(card, kind))
        if (depth < 0) return null
        const card = draw(outcomesAt(p, depth), random)
        settleAt(p, depth, card)
        if (isKind(card, kind)) return takeAt(p, depth)
      }
    },
    top: (card, seats) => putOnTop(p, card, seats),
    under: (card, seats) => putUnder(p, card, seats),
    reshuffle: (more) => reshuffle(p, counts(more)),
  }
}

interface Card {
  readonly is: string
  knownTo: SeatSet
}
const seatsOf = (a: SeatSet): readonly Seat[] => (a === 'all' ? SEATS : a)
const both = (a: SeatSet, b: SeatSet): SeatSet =>
  a === 'all' || b === 'all' ? 'all' : SEATS.filter((s) => seatsOf(a).includes(s) || seatsOf(b).includes(s))

/** A shuffled deck of cardboard, and who has seen which card lie where. */
export class Cardboard implements Deck {
  cards: Card[]
  private readonly random: Random
  constructor(cards: readonly string[], random: Random) {
    this.random = random
    this.cards = cards.map((is) => ({ is, knownTo: NOBODY }))
    this.shuffle()
  }
  private shuffle(): void {
    const rest = this.cards.map(({ is }): Card => ({ is, knownTo: NOBODY }))
    this.cards = []
    while (rest.length > 0) this.cards.push(...rest.splice(this.random(rest.length), 1))
  }
  size(): number {
    return this.cards.length
  }
  draw(): string {
    return (this.cards.shift() as Card).is
  }
  peek(depth: number, seat: Seat): string {
    const card = this.cards[depth] as Card
    card.knownTo = both(card.knownTo, [seat])
    return card.is
  }
  search(kind: string): string | null {
    const at = this.cards.findIndex((card) => isKind(card.is, kind))
    return at < 0 ? null : (this.cards.splice(at, 1)[0] as Card).is
  }
  top(is: string, seats: SeatSet): void {
    this.cards.unshift({ is, knownTo: seats })
  }
  under(is: string, seats: SeatSet): void {
    this.cards.push({ is, knownTo: seats })
  }
  reshuffle(more: readonly string[]): void {
    this.cards.push(...more.map((is) => ({ is, knownTo: NOBODY })))
    this.shuffle()
  }
}

/** Does one thing with a deck and says what was seen. Cards drawn go to the hand, cards laid back come from there. */
function perform(deck: Deck, hand: string[], deed: Deed): string {
  switch (deed.do) {
    case 'draw': {
      if (deck.size() === 0) return '-'
      const card = deck.draw()
      hand.push(card)
      return card
    }
    case 'peek':
      return deck.size() <= deed.depth ? '-' : deck.peek(deed.depth, deed.seat)
    case 'search': {
      const found = deck.search(deed.kind)
      if (found !== null) hand.push(found)
      return found ?? 'none'
    }
    case 'reshuffle':
      deck.reshuffle(deed.withHand ? hand.splice(0) : [])
      return '~'
    default: {
      const card = hand.pop()
      if (card !== undefined) deck[deed.do](card, deed.knownTo)
      return '+'
    }
  }
}

export function story(deck: Deck, line: readonly Deed[]): string {
  const hand: string[] = []
  const seen = line.map((deed) => perform(deck, hand, deed))
  seen.push('|')
  while (deck.size() > 0) seen.push(deck.draw())
  return seen.join(' ')
}

export const decks = (most: number) =>
  fc.array(fc.constantFrom('a', 'b', 'c', 'a2', 'b2'), { minLength: 1, maxLength: most }).map((cards) => cards.sort())

/** Card for card from the top: what a view shows of it, and who else has seen it. */
export function reading(p: Pile): string[] {
  const open: Slot = { knownTo: NOBODY }
  const middle = sizeOf(p) - p.top.length - p.bottom.length
  const slots = [...p.top, ...Array.from({ length: middle }, () => open), ...p.bottom]
  return slots.map((at) => `${at.is ?? '?'} ${JSON.stringify(at.knownTo)}`)
}
export const shown = (card: Card, viewer: Viewer) =>
  `${includesSeat(card.knownTo, viewer) ? card.is : '?'} ${JSON.stringify(card.knownTo)}`

/** A lazy deck whose chance always gives what lies in the cardboard deck. */
function following(p: Pile, model: Cardboard): Deck {
  const settle = (depth: number, seats: SeatSet): string => {
    const { is } = model.cards[depth] as Card
    expect(findOutcome(outcomesAt(p, depth), is)).toBe(is)
    settleAt(p, depth, is, seats)
    return is
  }
  const deck = lazy(p, () => 0)
  return {
    ...deck,
    draw: () => {
      settle(0, NOBODY)
      return takeAt(p, 0)
    },
    peek(depth, seat) {
      for (let above = 0; above < depth; above++) settle(above, NOBODY)
      return settle(depth, [seat])
    },
    search(kind) {
      for (let depth = 0; depth < model.cards.length; depth++)
        if (isKind(settle(depth, NOBODY), kind)) return takeAt(p, depth)
      return null
    },
  }
}

/** Plays the line on both decks and calls `check` after every deed. */
function compare(
  cards: readonly string[],
  line: readonly Deed[],
  seed: number,
  check: (p: Pile, model: Cardboard, random: Random) => void,
): void {
  const random = randomFrom(seed)
  const model = new Cardboard(cards, random)
  const pile = pileOf(counts(cards))
  const hands: [string[], string[]] = [[], []]
  const deck = following(pile, model)
  for (const deed of line) {
    expect(perform(deck, hands[0], deed)).toBe(perform(model, hands[1], deed))
    check(pile, model, random)
  }
}
const lines = fc.array(deeds, { minLength: 1, maxLength: 14 })
export const against = (check: Parameters<typeof compare>[3]) =>
  fc.assert(
    fc.property(decks(6), lines, fc.integer(), (cards, line, seed) => compare(cards, line, seed, check)),
    { numRuns: 120 },
  )
