/** What the board draws: everything that can be touched has a place and a shape, and the picture stays light. */

import { litThings } from '@skerry/boards'
import { checkDefined, count, drawingTests, NO_LIGHT, nodesIn, picturesOf, touchedIn } from '@skerry/boards/kit'
import { ARRANGEMENTS, type Light, type Point } from '@skerry/contracts'
import type { Thing } from '@skerry/kernel'
import { describe, expect, inject, it } from 'vitest'
import { optionsParts } from '../board/abilities.ts'
import { medallionPoint, medallionSpot } from '../board/Island.tsx'
import {
  countPoint,
  LAYOUTS,
  NAME_WIDTH,
  PLATE,
  platePoint,
  radiusOf,
  STRIP,
  sphereAt,
  sphereSlot,
  TILE,
} from '../board/layout.ts'
import { PICTOGRAMS } from '../board/pictograms.ts'
import { ICONS } from '../board/presenter/icons.ts'
import { areCardsCovered, type Seen, shapesBelow, shapesOnTable } from '../board/scene.ts'
import { fitted } from '../board/sentences.ts'
import { ATTRIBUTES, masterySum, PARTS } from '../queries.ts'
import type { CardId, HeroicAttr, HexId, State, Vindication } from '../types.ts'
import { chart, content, fullTable, letteringOf, markupOf, picturedIn, someTable, still, viewOf } from './drawn.ts'
import { anybodysChoice } from './playing.ts'

/** What lies under an open pile or has been seen of a deck is shown only while it is looked at. */
const CARDS: readonly string[] = ['companion', 'trait', 'relic', 'monster']

/** Things that have a place, and those that should have one. */
const isWanted = ({ id, kind, facts }: Thing, view: Seen, decision: string, places: object): boolean => {
  const isCard = CARDS.includes(kind)
  const isBelow = isCard && facts.owner === -1 && facts.isTop !== true
  const isOthers = (isCard || kind === 'quest') && facts.owner !== view.seat && facts.owner !== -1
  const isUnasked = kind === 'option' && !decision.startsWith('visit.')
  const isCovered = areCardsCovered(view) && (isCard || kind === 'deck')
  return id in places || !(isBelow || isOthers || isUnasked || isCovered)
}

describe.each(ARRANGEMENTS)('positions of random games, %s', (arrangement) => {
  const tests = drawingTests<Vindication>({
    ...picturedIn(arrangement),
    icons: ICONS,
    pictograms: PICTOGRAMS,
    cases: [
      { seats: 2 },
      { seats: 3, options: { openPileGrows: false } },
      { seats: 4, options: { retakeHonor: false } },
      { seats: 5 },
    ],
    choose: anybodysChoice,
    every: 17,
    isWanted,
    answered: ['turn.actions', 'move.choose', 'discover.lay', 'visit.option', 'draw.pick', 'setup.keepQuest'],
    held: ['visit.more', 'attributes.gain'],
    nodes: 700,
    width: inject('width'),
    seed: inject('seed'),
  })
  for (const { name, run } of tests) it(name, run, 60_000)

  it('stays light enough on a full table of five: fourteen cards, every sphere full, six triggers', () => {
    const { markupOf: draw } = picturesOf<Vindication>(picturedIn(arrangement))
    const legal = new Set([...content.triangles, ...content.hexes].map(({ id }) => id as string))
    const all = still + nodesIn(draw(fullTable(5), { ...NO_LIGHT, legal, isDimmed: true }))
    expect(all).toBeLessThanOrEqual(2000)
    expect(all).toBeGreaterThan(1000)
  })
})

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

describe.each(ARRANGEMENTS)('the spheres, %s', (arrangement) => {
  const layout = LAYOUTS[arrangement]

  it('lie so that each heroic one is near the middle between its two parents', () => {
    for (const [heroic, parts] of Object.entries(PARTS) as [HeroicAttr, (typeof PARTS)[HeroicAttr]][]) {
      const [x, y] = sphereAt(layout, heroic)
      const [a, b] = parts.map((part) => sphereAt(layout, part)) as [Point, Point]
      expect(Math.hypot(x - (a[0] + b[0]) / 2, y - (a[1] + b[1]) / 2), heroic).toBeLessThan(96)
    }
  })

  it('keep clear of each other and of the plates of others', () => {
    for (const one of ATTRIBUTES)
      for (const other of ATTRIBUTES) {
        const [[ax, ay], [bx, by]] = [sphereAt(layout, one), sphereAt(layout, other)]
        if (one === other) continue
        expect(Math.hypot(ax - bx, ay - by), `${one} ${other}`).toBeGreaterThan(radiusOf(one) + radiusOf(other))
        const [px, py] = platePoint(layout, other)
        const [dx, dy] = [Math.abs(ax - px) - PLATE.width / 2, Math.abs(ay - py) - PLATE.height / 2]
        expect(Math.hypot(Math.max(0, dx), Math.max(0, dy)), `${one} ${other}`).toBeGreaterThan(radiusOf(one))
      }
  })

  it('keep the cubes of all seats apart and inside, however many there are', () => {
    for (const seats of [2, 3, 4, 5])
      for (const attr of ATTRIBUTES) {
        const slots = Array.from({ length: seats }, (_, seat) => sphereSlot(layout, attr, seat, seats))
        slots.forEach(([x, y], i) => {
          const [sx, sy] = sphereAt(layout, attr)
          expect(Math.hypot(x - sx, y - sy)).toBeLessThan(radiusOf(attr) - 20)
          for (const [a, b] of slots.slice(i + 1))
            expect(Math.abs(a - x) >= 40 || Math.abs(b - y) >= 20, `${attr} ${seats}`).toBe(true)
        })
      }
  })
})

describe('what lies on spheres', () => {
  it('is one cube as it is, and more as one with their number', () => {
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
    expect(cubes(full) - cubes(empty)).toBe(1)
    expect(numbers(full).length - numbers(empty).length).toBe(3)
    expect(numbers(full)).toEqual(expect.arrayContaining(['3', '4', '8']))
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
    const [x, y] = countPoint(chart.layout, 'STR', 0, 3)
    expect(markupOf(view)).toContain(`<text class="count" x="${x}" y="${y + 8}">3</text>`)
  })
})

describe('light', () => {
  const { position, seat } = someTable(3, 'turn.actions')
  const view = viewOf(position, seat)
  const state0 = position.state
  const shapes = [...shapesBelow(chart), ...shapesOnTable(content, chart, view)]
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
    const lit = litThings(light, shapes)
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
  it('are defined where they are drawn', () => {
    const views = [
      fullTable(5),
      ...[someTable(3, 'visit.option'), someTable(3, 'draw.pick')].map((t) => viewOf(t.position, t.seat)),
    ]
    for (const view of views) checkDefined(markupOf(view) + letteringOf('en'))
  })

  it('and whatever else is drawn have no class that the shell gives to its panels', () => {
    const classes = [...markupOf(fullTable(3)).matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    for (const name of ['panel', 'tile-face', 'tile-chip']) expect(classes).not.toContain(name)
  })
})
