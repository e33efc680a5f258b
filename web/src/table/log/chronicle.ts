/** What happened, as lines of a log and as turns of the scrubber, from the rows the viewer was told. */

import type { LogSign } from '@skerry/contracts'
import type { Event, RuleId, Seat } from '@skerry/kernel'
import type { LogEntry } from '../../link/types.ts'

export type SignOf = (event: Event) => LogSign

/**
 * What is said of a row besides its events: somebody takes one back or gives up, other rules decide from there, or the viewer's
 * own standing order chose.
 */
export type LogNote = 'tookBack' | 'resigned' | 'newRules' | 'ordered'

/** A line of the log: an event, or what else a row is. */
export interface LogLine {
  readonly key: string
  /** The version in which it has happened. */
  readonly version: number
  /** Null: `note` says what the row is. */
  readonly event: Event | null
  readonly note?: LogNote
  /** `newRules`: those that have changed. */
  readonly rules?: readonly RuleId[]
  /** `ordered`: by which order, in notation. */
  readonly order?: string
  readonly sign: LogSign
}

/** A heading stands for its event, unless the game says otherwise. */
export const hasLine = ({ sign }: LogLine): boolean => sign.heading === undefined || sign.hasLine === true

function noteOf({ isUndo, hasResigned, newRules, order }: LogEntry): Pick<LogLine, 'note' | 'rules' | 'order'> | null {
  if (isUndo) return { note: 'tookBack' }
  if (hasResigned) return { note: 'resigned' }
  if (order !== undefined) return { note: 'ordered', order }
  return newRules === undefined ? null : { note: 'newRules', rules: newRules }
}

/** The lines of one row; rows never change, so they are made once per row and reading of signs. */
function linesOfRow(row: LogEntry, signOf: SignOf): readonly LogLine[] {
  const version = row.row + 1
  const note = noteOf(row)
  const sign: LogSign = { things: [], ...(row.seat === null ? {} : { seat: row.seat }) }
  const noted = note === null ? [] : [{ key: `${row.row}`, version, event: null, ...note, sign }]
  const events = row.events.flatMap((event, i) => {
    const sign = signOf(event)
    return sign.isQuiet ? [] : [{ key: `${row.row}.${i}`, version, event, sign }]
  })
  return [...noted, ...events]
}

/** Remembers what was made of every row. */
export class Chronicle {
  private readonly signOf: SignOf
  private readonly lines = new WeakMap<LogEntry, readonly LogLine[]>()

  constructor(signOf: SignOf) {
    this.signOf = signOf
  }

  of(row: LogEntry): readonly LogLine[] {
    const known = this.lines.get(row)
    if (known !== undefined) return known
    const made = linesOfRow(row, this.signOf)
    this.lines.set(row, made)
    return made
  }

  /** The last lines, about so many: whole rows, and how many rows came before them. */
  last(told: readonly LogEntry[], most: number): { readonly lines: readonly LogLine[]; readonly earlier: number } {
    const rows: (readonly LogLine[])[] = []
    let count = 0
    let from = told.length
    while (from > 0 && count < most) {
      from -= 1
      const lines = this.of(told[from] as LogEntry)
      rows.push(lines)
      count += lines.length
    }
    return { lines: rows.reverse().flat(), earlier: from }
  }
}

/** A bar of the scrubber: the versions from `from` (not included) up to `to`. */
export interface TurnBar {
  readonly from: number
  readonly to: number
  /** Null: nobody's turn. */
  readonly seat: Seat | null
  /** The section it lies in; empty: before the first. */
  readonly heading: string
}

/**
 * One bar per turn. A heading that names a seat begins its turn, whoever answers meanwhile; in other sections every run of
 * one seat's rows is a bar.
 */
export function turnsOf(told: readonly LogEntry[], chronicle: Chronicle): readonly TurnBar[] {
  const bars: TurnBar[] = []
  let heading = ''
  let owner: Seat | null = null
  let section = 0
  let lastSection = -1
  for (const row of told) {
    const seat = owner ?? row.seat
    const bar = bars.at(-1)
    const to = row.row + 1
    if (bar !== undefined && bar.seat === seat && lastSection === section) bars.splice(-1, 1, { ...bar, to })
    else bars.push({ from: bar?.to ?? row.row, to, seat, heading })
    lastSection = section
    for (const { sign } of chronicle.of(row))
      if (sign.heading !== undefined) {
        heading = sign.heading
        owner = sign.seat ?? null
        section += 1
      }
  }
  return bars
}

/** The bar in which a version lies. */
export const turnAt = (bars: readonly TurnBar[], version: number): TurnBar | undefined =>
  bars.find(({ from, to }) => from < version && version <= to)
