import { describe, expect, it } from 'vitest'
import {
  backsOf,
  type Counts,
  cloneSlot,
  draw,
  frontsOf,
  hideSlots,
  NOBODY,
  outcomesAt,
  type Pile,
  type Random,
  RuleError,
  randomFrom,
  redealPile,
  redealSlots,
  type Slot,
  settleSlot,
} from '../src/index.ts'
import { chancesOf } from './branches.ts'
import { Cardboard, counts } from './cardboard.ts'

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

  it('are still known not to be it once they are fixed unseen, until everybody sees them', () => {
    const at: Slot = { back: 'x', knownTo: NOBODY, not: ['x2'] }
    const fixed = settleSlot(at, counts(deck), 'x1')
    expect(hideSlots([fixed], 0, {})).toEqual([at])
    expect(settleSlot(fixed, {}, 'x1', 'all')).toEqual({ back: 'x', is: 'x1', knownTo: 'all' })
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

  it('are cloned with all that is known of them, and share nothing', () => {
    const at = { back: 'x', knownTo: [1], not: ['x2'] }
    const cloned = cloneSlot(at)
    expect(cloned).toEqual(at)
    at.knownTo.push(0)
    at.not.push('x1')
    expect(cloned).toEqual({ back: 'x', knownTo: [1], not: ['x2'] })
  })

  it('dealt again leave enough for a later slot that is known not to be some card', () => {
    const view: Pile = { top: [{ knownTo: [1] }, { knownTo: [1], not: ['a'] }], bag: { a: 1, b: 1 }, bottom: [] }
    for (let seed = 0; seed < 20; seed++)
      expect(redealPile(view, randomFrom(seed)).top.map(({ is }) => is)).toEqual(['a', 'b'])
  })

  it('dealt again leave enough for a slot that stays undetermined but shows its back', () => {
    const row: Slot[] = [{ knownTo: [1] }, { back: 'x', knownTo: NOBODY }]
    for (let seed = 0; seed < 20; seed++)
      expect(redealSlots(row, { x1: 1, y1: 1 }, randomFrom(seed), backOf)).toEqual([{ is: 'y1', knownTo: [1] }, row[1]])
  })

  it('under a pile keep their claim when a card above them is drawn', () => {
    const p: Pile = { top: [], bag: { x1: 1, y1: 1 }, bottom: [{ back: 'x', knownTo: NOBODY }] }
    expect(outcomesAt(p, 0, backOf).list).toEqual(['y1'])
    const two: Pile = { top: [], bag: { x1: 1, x2: 1, y1: 1 }, bottom: [{ back: 'x', knownTo: NOBODY }] }
    expect(outcomesAt(two, 0, backOf)).toEqual({ list: ['x1', 'x2', 'y1'], weights: [1, 1, 2], total: 4 })
  })
})
