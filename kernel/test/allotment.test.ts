import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Allotment,
  boundBroken,
  canonical,
  exactly,
  nextUnits,
  onlySplit,
  randomFrom,
  type Split,
  sampleSplit,
  slot,
  someSplits,
  splits,
  upTo,
} from '../src/index.ts'
import { everyWay } from './branches.ts'

const always = () => true
const texts = (found: Iterable<Split>) => [...found].map(canonical).sort()

/** Every way to put 0 … max into each slot, whatever the bounds. */
function everySplit(a: Allotment): Split[] {
  let found: Record<string, number>[] = [{}]
  for (const { id, max } of a.slots)
    found = found.flatMap((n) =>
      Array.from({ length: max + 1 }, (_, count) => (count === 0 ? n : { ...n, [id]: count })),
    )
  return found
}
const totalOf = (a: Allotment, n: Split) => a.slots.reduce((sum, s) => sum + s.weight * (n[s.id] ?? 0), 0)
const isLegal = (a: Allotment, n: Split) => totalOf(a, n) >= a.least && totalOf(a, n) <= a.most
const legalSplits = (a: Allotment) => everySplit(a).filter((n) => isLegal(a, n))

const allotments = (mostSlots: number, mostUnits: number, mostTotal: number) =>
  fc
    .record({
      slots: fc.array(fc.record({ max: fc.nat(mostUnits), weight: fc.integer({ min: 1, max: 3 }) }), {
        maxLength: mostSlots,
      }),
      least: fc.nat(mostTotal),
      room: fc.nat(3),
    })
    .map(
      ({ slots, least, room }): Allotment => ({
        least,
        most: least + room,
        slots: slots.map((s, i) => ({ id: `S${i}`, ...s })),
      }),
    )

describe('the bounds of an allotment', () => {
  const a: Allotment = { least: 3, most: 5, slots: [slot('I1', 4), slot('I2', 2), slot('hero', 1, 2)] }

  it('let pass every total from least to most, weights counted', () => {
    for (const n of [{ I1: 3 }, { I1: 4, I2: 1 }, { I1: 1, hero: 1 }, { I1: 2, I2: 1, hero: 1 }])
      expect(boundBroken(a, n)).toBeNull()
  })

  it('refuse a slot that is not there by its name', () => {
    expect(boundBroken(a, { I1: 3, C9: 1 })).toEqual({ reason: 'noSuchSlot', params: { slot: 'C9' } })
  })

  it('refuse more than a slot holds, with what it holds and what was named', () => {
    expect(boundBroken(a, { I2: 3 })).toEqual({ reason: 'notSoMany', params: { slot: 'I2', max: 2, got: 3 } })
  })

  it('refuse a total below least and above most, counted in weight', () => {
    expect(boundBroken(a, { hero: 1 })).toEqual({ reason: 'tooFew', params: { least: 3, got: 2 } })
    expect(boundBroken(a, {})).toEqual({ reason: 'tooFew', params: { least: 3, got: 0 } })
    expect(boundBroken(a, { I1: 4, hero: 1 })).toEqual({ reason: 'tooMany', params: { most: 5, got: 6 } })
  })

  it('name the slot before the total when both are wrong', () => {
    expect(boundBroken(a, { I1: 9 })?.reason).toBe('notSoMany')
    expect(boundBroken(a, { X: 9 })?.reason).toBe('noSuchSlot')
  })

  it('do not take names of every object for slots', () => {
    const odd = JSON.parse('{"I1":3,"__proto__":1}') as Split
    expect(boundBroken(a, odd)).toEqual({ reason: 'noSuchSlot', params: { slot: '__proto__' } })
    for (const name of ['constructor', 'toString'])
      expect(boundBroken(a, { [name]: 3 })).toEqual({ reason: 'noSuchSlot', params: { slot: name } })
  })

  it('agree with the definition on every split of small allotments', () => {
    fc.assert(
      fc.property(allotments(4, 3, 9), (any) => {
        for (const n of everySplit(any)) expect(boundBroken(any, n) === null).toBe(isLegal(any, n))
      }),
    )
  })

  it('are written short by exactly and upTo', () => {
    expect(exactly(3, a.slots)).toEqual({ least: 3, most: 3, slots: a.slots })
    expect(upTo(3, a.slots)).toEqual({ least: 0, most: 3, slots: a.slots })
    expect(slot('I1', 4)).toEqual({ id: 'I1', max: 4, weight: 1 })
  })
})

describe('listing splits', () => {
  it('gives exactly the legal splits, each once, empty slots left out', () => {
    fc.assert(
      fc.property(allotments(4, 3, 9), (a) => {
        const found = [...splits(a)]
        expect(texts(found)).toEqual(texts(legalSplits(a)))
        expect(new Set(texts(found)).size).toBe(found.length)
        for (const n of found) expect(Object.values(n).every((count) => count > 0)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('gives nothing where weights leave a gap, and the empty split where nothing is to spread', () => {
    expect([...splits(exactly(3, [slot('hero', 1, 2), slot('mage', 1, 2)]))]).toEqual([])
    expect([...splits(exactly(0, [slot('I1', 3)]))]).toEqual([{}])
    expect([...splits(upTo(2, []))]).toEqual([{}])
    expect([...splits(exactly(1, []))]).toEqual([])
  })

  it('comes the other way round where fewer are wanted first', () => {
    fc.assert(
      fc.property(allotments(3, 3, 6), (a) => {
        expect([...splits(a, 'fewer')]).toEqual([...splits(a)].reverse())
      }),
    )
  })

  it('is lazy: the first of 226 million splits comes at once', () => {
    const men = exactly(
      20,
      Array.from({ length: 13 }, (_, i) => slot(`F${i}`, 20)),
    )
    expect(splits(men).next().value).toEqual({ F0: 20 })
  })

  it('stops at the number asked for that satisfy the conditions, and gives up after its tries', () => {
    fc.assert(
      fc.property(
        allotments(3, 3, 6),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 20 }),
        (a, m, tries) => {
          const holds = (n: Split) => Object.keys(n).length % 2 === 0
          const all = [...splits(a)]
          expect(someSplits(a, holds, m)).toEqual(all.filter(holds).slice(0, m))
          let asked = 0
          const found = someSplits(a, (n) => ++asked > 0 && holds(n), m, tries)
          expect(asked).toBeLessThanOrEqual(tries)
          expect(found).toEqual(all.slice(0, tries).filter(holds).slice(0, m))
        },
      ),
    )
  })
})

describe('whether there is a choice', () => {
  it('is told by the one split that satisfies the conditions, or by their number', () => {
    fc.assert(
      fc.property(allotments(3, 3, 6), fc.integer({ min: 1, max: 4 }), fc.nat(3), (a, modulus, rest) => {
        const holds = (n: Split) =>
          Object.values(n).reduce((sum, count) => sum + 2 * count, 1) % modulus === rest % modulus
        const [only, ...more] = legalSplits(a).filter(holds)
        expect(onlySplit(a, holds)).toEqual(only === undefined ? 'none' : more.length > 0 ? 'several' : only)
      }),
    )
  })

  it('is taken for granted after so many tries', () => {
    const many = upTo(6, [slot('A', 6, 2), slot('B', 6, 2), slot('C', 6, 2)])
    expect(onlySplit(many, (n) => n.A === 3)).toEqual({ A: 3 })
    expect(onlySplit(many, (n) => n.A === 3, 2)).toBe('several')
  })
})

describe('a random split', () => {
  it('is always legal and can be every legal split, whatever the weights', () => {
    fc.assert(
      fc.property(allotments(3, 2, 4), (a) => {
        const drawn = new Set<string>()
        everyWay(
          (random) => sampleSplit(a, always, random),
          (n) => {
            if (n === null) expect(legalSplits(a)).toEqual([])
            else drawn.add(canonical(n))
          },
        )
        expect([...drawn].sort()).toEqual(texts(legalSplits(a)))
      }),
      { numRuns: 120 },
    )
  })

  it('satisfies the conditions on the whole, and is null exactly if no split does', () => {
    fc.assert(
      fc.property(allotments(4, 3, 8), fc.integer(), fc.integer({ min: 2, max: 9 }), (a, seed, rarity) => {
        const holds = (n: Split) => [...canonical(n)].reduce((h, c) => h * 31 + c.charCodeAt(0), seed) % rarity === 0
        const n = sampleSplit(a, holds, randomFrom(seed))
        const legal = legalSplits(a).filter(holds)
        if (legal.length === 0) expect(n).toBeNull()
        else expect(texts(legal)).toContain(canonical(n))
      }),
      { numRuns: 150 },
    )
  })

  it('is repeatable: the same random numbers give the same split', () => {
    const a = exactly(5, [slot('A', 5), slot('B', 5), slot('C', 2, 2)])
    expect(sampleSplit(a, always, randomFrom(7))).toEqual(sampleSplit(a, always, randomFrom(7)))
  })
})

describe('unit by unit', () => {
  it('offers exactly the slots after which the split can still be completed', () => {
    fc.assert(
      fc.property(
        allotments(4, 3, 8).chain((a) => fc.tuple(fc.constant(a), fc.constantFrom(...everySplit(a)))),
        ([a, n]) => {
          const covers = (whole: Split, part: Split) => a.slots.every((s) => (whole[s.id] ?? 0) >= (part[s.id] ?? 0))
          const expected = a.slots
            .map((s) => s.id)
            .filter((id) => legalSplits(a).some((whole) => covers(whole, { ...n, [id]: (n[id] ?? 0) + 1 })))
          expect(nextUnits(a, n)).toEqual(expected)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('leads from nothing to a legal split whatever slot is taken', () => {
    const a: Allotment = { least: 5, most: 6, slots: [slot('A', 2, 2), slot('B', 1), slot('C', 2, 3)] }
    const random = randomFrom('units')
    for (let i = 0; i < 50; i++) {
      const n: Record<string, number> = {}
      for (;;) {
        const open = nextUnits(a, n)
        if (open.length === 0) break
        const id = open[random(open.length)] as string
        n[id] = (n[id] ?? 0) + 1
      }
      expect(boundBroken(a, n)).toBeNull()
    }
  })
})

describe('twenty men over thirteen fields, a figure for two men', () => {
  const fields = Array.from({ length: 13 }, (_, i) => `F${i}`)
  const men = exactly(20, [...fields.map((id) => slot(id, 20)), ...fields.map((id) => slot(`${id}/hero`, 1, 2))])
  const heroes = (n: Split) => Object.keys(n).filter((id) => id.endsWith('hero')).length

  it('are sampled under a condition, and not always the same', () => {
    const drawn = [1, 2, 3].map((seed) => sampleSplit(men, (n) => heroes(n) <= 1, randomFrom(seed)) as Split)
    for (const n of drawn) {
      expect(boundBroken(men, n)).toBeNull()
      expect(heroes(n)).toBeLessThanOrEqual(1)
    }
    expect(new Set(drawn.map(canonical)).size).toBeGreaterThan(1)
  })

  it('are given up after a bounded number of tries where no split satisfies the condition', () => {
    let tries = 0
    expect(sampleSplit(men, () => ++tries < 0, randomFrom(1))).toBeNull()
    expect(someSplits(men, () => ++tries < 0, 2)).toEqual([])
    expect(tries).toBeLessThan(20_000)
  })

  it('are offered unit by unit', () => {
    expect(nextUnits(men, {})).toHaveLength(26)
    expect(nextUnits(men, { F0: 19 })).toEqual(fields)
  })
})
