/** How far round a place a finger may touch it. */

import type { Point } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { distance } from './lines.ts'
import { once } from './once.ts'

/** Where something stands that can be touched. */
export interface Place {
  readonly id: ThingId
  readonly at: Point
}

/** Half of 44 pixels, in steps, so that not every turn of the wheel draws anew. */
export const hitRadius = (scale: number): number => Math.ceil(22 / scale / 4) * 4

/** Of every place half the way to the nearest other one. */
export const reachesOf = once((places: readonly Place[]): readonly number[] =>
  places.map(({ at }) =>
    Math.min(...places.map((other) => (other.at === at ? Number.POSITIVE_INFINITY : distance(other.at, at) / 2))),
  ),
)
