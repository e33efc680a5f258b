/** Plane geometry of the stage, in pixels of the screen or units of a drawing. */

import type { Point } from '@skerry/contracts'

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Rect extends Size {
  readonly x: number
  readonly y: number
}

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

export const middleOf = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2]

export const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

export const holds = ({ x, y, width, height }: Rect, [px, py]: Point): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height

/** The smallest rectangle round all points; null: there are none. */
export function boundsOf(points: readonly Point[]): Rect | null {
  if (points.length === 0) return null
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** How far apart neighbours lie: the median of the distances to the nearest other point. */
export function spacingOf(points: readonly Point[]): number {
  const nearest = points
    .map((a) => Math.min(...points.map((b) => distance(a, b)).filter((far) => far > 0)))
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  return nearest[nearest.length >> 1] ?? 0
}
