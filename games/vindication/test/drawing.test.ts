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
  sizeOf,
  type ThingId,
  type Viewer,
} from '@skerry/kernel'
import { sampleOf, seedsOf } from '@skerry/kernel/kit'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, inject, it } from 'vitest'
import { abilityParts, optionsParts, requirementParts } from '../board/abilities.ts'
import { GOAL } from '../board/Boards.tsx'
import { chartOf } from '../board/chart.ts'
import { drawing } from '../board/drawing.tsx'
import { ground } from '../board/ground.ts'
import { medallionPoint, medallionSpot } from '../board/Island.tsx'
import { linesOf, nameOf, sizeFor, wrapped } from '../board/labels.ts'
import {
  BOX,
  boardPlan,
  CARD,
  countPoint,
  DEALT,
  heldPoint,
  heldSize,
  honorPoint,
  NAME_WIDTH,
  PANES,
  SPHERE,
  SPHERES,
  STRIP,
  sphereSlot,
  TILE,
  zoneCube,
  zonePoint,
  zoneSize,
} from '../board/layout.ts'
import { litBy } from '../board/lit.ts'
import { PICTOGRAMS } from '../board/pictograms.ts'
import { fanIn, type Seen, shapesBelow, shapesOnTable } from '../board/scene.ts'
import { fitted } from '../board/sentences.ts'
import { honorSpots, nearestTo, tallyOf } from '../board/Tracks.tsx'
import { ICONS } from '../board/telling/icons.ts'
import { game, pack } from '../index.ts'
import { ATTRIBUTES, DECKS, masterySum, PARTS, ZONES } from '../queries.ts'
import type { CardId, HeroicAttr, HexId, State, Trigger, TriggerId, Vindication } from '../types.ts'
import { taskText } from '../words/effects.ts'
import { anybodysChoice } from './playing.ts'

const content = game.load(pack)
const chart = chartOf(pack)
const width = inject('width')
const cards = Object.values(content.cards)

type Table = Position<State, Vindication['frame']>

/** Positions of random games at which somebody is asked. */
function* tablesOf(
  seats: number,
  seed: string,
  options = {},
): Generator<{ position: Table; seat: Seat; decision: string }> {
  const random = randomFrom(seed)
  const match = new Match<Vindication>(game, content, seats, options)
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
const letteringOf = (language: 'en' | 'de'): string =>
  renderToStaticMarkup(createElement('svg', null, drawing.Ground({ content, pack, language }) as ReactNode))
const count = (text: string, part: string | RegExp) => text.split(part).length - 1
const nodesIn = (text: string) => count(text, /<[a-z]/i)
const still = nodesIn(ground(pack)) + nodesIn(letteringOf('de'))

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
  for (let i = 0; i < 40; i++)
    for (const table of knownTables(seats, `some ${seats} ${i}`))
      if (table.decision === at && isIt(table.position)) return { ...table, position: game.clone(table.position) }
  throw new Error(`never ${at}`)
}

/** The things a choice names: `H05`, or `deck red` where its argument `deck` is `red`. */
function wordsOf(places: Readonly<Record<ThingId, unknown>>, { do: _verb, ...rest }: Choice): readonly ThingId[] {
  return Object.entries(rest).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? Object.keys(value).filter((id) => id in places)
      : [String(value), `${key} ${value}`].filter((id) => id in places),
  )
}
const touchedIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/data-thing="([^"]*)"/g)].map(([, id = '']) => id))

/** What lies under an open pile or has been seen of a deck is shown only while it is looked at. */
const CARDS: readonly string[] = ['companion', 'trait', 'relic', 'monster']

describe('positions of random games', () => {
  const decisions = new Set<string>()

  /** Whatever may be chosen or looked at is there, inside the picture, at a place of its own; returns how many nodes are drawn. */
  function checkDrawn(position: Table, seat: Seat, decision: string): number {
    const view = viewOf(position, seat)
    const places = drawing.places(content, pack, view)
    const choices = game.choices(content, position, seat)
    const named = choices.kind === 'list' ? choices.list.flatMap((choice) => wordsOf(places, choice)) : []
    const light = { ...NO_LIGHT, legal: new Set(named), isDimmed: true }
    const markup = markupOf(view, light, seat % 2 === 0 ? 'en' : 'de')
    expect(/NaN|undefined|Infinity|\[object/.exec(markup), decision).toBe(null)
    const touched = touchedIn(markup)
    const wanted = game.things(content, position, seat).filter(isWanted(places, view, decision))
    const missing = [...named, ...wanted.map(({ id }) => id)].filter((id) => !touched.has(id))
    const outside = wanted.filter(({ id }) => !isInside(places[id]))
    expect({ decision, missing, outside }).toEqual({ decision, missing: [], outside: [] })
    const spots = Object.values(places).map(String)
    expect(new Set(spots).size).toBe(spots.length)
    return still + nodesIn(markup)
  }
  const isInside = ([px, py]: Point = [Number.NaN, 0]): boolean => {
    const [x, y, width, height] = drawing.box(pack)
    return px > x && px < x + width && py > y && py < y + height
  }
  /** Things that have a place, and those that should have one. */
  const isWanted = (places: Readonly<Record<ThingId, Point>>, view: Seen, decision: string) => {
    const fanned = fanIn(view) !== null
    return ({ id, kind, facts }: ReturnType<typeof game.things>[number]): boolean => {
      const isBelow = CARDS.includes(kind) && facts.owner === -1 && (facts.isTop !== true || fanned)
      const isOthersQuest = kind === 'quest' && facts.owner !== view.seat
      const isUnasked = kind === 'option' && !decision.startsWith('visit.')
      const isSource = decision === 'draw.source' && (kind === 'deck' || CARDS.includes(kind)) // touched as `source top`
      return id in places || !(isBelow || isOthersQuest || isUnasked || isSource || (fanned && kind === 'deck'))
    }
  }

  it.each([
    [2, {}],
    [3, { openPileGrows: false }],
    [4, { retakeHonor: false }],
    [5, {}],
  ])(
    'is drawn with %i players: light enough, and whatever may be chosen can be touched',
    (seats, options) => {
      const isTried = sampleOf(2, width)
      let [most, turn] = [0, 0]
      for (const seed of seedsOf(`drawing ${seats}`, width, inject('seed')))
        for (const { position, seat, decision } of tablesOf(seats, seed, options)) {
          if ((decisions.has(decision) && ++turn % 17 > 0) || !isTried([decision])) continue
          decisions.add(decision)
          most = Math.max(most, checkDrawn(position, seat, decision))
        }
      expect(most).toBeLessThanOrEqual(2000) // for the whole page
      expect(most).toBeGreaterThan(900)
    },
    60_000,
  )

  it('held the kinds of questions that are answered on the board', () => {
    const answered = ['turn.actions', 'move.choose', 'discover.lay', 'visit.option', 'visit.more', 'draw.pick']
    expect([...decisions]).toEqual(expect.arrayContaining([...answered, 'attributes.gain', 'setup.keepQuest']))
  })

  it('stays light enough on a full table of five: fourteen cards before everybody, every sphere full, six triggers', () => {
    const view = fullTable(5)
    const legal = new Set([...content.triangles, ...content.hexes].map(({ id }) => id as string))
    const all = still + nodesIn(markupOf(view, { ...NO_LIGHT, legal, isDimmed: true }))
    expect(all).toBeLessThanOrEqual(2000)
    expect(all).toBeGreaterThan(1700)
  })
})

/** As much as can reasonably lie there at once. */
function fullTable(seats: number): Seen {
  const view = structuredClone(viewOf(someTable(seats, 'turn.actions').position, 0)) as {
    -readonly [K in keyof Seen]: Seen[K]
  }
  const { state } = view
  const held = [3, 2, 3, 2, 2, 2]
  state.players.forEach((player, seat) => {
    player.cards = DECKS.flatMap((deck, k) => {
      const n = held[k] as number
      return content.deckIds[deck].slice(seat * n, seat * n + n)
    }).map((card, i) => ({ card, cubes: i % 4 }))
    for (const attr of ATTRIBUTES) {
      player.spheres[attr] = 3
      player.profs[attr] = 1
    }
    player.zones = { pot: 1, inf: 1, conv: 1 }
    player.honor = 34
  })
  state.faceUp = (Object.keys(content.triggers) as TriggerId[]).slice(0, 6)
  content.hexes.forEach(({ id }, i) => {
    state.tiles[id] = Object.values(content.regions)[i % 11]?.id as never
    state.controllers[id] = i % seats
  })
  view.stack = []
  return view as Seen
}

describe('the island', () => {
  it('VIN-SETUP-02 has every triangle where its hexes meet: as far from each as a corner', () => {
    for (const { id, hexes } of content.triangles) {
      const [x, y] = chart.triangle[id]?.at ?? [0, 0]
      for (const hex of hexes) {
        const [hx, hy] = chart.hex[hex]?.at ?? [0, 0]
        expect(Math.hypot(x - hx, y - hy), id).toBeCloseTo(92, 1)
      }
      const near = chart.hexes.filter(({ at }) => Math.hypot(x - at[0], y - at[1]) < 100)
      expect(near.map((one) => one.id).toSorted(), id).toEqual(hexes.toSorted())
    }
  })

  it('VIN-MOVE-01 puts neighbours one edge apart, and numbers the shore clockwise from north-north-east', () => {
    for (const { id, neighbours } of content.triangles)
      for (const other of neighbours) {
        const [[ax, ay], [bx, by]] = [chart.triangle[id]?.at ?? [0, 0], chart.triangle[other]?.at ?? [0, 0]]
        expect(Math.hypot(ax - bx, ay - by), `${id} ${other}`).toBeCloseTo(92, 1)
      }
    const shore = chart.triangles.filter(({ journey }) => journey !== null)
    const [cx, cy] = chart.hex.H10?.at ?? [0, 0]
    const angles = shore
      .toSorted((a, b) => (a.journey?.number ?? 0) - (b.journey?.number ?? 0))
      .map(({ at: [x, y] }) => (Math.atan2(x - cx, cy - y) * 180) / Math.PI)
      .map((angle) => (angle < 0 ? angle + 360 : angle))
    expect(shore).toHaveLength(12)
    expect(angles).toEqual(angles.toSorted((a, b) => a - b))
    expect(angles[0]).toBeLessThan(30)
  })

  it('shows every tile, the cube of every controller, every medallion and how many tiles are left', () => {
    const { position } = someTable(
      4,
      'turn.actions',
      ({ state }) => Object.keys(state.controllers).length > 1 && Object.keys(state.tiles).length < 19,
    )
    const { state } = position
    const markup = markupOf({ ...viewOf(position, 0), stack: [] })
    expect(count(markup, 'href="#vindication-tile-')).toBe(Object.keys(state.tiles).length)
    expect(count(markup, 'class="piece medallion ')).toBe(4)
    expect(markup).toContain(`class="bag-count" x="34" y="14">${19 - Object.keys(state.tiles).length}<`)
    const { controllers: _none, ...rest } = state
    const without = markupOf({ ...viewOf(position, 0), state: { ...rest, controllers: {} } as State, stack: [] })
    expect(count(markup, 'class="piece cube ') - count(without, 'class="piece cube ')).toBe(
      Object.keys(state.controllers).length,
    )
  })

  it('VIN-SETUP-24 shows the tile in hand while it is laid', () => {
    const { position, seat } = someTable(3, 'discover.lay')
    const hand = position.stack.flatMap((frame) => (frame.rule === 'discover' ? frame.tiles : []))
    const markup = markupOf(viewOf(position, seat))
    expect(hand.length).toBeGreaterThan(0)
    expect(count(markup, 'href="#vindication-tile-') - Object.keys(position.state.tiles).length).toBe(hand.length)
    expect(markup.includes('class="bag"')).toBe(false)
  })

  it('lets the options of a region be touched only while they are asked for', () => {
    const { position, seat } = someTable(3, 'visit.option')
    expect(touchedIn(markupOf(viewOf(position, seat))).has('option 1')).toBe(true)
    expect(touchedIn(markupOf({ ...viewOf(position, seat), stack: [] })).has('option 1')).toBe(false)
  })

  it('VIN-MONSTER-06 shows the dice as they lie: two in a fight, one at the Academy', () => {
    const view = viewOf(someTable(3, 'turn.actions').position, 0)
    const roll = {
      rule: 'roll',
      at: 'rerolls',
      seat: 0,
      isFight: true,
      named: null,
      champion: null,
      rerolled: [],
      due: [],
    }
    const shown = (dice: object) => markupOf({ ...view, stack: [{ ...roll, dice }] as never })
    expect(count(shown({ MON: 'DEATH', ATT: 'WIS' }), 'class="die-body"')).toBe(2)
    expect(count(shown({ MON: null, ATT: 'WIS' }), 'class="die-body"')).toBe(1)
    expect(shown({ MON: 'DEATH', ATT: 'WIS' })).toContain('data-thing="die MON"')
    expect(count(markupOf({ ...view, stack: [] }), 'class="die-body"')).toBe(0)
  })

  it('keep names and prices of a tile clear of the medallions at its corners', () => {
    const medallion = 17
    const { at: middle } = chart.hex.H10 ?? { at: [0, 0] }
    for (const { id } of content.triangles.filter(({ hexes }) => hexes.includes('H10' as HexId))) {
      const [x, y] = medallionPoint(chart, id)
      const isBeside = Math.abs(y - middle[1] - 37) < 14 + medallion
      if (isBeside) expect(Math.abs(x - middle[0]) - medallion, id).toBeGreaterThanOrEqual(STRIP.width / 2 - 1)
    }
    expect(NAME_WIDTH).toBeLessThan(TILE * Math.sqrt(3) - 20)
  })

  it('VIN-MOVE-05 shows whoever passes through a triangle beside the one who stands there', () => {
    const { position } = someTable(3, 'turn.actions')
    const state = structuredClone(position.state)
    const [one, other] = state.players
    if (one === undefined || other === undefined) throw new Error('three sit there')
    state.active = 0
    one.at = other.at
    const [a, b] = [0, 1].map((seat) => medallionSpot(chart, state, seat, other.at ?? '')) as [Point, Point]
    expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(24)
    expect(b).toEqual(medallionPoint(chart, other.at ?? ''))
    const places = [...markupOf({ ...viewOf(position, 0), state }).matchAll(/class="pieces"[^>]*translate\(([^)]*)\)/g)]
    expect(new Set(places.map(([, at]) => at)).size).toBe(3)
  })

  it('lifts the medallion on a triangle that is picked and shakes what is refused', () => {
    const { position } = someTable(3, 'turn.actions')
    const [a, b] = position.state.players.map(({ at }) => at as string)
    const light = { ...NO_LIGHT, picked: new Set([a as string]), refused: new Set([b as string]) }
    const markup = markupOf(viewOf(position, 0), light)
    expect(markup.includes('class="pieces lifted"')).toBe(true)
    expect(markup.includes('class="pieces shaken"')).toBe(true)
  })

  it('has a strip for costs and effects on every tile that is wide enough to read', () => {
    for (const region of Object.values(content.regions)) {
      const set = fitted(optionsParts(region.options), STRIP.width - 4, 28, STRIP.size)
      expect(set.size, region.id).toBeGreaterThanOrEqual(18)
      expect(set.width, region.id).toBeLessThanOrEqual(STRIP.width - 3.5)
    }
  })
})

describe('the spheres', () => {
  it('lie so that each heroic one is between its two parents', () => {
    for (const [heroic, parts] of Object.entries(PARTS) as [HeroicAttr, (typeof PARTS)[HeroicAttr]][]) {
      const [x, y] = SPHERES[heroic]
      const [a, b] = parts.map((part) => SPHERES[part]) as [Point, Point]
      expect(Math.abs(x - (a[0] + b[0]) / 2), heroic).toBeLessThan(3)
      expect(Math.abs(y - (a[1] + b[1]) / 2), heroic).toBeLessThan(3)
    }
  })

  it('keep the cubes of all seats apart and inside, however many there are', () => {
    for (const seats of [2, 3, 4, 5])
      for (const attr of ATTRIBUTES) {
        const slots = Array.from({ length: seats }, (_, seat) => sphereSlot(attr, seat, seats))
        slots.forEach(([x, y], i) => {
          expect(Math.hypot(x - SPHERES[attr][0], y - SPHERES[attr][1])).toBeLessThan(SPHERE - 30)
          for (const [a, b] of slots.slice(i + 1))
            expect(Math.abs(a - x) >= 80 || Math.abs(b - y) >= 40, `${attr} ${seats}`).toBe(true)
        })
      }
  })

  it('show up to three cubes of a seat one by one, and from four on a cube with its number', () => {
    const view = structuredClone(viewOf(someTable(5, 'turn.actions').position, 0))
    view.state.players.forEach((player, seat) => {
      for (const attr of ATTRIBUTES) player.spheres[attr] = 0
      player.spheres.VIS = [0, 1, 3, 4, 8][seat] as number
    })
    const cubes = (markup: string) => count(markup, 'class="piece cube ')
    const numbers = (markup: string) =>
      [...markup.matchAll(/class="numbered [^>]*>.*?<text[^>]*>(\d+)</g)].map(([, n]) => n)
    const full = markupOf(view)
    for (const player of view.state.players) player.spheres.VIS = 0
    const empty = markupOf(view)
    expect(cubes(full) - cubes(empty)).toBe(4)
    expect(numbers(full).length - numbers(empty).length).toBe(2)
    expect(numbers(full)).toEqual(expect.arrayContaining(['4', '8']))
  })

  it('VIN-MASTERY-02, -03 tell what everybody counts, and crown who is ahead alone', () => {
    const view = structuredClone(viewOf(someTable(3, 'turn.actions').position, 0))
    const { state } = view
    state.players.forEach((player, seat) => {
      player.cards = [{ card: content.deckIds.red[seat] as CardId, cubes: 0 }]
      for (const attr of ATTRIBUTES) player.profs[attr] = 0
    })
    const crowns = () => count(markupOf(view), 'vindication-mastery master')
    expect(crowns()).toBe(0)
    const [first] = state.players
    if (first !== undefined) first.profs.STR = 1
    expect(masterySum({ content, state }, 0, 'STR').total).toBe(3)
    expect(crowns()).toBe(1)
    const [x, y] = countPoint('STR', 0, 3)
    expect(markupOf(view)).toContain(`<text class="count" x="${x}" y="${y + 11}">3</text>`)
  })
})

describe('honor and triggers', () => {
  it('VIN-HONOR-02 put discs on the track row by row; discs of one space stand on each other; beyond 100 a number tells it', () => {
    const spots = honorSpots([34, 34, 61, 112, 0])
    expect(spots.map(({ x }) => x)).toEqual([34, 34, 61, 100, 0].map((honor) => honorPoint(honor)[0]))
    expect(spots[1]?.y).toBeLessThan(spots[0]?.y ?? 0)
    const [beyond, further] = honorSpots([104, 112])
    expect(further?.x).toBe(beyond?.x)
    expect(further?.y).toBeLessThan(beyond?.y ?? 0)
    const rows = [0, 25, 50, 75, 100].map((honor) => honorPoint(honor)[1])
    expect(new Set(rows).size).toBe(4)
    const view = structuredClone(viewOf(someTable(2, 'turn.actions').position, 0))
    const [first] = view.state.players
    if (first !== undefined) first.honor = 112
    expect(markupOf(view)).toMatch(/class="beyond [^>]*>112</)
  })

  it('VIN-SETUP-09 show the coins that are still there', () => {
    const { position } = someTable(3, 'turn.actions')
    const state = { ...position.state, coins: [45, 75] }
    expect(count(markupOf({ ...viewOf(position, 0), state }), 'class="coin"')).toBe(2)
  })

  it('VIN-END-01 tell how far the nearest player or the table is from every trigger', () => {
    const { position } = someTable(3, 'turn.actions')
    const state = structuredClone(position.state)
    const trigger = (id: string) => content.triggers[id as TriggerId] as Trigger
    state.players.forEach((player, seat) => {
      player.honor = [20, 41, 33][seat] as number
      player.isVindicated = seat === 2
      player.zones = { pot: 0, inf: 5, conv: [7, 0, 4][seat] as number }
    })
    expect(nearestTo(content, state, trigger('TRG01'))).toEqual({ seat: 1, have: 41, need: 75 })
    expect(nearestTo(content, state, trigger('TRG08'))).toEqual({ seat: 2, have: 4, need: 6 })
    expect(nearestTo(content, state, trigger('TRG11'))).toBe(null)
    expect(tallyOf(content, state, trigger('TRG11'))).toBe('1/2')
    state.tiles = Object.fromEntries(content.hexes.map(({ id }) => [id, 'INN'])) as State['tiles']
    state.controllers = { ['H01' as HexId]: 0 }
    expect(tallyOf(content, state, trigger('TRG07'))).toBe('1/10')
    state.faceUp = ['TRG01', 'TRG11'] as TriggerId[]
    const markup = markupOf({ ...viewOf(position, 0), state })
    expect(count(markup, 'class="trigger"')).toBe(2)
    expect(markup).toContain('>41/75<')
  })
})

describe('cards and boards', () => {
  it('show the viewer’s board first; the others fill their part of the table, however many there are', () => {
    const [left, top, wide, high] = PANES.find(({ id }) => id === 'others')?.box ?? BOX
    for (const seats of [2, 3, 4, 5])
      for (let seat = 0; seat < seats; seat++) {
        expect(boardPlan(seat, seat, seats).isOwn).toBe(true)
        const others = Array.from({ length: seats - 1 }, (_, n) => boardPlan((seat + n + 1) % seats, seat, seats))
        others.forEach(({ x, y, width, height, isOwn, isLarge }, i) => {
          expect([isOwn, isLarge]).toEqual([false, seats === 2])
          expect(x >= left && x + width <= left + wide && y >= top && y + height <= top + high).toBe(true)
          for (const { x: a, y: b } of others.slice(i + 1)) expect(a >= x + width || b >= y + height).toBe(true)
        })
        const filled = others.reduce((all, { width, height }) => all + width * height, 0)
        expect(filled / (wide * high), `${seats}`).toBeGreaterThan(seats === 4 ? 0.7 : 0.93)
      }
    expect(boardPlan(0, 'spectator', 3).isOwn).toBe(true)
  })

  it('keep up to twenty cards of a player on their board, beside each other', () => {
    for (const plan of [boardPlan(0, 0, 5), boardPlan(1, 0, 2), boardPlan(1, 0, 3), boardPlan(1, 0, 5)])
      for (const cards of [1, 5, 6, 7, 12, 14, 20]) {
        const { width, height } = heldSize(plan, cards)
        const spots = Array.from({ length: cards }, (_, i) => heldPoint(plan, i, cards))
        expect(width).toBeGreaterThan(20)
        spots.forEach(([x, y], i) => {
          expect(x - width / 2 >= plan.x && x + width / 2 <= plan.x + plan.width, `${cards}`).toBe(true)
          expect(y - height / 2 >= plan.y && y + height / 2 <= plan.y + plan.height, `${cards}`).toBe(true)
          for (const [a, b] of spots.slice(i + 1))
            expect(Math.abs(a - x) >= width || Math.abs(b - y) >= height).toBe(true)
        })
      }
  })

  it('INV-01 keep all 21 cubes of a player in any one zone', () => {
    const plan = boardPlan(0, 0, 3)
    const { width, height } = zoneSize(plan)
    for (const zone of ZONES) {
      const [zx, zy] = zonePoint(plan, zone)
      const spots = Array.from({ length: 21 }, (_, i) => zoneCube(plan, zone, i))
      expect(new Set(spots.map(String)).size).toBe(21)
      for (const [x, y] of spots) {
        expect(Math.abs(x - zx)).toBeLessThan(width / 2 - 10)
        expect(Math.abs(y - zy)).toBeLessThan(height / 2 - 10)
      }
    }
  })

  it('tell every card before players and on top of the open piles once, and how many lie in the decks', () => {
    const { position, seat } = someTable(4, 'turn.actions', ({ state }) => state.round > 6)
    const { state } = position
    const markup = markupOf(viewOf(position, seat))
    const shown = [
      ...DECKS.flatMap((deck) => state.decks[deck].open.slice(-1)),
      ...state.players.flatMap((player) => player.cards.map(({ card }) => card)),
    ]
    for (const card of shown) expect(count(markup, `data-thing="${card}"`), card).toBe(1)
    for (const deck of DECKS) expect(markup).toContain(`class="deck-size" y="37">${sizeOf(state.decks[deck].pile)}<`)
    for (let i = 0; i < 4; i++) expect(markup.includes(`data-thing="${seatLetter(i)}"`)).toBe(true)
  })

  it('VIN-QUEST-04 show the own quest with its goals, and of others only that there is one', () => {
    const { position } = someTable(3, 'turn.actions')
    const own = markupOf(viewOf(position, 0))
    expect(count(own, 'class="quest"')).toBe(1)
    expect(touchedIn(own).has(position.state.players[0]?.quests[0]?.is ?? '')).toBe(true)
    for (const player of position.state.players.slice(1)) expect(own).not.toContain(player.quests[0]?.is ?? 'nothing')
    expect(count(own, 'class="quest-back"')).toBe(2)
    const spectator = markupOf(viewOf(position, 'spectator'))
    expect([count(spectator, 'class="quest"'), count(spectator, 'class="quest-back"')]).toEqual([0, 3])
    const choosing = someTable(3, 'setup.keepQuest')
    expect(count(markupOf(viewOf(choosing.position, choosing.seat)), 'class="quest"')).toBe(2)
  })

  it('VIN-SETUP-23 lay the quests dealt in the order of the answers, with every goal in words', () => {
    const { position, seat } = someTable(3, 'setup.keepQuest')
    const view = viewOf(position, seat)
    const choices = game.choices(content, position, seat)
    const [first = '', second = ''] =
      choices.kind === 'list' ? choices.list.map((choice) => String((choice as { quest?: string }).quest)) : []
    const places = drawing.places(content, pack, view)
    expect(places[first]?.[1]).toBeLessThan(places[second]?.[1] ?? 0)
    for (const language of ['en', 'de'] as const)
      for (const { id, goals } of Object.values(content.quests))
        for (const goal of goals) {
          const lines = wrapped(taskText(goal.if, language), GOAL.letters)
          expect(lines.length, id).toBeLessThanOrEqual(GOAL.lines)
          expect(Math.max(...lines.map(({ length }) => length)) * GOAL.size * 0.47, id).toBeLessThan(
            DEALT.width / 2 - 20,
          )
        }
  })

  it('VIN-FINAL-01 show everybody’s quest face up at the end', () => {
    const { position } = someTable(4, 'turn.actions')
    const state = structuredClone(position.state)
    const view = { ...viewOf(position, 0), state }
    const markup = markupOf(view)
    expect([count(markup, 'class="quest"'), count(markup, 'class="quest-back"')]).toEqual([4, 0])
    for (const { quests } of state.players) expect(touchedIn(markup).has(quests[0]?.is ?? '')).toBe(true)
  })

  it('VIN-VISIT-12 fan out the open pile and the cards seen; for the others these have only backs', () => {
    const { position, seat } = someTable(3, 'draw.pick')
    const view = viewOf(position, seat)
    const fan = fanIn(view)
    const { open } = view.state.decks[fan?.deck ?? 'red']
    expect(fan?.cards.length).toBeGreaterThan(open.length)
    const touched = touchedIn(markupOf(view))
    for (const card of fan?.cards ?? []) expect(card !== null && touched.has(card)).toBe(true)
    const other = viewOf(position, (seat + 1) % 3)
    const hidden = (fanIn(other)?.cards ?? []).filter((card) => card === null).length
    expect(hidden).toBe((fan?.cards.length ?? 0) - open.length)
    expect(count(markupOf(other), 'class="card-back ')).toBe(hidden)
  })

  it('turn the character when it is vindicated', () => {
    const { position } = someTable(3, 'turn.actions')
    const state = structuredClone(position.state)
    for (const player of state.players) player.isVindicated = false
    const before = markupOf({ ...viewOf(position, 0), state })
    expect([count(before, 'class="character"'), count(before, 'class="character vindicated"')]).toEqual([3, 0])
    for (const player of state.players) player.isVindicated = true
    const after = markupOf({ ...viewOf(position, 0), state })
    expect([count(after, 'class="character"'), count(after, 'class="character vindicated"')]).toEqual([0, 3])
  })
})

describe('abilities', () => {
  it('are set inside their cards, large enough to read', () => {
    expect(cards).toHaveLength(108)
    for (const card of cards) {
      const set = fitted(abilityParts(card), CARD.width - 12, 110, 38)
      expect(set.width, card.id).toBeLessThanOrEqual(CARD.width - 11)
      expect(set.size, card.id).toBeGreaterThanOrEqual(18)
    }
  })

  it('tell what sets them off, costs before an arrow, conditions in brackets', () => {
    const parts = (id: string) =>
      abilityParts(content.cards[id as CardId] as (typeof cards)[number]).map((part) =>
        part.is === 'sign' ? part.n + part.name : part.is === 'text' ? part.text : part.is,
      )
    expect(parts('RED10')).toEqual(['activate', '1STR', 'arrow', 'augment'])
    expect(parts('RED08')).toEqual(['activate', '1honor', '(', '1control', ')'])
    expect(parts('RED07')).toEqual(['discover', 'arrow', '1honor'])
    expect(parts('REL14')).toEqual(['1charge', 'colon', 'augment'])
    expect(parts('TRA16')).toEqual(['always', 'control', '−1', 'conv'])
    expect(parts('MON02')).toEqual(['scoring', '1honor', 'slash', 'companion', '≤6'])
  })

  it('of all kinds of goals have a sign', () => {
    for (const { goals } of Object.values(content.quests))
      for (const goal of goals) expect(requirementParts(goal.if).length).toBeGreaterThan(0)
  })
})

describe('names', () => {
  it('fit on their tiles and cards in both languages', () => {
    for (const language of ['en', 'de'] as const) {
      for (const id of Object.keys(content.regions))
        expect(
          sizeFor(linesOf(nameOf(pack, id, language), 12), NAME_WIDTH, 24),
          `${language} ${id}`,
        ).toBeGreaterThanOrEqual(18)
      for (const { id } of cards)
        expect(
          sizeFor(linesOf(nameOf(pack, id, language), 13), CARD.width - 10, 22),
          `${language} ${id}`,
        ).toBeGreaterThanOrEqual(14)
    }
  })

  it('are broken where they are too long, into parts of about equal length', () => {
    expect(linesOf('Inn', 12)).toEqual(['Inn'])
    expect(linesOf('Hourglass of Still Sand', 13)).toEqual(['Hourglass of', 'Still Sand'])
    expect(linesOf('Kommandoposten', 12)).toEqual(['Kommandoposten'])
  })
})

describe('light', () => {
  const { position, seat } = someTable(3, 'turn.actions')
  const view = viewOf(position, seat)
  const state0 = position.state
  const shapes = [...shapesBelow(chart), ...shapesOnTable(content, view)]
  const of = (thing: string) => shapes.find((shape) => shape.thing === thing)?.line

  it('is told apart: free, at a price, picked, refused, in focus', () => {
    const light: Light = {
      ...NO_LIGHT,
      legal: new Set(['T05', 'H07', 'INS']),
      picked: new Set(['T12']),
      affected: new Set(['T05', 'H01']),
      focus: 'KNO',
      refused: new Set(['H10']),
      chips: new Map([['H07', '−2']]),
      isDimmed: true,
    }
    const lit = litBy(light, shapes)
    expect(lit.legal).toContain(of('T05'))
    expect(lit.legal).toContain(of('INS'))
    expect([lit.priced, lit.picked, lit.focus, lit.refused]).toEqual(['H07', 'T12', 'KNO', 'H10'].map(of))
    expect([lit.warm.legal, lit.warm.other]).toEqual(['T05', 'H01'].map(of))
    expect(lit.dimmed).toContain(of('H01'))
    expect(lit.dimmed).not.toContain(of('WIS'))
    expect(markupOf(view, light).includes('>−2<')).toBe(true)
  })

  it('has chips only for numbers that are printed nowhere; on a hex they fly the flag of control', () => {
    const [card = ''] = state0.players[seat]?.cards.map((one) => one.card) ?? []
    const quest = state0.players[seat]?.quests[0]?.is ?? ''
    const chipsOf = (...chips: [string, string][]) => {
      const markup = markupOf(view, { ...NO_LIGHT, chips: new Map(chips) })
      return [...markup.matchAll(/class="(chip[^"]*)".*?<text[^>]*>([^<]*)</g)].map(([, name, text]) => [name, text])
    }
    expect(chipsOf(['H07', '+2'], ['INS', '+1'])).toEqual([
      ['chip flag', '+2'],
      ['chip', '+1'],
    ])
    expect(
      chipsOf(['H07', '2 Wisdom'], [quest, 'up to 8 honor'], [card, '1 Influence'], ['deck red', '+3 honor']),
    ).toEqual([])
  })
})

describe('pictograms', () => {
  it('are there for every name that is used, and defined where they are drawn', () => {
    for (const name of ICONS) expect(PICTOGRAMS).toHaveProperty(name)
    const views = [
      fullTable(5),
      ...[someTable(3, 'visit.option'), someTable(3, 'draw.pick')].map((t) => viewOf(t.position, t.seat)),
    ]
    for (const view of views) {
      const markup = markupOf(view) + letteringOf('en')
      const [ids, uses] = [/ id="([^"]*)"/g, /(?:href="|url\()#([^")]*)/g].map(
        (pattern) => new Set([...markup.matchAll(pattern)].map(([, id]) => id)),
      ) as [Set<string>, Set<string>]
      for (const id of uses) expect(ids).toContain(id)
    }
    expect(renderToStaticMarkup(createElement('svg', null, drawing.Pictogram({ name: 'honor' }) as ReactNode))).toMatch(
      /<path/,
    )
    expect(drawing.Pictogram({ name: 'nothing' })).toBeNull()
  })

  it('and whatever else is drawn have no class that the shell gives to its panels', () => {
    const classes = [...markupOf(fullTable(3)).matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    for (const name of ['panel', 'tile-face', 'tile-chip']) expect(classes).not.toContain(name)
  })
})
