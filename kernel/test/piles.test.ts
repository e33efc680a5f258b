import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addTo,
  backsOf,
  type Counts,
  canonical,
  clonePile,
  countOf,
  draw,
  drawCard,
  entriesOf,
  findOutcome,
  frontsOf,
  hidePile,
  hideSlots,
  includesSeat,
  NOBODY,
  outcomesAt,
  type Pile,
  pileOf,
  putOnTop,
  putUnder,
  type Random,
  RuleError,
  randomFrom,
  redealPile,
  redealSlots,
  reshuffle,
  type Seat,
  type SeatSet,
  type Slot,
  searchDepth,
  settleAt,
  settleSlot,
  sizeOf,
  takeAt,
  takeFrom,
  type Viewer,
} from '../src/index.ts'
import { chancesOf } from './branches.ts'

const SEATS = [0, 1, 2] as const
const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator']

function counts(cards: readonly string[]): Counts {
  const bag: Counts = {}
  for (const card of cards) addTo(bag, card)
  return bag
}

// —— what players do with a deck; a deck of lazily drawn cards and one of cardboard ——

type Deed =
  | { do: 'draw' }
  | { do: 'peek'; depth: number; seat: Seat }
  | { do: 'top' | 'under'; knownTo: SeatSet }
  | { do: 'search'; kind: string }
  | { do: 'reshuffle'; withHand: boolean }

const knownTo: fc.Arbitrary<SeatSet> = fc.oneof(
  fc.constant('all' as const),
  fc.subarray([...SEATS]).map((seats) => seats as SeatSet),
)
const deeds: fc.Arbitrary<Deed> = fc.oneof(
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

function lazy(p: Pile, random: Random): Deck {
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
class Cardboard implements Deck {
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

function story(deck: Deck, line: readonly Deed[]): string {
  const hand: string[] = []
  const seen = line.map((deed) => perform(deck, hand, deed))
  seen.push('|')
  while (deck.size() > 0) seen.push(deck.draw())
  return seen.join(' ')
}

const decks = (most: number) =>
  fc.array(fc.constantFrom('a', 'b', 'c', 'a2', 'b2'), { minLength: 1, maxLength: most }).map((cards) => cards.sort())

describe('cards drawn when they are needed', () => {
  function sameAsCardboard(cards: readonly string[], line: readonly Deed[]): void {
    const drawn = chancesOf((random) => story(lazy(pileOf(counts(cards)), random), line))
    expect(drawn).toEqual(chancesOf((random) => story(new Cardboard(cards, random), line)))
  }

  it('come as from a shuffled deck when they are drawn', () => {
    sameAsCardboard(['a', 'a', 'b', 'c', 'c'], [])
  })

  it('come as from a shuffled deck after a look at the third card', () => {
    sameAsCardboard(['a', 'a', 'b', 'c'], [{ do: 'peek', depth: 2, seat: 0 }, { do: 'draw' }])
  })

  it('come as from a shuffled deck when a card goes back on top or under the deck', () => {
    sameAsCardboard(
      ['a', 'a', 'b', 'c'],
      [{ do: 'draw' }, { do: 'draw' }, { do: 'under', knownTo: [0] }, { do: 'top', knownTo: NOBODY }],
    )
  })

  it('come as from a shuffled deck when somebody searched for the first card of a kind', () => {
    sameAsCardboard(
      ['a', 'a2', 'b', 'c'],
      [
        { do: 'search', kind: 'b' },
        { do: 'search', kind: 'a' },
      ],
    )
  })

  it('come as from a shuffled deck when a search runs through cards put under it', () => {
    sameAsCardboard(
      ['a', 'b', 'c'],
      [{ do: 'draw' }, { do: 'under', knownTo: [1] }, { do: 'search', kind: 'b' }, { do: 'search', kind: 'z' }],
    )
  })

  it('come as from a shuffled deck when discards are shuffled in after a look and a search', () => {
    sameAsCardboard(
      ['a', 'b', 'c'],
      [
        { do: 'draw' },
        { do: 'peek', depth: 0, seat: 2 },
        { do: 'search', kind: 'c' },
        { do: 'reshuffle', withHand: true },
      ],
    )
  })

  it('come as from a shuffled deck whatever is done with it', () => {
    const few = fc
      .array(deeds, { maxLength: 6 })
      .filter((line) => line.filter((deed) => deed.do === 'reshuffle').length <= 1)
    fc.assert(fc.property(decks(4), few, sameAsCardboard), { numRuns: 120 })
  })
})

// —— a pile and its views against the model ——

/** Card for card from the top: what a view shows of it, and who else has seen it. */
function reading(p: Pile): string[] {
  const open: Slot = { knownTo: NOBODY }
  const middle = sizeOf(p) - p.top.length - p.bottom.length
  const slots = [...p.top, ...Array.from({ length: middle }, () => open), ...p.bottom]
  return slots.map((at) => `${at.is ?? '?'} ${JSON.stringify(at.knownTo)}`)
}
const shown = (card: Card, viewer: Viewer) =>
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
const against = (check: Parameters<typeof compare>[3]) =>
  fc.assert(
    fc.property(decks(6), lines, fc.integer(), (cards, line, seed) => compare(cards, line, seed, check)),
    { numRuns: 120 },
  )

describe('a pile', () => {
  it('holds as many cards as a deck of cardboard after the same deeds', () => {
    against((p, model) => expect(sizeOf(p)).toBe(model.cards.length))
  })

  it('holds the same cards as a deck of cardboard after the same deeds', () => {
    against((p, model) => {
      const held = counts([...p.top, ...p.bottom].flatMap(({ is }) => (is === undefined ? [] : [is])))
      for (const [card, n] of entriesOf(p.bag)) addTo(held, card, n)
      expect(held).toEqual(counts(model.cards.map(({ is }) => is)))
    })
  })

  it('shows every viewer the cards he has seen where they lie, no other, and who has seen the rest', () => {
    against((p, model) => {
      for (const viewer of VIEWERS)
        expect(reading(hidePile(p, viewer))).toEqual(model.cards.map((card) => shown(card, viewer)))
    })
  })

  it('shows in the bag exactly the cards the viewer has not seen', () => {
    against((p, model) => {
      for (const viewer of VIEWERS) {
        const unseen = model.cards.filter((card) => !includesSeat(card.knownTo, viewer))
        expect(hidePile(p, viewer).bag).toEqual(counts(unseen.map(({ is }) => is)))
      }
    })
  })

  it('is not changed by being looked at or dealt again', () => {
    against((p, _model, random) => {
      const before = canonical(p)
      for (const viewer of VIEWERS) redealPile(hidePile(p, viewer), random)
      expect(canonical(p)).toBe(before)
    })
  })

  it('dealt again from a view shows the same view', () => {
    against((p, _model, random) => {
      for (const viewer of VIEWERS) {
        const view = hidePile(p, viewer)
        const dealt = redealPile(view, random)
        expect(hidePile(dealt, viewer)).toEqual(view)
        expect(sizeOf(dealt)).toBe(sizeOf(p))
      }
    })
  })

  it('dealt again fixes every card that somebody else knows', () => {
    against((p, _model, random) => {
      for (const viewer of VIEWERS) {
        const dealt = redealPile(hidePile(p, viewer), random)
        for (const at of [...dealt.top, ...dealt.bottom])
          if (at.knownTo === 'all' || at.knownTo.length > 0) expect(at.is).toBeDefined()
      }
    })
  })

  it('is cloned so that neither hears of the other', () => {
    against((p) => {
      const before = canonical(p)
      const other = clonePile(p)
      expect(canonical(other)).toBe(before)
      putOnTop(other, 'x', 'all')
      putUnder(other, 'x', 'all')
      reshuffle(other, { x: 1 })
      expect(canonical(p)).toBe(before)
    })
  })
})

describe('a view of a pile', () => {
  it('tells nobody how far a search has passed over cards', () => {
    for (const viewer of VIEWERS) {
      const p = pileOf({ a: 1, b: 2, c: 1 })
      settleAt(p, 0, 'a', [0])
      const before = hidePile(p, viewer)
      settleAt(p, 1, 'b')
      settleAt(p, 2, 'c')
      expect(hidePile(p, viewer)).toEqual(before)
    }
  })

  it('loses nothing but the card a search takes', () => {
    for (const viewer of VIEWERS) {
      const p = pileOf({ a: 1, b: 2, c: 1 })
      const before = hidePile(p, viewer)
      settleAt(p, 0, 'b')
      settleAt(p, 1, 'c')
      expect(takeAt(p, 1)).toBe('c')
      takeFrom(before.bag, 'c')
      expect(hidePile(p, viewer)).toEqual(before)
    }
  })

  it('stays the same when a search runs in vain through the whole pile and the cards put under it', () => {
    for (const viewer of VIEWERS) {
      const p = pileOf({ a: 1, b: 1 })
      putUnder(p, 'c', [0])
      const before = hidePile(p, viewer)
      expect(lazy(p, () => 0).search('z')).toBeNull()
      expect(hidePile(p, viewer)).toEqual(before)
    }
  })

  it('loses nothing but the card a search takes from under the pile', () => {
    for (const viewer of VIEWERS) {
      const p = pileOf({ a: 1, b: 1 })
      putUnder(p, 'c', [0])
      const before = hidePile(p, viewer)
      putUnder(p, 'd', 'all')
      expect(lazy(p, () => 0).search('d')).toBe('d')
      expect(hidePile(p, viewer)).toEqual(before)
    }
  })
})

describe('the bytes of a view of a pile', () => {
  const bytes = (viewer: Viewer, knownTo: SeatSet) =>
    ['a', 'b', 'c'].map((card) => {
      const p = pileOf({ c: 1, b: 1, a: 1 })
      settleAt(p, 0, card, knownTo)
      return JSON.stringify(hidePile(p, viewer))
    })

  it('are the same whatever the card is that somebody else has seen', () => {
    for (const viewer of [0, 2, 'spectator'] as const) expect(new Set(bytes(viewer, [1])).size).toBe(1)
  })

  it('are the same whatever card a search has passed over', () => {
    for (const viewer of VIEWERS) expect(new Set(bytes(viewer, NOBODY)).size).toBe(1)
  })
})

describe('the deeds of a pile', () => {
  it('keep the order of cards put on top and under', () => {
    const p = pileOf({ m: 1 })
    putOnTop(p, 'b', 'all')
    putOnTop(p, 'a', [0])
    putUnder(p, 'y', NOBODY)
    putUnder(p, 'z', [1])
    expect(sizeOf(p)).toBe(5)
    const drawn: string[] = []
    while (sizeOf(p) > 0) {
      const { list } = outcomesAt(p, 0)
      expect(list).toHaveLength(1)
      drawn.push(drawCard(p, list[0] as string))
    }
    expect(drawn).toEqual(['a', 'b', 'm', 'y', 'z'])
    expect(outcomesAt(p, 0)).toMatchObject({ list: [], total: 0 })
  })

  it('add to who knows a card when it is looked at again', () => {
    const p = pileOf({ a: 1, b: 1 })
    settleAt(p, 0, 'a', [2])
    settleAt(p, 0, 'a', [0])
    expect(p.top).toEqual([{ is: 'a', knownTo: [0, 2] }])
    settleAt(p, 0, 'a', 'all')
    expect(p.top).toEqual([{ is: 'a', knownTo: 'all' }])
  })

  it('take a card from the middle and leave the others in their order', () => {
    const p = pileOf({ a: 1, b: 1, c: 1 })
    for (const [depth, card] of ['a', 'b', 'c'].entries()) settleAt(p, depth, card)
    expect(takeAt(p, 1)).toBe('b')
    expect(p.top.map(({ is }) => is)).toEqual(['a', 'c'])
  })

  it('are refused as broken rules where the card cannot be there', () => {
    expect(() => settleAt(pileOf({ a: 1 }), 0, 'b')).toThrow(RuleError)
    expect(() => settleAt(pileOf({}), 0, 'a')).toThrow(RuleError)
    expect(() => settleAt(pileOf({ a: 3 }), 2, 'a')).toThrow(RuleError)
    expect(() => drawCard(pileOf({}), 'a')).toThrow(RuleError)
    expect(() => takeAt(pileOf({ a: 1 }), 0)).toThrow(RuleError)
    expect(() => takeFrom<string>({ a: 1 }, 'b')).toThrow(RuleError)
    const fixed = pileOf({ a: 1, b: 1 })
    settleAt(fixed, 0, 'a')
    expect(() => drawCard(fixed, 'b')).toThrow(RuleError)
  })

  it('make a reshuffled pile one bag again, of which nobody knows anything', () => {
    const p = pileOf({ a: 1, b: 1 })
    settleAt(p, 0, 'a', 'all')
    putUnder(p, 'c', [0])
    reshuffle(p, { b: 2 })
    expect(p).toEqual({ top: [], bag: { a: 1, b: 3, c: 1 }, bottom: [] })
  })

  it('count and forget: a card that is used up leaves no entry', () => {
    const bag: Counts = { a: 2, b: 1 }
    takeFrom(bag, 'b')
    addTo(bag, 'c', 3)
    expect(bag).toEqual({ a: 2, c: 3 })
    expect(countOf(bag)).toBe(5)
  })
})

// —— rows of slots that share a bag: backs and fronts ——

const backOf = (card: string): string => card.charAt(0)

describe('slots that share a bag', () => {
  const deck = ['x1', 'x2', 'x2', 'y1', 'y3']

  /** Deals three cards face down side by side, then turns them up in this order, then draws the rest. */
  const lazyRow = (order: readonly number[]) => (random: Random) => {
    const bag = counts(deck)
    const row: Slot[] = []
    for (let i = 0; i < 3; i++) row.push({ back: draw(backsOf(bag, row, backOf), random), knownTo: NOBODY })
    const backs = row.map((at) => at.back)
    for (const i of order) row[i] = settleSlot(row[i] as Slot, bag, draw(frontsOf(row[i], bag, backOf), random), 'all')
    const next = order.length < 3 ? '' : draw(frontsOf(undefined, bag), random)
    return `${backs} ${order.map((i) => row[i]?.is)} ${next}`
  }
  const cardboardRow = (order: readonly number[]) => (random: Random) => {
    const { cards } = new Cardboard(deck, random)
    const next = order.length < 3 ? '' : cards[3]?.is
    return `${cards.slice(0, 3).map(({ is }) => backOf(is))} ${order.map((i) => cards[i]?.is)} ${next}`
  }

  it('have the backs and fronts of dealt cards, in whatever order they are turned up', () => {
    for (const order of [[0, 1, 2], [2, 0, 1], [1, 2, 0], [2], [1, 0]])
      expect(chancesOf(lazyRow(order))).toEqual(chancesOf(cardboardRow(order)))
  })

  it('have the backs of dealt cards when one is turned up before the next is dealt', () => {
    const mixed = (random: Random) => {
      const bag = counts(deck)
      const row: Slot[] = []
      for (let i = 0; i < 4; i++) {
        row.push({ back: draw(backsOf(bag, row, backOf), random), knownTo: NOBODY })
        if (i === 1) row[0] = settleSlot(row[0] as Slot, bag, draw(frontsOf(row[0], bag, backOf), random))
      }
      return `${row.map((at) => at.back)} ${row[0]?.is}`
    }
    const dealt = (random: Random) => {
      const { cards } = new Cardboard(deck, random)
      return `${cards.slice(0, 4).map(({ is }) => backOf(is))} ${cards[0]?.is}`
    }
    expect(chancesOf(mixed)).toEqual(chancesOf(dealt))
  })

  it('leave no back to a card when all are claimed', () => {
    const claimed: Slot[] = [
      { back: 'x', knownTo: NOBODY },
      { back: 'y', knownTo: NOBODY },
    ]
    expect(backsOf({ x1: 1, y1: 1 }, claimed, backOf).total).toBe(0)
    expect(backsOf({ x1: 2, y1: 1 }, claimed, backOf).list).toEqual(['x'])
  })

  it('turn out as what they are once they are fixed', () => {
    expect(frontsOf<string>({ is: 'x1', knownTo: NOBODY }, { y1: 5 })).toEqual({
      list: ['x1'],
      weights: null,
      total: 1,
    })
    expect(() => settleSlot<string>({ is: 'x1', knownTo: NOBODY }, { y1: 1 }, 'y1')).toThrow(RuleError)
  })

  it('are never what they are known not to be', () => {
    const at: Slot = { back: 'x', knownTo: NOBODY, not: ['x2'] }
    expect(frontsOf(at, counts(deck), backOf).list).toEqual(['x1'])
    for (let seed = 0; seed < 20; seed++)
      expect(redealSlots([at], counts(deck), randomFrom(seed), backOf)[0]?.is).toBe('x1')
  })

  it('keep backs and what is publicly known in a view, and give the hidden card back to the unseen', () => {
    const unseen: Counts = { y1: 1 }
    const row: Slot[] = [
      { is: 'x1', back: 'x', knownTo: [1], not: ['x2'] },
      { is: 'x2', back: 'x', knownTo: 'all' },
    ]
    expect(hideSlots(row, 0, unseen)).toEqual([{ back: 'x', knownTo: [1], not: ['x2'] }, row[1]])
    expect(unseen).toEqual({ x1: 1, y1: 1 })
  })

  it('dealt again leave enough for a later slot that is known not to be some card', () => {
    const view: Pile = { top: [{ knownTo: [1] }, { knownTo: [1], not: ['a'] }], bag: { a: 1, b: 1 }, bottom: [] }
    for (let seed = 0; seed < 20; seed++)
      expect(redealPile(view, randomFrom(seed)).top.map(({ is }) => is)).toEqual(['a', 'b'])
  })

  it('under a pile keep their claim when a card above them is drawn', () => {
    const p: Pile = { top: [], bag: { x1: 1, y1: 1 }, bottom: [{ back: 'x', knownTo: NOBODY }] }
    expect(outcomesAt(p, 0, backOf).list).toEqual(['y1'])
    const two: Pile = { top: [], bag: { x1: 1, x2: 1, y1: 1 }, bottom: [{ back: 'x', knownTo: NOBODY }] }
    expect(outcomesAt(two, 0, backOf)).toEqual({ list: ['x1', 'x2', 'y1'], weights: [1, 1, 2], total: 4 })
  })
})
