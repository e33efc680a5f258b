/** Reads tables from files, whoever wrote them. */

import { InputError } from '@skerry/kernel'
import { gameRecord, parseRecord } from '@skerry/session'
import type { BotLevel, SeatInfo, Sharing } from '../link/types.ts'
import type { Kept, SavedTable } from './saved.ts'

const LEVELS: readonly BotLevel[] = ['random', 'novice', 'adept', 'master']
const LONGEST_NAME = 40

/**
 * Reads a file somebody brings: a table of ours, a game of the terminal, or a bare record. Throws `InputError`. A pack and a
 * newest position that came along are kept: the game outlives changes of both.
 */
export function parseSaved(text: string, now: number): SavedTable {
  const value = readJson(text)
  const record = parseRecord(value)
  const { table, terminal } = value as {
    table?: Partial<Kept>
    terminal?: { seat?: unknown; bots?: unknown; seed?: unknown }
  }
  const seats = table?.seats ?? seatsOfTerminal(record.seats, terminal)
  const kept: Kept = {
    seats: checkSeats(seats, record.seats),
    sharing: checkSharing(table?.sharing, seats),
    begun: timeOf(table?.begun, now),
    played: timeOf(table?.played, now),
    seed: String(table?.seed ?? terminal?.seed ?? `import ${now}`).slice(0, 100),
    isOver: false,
    winners: [],
    asked: null,
  }
  return { ...gameRecord(record), table: kept }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError('file', 'notJson')
  }
}

/** A game of the terminal knows one seat and the levels of the others; a bare record is looked at by all. */
function seatsOfTerminal(seats: number, terminal: { seat?: unknown; bots?: unknown } | undefined): SeatInfo[] {
  const bots = Array.isArray(terminal?.bots) ? terminal.bots : []
  return Array.from({ length: seats }, (_, seat) => {
    const level = LEVELS.find((known) => known === bots[seat])
    const name = String.fromCharCode(65 + seat)
    return { name, by: terminal?.seat === seat ? 'person' : (level ?? 'random') }
  })
}

function checkSeats(seats: unknown, count: number): SeatInfo[] {
  if (!Array.isArray(seats) || seats.length !== count)
    throw new InputError('table.seats', 'notThatManySeats', { count })
  return seats.map((seat: Partial<SeatInfo> | null, i) => {
    const by = seat?.by === 'person' ? seat.by : LEVELS.find((level) => level === seat?.by)
    if (by === undefined) throw new InputError(`table.seats.${i}.by`, 'nobodyPlaysSo')
    const name = typeof seat?.name === 'string' ? seat.name.trim().slice(0, LONGEST_NAME) : ''
    return { name: name === '' ? String.fromCharCode(65 + i) : name, by }
  })
}

function checkSharing(sharing: unknown, seats: readonly SeatInfo[]): Sharing {
  const persons = seats.filter(({ by }) => by === 'person').length
  return persons < 2 ? 'alone' : sharing === 'open' ? 'open' : 'curtain'
}

const timeOf = (value: unknown, now: number): number =>
  typeof value === 'number' && value > 0 && value <= now ? value : now
