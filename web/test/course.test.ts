import { describe, expect, it } from 'vitest'
import { ticksFor, turningPoints, versionsFor } from '../src/table/ending/course.ts'

describe('the course of a game', () => {
  it('is read at versions as far apart as possible, first and last among them', () => {
    expect(versionsFor(4)).toEqual([0, 1, 2, 3, 4])
    expect(versionsFor(100, 5)).toEqual([0, 25, 50, 75, 100])
    expect(versionsFor(0)).toEqual([0])
  })

  it('turns where a seat gains or loses most against the others, told in the order of the game', () => {
    const points = [
      { version: 0, values: [0, 0] },
      { version: 10, values: [5, 5] },
      { version: 20, values: [6, 15] },
      { version: 30, values: [7, 16] },
      { version: 40, values: [27, 15] },
    ]
    expect(turningPoints(points, 2)).toEqual([
      { seat: 1, from: 10, to: 20, by: 10 },
      { seat: 0, from: 30, to: 40, by: 20 },
    ])
    expect(turningPoints(points.slice(0, 2))).toEqual([])
  })

  it('weighs a change of the lead twice', () => {
    const points = [
      { version: 0, values: [10, 0] },
      { version: 5, values: [17, 0] },
      { version: 9, values: [17, 4] },
      { version: 12, values: [17, 8] },
      { version: 15, values: [13, 14] },
    ]
    expect(turningPoints(points, 1)).toEqual([{ seat: 1, from: 12, to: 15, by: 6 }])
  })

  it('has round numbers at its axis, from below the least to above the most', () => {
    expect(ticksFor([{ version: 0, values: [0, 121] }])).toEqual([0, 50, 100, 150])
    expect(ticksFor([{ version: 0, values: [-8, 12] }])).toEqual([-10, -5, 0, 5, 10, 15])
    expect(ticksFor([{ version: 0, values: [0, 3] }])).toEqual([0, 1, 2, 3])
  })
})
