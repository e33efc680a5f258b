/** The log as a viewer is told it. */

import { type Event, eventsFor, type Game, type RuleId, type Seat, type Viewer } from '@skerry/kernel'
import { type Row, remaining, withEntry } from './row.ts'

/** A row of the log as the viewer was told it. */
export interface LogEntry {
  /** Its number; the version after it is one more. −1: what happened before the first row. */
  readonly row: number
  readonly seat: Seat | null
  readonly isUndo: boolean
  /** The seat gave up; a bot plays on for it, or the game is over. */
  readonly hasResigned?: true
  /** From here on newer rules decide; these rules of the ledger have changed. */
  readonly newRules?: readonly RuleId[]
  /** The viewer's own standing order that chose, in notation. Others are told an ordinary choice. */
  readonly order?: string
  readonly events: readonly Event[]
}

/** What a viewer is told of a row. `row` null: what happened before the first one. */
export function logEntry(game: Game, v: number, row: Row | null, events: readonly Event[], viewer: Viewer): LogEntry {
  return {
    row: v,
    seat: row?.seat ?? null,
    isUndo: row?.kind === 'undo',
    ...(row?.kind === 'resignation' ? { hasResigned: true } : {}),
    ...(row?.kind === 'rules' ? { newRules: changedBy(game, row.rules) } : {}),
    ...ownOrder(row, viewer),
    events: eventsFor(events, viewer),
  }
}

/** The standing order that made this row, for the seat that had left it. */
export const ownOrder = (row: Row | null, viewer: Viewer): Pick<LogEntry, 'order'> =>
  row?.kind === 'choice' && row.seat === viewer && row.order !== undefined ? { order: row.order } : {}

/** What became different with this version of the rules. */
const changedBy = ({ changes }: Game, version: string): readonly RuleId[] =>
  changes.find((change) => change.version === version)?.rules ?? []

function kindOf({ isUndo, hasResigned, newRules }: LogEntry): Row['kind'] {
  if (isUndo) return 'undo'
  return hasResigned ? 'resignation' : newRules === undefined ? 'choice' : 'rules'
}

/** The entries that no undo took back. */
export const remainingEntries = (log: readonly LogEntry[]): readonly LogEntry[] => remaining(log, kindOf)

/** The entries that stand after one more. */
export const withLogEntry = (left: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] =>
  withEntry(left, entry, kindOf)
