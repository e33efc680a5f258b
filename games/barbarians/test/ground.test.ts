/** The drawing of sea, mountain and islands: made at build time, so it must come out the same everywhere, whole and small. */

import { gzipSync } from 'node:zlib'
import { groundTests } from '@skerry/boards/kit'
import { ARRANGEMENTS } from '@skerry/contracts'
import { describe, expect, it } from 'vitest'
import { ground } from '../board/ground.ts'
import { boxOf, PANES } from '../board/parts.ts'
import { pack } from '../index.ts'

describe.each(ARRANGEMENTS)('the ground of the board, %s', (arrangement) => {
  const sizeOf = (text: string) => gzipSync(text).length
  const drawn = (any: unknown) => ground(any, arrangement)
  const tests = groundTests({ game: 'barbarians', ground: drawn, pack, box: boxOf(arrangement), elements: 560, sizeOf })
  for (const test of tests) it(test.name, test.run)

  const drawing = drawn(pack)
  const count = (part: string | RegExp) => drawing.split(part).length - 1
  const lineOf = (layer: string): string => drawing.match(new RegExp(`class="${layer}" d="([^"]*)"`))?.[1] ?? ''

  it('is every region in the colour of its terrain, and the start region', () => {
    expect(count('class="soil ')).toBe(21)
    for (const terrain of ['glacier', 'forest', 'mountain', 'swamp']) expect(count(`class="soil ${terrain}"`)).toBe(5)
    expect(count('class="soil start"')).toBe(1)
  })

  it('is a stair wherever sectors of rings 1, 2 and 3 can touch: twelve in each gap', () => {
    expect(lineOf('stair').match(/M/g)).toHaveLength(24)
    expect(lineOf('riser').match(/M/g)).toHaveLength(24 * 3)
  })
})

describe('panes', () => {
  it('lie inside the box, are as wide as a phone can show legibly, and hardly overlap', () => {
    const [x, y, width, height] = boxOf('tall')
    for (const { id, box } of PANES) {
      expect(box[0] >= x && box[1] >= y && box[0] + box[2] <= x + width && box[1] + box[3] <= y + height, id).toBe(true)
      expect(box[2], id).toBeLessThanOrEqual(1044)
    }
    PANES.forEach(({ box: a }, i) => {
      for (const { box: b } of PANES.slice(i + 1)) {
        const across = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
        const down = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
        expect(Math.min(across, down)).toBeLessThanOrEqual(2)
      }
    })
  })
})
