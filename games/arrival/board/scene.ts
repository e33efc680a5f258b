/** Where the things of a view are drawn, and what of them is the viewer's. */

import { boxPath, circlePath, type Outlined, once, rectPath } from '@skerry/boards'
import { type Point, seatLetter } from '@skerry/contracts'
import type { Seat, ThingId, View } from '@skerry/kernel'
import type { State, TileId } from '../types.ts'
import type { Island } from './island.ts'
import {
  CARD_BACK,
  displaySlot,
  heldSlot,
  inward,
  MINI,
  MOST_MINIS,
  miniSlot,
  type RowPlan,
  rowPlans,
  SECTIONS,
  STACKS,
  sectionPlace,
  sectionTop,
  TABLE,
  TILE,
} from './layout.ts'

export type Seen = View<State>

// —— rows ——

/** The viewer's row comes first, the others follow clockwise; whoever has no seat looks from the first one. */
export const firstSeat = ({ seat }: Pick<Seen, 'seat'>): Seat => (typeof seat === 'number' ? seat : 0)

export function rowOf(view: Pick<Seen, 'seat' | 'seats'>, seat: Seat): RowPlan {
  const plans = rowPlans(view.seats)
  return plans[(seat - firstSeat(view) + view.seats) % view.seats] as RowPlan
}

// —— tiles ——

/** A tile as it lies: where, how large; small ones lie in the strip while there are cards. */
export interface LyingTile {
  readonly key: string
  readonly tile: TileId
  /** Null: on display. */
  readonly holder: Seat | null
  readonly at: Point
  readonly scale: number
  readonly isMini: boolean
}

/** Copies of a tile are told apart by their order, so that each keeps its key when others before it go. */
const keyOf = (tiles: readonly TileId[], i: number, where: Seat | 'display'): string =>
  `${where} ${tiles[i]} ${tiles.slice(0, i).filter((tile) => tile === tiles[i]).length}`

export const displayedTiles = (state: State): readonly LyingTile[] =>
  state.display.map((tile, i) => ({
    key: keyOf(state.display, i, 'display'),
    tile,
    holder: null,
    at: displaySlot(i),
    scale: 1,
    isMini: false,
  }))

export function heldTiles(view: Seen, seat: Seat): readonly LyingTile[] {
  const { tiles, cards } = view.state.tribes[seat] as State['tribes'][number]
  const row = rowOf(view, seat)
  const isMini = cards.length > 0
  return tiles.slice(0, isMini ? MOST_MINIS : tiles.length).map((tile, i) => {
    const slot = isMini ? { at: miniSlot(row, i), scale: 1 } : heldSlot(row, i, tiles.length)
    return { key: keyOf(tiles, i, seat), tile, holder: seat, isMini, ...slot }
  })
}

export const lyingTiles = (view: Seen): readonly LyingTile[] => [
  ...displayedTiles(view.state),
  ...view.state.tribes.flatMap((_, seat) => heldTiles(view, seat)),
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
const PLATE_SIZE = { x: -35, y: -6, width: 70, height: 25 }

/** Locations, castle locations and plates never move. */
export const shapesOnMap = once(({ sites, provinces }: Island): readonly Shape[] => [
  ...sites.map(({ id, at: [x, y], province }): Shape => {
    const [r, up] = province === null ? [CASTLE_RING, 6] : [SITE_RING, 0]
    return { thing: id, line: circlePath([x, y - up], r), isOnMap: true, chip: [x + 16, y - 17 - up] }
  }),
  ...provinces.map(({ id, plate: [x, y] }): Shape => {
    const { width, height } = PLATE_SIZE
    const line = rectPath(x + PLATE_SIZE.x, y + PLATE_SIZE.y, width, height, 12.4)
    return { thing: id, line, isOnMap: true, chip: [x + 30, y - 8] }
  }),
])

/** `stack 1`: what a choice says of it, for a number alone could mean anything. */
const stackThing = (id: string): ThingId => `stack ${id}`

const STACK_SHAPES: readonly Shape[] = Object.entries(STACKS).map(([id, at]) => ({
  thing: stackThing(id),
  line: boxPath(at, CARD_BACK.width + 8, CARD_BACK.height + 8, 9),
  isOnMap: false,
  chip: [at[0] + CARD_BACK.width / 2, at[1] - CARD_BACK.height / 2],
}))

function sectionShapes(view: Seen): readonly Shape[] {
  if (typeof view.seat !== 'number' || view.state.tribes[view.seat]?.cards.length === 0) return []
  const row = rowOf(view, view.seat)
  return SECTIONS.map((thing, i) => ({
    thing,
    line: rectPath(TABLE.left - 3, sectionTop(row, i) + 1, TABLE.width + 6, row.section - 2, 7),
    isOnMap: false,
    chip: [TABLE.left + TABLE.width - 52, sectionTop(row, i) + 4],
  }))
}

const tileShape = ({ tile, holder, at, scale, isMini }: LyingTile): Shape => {
  const [width, height] = isMini ? [MINI.size, MINI.size] : [TILE.width * scale, TILE.height * scale]
  return {
    thing: tile,
    line: boxPath(at, width, height, 8),
    isOnMap: false,
    holder,
    chip: [at[0] + width / 2 - 12, at[1] - height / 2 + 4],
  }
}

/** A tribe is its strip: the log points at it, and whoever touches it is told about it. */
const tribeShapes = (view: Seen): readonly Shape[] =>
  view.state.tribes.map((_, seat) => {
    const { y, strip } = rowOf(view, seat)
    return {
      thing: seatLetter(seat),
      line: rectPath(TABLE.left, y, TABLE.width, strip, 12),
      isOnMap: false,
      isLasting: true,
      chip: [TABLE.left + TABLE.width - 52, y + 4],
    }
  })

/** Everything that can be touched at the table east of the island; what comes later lies above. */
export const shapesOnTable = (view: Seen): readonly Shape[] => [
  ...STACK_SHAPES,
  ...tribeShapes(view),
  ...sectionShapes(view),
  ...lyingTiles(view).map(tileShape),
]

// —— places ——

/** The middle of everything that can be touched. Tiles are where they lie, and the rows of the tribes where the viewer sees them. */
export function placesOf(island: Island, view: Seen): Readonly<Record<ThingId, Point>> {
  const places: Record<ThingId, Point> = {}
  for (const { id, at, province } of island.sites) places[id] = province === null ? [at[0], at[1] - 6] : at
  for (const { id, plate } of island.provinces) places[id] = [plate[0], plate[1] + 6]
  for (const [id, at] of Object.entries(STACKS)) places[stackThing(id)] = at
  SECTIONS.forEach((id, i) => {
    places[id] = sectionPlace(i)
  })
  for (const { tile, at } of ownLast(view)) places[tile] = inward(at)
  for (let seat = 0; seat < view.seats; seat++) {
    const { y, strip } = rowOf(view, seat)
    places[seatLetter(seat)] = [TABLE.left + 28, y + strip / 2]
  }
  return places
}

/** What is the viewer's counts more than a copy on display, and that more than a copy of somebody else. */
function ownLast(view: Seen): readonly LyingTile[] {
  const rank = ({ holder }: LyingTile) => (holder === view.seat ? 2 : holder === null ? 1 : 0)
  return lyingTiles(view).toSorted((a, b) => rank(a) - rank(b))
}
