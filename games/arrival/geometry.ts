/** Points and lines of the drawing. */

import type { PackBox, Point } from '@skerry/contracts'

export type { Point }
export type Line = readonly [Point, Point]

export const isInBox = ([x, y]: Point, [left, top, width, height]: PackBox): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height

/** Above 0: `p` lies to the right of the way from `a` to `b`; 0: on it. */
const side = (a: Point, b: Point, p: Point): number =>
  Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]))

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1]

/** Whether `p`, which lies on the endless line, lies between its ends. */
const isBetween = ([a, b]: Line, p: Point): boolean =>
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1])

const isOn = (line: Line, p: Point): boolean => side(line[0], line[1], p) === 0 && isBetween(line, p)

/** Whether two lines have a point in common other than an end of both. */
export function doCross(one: Line, other: Line): boolean {
  const [[a, b], [c, d]] = [one, other]
  const isEndOf = (p: Point, line: Line) => isSame(p, line[0]) || isSame(p, line[1])
  if ([c, d].some((p) => isOn(one, p) && !isEndOf(p, one)) || [a, b].some((p) => isOn(other, p) && !isEndOf(p, other)))
    return true
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** Whether a point lies inside an outline or on it: a ray to the right leaves it an odd number of times. */
export function isInside(p: Point, outline: readonly Point[]): boolean {
  const edges = outline.map((a, k): Line => [a, outline[(k + 1) % outline.length] as Point])
  if (edges.some((edge) => isOn(edge, p))) return true
  const leaves = ([[ax, ay], [bx, by]]: Line) =>
    ay > p[1] !== by > p[1] && p[0] < ((bx - ax) * (p[1] - ay)) / (by - ay) + ax
  return edges.filter(leaves).length % 2 === 1
}
