/** A table as a caller may know it: its state, and its line in a list. */

import { type SeatNames, seatLetter } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { DiceState, SeatState, TableCard, TableState } from '@skerry/link'
import { commitmentOf } from '../rules/dice.ts'
import type { StoredSeat, StoredTable } from '../store/types.ts'
import { hasEnded, isHost, seatOf } from './access.ts'
import type { Room } from './rooms.ts'
import type { Caller } from './types.ts'

/** Who is connected: which seats, and how many spectators. */
export interface Presence {
  readonly seats: ReadonlySet<Seat>
  readonly watching: number
}

const NOBODY: Presence = { seats: new Set(), watching: 0 }

export function presenceIn({ watchers }: Room, table: StoredTable): Presence {
  const seats = new Set<Seat>()
  let watching = 0
  for (const { caller } of watchers.keys()) {
    const seat = seatOf(table, caller.guest)
    if (seat === null) watching += 1
    else seats.add(seat)
  }
  return { seats, watching }
}

/** What seats are called in sentences. */
export const namesAt =
  ({ seats }: Pick<StoredTable, 'seats'>): SeatNames =>
  (seat) =>
    seats[seat]?.name || seatLetter(seat)

export const stateIn = (room: Room, table: StoredTable, caller: Caller): TableState =>
  stateFor(table, caller, presenceIn(room, table))

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

/** Nonces are told once the game has begun, the secret once it has ended: by then nobody can use them. */
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

/** Tables where it is your turn come first, then running, open and finished ones; within each the last played first. */
export const byUrgency = (a: TableCard, b: TableCard): number =>
  Number(b.isYourTurn) - Number(a.isYourTurn) || PHASE_ORDER[a.phase] - PHASE_ORDER[b.phase] || b.played - a.played

const PHASE_ORDER = { running: 0, open: 1, over: 2 }
