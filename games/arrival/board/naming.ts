/**
 * Where the names of locations are written: each tries fourteen places round its location and keeps the quietest. They are laid
 * out as if every location held a piece, a ring and a price, for a name never moves during a game.
 */

import type { Point } from '@skerry/contracts'
import type { Layout } from './layout.ts'

export interface PlacedName {
  readonly id: string
  readonly name: string
  /** The middle of the base line. */
  readonly at: Point
  readonly box: NameBox
}
export interface NameBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
interface Named {
  readonly id: string
  readonly name: string
  readonly at: Point
}
interface Line {
  readonly a: Point
  readonly b: Point
}

/** Size of the letters where they are largest, see lettering.css, and the mean width of one in it. */
export const NAME_SIZE = 20
const LETTER = 0.44
const WIDTH = (name: string) => name.length * NAME_SIZE * LETTER + 4
/** The plate of a province, and its name above it in wider letters. */
const PLATE = { width: 86, height: 24, up: 7 }
const PROVINCE_LETTER = 0.66
export interface NamedPlate {
  readonly name: string
  readonly plate: Point
}
const boxesOf = ({ name, plate: [x, y] }: NamedPlate): readonly NameBox[] => {
  const width = name.length * NAME_SIZE * PROVINCE_LETTER
  return [
    { x: x - PLATE.width / 2, y: y - PLATE.up, width: PLATE.width, height: PLATE.height + PLATE.up },
    { x: x - width / 2, y: y - NAME_SIZE - 8, width, height: NAME_SIZE },
  ]
}
const PASSES = 6

export function namesOf(
  sites: readonly Named[],
  roads: readonly Line[],
  plates: readonly NamedPlate[],
  layout: Layout,
): PlacedName[] {
  const blocked = plates.flatMap(boxesOf)
  const candidates = sites.map((site) =>
    candidatesOf(site).map((box) => weighed(box, site, sites, roads, blocked, layout)),
  )
  const chosen = candidates.map(([first]) => first as Candidate)
  for (let pass = 0; pass < PASSES; pass++)
    candidates.forEach((boxes, own) => {
      const isOther = (_: unknown, i: number) => i !== own
      const others = chosen.filter(isOther)
      const costs = boxes.map((box) => box.cost + others.filter((name) => touch(box, name, 2)).length * 60)
      chosen[own] = boxes[costs.indexOf(Math.min(...costs))] as Candidate
    })
  return sites.map(({ id, name }, i) => {
    const { x, y, width, height } = chosen[i] as Candidate
    return { id, name, box: { x, y, width, height }, at: [x + width / 2, y + height * 0.8] }
  })
}

interface Candidate extends NameBox {
  /** How much it costs to write there, whatever the other names do. */
  readonly cost: number
}

/** How far a name keeps from the middle of its own piece. */
const OFF = 24

function candidatesOf({ name, at: [x, y] }: Named): readonly Candidate[] {
  const [width, height] = [WIDTH(name), NAME_SIZE]
  const spots: readonly (readonly [x: number, y: number, cost: number])[] = [
    [x - width / 2, y + OFF - 2, 0],
    [x - width / 2, y - OFF - height - 8, 29],
    [x + OFF, y - height / 2, 2],
    [x - OFF - width, y - height / 2, 2],
    [x + 10, y + OFF - 6, 3],
    [x - 10 - width, y + OFF - 6, 3],
    [x + 3, y + OFF - 3, 3],
    [x - 3 - width, y + OFF - 3, 3],
    [x + 10, y - OFF - height - 3, 42],
    [x - 10 - width, y - OFF - height - 3, 30],
    [x + OFF - 2, y + 3, 3],
    [x - OFF + 2 - width, y + 3, 3],
    [x + OFF - 2, y - height - 3, 40],
    [x - OFF + 2 - width, y - height - 3, 28],
  ]
  return spots.map(([left, top, cost]) => ({ x: left, y: top, width, height, cost }))
}

function weighed(
  box: Candidate,
  own: Named,
  sites: readonly Named[],
  roads: readonly Line[],
  blocked: readonly NameBox[],
  { free }: Layout,
): Candidate {
  let { cost } = box
  for (const site of sites) if (site !== own) cost += nearness(box, own, site)
  for (const other of blocked) if (touch(box, other)) cost += 140
  for (const road of roads) cost += crossing(box, road) * 2.2
  if (box.x < free.left || box.x + box.width > free.right) cost += 50 // there are the stones of the tracks
  return { ...box, cost }
}

/** A name must not be taken for another location's, nor lie under its piece or its price. */
function nearness(box: NameBox, own: Named, { at: [x, y] }: Named): number {
  const isNearer = distanceTo(box, [x, y]) < distanceTo(box, own.at) + 1
  const price = { x: x + 2, y: y - 26, width: 26, height: 17 }
  const piece = { x: x - 23, y: y - 31, width: 46, height: 52 }
  return (isNearer ? 60 : 0) + (touch(box, price) ? 14 : 0) + (touch(box, piece) ? 40 : 0)
}

/** From a point to the nearest point of a name. */
export const distanceTo = ({ x, y, width, height }: NameBox, [px, py]: Point): number =>
  Math.hypot(px - Math.max(x, Math.min(px, x + width)), py - Math.max(y, Math.min(py, y + height)))

/** How much of a road runs under the name, in tenths. */
function crossing({ x, y, width, height }: NameBox, { a, b }: Line): number {
  let tenths = 0
  for (let t = 0.1; t < 1; t += 0.1) {
    const [px, py] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    if (px > x && px < x + width && py > y && py < y + height) tenths++
  }
  return tenths
}

export const touch = (a: NameBox, b: NameBox, gap = 1): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap
