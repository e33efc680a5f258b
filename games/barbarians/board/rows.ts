/** The rows of a feast on the timeline. */

import type { Point } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { TIMELINE, timelineSlot } from './layout.ts'

export const HEAD = 38
/** The height of one of three rows. */
export const ROW = (TIMELINE.height - HEAD) / 3
export const rowThing = (row: number): ThingId => `row ${row}`
/** The middle of a row of the feast in this slot, from 0. */
export const rowPoint = (slot: number, row: number): Point => {
  const [x, y] = timelineSlot(slot)
  return [x + TIMELINE.width / 2, y + HEAD + (row - 0.5) * ROW]
}
