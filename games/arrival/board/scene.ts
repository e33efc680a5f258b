/** Where the things of a view are drawn, and what of them is the viewer's. */

import { boxPath, circlePath, type Outlined, once, rectPath } from '@skerry/boards'
import { type Point, seatLetter } from '@skerry/contracts'
import type { Seat, ThingId, View } from '@skerry/kernel'
import type { State, TileId } from '../types.ts'
import type { Island } from './island.ts'
import {
  CARD_BACK,
  type Layout,
  MINI,
  MOST_LARGE,
  miniSlot,
  SECTIONS,
  sectionPlace,
  sectionTop,
  TILE,
  tileSlot,
} from './layout.ts'
import { BEAD, stonesOf } from './Tracks.tsx'

export type Seen = View<State>

/** Whose cards and tiles lie on the table: the viewer's; who has no seat sees those of the first. */
export const ownSeat = ({ seat }: Pick<Seen, 'seat'>): Seat => (typeof seat === 'number' ? seat : 0)

// —— tiles ——

/** A tile as it lies: on display, or held by whom the table is laid for. */
export interface LyingTile {
  readonly key: string
  readonly tile: TileId
  /** Null: on display. */
  readonly holder: Seat | null
  readonly at: Point
  readonly isMini: boolean
}

/** Copies of a tile are told apart by their order, so that each keeps its key when others before it go. */
const keyOf = (tiles: readonly TileId[], i: number, where: Seat | 'display'): string =>
  `${where} ${tiles[i]} ${tiles.slice(0, i).filter((tile) => tile === tiles[i]).length}`

export const displayedTiles = (state: State, { display }: Layout): readonly LyingTile[] =>
  state.display.map((tile, i) => ({
    key: keyOf(state.display, i, 'display'),
    tile,
    holder: null,
    at: tileSlot(display, i),
    isMini: false,
  }))

/** Nobody else's lie on the table. */
export function heldTiles(view: Seen, seat: Seat, { held }: Layout): readonly LyingTile[] {
  if (seat !== ownSeat(view)) return []
  const { tiles } = view.state.tribes[seat] as State['tribes'][number]
  const isMini = tiles.length > MOST_LARGE
  return tiles.map((tile, i) => ({
    key: keyOf(tiles, i, seat),
    tile,
    holder: seat,
    isMini,
    at: (isMini ? miniSlot : tileSlot)(held, i),
  }))
}

export const lyingTiles = (view: Seen, layout: Layout): readonly LyingTile[] => [
  ...displayedTiles(view.state, layout),
  ...heldTiles(view, ownSeat(view), layout),
]

// —— outlines of everything that can be touched ——

/** A shape that can be lit and touched; what lies on the table is lit over its face, what lies on the map under its pieces. */
export interface Shape extends Outlined {
  readonly isOnMap: boolean
  /** Tiles: whose it is; null: on display. */
  readonly holder?: Seat | null
}

const SITE_RING = 19.5
const CASTLE_RING = 27
const PLATE_SIZE = { x: -41, y: -7, width: 82, height: 29 }

/** Locations, castle locations and plates never move. */
export const shapesOnMap = once(({ sites, provinces }: Island): readonly Shape[] => [
  ...sites.map(({ id, at: [x, y], province }): Shape => {
    const [r, up] = province === null ? [CASTLE_RING, 6] : [SITE_RING, 0]
    return { thing: id, line: circlePath([x, y - up], r), isOnMap: true, chip: [x + 16, y - 17 - up] }
  }),
  ...provinces.map(({ id, plate: [x, y] }): Shape => {
    const { width, height } = PLATE_SIZE
    const line = rectPath(x + PLATE_SIZE.x, y + PLATE_SIZE.y, width, height, 14.4)
    return { thing: id, line, isOnMap: true, chip: [x + 30, y - 8] }
  }),
])

/** `stack 1`: what a choice says of it, for a number alone could mean anything. */
const stackThing = (id: string): ThingId => `stack ${id}`

const stackShapes = once(({ stacks }: Layout): readonly Shape[] =>
  Object.entries(stacks).map(([id, at]) => ({
    thing: stackThing(id),
    line: boxPath(at, CARD_BACK.width + 8, CARD_BACK.height + 8, 9),
    isOnMap: false,
    chip: [at[0] + CARD_BACK.width / 2, at[1] - CARD_BACK.height / 2],
  })),
)

function sectionShapes(view: Seen, { cards }: Layout): readonly Shape[] {
  if (typeof view.seat !== 'number' || view.state.tribes[view.seat]?.cards.length === 0) return []
  return SECTIONS.map((thing, i) => ({
    thing,
    line: rectPath(cards.left - 3, sectionTop(cards, i) + 1, cards.width + 6, cards.section - 2, 7),
    isOnMap: false,
    chip: [cards.left + cards.width - 40, sectionTop(cards, i) + 4],
  }))
}

const tileShape = ({ tile, holder, at, isMini }: LyingTile): Shape => {
  const { width, height } = isMini ? { width: MINI.size, height: MINI.size } : TILE
  return {
    thing: tile,
    line: boxPath(at, width, height, 8),
    isOnMap: false,
    holder,
    chip: [at[0] + width / 2 - 12, at[1] - height / 2 + 4],
  }
}

/** A tribe is its stone on the chain of beacons: the log points at it, and whoever touches it is told about it. */
const tribeShapes = (view: Seen, layout: Layout): readonly Shape[] =>
  stonesOf(view.state, layout).fame.map((at, seat) => ({
    thing: seatLetter(seat),
    line: circlePath(at, BEAD + 3),
    isOnMap: false,
    isLasting: true,
    chip: [at[0] + 14, at[1] - 14],
  }))

/** Everything that can be touched besides the island; what comes later lies above. */
export const shapesOnTable = (view: Seen, layout: Layout): readonly Shape[] => [
  ...stackShapes(layout),
  ...tribeShapes(view, layout),
  ...sectionShapes(view, layout),
  ...lyingTiles(view, layout).map(tileShape),
]

// —— places ——

/** The middle of everything that can be touched. Tiles of others, and their cards, are only in the list. */
export function placesOf(island: Island, view: Seen): Readonly<Record<ThingId, Point>> {
  const { layout } = island
  const places: Record<ThingId, Point> = {}
  for (const { id, at, province } of island.sites) places[id] = province === null ? [at[0], at[1] - 6] : at
  for (const { id, plate } of island.provinces) places[id] = [plate[0], plate[1] + 6]
  for (const [id, at] of Object.entries(layout.stacks)) places[stackThing(id)] = at
  SECTIONS.forEach((id, i) => {
    places[id] = sectionPlace(layout.cards, i)
  })
  for (const { tile, at } of lyingTiles(view, layout)) places[tile] = at // one's own counts more than a copy on display
  stonesOf(view.state, layout).fame.forEach((at, seat) => {
    places[seatLetter(seat)] = at
  })
  return places
}
