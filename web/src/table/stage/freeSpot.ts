/** Where a card can lie without covering what it is about. */

import type { Point } from '@skerry/contracts'
import { clamp, middleOf, type Rect, type Size } from './geometry.ts'

export interface Surroundings {
  /** Where the card may lie. */
  readonly free: Rect
  /** What the card is about. */
  readonly thing: Point
  /** What must stay in sight: the thing's causes, what may be touched. */
  readonly avoid: readonly Point[]
  /** What had better stay in sight. Where none of it is there is open water. */
  readonly others: readonly Point[]
  /** How far things reach round their middle. */
  readonly reach: number
  /** Controls that must stay free. */
  readonly blocked?: readonly Rect[]
}

const STEP = 16
const MARGIN = 10
/** What it costs to cover something, as a way in pixels. */
const COST = { thing: 1e7, avoided: 1e5, blocked: 1e6, other: 400 }
/** Of what had better stay in sight the piece and its name are enough. */
const PIECE = 0.8

/** The corner of the best place for a card of this size; all in the same pixels. */
export function freeSpot(around: Surroundings, size: Size): { readonly x: number; readonly y: number } {
  const { free } = around
  const [maxX, maxY] = [free.x + free.width - size.width - MARGIN, free.y + free.height - size.height - MARGIN]
  let best = { x: free.x + MARGIN, y: free.y + MARGIN, cost: Number.POSITIVE_INFINITY }
  for (const y of steps(free.y + MARGIN, maxY)) {
    for (const x of steps(free.x + MARGIN, maxX)) {
      const cost = costOf(around, { x, y, ...size })
      if (cost < best.cost) best = { x, y, cost }
    }
  }
  return { x: best.x, y: best.y }
}

/** From the first to the last, both included. */
function steps(first: number, last: number): number[] {
  const all: number[] = []
  for (let at = first; at < last; at += STEP) all.push(at)
  all.push(Math.max(first, last))
  return all
}

function costOf({ thing, avoid, others, reach, blocked = [] }: Surroundings, card: Rect): number {
  const covered = (points: readonly Point[], within = reach) => points.filter((at) => gap(card, at) < within).length
  return (
    gap(card, thing) +
    0.1 * Math.hypot(middleOf(card)[0] - thing[0], middleOf(card)[1] - thing[1]) +
    COST.thing * covered([thing]) +
    COST.avoided * covered(avoid) +
    COST.other * covered(others, reach * PIECE) +
    COST.blocked * blocked.filter((other) => overlap(card, other)).length
  )
}

/** How far a point lies from a rectangle; 0: inside. */
export const gap = ({ x, y, width, height }: Rect, [px, py]: Point): number =>
  Math.hypot(px - clamp(px, x, x + width), py - clamp(py, y, y + height))

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The end of a line from the thing to the card: the point of the card's edge it should meet. */
export function anchorOf(card: Rect, thing: Point): Point {
  const inset = 18 // round corners
  const x = clamp(thing[0], card.x + inset, card.x + card.width - inset)
  const y = clamp(thing[1], card.y + inset, card.y + card.height - inset)
  const isBeside = thing[0] < card.x || thing[0] > card.x + card.width
  const isAboveOrBelow = thing[1] < card.y || thing[1] > card.y + card.height
  if (isBeside && !isAboveOrBelow) return [thing[0] < card.x ? card.x : card.x + card.width, y]
  if (isAboveOrBelow) return [x, thing[1] < card.y ? card.y : card.y + card.height]
  return middleOf(card)
}
