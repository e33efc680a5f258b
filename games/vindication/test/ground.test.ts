/** The drawing of sea and island: made at build time, so it must come out the same everywhere, whole and small. */

import { gzipSync } from 'node:zlib'
import { groundTests } from '@skerry/boards/kit'
import { ARRANGEMENTS } from '@skerry/contracts'
import { describe, expect, it } from 'vitest'
import { ground } from '../board/ground.ts'
import { board } from '../board/index.tsx'
import { CARDS, HONOR, LAYOUTS, POWER } from '../board/layout.ts'
import { pack } from '../index.ts'

describe.each(ARRANGEMENTS)('the ground of the board, %s', (arrangement) => {
  const sizeOf = (text: string) => gzipSync(text).length
  const layout = LAYOUTS[arrangement]
  const tests = groundTests({
    ...{ game: 'vindication', pack, sizeOf, box: layout.box, elements: 140 },
    ground: (of) => ground(of, arrangement),
  })
  for (const test of tests) it(test.name, test.run)

  const drawing = ground(pack, arrangement)
  const count = (part: string | RegExp) => drawing.split(part).length - 1
  const lineOf = (layer: string): string => drawing.match(new RegExp(`class="${layer}" d="([^"]*)"`))?.[1] ?? ''

  it('VIN-SETUP-02 has fog on all 19 hexes, and a way wherever two triangles are neighbours', () => {
    expect(count('href="#vindication-fog"')).toBe(19)
    expect(lineOf('way').match(/M/g)).toHaveLength(42)
    expect(lineOf('journey-way').match(/M/g)).toHaveLength(12)
  })

  it('VIN-BONUS-CONVERT-02 … -04 has six spheres, each heroic one tied to its two parents', () => {
    expect(count('class="sphere of-')).toBe(6)
    expect(lineOf('link').match(/M/g)).toHaveLength(6)
  })

  it('has the honor track from 0 to 100 in fives, and a place for every market', () => {
    expect(lineOf('track-tick').match(/M/g)).toHaveLength(HONOR.most / 5 + 1)
    expect(count('class="market of-deck-')).toBe(6)
  })

  it('has its panes inside the box, beside each other, and each with a button', () => {
    const panes = board.panes?.(pack, 'de', arrangement) ?? []
    const [x, y, width, height] = layout.box
    expect(panes.map(({ id }) => id)).toEqual(['island', 'power', 'cards'])
    for (const { box, button } of panes) {
      expect(button?.name).toBeTruthy()
      expect(box[0] >= x && box[1] >= y && box[0] + box[2] <= x + width && box[1] + box[3] <= y + height).toBe(true)
    }
    panes.forEach(({ box: a }, i) => {
      for (const { box: b } of panes.slice(i + 1)) {
        const across = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
        const down = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
        expect(Math.min(across, down)).toBeLessThanOrEqual(4)
      }
    })
  })
})

describe('the arrangements', () => {
  const fit = (width: number, height: number, [, , w, h]: readonly number[]) =>
    Math.min(width / (w ?? 1), height / (h ?? 1))

  it('show all of the wide board on a desktop so that letters of 17 units are 12 pixels', () => {
    expect(fit(1116, 688, LAYOUTS.wide.box) * 17).toBeGreaterThanOrEqual(12)
  })

  it('show power and cards on a phone at no less than 0.64', () => {
    for (const { width, height } of [POWER, CARDS]) expect(fit(390, 430, [0, 0, width, height])).toBeGreaterThan(0.64)
  })
})
