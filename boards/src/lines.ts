/** Lines as a hand draws them: seeded chance, bent edges, soft curves, scattered spots; and their text for SVG. */

import type { Point } from '@skerry/contracts'

/** Chance that is the same every time: numbers from 0 up to, but not including, 1. */
export function seeded(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

// —— text of paths ——

/** One decimal is a tenth of a pixel at full size. */
export const rounded = (n: number): number => Math.round(n * 10) / 10 || 0

/** The text of a path with its numbers rounded, as short as SVG allows: `d`M${x} ${y}l${w} -3``. */
export function d(texts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return texts.reduce((line, text, i) => `${line}${rounded(numbers[i - 1] as number)}${text}`)
}

export const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}`
export const closedPathOf = (points: readonly Point[]): string => `${pathOf(points)}Z`

/** A soft line through the points (Catmull and Rom). */
export function softPathOf(points: readonly Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point
  let line = pathOf([at(0)])
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    line += d`C${out[0]} ${out[1]} ${into[0]} ${into[1]} ${to[0]} ${to[1]}`
  }
  return line
}

export const circlePath = ([x, y]: Point, r: number): string =>
  d`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`

/** A rectangle with round corners. */
export function rectPath(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r]
  return (
    d`M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}` +
    d`h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  )
}

/** A rectangle with round corners about its middle. */
export const boxPath = ([x, y]: Point, width: number, height: number, r: number): string =>
  rectPath(x - width / 2, y - height / 2, width, height, r)

// —— bending ——

/** A straight edge, bent: each half is pushed aside by up to `by` of its length, `halvings` times. */
export function bent(a: Point, b: Point, seed: number, by: number, halvings: number): readonly Point[] {
  const chance = seeded(seed)
  let points: readonly Point[] = [a, b]
  for (let i = 0; i < halvings; i++) points = halved(points, () => (chance() * 2 - 1) * by)
  return points
}

function halved(points: readonly Point[], push: () => number): readonly Point[] {
  return points.flatMap((to, i): readonly Point[] => {
    const from = points[i - 1]
    if (from === undefined) return [to]
    const aside = push()
    const middle: Point = [
      (from[0] + to[0]) / 2 - (to[1] - from[1]) * aside,
      (from[1] + to[1]) / 2 + (to[0] - from[0]) * aside,
    ]
    return [middle, to]
  })
}

// —— measuring ——

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false
  ring.forEach(([xi, yi], i) => {
    const [xj, yj] = ring.at(i - 1) as Point
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  })
  return inside
}

export const distanceToRing = (p: Point, ring: readonly Point[]): number =>
  ring.reduce((least, a, i) => Math.min(least, distanceToEdge(p, ring.at(i - 1) as Point, a)), Number.POSITIVE_INFINITY)

export function distanceToEdge(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.max(0, Math.min(1, along))
  return distance(p, [a[0] + t * dx, a[1] + t * dy])
}

// —— scattering ——

/** A place for a glyph, and a number from 0 to 1 that makes it different from the others. */
export type Spot = readonly [x: number, y: number, nature: number]

/** Rows lie closer together than columns, as seen from above at a slant. */
const SLANT = 1.25

/** Spots in a ring at least `gap` apart: so many darts are thrown, and stay where `isFree`. */
export function scattered(
  ring: readonly Point[],
  gap: number,
  seed: number,
  isFree: (p: Point) => boolean,
  throws: number,
): readonly Spot[] {
  const chance = seeded(seed)
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const stuck: Point[] = []
  for (let i = 0; i < throws; i++) {
    const p: Point = [left + chance() * width, top + chance() * height]
    const isApart = stuck.every(([x, y]) => Math.hypot(x - p[0], (y - p[1]) * SLANT) > gap)
    if (isApart && isInside(p, ring) && isFree(p)) stuck.push(p)
  }
  return stuck.map(([x, y]) => [x, y, chance()])
}

/** Far rows first: nearer glyphs cover farther ones, and a whole row is one path. */
export function inRows(spots: readonly Spot[], height: number): readonly (readonly Spot[])[] {
  const rows = new Map<number, Spot[]>()
  for (const spot of spots) {
    const row = Math.round(spot[1] / height)
    rows.set(row, [...(rows.get(row) ?? []), spot])
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row)
}
