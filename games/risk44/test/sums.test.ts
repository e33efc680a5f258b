import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { game, pack } from '../index.ts'
import { reinforcementCount, reinforcements } from '../queries.ts'
import type { Content, State } from '../types.ts'
import smallPack from './small-pack.json' with { type: 'json' }

/** Any distribution of the areas; one seat is drawn more often than the others, so that whole regions occur. */
const anyState = ({ links }: Content) =>
  fc
    .record({
      favourite: fc.integer({ min: 0, max: 2 }),
      drawn: fc.array(fc.integer({ min: 0, max: 11 }), { minLength: links.length, maxLength: links.length }),
    })
    .map(({ favourite, drawn }): State => {
      const owner = drawn.map((n) => (n > 2 ? favourite : n))
      return {
        owner,
        armies: owner.map(() => 1),
        held: [0, 1, 2].map((seat) => owner.filter((o) => o === seat).length),
        cards: [0, 1, 2].map(() => [0, 0, 0]),
        turn: 0,
        trades: 0,
      }
    })

describe('R44-REINF-01, R44-REINF-02 the plain number of new armies and the sum that explains it', () => {
  it.each([
    ['the built-in map', pack],
    ['a small map', smallPack],
  ])('agree on %s', (_, anyPack) => {
    const content = game.load(anyPack)
    let withRegions = 0
    fc.assert(
      fc.property(anyState(content), fc.integer({ min: 0, max: 2 }), (state, seat) => {
        const { total, parts } = reinforcements(state, content, seat)
        expect(total).toBe(reinforcementCount(state, content, seat))
        expect(parts.reduce((all, { amount }) => all + amount, 0)).toBe(total)
        if (parts.some(({ of }) => of === 'regions')) withRegions += 1
      }),
      { numRuns: 500, seed: 44 },
    )
    expect(withRegions).toBeGreaterThan(20)
  })
})
