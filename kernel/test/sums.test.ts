import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GameTypes, type Probe, type SumPart, sum, sumsOf, watching } from '../src/index.ts'

const { part, atLeast } = sumsOf<GameTypes>()

const parts: fc.Arbitrary<SumPart[]> = fc.array(
  fc.record({ rule: fc.constantFrom('T-1', 'T-2'), amount: fc.integer({ min: -9, max: 9 }), of: fc.string() }),
)
const totalOf = (all: readonly SumPart[]) => all.reduce((total, p) => total + p.amount, 0)
const probe = (off: string | null, seen: string[] = []): Probe => ({
  saw: () => undefined,
  step: () => undefined,
  part(rule, of) {
    seen.push(`${rule} ${of}`)
    return rule === off
  },
})

describe('a sum', () => {
  it('is the total of its parts, in their order, without those that count nothing', () => {
    fc.assert(
      fc.property(parts, (all) => {
        const { total, parts: shown } = sum(...all)
        expect(total).toBe(totalOf(all))
        expect(totalOf(shown)).toBe(total)
        expect(shown).toEqual(all.filter((p) => p.amount !== 0))
      }),
    )
  })

  it('of nothing is zero', () => {
    expect(sum()).toEqual({ total: 0, parts: [] })
  })

  it('names rule and reason of every part', () => {
    expect(sum(part('T-1', 4, 'men'), part('T-2', 0, 'castle'), part('T-3', -1, 'rain'))).toEqual({
      total: 3,
      parts: [
        { rule: 'T-1', amount: 4, of: 'men' },
        { rule: 'T-3', amount: -1, of: 'rain' },
      ],
    })
  })

  it('of at least something says by a part of its own what was added', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: -5, max: 20 }), (all, least) => {
        const before = sum(...all)
        const after = atLeast(least, before, 'T-LEAST', 'least')
        expect(after.total).toBe(Math.max(least, before.total))
        expect(totalOf(after.parts)).toBe(after.total)
        const added = after.total - before.total
        expect(after.parts).toEqual(
          added === 0 ? before.parts : [...before.parts, { rule: 'T-LEAST', amount: added, of: 'least' }],
        )
      }),
    )
  })
})

describe('a probe', () => {
  it('sees every part that counts and can switch one off', () => {
    const seen: string[] = []
    const strength = () => sum(part('T-1', 4, 'men'), part('T-2', 2, 'hero'), part('T-3', 0, 'castle'))
    expect(watching(probe('T-2', seen), strength)).toEqual({ total: 4, parts: [{ rule: 'T-1', amount: 4, of: 'men' }] })
    expect(seen).toEqual(['T-1 men', 'T-2 hero'])
    expect(strength().total).toBe(6)
  })

  it('is gone after the work, also if that failed, and does not nest', () => {
    expect(() =>
      watching(probe('T-1'), () => {
        throw new Error('broken')
      }),
    ).toThrow('broken')
    expect(part('T-1', 4, 'men').amount).toBe(4)
    expect(() => watching(probe(null), () => watching(probe(null), () => 1))).toThrow()
    expect(watching(probe(null), () => 2)).toBe(2)
  })
})
