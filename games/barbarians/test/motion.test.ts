/** Whatever moves on the board ends in the picture that follows: nothing jumps when an event has been shown. */

import { playedEvents } from '@skerry/boards/kit'
import type { Light, Point } from '@skerry/kernel'
import { sampleOf, seedsOf } from '@skerry/kernel/kit'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, inject, it } from 'vitest'
import { chartOf } from '../board/chart.ts'
import { drawing } from '../board/drawing.tsx'
import { discAt } from '../board/layout.ts'
import { type Act, type Moving, type Plan, planOf, STILL_EVENTS } from '../board/plan.ts'
import { battlePoint, campaignIn, cardsBefore, displayPoint, planFor, type Seen } from '../board/scene.ts'
import { learners } from '../board/Tracks.tsx'
import { telling } from '../board/telling.ts'
import { heroAt } from '../board/volcano.ts'
import { game, pack } from '../index.ts'
import { DUMMY, TRACKS } from '../queries.ts'
import type { Barbarians, BarEvent, MarkerId, Player, RegionId, State } from '../types.ts'
import { anybodysChoice } from './playing.ts'

const content = game.load(pack)
const chart = chartOf(pack)
const width = inject('width')

/** All events of a game, each with the view before it. */
const eventsOf = (seats: number, seed: string, options = {}) =>
  playedEvents<Barbarians>({ game, content, seats, seed, options, choose: anybodysChoice }, 0, telling.after)

/** Games of these names; in deep width those of the seed besides. */
function* gamesOf(seats: number, names: readonly string[], options = {}) {
  for (const name of names)
    for (const seed of seedsOf(name, width, inject('seed'))) yield* eventsOf(seats, seed, options)
}

// —— the picture at the end of a moment ——

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
      const volcano = Object.values(content.volcanoes)[0] as (typeof content.volcanoes)[keyof typeof content.volcanoes]
      const spaces = volcano.rings.flat().filter((space) => near(heroAt(volcano, state, space), at))
      // BAR-PLACE-10 Spaces under the arc have the same place as those of the arc.
      const space = spaces.find(({ id }) => JSON.stringify(event).includes(`"${id}"`))
      if (space === undefined) throw new Error('a hero comes to no space')
      return what.seat === DUMMY
        ? { ...state, dummies: [...state.dummies, space.id] }
        : withPlayer(state, what.seat, ({ heroes }) => ({ heroes: heroes.with(space.ring - 1, space.id) }))
    }
    case 'stone': {
      const row = TRACKS.findIndex((_, i) => near(discAt(i, 1, learners(state).indexOf(what.seat)), at))
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
      const region = regionAt(at)
      return { ...state, markers: { ...state.markers, [region]: `${what.faction}-${what.value}` as MarkerId } }
    }
    case 'banner': {
      const region = regionAt(at)
      const marker = (event as Extract<BarEvent, { type: 'regionConquered' }>).marker
      if (what.seat === DUMMY)
        return { ...state, rival: state.rival && { ...state.rival, banners: [...state.rival.banners, region] } }
      return withPlayer(state, what.seat, ({ banners }) => ({ banners: [...banners, { region, marker }] }))
    }
    case 'card': {
      const place = state.display.findIndex((_, i) => near(displayPoint(i), at))
      if (place >= 0) return { ...state, display: state.display.with(place, what.card) }
      expect(coming).toBe(what.card)
      expect(state.players.some((player) => cardsBefore(player).some(({ card }) => card === what.card))).toBe(true)
      return state
    }
    case 'battle':
      expect([coming, near(at, battlePoint), campaignIn(view)?.faced.at(-1)]).toEqual([what.card, true, what.card])
      return state
  }
}
function regionAt(at: Point): RegionId {
  const land = chart.lands.find((one) => near(one.at, at))
  if (land === undefined) throw new Error('nothing lies there')
  return land.id as RegionId
}

/** As it is seen: markers have no order. */
const seenIn = (state: State) => ({ ...state, markers: Object.entries(state.markers).toSorted() })

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

describe('motion', () => {
  const isTried = sampleOf(12, width)
  const seen = new Set<string>()
  const moved = new Set<BarEvent['type']>()
  const drawn = new Set<BarEvent['type']>()

  /** Each kind of event is drawn once. */
  function draw(view: Seen, event: BarEvent, plan: Plan): void {
    if (drawn.has(event.type)) return
    drawn.add(event.type)
    const props = { content, pack, language: 'en', view, light: NO_LIGHT, scale: 1 } as const
    const now = { key: 1, event, ms: 300 }
    const markup = renderToStaticMarkup(createElement('svg', null, drawing.Live({ ...props, now }) as ReactNode))
    expect(/NaN|undefined|Infinity|\[object/.exec(markup), event.type).toBe(null)
    expect(markup.includes('class="act '), event.type).toBe(plan.acts.length > 0)
  }

  it.each([
    [1, {}],
    [2, {}],
    [3, { tribePowers: true }],
    [4, { tribePowers: true, tribes: 'random' }],
  ])(
    'leads into the picture that follows, with %i players',
    (seats, options) => {
      for (const { event, view, after } of gamesOf(seats, [`motion ${seats} 1`, `motion ${seats} 2`], options)) {
        if (!isTried([event.type])) continue
        const plan = planOf(content, chart, view, event)
        for (const act of plan.acts) seen.add(act.do)
        if (plan.acts.length > 0) moved.add(event.type)
        else if (telling.pace(event, view) > 0) expect(event.type, 'takes time and shows nothing').toBe('')
        const [end, truth] = [seenIn(endOf(event, plan)), seenIn(after.state)]
        if (JSON.stringify(end) !== JSON.stringify(truth)) expect(end, event.type).toEqual(truth)
        draw(view, event, plan)
      }
    },
    120_000,
  )

  it('was seen in all its kinds', () => {
    const kinds: readonly Act['do'][] = ['drop', 'flash', 'float', 'mark', 'sink', 'slide']
    expect([...seen].sort()).toEqual(kinds)
    expect(moved.size).toBeGreaterThan(45)
  })

  it('takes time wherever there is something to see, and none of it is told to stand still', () => {
    const view = eventsOf(2, 'one').next().value?.view as Seen
    for (const type of moved) {
      expect(telling.pace({ type, steps: 1 } as BarEvent, view), type).toBeGreaterThan(0)
      expect(STILL_EVENTS.has(type), type).toBe(false)
    }
  })

  it('starts heroes at the board of their player', () => {
    for (const { event, view } of eventsOf(3, 'heroes')) {
      if (event.type !== 'heroPlaced') continue
      const act = planOf(content, chart, view, event).acts.find(isArriving)
      expect(act?.do === 'slide' && act.from[1]).toBe(planFor(view, event.seat).y + 30)
      return
    }
    throw new Error('nobody placed a hero')
  })
})
