/** Who sits where: a new table, and tables after somebody has sat down, left or begun. Pure; nothing is kept here. */

import type { Options, Seat } from '@skerry/kernel'
import { type BotLevel, freeName, type SeatPlan, type Visibility } from '@skerry/link'
import { nonceFrom } from '../rules/dice.ts'
import type { Sources } from '../sources.ts'
import type { StoredGuest, StoredSeat, StoredTable } from '../store/types.ts'
import { ProblemError } from './types.ts'

/** What a table is played with. */
export interface Made {
  readonly game: string
  readonly rules: string
  readonly pack: string
  readonly hasOwnPack: boolean
  readonly options: Options
}

export function newTable(
  sources: Sources,
  made: Made,
  plans: readonly SeatPlan[],
  host: StoredGuest,
  visibility: Visibility,
): StoredTable {
  const now = sources.now()
  return {
    id: sources.id(),
    ...made,
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
})

const botSeat = (sources: Sources, level: BotLevel, others: readonly Pick<StoredSeat, 'name'>[]): StoredSeat => ({
  ...openSeat(sources),
  by: level,
  name: freeName(others.map(({ name }) => name)),
})

/** Whoever sits down may add a nonce to the dice. */
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

/** Somebody sits down; a seat that is theirs already stays theirs. */
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
  // The invitation stays: whoever has followed it may do so again.
  const name = nameAmong(table.seats, guest.name)
  return withSeat(table, seat, { ...personSeat(sources, guest, nonce), name, invite: free.invite })
}

/** Two people, or a person and a bot, may have one name: the second is told apart by a number. */
function nameAmong(seats: readonly StoredSeat[], name: string): string {
  const isTaken = (one: string) => seats.some((seat) => seat.name === one)
  if (!isTaken(name)) return name
  for (let n = 2; ; n++) if (!isTaken(`${name} ${n}`)) return `${name} ${n}`
}

/** The first free seat. */
export function freeSeat({ seats }: StoredTable): Seat {
  const seat = seats.findIndex(({ by }) => by === 'open')
  if (seat < 0) throw new ProblemError('seatTaken')
  return seat
}

/** Nobody sits here any more; old invitations to it lead nowhere. */
export function freed(sources: Sources, table: StoredTable, seat: Seat): StoredTable {
  checkOpen(table)
  seatAt(table, seat)
  const left = withSeat(table, seat, openSeat(sources))
  const isHostGone = !left.seats.some(({ guest }) => guest === left.host) && table.seats[seat]?.guest === left.host
  const heir = left.seats.find(({ guest }) => guest !== null)?.guest
  if (!isHostGone) return left
  // Without its host the table belongs to whoever still sits there; without anybody it is closed.
  return heir ? { ...left, host: heir } : { ...left, phase: 'over' }
}

export function withBot(sources: Sources, table: StoredTable, seat: Seat, by: 'open' | BotLevel): StoredTable {
  checkOpen(table)
  if (seatAt(table, seat).by === 'person') throw new ProblemError('seatTaken')
  return withSeat(table, seat, by === 'open' ? openSeat(sources) : botSeat(sources, by, table.seats))
}

/** Whoever begins may add a nonce now: when they opened the table its secret was not promised yet. */
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

/** A bot plays on; with only two seats, or with nobody else left, the game is over and the others have won. */
export function resigned(table: StoredTable, seat: Seat, level: BotLevel): StoredTable {
  const gone = withSeat(table, seat, { ...seatAt(table, seat), by: level, hasResigned: true, delegated: null })
  const isOver = table.seats.length <= 2 || !gone.seats.some(({ by }) => by === 'person')
  if (!isOver) return gone
  const winners = gone.seats.flatMap(({ hasResigned }, i) => (hasResigned ? [] : [i]))
  return { ...gone, phase: 'over', endedBy: 'resigned', winners, asked: null, isDue: false }
}

export const delegatedTo = (table: StoredTable, seat: Seat, rule: string | null): StoredTable =>
  withSeat(table, seat, { ...seatAt(table, seat), delegated: rule })

/** `fight.goOn` is a question of the rule `fight`. */
export const ruleOfDecision = (decision: string): string => decision.split('.')[0] as string

/** A seat that a bot must answer for now, and how well. */
export interface BotAsked {
  readonly seat: Seat
  readonly level: BotLevel | null
}

export function botsToAnswer({ phase, seats, asked }: StoredTable): BotAsked[] {
  if (phase !== 'running' || asked === null) return []
  const rule = ruleOfDecision(asked.decision)
  return asked.seats.flatMap((seat): BotAsked[] => {
    const { by, delegated } = seats[seat] as StoredSeat
    if (by !== 'person' && by !== 'open') return [{ seat, level: by }]
    return delegated === rule ? [{ seat, level: null }] : []
  })
}

/** Null: people are asked, or nobody. */
export const botToAnswer = (table: StoredTable): BotAsked | null => botsToAnswer(table)[0] ?? null
