/** Pieces, markers, discs and cards on their way, and numbers that change. */

import { flashOf, floatAt, moving, rectPath, withPlayer } from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import type { Seat, Split } from '@skerry/kernel'
import { cardOf, DUMMY, LAST_LEVEL, playerOf, RESOURCES, TRACKS, TROOPS } from '../queries.ts'
import type { CardId, Kind, RegionId, SpaceId, State, Track } from '../types.ts'
import {
  flashBoard,
  flashBox,
  flashRegion,
  flashSlots,
  heldSpots,
  honourSpot,
  originIn,
  placed,
  spotOf,
} from './flashes.ts'
import { CARD, deckPoint, discAt, goodsPoint, TRACK, trackBonusX, trackSpaceX, trackTop, VOLCANO } from './layout.ts'
import { shiftedPath } from './paths.ts'
import { decksOf, displayPoint, ownerIn, volcanoIn } from './scene.ts'
import type { Act, Moved, Moving, Stage } from './stage.ts'
import { learners, pointSpots } from './Tracks.tsx'
import { heroAt } from './volcano.ts'

// —— the volcano ——

function heroPoint(stage: Stage, state: State, id: SpaceId): Point {
  const volcano = volcanoIn(stage.content, state)
  const space = volcano.space[id]
  return placed(stage, 'volcano', space === undefined ? VOLCANO : heroAt(volcano, state, space))
}
/** At the foot of the volcano, where a hero comes from. */
const LANDING: Point = [VOLCANO[0], 1030]

export function heroPlaced(stage: Stage, seat: Seat, ring: number, space: SpaceId): Moved {
  const { heroes } = playerOf(stage.before.state, seat)
  return {
    state: withPlayer(stage.after.state, seat, { heroes: heroes.with(ring - 1, null) }),
    acts: [
      {
        do: 'slide',
        from: placed(stage, 'volcano', LANDING),
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
    ...flashSlots(stage, Math.max(1, state.era)),
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
const middleOf = (stage: Stage, region: RegionId): Point => placed(stage, 'map', stage.chart.land[region]?.at ?? [0, 0])

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
  const line = rectPath(0, trackTop(row), TRACK.label + 4 * TRACK.space, TRACK.height, 9)
  const flash = flashOf(shiftedPath(line, originIn(stage, 'tracks')), seat === DUMMY ? 'lamp' : seat)
  if (level > 1) return moving<Act>(flash)
  const what: Moving = { is: 'stone', seat, scale: 1 }
  return {
    state: withLevel(state, seat, track, 0),
    acts: [flash, { do: 'drop', at: placed(stage, 'tracks', discAt(row, level, place)), what }],
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
    stage,
    'tracks',
    place === 0 ? [trackSpaceX(LAST_LEVEL), middle] : [trackBonusX(place), middle],
    place === 0 ? TRACK.space : TRACK.bonus,
    TRACK.height,
  )
  return moving<Act>(flash, flashBoard(stage, seat))
}

// —— cards ——

export const deckMiddle = (stage: Stage, kind: Kind): Point => {
  const at = decksOf(stage.after.state).indexOf(kind)
  return placed(stage, 'display', deckPoint(Math.max(0, at)))
}
export const cameFrom = (stage: Stage, card: CardId, kind: Kind, from: 'display' | 'deck'): Point =>
  from === 'deck' ? deckMiddle(stage, kind) : (spotOf(stage, stage.before, card)?.at ?? deckMiddle(stage, kind))

export function shown(stage: Stage, card: CardId, place: number): Moved {
  const { state } = stage.after
  const from = deckMiddle(stage, cardOf(stage.content, card).kind)
  const { width, height } = CARD
  return {
    state: { ...state, display: state.display.with(place - 1, null) },
    acts: [
      {
        do: 'slide',
        from,
        to: placed(stage, 'display', displayPoint(place - 1)),
        what: { is: 'card', card, width, height },
      },
    ],
  }
}

/** The others already make room for it. */
export function taken(stage: Stage, seat: Seat, card: CardId, from: Point): Moved {
  const spot = heldSpots(stage.after, seat).get(card)
  if (spot === undefined) {
    const { width, height } = CARD
    return moving<Act>(flashBoard(stage, seat), { do: 'sink', at: from, what: { is: 'card', card, width, height } })
  }
  const { at, width, height } = spot
  const slide: Act = { do: 'slide', from, to: placed(stage, 'own', at), what: { is: 'card', card, width, height } }
  return { acts: [flashBoard(stage, seat), slide], coming: card }
}

export function leaving(stage: Stage, card: CardId): readonly Act[] {
  const spot = spotOf(stage, stage.before, card)
  if (spot === null) return []
  return [{ do: 'sink', at: spot.at, what: { is: 'card', card, width: spot.width, height: spot.height } }]
}

// —— numbers ——

const GOODS: readonly string[] = [...RESOURCES, ...TROOPS]

/** Those of the viewer. */
export const goodsFloats = (stage: Stage, seat: Seat, n: Split, sign: 1 | -1): readonly Act[] =>
  seat !== ownerIn(stage.after)
    ? []
    : Object.entries(n).flatMap(([good, count]) =>
        count === 0 ? [] : [floatAt(placed(stage, 'own', goodsPoint(GOODS.indexOf(good))), sign * count)],
      )

export function pointFloats(stage: Stage, seat: Seat, by: number): readonly Act[] {
  const spot = pointSpots(stage.after.state.players.map(({ dp }) => dp))[seat]
  return by === 0 || spot === undefined
    ? [flashBoard(stage, seat)]
    : [floatAt(placed(stage, 'tracks', spot), by), flashBoard(stage, seat)]
}

export const honourFloat = (stage: Stage, seat: Seat, by: number): Act =>
  floatAt(placed(stage, 'tracks', honourSpot(stage, seat)), by)
