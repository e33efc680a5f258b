/** From the words of the wire to those of a link. */

import type { RowFrame, TableState, WireSight } from '../protocol.ts'
import type { AskedOf, LogEntry, TableInfo, TableSnapshot } from '../types.ts'

export const sightOf = ({ v, viewer, view, barrier, pending, asked }: WireSight): TableSnapshot => ({
  version: v,
  viewer,
  view,
  undoBarrier: barrier,
  pending,
  askedSeats: asked,
})

export const rowSight = (
  { viewer }: TableSnapshot,
  view: TableSnapshot['view'],
  { v, barrier, pending, asked }: RowFrame,
): TableSnapshot => ({
  version: v,
  viewer,
  view,
  undoBarrier: barrier ?? null,
  pending: pending ?? 'asked',
  askedSeats: asked ?? [],
})

export const toldRow = ({ v, seat, undo, resigned, rules, order, events = [] }: RowFrame): LogEntry => ({
  row: v - 1,
  seat,
  isUndo: undo === true,
  ...(resigned ? { hasResigned: true } : {}),
  ...(rules === undefined ? {} : { newRules: rules }),
  ...(order === undefined ? {} : { order }),
  events,
})

export const infoOf = ({
  id,
  game,
  seats,
  options,
  begun,
  played,
  version,
  phase,
  winners,
  asked,
}: TableState): TableInfo => ({
  id,
  game,
  seats: seats.map(({ name, by }) => ({ name, by: by === 'open' ? 'person' : by })),
  options,
  sharing: 'alone',
  begun,
  played,
  rows: version,
  isOver: phase === 'over',
  winners,
  asked,
})

/** The decision in progress: `fight.goOn`. */
function questionOf({ view }: TableSnapshot): string {
  const frame = view.stack.at(-1)
  return frame === undefined ? '' : `${frame.rule}.${frame.at}`
}

export const askedOf = (sight: TableSnapshot): AskedOf | null =>
  sight.askedSeats.length === 0 ? null : { seats: sight.askedSeats, decision: questionOf(sight) }

export const isSameQuestion = (before: TableSnapshot, now: TableSnapshot): boolean =>
  isOurs(now) && questionOf(before) === questionOf(now)

/** We are asked, or may still change the answer we have sealed. */
function isOurs({ viewer, askedSeats, view }: TableSnapshot): boolean {
  if (typeof viewer !== 'number') return false
  return askedSeats.includes(viewer) || view.stack.at(-1)?.sealed?.[viewer] !== undefined
}

/** Our rows and those just told, where nothing is missing between them; otherwise only these. */
export function continued(
  ours: readonly LogEntry[],
  told: readonly LogEntry[],
  isContinued: boolean,
): readonly LogEntry[] {
  const first = told[0]?.row ?? (isContinued ? Number.POSITIVE_INFINITY : -1)
  const isJoined = isContinued || (ours.at(-1)?.row ?? -2) + 1 >= first
  return isJoined ? [...ours.filter(({ row }) => row < first), ...told] : told
}
