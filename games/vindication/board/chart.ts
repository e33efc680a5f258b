/** The island drawn from its hexes: where hexes and triangles lie, the ways between triangles, the coast; and the layout round it. */

import { bent, closedPathOf, distance, once, pathOf } from '@skerry/boards'
import type { Arrangement, Point } from '@skerry/contracts'
import type { Colour } from '../types.ts'
import { HEX, ISLAND, LAYOUTS, type Layout, TILE } from './layout.ts'

/** What is read of a pack here. */
interface ChartPack {
  readonly hexes: readonly { readonly id: string; readonly at: readonly [number, number] }[]
  readonly triangles: readonly { readonly id: string; readonly hexes: readonly string[] }[]
  readonly journeys: readonly { readonly number: number; readonly triangle: string; readonly colour: Colour }[]
}

export interface HexShape {
  readonly id: string
  readonly at: Point
  /** Of its tile. */
  readonly outline: string
}
export interface TriangleShape {
  readonly id: string
  readonly at: Point
  readonly outline: string
  /** Its tip points north. */
  readonly isUp: boolean
  /** Shore triangles: the number and colour of their journey. */
  readonly journey: { readonly number: number; readonly colour: Colour } | null
  /** Shore triangles: where out on the water their journey comes from. */
  readonly sea: Point
}
export interface Chart {
  /** Where everything else lies. */
  readonly layout: Layout
  readonly hexes: readonly HexShape[]
  readonly hex: Readonly<Record<string, HexShape>>
  readonly triangles: readonly TriangleShape[]
  readonly triangle: Readonly<Record<string, TriangleShape>>
  /** From triangle to triangle, as one line. */
  readonly ways: string
  readonly coast: readonly Point[]
}

const ROOT3 = Math.sqrt(3)

/** The middle of a hex by its axial coordinates: pointed tops, r grows southward. */
const middleOf = ([q, r]: readonly [number, number]): Point => [
  ISLAND[0] + HEX * ROOT3 * (q + r / 2),
  ISLAND[1] + HEX * 1.5 * r,
]
/** Corner `i` clockwise from the top. */
const cornerOf = ([x, y]: Point, i: number, size: number): Point => {
  const angle = ((60 * i - 90) * Math.PI) / 180
  return [x + Math.cos(angle) * size, y + Math.sin(angle) * size]
}
const SIX = [0, 1, 2, 3, 4, 5] as const
export const hexPath = (at: Point, size: number): string => closedPathOf(SIX.map((i) => cornerOf(at, i, size)))

const chartsOf = once((pack: object): Readonly<Record<Arrangement, Chart>> => {
  const island = drawn(pack as ChartPack)
  return { wide: { ...island, layout: LAYOUTS.wide }, tall: { ...island, layout: LAYOUTS.tall } }
})
export const chartOf = (pack: unknown, arrangement: Arrangement): Chart => chartsOf(pack as object)[arrangement]

function drawn({ hexes: listed, triangles: met, journeys }: ChartPack): Omit<Chart, 'layout'> {
  const hexes = listed.map(({ id, at }): HexShape => {
    const middle = middleOf(at)
    return { id, at: middle, outline: hexPath(middle, TILE) }
  })
  const hex = byId(hexes)
  const middles = hexes.map(({ at }) => at)
  const triangles = met.map(({ id, hexes: around }): TriangleShape => {
    const at = meetingPoint(
      around.map((one) => hex[one]?.at ?? ISLAND),
      middles,
    )
    const isUp = pointsUp(at, middles)
    const journey = journeys.find(({ triangle }) => triangle === id)
    return {
      id,
      at,
      isUp,
      outline: trianglePath(at, isUp),
      journey: journey === undefined ? null : { number: journey.number, colour: journey.colour },
      sea: beyond(at, 92),
    }
  })
  return {
    hexes,
    hex,
    triangles,
    triangle: byId(triangles),
    ways: waysBetween(met, byId(triangles)),
    coast: coastOf(middles),
  }
}

const byId = <T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((one) => [one.id, one]))

// —— triangles ——

/** Where three hexes meet; of two, their common corner that no third hex has. */
function meetingPoint(around: readonly Point[], all: readonly Point[]): Point {
  const middle: Point = [mean(around.map(([x]) => x)), mean(around.map(([, y]) => y))]
  const [a, b] = around
  if (around.length !== 2 || a === undefined || b === undefined) return middle
  const [dx, dy] = [(b[1] - a[1]) / (2 * ROOT3), (a[0] - b[0]) / (2 * ROOT3)]
  const ends: readonly Point[] = [1, -1].map((side): Point => [middle[0] + side * dx, middle[1] + side * dy])
  const company = (p: Point) => all.filter((other) => distance(other, p) < HEX * 1.1).length
  return ends.reduce((best, end) => (company(end) < company(best) ? end : best))
}
const mean = (values: readonly number[]): number => values.reduce((all, v) => all + v, 0) / values.length

/** One of its hexes lies to the south, or two to the north-west and north-east. */
const pointsUp = ([x, y]: Point, middles: readonly Point[]): boolean => {
  const isAt = (dx: number, dy: number) => middles.some((m) => distance(m, [x + dx, y + dy]) < 4)
  const half = (HEX * ROOT3) / 2
  return isAt(0, HEX) || isAt(-half, -HEX / 2) || isAt(half, -HEX / 2)
}

/** Lies in the meeting of three gaps; its tip points into the gap between the other two. */
const trianglePath = ([x, y]: Point, isUp: boolean): string => {
  const side = isUp ? 1 : -1
  return closedPathOf([
    [x, y - side * 23],
    [x + 20, y + side * 12.5],
    [x - 20, y + side * 12.5],
  ])
}

function waysBetween(met: ChartPack['triangles'], shapes: Readonly<Record<string, TriangleShape>>): string {
  const lines = met.flatMap((a, i) =>
    met.slice(i + 1).flatMap((b) => {
      const isNext = a.hexes.filter((one) => b.hexes.includes(one)).length === 2
      const [from, to] = [shapes[a.id]?.at, shapes[b.id]?.at]
      return isNext && from !== undefined && to !== undefined ? [pathOf([from, to])] : []
    }),
  )
  return lines.join('')
}

// —— the coast ——

const beyond = ([x, y]: Point, by: number): Point => {
  const [dx, dy] = [x - ISLAND[0], y - ISLAND[1]]
  const far = Math.hypot(dx, dy)
  return [x + (dx / far) * by, y + (dy / far) * by]
}

/** Round all corners that fewer than three hexes share: bays lie nearer to them than capes. */
function coastOf(middles: readonly Point[]): readonly Point[] {
  const corners = new Map<string, { readonly at: Point; count: number }>()
  for (const middle of middles)
    for (const i of SIX) {
      const at = cornerOf(middle, i, HEX)
      const key = at.map(Math.round).join(' ')
      const known = corners.get(key)
      if (known === undefined) corners.set(key, { at, count: 1 })
      else known.count += 1
    }
  const angle = ([x, y]: Point) => Math.atan2(y - ISLAND[1], x - ISLAND[0])
  const rim = [...corners.values()]
    .filter(({ count }) => count < 3)
    .map(({ at, count }) => beyond(at, count === 2 ? 50 : 24))
    .sort((a, b) => angle(a) - angle(b))
  return rim.flatMap((p, i) => bent(p, rim[(i + 1) % rim.length] as Point, 500 + i, 0.12, 3).slice(0, -1))
}
