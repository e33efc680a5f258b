/** What viewers are sent: the end of a `row` frame, or a `WireSight`. */

import {
  type Event,
  eventsFor,
  type GameTypes,
  hashOf,
  type Pending,
  type PositionOf,
  type Viewer,
} from '@skerry/kernel'
import { diff, type RowFrame, type WireSight } from '@skerry/link'
import { type GameSession, ownOrder, type Row } from '@skerry/session'

/** How often a row carries the whole view with its hash, so that clients can correct a wrong one. */
const WHOLE_EVERY = 64

const barrierFor = (session: GameSession, viewer: Viewer) =>
  typeof viewer === 'number' ? session.undoBarrier(viewer) : 'nothingDone'

/** The frame of the newest row for this viewer: everything after `"n":…`. */
export function rowFrame(
  session: GameSession,
  before: PositionOf<GameTypes>,
  row: Row,
  events: readonly Event[],
  pending: Pending,
  viewer: Viewer,
): string {
  const { game, content, position, version } = session
  const view = game.view(content, position, viewer)
  const told = eventsFor(events, viewer)
  const isWhole = version % WHOLE_EVERY === 0
  const patch = isWhole ? undefined : diff(game.view(content, before, viewer), view)
  const barrier = barrierFor(session, viewer)
  const frame: Omit<RowFrame, 't' | 'n'> = {
    v: version,
    seat: row.seat,
    ...(row.kind === 'undo' ? { undo: true } : {}),
    ...(row.kind === 'resignation' ? { resigned: true } : {}),
    ...ownOrder(row, viewer),
    ...(told.length > 0 ? { events: told } : {}),
    ...(isWhole ? { view, hash: hashOf(view) } : patch === undefined ? {} : { patch }),
    ...(barrier === null ? {} : { barrier }),
    ...(pending.kind === 'asked' ? {} : { pending: pending.kind }),
    ...(pending.kind === 'asked' && pending.seats.length > 0 ? { asked: pending.seats } : {}),
  }
  return `,${JSON.stringify(frame).slice(1)}`
}

export function wireSight(session: GameSession, viewer: Viewer): WireSight {
  const { version, view, undoBarrier, pending, askedSeats } = session.seenBy(viewer)
  return { v: version, viewer, view, hash: hashOf(view), barrier: undoBarrier, pending, asked: askedSeats }
}
