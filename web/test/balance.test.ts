import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareOfFirst } from '../src/table/players/balance.ts'

it('shows how much of the whole each side has', () => {
  expect(shareOfFirst([30, 10])).toBe(75)
  expect(shareOfFirst([0, 0])).toBe(50)
})

it('gives a side below zero no part of it, and never more than the whole to the other', () => {
  expect(shareOfFirst([-2, 100])).toBe(0)
  expect(shareOfFirst([5, -1])).toBe(100)
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (one, other) => {
      const share = shareOfFirst([one, other])
      return share >= 0 && share <= 100
    }),
  )
})
