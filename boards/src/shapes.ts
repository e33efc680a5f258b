/** Things that can be lit and touched where they lie. */

import type { Point } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { boxPath } from './lines.ts'

export interface Size {
  readonly width: number
  readonly height: number
}
/** Where something lies: its middle and its size. */
export interface PlacedBox extends Size {
  readonly at: Point
}

/** What can be lit. */
export interface Outlined {
  readonly thing: ThingId
  readonly line: string
  /** Where a chip is put: its middle. */
  readonly chip: Point
  /** Never steps back: its numbers are needed for every choice. */
  readonly isLasting?: boolean
}

/** What can be lit and touched. */
export interface Shape extends Outlined {
  readonly at: Point
  /** Its face carries its name itself, or it is too large to be touched as a whole: `hit` is touched instead. */
  readonly isDrawn?: boolean
  readonly hit?: string
  /** It is touched in a circle as large as a finger needs, but no larger than this. */
  readonly reach?: number
}

/** A card or board, its chip at the upper right corner. */
export const boxed = (thing: ThingId, at: Point, { width, height }: Size, r: number): Shape => ({
  thing,
  at,
  line: boxPath(at, width, height, r),
  chip: [at[0] + width / 2 - 14, at[1] - height / 2 + 4],
})
