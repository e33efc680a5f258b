import { describe, expect, it } from 'vitest'
import { percent, shareOf, spreadOf, withInterval } from '../src/index.ts'

describe('what many games tell', () => {
  it('spreads: a tenth lies below the first mark, a tenth above the last', () => {
    expect(spreadOf({ 1: 1, 2: 8, 3: 1 })).toEqual({ p10: 2, p50: 2, p90: 3, mean: 2 })
    expect(spreadOf({ 10: 5, 20: 5 })).toEqual({ p10: 10, p50: 20, p90: 20, mean: 15 })
    expect(spreadOf({})).toEqual({ p10: 0, p50: 0, p90: 0, mean: 0 })
  })

  it('shares with the range of Wilson', () => {
    expect(shareOf(50, 100)).toEqual({ share: 0.5, ci95: [0.4038, 0.5962] })
    expect(shareOf(0, 1000)).toEqual({ share: 0, ci95: [0, 0.0038] })
    expect(shareOf(0, 0)).toEqual({ share: 0, ci95: [0, 1] })
    expect(withInterval(shareOf(50, 100))).toBe('50.0 % (40.4 % … 59.6 %)')
    expect(percent(1)).toBe('100.0 %')
  })
})
