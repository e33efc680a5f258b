/** The map as it is drawn: only regions that border each other touch, and nothing covers anything else. */

import { distance, distanceToRing, isInside } from '@skerry/boards'
import { ARRANGEMENTS, type Point } from '@skerry/contracts'
import { describe, expect, it } from 'vitest'
import { type ChartPack, chartOf, type Land } from '../board/chart.ts'
import { mapBox } from '../board/parts.ts'
import { PLATE } from '../board/plates.ts'
import { pack } from '../index.ts'

const [map] = (pack as unknown as ChartPack).maps as [ChartPack['maps'][number]]
const pairOf = (pair: readonly string[]): string => [...pair].sort().join(' ')

/** Twice the area inside a ring. */
const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((all, [x, y], i) => all + x * (ring.at(i - 1) as Point)[1] - y * (ring.at(i - 1) as Point)[0], 0),
  )

describe.each(ARRANGEMENTS)('the map drawn %s', (arrangement) => {
  const chart = chartOf(pack, arrangement)
  const coastOf = (id: string) => chart.islands.find((island) => island.id === id)?.coast ?? []

  describe('regions', () => {
    it('BAR-RULING-36 touch exactly where the pack says that they share a border', () => {
      expect(chart.touching.map(pairOf).sort()).toEqual(map.borders.map(pairOf).sort())
    })

    it('have their middle inside, with room for a marker, and lie on their island', () => {
      for (const { id, at, ring, island } of chart.lands) {
        expect(isInside(at, ring), id).toBe(true)
        expect(distanceToRing(at, ring), id).toBeGreaterThan(19)
        expect(isInside(at, coastOf(island)), id).toBe(true)
      }
    })

    it('are one outline each, large enough for a finger on a phone', () => {
      const pixels = arrangement === 'wide' ? 0.58 : 390 / 760
      for (const { id, outline, ring } of chart.lands) {
        expect(outline.match(/[MZ]/g), id).toEqual(['M', 'Z'])
        expect((areaOf(ring) / 2) * pixels ** 2, id).toBeGreaterThan(44 * 44)
      }
    })

    it('keep their markers apart', () => {
      const [WIDTH, HEIGHT] = [64, 48]
      chart.lands.forEach((a: Land, i) => {
        for (const b of chart.lands.slice(i + 1))
          expect(Math.abs(a.at[0] - b.at[0]) > WIDTH || Math.abs(a.at[1] - b.at[1]) > HEIGHT, `${a.id} ${b.id}`).toBe(
            true,
          )
      })
    })

    it('have the terrains, marks and islands of the pack', () => {
      for (const { id, terrain, players, island } of map.regions)
        expect(chart.land[id]).toMatchObject({ terrain, players, island })
      expect(chart.land.START).toMatchObject({ terrain: null, island: 'FEN' })
    })
  })

  describe('islands', () => {
    it('do not touch each other', () => {
      for (const a of chart.islands)
        for (const b of chart.islands)
          if (a.id !== b.id)
            for (const p of a.coast) expect(isInside(p, b.coast) || distanceToRing(p, b.coast) < 8).toBe(false)
    })

    it('are worth their place in the order of discovery', () => {
      expect(chart.islands.map(({ id, value }) => [id, value])).toEqual(map.islands.map(({ id }, value) => [id, value]))
    })

    it('have their names on the sea, inside the map, near themselves and off each other', () => {
      const [x, y, width, height] = mapBox(arrangement)
      const corners = ([px, py]: Point): readonly Point[] =>
        [-0.5, 0, 0.5].flatMap((a) => [-0.5, 0, 0.5].map((b): Point => [px + a * PLATE.width, py + b * PLATE.height]))
      chart.islands.forEach(({ id, plate }, i) => {
        for (const corner of corners(plate)) {
          expect(
            chart.islands.some(({ coast }) => isInside(corner, coast)),
            id,
          ).toBe(false)
          expect(corner[0] >= x && corner[1] >= y && corner[0] <= x + width && corner[1] <= y + height, id).toBe(true)
        }
        const own = chart.lands.filter(({ island }) => island === id).map(({ at }) => distance(at, plate))
        const others = chart.lands.filter(({ island }) => island !== id).map(({ at }) => distance(at, plate))
        expect(Math.min(...own), id).toBeLessThan(Math.min(...others))
        for (const other of chart.islands.slice(i + 1))
          expect(
            Math.abs(other.plate[0] - plate[0]) >= PLATE.width || Math.abs(other.plate[1] - plate[1]) >= PLATE.height,
            id,
          ).toBe(true)
      })
    })
  })

  describe('sea routes', () => {
    it('are there for every pair, from region to region, and run over little foreign land', () => {
      expect(chart.routes.map(({ ends }) => pairOf(ends))).toEqual(map.routes.map(pairOf))
      for (const { ends, points } of chart.routes) {
        const [first, last] = ends.map((id) => chart.land[id]?.ring ?? [])
        expect(isInside(points[0] as Point, first ?? []), ends.join()).toBe(true)
        expect(isInside(points.at(-1) as Point, last ?? []), ends.join()).toBe(true)
        const foreign = points.filter((p) =>
          chart.lands.some(({ id, ring }) => !ends.includes(id) && isInside(p, ring)),
        )
        expect(foreign.length, ends.join()).toBeLessThanOrEqual(points.length / 4)
      }
    })
  })

  describe('the map of another pack', () => {
    it('is drawn from its points, whatever they are', () => {
      const moved = {
        maps: [
          {
            ...map,
            regions: map.regions.map((one) => (one.id === 'FEN-S' ? { ...one, at: [320, 120] as Point } : one)),
          },
        ],
      }
      const other = chartOf(moved, arrangement)
      expect(other.lands).toHaveLength(21)
      expect(other.land['FEN-S']?.at).not.toEqual(chart.land['FEN-S']?.at)
    })
  })
})
