import { readFileSync } from 'node:fs'
import type { Box, Point } from '@skerry/contracts'
import type { Allotment, Thing, ThingId } from '@skerry/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LegalInfo, Option } from '../src/link/types.ts'
import {
  besideControls,
  centredOn,
  fitScale,
  fitted,
  kept,
  LEAST_SCENE_SCALE,
  looksAt,
  MOST_OF_WHOLE,
  paneCamera,
  pinched,
  reaching,
  sceneCamera,
  sceneInPane,
  shows,
  showsAll,
  toBoard,
  toScreen,
  zoomedAt,
} from '../src/table/stage/camera.ts'
import { cycled, type Direction, nearestThing, nextThing, tabbable } from '../src/table/stage/directions.ts'
import { byPlace, columnsFor, evenColumns, faceOf, groupsOf } from '../src/table/stage/faces.ts'
import { anchorOf, freeSpot, gap } from '../src/table/stage/freeSpot.ts'
import { holds, middleOf, spacingOf } from '../src/table/stage/geometry.ts'
import { agreeing, lightFor, nextThings } from '../src/table/stage/light.ts'
import { arrangementOf } from '../src/table/stage/useArrangement.ts'

interface Pack {
  readonly geometry: { readonly viewBox: Box }
  readonly fields: readonly { readonly id: ThingId; readonly centre: Point }[]
}
const pack: Pack = JSON.parse(readFileSync(new URL('../../games/marnon/data/pack.json', import.meta.url), 'utf8'))
const box = pack.geometry.viewBox
const places = Object.fromEntries(pack.fields.map(({ id, centre }) => [id, centre]))
const ids = Object.keys(places)
const WAYS: readonly Direction[] = ['up', 'down', 'left', 'right']

/** What panels leave of a screen of 1440 × 900, and of 390 × 844. */
const desktop = { x: 0, y: 0, width: 1116, height: 694 }
const phone = { x: 0, y: 0, width: 390, height: 388 }

describe('the camera', () => {
  it('fits the whole board into what the panels leave', () => {
    for (const free of [desktop, phone]) {
      const camera = fitted(box, free)
      expect(showsAll(camera, box, free)).toBe(true)
      const [x, y] = toScreen(camera, box, [box[0] + box[2] / 2, box[1] + box[3] / 2])
      expect([x, y]).toEqual(middleOf(free).map((at) => expect.closeTo(at)))
    }
  })

  it('keeps the point under the pointer where it is while zooming', () => {
    const camera = centredOn(box, desktop, [500, 375], 1)
    const at: Point = [600, 400]
    const closer = zoomedAt(camera, box, desktop, at, 1.5)
    expect(closer.scale).toBe(1.5)
    const [x, y] = toBoard(camera, box, at)
    expect(toBoard(closer, box, at)).toEqual([expect.closeTo(x), expect.closeTo(y)])
  })

  it('zooms neither to nothing nor without end', () => {
    const camera = fitted(box, phone)
    expect(zoomedAt(camera, box, phone, [100, 200], 1e-6).scale).toBeCloseTo(fitScale(box, phone) * 0.75)
    expect(zoomedAt(camera, box, phone, [100, 200], 1e6).scale).toBe(3)
  })

  it('never loses the board, wherever it is dragged', () => {
    const far = fc.double({ min: -1e5, max: 1e5, noNaN: true })
    const check = (x: number, y: number, scale: number) => {
      const [u, v] = toBoard(kept({ x, y, scale }, box, phone), box, middleOf(phone))
      const within = { x: box[0] - 1e-6, y: box[1] - 1e-6, width: box[2] + 2e-6, height: box[3] + 2e-6 }
      expect(holds(within, [u, v])).toBe(true)
    }
    fc.assert(fc.property(far, far, fc.double({ min: 0.3, max: 3, noNaN: true }), check))
  })

  it('opens on the scene, large enough to read', () => {
    const scene = ['C3', 'II3', 'II4', 'III1'].map((id) => places[id] as Point)
    const camera = sceneCamera(box, phone, scene)
    expect(camera.scale).toBeGreaterThanOrEqual(LEAST_SCENE_SCALE)
    expect(shows(camera, box, phone, scene, 20)).toBe(true)
    expect(sceneCamera(box, phone, Object.values(places)).scale).toBe(LEAST_SCENE_SCALE)
  })

  it('goes no closer to a scene than it must to be read', () => {
    const scene = [places.C3 as Point]
    const whole = fitScale(box, phone)
    expect(sceneCamera(box, phone, scene, whole).scale).toBeCloseTo(whole * MOST_OF_WHOLE)
    expect(sceneCamera(box, phone, scene, 2 * whole).scale).toBeCloseTo(2 * whole)
  })

  it('makes room for the controls in the lower left corner where there is water to spare', () => {
    const square: Box = [0, 0, 100, 100]
    const free = { x: 0, y: 0, width: 800, height: 600 }
    const camera = besideControls(fitted(square, free), square, free)
    expect(camera).toEqual({ ...fitted(square, free), x: 120 })
    const roomy = { x: 0, y: 0, width: 1000, height: 600 }
    expect(besideControls(fitted(square, roomy), square, roomy)).toEqual(fitted(square, roomy))
    const tight = { x: 0, y: 0, width: 600, height: 600 }
    expect(besideControls(fitted(square, tight), square, tight)).toEqual(fitted(square, tight))
  })

  it('fits a part of the board into what the panels leave, and knows which one it looks at', () => {
    const parts: readonly Box[] = [
      [box[0], box[1], box[2] / 2, box[3]],
      [box[0] + box[2] / 2, box[1], box[2] / 2, box[3]],
    ]
    for (const free of [desktop, phone])
      for (const part of parts) {
        const camera = paneCamera(box, free, part)
        const [x, y, width, height] = part
        const corners: readonly Point[] = [
          [x, y],
          [x + width, y + height],
        ]
        expect(shows(camera, box, free, corners, -1)).toBe(true)
        expect(camera.scale).toBeCloseTo(Math.min(free.width / width, free.height / height, 1.1))
        expect(parts.filter((other) => looksAt(camera, box, free, other))).toEqual([part])
      }
  })

  it('shows a part as a whole where it holds the scene and can be read, else the scene alone', () => {
    const parts: readonly Box[] = [
      [0, 0, 1000, 1000],
      [1000, 0, 600, 1000],
    ]
    const plane: Box = [0, 0, 1600, 1000]
    const near: readonly Point[] = [
      [1100, 200],
      [1500, 900],
    ]
    expect(sceneInPane(plane, desktop, near, parts)).toEqual(paneCamera(plane, desktop, parts[1] as Box))
    expect(sceneInPane(plane, desktop, [[100, 100], ...near], parts)).toBeNull()
    expect(sceneInPane(plane, phone, near, parts)).not.toBeNull() // at 0.39 pieces and lit places are still told apart
    expect(sceneInPane([0, 0, 1600, 1300], phone, near, [[1000, 0, 600, 1300]])).toBeNull() // at 0.3 they are not
    expect(sceneInPane(plane, desktop, [], parts)).toBeNull()
  })

  it('shows the most of a scene that is too wide for the screen', () => {
    const [near, far] = [['V5', 'V6', 'C6'], ['I6']].map((ids) => ids.map((id) => places[id] as Point))
    const camera = sceneCamera(box, phone, [...far!, ...near!])
    expect(shows(camera, box, phone, near!, 10)).toBe(true)
    expect(shows(camera, box, phone, far!, 10)).toBe(false)
  })

  it('reaches a thing outside by the shortest way and stays for one inside', () => {
    const camera = sceneCamera(box, phone, [places.C3 as Point])
    expect(reaching(camera, box, phone, places.C3 as Point, 40)).toBe(camera)
    const there = reaching(camera, box, phone, places.IV3 as Point, 40)
    expect(shows(there, box, phone, [places.IV3 as Point], 39)).toBe(true)
    expect(there.scale).toBe(camera.scale)
  })

  it('follows two fingers', () => {
    const camera = centredOn(box, phone, [500, 375], 0.8)
    const from: [Point, Point] = [
      [100, 200],
      [200, 200],
    ]
    const to: [Point, Point] = [
      [80, 240],
      [280, 240],
    ]
    const after = pinched(camera, box, phone, from, to)
    expect(after.scale).toBeCloseTo(1.6)
    const held = toBoard(camera, box, [150, 200])
    expect(toScreen(after, box, held)).toEqual([expect.closeTo(180), expect.closeTo(240)])
  })
})

describe('arrow keys', () => {
  const reached = (from: ThingId): Set<ThingId> => {
    const seen = new Set([from])
    for (const id of seen) {
      for (const way of WAYS) {
        const next = nextThing(places, ids, id, way)
        if (next !== null) seen.add(next)
      }
    }
    return seen
  }

  it('lead from every field of Marnon to every other', () => {
    expect(ids).toHaveLength(44)
    for (const id of ids) expect(reached(id).size, id).toBe(44)
  })

  it('go where they point', () => {
    for (const id of ids) {
      const [x, y] = places[id] as Point
      const [left, down] = [nextThing(places, ids, id, 'left'), nextThing(places, ids, id, 'down')]
      if (left !== null) expect(places[left]![0]).toBeLessThan(x)
      if (down !== null) expect(places[down]![1]).toBeGreaterThan(y)
    }
  })

  it('find neighbours, not fields far away', () => {
    const far = ids.flatMap((id) =>
      WAYS.map((way) => nextThing(places, ids, id, way))
        .filter((next) => next !== null)
        .map((next) => Math.hypot(places[next]![0] - places[id]![0], places[next]![1] - places[id]![1])),
    )
    expect(Math.max(...far)).toBeLessThan(3 * spacingOf(Object.values(places)))
  })

  it('the next legal thing goes round, and the tab key finds the last one, a legal one or the first', () => {
    const legal = new Set(['b', 'd'])
    const order = ['a', 'b', 'c', 'd', 'e']
    expect(cycled(order, legal, null, 1)).toBe('b')
    expect(cycled(order, legal, null, -1)).toBe('d')
    expect(cycled(order, legal, 'b', 1)).toBe('d')
    expect(cycled(order, legal, 'd', 1)).toBe('b')
    expect(cycled(order, legal, 'a', -1)).toBe('d')
    expect(cycled(order, new Set(), 'a', 1)).toBeNull()
    expect(tabbable(order, legal, 'e')).toBe('e')
    expect(tabbable(order, legal, 'gone')).toBe('b')
    expect(tabbable(order, new Set(), null)).toBe('a')
    expect(tabbable([], new Set(), null)).toBeNull()
  })

  it('a touch beside a thing finds it within reach only', () => {
    expect(nearestThing(places, ids, [(places.C3 as Point)[0] + 10, (places.C3 as Point)[1]], 30)).toBe('C3')
    expect(nearestThing(places, ids, [-500, -500], 30)).toBeNull()
  })
})

describe('the reason', () => {
  const camera = fitted(box, desktop)
  const at = (id: ThingId) => toScreen(camera, box, places[id] as Point)
  const reach = spacingOf(Object.values(places)) * camera.scale * 0.45
  const size = { width: 292, height: 160 }

  it('covers neither its thing nor what must stay in sight, wherever the thing lies', () => {
    for (const id of ids) {
      const avoid = ['II3', 'II4', 'III1', 'VI2'].filter((other) => other !== id)
      const others = ids.filter((other) => other !== id && !avoid.includes(other)).map(at)
      const spot = freeSpot({ free: desktop, thing: at(id), avoid: avoid.map(at), others, reach }, size)
      const card = { ...spot, ...size }
      for (const kept of [id, ...avoid]) {
        expect(gap(card, at(kept)), `${id} and ${kept}`).toBeGreaterThanOrEqual(reach)
      }
      expect(holds(desktop, [card.x, card.y]) && holds(desktop, [card.x + size.width, card.y + size.height])).toBe(true)
    }
  })

  it('leaves controls free', () => {
    const blocked = { x: desktop.x, y: desktop.y, width: 300, height: 300 }
    const spot = freeSpot({ free: desktop, thing: at('C1'), avoid: [], others: [], reach, blocked: [blocked] }, size)
    expect(spot.x >= 300 || spot.y >= desktop.y + 300).toBe(true)
  })

  it('is tied to its thing at the nearest edge', () => {
    const card = { x: 100, y: 100, width: 200, height: 100 }
    expect(anchorOf(card, [400, 150])).toEqual([300, 150])
    expect(anchorOf(card, [200, 400])).toEqual([200, 200])
    expect(anchorOf(card, [900, 20])).toEqual([282, 100])
  })
})

describe('light', () => {
  const option = (...things: ThingId[]): Option => ({ notation: things.join(' '), choice: { do: 'attack' }, things })
  const options = [option('C3', 'II3'), option('C3', 'II4'), option('I2', 'II1'), option()]
  const deskOf = (choices: LegalInfo['choices']): LegalInfo => ({
    pending: { kind: 'asked', decision: 'turn.declare', rule: 'MAR-ATTACK-01', seats: [0], answered: [] },
    choices,
    options,
    things: [],
    actions: [],
    sums: {},
  })
  const list = deskOf({ kind: 'list', list: [] })
  const base = { desk: list, picked: [], remaining: options, isAsked: true }

  it('falls on what may be touched next', () => {
    expect([...lightFor(base).legal]).toEqual(['II3', 'II4', 'II1'])
    const picked = lightFor({ ...base, picked: ['C3'], remaining: agreeing(options, ['C3']) })
    expect([...picked.legal]).toEqual(['II3', 'II4'])
    expect([...picked.picked]).toEqual(['C3'])
  })

  it('falls on the sources once a target is picked that several reach', () => {
    const both = [...options, option('I2', 'II3')]
    expect(nextThings(agreeing(both, ['II3']), ['II3'])).toEqual(['C3', 'I2'])
  })

  it('falls on the beginning first where everything may go everywhere', () => {
    const ends = ['a', 'b', 'c', 'd', 'e']
    const all = ['X', 'Y'].flatMap((from) => ends.map((to) => option(from, to)))
    expect(nextThings(all, [])).toEqual(['X', 'Y'])
    expect(nextThings(agreeing(all, ['X']), ['X'])).toEqual(ends)
    expect(nextThings(agreeing(all, ['b']), ['b'])).toEqual(['X', 'Y'])
  })

  it('stays on what may be picked instead', () => {
    const castles = [option('C1'), option('C2'), option('C3')]
    const touched = { ...base, picked: ['C2'], remaining: agreeing(castles, ['C2']) }
    expect([...lightFor(touched).legal]).toEqual([])
    expect([...lightFor({ ...touched, instead: castles }).legal]).toEqual(['C1', 'C3'])
  })

  it('passes over a thing that every option names', () => {
    expect(nextThings([option('C3', 'II3'), option('C3', 'II4')], [])).toEqual(['II3', 'II4'])
    expect(nextThings([option('C3')], [])).toEqual(['C3'])
    expect(nextThings([option('C3'), option('C3')], [])).toEqual(['C3'])
  })

  it('falls on the open slots of an allotment, and stays on those that have something', () => {
    const allotment: Allotment = {
      least: 2,
      most: 2,
      slots: [
        { id: 'I1', max: 2, weight: 1 },
        { id: 'I3', max: 1, weight: 2 },
        { id: 'I2', max: 0, weight: 1 },
      ],
    }
    const desk = deskOf({ kind: 'allotment', do: 'reinforce', allotment, list: [] })
    const light = lightFor({ desk, picked: ['I1'], remaining: [], isAsked: true })
    expect([...light.legal]).toEqual(['I1', 'I3'])
    expect([...light.picked]).toEqual(['I1'])
    const full = lightFor({ desk, picked: ['I1'], remaining: [], isAsked: true, open: new Set(['I3']) })
    expect([...full.legal]).toEqual(['I3'])
  })

  it('lies on nothing while somebody else is at it', () => {
    const light = lightFor({ ...base, isAsked: false, picked: ['C3'], hover: ['I2'], focus: 'I1' })
    expect([light.legal.size, light.picked.size, light.isDimmed]).toEqual([0, 0, false])
    expect([...light.affected]).toEqual(['I2', 'I1'])
  })

  it('dims the rest only where something is lit', () => {
    expect(lightFor(base).isDimmed).toBe(true)
    expect(lightFor({ ...base, remaining: [option()] }).isDimmed).toBe(false)
  })
})

describe('a game without a drawing', () => {
  const thing = (id: ThingId, kind: string, facts: Thing['facts'], at?: ThingId): Thing =>
    at === undefined ? { id, kind, label: kind, facts } : { id, kind, label: kind, facts, at }

  it('shows whose things are and how many', () => {
    expect(faceOf(thing('cell 7', 'cell', { cell: 7, mark: -1 }))).toMatchObject({
      title: '7',
      owner: null,
      pile: null,
    })
    expect(faceOf(thing('area 3', 'area', { owner: 2, armies: 5 }))).toMatchObject({ owner: 2, count: 5 })
    expect(faceOf(thing('hand 1', 'hand', { seat: 1, kinds: [] })).isPlace).toBe(false)
    expect(faceOf(thing('column 1', 'column', { stones: [0, 1] })).pile).toEqual([0, 1])
  })

  it('is laid out in rows where it has rows', () => {
    expect(columnsFor(9, {})).toBe(3)
    expect(columnsFor(7, { columns: 7 })).toBe(7)
    expect(columnsFor(44, {})).toBeNull()
    expect([evenColumns(44), evenColumns(43)]).toEqual([11, null])
  })

  it('tells what stands on a place with the place, and puts single things together', () => {
    const things = [
      thing('I1', 'field', {}),
      thing('I2', 'field', {}),
      thing('tile/I2', 'tile', {}, 'I2'),
      thing('dragon', 'dragon', {}),
      thing('bell', 'bell', {}),
    ]
    const { roots, on } = byPlace(things)
    expect(on.get('I2')?.map(({ id }) => id)).toEqual(['tile/I2'])
    expect(groupsOf(roots).map(({ kind, things: some }) => [kind, some.length])).toEqual([
      ['field', 2],
      [null, 2],
    ])
  })
})

describe('the arrangement of a board', () => {
  it('follows the longer side of the room', () => {
    expect(arrangementOf({ width: 1116, height: 688 }, null)).toBe('wide')
    expect(arrangementOf({ width: 390, height: 520 }, null)).toBe('tall')
  })
  it('stays as it is while the room is nearly square, so that a sheet that unfolds turns nothing over', () => {
    expect(arrangementOf({ width: 500, height: 540 }, 'wide')).toBe('wide')
    expect(arrangementOf({ width: 540, height: 500 }, 'tall')).toBe('tall')
    expect(arrangementOf({ width: 500, height: 560 }, 'wide')).toBe('tall')
    expect(arrangementOf({ width: 560, height: 500 }, 'tall')).toBe('wide')
  })
})
