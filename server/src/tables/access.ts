/** Who may do and know what about a table, and the table as somebody may know it. */

import type { Seat, Viewer } from '@skerry/kernel'
import type { DiceState, SeatState, TableCard, TableState } from '@skerry/link'
import { commitmentOf } from '../rules/dice.ts'
import type { StoredGuest, StoredSeat, StoredTable } from '../store/types.ts'
import { type Caller, ProblemError } from './types.ts'

/** The seat of a guest; null: none. */
export function seatOf({ seats }: Pick<StoredTable, 'seats'>, guest: StoredGuest | null): Seat | null {
  if (guest === null) return null
  const seat = seats.findIndex((one) => one.guest === guest.id)
  return seat < 0 ? null : seat
}

/** Before a game begins anybody may sit down anywhere: a seat's knowledge, where there is some already, is told to nobody. */
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

/** The seat the caller plays: one that has been given up is only looked at. */
export function checkSeat(table: StoredTable, caller: Caller): Seat {
  checkGuest(caller)
  checkLook(table, caller)
  const seat = seatOf(table, caller.guest)
  if (seat === null || table.seats[seat]?.by !== 'person') throw new ProblemError('notSeated')
  return seat
}

/** The game has come to its end. A table that was closed before it began is over, too, but its game may go on elsewhere. */
export const hasEnded = ({ phase, endedBy }: StoredTable): boolean => phase === 'over' && endedBy !== null

/** With whose eyes the caller may look: one's own, a spectator's, and after the end everybody's. */
export function checkEyes(table: StoredTable, caller: Caller, as: Viewer | undefined): Viewer {
  const own = viewerOf(table, caller)
  if (as === undefined || as === own) return own
  if (typeof as === 'number' && table.seats[as] === undefined) throw new ProblemError('noSeat')
  if (as !== 'spectator' && !hasEnded(table)) throw new ProblemError('notOver')
  return as
}

/** Whom connected people are: seats, and how many watch. */
export interface Presence {
  readonly seats: ReadonlySet<Seat>
  readonly watching: number
}

const NOBODY: Presence = { seats: new Set(), watching: 0 }

export function stateFor(table: StoredTable, caller: Caller, presence: Presence = NOBODY): TableState {
  const { id, game, options, visibility, phase, version, asked, winners, endedBy, begun, played, rules, rematch } =
    table
  const you = seatOf(table, caller.guest)
  const host = isHost(table, caller)
  return {
    id,
    game,
    options,
    visibility,
    phase,
    seats: table.seats.map((seat, i) => seatState(table, seat, i === you, presence.seats.has(i), host)),
    you,
    isHost: host,
    watching: presence.watching,
    version,
    asked,
    winners,
    endedBy,
    begun,
    played,
    rules,
    hasOwnPack: table.hasOwnPack,
    dice: diceState(table),
    rematch,
    isHeld: table.held !== null,
  }
}

function seatState(
  table: StoredTable,
  seat: StoredSeat,
  isYou: boolean,
  isHere: boolean,
  isForHost: boolean,
): SeatState {
  const { name, by, hasResigned, invite } = seat
  const isOpen = by === 'open' && table.phase === 'open'
  return { name, by, isYou, isHere, hasResigned, ...(isOpen && isForHost ? { invite } : {}) }
}

/** The secret and the nonces are told when nobody can use them any more. */
function diceState(table: StoredTable): DiceState {
  const { secret, phase, seats, witnessedFrom } = table
  return {
    commitment: commitmentOf(secret),
    isWitnessed: witnessedFrom === 0,
    ...(phase === 'open' ? {} : { nonces: seats.map(({ nonce }) => nonce) }),
    ...(hasEnded(table) ? { secret } : {}),
  }
}

export function cardFor(table: StoredTable, caller: Caller): TableCard {
  const { id, game, phase, visibility, version, asked, winners, begun, played } = table
  const you = seatOf(table, caller.guest)
  return {
    id,
    game,
    phase,
    visibility,
    seats: table.seats.map(({ name, by }, i) => ({ name, by, isYou: i === you })),
    you,
    isYourTurn: isTurnOf(table, you),
    version,
    asked,
    winners,
    begun,
    played,
  }
}

function isTurnOf({ phase, asked, seats }: StoredTable, seat: Seat | null): boolean {
  if (phase !== 'running' || seat === null || seats[seat]?.by !== 'person') return false
  return asked?.seats.includes(seat) ?? false
}

/** Those where it is one's turn first, then what runs, then what is open, then what is over; the last played first. */
export const byUrgency = (a: TableCard, b: TableCard): number =>
  Number(b.isYourTurn) - Number(a.isYourTurn) || ORDER[a.phase] - ORDER[b.phase] || b.played - a.played

const ORDER = { running: 0, open: 1, over: 2 }
