/** Whatever moves on the board ends in the picture that follows: nothing jumps when an event has been shown. */

import { motionTests, playedEvents } from '@skerry/boards/kit'
import { ARRANGEMENTS, type Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, inject, it } from 'vitest'
import { type Chart, chartOf } from '../board/chart.ts'
import { drawings } from '../board/drawing.ts'
import { controlPoint, medallionPoint, medallionSpot } from '../board/Island.tsx'
import { figurePoint, ownTilePoint, radiusOf, sphereAt, supplyPoint, ZONE, zonePoint } from '../board/layout.ts'
import { type Plan, planOf } from '../board/plan.ts'
import { presenter } from '../board/presenter.ts'
import { heldSpots, hexPoint, openSpot, ownSeat, type Seen } from '../board/scene.ts'
import type { Act, Moving } from '../board/stage.ts'
import { homeOf } from '../board/tracing.ts'
import { game, pack } from '../index.ts'
import { ATTRIBUTES, playerOf, ZONES } from '../queries.ts'
import type { CardId, HexId, Player, State, Vindication, VinEvent } from '../types.ts'
import { anybodysChoice } from './playing.ts'

const content = game.load(pack)

const played = { game, content, choose: anybodysChoice }

// —— the picture at the end of a moment ——

const near = ([x, y]: Point, [a, b]: Point): boolean => Math.hypot(x - a, y - b) < 0.01
type Arriving = Extract<Act, { do: 'drop' | 'slide' | 'turn' }>
const isArriving = (act: Act): act is Arriving => act.do === 'drop' || act.do === 'slide' || act.do === 'turn'
const endsAt = (act: Arriving): Point => (act.do === 'slide' ? act.to : act.at)

const withPlayer = (state: State, seat: Seat, change: (player: Player) => Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
})

/** Where on the table a cube of this seat has come to. */
function placeAt(chart: Chart, view: Seen, seat: Seat, at: Point): string {
  const { layout } = chart
  const zone = ZONES.find((one) => {
    const [x, y] = zonePoint(layout, one)
    return Math.abs(at[0] - x) <= ZONE.width / 2 && Math.abs(at[1] - y) <= ZONE.height / 2
  })
  const sphere = ATTRIBUTES.find((attr) => {
    const [x, y] = sphereAt(layout, attr)
    return Math.hypot(at[0] - x, at[1] - y) < radiusOf(attr)
  })
  const card = [...heldSpots(content, chart, view, seat)].find(
    ([, spot]) => Math.abs(at[0] - spot.at[0]) < spot.width / 2 && Math.abs(at[1] - spot.at[1]) < spot.height / 2,
  )?.[0]
  const hex = chart.hexes.find(({ id }) => near(controlPoint(chart, id), at))?.id
  return near(homeOf(view, seat), at) ? HOME : (zone ?? sphere ?? card ?? hex ?? '')
}
/** What is not drawn of somebody is at the honor disc. */
const HOME = 'home'
const isAtHome = (chart: Chart, view: Seen, seat: Seat, place: string): boolean =>
  (ZONES as readonly string[]).includes(place)
    ? seat !== ownSeat(view)
    : content.cards[place as CardId] !== undefined && !heldSpots(content, chart, view, seat).has(place)

/** As many cubes as the event tells are there: of many only some are seen on their way. */
function withCubes(state: State, seat: Seat, place: string, n: number): State {
  if (place in playerOf(state, seat).zones)
    return withPlayer(state, seat, ({ zones }) => ({ zones: { ...zones, [place]: zones[place as 'pot'] + n } }))
  if ((ATTRIBUTES as readonly string[]).includes(place))
    return withPlayer(state, seat, ({ spheres }) => ({ spheres: { ...spheres, [place]: spheres[place as 'INS'] + n } }))
  if (place.startsWith('H')) return { ...state, controllers: { ...state.controllers, [place as HexId]: seat } }
  return withPlayer(state, seat, ({ cards }) => ({
    cards: cards.map(({ card, cubes }) => ({ card, cubes: card === place ? cubes + n : cubes })),
  }))
}

/** What arrives is there: the state under the acts, with every act on its last frame. */
function endOf(chart: Chart, event: VinEvent, plan: Plan): State {
  const arriving = plan.acts.filter(isArriving)
  if (event.type === 'cubesMoved') {
    const places = new Set(arriving.map((act) => placeAt(chart, plan.view, event.seat, endsAt(act))))
    const place = isAtHome(chart, plan.view, event.seat, event.into) ? HOME : event.into
    expect([...places], `${event.from} to ${event.into}`).toEqual([place])
    return withCubes(plan.view.state, event.seat, event.into, event.n)
  }
  return arriving.reduce((state, act) => arrived(chart, event, plan, state, act.what, endsAt(act)), plan.view.state)
}

function arrived(chart: Chart, event: VinEvent, { view, coming }: Plan, state: State, what: Moving, at: Point): State {
  const seat = 'seat' in event ? event.seat : -1
  const isOwn = seat === ownSeat(view)
  switch (what.is) {
    case 'medallion': {
      const triangle = content.triangles.find(({ id }) => near(medallionSpot(chart, state, what.seat, id), at))
      if (triangle === undefined) throw new Error('a medallion comes to no triangle')
      return withPlayer(state, what.seat, () => ({ at: triangle.id }))
    }
    case 'tile': {
      const hex = content.hexes.find(({ id }) => near(hexPoint(chart, id), at))
      if (hex === undefined) expect(event.type).toBe('tileDrawn')
      return hex === undefined ? state : { ...state, tiles: { ...state.tiles, [hex.id]: what.region } }
    }
    case 'coin': {
      expect(at).toEqual(isOwn ? figurePoint(chart.layout, 'coins') : homeOf(view, seat))
      return withPlayer(state, seat, ({ coins }) => ({ coins: [...coins, what.coin] }))
    }
    case 'prof': {
      if (near(supplyPoint(chart.layout, what.attr), at))
        return { ...state, profs: { ...state.profs, [what.attr]: state.profs[what.attr] + 1 } }
      expect(at).toEqual(isOwn ? ownTilePoint(chart.layout, what.attr) : homeOf(view, seat))
      return withPlayer(state, seat, ({ profs }) => ({ profs: { ...profs, [what.attr]: profs[what.attr] + 1 } }))
    }
    case 'card': {
      if (event.type === 'cardTurnedUp') {
        const supply = { ...state.decks[event.deck], open: [...state.decks[event.deck].open, what.card] }
        const turned = { ...state, decks: { ...state.decks, [event.deck]: supply } }
        expect(openSpot(chart, { ...view, state: turned }, event.deck)?.at).toEqual(at)
        return turned
      }
      expect(coming).toBe(what.card)
      expect(state.players.some(({ cards }) => cards.some(({ card }) => card === what.card))).toBe(true)
      return state
    }
    case 'cube':
      throw new Error('only cubesMoved moves cubes')
  }
}

/** As it is seen: what lies on hexes has no order. */
const seenIn = (state: State) => ({
  ...state,
  tiles: Object.entries(state.tiles).toSorted(),
  controllers: Object.entries(state.controllers).toSorted(),
})

describe.each(ARRANGEMENTS)('motion, %s', (arrangement) => {
  const chart = chartOf(pack, arrangement)
  const names = (seats: number) => [`what moves ${seats}`]
  const tests = motionTests<Vindication, Plan>({
    ...played,
    ...{ pack, presenter, drawing: drawings[arrangement] },
    render: (node: ReactNode) => renderToStaticMarkup(createElement('svg', null, node)),
    cases: [
      { seats: 2, names: names(2), options: { openPileGrows: false } },
      { seats: 3, names: names(3) },
      { seats: 4, names: names(4), options: { retakeHonor: false } },
      { seats: 5, names: names(5) },
    ],
    viewer: 0,
    planOf: (view, event) => planOf(content, chart, view, event),
    endOf: (plan, _view, event) => seenIn(endOf(chart, event, plan)),
    seenIn: ({ state }) => seenIn(state),
    kinds: ['drop', 'flash', 'float', 'mark', 'sink', 'slide', 'tumble', 'turn'] satisfies Act['do'][],
    least: 33,
    sample: 12,
    width: inject('width'),
    seed: inject('seed'),
  })
  for (const { name, run } of tests) it(name, run, 120_000)

  it('lets a medallion walk from triangle to triangle, one way at a time', () => {
    for (const { event, view } of playedEvents<Vindication>(
      { ...played, seats: 3, seed: 'steps' },
      0,
      presenter.after,
    )) {
      if (event.type !== 'stepped') continue
      const act = planOf(content, chart, view, event).acts.find(isArriving)
      if (act?.do !== 'slide') throw new Error('it does not walk')
      expect([act.from, act.to]).toEqual([medallionPoint(chart, event.from), medallionPoint(chart, event.to)])
      expect(Math.hypot(act.from[0] - act.to[0], act.from[1] - act.to[1])).toBeCloseTo(92, 0)
      return
    }
    throw new Error('nobody took a step')
  })
})
