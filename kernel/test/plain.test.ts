import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, copy, type Event, eventsFor, freeze, hashOf, includesSeat, same } from '../src/index.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
/** No backslashes: Node 24's `JSON.parse` takes the key `"\""` for one where it has seen one at this place before. */
const key = fc.string({ maxLength: 6 }).filter((k) => k !== '__proto__' && !k.includes('\\'))
const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (n === 0 ? 0 : n)),
  fc.string({ maxLength: 6 }),
)
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(key, tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))
const trees = fc.oneof(
  fc.array(json, { minLength: 1, maxLength: 4 }),
  fc.dictionary(key, json, { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
)

/** The same value with the keys of every object the other way round. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([k, v]) => [k, reversed(v)]),
  )
}
function everyObject(value: unknown, visit: (object: object) => void): void {
  if (typeof value !== 'object' || value === null) return
  visit(value)
  for (const inner of Object.values(value)) everyObject(inner, visit)
}
/** Changes one leaf or the size of one container, chosen by the number. */
function changed(value: Json, at: number): Json {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number'
      ? value + (Math.abs(value) > 2 ** 40 ? value : 1) || 1
      : value === 'other'
        ? 'one'
        : 'other'
  if (Array.isArray(value)) {
    if (at % (value.length + 1) === value.length) return [...value, null]
    return value.map((v, i) => (i === at % (value.length + 1) ? changed(v, Math.floor(at / (value.length + 1))) : v))
  }
  const pick = at % (entries.length + 1)
  if (pick === entries.length) return { ...value, '\u0000new': null }
  const [k, v] = entries[pick] as [string, Json]
  return { ...value, [k]: changed(v, Math.floor(at / (entries.length + 1))) }
}

describe('a copy', () => {
  it('is equal and shares nothing with the original', () => {
    fc.assert(
      fc.property(json, (value) => {
        const before = JSON.stringify(value)
        const twin = copy(value)
        expect(twin).toEqual(value)
        expect(JSON.stringify(twin)).toBe(before)
        const originals = new Set<object>()
        everyObject(value, (object) => originals.add(object))
        everyObject(twin, (object) => expect(originals.has(object)).toBe(false))
      }),
    )
  })

  it('of frozen data may be changed', () => {
    const twin = copy(freeze({ list: [{ n: 1 }] }))
    ;(twin.list[0] as { n: number }).n = 2
    expect(twin).toEqual({ list: [{ n: 2 }] })
  })

  it('keeps a field called __proto__ as a field', () => {
    const value = JSON.parse('{"a":1,"__proto__":{"b":2}}') as object
    expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value))
  })
})

describe('frozen data', () => {
  it('cannot be changed at any depth', () => {
    fc.assert(
      fc.property(json, (value) => {
        const frozen = freeze(copy(value))
        expect(frozen).toEqual(value)
        everyObject(frozen, (object) => expect(Object.isFrozen(object)).toBe(true))
      }),
    )
  })

  it('cannot be changed at any depth even if the outside was frozen before', () => {
    const value = freeze(Object.freeze({ inner: { n: 1 } }))
    expect(Object.isFrozen(value.inner)).toBe(true)
  })
})

describe('the canonical text and the hash', () => {
  it('do not depend on the order of keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonical(reversed(value))).toBe(canonical(value))
        expect(hashOf(reversed(value))).toBe(hashOf(value))
      }),
    )
  })

  it('tell every change', () => {
    fc.assert(
      fc.property(trees, fc.nat(100_000), (value, at) => {
        const other = changed(value, at)
        expect(canonical(other)).not.toBe(canonical(value))
        expect(hashOf(other)).not.toBe(hashOf(value))
        expect(same(other, value)).toBe(false)
      }),
      { numRuns: 400 },
    )
  })

  it('are the same exactly for equal values', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const equal = JSON.stringify(sortedKeys(a)) === JSON.stringify(sortedKeys(b))
        expect(canonical(a) === canonical(b)).toBe(equal)
        expect(same(a, b)).toBe(equal)
      }),
    )
  })

  it('depend on the order in a list and on type', () => {
    const different = [
      [1, 2],
      [2, 1],
      ['1', 2],
      [[1], 2],
      [1, [2]],
      { 0: 1, 1: 2 },
      '[1,2]',
      [12],
      [1, 2, null],
      { a: [1, 2] },
    ]
    expect(new Set(different.map(canonical)).size).toBe(different.length)
    expect(new Set(different.map(hashOf)).size).toBe(different.length)
  })

  it('take a field of undefined for absent, as JSON does', () => {
    expect(canonical({ a: 1, b: undefined })).toBe(canonical({ a: 1 }))
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }))
  })

  it('is that of the canonical text, whatever the value', () => {
    const reference = (text: string) => {
      let [a, b] = [0xdeadbeef, 0x41c6ce57]
      for (const code of Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))) {
        a = Math.imul(a ^ code, 2654435761)
        b = Math.imul(b ^ code, 1597334677)
      }
      a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
      b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
      return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
    }
    const big = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`k${(i * 37) % 60}`, -i]))
    for (const value of [
      0,
      -0,
      9,
      10,
      -1,
      1.5,
      1e21,
      2 ** 53,
      null,
      '',
      'ä"\\',
      [[]],
      big,
      { b: undefined, a: [undefined] },
    ])
      expect(hashOf(value)).toBe(reference(canonical(value)))
    const holed: unknown[] = [1]
    holed[2] = 3
    expect(hashOf(holed)).toBe(reference(canonical(holed)))
    expect(hashOf(holed)).not.toBe(hashOf([1, null, 3]))
    fc.assert(fc.property(json, (value) => hashOf(value) === reference(canonical(value))))
  })

  it('survive a save as JSON', () => {
    fc.assert(fc.property(json, (value) => hashOf(JSON.parse(JSON.stringify(value))) === hashOf(value)))
  })

  it('are sixteen hex digits that do not meet among many small positions', () => {
    const hashes = new Set<string>()
    for (let a = 0; a < 100; a++) for (let b = 0; b < 100; b++) hashes.add(hashOf({ coins: [a, b] }))
    expect(hashes.size).toBe(100 * 100)
    for (const hash of [...hashes].slice(0, 100)) expect(hash).toMatch(/^[0-9a-f]{16}$/)
  })
})

function sortedKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return { fields: fields.map(([k, v]) => [k, sortedKeys(v)]) }
}

describe('the faces of an event', () => {
  const open = { rule: 'T-1', type: 'rolled', die: 3 }
  const face = { rule: 'T-2', type: 'drawn', card: 'sun' }
  const back = { rule: 'T-2', type: 'drawn' }
  const events: Event[] = [
    open,
    { ...face, shownTo: [1], others: back } as Event,
    { ...face, shownTo: [0, 2], others: null } as Event,
    { ...face, shownTo: [2] } as Event,
    { ...face, shownTo: 'all', others: back } as Event,
    { ...face, shownTo: [], others: back } as Event,
  ]

  it('are what each seat is told, in order, without a word about who else was told', () => {
    expect(eventsFor(events, 0)).toEqual([open, back, face, face, back])
    expect(eventsFor(events, 1)).toEqual([open, face, face, back])
    expect(eventsFor(events, 2)).toEqual([open, back, face, face, face, back])
  })

  it('are for a spectator what the others are told', () => {
    expect(eventsFor(events, 'spectator')).toEqual([open, back, face, back])
  })

  it('leave the events as they were', () => {
    const before = canonical(events)
    eventsFor(freeze(events), 1)
    expect(canonical(events)).toBe(before)
  })

  it('follow from who is in a set of seats: a spectator only in all', () => {
    expect([includesSeat([0, 2], 2), includesSeat([0, 2], 1), includesSeat([], 0), includesSeat('all', 1)]).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect([includesSeat([0, 1], 'spectator'), includesSeat('all', 'spectator')]).toEqual([false, true])
  })
})
