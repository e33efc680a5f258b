/** The drawing of the island: made at build time, so it must come out the same everywhere, whole and small. */

import { gzipSync } from 'node:zlib'
import { isInside } from '@skerry/boards'
import { groundTests } from '@skerry/boards/kit'
import { ARRANGEMENTS } from '@skerry/contracts'
import { describe, expect, it } from 'vitest'
import { ground } from '../board/ground.ts'
import { type IslandPack, islandOf } from '../board/island.ts'
import { boxOf } from '../board/layout.ts'
import { pack } from '../index.ts'

const { fields, geometry } = pack as unknown as IslandPack
const drawing = ground(pack)
const count = (part: string | RegExp) => drawing.split(part).length - 1

describe('the ground of the board', () => {
  const sizeOf = (text: string) => gzipSync(text).length
  for (const arrangement of ARRANGEMENTS) {
    const box = boxOf(pack, arrangement)
    const tests = groundTests({ game: 'marnon', ground, pack, box, elements: 1000, sizeOf })
    for (const test of tests) it(`${arrangement}: ${test.name}`, test.run)
  }

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
})
