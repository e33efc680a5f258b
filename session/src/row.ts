/** One line of a game's log: what it can be, and how it is written in records and databases. */

import type { Position, Seat } from '@skerry/kernel'

/** A seat's command with the chance that followed it; seat null: chance alone, at the start of a game. */
export interface ChoiceRow {
  readonly kind: 'choice'
  readonly seat: Seat | null
  readonly choices: readonly string[]
  readonly outcomes: readonly string[]
  /** The standing order that chose, in notation. Private to the seat. */
  readonly order?: string
  /** Hash of the position after this row. */
  readonly hash: string
}
/** The seat takes its last row back. */
export interface UndoRow {
  readonly kind: 'undo'
  readonly seat: Seat
  readonly hash: string
}
/** The seat gives up; nothing on the table changes. */
export interface ResignationRow {
  readonly kind: 'resignation'
  readonly seat: Seat
  readonly hash: string
}
/** From here on this version of the rules decides. */
export interface RulesRow {
  readonly kind: 'rules'
  readonly seat: null
  readonly rules: string
  /** Where the game goes on, if the new rules would not have led to where it stood. */
  readonly position?: Position
  readonly hash: string
}

/**
 * Rows are only ever added. They hold secrets, the hash among them (a sealed answer can be found by trying), so no seat gets a
 * row while the game goes on.
 */
export type Row = ChoiceRow | UndoRow | ResignationRow | RulesRow

/** A row as it stands in records and databases: there its kind is told by the fields it has. */
export interface RecordRow {
  readonly seat: Seat | null
  readonly choices: readonly string[]
  readonly outcomes: readonly string[]
  readonly order?: string
  readonly undo?: true
  readonly resigned?: true
  readonly rules?: string
  readonly position?: Position
  readonly hash: string
}

/** The row that is recorded so; `parseRecord` has checked that its fields fit together. */
export function rowOf({ seat, choices, outcomes, order, undo, resigned, rules, position, hash }: RecordRow): Row {
  if (rules !== undefined)
    return { kind: 'rules', seat: null, rules, ...(position === undefined ? {} : { position }), hash }
  if (resigned) return { kind: 'resignation', seat: seat as Seat, hash }
  if (undo) return { kind: 'undo', seat: seat as Seat, hash }
  return { kind: 'choice', seat, choices, outcomes, ...orderOf({ order }), hash }
}

export function recordRow(row: Row): RecordRow {
  const { seat, hash } = row
  switch (row.kind) {
    case 'choice':
      return { seat, choices: row.choices, outcomes: row.outcomes, ...orderOf(row), hash }
    case 'undo':
      return { seat, ...NOTHING, undo: true, hash }
    case 'resignation':
      return { seat, ...NOTHING, resigned: true, hash }
    case 'rules':
      return {
        seat,
        ...NOTHING,
        rules: row.rules,
        ...(row.position === undefined ? {} : { position: row.position }),
        hash,
      }
  }
}

/** The standing order that chose, where one did. */
const orderOf = ({ order }: { readonly order?: string | undefined }): Pick<ChoiceRow, 'order'> =>
  order === undefined ? {} : { order }

const NOTHING = { choices: [], outcomes: [] } as const

/** The entries that no undo took back. An undo takes the last choice; resignations and newer rules stay. */
export function remaining<T>(log: readonly T[], kindOf: (entry: T) => Row['kind']): T[] {
  const left: T[] = []
  for (const entry of log)
    if (kindOf(entry) === 'undo') left.splice(lastChoice(left, kindOf), 1)
    else left.push(entry)
  return left
}

/** What stands after one entry more. */
export const withEntry = <T>(left: readonly T[], entry: T, kindOf: (entry: T) => Row['kind']): T[] =>
  kindOf(entry) === 'undo' ? left.toSpliced(lastChoice(left, kindOf), 1) : [...left, entry]

/** Where the choice that an undo takes back stands; beyond the end: it is not known any more. */
function lastChoice<T>(left: readonly T[], kindOf: (entry: T) => Row['kind']): number {
  const last = left.findLastIndex((one) => kindOf(one) === 'choice')
  return last < 0 ? left.length : last
}
