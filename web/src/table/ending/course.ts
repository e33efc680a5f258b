/** How the number that decides went up and down over a game, for the graph after its end. Arithmetic only, no page. */

import type { Seat } from '@skerry/kernel'

/** The number of every seat at one version. */
export interface CoursePoint {
  readonly version: number
  readonly values: readonly number[]
}

/** At most this many versions are looked at. */
export const MOST_POINTS = 25
const MOST_TURNING_POINTS = 3

/** Versions as far apart as possible, first and last among them. */
export function versionsFor(last: number, most = MOST_POINTS): readonly number[] {
  const count = Math.min(most, last + 1)
  if (count < 2) return [last]
  return Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1)))
}

/** Between two points a seat gained, or lost, more against the others than anywhere else. */
export interface TurningPoint {
  readonly seat: Seat
  /** The versions between which it happened: after the first, up to the second. */
  readonly from: number
  readonly to: number
  /** How much the seat's number changed. */
  readonly by: number
}

/** Where a seat gained or lost most against the average of the others, twice as much where somebody else takes the lead; one per stretch, in the order of the game. */
export function turningPoints(points: readonly CoursePoint[], most = MOST_TURNING_POINTS): readonly TurningPoint[] {
  const stretches = points.slice(1).flatMap((point, i) => {
    const before = points[i] as CoursePoint
    const changes = point.values.map((value, seat) => value - (before.values[seat] ?? 0))
    const factor = leaderOf(point) === leaderOf(before) ? 1 : 2
    const weights = changes.map((change, seat) => Math.abs(change - averageWithout(changes, seat)) * factor)
    const weight = Math.max(...weights)
    // Of two who drift apart it is the one who moved.
    const moved = (seat: Seat) => (weights[seat] === weight ? Math.abs(changes[seat] as number) : -1)
    const seat = changes.map((_, other) => other).reduce((a, b) => (moved(b) > moved(a) ? b : a))
    return weight > 0 ? [{ seat, from: before.version, to: point.version, by: changes[seat] as number, weight }] : []
  })
  return stretches
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .toSorted((a, b) => a.from - b.from)
    .map(({ weight: _, ...point }) => point)
}

const leaderOf = ({ values }: CoursePoint): Seat => values.indexOf(Math.max(...values))

function averageWithout(values: readonly number[], seat: Seat): number {
  const others = values.filter((_, other) => other !== seat)
  return others.length === 0 ? 0 : others.reduce((all, value) => all + value, 0) / others.length
}

/** Round numbers for an axis that holds all values; about five of them. */
export function ticksFor(points: readonly CoursePoint[]): readonly number[] {
  const all = points.flatMap(({ values }) => values)
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  const rough = (most - least) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough)
  const first = Math.floor(least / step)
  const count = Math.ceil(most / step) - first + 1
  return Array.from({ length: count }, (_, i) => (first + i) * step)
}
