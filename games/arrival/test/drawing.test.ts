/** What the board draws: everything that can be touched has a place and a shape, and the picture stays light. */

import { distance } from '@skerry/boards'
import { checkDefined, count, drawingTests, NO_LIGHT, picturesOf, tableFinder } from '@skerry/boards/kit'
import { ARRANGEMENTS, type Arrangement, type Light } from '@skerry/contracts'
import { anyChoice, type Choice, type Play, type Random, type Seat, type Viewer } from '@skerry/kernel'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, inject, it } from 'vitest'
import { drawings } from '../board/drawing.ts'
import { ground } from '../board/ground.ts'
import { islandOf } from '../board/island.ts'
import { chipParts, isPrice, LABELS } from '../board/labels.ts'
import { CHAIN_TOP, columnsOf, corruptionY, fameY, GAUGE_TOP, layoutOf } from '../board/layout.ts'
import { litBy } from '../board/lit.ts'
import { PICTOGRAMS } from '../board/pictograms.ts'
import { MOTIONS, planOf } from '../board/plan.ts'
import { ICONS } from '../board/presenter/icons.ts'
import { presenter } from '../board/presenter.ts'
import { lyingTiles, type Seen, shapesOnMap, shapesOnTable } from '../board/scene.ts'
import { game, pack } from '../index.ts'
import type { Arrival, ArrivalEvent, CardId, LocationId, ProvinceId, TileId, Tribe } from '../types.ts'

const content = game.load(pack)
const WANTED = ['location', 'port', 'castleLocation', 'province', 'stack', 'tribe']
const TOUCHED = [...WANTED, 'section']

/** Builds where it can, so that the map fills. */
function choose(play: Play<Arrival>, seat: Seat, random: Random): Choice {
  const choices = play.choices(seat)
  const builds =
    choices.kind === 'list' ? choices.list.filter(({ do: verb }) => verb === 'build' || verb === 'take') : []
  return builds.length > 0 && random(3) > 0
    ? (builds[random(builds.length)] as Choice)
    : (anyChoice(play, seat, random) as Choice)
}

const pictured = (arrangement: Arrangement) => ({
  ...{ game, content, pack, drawing: drawings[arrangement] },
  render: (node: ReactNode) => renderToStaticMarkup(createElement('svg', null, node)),
  scale: 0.64,
})
const pictures = { wide: picturesOf<Arrival>(pictured('wide')), tall: picturesOf<Arrival>(pictured('tall')) }
const someTable = tableFinder<Arrival>((seats, seed) => ({ game, content, seats, seed, choose }))

describe.each(ARRANGEMENTS)('positions of random games, %s', (arrangement) => {
  const tests = drawingTests<Arrival>({
    ...pictured(arrangement),
    ground: (of) => ground(of, arrangement),
    icons: ICONS,
    pictograms: PICTOGRAMS,
    cases: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
    choose,
    every: 4,
    isWanted: ({ kind }) => WANTED.includes(kind),
    answered: ['setup.port', 'draw.take', 'blocking.first', 'blocking.second', 'exploit.take', 'turn.act'],
    nodes: 700,
    width: inject('width'),
    seed: inject('seed'),
  })
  for (const { name, run } of tests) it(name, run, 60_000)
})

describe.each(ARRANGEMENTS)('places, %s', (arrangement) => {
  const layout = layoutOf(arrangement)
  const drawing = drawings[arrangement]
  const { viewOf, markupOf } = pictures[arrangement]

  it('are there for everything that can be touched, inside the box, and no two in one', () => {
    const { position } = someTable(4, 'exploit.take')
    const [x, y, width, height] = drawing.box(pack)
    for (const seat of [0, 1, 2, 3]) {
      const view = viewOf(position, seat)
      const held = new Set([...view.state.display, ...(view.state.tribes[seat] as Tribe).tiles])
      const things = game
        .things(content, position, 0)
        .filter(({ id, kind }) => TOUCHED.includes(kind) || held.has(id as TileId))
      const places = drawing.places(content, pack, view)
      for (const { id } of things) {
        const [px, py] = places[id] as readonly [number, number]
        expect(px > x && px < x + width && py > y && py < y + height, id).toBe(true)
      }
      const spots = things.map(({ id }) => String(places[id]))
      expect(new Set(spots).size).toBe(spots.length)
    }
  })

  it('are in one of the parts that are looked at by themselves', () => {
    const places = drawing.places(content, pack, viewOf(someTable(4, 'exploit.take').position, 0))
    for (const [id, [x, y]] of Object.entries(places)) {
      const isIn = [layout.map, layout.table].filter(([l, t, w, h]) => x > l && x < l + w && y > t && y < t + h)
      expect(isIn, id).toHaveLength(1)
    }
    expect(presenter.panes(pack, 'de', arrangement).map(({ id }) => id)).toEqual(
      arrangement === 'tall' ? ['map', 'table'] : [],
    )
  })

  it('of tiles are where they lie: the viewer’s own before those on display', () => {
    const { position } = someTable(3, 'turn.act')
    const { tribes } = position.state
    position.state.display = ['ogam', 'bard'] as TileId[]
    for (const tribe of tribes) tribe.tiles = []
    ;(tribes[1] as Tribe).tiles = ['ogam'] as TileId[]
    const [seen, own] = [viewOf(position, 0), viewOf(position, 1)]
    const at = (view: Seen, holder: Seat | null) =>
      lyingTiles(view, layout).find((one) => one.tile === 'ogam' && one.holder === holder)?.at
    expect(drawing.places(content, pack, seen).ogam).toEqual(at(seen, null))
    expect(drawing.places(content, pack, own).ogam).toEqual(at(own, 1))
    expect(at(seen, 1)).toBeUndefined()
  })

  it('of many tiles are apart, inside the table, and large enough to be touched', () => {
    const { position } = someTable(2, 'turn.act')
    const tiles = Object.keys(content.tiles).slice(0, 14) as TileId[]
    for (const held of [tiles.slice(0, 6), tiles]) {
      ;(position.state.tribes[0] as Tribe).tiles = held
      const lying = lyingTiles(viewOf(position, 0), layout).filter(({ holder }) => holder === 0)
      expect(lying).toHaveLength(held.length)
      for (const [i, { at, isMini }] of lying.entries()) {
        expect(isMini).toBe(held.length > 6)
        for (const other of lying.slice(i + 1)) expect(distance(at, other.at)).toBeGreaterThan(56)
      }
    }
  })

  it('of the sections span the row of the viewer’s cards', () => {
    const view = viewOf(someTable(4, 'blocking.first').position, 0)
    const { top, middle, bottom } = drawing.places(content, pack, view) as Record<string, readonly [number, number]>
    if (!top || !middle || !bottom) throw new Error('no places')
    const { y, section, left, width } = layout.cards
    expect([top, middle, bottom].map(([, at]) => at)).toEqual([0.5, 1.5, 2.5].map((n) => y + n * section))
    for (const [x] of [top, middle, bottom]) expect(x > left && x < left + width).toBe(true)
    const finger = 44
    const least = arrangement === 'tall' ? 0.6 : 0.7 // a phone looks at the table, a desktop at all
    expect(section * least).toBeGreaterThanOrEqual(finger)
  })

  it('can be touched by their own seat alone, and only while cards lie there', () => {
    const { position, seat } = someTable(4, 'blocking.first')
    const sections = (viewer: Viewer, table = position) =>
      shapesOnTable(viewOf(table, viewer), layout).filter(({ thing }) => thing === 'top' || thing === 'middle')
    expect(sections(seat)).toHaveLength(2)
    expect(sections('spectator')).toEqual([])
    expect(sections(0, someTable(4, 'turn.act').position)).toEqual([])
  })

  it('show blocked sections, the blocker on the first card, and the open section', () => {
    const { position } = someTable(4, 'blocking.second')
    const markup = markupOf(viewOf(position, 0))
    expect(count(markup, 'class="piece blocker')).toBe(1)
    expect(count(markup, 'class="section blocked"')).toBe(3)
    expect(count(markup, 'class="open-line"')).toBe(0)
    const tribe = position.state.tribes[0] as Tribe
    tribe.blockers = ['top', 'bottom']
    const both = markupOf(viewOf(position, 0))
    expect(count(both, 'class="section open"')).toBe(3)
    expect(count(both, 'class="open-line"')).toBe(1)
  })

  it('tell a face-down card by its back alone, and nobody else’s cards', () => {
    const { position } = someTable(2, 'blocking.first')
    const markup = markupOf(viewOf(position, 0))
    expect(count(markup, 'class="card-face"')).toBe(2)
    expect(count(markup, 'class="card-back"')).toBe(2 + 3)
  })
})

describe.each(ARRANGEMENTS)('tracks, %s', (arrangement) => {
  const layout = layoutOf(arrangement)
  const { viewOf, markupOf } = pictures[arrangement]

  it('rise with their values, and stay at the top beyond it', () => {
    for (const [yOf, top] of [
      [corruptionY, GAUGE_TOP],
      [fameY, CHAIN_TOP],
    ] as const) {
      for (let value = 1; value <= top; value++) expect(yOf(layout, value)).toBeLessThan(yOf(layout, value - 1))
      expect(yOf(layout, top + 40)).toBeLessThan(yOf(layout, top))
      expect(yOf(layout, top + 40)).toBe(yOf(layout, top + 20))
    }
  })

  it('put no stone over another, however many have one value', () => {
    for (const values of [
      [4, 4, 4, 4],
      [0, 1, 2, 3],
      [70, 90, 3, 70],
    ]) {
      const ys = values.map((value) => fameY(layout, value))
      const columns = columnsOf(ys)
      ys.forEach((y, a) => {
        ys.forEach((other, b) => {
          if (a < b && columns[a] === columns[b]) expect(Math.abs(y - other)).toBeGreaterThanOrEqual(30)
        })
      })
      expect(Math.max(...columns)).toBeLessThan(4)
    }
  })

  it('tell every value on its stone, and the limit', () => {
    const { position } = someTable(2, 'turn.act')
    Object.assign(position.state.tribes[0] as object, { fame: 137, corruption: 41 })
    const markup = markupOf(viewOf(position, 0))
    for (const text of ['>137<', '>41<', '>25<']) expect(markup).toContain(text)
  })
})

describe('light', () => {
  const { position, seat } = someTable(3, 'turn.act')
  const { viewOf, markupOf } = pictures.wide
  const layout = layoutOf('wide')
  const shapes = shapesOnMap(islandOf(pack, 'wide'))
  const of = (thing: string) => shapes.find((shape) => shape.thing === thing)?.line

  it('is told apart: free, at a price, picked, refused, in focus', () => {
    const light: Light = {
      ...NO_LIGHT,
      legal: new Set(['LAB1', 'LAB2', 'LAB']),
      picked: new Set(['CAS1']),
      affected: new Set(['LAB1', 'DUN1']),
      focus: 'MAG1',
      refused: new Set(['IVE1']),
      chips: new Map([['LAB2', '−2']]),
      isDimmed: true,
    }
    const lit = litBy(light, shapes, viewOf(position, seat))
    expect(lit.legal).toContain(of('LAB1'))
    expect(lit.legal).toContain(of('LAB'))
    expect(lit.legal).not.toContain(of('LAB2'))
    expect([lit.priced, lit.picked, lit.focus, lit.refused]).toEqual(['LAB2', 'CAS1', 'MAG1', 'IVE1'].map(of))
    expect([lit.warm.legal, lit.warm.other]).toEqual(['LAB1', 'DUN1'].map(of))
    const markup = markupOf(viewOf(position, seat), light)
    expect(markup).toContain('>−2<')
    expect(markup).toContain('class="pieces lifted"')
  })

  it('falls on the stone of a tribe, which never steps back', () => {
    const view = viewOf(position, seat)
    const stone = (letter: string) =>
      shapesOnTable(view, layout).find((shape) => shape.thing === letter)?.line as string
    const light = { ...NO_LIGHT, affected: new Set(['B']), legal: new Set(['LAB1']), isDimmed: true }
    const lit = litBy(light, shapesOnTable(view, layout), view)
    expect(lit.warm.other).toBe(stone('B'))
    expect(lit.dimmed).not.toBe('')
    expect(lit.dimmed).not.toContain(stone('A'))
    expect(drawings.wide.places(content, pack, view)).toHaveProperty('C')
  })

  it('falls on the tile that is meant: on display while tiles are taken, else the viewer’s own', () => {
    const light = { ...NO_LIGHT, legal: new Set(['ogam']) }
    const lit = (view: Seen) => litBy(light, shapesOnTable(view, layout), view).legal
    const lineOf = (view: Seen, holder: Seat | null) =>
      shapesOnTable(view, layout).find((shape) => shape.thing === 'ogam' && shape.holder === holder)?.line
    for (const [at, isTaken] of [
      ['exploit.take', true],
      ['turn.act', false],
    ] as const) {
      const table = someTable(3, at)
      table.position.state.display = ['ogam'] as TileId[]
      for (const tribe of table.position.state.tribes) tribe.tiles = ['ogam'] as TileId[]
      const view = viewOf(table.position, table.seat)
      expect(lit(view)).toBe(lineOf(view, isTaken ? null : table.seat))
    }
  })
})

// —— motion ——

const at = (id: string) => id as LocationId
const sum = { total: 9, parts: [] }
/** One of each; a type without one does not compile. */
const SAMPLES: { readonly [K in ArrivalEvent['type']]: Omit<Extract<ArrivalEvent, { type: K }>, 'rule' | 'type'> } = {
  tilesShuffled: { n: 3 },
  tileOpened: { tile: 'bard' as TileId },
  fomoriLanded: { location: at('MAG1'), species: 'athach' },
  startPlayerDrawn: { seat: 1 },
  stacksSplit: { sizes: [18, 18, 18] },
  topShown: { stack: 2, back: 'arms' },
  portSettled: { seat: 0, location: at('IVE3') },
  roundBegan: { round: 2, seat: 1 },
  cardDrawn: { seat: 0, stack: 1, back: 'discs' },
  cardTurnedUp: { seat: 0, at: 1, card: 'B01' as CardId },
  blockerSet: { seat: 0, blocker: 1, section: 'top' },
  blockerMoved: { seat: 0, from: 'top', section: 'middle' },
  fameEarned: { seat: 0, n: 3, sum },
  piecesEarned: { seat: 0, piece: 'swords', n: 2, claim: 2 },
  fomoriShuffled: { n: 4 },
  fomoriDrawn: { seat: 0, n: 2, claim: 2, corruption: 2 },
  limitReached: { seat: 0, corruption: 17, limit: 17 },
  tileTaken: { seat: 0, tile: 'ogam' as TileId },
  cardsDiscarded: { cards: [] },
  turnBegan: { seat: 0, actions: 2 },
  famePaid: { seat: 0, n: 2 },
  built: { seat: 0, location: at('LAB1'), basis: 'own', level: 1, isRescued: false },
  shieldPlaced: { seat: 0, province: 'LAB' as ProvinceId, shields: 1 },
  fomoriSpread: {
    seat: 0,
    location: at('LAB1'),
    species: 'sineach',
    cost: 1,
    shields: 1,
    owner: 1,
    discs: 1,
    collected: 0,
  },
  repelled: { seat: 0, location: at('MAG1'), threat: 'athach', basis: 'connected', swords: 2 },
  fameGained: { seat: 0, n: 3 },
  corruptionLowered: { seat: 0, n: 1 },
  tileUsed: { seat: 0, tile: 'salmon' as TileId, sum },
  swapped: { seat: 0, tile: 'ruse', a: at('MAG1'), b: at('RHI1') },
  trophyUsed: { seat: 0, fomori: 2 },
  passed: { seat: 0, isFirst: true, fomori: 0 },
  kept: { seat: 0, kept: { discs: 1 }, returned: {} },
  masterDiscarded: { seat: 0, tiles: 1, discs: 0 },
  roundEnded: { round: 1 },
  locationsCounted: { fomori: 20, tribes: 19, ending: 'overrun' },
  finalScored: { seat: 0, ending: 'repelled', sum },
  ranked: { places: [1, 2, 3] },
}
const eventOf = (type: ArrivalEvent['type']): ArrivalEvent =>
  ({ rule: 'ARR-GEN-01', type, ...SAMPLES[type] }) as ArrivalEvent

/** A table on which each of the samples could have happened. */
function readyTable(): Seen {
  const { position } = someTable(3, 'blocking.second')
  const { state } = position
  Object.assign(state, { display: ['ogam', 'migration'], tiles: { bard: 2 }, usedTiles: {} })
  Object.assign(state.tribes[0] as object, { tiles: ['salmon'], blockers: ['top'], trophies: 1, masters: 1, fomori: 5 })
  Object.assign(state.sites[content.location[at('LAB1')]?.index ?? 0] as object, { holder: 1, level: 1 })
  return pictures.wide.viewOf(position, 0)
}

describe.each(ARRANGEMENTS)('motion, %s', (arrangement) => {
  const view = readyTable()
  const island = islandOf(pack, arrangement)
  const { momentOf } = pictures[arrangement]

  it.each(Object.keys(SAMPLES) as ArrivalEvent['type'][])('%s moves something or is declared still', (type) => {
    const event = eventOf(type)
    const { acts } = planOf(content, island, view, event, 'en')
    expect(acts.length > 0, type).toBe(MOTIONS[type] !== null)
    if (acts.length > 0) expect(presenter.pace(event, view), type).toBeGreaterThan(0)
    const markup = momentOf(view, { key: 1, event, ms: 300 })
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object/)
    expect(markup.includes('class="act ')).toBe(acts.length > 0)
  })
})

// —— signs and words ——

describe('chips', () => {
  const { viewOf, markupOf } = pictures.wide

  it('draw a unit instead of writing it, and leave every other text alone', () => {
    expect(chipParts('−2 Fame', 'en')).toEqual({ text: '−2', unit: 'fame' })
    expect(chipParts('+6 Ruhm', 'de')).toEqual({ text: '+6', unit: 'fame' })
    expect(chipParts('2–3 Fomori', 'de')).toEqual({ text: '2–3', unit: 'fomori' })
    expect(chipParts('−1 Korruption', 'de')).toEqual({ text: '−1', unit: 'corruption' })
    for (const text of ['+8 Fame now', '−2', '5 : 4', 'Fame'])
      expect(chipParts(text, 'en')).toEqual({ text, unit: null })
    expect(['−2 Fame', '−2 Ruhm', '−2', '−1 Corruption', '−1 Korruption', '+3 Fame'].filter(isPrice)).toEqual([
      '−2 Fame',
      '−2 Ruhm',
      '−2',
    ])
    const view = viewOf(someTable(3, 'turn.act').position, 0)
    const markup = markupOf(view, { ...NO_LIGHT, chips: new Map([['LAB2', '−2 Fame']]) })
    expect(markup).toMatch(/>−2<.*class="glyph unit" href="#arrival-sign-fame"/)
  })
})

describe('pictograms', () => {
  const { viewOf, markupOf } = pictures.wide

  it('are defined where they are drawn', () => {
    checkDefined(markupOf(viewOf(someTable(4, 'exploit.take').position, 0)))
  })

  it('and all tiles have names in both languages', () => {
    expect(Object.keys(LABELS.de.tiles)).toEqual(Object.keys(LABELS.en.tiles))
    const view = viewOf(someTable(2, 'turn.act').position, 0)
    for (const tile of Object.keys(content.tiles) as TileId[]) {
      const shown = { ...view, state: { ...view.state, display: [tile] } }
      for (const language of ['en', 'de'] as const)
        expect(markupOf(shown, NO_LIGHT, language)).toMatch(/class="tile-name"[^>]*>[A-ZÄÖÜ]/)
    }
  })
})
