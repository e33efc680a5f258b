import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { commitmentOf, type DiceParts, diceOf, nonceFrom, seedOf } from '../src/rules/dice.ts'

const PARTS: DiceParts = { secret: 'the secret', table: 'table1', nonces: ['red', 'blue', 'green'] }

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** Outcome `i` of row `v` below `n` as the record's reader is told to work it out, with whole numbers of any size. */
function worked(seed: string, v: number, i: number, n: number): number {
  const wide = 1n << 48n
  const most = wide - (wide % BigInt(n))
  for (let attempt = 0; ; attempt++) {
    const digest = createHmac('sha256', seed).update(`${v}.${i}.${attempt}`).digest('hex')
    const value = BigInt(`0x${digest.slice(0, 12)}`)
    if (value < most) return Number(value % BigInt(n))
  }
}

const drawn = (seed: string, v: number, bounds: readonly number[]): number[] => {
  const dice = diceOf(seed, v)
  return bounds.map((n) => dice(n))
}

/** Enough to tell two rows of draws apart. */
const SIGNATURE = Array.from({ length: 8 }, () => 2 ** 32)
const signature = (seed: string, v = 0): string => drawn(seed, v, SIGNATURE).join(' ')

describe('what was told at the start', () => {
  test('is the SHA-256 of the secret', () => {
    expect(commitmentOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad') // FIPS 180-2, B.1
    expect(commitmentOf('Geheimnis ü')).toBe(sha256('Geheimnis ü'))
  })

  test('fits no other secret', () => {
    const all = ['', 'a', 'A', 'a ', 'aa', 'á'].map(commitmentOf)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('the seed', () => {
  test('is the SHA-256 of secret, table and nonces, a line each', () => {
    expect(seedOf(PARTS)).toBe(sha256('the secret\ntable1\nred\nblue\ngreen'))
    expect(seedOf({ secret: 's', table: 't', nonces: [] })).toBe(sha256('s\nt'))
  })

  test.each<[string, Partial<DiceParts>]>([
    ['secret', { secret: 'the secret.' }],
    ['table', { table: 'table2' }],
    ['first nonce', { nonces: ['Red', 'blue', 'green'] }],
    ['last nonce', { nonces: ['red', 'blue', 'greem'] }],
    ['order of nonces', { nonces: ['blue', 'red', 'green'] }],
    ['number of nonces', { nonces: ['red', 'blue'] }],
    ['empty nonce', { nonces: ['red', '', 'blue', 'green'] }],
    ['where one nonce ends', { nonces: ['redb', 'lue', 'green'] }],
  ])('is another one if this changes: %s; so are the dice', (_, other) => {
    const seed = seedOf({ ...PARTS, ...other })
    expect(seed).not.toBe(seedOf(PARTS))
    expect(signature(seed)).not.toBe(signature(seedOf(PARTS)))
  })
})

test('what a seat adds that brings nothing is fixed by the secret, and is never the seed', () => {
  expect(nonceFrom('s', 't', 1)).toBe(sha256('nonce\ns\nt\n1'))
  expect(seedOf({ secret: 's', table: 't', nonces: ['1'] })).not.toBe(nonceFrom('s', 't', 1))
})

describe('draws', () => {
  const seed = seedOf(PARTS)

  test('can be worked out by anybody who has the parts', () => {
    const bounds = [2, 6, 36, 7776, 1, 3, 1000, 2 ** 32, 2 ** 40 + 1, 5]
    for (const v of [0, 1, 31, 4096])
      expect(drawn(seed, v, bounds)).toEqual(bounds.map((n, i) => worked(seed, v, i, n)))
  })

  test('are these for this seed: records stay verifiable for ever', () => {
    expect(seed).toBe('28430bb77482aed7a976b7436edd9a105e9b81210e4bb41e4ce38046ab8c0a75')
    expect(drawn(seed, 7, [6, 6, 6, 6, 6, 36, 52, 1_000_000])).toEqual([0, 0, 5, 4, 1, 16, 44, 686084])
  })

  test('of one row do not depend on those of another, nor on what was drawn before but on how much', () => {
    const later = drawn(seed, 3, [6, 6, 6, 6]).at(-1)
    expect(drawn(seed, 3, [2, 40, 9, 6]).at(-1)).toBe(later)
    expect(drawn(seed, 3, [6])).toEqual(drawn(seed, 3, [6]))
  })

  test('are the next ones, not the same again', () => {
    // 48 bits each: among some thousand draws of an honest generator two alike are as good as impossible.
    const wide = 2 ** 48
    const seen = new Set<number>()
    for (let v = 0; v < 50; v++) {
      const dice = diceOf(seed, v)
      for (let i = 0; i < 50; i++) seen.add(dice(wide))
    }
    expect(seen.size).toBe(2500)
  })

  test('differ by row although the digits are the same: row 1 draw 11 is not row 11 draw 1', () => {
    const at = (v: number, i: number) => drawn(seed, v, Array(i + 1).fill(2 ** 48))[i]
    expect(at(1, 11)).not.toBe(at(11, 1))
    expect(at(1, 1)).not.toBe(at(11, 0))
  })

  test('never reach the bound and start at 0', () => {
    for (const n of [1, 2, 3, 6]) {
      const all = drawn(seed, 9, Array(400).fill(n))
      expect(new Set(all)).toEqual(new Set(Array.from({ length: n }, (_, i) => i)))
    }
  })
})

describe('no outcome is favoured', () => {
  /** Sum of squared deviations over what is expected: for an honest generator about its degrees of freedom. */
  function chiSquare(counts: readonly number[], expected: number): number {
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  }
  /** Beyond this an honest generator comes once in a million times (Wilson and Hilferty). */
  function limit(freedom: number): number {
    const z = 4.753
    return freedom * (1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3
  }

  function counted(n: number, cells: number, draws: number): number[] {
    const counts = Array<number>(cells).fill(0)
    for (let v = 0; v * 20 < draws; v++)
      for (const value of drawn(`fair ${n}`, v, Array(20).fill(n))) {
        const cell = Math.floor((value * cells) / n)
        counts[cell] = (counts[cell] as number) + 1
      }
    return counts
  }

  test.each([2, 3, 6, 7, 36, 52])('below %i', (n) => {
    const deviation = chiSquare(counted(n, n, 20_000), 20_000 / n)
    expect(deviation).toBeLessThan(limit(n - 1))
    expect(deviation).toBeGreaterThan(0) // nor all equally often: a counter is no chance
  })

  test('where plain remainders would favour the small ones: values above the last whole multiple are drawn again', () => {
    // Without rejection the lower half of these would come twice as often as the upper.
    const n = 3 * 2 ** 46
    const counts = counted(n, 6, 6000)
    expect(chiSquare(counts, 1000)).toBeLessThan(limit(5))
    const seed = 'fair rejection'
    const draws = Array.from({ length: 40 }, (_, i) => i)
    const first = draws.map((i) =>
      BigInt(`0x${createHmac('sha256', seed).update(`0.${i}.0`).digest('hex').slice(0, 12)}`),
    )
    expect(first.some((value) => value >= BigInt(n))).toBe(true)
    expect(drawn(seed, 0, Array(40).fill(n))).toEqual(draws.map((i) => worked(seed, 0, i, n)))
  })

  test('one after the other: no pair is favoured', () => {
    const counts = Array<number>(36).fill(0)
    for (let v = 0; v < 9000; v++) {
      const [a, b] = drawn('pairs', v, [6, 6]) as [number, number]
      counts[a * 6 + b] = (counts[a * 6 + b] as number) + 1
    }
    expect(chiSquare(counts, 250)).toBeLessThan(limit(35))
  })
})
