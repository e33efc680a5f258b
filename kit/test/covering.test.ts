import { checkOptions, defineGame, type OptionSpec, type Options, type OptionValue } from '@skerry/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coveringSets } from '../src/index.ts'
import { definition, toy } from './toy/toy.ts'
import type { Toy } from './toy/types.ts'

const gameWith = (options: readonly OptionSpec[]) => defineGame<Toy>({ ...definition, options })

function isAllowed(options: readonly OptionSpec[], seats: number, chosen: Options): boolean {
  try {
    checkOptions({ seats: definition.seats, options }, seats, chosen)
    return true
  } catch {
    return false
  }
}

/** Every allowed set of options, by trying all combinations. */
function allSets(options: readonly OptionSpec[], seats: number): Options[] {
  let sets: Options[] = [{}]
  for (const { key, values } of options)
    sets = sets.flatMap((set) => values.map((value): Options => ({ ...set, [key]: value })))
  return sets.filter((set) => isAllowed(options, seats, set))
}

function pairsOf(options: readonly OptionSpec[], sets: readonly Options[]): Set<string> {
  const text = (set: Options, keys: readonly string[]) => keys.map((key) => `${key}=${set[key]}`).join(' ')
  return new Set(
    sets.flatMap((set) => [
      ...options.map(({ key }) => text(set, [key])),
      ...options.flatMap((a, i) => options.slice(i + 1).map((b) => text(set, [a.key, b.key]))),
    ]),
  )
}

/** One to five options of two to four values; each may need, exclude or depend on the number of seats. */
const specs: fc.Arbitrary<OptionSpec[]> = fc
  .array(
    fc.record({
      size: fc.integer({ min: 2, max: 4 }),
      tie: fc.constantFrom('free', 'free', 'needs', 'excludes', 'seats'),
      other: fc.nat(4),
      value: fc.nat(3),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((drafts) => drafts.map((draft, i) => specOf(draft, i, drafts)))

interface Draft {
  readonly size: number
  readonly tie: string
  readonly other: number
  readonly value: number
}
function specOf({ size, tie, other, value }: Draft, i: number, drafts: readonly Draft[]): OptionSpec {
  const spec = { key: `o${i}`, rule: 'TOY-OPTION-01', values: [...Array(size).keys()], default: 0 }
  if (tie === 'seats') return { ...spec, seats: [3] }
  const on = other % drafts.length
  const tied: Record<string, OptionValue> = { [`o${on}`]: value % (drafts[on] as Draft).size }
  if (tie === 'free' || on === i) return spec
  return tie === 'needs' ? { ...spec, needs: tied } : { ...spec, excludes: tied }
}

describe('covering sets of options', () => {
  it('hold nothing but allowed sets', () => {
    fc.assert(
      fc.property(specs, fc.constantFrom(2, 3), (options, seats) => {
        for (const set of coveringSets(gameWith(options), seats)) expect(isAllowed(options, seats, set)).toBe(true)
      }),
    )
  })

  it('show every value and every pair of values that an allowed set can show', () => {
    fc.assert(
      fc.property(specs, fc.constantFrom(2, 3), (options, seats) => {
        const shown = pairsOf(options, coveringSets(gameWith(options), seats))
        const missing = [...pairsOf(options, allSets(options, seats))].filter((pair) => !shown.has(pair))
        expect(missing).toEqual([])
      }),
    )
  })

  it('are the same every time', () => {
    fc.assert(
      fc.property(specs, (options) => {
        expect(coveringSets(gameWith(options), 3)).toEqual(coveringSets(gameWith(options), 3))
      }),
    )
  })

  it('are far fewer than all combinations', () => {
    const options = [...Array(8).keys()].map(
      (i): OptionSpec => ({ key: `o${i}`, rule: 'TOY-OPTION-01', values: [0, 1, 2], default: 0 }),
    )
    const sets = coveringSets(gameWith(options), 2)
    expect(allSets(options, 2)).toHaveLength(6561)
    expect(sets.length).toBeGreaterThanOrEqual(9)
    expect(sets.length).toBeLessThanOrEqual(30)
  })

  it('are one and empty where there is nothing to choose, and one for each value of a single option', () => {
    expect(coveringSets(gameWith([]), 2)).toEqual([{}])
    const single: OptionSpec = { key: 'o', rule: 'TOY-OPTION-01', values: [0, 1], default: 0 }
    expect(coveringSets(gameWith([single]), 2)).toEqual([{ o: 0 }, { o: 1 }])
    expect(coveringSets(gameWith([{ ...single, seats: [3] }]), 2)).toEqual([{ o: 0 }])
  })

  it('are three for the toy: gusts need a rough sea', () => {
    expect(coveringSets(toy().game, 2)).toEqual([
      { sea: 'mild', gusts: false },
      { sea: 'rough', gusts: false },
      { sea: 'rough', gusts: true },
    ])
  })
})
