/** Pieces, markers, discs and cards on their way, and numbers that change. */

import { flashOf, floatAt, moving, rectPath, withPlayer } from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import type { Seat, Split } from '@skerry/kernel'
import { cardOf, DUMMY, LAST_LEVEL, playerOf, RESOURCES, TRACKS, TROOPS } from '../queries.ts'
import type { CardId, Kind, RegionId, SpaceId, State, Track } from '../types.ts'
import { flashBoard, flashBox, flashRegion, flashSlot, heldSpots, spotOf } from './flashes.ts'
import { CARD, deckPoint, discAt, EAST, goodsPoint, HONOUR, TRACK, trackBonusX, trackTop, VOLCANO } from './layout.ts'
import { decksOf, displayPoint, planFor, volcanoIn } from './scene.ts'
import type { Act, Moved, Moving, Stage } from './stage.ts'
import { honourSpots, learners, pointSpots } from './Tracks.tsx'
import { heroAt } from './volcano.ts'

// —— the volcano ——

function heroPoint({ content }: Stage, state: State, id: SpaceId): Point {
  const volcano = volcanoIn(content, state)
  const space = volcano.space[id]
  return space === undefined ? VOLCANO : heroAt(volcano, state, space)
}

export function heroPlaced(stage: Stage, seat: Seat, ring: number, space: SpaceId): Moved {
  const { heroes } = playerOf(stage.before.state, seat)
  const { y } = planFor(stage.after, seat)
  return {
    state: withPlayer(stage.after.state, seat, { heroes: heroes.with(ring - 1, null) }),
    acts: [
      {
        do: 'slide',
        from: [EAST.x + 27, y + 30],
        to: heroPoint(stage, stage.after.state, space),
        what: { is: 'hero', seat },
      },
    ],
  }
}

export function heroesBack(stage: Stage): Moved {
  const { state } = stage.before
  return moving<Act>(
    ...state.players.flatMap(({ heroes }, seat) =>
      heroes.flatMap((space): readonly Act[] =>
        space === null ? [] : [{ do: 'sink', at: heroPoint(stage, state, space), what: { is: 'hero', seat } }],
      ),
    ),
    flashSlot(Math.max(1, state.era)),
  )
}

export function dummySet(stage: Stage, space: SpaceId): Moved {
  const { state } = stage.after
  return {
    state: { ...state, dummies: state.dummies.filter((id) => id !== space) },
    acts: [{ do: 'drop', at: heroPoint(stage, state, space), what: { is: 'hero', seat: DUMMY } }],
  }
}

export function dummiesMoved(stage: Stage, spaces: readonly SpaceId[]): Moved {
  const { before, after } = stage
  return {
    state: { ...after.state, dummies: [] },
    acts: spaces.map((space, i) => ({
      do: 'slide',
      from: heroPoint(stage, before.state, before.state.dummies[i] ?? space),
      to: heroPoint(stage, after.state, space),
      what: { is: 'hero', seat: DUMMY },
    })),
  }
}

// —— the map ——

function markerIn({ content }: Stage, state: State, region: RegionId): Moving | null {
  const id = state.markers[region]
  const marker = id === undefined ? undefined : content.markers[id]
  return marker === undefined ? null : { is: 'marker', faction: marker.faction, value: marker.value }
}
const middleOf = ({ chart }: Stage, region: RegionId): Point => chart.land[region]?.at ?? [0, 0]

export function laid(stage: Stage, region: RegionId): Moved {
  const what = markerIn(stage, stage.after.state, region)
  const { [region]: _coming, ...markers } = stage.after.state.markers
  return what === null
    ? {}
    : { state: { ...stage.after.state, markers }, acts: [{ do: 'drop', at: middleOf(stage, region), what }] }
}

export const markerActs = (stage: Stage, region: RegionId): readonly Act[] => {
  const what = markerIn(stage, stage.before.state, region)
  return what === null ? [] : [{ do: 'sink', at: middleOf(stage, region), what }]
}

/** The marker goes, the banner comes. */
export function conquered(stage: Stage, seat: Seat, region: RegionId): Moved {
  const { state } = stage.after
  const without =
    seat === DUMMY
      ? { ...state, rival: stage.before.state.rival }
      : withPlayer(state, seat, { banners: playerOf(stage.before.state, seat).banners })
  return {
    state: without,
    acts: [
      ...markerActs(stage, region),
      flashRegion(stage, region, 'lamp'),
      { do: 'drop', at: middleOf(stage, region), what: { is: 'banner', seat } },
    ],
  }
}

// —— knowledge ——

/** A first disc is set down; the others glide. */
export function learnt(stage: Stage, seat: Seat, track: Track, level: number): Moved {
  const { state } = stage.after
  const row = TRACKS.indexOf(track)
  const place = learners(state).indexOf(seat)
  const line = rectPath(EAST.x, trackTop(row), TRACK.label + 4 * TRACK.space, TRACK.height, 9)
  const flash = flashOf(line, seat === DUMMY ? 'lamp' : seat)
  if (level > 1) return moving<Act>(flash)
  const what: Moving = { is: 'stone', seat, scale: 1 }
  return {
    state: withLevel(state, seat, track, 0),
    acts: [flash, { do: 'drop', at: discAt(row, level, place), what }],
  }
}

function withLevel(state: State, seat: Seat, track: Track, level: number): State {
  if (seat !== DUMMY)
    return withPlayer(state, seat, { knowledge: { ...playerOf(state, seat).knowledge, [track]: level } })
  return state.rival === null
    ? state
    : { ...state, rival: { ...state.rival, knowledge: { ...state.rival.knowledge, [track]: level } } }
}

export function finished(stage: Stage, seat: Seat, track: Track, place: number): Moved {
  const row = TRACKS.indexOf(track)
  const middle = trackTop(row) + TRACK.height / 2
  const flash = flashBox(
    place === 0 ? [EAST.x + TRACK.label + (LAST_LEVEL - 0.5) * TRACK.space, middle] : [trackBonusX(place), middle],
    place === 0 ? TRACK.space : TRACK.bonus,
    TRACK.height,
  )
  return moving<Act>(flash, flashBoard(stage, seat))
}

// —— cards ——

export const deckMiddle = ({ after }: Stage, kind: Kind): Point => {
  const at = decksOf(after.state).indexOf(kind)
  return deckPoint(Math.max(0, at))
}
export const cameFrom = (stage: Stage, card: CardId, kind: Kind, from: 'display' | 'deck'): Point =>
  from === 'deck' ? deckMiddle(stage, kind) : (spotOf(stage.before, card)?.at ?? deckMiddle(stage, kind))

export function shown(stage: Stage, card: CardId, place: number): Moved {
  const { state } = stage.after
  const from = deckMiddle(stage, cardOf(stage.content, card).kind)
  const { width, height } = CARD
  return {
    state: { ...state, display: state.display.with(place - 1, null) },
    acts: [{ do: 'slide', from, to: displayPoint(place - 1), what: { is: 'card', card, width, height } }],
  }
}

/** The others already make room for it. */
export function taken(stage: Stage, seat: Seat, card: CardId, from: Point): Moved {
  const spot = heldSpots(stage.after, seat).get(card)
  if (spot === undefined) return {}
  const { at, width, height } = spot
  const slide: Act = { do: 'slide', from, to: at, what: { is: 'card', card, width, height } }
  return { acts: [flashBoard(stage, seat), slide], coming: card }
}

export function leaving(stage: Stage, card: CardId): readonly Act[] {
  const spot = spotOf(stage.before, card)
  if (spot === null) return []
  return [{ do: 'sink', at: spot.at, what: { is: 'card', card, width: spot.width, height: spot.height } }]
}

// —— numbers ——

const GOODS: readonly string[] = [...RESOURCES, ...TROOPS]

export const goodsFloats = ({ after }: Stage, seat: Seat, n: Split, sign: 1 | -1): readonly Act[] =>
  Object.entries(n).flatMap(([good, count]) =>
    count === 0 ? [] : [floatAt(goodsPoint(planFor(after, seat), GOODS.indexOf(good)), sign * count)],
  )

export function pointFloats(stage: Stage, seat: Seat, by: number): readonly Act[] {
  const spot = pointSpots(stage.after.state.players.map(({ dp }) => dp))[seat]
  return by === 0 || spot === undefined ? [flashBoard(stage, seat)] : [floatAt(spot, by), flashBoard(stage, seat)]
}

export function honourFloat({ after }: Stage, seat: Seat, by: number): Act {
  const { x, y } = honourSpots(after.state).find((spot) => spot.seat === seat) ?? { x: EAST.x, y: HONOUR.y }
  return floatAt([x, y], by)
}
