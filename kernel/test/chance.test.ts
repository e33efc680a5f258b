import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dice,
  draw,
  equally,
  findOutcome,
  type Outcome,
  type Outcomes,
  pairs,
  randomFrom,
  weighted,
  writeOutcome,
} from '../src/index.ts'

/** How often each outcome comes if every value of the random number comes once. */
function counted(outcomes: Outcomes): Record<string, number> {
  const counts: Record<string, number> = {}
  for (let value = 0; value < outcomes.total; value++) {
    const text = writeOutcome(
      draw(outcomes, (n) => {
        expect(n).toBe(outcomes.total)
        return value
      }),
    )
    counts[text] = (counts[text] ?? 0) + 1
  }
  return counts
}

/** Pearson's statistic of the counts against equal chances. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}

describe('dice', () => {
  it('give 6 to the n different rolls, all equally likely', () => {
    for (const n of [1, 2, 3, 4, 5] as const) {
      const { list, weights, total } = dice(n)
      expect(total).toBe(6 ** n)
      expect(list).toHaveLength(6 ** n)
      expect(weights).toBeNull()
      expect(new Set(list.map(writeOutcome)).size).toBe(6 ** n)
      expect(list.every((roll) => roll.length === n && roll.every((face) => face >= 1 && face <= 6))).toBe(true)
    }
  })

  it('are told apart by their place and listed in order', () => {
    const texts = dice(2).list.map(writeOutcome)
    expect(texts.slice(0, 7)).toEqual(['1/1', '1/2', '1/3', '1/4', '1/5', '1/6', '2/1'])
    expect(texts).toEqual([...texts].sort())
    expect(texts).toContain('5/2')
    expect(texts).toContain('2/5')
  })

  it('are the same at every call', () => {
    expect(dice(2)).toEqual(dice(2))
  })
})

describe('weights', () => {
  it('of zero take an outcome out', () => {
    expect(
      weighted([
        ['a', 2],
        ['b', 0],
        ['c', 1],
      ]),
    ).toEqual({ list: ['a', 'c'], weights: [2, 1], total: 3 })
  })

  it('are the exact number of random values that give an outcome', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6), { minLength: 1, maxLength: 6 }), (weights) => {
        fc.pre(weights.some((w) => w > 0))
        const outcomes = weighted(weights.map((w, i) => [`o${i}`, w] as const))
        const expected = Object.fromEntries(weights.map((w, i) => [`o${i}`, w]).filter(([, w]) => w !== 0))
        expect(counted(outcomes)).toEqual(expected)
      }),
    )
  })

  it('that are not given make all outcomes equally likely', () => {
    expect(counted(equally(['a', 'b', 7, [1, 2]]))).toEqual({ a: 1, b: 1, 7: 1, '1/2': 1 })
    expect(Object.values(counted(dice(2)))).toEqual(Array.from({ length: 36 }, () => 1))
  })

  it('show in the frequencies of a seeded generator', () => {
    const random = randomFrom('weights')
    const outcomes = weighted([
      ['a', 1],
      ['b', 2],
      ['c', 7],
    ])
    const counts: Record<string, number> = { a: 0, b: 0, c: 0 }
    for (let i = 0; i < 10_000; i++) counts[draw(outcomes, random)]! += 1
    const [a, b, c] = [counts.a!, counts.b!, counts.c!]
    expect((a - 1000) ** 2 / 1000 + (b - 2000) ** 2 / 2000 + (c - 7000) ** 2 / 7000).toBeLessThan(13.8) // one in 1000
  })
})

describe('two draws at once', () => {
  it('are every pair, as likely as both together', () => {
    const winds = weighted([['calm', 2] as const, ['gale', 1] as const])
    const waves = weighted([['low', 1] as const, ['high', 3] as const])
    expect(pairs(winds, waves)).toEqual({
      list: [
        ['calm', 'low'],
        ['calm', 'high'],
        ['gale', 'low'],
        ['gale', 'high'],
      ],
      weights: [2, 6, 1, 3],
      total: 12,
    })
    expect(pairs(winds, equally([1, 2])).weights).toEqual([2, 2, 1, 1])
  })
})

describe('outcomes as texts', () => {
  const parts = fc.oneof(fc.integer(), fc.stringMatching(/^[a-z][a-zA-Z0-9-]*$/))
  const outcome: fc.Arbitrary<Outcome> = fc.oneof(parts, fc.array(parts, { minLength: 2, maxLength: 4 }))

  it('are found again by what was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(outcome, { selector: writeOutcome, minLength: 1, maxLength: 8 }), (list) => {
        for (const one of list) expect(findOutcome(equally(list), writeOutcome(one))).toBe(one)
      }),
    )
  })

  it('join several dice by a stroke', () => {
    expect(writeOutcome([5, 2])).toBe('5/2')
    expect(writeOutcome(4)).toBe('4')
    expect(writeOutcome('heart')).toBe('heart')
  })

  it('that cannot come are not found', () => {
    for (const text of ['7', '0', '', '1/1', 'x', ' 3', '3.0', '__proto__'])
      expect(findOutcome(dice(1), text)).toBeUndefined()
    expect(findOutcome(weighted([['gone', 0]]), 'gone')).toBeUndefined()
  })
})

describe('the seeded generator', () => {
  const stream = (seed: number | string, n: number, length = 50) => {
    const random = randomFrom(seed)
    return Array.from({ length }, () => random(n))
  }

  it('repeats itself from the same seed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.string()), (seed) => {
        expect(stream(seed, 1000)).toEqual(stream(seed, 1000))
      }),
    )
  })

  it('gives whole numbers from 0 to n − 1', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (seed, n) => {
        for (const value of stream(seed, n)) {
          expect(Number.isInteger(value)).toBe(true)
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThan(n)
        }
      }),
    )
  })

  it('gives every number about equally often', () => {
    for (const seed of [1, 'two', 3_000_000]) {
      const counts = Array.from({ length: 6 }, () => 0)
      const random = randomFrom(seed)
      for (let i = 0; i < 12_000; i++) counts[random(6)]! += 1
      expect(unevenness(counts)).toBeLessThan(20.5) // one in 1000 at five degrees of freedom
    }
  })

  it('gives every pair of neighbours about equally often', () => {
    const counts = Array.from({ length: 36 }, () => 0)
    const random = randomFrom('pairs')
    for (let i = 0; i < 36_000; i++) counts[6 * random(6) + random(6)]! += 1
    expect(unevenness(counts)).toBeLessThan(66.6) // one in 1000 at 35 degrees of freedom
  })

  it('differs from seed to seed, also in the first number', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => stream(seed, 2 ** 31, 4).join(' '))
    expect(new Set(firsts).size).toBe(1000)
    const counts = Array.from({ length: 6 }, () => 0)
    for (let seed = 0; seed < 6000; seed++) counts[randomFrom(seed)(6)]! += 1
    expect(unevenness(counts)).toBeLessThan(20.5)
  })
})
