/** Where everything lies that is not on the island: tracks to its sides, and the earning table to the east of it. */

import type { Box, Point } from '@skerry/contracts'

/** What must be seen when everything is to be seen, with the water that may lie under panels and, in the west, tools. */
export const BOX: Box = [-64, -23, 1768, 1065]

// —— the tide gauge of Corruption ——

export const GAUGE = { left: 92, width: 34, foot: 962, unit: 23.4, top: 30 }
/** Values beyond the top stay at it: the stones say them. */
export const corruptionY = (value: number): number =>
  GAUGE.foot - GAUGE.unit * Math.max(0, Math.min(value, GAUGE.top + 0.6))
export const GAUGE_STONES = { x: GAUGE.left + GAUGE.width + 22, step: 31 }

// —— the chain of beacons of Fame ——

export const CHAIN = { x: 912, foot: 962, unit: 15.1, top: 50 }
export const fameY = (value: number): number => CHAIN.foot - CHAIN.unit * Math.max(0, Math.min(value, CHAIN.top + 1.6))
export const CHAIN_STONES = { x: CHAIN.x + 34, step: 31 }

/** So near to each other stones do not lie in one column. */
const STONE_HEIGHT = 28

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

// —— rounds ——

export const ROUNDS = { x: 64, y: 166, step: 38 }
export const TITLE: Point = [170, 82]
/** On the sea, east of Balor's Isle. */
export const ISLE_NAME: Point = [860, 66]
export const ROSE = { x: 812, y: 944, radius: 34 }
/** Where the final count is written. */
export const TALLY: Point = [742, 986]

// —— the earning table ——

/** On a phone a whole row is as wide as the screen where letters are still read. */
export const TABLE = { left: 1058, width: 616 }

export const CARD_BACK = { width: 72, height: 92 }
export const STACKS: Readonly<Record<'1' | '2' | '3', Point>> = {
  '1': [1098, 66],
  '2': [1190, 66],
  '3': [1282, 66],
}

export const SUPPLY = { x: 1340, y: 16, width: 334, height: 102 }

export const TILE = { width: 98, height: 90, gap: 5.6 }
export const DISPLAY_Y = 132
export const displaySlot = (i: number): Point => [
  TABLE.left + TILE.width / 2 + i * (TILE.width + TILE.gap),
  DISPLAY_Y + TILE.height / 2,
]

/** The row of a seat: a strip with its chest, under it the cards or, without cards, its tiles. */
export interface RowPlan {
  readonly y: number
  readonly strip: number
  /** The height of one section of a card. */
  readonly section: number
}

/** Its sections are touched: on a phone each is as high as a finger needs. */
const OWN: RowPlan = { y: 238, strip: 48, section: 71 }
/** The rows of others; with four seats they are lower. */
const HIGH = { strip: 48, section: 58 }
const LOW = { strip: 40, section: 37 }
const FIRST_OTHER = 518
const LAST = 1004
const STRIP_GAP = 5

export const CARD_GAP = 8
export const CARD_WIDTH = (TABLE.width - 3 * CARD_GAP) / 4

function laidOut(seats: number): readonly RowPlan[] {
  const others = seats - 1
  const pitch = (LAST - FIRST_OTHER) / Math.max(2, others)
  return [
    OWN,
    ...Array.from({ length: others }, (_, i) => ({ ...(others > 2 ? LOW : HIGH), y: FIRST_OTHER + i * pitch })),
  ]
}
const plans = new Map<number, readonly RowPlan[]>()

/** The rows from top to bottom: the first one is that of whoever looks. Always the same ones, so that rows need no redrawing. */
export function rowPlans(seats: number): readonly RowPlan[] {
  const known = plans.get(seats) ?? laidOut(seats)
  plans.set(seats, known)
  return known
}

/** The upper edge of what lies under the strip. */
export const zoneTop = ({ y, strip }: RowPlan): number => y + strip + STRIP_GAP
export const cardLeft = (i: number): number => TABLE.left + i * (CARD_WIDTH + CARD_GAP)
export const cardMiddle = (row: RowPlan, i: number): Point => [
  cardLeft(i) + CARD_WIDTH / 2,
  zoneTop(row) + row.section * 1.5,
]

export const SECTIONS = ['top', 'middle', 'bottom'] as const
export const sectionTop = (row: RowPlan, section: number): number => zoneTop(row) + section * row.section
/**
 * Where a small screen looks at something on the table: not quite in its middle but nearer to that of the table, so that a
 * whole line fits on it.
 */
export const inward = ([x, y]: Point): Point => {
  const middle = TABLE.left + TABLE.width / 2
  return [middle + (x - middle) * 0.92, y]
}

/** A section of the viewer's row: near the beginning, in the middle, near the end of it. Together they show all of it. */
export const sectionPlace = (section: number): Point => [
  TABLE.left + 68 + (TABLE.width - 136) * (section / 2),
  sectionTop(OWN, section) + OWN.section / 2,
]

/** Held tiles: large where no cards lie, in lines of six; else small at the end of the strip. */
export const HELD_LINE = 6
export function heldSlot(row: RowPlan, i: number, count: number): { readonly at: Point; readonly scale: number } {
  const height = row.section * 3
  const lines = Math.max(1, Math.ceil(count / HELD_LINE))
  const scale = Math.min(1, (height / lines - 4) / TILE.height)
  const [column, line] = [i % HELD_LINE, Math.floor(i / HELD_LINE)]
  return {
    at: [displaySlot(column)[0], zoneTop(row) + (line + 0.5) * Math.min(height / lines, TILE.height + 6)],
    scale,
  }
}

export const MINI = { size: 34, step: 37 }
/** So many fit into the strip; of more, the last place tells how many there are. */
export const MOST_MINIS = 5
export const miniSlot = ({ y, strip }: RowPlan, i: number): Point => [
  TABLE.left + TABLE.width - 24 - i * MINI.step,
  y + strip / 2,
]
