/** What the board draws: everything that can be touched has a place and a shape, and the picture stays light. */

import { litThings } from '@skerry/boards'
import { checkDefined, count, drawingTests, NO_LIGHT, nodesIn } from '@skerry/boards/kit'
import { ARRANGEMENTS, type Light, type Point } from '@skerry/contracts'
import type { Thing } from '@skerry/kernel'
import { describe, expect, inject, it } from 'vitest'
import { ground } from '../board/ground.ts'
import { HONOUR, honourX, MILESTONE_Y, RADII, VOLCANO, WIDTH } from '../board/layout.ts'
import { litStairs } from '../board/lit.ts'
import { partsIn } from '../board/parts.ts'
import { PICTOGRAMS } from '../board/pictograms.ts'
import { ICONS } from '../board/presenter/icons.ts'
import { type Seen, SIDE, shapesIn, sidePoint } from '../board/scene.ts'
import { honourSpots, pointSpots } from '../board/Tracks.tsx'
import { plaqueOn } from '../board/Volcano.tsx'
import { heroSpot, polar, spaceAt, stairBetween } from '../board/volcano.ts'
import { game } from '../index.ts'
import { isTouching, SECTORS, TRACKS } from '../queries.ts'
import type { Barbarians, CardId, RegionId, Space, State } from '../types.ts'
import { chart, content, letteringOf, markupOf, pictured, someTable, still, viewOf, volcano } from './drawn.ts'
import { anybodysChoice } from './playing.ts'

/** Things that are touched on the board itself wherever they are shown; others are words of a choice, or at the side of the page. */
const KINDS_TOUCHED = [
  ...[
    'space',
    'ring',
    'region',
    'start',
    'island',
    'track',
    'milestone',
    'feast',
    'demon',
    'deck',
    'resource',
    'troop',
  ],
  ...['rival', 'fate', 'row', 'direction', 'side'],
]
const isCard = ({ kind }: Thing): boolean => ['god', 'warlord', 'building'].includes(kind)

describe.each(ARRANGEMENTS)('positions of random games, %s', (arrangement) => {
  const isTall = arrangement === 'tall'
  /** Above each other everything is there; beside each other what lies under a sheet, or on another one, is not. */
  const isWanted = (thing: Thing, { seat }: Seen, _: string, places: Readonly<Record<string, Point>>): boolean =>
    isCard(thing)
      ? (Number(thing.facts.owner) < 0 || thing.facts.owner === seat) && (isTall || thing.id in places)
      : KINDS_TOUCHED.includes(thing.kind) && (isTall || thing.id in places)
  const tests = drawingTests<Barbarians>({
    ...pictured(arrangement),
    ground: (any: unknown) => ground(any, arrangement),
    icons: ICONS,
    pictograms: PICTOGRAMS,
    cases: [
      { seats: 1 },
      { seats: 2 },
      { seats: 3, options: { tribePowers: true } },
      { seats: 4, options: { tribePowers: true, tribes: 'random' } },
    ],
    choose: anybodysChoice,
    every: 9,
    isWanted,
    answered: ['turn.before', 'take.choose', 'campaign.target', 'knowledge.step', 'closing.feastRow', 'either.side'],
    held: ['rotate.direction', 'campaign.battle'],
    nodes: isTall ? 1200 : 900,
    width: inject('width'),
    seed: inject('seed'),
  })
  for (const { name, run } of tests) it(name, run, 60_000)
})

describe('a full table', () => {
  it('stays light enough on a full table: seven cards before everybody, a disc on every track, all heroes, six battles', () => {
    const view = structuredClone(viewOf(someTable(4, 'turn.before').position, 0)) as {
      -readonly [K in keyof Seen]: Seen[K]
    }
    const ids = (kind: string) =>
      (Object.keys(content.cards) as CardId[]).filter((id) => content.cards[id]?.kind === kind)
    const held = (kind: string, seat: number) =>
      ids(kind)
        .slice(seat * 2, seat * 2 + 2)
        .map((card) => ({ card, isUpright: false }))
    view.state.players.forEach((player, seat) => {
      Object.assign(player, {
        gods: held('god', seat),
        warlords: held('warlord', seat),
        furthest: 18,
        hasFourth: true,
        hasTwice: true,
      })
      player.buildings = ids('building').slice(seat * 3, seat * 3 + 3)
      player.heroes = volcano.rings.map((ring) => ring[seat]?.id ?? null)
      for (const track of TRACKS) player.knowledge[track] = 3
    })
    view.state.display = [...ids('building').slice(12, 16), ...ids('god').slice(8, 10), ...ids('warlord').slice(8, 10)]
    for (const track of TRACKS) view.state.finishers[track] = [0, 1]
    view.state.era = 1
    const region = Object.keys(view.state.markers)[0]
    const faced = content.decks.forest.slice(0, 6)
    const campaign = {
      rule: 'campaign',
      at: 'battle',
      seat: 0,
      region,
      battles: 6,
      faced,
      won: faced.slice(0, 3),
      swapped: [],
    }
    view.stack = [campaign]
    const light = { ...NO_LIGHT, legal: new Set(volcano.rings.flat().map(({ id }) => id)), isDimmed: true }
    expect(still + nodesIn(markupOf(view as Seen, light))).toBeLessThanOrEqual(2000)
  })
})

const turnedBy = (angle: number, [x, y]: Point): Point => {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  return [x * cos - y * sin, x * sin + y * cos]
}

describe('the volcano', () => {
  const { position, seat } = someTable(4, 'turn.before')
  const spaces = volcano.rings.flat()
  const turnedTo = (turns: readonly number[], arc: number): State => ({ ...position.state, turns: [...turns], arc })

  it('BAR-PLACE-09 has a stair between two sectors exactly where they touch, however the rings are turned', () => {
    for (const turns of [
      [0, 0, 0],
      [1, 4, 2],
      [5, 3, 5],
    ]) {
      const state = turnedTo(turns, turns[2] as number)
      for (const inner of spaces.filter(({ ring }) => ring < 4))
        for (const outer of spaces.filter(({ ring }) => ring === inner.ring + 1))
          expect(stairBetween(state, inner, outer) !== null, `${inner.id} ${outer.id}`).toBe(
            isTouching(state, inner, outer),
          )
    }
  })

  it('turns every ring by a sixth of a round, clockwise, and leaves the others', () => {
    const first = volcano.rings[1]?.[0] as Space
    for (let turn = 0; turn < SECTORS; turn++) {
      const [x, y] = spaceAt(volcano, turnedTo([0, turn, 0], 4), first)
      const [dx, dy] = polar(15 + turn * 60, 249)
      expect([x, y].map(Math.round)).toEqual([VOLCANO[0] + dx, VOLCANO[1] + dy].map(Math.round))
    }
    const other = volcano.rings[0]?.[0] as Space
    expect(spaceAt(volcano, turnedTo([0, 3, 0], 4), other)).toEqual(spaceAt(volcano, turnedTo([0, 0, 0], 4), other))
  })

  it('BAR-PLACE-10 shows P4 unless the arc lies over it', () => {
    const shown = (arc: number) => {
      const state = { ...turnedTo([0, 0, 0], arc), dummies: [] }
      for (const player of state.players) player.heroes = [null, null, null, null]
      return markupOf({ ...viewOf(position, seat), state })
    }
    expect(count(shown(4), 'class="plaque"') - count(shown(0), 'class="plaque"')).toBe(2)
    expect(shown(4).includes('class="covered"')).toBe(false)
    expect(shown(0).includes('class="covered"')).toBe(true)
  })

  it('puts no hero over the plaque of its space, however its ring is turned', () => {
    const [half, up, down] = [18, 31, 19]
    for (const space of spaces)
      for (let turn = 0; turn < SECTORS; turn++) {
        const { at, width, height } = plaqueOn(volcano, space, true)
        const [[x, y], [hx, hy]] = [at, heroSpot(volcano, space)].map((point) => turnedBy(turn * 60, point)) as [
          Point,
          Point,
        ]
        const over = Math.min(
          Math.min(x + width / 2, hx + half) - Math.max(x - width / 2, hx - half),
          Math.min(y + height / 2, hy + down) - Math.max(y - height / 2, hy - up),
        )
        expect(over, `${space.id} turned by ${turn}`).toBeLessThanOrEqual(3)
      }
  })

  it('has the sides of a slash beside it, in its own pane', () => {
    const [left, top, wide, high] = [0, 0, 1040, 1040]
    for (const side of [1, 2]) {
      const [x, y] = sidePoint(side)
      const [dx, dy] = [Math.abs(x - VOLCANO[0]) - SIDE.width / 2, Math.abs(y - VOLCANO[1]) - SIDE.height / 2]
      expect(Math.hypot(dx, dy)).toBeGreaterThan((RADII.at(-1)?.[1] ?? 0) + 22)
      expect(x - SIDE.width / 2 >= left && x + SIDE.width / 2 <= left + wide).toBe(true)
      expect(y - SIDE.height / 2 >= top && y + SIDE.height / 2 <= top + high).toBe(true)
    }
  })

  it('keeps plaques and heroes upright on turned rings', () => {
    const state = turnedTo([2, 0, 0], 4)
    const markup = markupOf({ ...viewOf(position, seat), state })
    expect(markup.includes('rotate(120deg)')).toBe(true)
    expect(count(markup, /px\) rotate\(-120deg\)/)).toBeGreaterThanOrEqual(6)
  })

  it('shows every hero where it stands, dummies in grey', () => {
    const { position: two } = someTable(2, 'turn.before', ({ state }) => state.round === 3)
    const standing = two.state.players.flatMap(({ heroes }) => heroes).filter((space) => space !== null).length
    expect(standing).toBeGreaterThan(0)
    const markup = markupOf(viewOf(two, 0))
    expect(count(markup, 'class="piece hero ')).toBe(standing + 8)
    expect(count(markup, 'class="piece hero dummy ')).toBe(8)
  })

  it('lights the stairs from the viewer’s hero to the spaces that are open', () => {
    const table = someTable(3, 'turn.before', ({ state }) => state.round === 2)
    const view = viewOf(table.position, table.seat)
    const choices = game.choices(content, table.position, table.seat)
    const legal = new Set(
      choices.kind === 'list' ? choices.list.flatMap((one) => ('space' in one ? [String(one.space)] : [])) : [],
    )
    expect(legal.size).toBeGreaterThan(0)
    const lines = litStairs(content, view, legal)
    expect(lines.match(/M/g)?.length).toBeGreaterThanOrEqual(1)
    expect(lines.match(/M/g)?.length).toBeLessThanOrEqual(2)
    expect(litStairs(content, { ...view, seat: 'spectator' }, legal)).toBe('')
  })

  it('shows the handles of the ring that may turn, and no others', () => {
    const table = someTable(4, 'rotate.direction')
    const markup = markupOf(viewOf(table.position, table.seat))
    expect(count(markup, 'class="handle"')).toBe(2)
    expect(markup.includes('data-thing="direction clockwise"')).toBe(true)
    expect(count(markupOf(viewOf(position, seat)), 'class="handle"')).toBe(0)
  })
})

describe('the map', () => {
  const { position } = someTable(3, 'turn.before')

  it('shows markers with their values, banners, and tiles that still lie there', () => {
    const { state } = position
    const markup = markupOf(viewOf(position, 0))
    const banners = state.players.flatMap((player) => player.banners).length
    expect(count(markup, 'class="marker ')).toBe(
      Object.keys(state.markers).length + (state.players[0]?.banners.length ?? 0),
    )
    expect(count(markup, 'class="piece banner ')).toBe(banners)
    expect(count(markup, 'class="first-tile"')).toBe(state.tiles.length)
  })

  it('BAR-SETUP-04 tells regions that are out of this game: four with three players, six with two or one', () => {
    expect(count(markupOf(viewOf(position, 0)), 'class="closed"')).toBe(4)
    expect(count(markupOf(viewOf(someTable(2, 'turn.before').position, 0)), 'class="closed"')).toBe(6)
    expect(count(markupOf(viewOf(someTable(1, 'turn.before').position, 0)), 'class="closed"')).toBe(6)
    expect(count(markupOf(viewOf(someTable(4, 'turn.before').position, 0)), 'class="closed"')).toBe(0)
  })

  it('lifts what is picked and shakes what is refused', () => {
    const [a, b] = Object.keys(position.state.markers) as RegionId[]
    const light = { ...NO_LIGHT, picked: new Set([a as string]), refused: new Set([b as string]) }
    const markup = markupOf(viewOf(position, 0), light)
    expect(markup.includes('class="pieces lifted"')).toBe(true)
    expect(markup.includes('class="pieces shaken"')).toBe(true)
  })
})

/** The half height of the largest stone on a path. */
const STONE = 18

describe('tracks', () => {
  const { position } = someTable(4, 'turn.before')

  it('BAR-ACT-01, BAR-HON-04 stack honour as it lies: who is ahead on top', () => {
    const state: State = { ...position.state, order: [2, 0, 3, 1] }
    state.players = state.players.map((player, seat) => ({ ...player, honour: seat === 2 ? 5 : 3 }))
    const spots = honourSpots(state)
    expect(spots.map(({ seat }) => seat)).toEqual([1, 3, 0, 2])
    const height = (seat: number) => spots.find((spot) => spot.seat === seat)?.y ?? 0
    expect(height(0)).toBeLessThan(height(3))
    expect(height(3)).toBeLessThan(height(1))
    expect(spots.find(({ seat }) => seat === 2)?.x).toBe(honourX(5))
  })

  it('put no stone of points over another, and keep all of them on the scale and off the path of honour', () => {
    for (const values of [
      [0, 0, 0, 0],
      [1, 1, 3, 2],
      [101, 104, 99, 120],
      [3, 5, 3, 40],
      [-20, 140, 99, 101],
    ]) {
      const spots = pointSpots(values)
      spots.forEach(([x, y], i) => {
        for (const [a, b] of spots.slice(i + 1)) expect(Math.abs(a - x) >= 38 || Math.abs(b - y) >= 34).toBe(true)
        expect(x).toBeGreaterThan(honourX(0) - 20)
        expect(x).toBeLessThan(WIDTH)
        expect(y - STONE).toBeGreaterThan(HONOUR.y + STONE)
      })
    }
  })

  it('keep a stack of all honour stones below who passed the milestones', () => {
    const state: State = { ...position.state, order: [2, 0, 3, 1] }
    state.players = state.players.map((player) => ({ ...player, honour: 2 }))
    const top = Math.min(...honourSpots(state).map(({ y }) => y))
    expect(top - STONE).toBeGreaterThan(MILESTONE_Y + 30 + 7)
  })

  it('show discs, finished tracks with who took the bonus, and the dummy in a solo game', () => {
    const state = { ...position.state, finishers: { discovery: [1, 0, 3] } }
    const markup = markupOf({ ...viewOf(position, 0), state })
    expect(count(markup, 'class="taken"')).toBe(2)
    const discs = state.players.flatMap(({ knowledge }) => Object.values(knowledge)).filter((level) => level > 0).length
    expect(count(markup, / disc"/)).toBe(discs)
    const solo = markupOf(viewOf(someTable(1, 'turn.before', (one) => one.state.era >= 2).position, 0))
    expect(solo.includes('class="piece stone dummy ')).toBe(true)
    expect(solo.includes('class="card fate"')).toBe(true)
    expect(solo.includes('data-thing="dummy"')).toBe(true)
  })
})

describe('light', () => {
  const { position, seat } = someTable(3, 'turn.before')
  const view = viewOf(position, seat)
  const shapes = partsIn('tall', content, view).flatMap((part) => shapesIn(part, content, view, chart))
  const of = (thing: string) => shapes.find((shape) => shape.thing === thing)?.line

  it('is told apart: free, at a price, picked, refused, in focus', () => {
    const light: Light = {
      ...NO_LIGHT,
      legal: new Set(['R1-s0', 'R1-s1', 'discovery']),
      picked: new Set(['FEN-F']),
      affected: new Set(['R1-s0', 'CAE-M']),
      focus: 'R1-s2',
      refused: new Set(['AAR-G']),
      chips: new Map([['R1-s1', '−2']]),
      isDimmed: true,
    }
    const lit = litThings(light, shapes)
    expect(lit.legal).toContain(of('R1-s0'))
    expect(lit.legal).toContain(of('discovery'))
    expect([lit.priced, lit.picked, lit.focus, lit.refused]).toEqual(['R1-s1', 'FEN-F', 'R1-s2', 'AAR-G'].map(of))
    expect([lit.warm.legal, lit.warm.other]).toEqual(['R1-s0', 'CAE-M'].map(of))
    expect(lit.dimmed).toContain(of('R2-s0a'))
    expect(lit.dimmed).not.toContain(of('food'))
    expect(markupOf(view, light).includes('>−2<')).toBe(true)
  })
})

describe('pictograms', () => {
  it('are defined where they are drawn', () => {
    const tables = [someTable(4, 'campaign.battle'), someTable(1, 'turn.before'), someTable(4, 'rotate.direction')]
    for (const { position, seat } of tables) checkDefined(markupOf(viewOf(position, seat)) + letteringOf('en'))
  })
})
