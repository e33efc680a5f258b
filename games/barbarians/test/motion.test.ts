/** Whatever moves on the board ends in the picture that follows: nothing jumps when an event has been shown. */

import { motionTests } from '@skerry/boards/kit'
import { ARRANGEMENTS, type Point } from '@skerry/contracts'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, inject, it } from 'vitest'
import { chartOf } from '../board/chart.ts'
import { drawings } from '../board/drawing.ts'
import { discAt } from '../board/layout.ts'
import { at as movedBy, originOf, type Part } from '../board/parts.ts'
import { type Plan, planOf } from '../board/plan.ts'
import { presenter } from '../board/presenter.ts'
import { battlePoint, campaignIn, cardsBefore, displayPoint, type Seen } from '../board/scene.ts'
import type { Act, Moving } from '../board/stage.ts'
import { learners } from '../board/Tracks.tsx'
import { heroAt } from '../board/volcano.ts'
import { game, pack } from '../index.ts'
import { DUMMY, TRACKS } from '../queries.ts'
import type { Barbarians, BarEvent, MarkerId, Player, RegionId, State } from '../types.ts'
import { anybodysChoice } from './playing.ts'

const content = game.load(pack)

const played = { game, content, choose: anybodysChoice }

/** As it is seen: markers have no order. */
const seenIn = (state: State) => ({ ...state, markers: Object.entries(state.markers).toSorted() })

describe.each(ARRANGEMENTS)('motion on the board, %s', (arrangement) => {
  // —— the picture at the end of a moment ——

  const chart = chartOf(pack, arrangement)
  const inPlane = (view: Seen, part: Part, point: Point): Point =>
    movedBy(originOf(arrangement, content, view, part), point)
  const near = ([x, y]: Point, [a, b]: Point): boolean => Math.hypot(x - a, y - b) < 0.01
  type Arriving = Extract<Act, { do: 'drop' | 'slide' }>
  const isArriving = (act: Act): act is Arriving => act.do === 'drop' || act.do === 'slide'
  const endsAt = (act: Arriving): Point => (act.do === 'slide' ? act.to : act.at)

  const withPlayer = (state: State, seat: number, change: (player: Player) => Partial<Player>): State => ({
    ...state,
    players: state.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
  })

  /** What arrives is there: the state under the acts, with every act on its last frame. */
  function endOf(event: BarEvent, { view, acts, coming }: Plan): State {
    return acts
      .filter(isArriving)
      .reduce((state, act) => arrived(event, view, state, act.what, endsAt(act), coming), view.state)
  }

  function arrived(event: BarEvent, view: Seen, state: State, what: Moving, at: Point, coming: string | null): State {
    switch (what.is) {
      case 'hero': {
        const volcano = Object.values(
          content.volcanoes,
        )[0] as (typeof content.volcanoes)[keyof typeof content.volcanoes]
        const spaces = volcano.rings
          .flat()
          .filter((space) => near(inPlane(view, 'volcano', heroAt(volcano, state, space)), at))
        // BAR-PLACE-10 Spaces under the arc have the same place as those of the arc.
        const space = spaces.find(({ id }) => JSON.stringify(event).includes(`"${id}"`))
        if (space === undefined) throw new Error('a hero comes to no space')
        return what.seat === DUMMY
          ? { ...state, dummies: [...state.dummies, space.id] }
          : withPlayer(state, what.seat, ({ heroes }) => ({ heroes: heroes.with(space.ring - 1, space.id) }))
      }
      case 'stone': {
        const row = TRACKS.findIndex((_, i) =>
          near(inPlane(view, 'tracks', discAt(i, 1, learners(state).indexOf(what.seat))), at),
        )
        const track = TRACKS[row]
        if (track === undefined) throw new Error('a disc comes to no track')
        if (what.seat === DUMMY)
          return {
            ...state,
            rival: state.rival && { ...state.rival, knowledge: { ...state.rival.knowledge, [track]: 1 } },
          }
        return withPlayer(state, what.seat, ({ knowledge }) => ({ knowledge: { ...knowledge, [track]: 1 } }))
      }
      case 'marker': {
        const region = regionAt(view, at)
        return { ...state, markers: { ...state.markers, [region]: `${what.faction}-${what.value}` as MarkerId } }
      }
      case 'banner': {
        const region = regionAt(view, at)
        const marker = (event as Extract<BarEvent, { type: 'regionConquered' }>).marker
        if (what.seat === DUMMY)
          return { ...state, rival: state.rival && { ...state.rival, banners: [...state.rival.banners, region] } }
        return withPlayer(state, what.seat, ({ banners }) => ({ banners: [...banners, { region, marker }] }))
      }
      case 'card': {
        const place = state.display.findIndex((_, i) => near(inPlane(view, 'display', displayPoint(i)), at))
        if (place >= 0) return { ...state, display: state.display.with(place, what.card) }
        expect(coming).toBe(what.card)
        expect(state.players.some((player) => cardsBefore(player).some(({ card }) => card === what.card))).toBe(true)
        return state
      }
      case 'battle':
        expect([coming, near(at, inPlane(view, 'battles', battlePoint)), campaignIn(view)?.faced.at(-1)]).toEqual([
          what.card,
          true,
          what.card,
        ])
        return state
    }
  }
  function regionAt(view: Seen, at: Point): RegionId {
    const land = chart.lands.find((one) => near(inPlane(view, 'map', one.at), at))
    if (land === undefined) throw new Error('nothing lies there')
    return land.id as RegionId
  }

  const names = (seats: number) => [`motion ${seats} 1`, `motion ${seats} 2`]
  const tests = motionTests<Barbarians, Plan>({
    ...played,
    ...{ pack, presenter },
    drawing: drawings[arrangement],
    render: (node: ReactNode) => renderToStaticMarkup(createElement('svg', null, node)),
    cases: [
      { seats: 1, names: names(1) },
      { seats: 2, names: names(2) },
      { seats: 3, names: names(3), options: { tribePowers: true } },
      { seats: 4, names: names(4), options: { tribePowers: true, tribes: 'random' } },
    ],
    viewer: 0,
    planOf: (view, event) => planOf(content, chart, view, event),
    endOf: (plan, _view, event) => seenIn(endOf(event, plan)),
    seenIn: ({ state }) => seenIn(state),
    kinds: ['drop', 'flash', 'float', 'mark', 'sink', 'slide'] satisfies Act['do'][],
    least: 46,
    sample: 12,
    width: inject('width'),
    seed: inject('seed'),
  })
  for (const { name, run } of tests) it(name, run, 120_000)
})
