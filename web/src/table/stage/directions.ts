/** Walking over a board by arrow keys. */

import type { Point } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { distance } from './geometry.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'
export type Places = Readonly<Record<ThingId, Point>>

const WAY: Readonly<Record<Direction, Point>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }
/** How much worse it is to lie aside than far ahead. */
const ASIDE = 2.2

/** The thing one comes to by going this way from a thing; null: there is none. */
export function nextThing(places: Places, ids: readonly ThingId[], from: ThingId, way: Direction): ThingId | null {
  const start = places[from]
  if (start === undefined) return null
  let [best, least]: [ThingId | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const id of ids) {
    const cost = id === from ? Number.POSITIVE_INFINITY : costOf(start, places[id], WAY[way])
    if (cost < least) [best, least] = [id, cost]
  }
  return best
}

/** Things straight ahead cost their distance, things aside more, things beside or behind cannot be reached. */
function costOf(from: Point, to: Point | undefined, [wx, wy]: Point): number {
  if (to === undefined) return Number.POSITIVE_INFINITY
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const ahead = dx * wx + dy * wy
  const aside = Math.abs(dx * wy - dy * wx)
  return ahead > 0 && aside <= ahead * 3 ? Math.hypot(ahead, aside * ASIDE) : Number.POSITIVE_INFINITY
}

/** The thing nearest to a point, if one lies within reach. */
export function nearestThing(
  places: Places,
  ids: readonly ThingId[],
  to: Point,
  reach = Number.POSITIVE_INFINITY,
): ThingId | null {
  let [best, least]: [ThingId | null, number] = [null, reach]
  for (const id of ids) {
    const place = places[id]
    const far = place === undefined ? Number.POSITIVE_INFINITY : distance(place, to)
    if (far <= least && far < Number.POSITIVE_INFINITY) [best, least] = [id, far]
  }
  return best
}

/** The next of some things in the order of all, going round at the ends. */
export function cycled(
  ids: readonly ThingId[],
  some: ReadonlySet<ThingId>,
  from: ThingId | null,
  step: 1 | -1,
): ThingId | null {
  const at = from === null ? -1 : ids.indexOf(from)
  for (let n = 1; n <= ids.length; n++) {
    const id = ids[(at + step * n + (at < 0 && step < 0 ? 1 : 0) + 2 * ids.length) % ids.length]
    if (id !== undefined && some.has(id)) return id
  }
  return null
}

/** Whom the tab key finds on the board: who had the focus last, else the first that may be touched, else the first. */
export const tabbable = (ids: readonly ThingId[], legal: ReadonlySet<ThingId>, last: ThingId | null): ThingId | null =>
  last !== null && ids.includes(last) ? last : (ids.find((id) => legal.has(id)) ?? ids[0] ?? null)
