/** The drawing of the island: made at build time, so it must come out the same everywhere, whole and small. */

import { gzipSync } from 'node:zlib'
import { isInside } from '@skerry/boards'
import { groundTests } from '@skerry/boards/kit'
import { ARRANGEMENTS, type Point } from '@skerry/contracts'
import { describe, expect, it } from 'vitest'
import { ground } from '../board/ground.ts'
import { type IslandPack, islandOf } from '../board/island.ts'
import { layoutOf, stretched } from '../board/layout.ts'
import { distanceTo, touch } from '../board/naming.ts'
import { pack } from '../index.ts'

const { provinces, connections, ...flat } = pack as unknown as IslandPack

describe.each(ARRANGEMENTS)('%s', (arrangement) => {
  const layout = layoutOf(arrangement)
  const on = <T extends { readonly at: Point }>(one: T) => ({ ...one, at: stretched(layout, one.at) })
  const [locations, castles] = [flat.locations.map(on), flat.castles.map(on)]
  const island = islandOf(pack, arrangement)
  const drawing = ground(pack, arrangement)
  const count = (part: string | RegExp) => drawing.split(part).length - 1

  describe('the ground of the board', () => {
    const sizeOf = (text: string) => gzipSync(text).length
    const tests = groundTests({
      ...{ game: 'arrival', pack, box: layout.box, elements: 600, sizeOf },
      ground: (of) => ground(of, arrangement),
    })
    for (const test of tests) it(test.name, test.run)
  })

  describe('the island', () => {
    it('shows every province as one outline round all of its locations and no other', () => {
      expect(count('class="soil ')).toBe(provinces.length)
      for (const { id, outline } of island.provinces) {
        expect(outline.match(/[MZ]/g), id).toEqual(['M', 'Z'])
        const ring = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
        const inside = locations.filter(({ at }) => isInside(at, ring)).map((location) => location.id)
        expect(inside.sort()).toEqual(locations.filter(({ province }) => province === id).map((one) => one.id))
        expect(isInside(island.provinces.find((one) => one.id === id)?.plate ?? [0, 0], ring)).toBe(true)
      }
    })

    it('shows every location on land, every port with its anchor, every castle location on Balor’s Isle', () => {
      const circles = (layer: string) =>
        (drawing.match(new RegExp(`class="${layer}" d="([^"]*)"`))?.[1] ?? '').split('Z').length - 1
      const ports = locations.filter(({ port }) => port).length
      expect(circles('port')).toBe(ports)
      expect(count('href="#arrival-sign-')).toBe(0)
      expect(count('href="#arrival-anchor"')).toBe(ports)
      expect(circles('site')).toBe(locations.length - ports)
      for (const { id, at } of locations) expect(isInside(at, island.coast), id).toBe(true)
      for (const { id, at } of castles) expect(isInside(at, island.isle), id).toBe(true)
    })

    it('shows every connection as a road or a causeway', () => {
      expect(island.causeways).toHaveLength(castles.length)
      expect(island.roads.length + island.causeways.length).toBe(connections.length)
      const roads = drawing.match(/class="road" d="([^"]*)"/)?.[1] ?? ''
      expect(roads.match(/M/g)).toHaveLength(island.roads.length)
    })
  })

  describe('names', () => {
    const boxes = island.names.map(({ box }) => box)

    it('are there for every location', () => {
      expect(island.names.map(({ name }) => name)).toEqual(locations.map(({ name }) => name))
    })

    it('do not overlap each other, nor the plates of the provinces', () => {
      const plates = island.provinces.map(({ plate: [x, y] }) => ({ x: x - 42, y: y - 6, width: 84, height: 27 }))
      boxes.forEach((box, i) => {
        for (const other of boxes.slice(i + 1)) expect(touch(box, other, 0), `${island.names[i]?.name}`).toBe(false)
        for (const plate of plates) expect(touch(box, plate, 0), `${island.names[i]?.name}`).toBe(false)
      })
    })

    it('lie beside the sites, nearer to their own than to any other', () => {
      for (const { id, name, box } of island.names) {
        const own = distanceTo(box, locations.find((one) => one.id === id)?.at ?? [0, 0])
        expect(own, `${name} covers its site`).toBeGreaterThan(12)
        expect(own, `${name} is far from its site`).toBeLessThan(38)
        for (const one of locations)
          if (one.id !== id) expect(distanceTo(box, one.at), `${name} is taken for ${one.name}`).toBeGreaterThan(own)
      }
    })

    it('leave room for the stones beside gauge and chain', () => {
      for (const { x, width } of boxes) {
        expect(x).toBeGreaterThan(layout.gauge.left + layout.gauge.width)
        expect(x + width).toBeLessThan(layout.chain.x - 12)
      }
    })
  })
})
