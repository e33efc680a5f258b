/** What the board draws: everything that can be touched has a place and a shape, and the picture stays light. */

import { remembering } from '@skerry/boards/kit'
import {
  type Choice,
  type Light,
  Match,
  type Point,
  type Position,
  randomFrom,
  type Seat,
  seatLetter,
  type ThingId,
  type Viewer,
} from '@skerry/kernel'
import { sampleOf, seedsOf } from '@skerry/kernel/kit'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, inject, it } from 'vitest'
import { chartOf } from '../board/chart.ts'
import { drawing } from '../board/drawing.tsx'
import { fitted, partsOf, setIn } from '../board/effects.ts'
import { ground } from '../board/ground.ts'
import {
  BOX,
  boardPlan,
  CARD,
  DISPLAY,
  EAST,
  HONOUR,
  honourX,
  MILESTONE_Y,
  PANES,
  RADII,
  TIMELINE,
  TRACK,
  timelineSlot,
  trackSpaceX,
  VOLCANO,
} from '../board/layout.ts'
import { litBy, litStairs } from '../board/lit.ts'
import { PICTOGRAMS } from '../board/pictograms.ts'
import { type Seen, type Shape, SIDE, shapesOnMap, shapesOnTable, shapesOnVolcano, sidePoint } from '../board/scene.ts'
import { honourSpots, pointSpots } from '../board/Tracks.tsx'
import { ICONS } from '../board/telling/icons.ts'
import { plaqueOn } from '../board/Volcano.tsx'
import { heroSpot, polar, spaceAt, stairBetween } from '../board/volcano.ts'
import { game, pack } from '../index.ts'
import { isTouching, SECTORS, TRACKS } from '../queries.ts'
import type { Barbarians, CardId, RegionId, Space, SpaceId, State } from '../types.ts'
import { anybodysChoice } from './playing.ts'

const content = game.load(pack)
const chart = chartOf(pack)
const width = inject('width')
const volcano = Object.values(content.volcanoes)[0] as (typeof content.volcanoes)[keyof typeof content.volcanoes]

type Table = Position<State, Barbarians['frame']>

/** Positions of random games at which somebody is asked. */
function* tablesOf(
  seats: number,
  seed: string,
  options = {},
): Generator<{ position: Table; seat: Seat; decision: string }> {
  const random = randomFrom(seed)
  const match = new Match<Barbarians>(game, content, seats, options)
  match.begin(random)
  for (;;) {
    const pending = game.pending(content, match.position)
    if (pending.kind !== 'asked') return
    const seat = pending.seats[0] as Seat
    yield { position: match.position, seat, decision: pending.decision }
    const choice = anybodysChoice(game.play(content, game.clone(match.position)), seat, random)
    const taken = match.choose(seat, [choice], random)
    if ('refused' in taken) throw new Error(JSON.stringify(taken.refused))
  }
}

const NO_LIGHT: Light = {
  legal: new Set(),
  picked: new Set(),
  affected: new Set(),
  focus: null,
  changed: new Set(),
  isDimmed: false,
  chips: new Map(),
  refused: new Set(),
}
const viewOf = (position: Table, viewer: Viewer): Seen => game.view(content, position, viewer) as Seen
const markupOf = (view: Seen, light: Light = NO_LIGHT, language: 'en' | 'de' = 'en'): string => {
  const props = { content, pack, language, view, light, now: null, scale: 0.46 }
  return renderToStaticMarkup(createElement('svg', null, drawing.Live(props) as ReactNode))
}
const count = (text: string, part: string | RegExp) => text.split(part).length - 1

/** Things that are never touched on the board itself: they are words of a choice and nothing else. */
const KINDS_TOUCHED = [
  'space',
  'ring',
  'region',
  'start',
  'island',
  'track',
  'milestone',
  'feast',
  'demon',
  'god',
  'warlord',
  'building',
  'deck',
  'player',
  'resource',
  'troop',
  'rival',
  'fate',
  'row',
  'direction',
  'side',
]

/** The things a choice names: `FEN-S`, or `deck god` where its argument `deck` is `god`. */
function wordsOf(places: Readonly<Record<ThingId, unknown>>, { do: _verb, ...rest }: Choice): readonly ThingId[] {
  return Object.entries(rest).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? Object.keys(value).filter((id) => id in places)
      : [String(value), `${key} ${value}`].filter((id) => id in places),
  )
}

describe('positions of random games', () => {
  const decisions = new Set<string>()
  const lettering = renderToStaticMarkup(
    createElement('svg', null, drawing.Ground({ content, pack, language: 'de' }) as ReactNode),
  )
  const still = count(ground(pack), /<[a-z]/i) + count(lettering, /<[a-z]/i)

  /** Whatever may be chosen or looked at is there, inside the picture, at a place of its own; returns how many nodes are drawn. */
  function checkDrawn(position: Table, seat: Seat, decision: string): number {
    const view = viewOf(position, seat)
    const places = drawing.places(content, pack, view)
    const choices = game.choices(content, position, seat)
    const named = choices.kind === 'list' ? choices.list.flatMap((choice) => wordsOf(places, choice)) : []
    const light = { ...NO_LIGHT, legal: new Set(named), isDimmed: true }
    const markup = markupOf(view, light, seat % 2 === 0 ? 'en' : 'de')
    expect(/NaN|undefined|Infinity|\[object/.exec(markup), decision).toBe(null)
    const touched = new Set([...markup.matchAll(/data-thing="([^"]*)"/g)].map(([, id]) => id))
    const things = game.things(content, position, seat).filter(({ kind }) => KINDS_TOUCHED.includes(kind))
    const missing = [...named, ...things.map(({ id }) => id)].filter((id) => !touched.has(id))
    const outside = things.filter(({ id }) => !isInside(places[id]))
    expect({ decision, missing, outside }).toEqual({ decision, missing: [], outside: [] })
    const spots = things.map(({ id }) => String(places[id]))
    expect(new Set(spots).size).toBe(spots.length)
    return still + count(markup, /<[a-z]/i)
  }
  const isInside = ([px, py]: Point = [Number.NaN, 0]): boolean => {
    const [x, y, width, height] = drawing.box(pack)
    return px > x && px < x + width && py > y && py < y + height
  }

  it.each([
    [1, {}],
    [2, {}],
    [3, { tribePowers: true }],
    [4, { tribePowers: true, tribes: 'random' }],
  ])('is drawn with %i players: light enough, and whatever may be chosen can be touched', (seats, options) => {
    const isTried = sampleOf(2, width)
    let [most, turn] = [0, 0]
    for (const seed of seedsOf(`drawing ${seats}`, width, inject('seed')))
      for (const { position, seat, decision } of tablesOf(seats, seed, options)) {
        if ((decisions.has(decision) && ++turn % 9 > 0) || !isTried([decision])) continue
        decisions.add(decision)
        most = Math.max(most, checkDrawn(position, seat, decision))
      }
    expect(most).toBeLessThanOrEqual(2000) // for the whole page
    expect(most).toBeGreaterThan(1200)
  })

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
    expect(still + count(markupOf(view as Seen, light), /<[a-z]/i)).toBeLessThanOrEqual(2000)
  })

  it('held the kinds of questions that are answered on the board', () => {
    const answered = [
      'turn.before',
      'take.choose',
      'campaign.target',
      'knowledge.step',
      'closing.feastRow',
      'either.side',
    ]
    expect([...decisions]).toEqual(expect.arrayContaining([...answered, 'rotate.direction', 'campaign.battle']))
  })
})

const known = new Map<string, Iterable<{ position: Table; seat: Seat; decision: string }>>()
function knownTables(seats: number, seed: string) {
  const tables = known.get(seed) ?? remembering(tablesOf(seats, seed))
  known.set(seed, tables)
  return tables
}
const someTable = (
  seats: number,
  at: string,
  isIt: (position: Table) => boolean = () => true,
): { readonly position: Table; readonly seat: Seat } => {
  for (let i = 0; i < 20; i++)
    for (const table of knownTables(seats, `some ${seats} ${i}`))
      if (table.decision === at && isIt(table.position)) return { ...table, position: game.clone(table.position) }
  throw new Error(`never ${at}`)
}

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
    const [left, top, wide, high] = PANES.find(({ id }) => id === 'volcano')?.box ?? BOX
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
        for (const [a, b] of spots.slice(i + 1)) expect(Math.abs(a - x) >= 27 || Math.abs(b - y) >= 22).toBe(true)
        expect(x).toBeGreaterThan(honourX(0) - 20)
        expect(x).toBeLessThan(EAST.x + EAST.width)
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

describe('cards and boards', () => {
  it('show the viewer’s board first and largest, the others under it', () => {
    for (const seat of [0, 1, 2, 3]) {
      expect(boardPlan(seat, seat, 4).isOwn).toBe(true)
      const others = [1, 2, 3].map((n) => boardPlan((seat + n) % 4, seat, 4))
      for (const plan of others) expect(plan.isOwn).toBe(false)
      expect(others.map(({ y }) => y)).toEqual(others.map(({ y }) => y).toSorted((a, b) => a - b))
      const last = others.at(-1)
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(BOX[1] + BOX[3] * 0.97)
    }
    expect(boardPlan(0, 'spectator', 3).isOwn).toBe(true)
  })

  it('tell every card of display and players once, and how many lie in the decks', () => {
    const { position, seat } = someTable(4, 'take.choose')
    const { state } = position
    const markup = markupOf(viewOf(position, seat))
    const cards = [
      ...state.display.filter((card) => card !== null),
      ...state.players.flatMap(({ gods, warlords, buildings }) =>
        [...gods, ...warlords].map(({ card }) => card).concat(buildings),
      ),
    ]
    for (const card of cards) expect(count(markup, `data-thing="${card}"`), card).toBe(1)
    expect(count(markup, 'class="deck"')).toBe(3)
    for (let i = 0; i < 4; i++) expect(markup.includes(`data-thing="${seatLetter(i)}"`)).toBe(true)
  })

  it('show turned gods and warlords askew and dim', () => {
    const { position } = someTable(3, 'turn.before')
    const own = position.state.players[0]
    if (own === undefined) throw new Error('nobody there')
    own.gods = [{ card: 'GD01' as never, isUpright: false }]
    own.warlords = [{ card: 'W01' as never, isUpright: true }]
    const before = count(markupOf(viewOf(position, 0)), 'class="card god turned')
    own.gods = [{ card: 'GD01' as never, isUpright: true }]
    expect(before - count(markupOf(viewOf(position, 0)), 'class="card god turned')).toBe(1)
  })

  it('turn timeline cards of past eras down and mark the one of this era', () => {
    const { position } = someTable(3, 'turn.before', ({ state }) => state.era === 3)
    const markup = markupOf(viewOf(position, 0), NO_LIGHT, 'de')
    expect(count(markup, 'class="now-line"')).toBe(1)
    expect(count(markup, 'class="card-back"')).toBe(2)
    expect(count(markup, 'class="slot-name"')).toBe(4)
  })

  it('let rows of a feast be touched only while it is on', () => {
    const feast = someTable(3, 'closing.feastRow')
    expect(markupOf(viewOf(feast.position, feast.seat)).includes('data-thing="row 3"')).toBe(true)
    expect(markupOf(viewOf(someTable(3, 'turn.before').position, 0)).includes('data-thing="row 3"')).toBe(false)
  })

  it('show a campaign: the battle faced, those before it with their outcome, and those to come', () => {
    const { position, seat } = someTable(4, 'campaign.battle', ({ stack }) =>
      stack.some((frame) => frame.rule === 'campaign' && frame.faced.length === 3),
    )
    const campaign = position.stack.find((frame) => frame.rule === 'campaign')
    if (campaign?.rule !== 'campaign') throw new Error('no campaign')
    const markup = markupOf(viewOf(position, seat))
    const arena = markup.slice(markup.indexOf('class="battles"'))
    expect(count(arena, 'class="card battle"')).toBe(1)
    expect(count(arena, /class="card battle (?:won|lost)"/)).toBe(2)
    expect(count(arena, 'class="card battle won"')).toBe(campaign.won.length)
    expect(count(arena, 'class="card-back"')).toBe(campaign.battles - 3)
    for (const card of campaign.faced) expect(markup.includes(`data-thing="${card}"`)).toBe(true)
  })
})

describe('effects', () => {
  it('are set inside their width, in lines of about equal length', () => {
    for (const space of volcano.rings.flat()) {
      const set = fitted(partsOf(space.effects), 90, 70, 36)
      expect(set.width, space.id).toBeLessThanOrEqual(90.5)
      expect(set.height, space.id).toBeLessThanOrEqual(70)
      expect(set.size, space.id).toBeGreaterThanOrEqual(24)
    }
  })

  it('tell costs before an arrow, choices by a slash, numbers before their pictogram', () => {
    const parts = (id: string) =>
      partsOf(volcano.space[id as SpaceId]?.effects ?? []).map((part) =>
        'name' in part ? part.n + part.name : part.is,
      )
    expect(parts('R3-s3b')).toEqual(['2stone', 'arrow', '3troops'])
    expect(parts('R1-s5')).toEqual(['god', 'slash', 'warlord'])
    expect(parts('R3-s2b')).toEqual(['2gold', 'arrow', 'campaign', 'twice'])
    expect(parts('P2')).toEqual(['5dp'])
    const set = setIn(partsOf(volcano.space['P4a' as SpaceId]?.effects ?? []), 30, 100)
    expect(new Set(set.parts.map(({ y }) => y)).size).toBe(2)
  })
})

describe('light', () => {
  const { position, seat } = someTable(3, 'turn.before')
  const view = viewOf(position, seat)
  const shapes = [...shapesOnVolcano(content, position.state), ...shapesOnMap(chart), ...shapesOnTable(content, view)]
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
    const lit = litBy(light, shapes)
    expect(lit.legal).toContain(of('R1-s0'))
    expect(lit.legal).toContain(of('discovery'))
    expect([lit.priced, lit.picked, lit.focus, lit.refused]).toEqual(['R1-s1', 'FEN-F', 'R1-s2', 'AAR-G'].map(of))
    expect([lit.warm.legal, lit.warm.other]).toEqual(['R1-s0', 'CAE-M'].map(of))
    expect(lit.dimmed).toContain(of('R2-s0a'))
    expect(lit.dimmed).not.toContain(of('A'))
    expect(markupOf(view, light).includes('>−2<')).toBe(true)
  })
})

describe('chips', () => {
  const chipsOf = (decision: string, text: string) => {
    const { position, seat } = someTable(4, decision)
    const view = viewOf(position, seat)
    const shapes = shapesOnTable(content, view)
    const chips = new Map(shapes.map(({ thing }) => [thing, text]))
    return { view, state: position.state, shapes, markup: markupOf(view, { ...NO_LIGHT, chips }) }
  }
  const chipAt = (shapes: readonly Shape[], id: string): Point =>
    shapes.find(({ thing }) => thing === id)?.chip ?? [Number.NaN, 0]

  it('lie on no space of a track and on no cost of a card; those of the display fit beside each other', () => {
    const { state, shapes, markup } = chipsOf('take.choose', 'jetzt 12 DP')
    for (const track of TRACKS) expect(chipAt(shapes, track)[0]).toBeLessThan(trackSpaceX(1) - TRACK.space / 2)
    const cards = state.display.filter((card) => card !== null)
    expect(cards.length).toBeGreaterThan(1)
    for (const card of cards) {
      expect(chipAt(shapes, card)[1]).toBeGreaterThan(DISPLAY.y + CARD.height)
      expect(shapes.find(({ thing }) => thing === card)?.chipRoom).toBeLessThan(CARD.width + CARD.gap)
    }
    const scale = Number(/scale\((0\.\d+)\)"><g class="chip/.exec(markup)?.[1])
    expect(scale * 2 * (11 + 'jetzt 12 DP'.length * 5.4)).toBeLessThanOrEqual(CARD.width + 1)
  })

  it('begin where the row of a feast ends', () => {
    const { state, shapes } = chipsOf('closing.feastRow', '+7 DP')
    const right = timelineSlot(state.era - 1)[0] + TIMELINE.width
    for (const row of [1, 2, 3]) {
      const shape = shapes.find(({ thing }) => thing === `row ${row}`)
      expect([shape?.chipFrom, shape?.chip[0]]).toEqual(['left', right - 4])
    }
  })
})

describe('pictograms', () => {
  it('are there for every name that is used, and defined where they are drawn', () => {
    for (const name of ICONS) expect(PICTOGRAMS).toHaveProperty(name)
    const tables = [someTable(4, 'campaign.battle'), someTable(1, 'turn.before'), someTable(4, 'rotate.direction')]
    for (const { position, seat } of tables) {
      const lettering = renderToStaticMarkup(
        createElement('svg', null, drawing.Ground({ content, pack, language: 'en' }) as ReactNode),
      )
      const markup = markupOf(viewOf(position, seat)) + lettering
      const [ids, uses] = [/ id="([^"]*)"/g, /(?:href="|url\()#([^")]*)/g].map(
        (pattern) => new Set([...markup.matchAll(pattern)].map(([, id]) => id)),
      ) as [Set<string>, Set<string>]
      for (const id of uses) expect(ids).toContain(id)
    }
    expect(renderToStaticMarkup(createElement('svg', null, drawing.Pictogram({ name: 'dp' }) as ReactNode))).toMatch(
      /<path/,
    )
    expect(drawing.Pictogram({ name: 'nothing' })).toBeNull()
  })
})
