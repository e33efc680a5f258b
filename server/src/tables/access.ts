/** Who may do what at a table. A `check…` throws what the caller is told when it may not. */

import type { Seat, Viewer } from '@skerry/kernel'
import type { StoredGuest, StoredTable } from '../store/types.ts'
import { type Caller, ProblemError } from './types.ts'

/** The seat of a guest; null: none. */
export function seatOf({ seats }: Pick<StoredTable, 'seats'>, guest: StoredGuest | null): Seat | null {
  if (guest === null) return null
  const seat = seats.findIndex((one) => one.guest === guest.id)
  return seat < 0 ? null : seat
}

/** Before a game begins anybody can take any seat, so a brought game shows nobody what a seat knows. */
export const viewerOf = (table: StoredTable, caller: Caller): Viewer =>
  table.phase === 'open' ? 'spectator' : (seatOf(table, caller.guest) ?? 'spectator')

export const isHost = ({ host }: StoredTable, { guest }: Caller): boolean => guest !== null && guest.id === host

/** Private tables do not exist for others. */
export const mayLook = (table: StoredTable, caller: Caller): boolean =>
  table.visibility !== 'private' || seatOf(table, caller.guest) !== null || isHost(table, caller)

export function checkLook(table: StoredTable, caller: Caller): void {
  if (!mayLook(table, caller)) throw new ProblemError('notFound')
}

export function checkGuest({ guest }: Caller): StoredGuest {
  if (guest === null) throw new ProblemError('noGuest')
  return guest
}

export function checkHost(table: StoredTable, caller: Caller): void {
  checkGuest(caller)
  checkLook(table, caller)
  if (!isHost(table, caller)) throw new ProblemError('notHost')
}

/** The seat the caller plays. A seat that has resigned may only look. */
export function checkSeat(table: StoredTable, caller: Caller): Seat {
  checkGuest(caller)
  checkLook(table, caller)
  const seat = seatOf(table, caller.guest)
  if (seat === null || table.seats[seat]?.by !== 'person') throw new ProblemError('notSeated')
  return seat
}

/** The seat of the caller, whether or not it has resigned. */
export function checkSeated(table: StoredTable, caller: Caller): Seat {
  const guest = checkGuest(caller)
  checkLook(table, caller)
  const seat = seatOf(table, guest)
  if (seat === null) throw new ProblemError('notSeated')
  return seat
}

/** The game has ended. A table closed before its game began is over too, but that game may go on elsewhere. */
export const hasEnded = ({ phase, endedBy }: StoredTable): boolean => phase === 'over' && endedBy !== null

/** There is a position to see: the game has begun, or was brought along. */
export const hasBegun = ({ phase, version }: StoredTable): boolean => phase !== 'open' || version > 0

export function checkBegun(table: StoredTable): void {
  if (!hasBegun(table)) throw new ProblemError('notRunning')
}

export function checkRunning({ phase, held }: StoredTable): void {
  if (phase !== 'running') throw new ProblemError('notRunning')
  if (held !== null) throw new ProblemError('held')
}

export function checkVersion({ version }: StoredTable, v: number): void {
  if (v !== version) throw new ProblemError('stale', { version })
}

/** The viewer the caller looks as: its own, a spectator, and after the end any other. */
export function checkViewer(table: StoredTable, caller: Caller, as: Viewer | undefined): Viewer {
  const own = viewerOf(table, caller)
  if (as === undefined || as === own) return own
  if (typeof as === 'number' && table.seats[as] === undefined) throw new ProblemError('noSeat')
  if (as !== 'spectator' && !hasEnded(table)) throw new ProblemError('notOver')
  return as
}
