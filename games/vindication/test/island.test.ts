/** The island: section 5.3 of the ledger, and who can be hemmed in on it. */

import { describe, expect, it } from 'vitest'
import pack from '../data/pack.json' with { type: 'json' }
import { load } from '../load.ts'
import { type Board, canFinish } from '../queries.ts'
import type { HexId, State, TriangleId } from '../types.ts'

const content = load(pack)
const { hexes, triangles, distances } = content
const ids = (text: string) => text.split(' ')

/** As the ledger lists them: the triangles of every hex. */
const TRIANGLES_OF: Readonly<Record<string, string>> = {
  H01: 'S11 S12 T01 T03',
  H02: 'S01 S12 T01 T02 T04',
  H03: 'S01 S02 T02 T05',
  H04: 'S10 S11 T03 T06 T09',
  H05: 'T01 T03 T04 T06 T07 T10',
  H06: 'T02 T04 T05 T07 T08 T11',
  H07: 'S02 S03 T05 T08 T12',
  H08: 'S09 S10 T09 T13',
  H09: 'T06 T09 T10 T13 T14 T17',
  H10: 'T07 T10 T11 T14 T15 T18',
  H11: 'T08 T11 T12 T15 T16 T19',
  H12: 'S03 S04 T12 T16',
  H13: 'S08 S09 T13 T17 T20',
  H14: 'T14 T17 T18 T20 T21 T23',
  H15: 'T15 T18 T19 T21 T22 T24',
  H16: 'S04 S05 T16 T19 T22',
  H17: 'S07 S08 T20 T23',
  H18: 'S06 S07 T21 T23 T24',
  H19: 'S05 S06 T22 T24',
}
/** Of every triangle: its hexes, and the triangles next to it. */
const AROUND: Readonly<Record<string, readonly [hexes: string, triangles: string]>> = {
  S01: ['H02 H03', 'T02'],
  S02: ['H03 H07', 'T05'],
  S03: ['H07 H12', 'T12'],
  S04: ['H12 H16', 'T16'],
  S05: ['H16 H19', 'T22'],
  S06: ['H18 H19', 'T24'],
  S07: ['H17 H18', 'T23'],
  S08: ['H13 H17', 'T20'],
  S09: ['H08 H13', 'T13'],
  S10: ['H04 H08', 'T09'],
  S11: ['H01 H04', 'T03'],
  S12: ['H01 H02', 'T01'],
  T01: ['H01 H02 H05', 'S12 T03 T04'],
  T02: ['H02 H03 H06', 'S01 T04 T05'],
  T03: ['H01 H04 H05', 'S11 T01 T06'],
  T04: ['H02 H05 H06', 'T01 T02 T07'],
  T05: ['H03 H06 H07', 'S02 T02 T08'],
  T06: ['H04 H05 H09', 'T03 T09 T10'],
  T07: ['H05 H06 H10', 'T04 T10 T11'],
  T08: ['H06 H07 H11', 'T05 T11 T12'],
  T09: ['H04 H08 H09', 'S10 T06 T13'],
  T10: ['H05 H09 H10', 'T06 T07 T14'],
  T11: ['H06 H10 H11', 'T07 T08 T15'],
  T12: ['H07 H11 H12', 'S03 T08 T16'],
  T13: ['H08 H09 H13', 'S09 T09 T17'],
  T14: ['H09 H10 H14', 'T10 T17 T18'],
  T15: ['H10 H11 H15', 'T11 T18 T19'],
  T16: ['H11 H12 H16', 'S04 T12 T19'],
  T17: ['H09 H13 H14', 'T13 T14 T20'],
  T18: ['H10 H14 H15', 'T14 T15 T21'],
  T19: ['H11 H15 H16', 'T15 T16 T22'],
  T20: ['H13 H14 H17', 'S08 T17 T23'],
  T21: ['H14 H15 H18', 'T18 T23 T24'],
  T22: ['H15 H16 H19', 'S05 T19 T24'],
  T23: ['H14 H17 H18', 'S07 T20 T21'],
  T24: ['H15 H18 H19', 'S06 T21 T22'],
}

describe('section 5.3 of the ledger', () => {
  it('19 hexes, and the triangles around each', () => {
    const found = hexes.map((hex) => [hex.id, hex.triangles.toSorted()])
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(TRIANGLES_OF).map(([hex, around]) => [hex, ids(around)])),
    )
  })

  it('36 triangles, with their hexes and neighbours', () => {
    const found = triangles.map((one) => [one.id, [one.hexes.join(' '), one.neighbours.toSorted().join(' ')]])
    expect(Object.fromEntries(found)).toEqual(AROUND)
  })

  it('42 pairs of adjacent hexes, 42 steps between triangles', () => {
    expect(hexes.reduce((all, { neighbours }) => all + neighbours.length, 0) / 2).toBe(42)
    expect(triangles.reduce((all, { neighbours }) => all + neighbours.length, 0) / 2).toBe(42)
  })

  it('neighbours are neighbours of each other', () => {
    for (const { id, neighbours } of hexes)
      for (const other of neighbours) expect(content.hex[other]?.neighbours).toContain(id)
    for (const { id, neighbours } of triangles)
      for (const other of neighbours) expect(content.triangle[other]?.neighbours).toContain(id)
  })

  it('VIN-RULING-17 one way from a triangle of the shore, three from any other', () => {
    for (const { id, isShore, hexes: touched, neighbours } of triangles) {
      expect(isShore).toBe(id.startsWith('S'))
      expect([touched.length, neighbours.length]).toEqual(isShore ? [2, 1] : [3, 3])
    }
    expect(triangles.filter(({ isShore }) => isShore)).toHaveLength(12)
  })

  it('nobody walks along the coast', () => {
    for (const { isShore, neighbours } of triangles)
      if (isShore) expect(neighbours.map((id) => content.triangle[id]?.isShore)).toEqual([false])
  })

  it('start triangles that follow one another share a hex', () => {
    const start = (n: number) => content.triangle[`S${String(n).padStart(2, '0')}` as TriangleId]
    for (let n = 1; n <= 12; n++) {
      const next = start((n % 12) + 1)?.hexes ?? []
      expect(start(n)?.hexes.filter((hex) => next.includes(hex))).toHaveLength(1)
    }
  })

  it('H10 lies in the middle', () => {
    const { neighbours = [], triangles: around = [] } = content.hex['H10' as HexId] ?? {}
    expect([neighbours.length, around.toSorted()]).toEqual([6, ids('T07 T10 T11 T14 T15 T18')])
  })
})

describe('distances', () => {
  it('go by the order of the triangles, there as far as back', () => {
    expect(triangles.map(({ index }) => index)).toEqual([...triangles.keys()])
    for (const [a, row] of distances.entries())
      for (const [b, steps] of row.entries()) {
        expect(steps).toBe(distances[b]?.[a])
        expect(steps === 0).toBe(a === b)
      }
  })

  it('are 1 between neighbours, and never differ by more than a step between them', () => {
    for (const { index, neighbours } of triangles)
      for (const { index: next } of neighbours.flatMap((id) => content.triangle[id] ?? [])) {
        expect(distances[index]?.[next]).toBe(1)
        for (const row of distances) expect(Math.abs((row[index] as number) - (row[next] as number))).toBe(1)
      }
  })

  it('are 9 at most: everything hangs together', () => {
    expect(Math.max(...distances.flat())).toBe(9)
  })
})

// —— VIN-RULING-18 ——

/** Other triangles within so many steps. */
const within = (index: number, steps: number): readonly TriangleId[] =>
  triangles
    .filter((one) => one.index !== index && (distances[index]?.[one.index] as number) <= steps)
    .map(({ id }) => id)
/** All ways to choose so many of them. */
function choices<T>(from: readonly T[], n: number): readonly (readonly T[])[] {
  if (n === 0) return [[]]
  return from.flatMap((one, i) => choices(from.slice(i + 1), n - 1).map((rest) => [one, ...rest]))
}
/** Whether a player there can end a Move of so many steps somewhere, with the others on these triangles. */
function canMove(at: TriangleId, speed: number, others: readonly TriangleId[]): boolean {
  const players = [at, ...others].map((where) => ({ at: where }))
  const board: Board = { content, state: { players } as unknown as State }
  return canFinish(board, 0, at, at, speed)
}
const OPPONENTS = 4

describe('VIN-RULING-18 hemmed in', () => {
  const [shore, inland] = [triangles.filter(({ isShore }) => isShore), triangles.filter(({ isShore }) => !isShore)]

  it('is who stands on the shore with speed 2 while others stand on the three nearest triangles', () => {
    for (const { id, index } of shore) {
      const nearest = within(index, 2)
      expect(nearest).toHaveLength(3)
      expect(canMove(id, 2, nearest)).toBe(false)
      for (const free of nearest) {
        const elsewhere = triangles.find((one) => one.id !== id && !nearest.includes(one.id))?.id as TriangleId
        const others = [...nearest.filter((one) => one !== free), elsewhere]
        expect(canMove(id, 2, others)).toBe(true)
      }
    }
  })

  it('is nobody with a step more', () => {
    for (const { id, index } of triangles)
      for (const others of choices(within(index, 3), OPPONENTS)) expect(canMove(id, 3, others)).toBe(true)
  })

  it('is nobody inland', () => {
    for (const { id, index } of inland)
      for (const others of choices(within(index, 2), OPPONENTS)) expect(canMove(id, 2, others)).toBe(true)
  })
})
