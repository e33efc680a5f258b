import { canonical, copy, freeze, type Plain, randomFrom } from '@skerry/kernel'
import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { diff, type Patch, patched } from '../src/index.ts'

/** So often a property is tried in either width. What fails is told with its seed, and comes again with the same one. */
const runs = (quick: number, deep: number): { readonly numRuns: number; readonly seed: number } => ({
  numRuns: inject('width') === 'deep' ? deep : quick,
  seed: randomFrom(inject('seed'))(2 ** 31),
})

type Pair = readonly [before: Plain, after: Plain]

/**
 * Words that mean something to objects, lists or patches. Without backslashes: Node 24's `JSON.parse` reads the key `"\""` as
 * a backslash where it has seen one at this place of another object before (V8 compares the text before it is unescaped).
 */
const anyKey = fc.string({ maxLength: 3 }).filter((text) => !text.includes('\\'))
const key = fc.oneof(anyKey, fc.constantFrom('__proto__', 'constructor', '~', '0', '1', 'length'))
const leaf: fc.Arbitrary<Plain> = fc.oneof(
  fc.constantFrom(null, true, false, 0, 1, ''),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ maxLength: 4 }),
)
const objectOf = (entries: readonly (readonly [string, Plain])[]): Plain => Object.fromEntries(entries)

const { json, pair } = fc.letrec<{ json: Plain; pair: Pair }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('json'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('json')), { maxLength: 4 }).map(objectOf),
  ),
  /** Two values that have much in common. */
  pair: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    tie('json').map((value): Pair => [value, copy(value)]),
    fc.tuple(tie('json'), tie('json')),
    fc
      .array(fc.tuple(tie('pair'), fc.constantFrom('both', 'both', 'before', 'after')), { maxLength: 5 })
      .map((parts): Pair => {
        const side = (i: 0 | 1, only: string) =>
          parts.flatMap(([two, of]) => (['both', only].includes(of) ? [two[i]] : []))
        return [side(0, 'before'), side(1, 'after')]
      }),
    fc
      .array(fc.tuple(key, tie('pair'), fc.constantFrom('both', 'both', 'before', 'after')), { maxLength: 5 })
      .map((parts): Pair => {
        const side = (i: 0 | 1, only: string) =>
          objectOf(parts.flatMap(([k, two, of]) => (['both', only].includes(of) ? [[k, two[i]] as const] : [])))
        return [side(0, 'before'), side(1, 'after')]
      }),
  ),
}))
const pairs = fc.oneof(pair, fc.tuple(json, json))

/** Every part of `before` that is unchanged at its place in `after`, is the very same object in `got`. */
function expectShared(before: unknown, after: unknown, got: unknown): void {
  if (typeof before !== 'object' || before === null) return
  if (canonical(before) === canonical(after)) {
    expect(got).toBe(before)
    return
  }
  if (typeof after !== 'object' || after === null || Array.isArray(before) !== Array.isArray(after)) return
  if (Array.isArray(before) && before.length !== (after as unknown[]).length) return
  for (const [k, value] of Object.entries(before))
    if (Object.hasOwn(after, k)) expectShared(value, at(after, k), at(got as object, k))
}
const at = (value: object, k: string): unknown => Object.getOwnPropertyDescriptor(value, k)?.value

const sizeOf = (patch: Patch | undefined): number => new TextEncoder().encode(JSON.stringify(patch)).length

describe('a patch', () => {
  it('leads from one value to the other, also after a journey as JSON', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const patch = diff(before, after)
        const sent = patch === undefined ? undefined : (JSON.parse(JSON.stringify(patch)) as Patch)
        expect(canonical(patched(before, patch))).toBe(canonical(after))
        expect(canonical(patched(before, sent))).toBe(canonical(after))
      }),
      runs(500, 4000),
    )
  })

  it('is undefined exactly where nothing has changed', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        expect(diff(before, before)).toBeUndefined()
        expect(diff(before, copy(before))).toBeUndefined()
        expect(diff(before, after) === undefined).toBe(canonical(before) === canonical(after))
      }),
      runs(300, 2000),
    )
  })

  it('changes neither the value before nor the one after, and shares what is the same', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const [was, is] = [canonical(before), canonical(after)]
        freeze(before)
        freeze(after)
        const patch = freeze(diff(before, after))
        const got = patched(before, patch)
        expect([canonical(before), canonical(after)]).toEqual([was, is])
        expectShared(before, after, got)
      }),
      runs(300, 2000),
    )
  })

  it('shares what lies before and behind a cut in a list', () => {
    const list = Array.from({ length: 8 }, (_, n) => ({ n }))
    const next = patched(list, diff(list, [...copy(list.slice(0, 3)), { n: 90 }, ...copy(list.slice(5))]))
    expect(next.map(({ n }) => n)).toEqual([0, 1, 2, 90, 5, 6, 7])
    for (const [now, before] of [
      [0, 0],
      [2, 2],
      [4, 5],
      [6, 7],
    ] as const)
      expect(next[now]).toBe(list[before])
  })

  it('counts undefined fields as absent, as JSON does', () => {
    expect(diff({ a: 1, b: undefined }, { a: 1 })).toBeUndefined()
    expect(diff({ a: 1 }, { a: 1, b: undefined })).toBeUndefined()
    expect(diff({ a: 1 }, { a: undefined })).toEqual({ a: 0 })
  })

  it('tells a removed field from one that is 0, null or false now', () => {
    const before = { a: 1, b: 1, c: 1, d: 1 }
    expect(patched(before, diff(before, { a: 0, b: null, c: false }))).toEqual({ a: 0, b: null, c: false })
  })
})

describe('its size', () => {
  const field = (n: number, foot = n % 7) => ({
    id: `field-${n}`,
    owner: n % 4,
    units: { foot, horse: n % 3, ship: 0 },
  })
  const fields = Array.from({ length: 48 }, (_, n) => field(n))
  const table = { round: 4, fields, log: ['begun'], hand: [3, 1, 4] }

  it.each<[string, number, Partial<typeof table>]>([
    ['one field deep inside', 60, { fields: fields.with(17, field(17, 9)) }],
    ['one field outside', 20, { round: 5 }],
    ['one more in a list', 30, { log: ['begun', 'ended'] }],
    ['one less in the middle of a long list', 30, { fields: fields.toSpliced(20, 1) }],
    ['units moved from one place to another', 80, { fields: fields.with(1, field(1, 0)).with(2, field(2, 3)) }],
  ])('%s: at most %i bytes of 3 kB', (_, most, change) => {
    expect(JSON.stringify(table).length).toBeGreaterThan(3000)
    expect(sizeOf(diff(table, copy({ ...table, ...change })))).toBeLessThanOrEqual(most)
  })
})
