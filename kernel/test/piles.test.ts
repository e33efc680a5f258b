import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addTo,
  type Counts,
  canonical,
  clonePile,
  countOf,
  drawCard,
  entriesOf,
  hidePile,
  includesSeat,
  NOBODY,
  outcomesAt,
  pileOf,
  putOnTop,
  putUnder,
  RuleError,
  redealPile,
  reshuffle,
  type SeatSet,
  settleAt,
  sizeOf,
  takeAt,
  takeFrom,
  type Viewer,
} from '../src/index.ts'
import { chancesOf } from './branches.ts'
import {
  against,
  Cardboard,
  counts,
  type Deed,
  decks,
  deeds,
  lazy,
  reading,
  shown,
  story,
  VIEWERS,
} from './cardboard.ts'

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
