/** The drawing of sea and island: made at build time, so it must come out the same everywhere, whole and small. */

import { gzipSync } from 'node:zlib'
import { groundTests } from '@skerry/boards/kit'
import { describe, expect, it } from 'vitest'
import { ground } from '../board/ground.ts'
import { board } from '../board/index.tsx'
import { BOX, boardPlan, DEALT, DEALT_PANE, dealtPoint, PANES, TURN } from '../board/layout.ts'
import { pack } from '../index.ts'

const drawing = ground(pack)
const count = (part: string | RegExp) => drawing.split(part).length - 1
const lineOf = (layer: string): string => drawing.match(new RegExp(`class="${layer}" d="([^"]*)"`))?.[1] ?? ''

describe('the ground of the board', () => {
  const sizeOf = (text: string) => gzipSync(text).length
  const tests = groundTests({ game: 'vindication', ground, pack, box: BOX, elements: 140, sizeOf })
  for (const test of tests) it(test.name, test.run)
})

describe('what is printed on it', () => {
  it('VIN-SETUP-02 is fog on all 19 hexes, and a way wherever two triangles are neighbours', () => {
    expect(count('href="#vindication-fog"')).toBe(19)
    expect(lineOf('way').match(/M/g)).toHaveLength(42)
    expect(lineOf('journey-way').match(/M/g)).toHaveLength(12)
  })

  it('VIN-BONUS-CONVERT-02 … -04 is six spheres, each heroic one tied to its two parents', () => {
    expect(count('class="sphere of-')).toBe(6)
    expect(lineOf('link').match(/M/g)).toHaveLength(6)
    expect(lineOf('crown-arc').match(/M/g)).toHaveLength(3)
  })

  it('is the honor track from 0 to 100, and a place for every market', () => {
    expect((lineOf('track-space') + lineOf('track-stone')).match(/M/g)).toHaveLength(101)
    expect(count('class="market of-deck-')).toBe(6)
  })
})

describe('panes', () => {
  it('have one for a turn and one for the quests dealt, without buttons and first', () => {
    const [turn, quests, ...others] = board.panes?.(pack, 'en', 'wide') ?? []
    expect([turn?.id, turn?.button, turn?.box]).toEqual(['turn', undefined, TURN])
    expect([quests?.id, quests?.button, quests?.box]).toEqual(['quests', undefined, DEALT_PANE])
    expect(others.map(({ id }) => id).toSorted()).toEqual(PANES.map(({ id }) => id).toSorted())
    for (const { button } of others) expect(button?.name).toBeTruthy()
    const [left, top, width, height] = TURN
    for (const { box } of PANES.filter(({ id }) => id === 'island' || id === 'spheres')) {
      expect(box[0] >= left && box[0] + box[2] <= left + width).toBe(true)
      expect(box[1] >= top && box[1] + box[3] <= top + height).toBe(true)
    }
  })

  it('show a turn on a desktop with panels round it no smaller than 0.58, and both quests on a phone no smaller than 0.55', () => {
    expect(Math.min(1000 / TURN[2], 530 / TURN[3])).toBeGreaterThan(0.58)
    expect(Math.min(374 / DEALT_PANE[2], 300 / DEALT_PANE[3])).toBeGreaterThan(0.55)
    const [x, y, width, height] = DEALT_PANE
    for (const i of [0, 1]) {
      const [cx, cy] = dealtPoint(boardPlan(0, 0, 4), i)
      expect(cx - DEALT.width / 2 >= x && cx + DEALT.width / 2 <= x + width).toBe(true)
      expect(cy - DEALT.height / 2 >= y && cy + DEALT.height / 2 <= y + height).toBe(true)
    }
  })

  it('lie inside the box, are as wide as a phone can show legibly, and hardly overlap', () => {
    const [x, y, width, height] = BOX
    for (const { id, box } of PANES) {
      expect(box[0] >= x && box[1] >= y && box[0] + box[2] <= x + width && box[1] + box[3] <= y + height, id).toBe(true)
      expect(box[2], id).toBeLessThanOrEqual(920)
      expect(box[3], id).toBeLessThanOrEqual(920)
    }
    PANES.forEach(({ box: a }, i) => {
      for (const { box: b } of PANES.slice(i + 1)) {
        const across = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
        const down = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
        expect(Math.min(across, down)).toBeLessThanOrEqual(20)
      }
    })
  })
})
