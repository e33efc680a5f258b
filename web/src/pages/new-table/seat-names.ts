import { freeName, isCrewName } from '@skerry/link'
import type { SeatInfo } from '../../link/types.ts'

/** What a seat is called after somebody else has taken it over: a name that was typed stays, one that was given changes. */
export function nameFor(by: SeatInfo['by'], seat: SeatInfo, seats: readonly SeatInfo[], own: string): string {
  if ((by === 'person') === (seat.by === 'person')) return seat.name
  const taken = seats.map((other) => other.name)
  const isGiven = seat.name.trim() === '' || seat.name === own || isCrewName(seat.name)
  if (!isGiven) return seat.name
  if (by === 'person') return taken.includes(own) ? seat.name : own
  return isCrewName(seat.name) ? seat.name : freeName(taken)
}
