import type { Point } from '@skerry/contracts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  bent,
  distance,
  distanceToRing,
  hitRadius,
  inRows,
  isInside,
  litOf,
  once,
  paintedRows,
  reachesOf,
  scattered,
  seatOutline,
  seeded,
} from '../src/index.ts'
import { Lights, Moment, PlaceHits, pictogramsOf } from '../src/live.ts'

const SQUARE: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]

describe('lines', () => {
  it('are bent the same way every time, and keep their ends', () => {
    const line = bent([0, 0], [64, 0], 5, 0.1, 3)
    expect(line).toEqual(bent([0, 0], [64, 0], 5, 0.1, 3))
    expect(line).not.toEqual(bent([0, 0], [64, 0], 6, 0.1, 3))
    expect(line).toHaveLength(2 ** 3 + 1)
    expect([line[0], line.at(-1)]).toEqual([
      [0, 0],
      [64, 0],
    ])
  })

  it('chance stays from 0 to 1', () => {
    const chance = seeded(3)
    for (let i = 0; i < 1000; i++) expect(Math.floor(chance())).toBe(0)
  })

  it('spots lie inside, apart from each other and where they are free', () => {
    const isFree = (p: Point) => distanceToRing(p, SQUARE) > 5 && p[0] < 60
    const spots = scattered(SQUARE, 12, 9, isFree, 400)
    expect(spots.length).toBeGreaterThan(10)
    spots.forEach(([x, y], i) => {
      expect(isInside([x, y], SQUARE) && isFree([x, y])).toBe(true)
      for (const [a, b] of spots.slice(i + 1)) expect(Math.hypot(x - a, (y - b) * 1.25)).toBeGreaterThan(12)
    })
    expect(inRows(spots, 10).flat()).toHaveLength(spots.length)
  })

  it('glyphs are one path for each row and layer, and every second row can be left out', () => {
    const rows = [[[1, 2, 0]], [[3, 4, 0]]] as const
    expect(paintedRows(rows, ['low', 'high'], ([x]) => ({ low: `M${x} 0`, ...(x > 2 && { high: 'M9 9' }) }))).toBe(
      '<path class="low" d="M1 0"/><path class="low second" d="M3 0"/><path class="high second" d="M9 9"/>',
    )
  })
})

describe('light', () => {
  const lit = litOf(['a', 'b', 'c', 'd', 'e'], (id) => id, {
    legal: (id) => 'abc'.includes(id),
    picked: (id) => id === 'b',
    affected: (id) => 'abd'.includes(id),
    changed: (id) => id === 'd',
    refused: (id) => id === 'e',
    focus: (id) => id === 'a',
    dimmed: (id) => id !== 'e',
    priced: (id) => id === 'c',
  })

  it('shows what is picked as picked alone, prices apart, and lets the rest step back', () => {
    expect(lit).toEqual({
      dimmed: 'd',
      legal: 'a',
      priced: 'c',
      picked: 'b',
      warm: { legal: 'a', picked: 'b', other: 'd' },
      changed: 'd',
      refused: 'e',
      focus: 'a',
    })
  })

  it('is drawn only where there is some', () => {
    const markup = renderToStaticMarkup(
      createElement('svg', null, createElement(Lights, { lit: { ...lit, priced: '' } })),
    )
    expect([...markup.matchAll(/class="([^" ]*-(?:wash|warm)|dim|glow [^"]*)"/g)].map(([, name]) => name)).toEqual([
      'dim',
      'legal-wash',
      'picked-wash',
      'legal-warm',
      'picked-warm',
      'other-warm',
      'glow legal-glow',
      'glow picked-glow',
      'glow changed-glow',
      'glow refused-glow',
      'glow focus-glow',
    ])
  })
})

describe('what is touched', () => {
  const places = [
    { id: 'A', at: [0, 0] as Point },
    { id: 'B', at: [30, 40] as Point },
    { id: 'C', at: [300, 0] as Point },
  ]

  it('reaches half the way to the nearest other place', () => {
    expect(reachesOf(places)).toEqual([25, 25, distance([30, 40], [300, 0]) / 2])
    expect(reachesOf(places)).toBe(reachesOf(places))
  })

  it('is as large as a finger needs, whatever the scale', () => {
    for (const scale of [0.3, 0.64, 1, 2.5]) expect(hitRadius(scale) * scale).toBeGreaterThanOrEqual(22)
    const markup = renderToStaticMarkup(createElement('svg', null, createElement(PlaceHits, { places, radius: 44 })))
    expect([...markup.matchAll(/data-thing="(.)".*? r="(\d+)"/g)].map(([, id, r]) => `${id} ${r}`)).toEqual([
      'A 25',
      'B 25',
      'C 44',
    ])
  })
})

it('six seats have six outlines', () => {
  const outlines = [0, 1, 2, 3, 4, 5].map(seatOutline)
  expect(new Set(outlines).size).toBe(6)
  for (const outline of outlines) expect(outline).toMatch(/^M.*Z$/)
})

it('what is made of a thing is made once, also where it is nothing', () => {
  let made = 0
  const count = once((_: object) => {
    made++
    return undefined
  })
  const [one, other] = [{}, {}]
  for (const thing of [one, one, other]) count(thing)
  expect(made).toBe(2)
})

it('a moment draws its acts in their order, over its time', () => {
  const drawing = createElement(Moment<string>, {
    acts: ['a', 'b'],
    ms: 400,
    draw: (id) => createElement('g', { id }),
  })
  expect(renderToStaticMarkup(createElement('svg', null, drawing))).toBe(
    '<svg><g class="acts" style="--ms:400ms"><g id="a"></g><g id="b"></g></g></svg>',
  )
})

it('a pictogram the game has none for is nothing', () => {
  const Pictogram = pictogramsOf({ orb: 'M1 1' })
  const draw = (name: string) => renderToStaticMarkup(createElement('svg', null, createElement(Pictogram, { name })))
  expect(draw('orb')).toBe('<svg><path d="M1 1"></path></svg>')
  expect(draw('toString')).toBe('<svg></svg>')
})
