/** The drawing of the island: made at build time, so it must come out the same everywhere, whole and small. */

import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ground } from '../board/ground.ts'
import { type IslandPack, islandOf } from '../board/island.ts'
import { BOX, CHAIN, GAUGE } from '../board/layout.ts'
import { isInside } from '../board/lines.ts'
import { distanceTo, touch } from '../board/naming.ts'
import { pack } from '../index.ts'

const { locations, provinces, castles, connections } = pack as unknown as IslandPack
const island = islandOf(pack)
const drawing = ground(pack)
const count = (part: string | RegExp) => drawing.split(part).length - 1

describe('the ground of the board', () => {
  it('is the same every time, also for a pack read anew', () => {
    expect(ground(structuredClone(pack))).toBe(drawing)
  })

  it('is small enough to be fetched at once and painted once', () => {
    expect(gzipSync(drawing).length).toBeLessThan(150_000)
    expect(count(/<[a-z]/i)).toBeLessThan(600)
  })

  it('is well formed and has no number gone wrong', () => {
    expect(drawing).not.toMatch(/NaN|undefined|null|Infinity|e-\d/)
    const open: string[] = []
    for (const [, end, tag, self] of drawing.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
      if (end === '/') expect(open.pop()).toBe(tag)
      else if (self === '') open.push(tag as string)
    }
    expect(open).toEqual([])
  })

  it('takes its colours from the theme and costs no filter', () => {
    expect(drawing).not.toMatch(/="#[0-9a-f]{3,8}"|rgb\(|(fill|stroke|style|stop-color)="/i)
    expect(drawing).not.toMatch(/filter|blend|<image|<text/)
  })

  it('defines whatever it refers to, under names of its own', () => {
    const ids = [...drawing.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => id?.startsWith('arrival-'))).toBe(true)
    for (const [, id] of drawing.matchAll(/(?:url\(|href=")#([^)"]*)/g)) expect(ids).toContain(id)
  })

  it('runs far beyond the box, so that no window shows its edge', () => {
    const [x, y, width, height] = BOX
    const [, left, top, wide, high] = (
      drawing.match(/class="ocean" x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)"/) as RegExpMatchArray
    ).map(Number) as [number, number, number, number, number]
    expect(left).toBeLessThan(x - width)
    expect(top).toBeLessThan(y - 1.5 * height)
    expect(left + wide).toBeGreaterThan(x + 2 * width)
    expect(top + high).toBeGreaterThan(y + 3 * height)
  })
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
    const plates = island.provinces.map(({ plate: [x, y] }) => ({ x: x - 34, y: y - 4, width: 68, height: 22 }))
    boxes.forEach((box, i) => {
      for (const other of boxes.slice(i + 1)) expect(touch(box, other, 0), `${island.names[i]?.name}`).toBe(false)
      for (const plate of plates) expect(touch(box, plate, 0), `${island.names[i]?.name}`).toBe(false)
    })
  })

  it('lie beside the sites, nearer to their own than to any other', () => {
    for (const { id, name, box } of island.names) {
      const own = distanceTo(box, locations.find((one) => one.id === id)?.at ?? [0, 0])
      expect(own, `${name} covers its site`).toBeGreaterThan(12)
      expect(own, `${name} is far from its site`).toBeLessThan(36)
      for (const one of locations)
        if (one.id !== id) expect(distanceTo(box, one.at), `${name} is taken for ${one.name}`).toBeGreaterThan(own)
    }
  })

  it('leave room for the stones beside gauge and chain', () => {
    for (const { x, width } of boxes) {
      expect(x).toBeGreaterThan(GAUGE.left + GAUGE.width)
      expect(x + width).toBeLessThan(CHAIN.x - 12)
    }
  })
})
