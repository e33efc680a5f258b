/** Games as files: rows, the record they make, and reading one from outside. */

import { InputError } from './errors.ts'
import type { Options, Position, Seat } from './types.ts'

/**
 * One command with the chance that followed it, or an undo. Rows are only ever added. They hold secrets, the hash among
 * them (a sealed answer can be found by trying), so no seat gets a row while the game goes on.
 */
export interface Row {
  /** Null: chance alone, at the start of a game. */
  readonly seat: Seat | null
  readonly choices: readonly string[]
  readonly outcomes: readonly string[]
  readonly undo?: true
  /** Hash of the position after this row. */
  readonly hash: string
}

/** A game as a file: all that is needed to play it again. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly rules: string
  readonly pack: string
  readonly seats: number
  readonly options: Options
  /** Where a branch begins; absent: at the setup. */
  readonly start?: Position
  readonly rows: readonly Row[]
}
export const RECORD_FORMAT = 'skerry-record-1'

/** Reads a record from outside; throws `InputError` with the place and what was expected. */
export function parseRecord(value: unknown): GameRecord {
  const record = fieldsOf(value, 'record')
  if (record.format !== RECORD_FORMAT) throw new InputError('record.format', 'unknownFormat', { known: RECORD_FORMAT })
  for (const key of ['game', 'rules', 'pack'] as const) textOf(record[key], `record.${key}`)
  if (!Number.isSafeInteger(record.seats)) throw new InputError('record.seats', 'notAWholeNumber')
  for (const [key, option] of Object.entries(fieldsOf(record.options, 'record.options')))
    if (!['string', 'number', 'boolean'].includes(typeof option))
      throw new InputError(`record.options.${key}`, 'notAnOptionValue')
  if (record.start !== undefined) checkStart(record.start)
  for (const [v, row] of listOf(record.rows, 'record.rows').entries()) checkRow(row, `row ${v}`)
  return value as GameRecord
}

function checkStart(value: unknown): void {
  const start = fieldsOf(value, 'record.start')
  textOf(start.pack, 'record.start.pack')
  if (!Number.isSafeInteger(start.seats)) throw new InputError('record.start.seats', 'notAWholeNumber')
  fieldsOf(start.state, 'record.start.state')
  if (start.result !== null) checkResult(start.result)
  listOf(start.stack, 'record.start.stack').forEach((frame, i) => {
    const { rule, at } = fieldsOf(frame, `record.start.stack.${i}`)
    textOf(rule, `record.start.stack.${i}.rule`)
    textOf(at, `record.start.stack.${i}.at`)
  })
}

function checkResult(value: unknown): void {
  const result = fieldsOf(value, 'record.start.result')
  textOf(result.rule, 'record.start.result.rule')
  textOf(result.reason, 'record.start.result.reason')
  for (const seat of listOf(result.winners, 'record.start.result.winners'))
    if (!Number.isSafeInteger(seat)) throw new InputError('record.start.result.winners', 'notASeat')
}

function checkRow(value: unknown, where: string): void {
  const row = fieldsOf(value, where)
  if (row.seat !== null && !Number.isSafeInteger(row.seat)) throw new InputError(`${where}.seat`, 'notASeat')
  for (const key of ['choices', 'outcomes'] as const)
    for (const text of listOf(row[key], `${where}.${key}`)) textOf(text, `${where}.${key}`)
  const [choices, outcomes] = [row.choices, row.outcomes] as [unknown[], unknown[]]
  if (row.undo !== undefined && row.undo !== true) throw new InputError(`${where}.undo`, 'notTrue')
  if (row.undo && (row.seat === null || choices.length + outcomes.length > 0))
    throw new InputError(`${where}.undo`, 'undoWithMore')
  if (!row.undo && row.seat !== null && choices.length === 0) throw new InputError(`${where}.choices`, 'noChoice')
  if (row.seat === null && outcomes.length === 0) throw new InputError(`${where}.outcomes`, 'noOutcome')
  textOf(row.hash, `${where}.hash`)
}

function fieldsOf(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InputError(where, 'notAnObject')
  return value as Record<string, unknown>
}
function listOf(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new InputError(where, 'notAList')
  return value
}
function textOf(value: unknown, where: string): void {
  if (typeof value !== 'string') throw new InputError(where, 'notAText')
}
