/** The drawing of the island: made at build time, so it must come out the same everywhere, whole and small. */

import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ground } from '../board/ground.ts'
import { boxOf, type IslandPack, islandOf } from '../board/island.ts'
import { isInside } from '../board/lines.ts'
import { pack } from '../index.ts'

const { fields, geometry } = pack as unknown as IslandPack
const drawing = ground(pack)
const count = (part: string | RegExp) => drawing.split(part).length - 1

describe('the ground of the board', () => {
  it('is the same every time, also for a pack read anew', () => {
    expect(ground(structuredClone(pack))).toBe(drawing)
  })

  it('is small enough to be fetched at once and painted once', () => {
    expect(gzipSync(drawing).length).toBeLessThan(150_000)
    expect(count(/<[a-z]/i)).toBeLessThan(1000)
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
    expect(drawing).not.toMatch(/#[0-9a-f]{3,8}\b(?!\))|rgb\(|(fill|stroke|style)="/i)
    expect(drawing).not.toMatch(/filter|blend|<image|<text(?! y="-42">N<)/)
  })

  it('defines whatever it refers to, under names of its own', () => {
    const ids = [...drawing.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids.every((id) => id?.startsWith('marnon-'))).toBe(true)
    for (const [, id] of drawing.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id)
  })

  it('shows every field as one closed outline round its centre', () => {
    expect(count('class="soil ')).toBe(fields.length)
    for (const { id, centre } of fields) {
      const line = drawing.match(new RegExp(`data-field="${id}" d="(M[^"]*Z)"`))?.[1] as string
      expect(line.match(/[MZ]/g)).toEqual(['M', 'Z'])
      const ring = islandOf(pack).field[id]?.ring ?? []
      expect(ring.length).toBeGreaterThan(30)
      expect(isInside(centre, ring)).toBe(true)
    }
  })

  it('shows every bridge, tunnel mouth and castle', () => {
    expect(count('class="bridge"')).toBe(geometry.bridges.length)
    expect(count('class="mouth"')).toBe(geometry.tunnelMouths.length)
    expect(count('class="keep"')).toBe(fields.filter(({ terrain }) => terrain === 'castle').length)
    for (const { field, at } of islandOf(pack).mouths)
      expect(isInside(at, islandOf(pack).field[field]?.ring ?? [])).toBe(true)
  })

  it('runs far beyond the box, so that no window shows its edge', () => {
    const [x, y, width, height] = boxOf(pack)
    const [, left, top, wide, high] = (
      drawing.match(/class="ocean" x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)"/) as RegExpMatchArray
    ).map(Number) as [number, number, number, number, number]
    expect(left).toBeLessThan(x - width)
    expect(top).toBeLessThan(y - 1.5 * height)
    expect(left + wide).toBeGreaterThan(x + 2 * width)
    expect(top + high).toBeGreaterThan(y + 3 * height)
  })
})
