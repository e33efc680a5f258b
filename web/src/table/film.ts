/** How fast rows that wait are shown, and what they change. */

import type { ThingId, View } from '@skerry/kernel'
import type { LogEntry, TableSnapshot } from '../link/types.ts'
import type { Motion } from '../settings/index.ts'
import type { Part } from './model.ts'

/** A row waiting to be shown. */
export interface Waiting {
  readonly sight: TableSnapshot
  readonly told: LogEntry
}

/** However much has happened, it is shown in about this time; a tap skips it. */
const LONGEST_FILM = 24_000
const BRIEF = 0.4
/** Shorter than a frame is not shown. */
export const LEAST_MS = 16

/** 0: nothing moves. The more waits, the quicker it goes. */
export function paceFactor(part: Part, motion: Motion, waiting: readonly Waiting[], drawn: View): number {
  if (motion === 'off') return 0
  const wanted = motion === 'brief' ? BRIEF : 1
  const total = waiting.reduce(
    (sum, { told }) => sum + told.events.reduce((ms, event) => ms + part.pace(event, drawn as View<object>), 0),
    0,
  )
  return Math.min(wanted, (LONGEST_FILM * wanted) / Math.max(1, total))
}

/** The things that the waiting rows name. */
export const changedBy = (part: Part, waiting: readonly Waiting[]): ReadonlySet<ThingId> =>
  new Set(waiting.flatMap(({ told }) => told.events.flatMap((event) => part.sign(event, 'en').things)))
