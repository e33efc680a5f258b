/** Where the things of a view are drawn, and the outline by which each is lit and touched. */

import { boxed as boxedShape, type Shape as CommonShape, circlePath, once, rectPath, type Size } from '@skerry/boards'
import type { Arrangement, Box, Point } from '@skerry/contracts'
import type { Seat, ThingId, View } from '@skerry/kernel'
import { isSolo, KINDS, RESOURCES, TRACKS, TROOPS, TURNING_RINGS } from '../queries.ts'
import type {
  CampaignFrame,
  CardId,
  Content,
  Direction,
  EitherFrame,
  Player,
  RotateFrame,
  Space,
  State,
  Volcano,
} from '../types.ts'
import type { Chart } from './chart.ts'
import {
  arenaSlot,
  BATTLE,
  CARD,
  DECK,
  deckPoint,
  displaySlot,
  FACED,
  FATE,
  GOODS,
  goodsPoint,
  HELD,
  HONOUR,
  heldSlot,
  MILESTONE_Y,
  milestoneX,
  RADII,
  RIVAL,
  STRIP,
  STRIP_CELL,
  TIMELINE,
  TRACK,
  timelineSlot,
  trackTop,
  VOLCANO,
  WIDTH,
} from './layout.ts'
import { cardsOf, at as movedBy, originOf, type Part, panelOf, partsIn, sheetOf } from './parts.ts'
import { PLATE } from './plates.ts'
import { ROW, rowPoint, rowThing } from './rows.ts'
import { handleAt, polar, rimAt, ringOutline, spaceAt, spaceOutline } from './volcano.ts'

export type Seen = View<State>

/** Something that can be lit and touched. */
export interface Shape extends CommonShape {
  /** The chip has its left end where others have their middle. */
  readonly chipFrom?: 'left'
  /** How wide a chip may be at most, and how large it is against others. */
  readonly chipRoom?: number
  readonly chipScale?: number
}

const boxed = (thing: ThingId, at: Point, size: Size, more: Partial<Shape> = {}): Shape => ({
  ...boxedShape(thing, at, size, 9),
  ...more,
})

export const volcanoIn = (content: Content, { volcano }: State): Volcano => content.volcanoes[volcano] as Volcano

// —— the volcano ——

const BEYOND = 24
function spaceShape(volcano: Volcano, state: State, space: Space): Shape {
  const at = spaceAt(volcano, state, space)
  const line = spaceOutline(volcano, state, space)
  // The periphery is narrow, but nothing lies beyond it: it is touched there as well.
  const reach = space.ring === 4 ? { hit: spaceOutline(volcano, state, space, BEYOND) } : {}
  return { thing: space.id, line, at, chip: rimAt(volcano, state, space), ...reach }
}

/** A ring is touched where its slope shows at the top. */
const RING_SHAPES: readonly Shape[] = TURNING_RINGS.map((ring) => {
  const [x, y] = polar(0, (RADII[ring - 1] as readonly [number, number])[1] + 13)
  const at: Point = [VOLCANO[0] + x, VOLCANO[1] + y]
  return { thing: `ring ${ring}`, line: ringOutline(ring), hit: circlePath(at, 13), at, chip: at, isLasting: true }
})

export function shapesOnRings(content: Content, state: State): readonly Shape[] {
  const volcano = volcanoIn(content, state)
  return [...RING_SHAPES, ...volcano.rings.flatMap((ring) => ring.map((space) => spaceShape(volcano, state, space)))]
}

const frameOf = <F>({ stack }: Seen, rule: string): F | null =>
  (stack.findLast((frame) => frame.rule === rule) as F | undefined) ?? null

export const rotationIn = (view: Seen): RotateFrame | null => frameOf(view, 'rotate')
export const campaignIn = (view: Seen): CampaignFrame | null => frameOf(view, 'campaign')
/** A campaign that has a target: its battles lie under the map. */
export const attackIn = (view: Seen): CampaignFrame | null => {
  const campaign = campaignIn(view)
  return campaign === null || campaign.region === null ? null : campaign
}
export const eitherIn = (view: Seen): EitherFrame | null => frameOf(view, 'either')

export const DIRECTIONS: readonly Direction[] = ['counterclockwise', 'clockwise']
/** As large as a finger, where the whole board is in sight. */
export const HANDLE = 38

const handleShapes = (view: Seen): readonly Shape[] => {
  if (rotationIn(view) === null) return []
  return DIRECTIONS.map((direction) => {
    const at = handleAt(direction)
    return { thing: `direction ${direction}`, line: circlePath(at, HANDLE), at, chip: [at[0] + 28, at[1] - 28] }
  })
}

/** The two sides of a slash lie at the foot of the volcano, left and right, while one is to be chosen: every ring stays in sight. */
export const SIDE = { width: 140, height: 90 }
export const sidePoint = (side: number): Point => [VOLCANO[0] + (side === 1 ? -440 : 440), VOLCANO[1] + 464]
const sideShapes = (view: Seen): readonly Shape[] =>
  (eitherIn(view)?.sides ?? []).map((_, i) => boxed(`side ${i + 1}`, sidePoint(i + 1), SIDE))

// —— the map ——

/** Regions and the plates of the islands never move. */
export const shapesOnMap = once(({ lands, islands }: Chart): readonly Shape[] => [
  ...lands.map(({ id, at, outline }): Shape => ({ thing: id, line: outline, at, chip: [at[0] + 30, at[1] - 30] })),
  ...islands.map(({ id, plate: [x, y] }) => boxed(id, [x, y], PLATE, { isLasting: true })),
])

// —— cards ——

export interface HeldCard {
  readonly card: CardId
  readonly isUpright: boolean
  /** The warlord whose sacrifice is being carried out (BAR-RULING-115). */
  readonly isAside: boolean
}
/** Gods, warlords, buildings; last the warlord set aside. */
export const cardsBefore = ({ gods, warlords, buildings, aside }: Player): readonly HeldCard[] => [
  ...[...gods, ...warlords].map(({ card, isUpright }) => ({ card, isUpright, isAside: false })),
  ...buildings.map((card) => ({ card, isUpright: true, isAside: false })),
  ...(aside === null ? [] : [{ card: aside, isUpright: false, isAside: true }]),
]

/** Whose goods and cards are drawn: whoever looks; for those who watch, the first player. */
export const ownerIn = ({ seat }: Pick<Seen, 'seat'>): Seat => (typeof seat === 'number' ? seat : 0)

/** The middle of a place of the display, from 0. */
export const displayPoint = (place: number): Point => {
  const [x, y] = displaySlot(place)
  return [x + CARD.width / 2, y + CARD.height / 2]
}
export const timelinePoint = (slot: number): Point => {
  const [x, y] = timelineSlot(slot)
  return [x + TIMELINE.width / 2, y + TIMELINE.height / 2]
}
export const stripPoint = (slot: number): Point => [(slot + 0.5) * STRIP_CELL, STRIP.height / 2]
/** The decks of a table, by what they are called in choices. */
export const decksOf = (state: State): readonly (keyof State['decks'])[] => (isSolo(state) ? ['common'] : KINDS)

/** What is said of a card of the display hangs at its lower edge: cost and effects stay legible, and neighbours have their room. */
const belowDisplay = (place: number): Pick<Shape, 'chip' | 'chipRoom'> => {
  const [x, y] = displayPoint(place)
  return { chip: [x, y + CARD.height / 2 + 3], chipRoom: CARD.width }
}
/** On the upper edge of a deck, off its number. */
const aboveDeck = (i: number): Pick<Shape, 'chip' | 'chipRoom'> => {
  const [x, y] = deckPoint(i)
  return { chip: [x, y - DECK.height / 2 + 6], chipRoom: DECK.width }
}

const displayShapes = (_: Content, { state }: Seen): readonly Shape[] => [
  ...state.display.flatMap((card, place) =>
    card === null ? [] : [boxed(card, displayPoint(place), CARD, { isDrawn: true, ...belowDisplay(place) })],
  ),
  ...decksOf(state).map((deck, i) => boxed(`deck ${deck}`, deckPoint(i), DECK, aboveDeck(i))),
]

/** Rows can be chosen while the feast is on. */
const isFeasting = ({ stack }: Seen): boolean =>
  stack.some(({ rule, at }) => rule === 'closing' && (at === 'feastRow' || at === 'feastAgain'))

function timelineShapes(_: Content, view: Seen): readonly Shape[] {
  const { timeline, era } = view.state
  const cards = timeline.flatMap((card, slot) => (card ? [boxed(card, timelinePoint(slot), TIMELINE)] : []))
  return [...cards, ...(isFeasting(view) ? [1, 2, 3].map((row) => rowShape(era - 1, row)) : [])]
}
/** Its chip begins where the row ends: the points are printed there. */
function rowShape(slot: number, row: number): Shape {
  const [x, y] = rowPoint(slot, row)
  const chip: Point = [x + TIMELINE.width / 2 - 4, y]
  return boxed(rowThing(row), [x, y], { width: TIMELINE.width - 4, height: ROW - 2 }, { chip, chipFrom: 'left' })
}

const stripShapes = (_: Content, { state }: Seen): readonly Shape[] =>
  state.timeline.flatMap((card, slot) =>
    card
      ? [boxed(card, stripPoint(slot), { width: STRIP_CELL - 4, height: STRIP.height - 4 }, { isLasting: true })]
      : [],
  )

// —— tracks, goods ——

/** The chip of a track lies at the foot of its sign, where no disc ever lies. */
const TRACK_SHAPES: readonly Shape[] = TRACKS.map((track, row) =>
  boxed(
    track,
    [WIDTH / 2, trackTop(row) + TRACK.height / 2],
    { width: WIDTH - 4, height: TRACK.height + 2 },
    { chip: [TRACK.label / 2, trackTop(row) + TRACK.height - 13], chipScale: 0.8, chipRoom: TRACK.label },
  ),
)

const trackShapes = ({ milestones }: Content): readonly Shape[] => [
  ...TRACK_SHAPES,
  ...milestones.map(({ id, space }) =>
    boxed(
      id,
      [milestoneX(space), MILESTONE_Y],
      { width: 72, height: 58 },
      {
        isLasting: true,
        hit: rectPath(milestoneX(space) - HONOUR.step, MILESTONE_Y - 38, 2 * HONOUR.step, 76, 9),
      },
    ),
  ),
]

/** Goods of an allotment are those of whoever looks. */
function ownShapes(_: Content, view: Seen): readonly Shape[] {
  const player = view.state.players[ownerIn(view)]
  return [
    ...[...RESOURCES, ...TROOPS].map((good, i) => boxed(good, goodsPoint(i), GOODS, { isLasting: true })),
    ...(player === undefined ? [] : cardsBefore(player)).map(({ card }, i) =>
      boxed(card, heldSlot(i), HELD, { isDrawn: true }),
    ),
  ]
}

function soloShapes(_: Content, { state }: Seen): readonly Shape[] {
  const fate: Point = [FATE.x + FATE.width / 2, FATE.y + FATE.height / 2]
  return [
    boxed('dummy', [RIVAL.width / 2, RIVAL.height / 2], RIVAL, { isDrawn: true, isLasting: true }),
    ...(state.fate === null ? [] : [boxed(state.fate, fate, FATE, { isDrawn: true, isLasting: true })]),
  ]
}

// —— battles ——

export const battlePoint: Point = [BATTLE.x + BATTLE.width / 2, BATTLE.y + BATTLE.height / 2]
export const facedPoint = (i: number): Point => {
  const [x, y] = arenaSlot(i)
  return [x + FACED.width / 2, y + FACED.height / 2]
}

function battleShapes(_: Content, view: Seen): readonly Shape[] {
  const campaign = attackIn(view)
  if (campaign === null) return []
  return campaign.faced.map((card, i) =>
    i === campaign.faced.length - 1
      ? boxed(card, battlePoint, BATTLE, { isDrawn: true, isLasting: true })
      : boxed(card, facedPoint(i), FACED, { isLasting: true }),
  )
}

// —— all of it ——

/** What lies on the volcano while it is asked for; it is lit over its face. */
export const shapesOverVolcano = (view: Seen): readonly Shape[] => [...handleShapes(view), ...sideShapes(view)]

const SHAPES: Readonly<Record<Part, (content: Content, view: Seen, chart: Chart) => readonly Shape[]>> = {
  volcano: (content, view) => [...shapesOnRings(content, view.state), ...shapesOverVolcano(view)],
  map: (_, __, chart) => shapesOnMap(chart),
  strip: stripShapes,
  display: displayShapes,
  tracks: trackShapes,
  battles: battleShapes,
  own: ownShapes,
  timeline: timelineShapes,
  solo: soloShapes,
}
/** What can be lit and touched in a part, in its own units. */
export const shapesIn = (part: Part, content: Content, view: Seen, chart: Chart): readonly Shape[] =>
  SHAPES[part](content, view, chart)

/** The middle of everything that can be touched. What lies under a sheet cannot. */
export function placesOf(content: Content, chart: Chart, view: Seen): Readonly<Record<ThingId, Point>> {
  const { arrangement } = chart
  const places: Record<ThingId, Point> = {}
  const panel = sheetBox(arrangement, content, view)
  for (const part of partsIn(arrangement, content, view)) {
    const origin = originOf(arrangement, content, view, part)
    for (const { thing, at } of shapesIn(part, content, view, chart)) {
      const place = movedBy(origin, at)
      if (part !== 'map' || panel === null || !isIn(panel, place)) places[thing] = place
    }
  }
  return places
}
const isIn = ([x, y, width, height]: Box, [px, py]: Point): boolean =>
  px > x && px < x + width && py > y && py < y + height

/** The sheet that lies over a wide board, in the plane. */
function sheetBox(arrangement: Arrangement, content: Content, view: Seen): Box | null {
  const sheet = arrangement === 'wide' ? sheetOf(content, view) : null
  if (sheet === null) return null
  const [[x, y], [left, top, width, height]] = [
    originOf(arrangement, content, view, sheet),
    panelOf(sheet, cardsOf(view)),
  ]
  return [x + left, y + top, width, height]
}
