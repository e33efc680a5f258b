/**
 * Where everything lies on the one plane: the island and beside it the spheres, under them the viewer's own board and the six
 * markets, and to the east the honor track, the end triggers and the boards of the others. Each part is a compact rectangle, so
 * that a phone can look at one at a time; island and spheres lie side by side and are equally high, for a turn needs them both.
 */

import type { Box, Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { ATTRIBUTES, DECKS, ZONES } from '../queries.ts'
import type { Attr, Deck, Zone } from '../types.ts'

/** What must be seen when everything is to be seen, with the water that may lie under panels. */
export const BOX: Box = [-40, -56, 2640, 1606]

export const PANES: readonly {
  readonly id: 'island' | 'spheres' | 'own' | 'markets' | 'honor' | 'others'
  readonly box: Box
}[] = [
  { id: 'island', box: [-4, -6, 912, 886] },
  { id: 'spheres', box: [908, -6, 732, 886] },
  { id: 'own', box: [-4, 884, 912, 612] },
  { id: 'markets', box: [908, 884, 732, 612] },
  { id: 'honor', box: [1640, -6, 920, 886] },
  { id: 'others', box: [1640, 884, 920, 612] },
]

/**
 * What a turn needs: island and spheres; what lies on the power board is told beside the question as well. Where a screen is large
 * enough, questions about the island show it.
 */
export const TURN: Box = [-4, -6, 1648, 886]

// —— the island ——

export const ISLAND: Point = [452, 434]
/** From the middle of a hex to its corner. */
export const HEX = 92
/** A tile is smaller: the gap is the way. */
export const TILE = 84
/** Name and strip with the price on a tile: clear of its edges, and of medallions at its corners. */
export const NAME_WIDTH = 122
export const STRIP = { width: 126, size: 24 }
/** Below the middle of a tile: the circle for the cube of whoever controls it. */
export const CONTROL: Point = [0, 64]

/** The corners of the island's part that stay open water. */
export const CARTOUCHE: Point = [110, 42]
export const BAG: Point = [78, 800]
/** The tile in hand while it is laid, a little smaller than on the island. */
export const HAND: Point = [82, 784]
export const DICE: readonly Point[] = [
  [782, 806],
  [858, 806],
]
export const DIE = 62

// —— the spheres ——

/** The common ones at the corners, each heroic one between its two parents. */
export const SPHERES: Readonly<Record<Attr, Point>> = {
  INS: [1274, 124],
  WIS: [1147, 416],
  COU: [1401, 416],
  KNO: [1020, 710],
  VIS: [1274, 710],
  STR: [1528, 710],
}
export const SPHERE = 104
/** In every sphere each seat has its own place, like the spots of a five. */
const SLOTS: readonly Point[] = [
  [-44, -38],
  [44, -38],
  [-44, 48],
  [44, 48],
  [0, 5],
]
/** With fewer seats there is more room. */
const PAIR: readonly Point[] = [
  [-44, 5],
  [44, 5],
]
export function sphereSlot(attr: Attr, seat: Seat, seats: number): Point {
  const [x, y] = SPHERES[attr]
  const [dx, dy] = (seats === 2 ? PAIR : SLOTS)[seat] as Point
  return [x + dx, y + dy]
}
/** Up to this many cubes of a seat are drawn one by one; of more, one cube shows the number. */
export const MOST_SINGLE = 3
export const CUBE_STEP = 26
/** Below its sphere: proficiency tiles in supply on the left, mastery on the right. */
export const PLATE = { width: 218, height: 52, y: 114, supply: 70 }
export const platePoint = (attr: Attr): Point => [SPHERES[attr][0], SPHERES[attr][1] + PLATE.y + PLATE.height / 2]
export const supplyPoint = (attr: Attr): Point => {
  const [x, y] = platePoint(attr)
  return [x - PLATE.width / 2 + PLATE.supply / 2, y]
}
export const masteryPoint = (attr: Attr): Point => {
  const [x, y] = platePoint(attr)
  return [x + PLATE.supply / 2, y]
}
/** Counts of all seats, side by side on the plate. */
export function countPoint(attr: Attr, seat: Seat, seats: number): Point {
  const [x, y] = masteryPoint(attr)
  const width = PLATE.width - PLATE.supply
  return [x - width / 2 + ((seat + 0.5) * width) / seats, y]
}

// —— markets ——

export const MARKET = { x: 916, y: 892, width: 236, height: 296, across: 240, down: 300 }
export const DECK = { width: 68, height: 92 }
export const CARD = { width: 152, height: 280 }
const marketOrder: readonly Deck[] = DECKS
export const marketCorner = (deck: Deck): Point => {
  const i = marketOrder.indexOf(deck)
  return [MARKET.x + (i % 3) * MARKET.across, MARKET.y + Math.floor(i / 3) * MARKET.down]
}
export const marketPoint = (deck: Deck): Point => {
  const [x, y] = marketCorner(deck)
  return [x + MARKET.width / 2, y + MARKET.height / 2]
}
export const deckPoint = (deck: Deck): Point => {
  const [x, y] = marketCorner(deck)
  return [x + 6 + DECK.width / 2, y + 12 + DECK.height / 2]
}
export const openPoint = (deck: Deck): Point => {
  const [x, y] = marketCorner(deck)
  return [x + MARKET.width - CARD.width / 2 - 4, y + MARKET.height / 2]
}
/** While cards of a deck are looked at they lie over the row of markets that does not hold it. */
export const FAN = { x: MARKET.x, width: 3 * MARKET.across - 4, height: MARKET.height }
const rowOfMarket = (deck: Deck): number => Math.floor(marketOrder.indexOf(deck) / 3)
export const fanTop = (deck: Deck): number => MARKET.y + (rowOfMarket(deck) === 0 ? MARKET.down : 0)
/** Whether the fan of one deck lies over the market of another. */
export const isCovered = (deck: Deck, fanned: Deck | undefined): boolean =>
  fanned !== undefined && rowOfMarket(deck) !== rowOfMarket(fanned)
export function fanSize(count: number): { readonly width: number; readonly height: number } {
  return { width: Math.min(CARD.width, Math.floor((FAN.width - 20) / Math.max(1, count)) - 8), height: CARD.height }
}
export function fanPoint(deck: Deck, i: number, count: number): Point {
  const { width } = fanSize(count)
  const left = FAN.x + FAN.width / 2 - (count * (width + 8)) / 2
  return [left + (i + 0.5) * (width + 8), fanTop(deck) + FAN.height / 2]
}

// —— the honor track: four rows of 25 ——

export const EAST = { x: 1648, width: 904 }
export const HONOR = { top: 76, row: 98, step: 33.6, x: EAST.x + 34, height: 444, most: 100, perRow: 25 }
export const honorPoint = (honor: number): Point => {
  const at = Math.min(honor, HONOR.most)
  const row = Math.min(Math.floor(at / HONOR.perRow), 3)
  return [HONOR.x + (at - row * HONOR.perRow) * HONOR.step, HONOR.top + row * HONOR.row]
}
/** Discs that stand on each other. */
export const DISC = { scale: 1.6, step: 11 }
export const COIN = 24

// —— end triggers ——

export const TRIGGER = { width: 452, height: 134, x: EAST.x - 4, y: 458, across: 460, down: 141 }
export const triggerPoint = (i: number): Point => [
  TRIGGER.x + (i % 2) * TRIGGER.across + TRIGGER.width / 2,
  TRIGGER.y + Math.floor(i / 2) * TRIGGER.down + TRIGGER.height / 2,
]

// —— the boards of the players ——

export interface BoardPlan {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Every cube and whole cards lie there: before whoever looks, and before an only opponent. */
  readonly isLarge: boolean
  /** Who looks. */
  readonly isOwn: boolean
}
const OWN: BoardPlan = { x: 0, y: 890, width: 900, height: 598, isLarge: true, isOwn: true }
/** The others share their part of the table: one has all of it, two lie one above the other, more in two columns. */
const OTHERS = { x: EAST.x - 4, y: OWN.y, width: EAST.width + 8, height: OWN.height, gap: 8 }

export function boardPlan(seat: Seat, viewer: Seat | string, seats: number): BoardPlan {
  const first = typeof viewer === 'number' ? viewer : 0
  const place = (seat - first + seats) % seats
  if (place === 0) return OWN
  const others = seats - 1
  const [columns, rows] = [others > 2 ? 2 : 1, others > 1 ? 2 : 1]
  const width = (OTHERS.width + OTHERS.gap) / columns
  const height = (OTHERS.height + OTHERS.gap) / rows
  return {
    x: OTHERS.x + ((place - 1) % columns) * width,
    y: OTHERS.y + Math.floor((place - 1) / columns) * height,
    width: width - OTHERS.gap,
    height: height - OTHERS.gap,
    isLarge: others === 1,
    isOwn: false,
  }
}
/** A player is touched at the badge. */
export const BADGE = 60
export const badgePoint = ({ x, y }: BoardPlan): Point => [x + 6 + BADGE / 2, y + 6 + BADGE / 2]

type Size = { readonly width: number; readonly height: number }
/** The three zones: on a large board every cube lies there, on a small one a cube with its number. */
export const zoneSize = ({ isLarge }: BoardPlan): Size =>
  isLarge ? { width: 182, height: 144 } : { width: 96, height: BADGE }
export function zonePoint(plan: BoardPlan, zone: Zone): Point {
  const { width, height } = zoneSize(plan)
  const [left, top] = plan.isLarge ? [170, 8] : [74, 6]
  return [plan.x + left + ZONES.indexOf(zone) * (width + 6) + width / 2, plan.y + top + height / 2]
}
const ZONE_ROW = 6
/** Cube `i` in a zone of a large board. */
export function zoneCube(plan: BoardPlan, zone: Zone, i: number): Point {
  const [x, y] = zonePoint(plan, zone)
  if (!plan.isLarge) return [x + 18, y]
  const { width, height } = zoneSize(plan)
  return [x - width / 2 + 17 + (i % ZONE_ROW) * 23, y - height / 2 + 46 + Math.floor(i / ZONE_ROW) * 26.5]
}

/** A small board that is as wide as a large one has its figures and its quest beside its zones. */
const isWide = ({ width, isLarge }: BoardPlan): boolean => !isLarge && width > 600

export const characterSize = ({ isLarge }: BoardPlan): Size =>
  isLarge ? { width: 88, height: 144 } : { width: 64, height: BADGE }
export const characterPoint = (plan: BoardPlan): Point =>
  plan.isLarge ? [plan.x + 74 + 44, plan.y + 8 + 72] : [plan.x + 412, plan.y + 6 + BADGE / 2]

/** Single figures of a board: a pictogram and a number. */
export type FigureName = 'honor' | 'speed' | 'regions' | 'profs' | 'coins'
const LARGE_FIGURES: Readonly<Record<FigureName, Point>> = {
  honor: [38, 112],
  speed: [810, 30],
  regions: [810, 78],
  profs: [38, 190],
  coins: [810, 126],
}
const SMALL_FIGURES: Readonly<Record<FigureName, Point>> = {
  honor: [40, 90],
  speed: [118, 90],
  regions: [192, 90],
  profs: [118, 124],
  coins: [192, 124],
}
const WIDE_FIGURES: Readonly<Record<FigureName, Point>> = {
  honor: [496, 36],
  speed: [572, 22],
  regions: [646, 22],
  profs: [572, 54],
  coins: [646, 54],
}
export function figurePoint(plan: BoardPlan, name: FigureName): Point {
  const [dx, dy] = (plan.isLarge ? LARGE_FIGURES : isWide(plan) ? WIDE_FIGURES : SMALL_FIGURES)[name]
  return [plan.x + dx, plan.y + dy]
}
/** On a large board each kind of proficiency tile has its place; on a small one they are counted together. */
export const ownTilePoint = (plan: BoardPlan, attr: Attr): Point =>
  plan.isLarge ? [plan.x + 44 + ATTRIBUTES.indexOf(attr) * 72, plan.y + 190] : figurePoint(plan, 'profs')

// —— quests ——

export const QUEST = { width: 204, height: 62 }
/** VIN-SETUP-23 While one of them is chosen they lie large beside the first companion, with their goals in words. */
export const DEALT = { width: 632, height: 172, x: 164, y: 234, step: 184 }
/** What is looked at then: as small as it can be, for a phone. */
export const DEALT_PANE: Box = [DEALT.x - 14, OWN.y + DEALT.y - 14, DEALT.width + 28, DEALT.step + DEALT.height + 28]
export const dealtPoint = (plan: BoardPlan, i: number): Point => [
  plan.x + DEALT.x + DEALT.width / 2,
  plan.y + DEALT.y + DEALT.height / 2 + i * DEALT.step,
]
/** Quest number `i` of so many, from the left. */
export function questPoint(plan: BoardPlan, i: number, count: number): Point {
  const y = plan.y + (plan.isLarge ? 158 : isWide(plan) ? 6 : 74) + QUEST.height / 2
  const fromRight = count - 1 - i
  return [plan.x + plan.width - 8 - QUEST.width / 2 - fromRight * (QUEST.width + 8), y]
}

// —— cards before a player ——

const GAP = 6
const LARGE_LINE = { width: 884, x: 8, y: 232, card: 141, whole: 346, half: 174 }
const SMALL_LINE = { x: 8, y: 144, most: 11 }
const WIDE_LINE = { x: 8, y: 76, most: 20 }
/** How many lie in a row: few cards of a board lie large in one row, more in two; the more there are, the narrower they lie. */
function rowOf(plan: BoardPlan, count: number): { readonly most: number; readonly height: number } {
  if (!plan.isLarge) {
    const line = isWide(plan) ? WIDE_LINE : SMALL_LINE
    const height = plan.height - line.y - line.x
    return count <= line.most
      ? { most: Math.max(5, count), height }
      : { most: Math.ceil(count / 2), height: (height - GAP) / 2 }
  }
  const across = Math.floor((LARGE_LINE.width + GAP) / (LARGE_LINE.card + GAP))
  return count <= across
    ? { most: across, height: LARGE_LINE.whole }
    : { most: Math.max(across, Math.ceil(count / 2)), height: LARGE_LINE.half }
}
export function heldSize(plan: BoardPlan, count: number): Size {
  const width = plan.isLarge ? LARGE_LINE.width : plan.width - 2 * SMALL_LINE.x
  const { most, height } = rowOf(plan, count)
  return { width: Math.min(LARGE_LINE.card, Math.floor((width + GAP) / most) - GAP), height }
}
/** The middle of card number `i`. */
export function heldPoint(plan: BoardPlan, i: number, count: number): Point {
  const { width, height } = heldSize(plan, count)
  const { most } = rowOf(plan, count)
  const { x, y } = plan.isLarge ? LARGE_LINE : isWide(plan) ? WIDE_LINE : SMALL_LINE
  return [
    plan.x + x + (i % most) * (width + GAP) + width / 2,
    plan.y + y + Math.floor(i / most) * (height + GAP) + height / 2,
  ]
}
/** Where the cubes of a card lie, from its middle. */
export const cardCube = ({ width, height }: Size): Point => [width / 2 - 24, height / 2 - 22]
