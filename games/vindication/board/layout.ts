/**
 * Where everything lies on the one plane. The island and the honor strip over it are the same in both arrangements; beside it or
 * under it lie the viewer's power (spheres, power board, character, quest) and the cards: those one has, and the six markets.
 * Letters of 17 units are 12 pixels where all of the wide arrangement is seen in 1116 × 688.
 */

import type { Arrangement, Box, Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { DECKS, HEROIC, ZONES } from '../queries.ts'
import type { Attr, Deck, Zone } from '../types.ts'

export type PaneId = 'island' | 'power' | 'cards'
/** Where the blocks of an arrangement lie. */
export interface Layout {
  readonly box: Box
  /** Upper left corners of the two blocks that lie beside the island or under it. */
  readonly power: Point
  readonly cards: Point
  readonly panes: readonly { readonly id: PaneId; readonly box: Box }[]
}
const ISLE = { width: 950, height: 956 }
export const POWER = { width: 590, height: 574 }
export const CARDS = { width: 590, height: 374 }

const layoutAt = (box: Box, power: Point, cards: Point): Layout => ({
  ...{ box, power, cards },
  panes: [
    { id: 'island', box: [36, 84, 878, 872] },
    { id: 'power', box: [power[0] - 4, power[1] - 4, POWER.width + 8, POWER.height + 8] },
    { id: 'cards', box: [cards[0] - 4, cards[1] - 4, CARDS.width + 8, CARDS.height + 8] },
  ],
})
export const LAYOUTS: Readonly<Record<Arrangement, Layout>> = {
  wide: layoutAt([-4, -4, 1556, 964], [956, 2], [956, 582]),
  tall: layoutAt([-4, -4, 958, 1936], [180, 968], [180, 1550]),
}

/** What a layout puts somewhere: of a block's own places. */
const inPower = ({ power: [x, y] }: Layout, [dx, dy]: Point): Point => [x + dx, y + dy]
const inCards = ({ cards: [x, y] }: Layout, [dx, dy]: Point): Point => [x + dx, y + dy]
export interface Size {
  readonly width: number
  readonly height: number
}

// —— the island ——

export const ISLAND: Point = [475, 520]
/** What the island and its water take. */
export const SHORE: Box = [0, 80, ISLE.width, ISLE.height - 80]
/** From the middle of a hex to its corner. */
export const HEX = 92
/** A tile is smaller: the gap is the way. */
export const TILE = 84
/** Name and strip with the price on a tile: clear of its edges, and of medallions at its corners. */
export const NAME_WIDTH = 122
export const STRIP = { width: 126, size: 24 }
/** Below the middle of a tile: the circle for the cube of whoever controls it. */
export const CONTROL: Point = [0, 64]

/** The southern corners of the island's part stay open water; in the last of the south-west lie the controls of the page. */
export const BAG: Point = [878, 892]
/** The tile in hand while it is laid, a little smaller than on the island. */
export const HAND: Point = [868, 866]
export const DICE: readonly Point[] = [
  [44, 812],
  [114, 812],
]
export const DIE = 62

// —— the honor strip ——

export const HONOR = { left: 112, right: 926, y: 45, most: 100, height: 78 }
export const honorPoint = (honor: number): Point => [
  HONOR.left + (Math.min(Math.max(honor, 0), HONOR.most) * (HONOR.right - HONOR.left)) / HONOR.most,
  HONOR.y,
]
/** Discs that stand on each other, or would cover each other. */
export const DISC = { scale: 1.2, step: 5, reach: 15 }
export const COIN = 15
/** VIN-SETUP-09 A coin lies on its space: discs stand above it. */
export const coinAt = (coin: number): Point => honorPoint(coin)

// —— end triggers: in the open water north of the island ——

export const TRIGGER = { width: 190, height: 50, y: 86, down: 54 }
export const triggerPoint = (i: number): Point => [
  i % 2 === 0 ? TRIGGER.width / 2 + 2 : ISLE.width - TRIGGER.width / 2 - 2,
  TRIGGER.y + Math.floor(i / 2) * TRIGGER.down + TRIGGER.height / 2,
]

// —— the spheres ——

/** The common ones at the corners, each heroic one between its two parents. */
const SPHERES: Readonly<Record<Attr, Point>> = {
  INS: [295, 88],
  WIS: [128, 160],
  COU: [462, 160],
  KNO: [104, 346],
  VIS: [295, 340],
  STR: [486, 346],
}
export const sphereAt = (layout: Layout, attr: Attr): Point => inPower(layout, SPHERES[attr])
const isHeroic = (attr: Attr): boolean => (HEROIC as readonly Attr[]).includes(attr)
export const radiusOf = (attr: Attr): number => (isHeroic(attr) ? 58 : 66)
/** In every sphere each seat has its own place, like the spots of a five. */
const SLOTS: readonly Point[] = [
  [-26, -20],
  [26, -20],
  [-26, 20],
  [26, 20],
  [0, 0],
]
/** With fewer seats there is more room. */
const PAIR: readonly Point[] = [
  [-22, 0],
  [22, 0],
]
export function sphereSlot(layout: Layout, attr: Attr, seat: Seat, seats: number): Point {
  const [x, y] = sphereAt(layout, attr)
  const [dx, dy] = (seats === 2 ? PAIR : SLOTS)[seat] as Point
  return [x + dx, y + dy]
}
/** Below its sphere: proficiency tiles in supply on the left, mastery on the right. */
export const PLATE = { width: 186, height: 34, gap: 5, supply: 56 }
export function platePoint(layout: Layout, attr: Attr): Point {
  const [x, y] = sphereAt(layout, attr)
  return [x, y + radiusOf(attr) + PLATE.gap + PLATE.height / 2]
}
export const supplyPoint = (layout: Layout, attr: Attr): Point => {
  const [x, y] = platePoint(layout, attr)
  return [x - PLATE.width / 2 + PLATE.supply / 2, y]
}
export const masteryPoint = (layout: Layout, attr: Attr): Point => {
  const [x, y] = platePoint(layout, attr)
  return [x + PLATE.supply / 2, y]
}
/** Counts of all seats, side by side on the plate. */
export function countPoint(layout: Layout, attr: Attr, seat: Seat, seats: number): Point {
  const [x, y] = masteryPoint(layout, attr)
  const width = PLATE.width - PLATE.supply
  return [x - width / 2 + ((seat + 0.5) * width) / seats, y]
}
/** The own proficiency tiles lie at the upper right of their sphere. */
export const OWN_TILE = { width: 40, height: 30 }
export function ownTilePoint(layout: Layout, attr: Attr): Point {
  const [x, y] = sphereAt(layout, attr)
  return [x + radiusOf(attr) * 0.88, y - radiusOf(attr) * 0.66]
}

// —— the power board ——

const BOARD = { y: 459, height: 109, gap: 6 }
export const ZONE: Size = { width: 156, height: BOARD.height }
export const zonePoint = (layout: Layout, zone: Zone): Point =>
  inPower(layout, [5 + ZONES.indexOf(zone) * (ZONE.width + BOARD.gap) + ZONE.width / 2, BOARD.y + BOARD.height / 2])
const ZONE_ROW = 6
/** Cube `i` in a zone. */
export function zoneCube(layout: Layout, zone: Zone, i: number): Point {
  const [x, y] = zonePoint(layout, zone)
  return [x - ZONE.width / 2 + 18 + (i % ZONE_ROW) * 18, y - 17 + Math.floor(i / ZONE_ROW) * 18]
}
export const CHARACTER: Size = { width: 92, height: BOARD.height }
export const characterPoint = (layout: Layout): Point =>
  inPower(layout, [POWER.width - 5 - CHARACTER.width / 2, BOARD.y + BOARD.height / 2])

/** Single figures: a pictogram and a number. */
export type FigureName = 'speed' | 'coins'
const FIGURES: Readonly<Record<FigureName, Point>> = { speed: [486, 32], coins: [556, 32] }
export const figurePoint = (layout: Layout, name: FigureName): Point => inPower(layout, FIGURES[name])

// —— quests ——

export const QUEST: Size = { width: 196, height: 60 }
export const questPoint = (layout: Layout, i: number): Point =>
  inPower(layout, [6 + QUEST.width / 2, 6 + QUEST.height / 2 + i * (QUEST.height + 4)])
/** VIN-SETUP-23 While one of them is chosen they lie large over the cards, with their goals in words. */
export const DEALT: Size = { width: 578, height: 178 }
export const dealtPoint = (layout: Layout, i: number): Point =>
  inCards(layout, [CARDS.width / 2, 6 + DEALT.height / 2 + i * (DEALT.height + 6)])

// —— cards one has ——

const HELD = { x: 6, y: 6, width: 578, height: 246, gap: 6 }
/** Few cards lie large, many in more and narrower rows. */
const GRIDS: readonly (readonly [most: number, columns: number, rows: number])[] = [
  [4, 2, 2],
  [6, 2, 3],
  [9, 3, 3],
  [12, 3, 4],
  [16, 4, 4],
  [20, 4, 5],
  [25, 5, 5],
]
const gridFor = (count: number): readonly [number, number] => {
  const [, columns, rows] = GRIDS.find(([most]) => count <= most) ?? [0, 6, Math.ceil(count / 6)]
  return [columns, rows]
}
export function heldSize(count: number): Size {
  const [columns, rows] = gridFor(count)
  return {
    width: Math.floor((HELD.width + HELD.gap) / columns) - HELD.gap,
    height: Math.floor((HELD.height + HELD.gap) / rows) - HELD.gap,
  }
}
/** The middle of card number `i`. */
export function heldPoint(layout: Layout, i: number, count: number): Point {
  const [columns] = gridFor(count)
  const { width, height } = heldSize(count)
  return inCards(layout, [
    HELD.x + (i % columns) * (width + HELD.gap) + width / 2,
    HELD.y + Math.floor(i / columns) * (height + HELD.gap) + height / 2,
  ])
}
/** Where the cubes of a card lie, from its middle. */
export const cardCube = ({ width, height }: Size): Point =>
  height < LOW ? [width / 2 - 18, height / 2 - 14] : [width / 2 - 22, height / 2 - 20]
/** Lower cards have no room for what they do. */
export const LOW = 64

// —— markets: a deck with its size, under it the top card of its open pile ——

export const MARKET = { x: 6, y: 260, width: 93, height: 110, across: 97 }
export const DECK: Size = { width: 93, height: 28 }
export const OPEN: Size = { width: 93, height: 78 }
export const marketCorner = (layout: Layout, deck: Deck): Point =>
  inCards(layout, [MARKET.x + DECKS.indexOf(deck) * MARKET.across, MARKET.y])
const inMarket = (layout: Layout, deck: Deck, dy: number): Point => {
  const [x, y] = marketCorner(layout, deck)
  return [x + MARKET.width / 2, y + dy]
}
export const marketPoint = (layout: Layout, deck: Deck): Point => inMarket(layout, deck, MARKET.height / 2)
export const deckPoint = (layout: Layout, deck: Deck): Point => inMarket(layout, deck, DECK.height / 2)
export const openPoint = (layout: Layout, deck: Deck): Point => inMarket(layout, deck, MARKET.height - OPEN.height / 2)

/** Cards that are looked at lie large over everything in their block. */
const FAN = { x: 8, y: 8, width: 574, height: 358, gap: 8, widest: 200 }
const fanGrid = (count: number): readonly [columns: number, rows: number] => {
  if (count <= 4) return [Math.max(1, count), 1]
  if (count <= 8) return [4, 2]
  return [Math.max(5, Math.ceil(count / 3)), 3]
}
export function fanSize(count: number): Size {
  const [columns, rows] = fanGrid(count)
  return {
    width: Math.min(FAN.widest, Math.floor((FAN.width + FAN.gap) / columns) - FAN.gap),
    height: Math.floor((FAN.height + FAN.gap) / rows) - FAN.gap,
  }
}
export function fanPoint(layout: Layout, i: number, count: number): Point {
  const [columns] = fanGrid(count)
  const { width, height } = fanSize(count)
  const inRow = Math.min(columns, count - Math.floor(i / columns) * columns)
  const left = FAN.x + FAN.width / 2 - (inRow * (width + FAN.gap)) / 2
  return inCards(layout, [
    left + ((i % columns) + 0.5) * (width + FAN.gap),
    FAN.y + Math.floor(i / columns) * (height + FAN.gap) + height / 2,
  ])
}
