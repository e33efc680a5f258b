/** What viewers are sent of a row: the end of a `row` frame, or a whole sight. */

import {
  type Course,
  type Event,
  eventsFor,
  type GameTypes,
  hashOf,
  type Pending,
  type PositionOf,
  type Row,
  type Viewer,
} from '@skerry/kernel'
import { diff, type RowFrame, type WireSight } from '@skerry/link'

/** So often a row brings the whole view with its hash, so that nobody goes on with a wrong one. */
const WHOLE_EVERY = 64

const barrierFor = (course: Course, viewer: Viewer) =>
  typeof viewer === 'number' ? course.undoBarrier(viewer) : 'nothingDone'

/** Everything after `"n":…` of the frame that tells this viewer of the newest row. */
export function rowFrame(
  course: Course,
  before: PositionOf<GameTypes>,
  row: Row,
  events: readonly Event[],
  pending: Pending,
  viewer: Viewer,
): string {
  const { game, content, position, version } = course
  const view = game.view(content, position, viewer)
  const told = eventsFor(events, viewer)
  const isWhole = version % WHOLE_EVERY === 0
  const patch = isWhole ? undefined : diff(game.view(content, before, viewer), view)
  const barrier = barrierFor(course, viewer)
  const frame: Omit<RowFrame, 't' | 'n'> = {
    v: version,
    seat: row.seat,
    ...(row.undo ? { undo: true } : {}),
    ...(row.resigned ? { resigned: true } : {}),
    ...(told.length > 0 ? { events: told } : {}),
    ...(isWhole ? { view, hash: hashOf(view) } : patch === undefined ? {} : { patch }),
    ...(barrier === null ? {} : { barrier }),
    ...(pending.kind === 'asked' ? {} : { pending: pending.kind }),
    ...(pending.kind === 'asked' && pending.seats.length > 0 ? { asked: pending.seats } : {}),
  }
  return `,${JSON.stringify(frame).slice(1)}`
}

export function wireSight(course: Course, viewer: Viewer): WireSight {
  const { game, content, position, version } = course
  const pending = course.pending()
  const view = game.view(content, position, viewer)
  return {
    v: version,
    viewer,
    view,
    hash: hashOf(view),
    barrier: barrierFor(course, viewer),
    pending: pending.kind,
    asked: pending.kind === 'asked' ? pending.seats : [],
  }
}
