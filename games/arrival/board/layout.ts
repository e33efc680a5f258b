/**
 * Where everything lies, in each arrangement: how the island is stretched, the tracks to its sides, and the table with cards and
 * tiles: in the open water west of it where there is width, south of it where there is height.
 */

import { once } from '@skerry/boards'
import type { Arrangement, Box, Point } from '@skerry/contracts'
import type { StackId } from '../types.ts'

/** The tide gauge of Corruption: its left edge, and the height of a point. */
interface Gauge {
  readonly left: number
  readonly width: number
  readonly foot: number
  readonly unit: number
}
/** The chain of beacons of Fame: its middle. */
interface Chain {
  readonly x: number
  readonly foot: number
  readonly unit: number
}
/** Stones beside a scale, column by column away from it. */
interface Stones {
  readonly x: number
  readonly step: number
}
/** Earning cards lie in a row; a section of theirs is touched across all four. */
export interface CardRowPlan {
  readonly left: number
  readonly width: number
  readonly y: number
  readonly card: number
  readonly gap: number
  /** The height of a section. */
  readonly section: number
  /** Narrow cards show what they bring one below the other. */
  readonly isNarrow: boolean
}
/** Tiles in lines from a corner. */
interface TileField {
  readonly left: number
  readonly top: number
  readonly perLine: number
}

export interface Layout {
  readonly arrangement: Arrangement
  readonly box: Box
  /** The island with its tracks, and the table. */
  readonly map: Box
  readonly table: Box
  /** From the plane of the pack to the board. */
  readonly stretch: { readonly x: number; readonly y: number }
  /** Optical corrections of the plates of provinces, after stretching. */
  readonly nudges: Readonly<Record<string, Point>>
  /** Names stay between these. */
  readonly free: { readonly left: number; readonly right: number }
  readonly gauge: Gauge
  readonly gaugeStones: Stones
  readonly chain: Chain
  readonly chainStones: Stones
  readonly isleName: Point
  readonly rose: Point
  /** Where the final count is written. */
  readonly tally: Point
  readonly stacks: Readonly<Record<StackId, Point>>
  readonly cards: CardRowPlan
  readonly display: TileField
  readonly held: TileField
  /** Headings of the table, by where their line begins. */
  readonly headings: Readonly<Record<'held' | 'display' | 'cards', Point>>
}

/** The last values the scales show; stones beyond them stay at the end, and tell their value. */
export const GAUGE_TOP = 30
export const CHAIN_TOP = 50
export const corruptionY = ({ gauge: { foot, unit } }: Layout, value: number): number =>
  foot - unit * Math.max(0, Math.min(value, GAUGE_TOP + 0.6))
export const fameY = ({ chain: { foot, unit } }: Layout, value: number): number =>
  foot - unit * Math.max(0, Math.min(value, CHAIN_TOP + 1.6))

export const TILE = { width: 98, height: 90, gap: 5 }
export const MINI = { size: 56, step: 62 }
export const CARD_BACK = { width: 72, height: 92 }

/** Where the island is drawn wider than it is, plates have more room beside the locations. */
const NUDGES: Layout['nudges'] = {
  ...{ ALT: [-8, 4], RHA: [-6, 2], LAB: [4, 2], MAC: [4, 0], EBL: [8, 0], DUN: [4, 0], MAN: [8, 2], IVE: [-4, -2] },
}

const WEST = { left: -446, width: 304 }
const SOUTH = { left: 202, width: 616, top: 1000 }

const LAYOUTS: Readonly<Record<Arrangement, Layout>> = {
  wide: {
    arrangement: 'wide',
    box: [-486, -46, 1624, 1048],
    map: [-140, -20, 1260, 1000],
    table: [-456, -10, 324, 990],
    stretch: { x: 1.5, y: 0.94 },
    nudges: NUDGES,
    free: { left: -56, right: 1030 },
    gauge: { left: -100, width: 30, foot: 925, unit: 19.8 },
    gaugeStones: { x: -46, step: 31 },
    chain: { x: 1086, foot: 925, unit: 11.9 },
    chainStones: { x: 1052, step: -31 },
    isleName: [1012, 62],
    rose: [676, 922],
    tally: [850, 930],
    stacks: { 1: [-400, 552], 2: [-312, 552], 3: [-224, 552] },
    cards: { ...WEST, y: 612, card: 72, gap: 16 / 3, section: 116, isNarrow: true },
    display: { left: WEST.left, top: 266, perLine: 3 },
    held: { left: WEST.left, top: 36, perLine: 3 },
    headings: { held: [WEST.left, 24], display: [WEST.left, 254], cards: [WEST.left, 488] },
  },
  tall: {
    arrangement: 'tall',
    box: [-32, -40, 1084, 1740],
    map: [-20, -24, 1060, 990],
    table: [SOUTH.left - 12, SOUTH.top - 20, SOUTH.width + 24, 690],
    stretch: { x: 1.26, y: 0.94 },
    nudges: NUDGES,
    free: { left: 62, right: 968 },
    gauge: { left: 20, width: 30, foot: 918, unit: 19.4 },
    gaugeStones: { x: 74, step: 31 },
    chain: { x: 1014, foot: 918, unit: 11.7 },
    chainStones: { x: 980, step: -31 },
    isleName: [954, 62],
    rose: [668, 916],
    tally: [800, 930],
    stacks: {
      1: [SOUTH.left + 366, SOUTH.top + 60],
      2: [SOUTH.left + 458, SOUTH.top + 60],
      3: [SOUTH.left + 550, SOUTH.top + 60],
    },
    cards: {
      left: SOUTH.left,
      width: SOUTH.width,
      y: SOUTH.top + 134,
      card: 148,
      gap: 8,
      section: 74,
      isNarrow: false,
    },
    display: { left: SOUTH.left, top: SOUTH.top + 406, perLine: 6 },
    held: { left: SOUTH.left, top: SOUTH.top + 546, perLine: 6 },
    headings: {
      cards: [SOUTH.left, SOUTH.top + 66],
      display: [SOUTH.left, SOUTH.top + 392],
      held: [SOUTH.left, SOUTH.top + 532],
    },
  },
}
export const layoutOf = (arrangement: Arrangement): Layout => LAYOUTS[arrangement]

/** The middle of the plane is where it was; Balor's Isle stays in the north. */
const ORIGIN: Point = [520, 60]
export const stretched = ({ stretch }: Layout, [x, y]: Point): Point => [
  ORIGIN[0] + (x - ORIGIN[0]) * stretch.x,
  ORIGIN[1] + (y - ORIGIN[1]) * stretch.y,
]

// —— stones ——

/** So near to each other stones do not lie in one column. */
const STONE_HEIGHT = 30

/** The column of each stone, so that none covers another: the first to come stands nearest to the scale. */
export function columnsOf(ys: readonly number[]): readonly number[] {
  const taken: number[][] = []
  return ys.map((y) => {
    let column = taken.findIndex((column) => column.every((other) => Math.abs(other - y) >= STONE_HEIGHT))
    if (column < 0) column = taken.push([]) - 1
    taken[column]?.push(y)
    return column
  })
}

/** Where stones of these values lie beside a scale. */
export const stonePlaces = (
  layout: Layout,
  yOf: (layout: Layout, value: number) => number,
  { x, step }: Stones,
  values: readonly number[],
): readonly Point[] => {
  const ys = values.map((value) => yOf(layout, value))
  const columns = columnsOf(ys)
  return ys.map((y, i) => [x + step * (columns[i] as number), y])
}

// —— cards ——

export const SECTIONS = ['top', 'middle', 'bottom'] as const
export const cardLeft = ({ left, card, gap }: CardRowPlan, i: number): number => left + i * (card + gap)
export const sectionTop = ({ y, section }: CardRowPlan, i: number): number => y + i * section
export const cardMiddle = (row: CardRowPlan, i: number): Point => [
  cardLeft(row, i) + row.card / 2,
  row.y + row.section * 1.5,
]
/** Near the beginning of the row, in the middle, near the end of it: together they show all of it. */
export const sectionPlace = (row: CardRowPlan, i: number): Point => [
  row.left + row.width * (0.12 + 0.38 * i),
  sectionTop(row, i) + row.section / 2,
]

// —— tiles ——

export const tileSlot = ({ left, top, perLine }: TileField, i: number): Point => [
  left + TILE.width / 2 + (i % perLine) * (TILE.width + TILE.gap),
  top + TILE.height / 2 + Math.floor(i / perLine) * (TILE.height + TILE.gap),
]
/** Of more tiles than a field has room for, all are small. */
export const MOST_LARGE = 6
export const miniSlot = ({ left, top, perLine }: TileField, i: number): Point => {
  const line = Math.floor((perLine * (TILE.width + TILE.gap)) / MINI.step)
  return [left + MINI.size / 2 + (i % line) * MINI.step, top + MINI.size / 2 + Math.floor(i / line) * MINI.step]
}

/** Layouts are looked up by what was made of them: islands know theirs. */
export const perLayout = <From extends object, To>(make: (from: From, layout: Layout) => To) => {
  const made = {
    wide: once((from: From) => make(from, LAYOUTS.wide)),
    tall: once((from: From) => make(from, LAYOUTS.tall)),
  }
  return (from: From, arrangement: Arrangement): To => made[arrangement](from)
}
