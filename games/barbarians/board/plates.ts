/** Where the plates of the islands lie: on open water near their island, off routes and each other. */

import { distance } from '@skerry/boards'
import type { Box, Point } from '@skerry/contracts'
import type { Land, Route } from './chart.ts'
import { type Field, nameIn } from './tracing.ts'

/** With the name above it. */
export const PLATE = { width: 150, height: 78 }
const STEP = 10
const CLEAR = 10

/** Points of the plate and round it that must lie on water. */
const pointsOf = ([x, y]: Point): readonly Point[] =>
  [-1, -0.6, -0.2, 0.2, 0.6, 1].flatMap((across) =>
    [-1, -0.33, 0.33, 1].map(
      (down): Point => [x + across * (PLATE.width / 2 + CLEAR), y + down * (PLATE.height / 2 + CLEAR)],
    ),
  )

/** The islands in order: each takes the place nearest to its regions that is still free. */
export function platesOf(
  islands: readonly string[],
  lands: readonly Land[],
  field: Field,
  routes: readonly Route[],
  box: Box,
): Readonly<Record<string, Point>> {
  const free = spots(box).filter((at) => pointsOf(at).every((p) => nameIn(field, p) === null) && !isCrossed(at, routes))
  const plates: Record<string, Point> = {}
  for (const id of islands) {
    const own = lands.filter(({ island }) => island === id).map(({ at }) => at)
    const others = lands.filter(({ island }) => island !== id).map(({ at }) => at)
    const near = (points: readonly Point[], at: Point) => Math.min(...points.map((p) => distance(p, at)))
    const worth = (at: Point) => near(own, at) - Math.min(70, near(others, at) - near(own, at)) * 0.6
    const open = free.filter((at) => Object.values(plates).every((other) => !isOver(at, other)))
    plates[id] = (open.length > 0 ? open : spots(box)).reduce((a, b) => (worth(b) < worth(a) ? b : a))
  }
  return plates
}

function spots([x, y, width, height]: Box): readonly Point[] {
  const across = Math.floor((width - PLATE.width) / STEP) + 1
  const down = Math.floor((height - PLATE.height) / STEP) + 1
  return Array.from(
    { length: across * down },
    (_, i): Point => [x + PLATE.width / 2 + (i % across) * STEP, y + PLATE.height / 2 + Math.floor(i / across) * STEP],
  )
}

const isOver = ([x, y]: Point, [a, b]: Point): boolean =>
  Math.abs(x - a) < PLATE.width + 6 && Math.abs(y - b) < PLATE.height + 6

const isCrossed = ([x, y]: Point, routes: readonly Route[]): boolean =>
  routes.some(({ points }) =>
    points.some((p) => Math.abs(p[0] - x) < PLATE.width / 2 + 8 && Math.abs(p[1] - y) < PLATE.height / 2 + 8),
  )
