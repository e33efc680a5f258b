/** Tables before and after: a new one, one where somebody sits down, leaves or begins, one after a row. Pure functions. */

import type { Options, Seat } from '@skerry/kernel'
import { type AskedOf, type BotLevel, freeName, type SeatPlan, type Visibility } from '@skerry/link'
import {
  type Answerer,
  answerersOf,
  NO_ORDERS,
  occupantAfter,
  type RecordRow,
  rowOf,
  type SeatOrders,
} from '@skerry/session'
import { nonceFrom } from '../rules/dice.ts'
import type { Status } from '../rules/messages.ts'
import type { Sources } from '../sources.ts'
import type { StoredGuest, StoredSeat, StoredTable } from '../store/types.ts'
import { ProblemError } from './types.ts'

/** The game of a table, its rules, content and options. */
export interface GameSetup {
  readonly game: string
  readonly rules: string
  readonly pack: string
  readonly hasOwnPack: boolean
  readonly options: Options
}

export function newTable(
  sources: Sources,
  setup: GameSetup,
  plans: readonly SeatPlan[],
  host: StoredGuest,
  visibility: Visibility,
): StoredTable {
  const now = sources.now()
  return {
    id: sources.id(),
    ...setup,
    seats: seatsFor(sources, plans, host),
    host: host.id,
    visibility,
    phase: 'open',
    begun: now,
    played: now,
    version: 0,
    asked: null,
    winners: [],
    endedBy: null,
    secret: sources.secret(),
    witnessedFrom: 0,
    rematch: null,
    held: null,
    isDue: false,
  }
}

/** The same seats again. Everybody but the host must sit down again, so that everybody adds to the dice. */
export function rematchOf(sources: Sources, table: StoredTable, host: StoredGuest, own: Seat): StoredTable {
  const { game, rules, pack, hasOwnPack, options } = table
  const plans = table.seats.map(({ by, guest }, seat) =>
    seat === own ? 'me' : guest !== null || by === 'person' || by === 'open' ? 'open' : by,
  )
  const visibility = table.visibility === 'public' ? 'unlisted' : table.visibility
  return newTable(sources, { game, rules, pack, hasOwnPack, options }, plans, host, visibility)
}

function seatsFor(sources: Sources, plans: readonly SeatPlan[], host: StoredGuest): StoredSeat[] {
  const seats: StoredSeat[] = []
  for (const plan of plans)
    if (plan === 'me') seats.push(personSeat(sources, host))
    else seats.push(plan === 'open' ? openSeat(sources) : botSeat(sources, plan, [{ name: host.name }, ...seats]))
  return seats
}

const openSeat = (sources: Sources): StoredSeat => ({
  by: 'open',
  guest: null,
  name: '',
  invite: sources.secret(),
  nonce: '',
  hasResigned: false,
  delegated: null,
  orders: NO_ORDERS,
})

const botSeat = (sources: Sources, level: BotLevel, others: readonly Pick<StoredSeat, 'name'>[]): StoredSeat => ({
  ...openSeat(sources),
  by: level,
  name: freeName(others.map(({ name }) => name)),
})

/** A person who sits down may add a nonce to the dice. */
const personSeat = (sources: Sources, guest: StoredGuest, nonce = ''): StoredSeat => ({
  ...openSeat(sources),
  by: 'person',
  guest: guest.id,
  name: guest.name,
  nonce,
})

const withSeat = (table: StoredTable, seat: Seat, now: StoredSeat): StoredTable => ({
  ...table,
  seats: table.seats.with(seat, now),
})

export function checkOpen({ phase }: StoredTable): void {
  if (phase !== 'open') throw new ProblemError('notOpen')
}

function seatAt({ seats }: StoredTable, seat: Seat): StoredSeat {
  const found = seats[seat]
  if (found === undefined) throw new ProblemError('noSeat')
  return found
}

/** Somebody sits down. Nothing changes for somebody who sits there already. */
export function seated(
  sources: Sources,
  table: StoredTable,
  seat: Seat,
  guest: StoredGuest,
  nonce: string | undefined,
): StoredTable {
  const own = table.seats.findIndex((one) => one.guest === guest.id)
  if (own === seat) return table
  checkOpen(table)
  if (own >= 0) throw new ProblemError('seatTaken', { details: `You sit on seat ${own + 1} already.` })
  const free = seatAt(table, seat)
  if (free.by !== 'open') throw new ProblemError('seatTaken')
  // The invitation stays valid for the person who followed it.
  const name = nameAmong(table.seats, guest.name)
  return withSeat(table, seat, { ...personSeat(sources, guest, nonce), name, invite: free.invite })
}

/** Adds a number to a name that somebody else at the table has. */
function nameAmong(seats: readonly StoredSeat[], name: string): string {
  const isTaken = (one: string) => seats.some((seat) => seat.name === one)
  if (!isTaken(name)) return name
  for (let n = 2; ; n++) if (!isTaken(`${name} ${n}`)) return `${name} ${n}`
}

export function firstFreeSeat({ seats }: StoredTable): Seat {
  const seat = seats.findIndex(({ by }) => by === 'open')
  if (seat < 0) throw new ProblemError('seatTaken')
  return seat
}

/** Frees a seat and makes its old invitation invalid. */
export function freed(sources: Sources, table: StoredTable, seat: Seat): StoredTable {
  checkOpen(table)
  seatAt(table, seat)
  const left = withSeat(table, seat, openSeat(sources))
  const isHostGone = !left.seats.some(({ guest }) => guest === left.host) && table.seats[seat]?.guest === left.host
  const heir = left.seats.find(({ guest }) => guest !== null)?.guest
  if (!isHostGone) return left
  // Without its host the table passes to somebody who still sits there; an empty table closes.
  return heir ? { ...left, host: heir } : { ...left, phase: 'over' }
}

export function withBot(sources: Sources, table: StoredTable, seat: Seat, by: 'open' | BotLevel): StoredTable {
  checkOpen(table)
  if (seatAt(table, seat).by === 'person') throw new ProblemError('seatTaken')
  return withSeat(table, seat, by === 'open' ? openSeat(sources) : botSeat(sources, by, table.seats))
}

/** The host may add a nonce now: when the table was opened, its commitment was not known yet. */
export function begun(table: StoredTable, now: number, nonce = ''): StoredTable {
  checkOpen(table)
  if (table.seats.some(({ by }) => by === 'open')) throw new ProblemError('notReady')
  const { secret, id, host } = table
  const seats = table.seats.map((seat, i) => ({
    ...seat,
    nonce: (seat.guest === host && nonce) || seat.nonce || nonceFrom(secret, id, i),
  }))
  return { ...table, seats, phase: 'running', begun: now, played: now }
}

/** After a row (null: only chance came first, and there was none). */
export function afterRow(table: StoredTable, row: RecordRow | null, status: Status, now: number): StoredTable {
  const { version, asked, isOver, winners } = status
  return withDue({
    ...table,
    seats: row === null ? table.seats : seatsAfter(table.seats, row, asked),
    version,
    asked,
    winners,
    played: now,
    ...(isOver ? { phase: 'over', endedBy: 'rules' } : {}),
  })
}

/** The same list if nothing has changed. */
function seatsAfter(seats: readonly StoredSeat[], row: RecordRow, asked: AskedOf | null): readonly StoredSeat[] {
  const played = rowOf(row)
  const after = seats.map((seat, i) => occupantAfter(seat, i, played, asked))
  return after.some((seat, i) => seat !== seats[i]) ? after : seats
}

/** Marks whether something may answer instead of a person. */
const withDue = (table: StoredTable): StoredTable => ({ ...table, isDue: answerersAt(table).length > 0 })

/** A bot plays on. With only two seats, or without another person, the game is over and the others have won. */
export function afterResigning(table: StoredTable, seat: Seat, level: BotLevel): StoredTable {
  return withDue(resigned(table, seat, level))
}

function resigned(table: StoredTable, seat: Seat, level: BotLevel): StoredTable {
  const gone = withSeat(table, seat, {
    ...seatAt(table, seat),
    by: level,
    hasResigned: true,
    delegated: null,
    orders: NO_ORDERS,
  })
  const isOver = table.seats.length <= 2 || !gone.seats.some(({ by }) => by === 'person')
  if (!isOver) return gone
  const winners = gone.seats.flatMap(({ hasResigned }, i) => (hasResigned ? [] : [i]))
  return { ...gone, phase: 'over', endedBy: 'resigned', winners, asked: null, isDue: false }
}

export const delegatedTo = (table: StoredTable, seat: Seat, rule: string | null): StoredTable =>
  withDue(withSeat(table, seat, { ...seatAt(table, seat), delegated: rule }))

export const withOrders = (table: StoredTable, seat: Seat, orders: SeatOrders): StoredTable =>
  withDue(withSeat(table, seat, { ...seatAt(table, seat), orders }))

/** What may answer instead of a person; nobody plays on at a table that is not running. */
export const answerersAt = ({ phase, seats, asked }: StoredTable): Answerer[] =>
  phase === 'running' ? answerersOf(asked, seats) : []
