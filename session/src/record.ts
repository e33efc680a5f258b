/** Games as files: rows, the record they make, and reading one from outside. */

import { type GameTypes, InputError, type Options, type Position } from '@skerry/kernel'
import { type RecordRow, recordRow, rowOf } from './row.ts'
import type { GameSession } from './session.ts'
import type { Snapshot } from './types.ts'

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
  readonly rows: readonly RecordRow[]
  /** The pack itself, so that the game outlives changes of the built-in one. */
  readonly ownPack?: unknown
  /** The newest position, so that it outlives changes of the rules. */
  readonly snapshot?: Snapshot
}
export const RECORD_FORMAT = 'skerry-record-1'

/** What a record is made of. Rows may come with more fields than a record has. */
export interface RecordParts extends Pick<GameRecord, 'game' | 'rules' | 'pack' | 'seats' | 'options' | 'rows'> {
  readonly start?: Position | undefined
  readonly ownPack?: unknown
  readonly snapshot?: Snapshot | undefined
}

/** A record of these parts and nothing else: everybody who writes one does it here. */
export function gameRecord(parts: RecordParts): GameRecord {
  const { game, rules, pack, seats, options, start, ownPack, snapshot, rows } = parts
  return {
    format: RECORD_FORMAT,
    game,
    rules,
    pack,
    seats,
    options,
    ...(start === undefined ? {} : { start }),
    ...(ownPack === undefined ? {} : { ownPack }),
    ...(snapshot === undefined ? {} : { snapshot: positionAlone(snapshot) }),
    rows: rows.map((row) => recordRow(rowOf(row))),
  }
}

/** A game as somebody keeps it: with its pack and its newest position it outlives changes of both packs and rules. */
export const recordToKeep = <G extends GameTypes>(session: GameSession<G>, pack: unknown): GameRecord =>
  gameRecord({ ...session.record(), ownPack: pack, snapshot: session.snapshot() })

/** Where a game stands, without the positions that an undo would go back to: newer rules cannot take anything back. */
export const positionAlone = ({ v, position }: Snapshot): Snapshot => ({ v, position, standing: [] })

/** Reads a record from outside; throws `InputError` with the place and what was expected. */
export function parseRecord(value: unknown): GameRecord {
  const record = fieldsOf(value, 'record')
  if (record.format !== RECORD_FORMAT) throw new InputError('record.format', 'unknownFormat', { known: RECORD_FORMAT })
  for (const key of ['game', 'rules', 'pack'] as const) textOf(record[key], `record.${key}`)
  if (!Number.isSafeInteger(record.seats)) throw new InputError('record.seats', 'notAWholeNumber')
  for (const [key, option] of Object.entries(fieldsOf(record.options, 'record.options')))
    if (!['string', 'number', 'boolean'].includes(typeof option))
      throw new InputError(`record.options.${key}`, 'notAnOptionValue')
  if (record.start !== undefined) checkStart(record.start, 'record.start')
  const rows = listOf(record.rows, 'record.rows')
  for (const [v, row] of rows.entries()) checkRow(row, `row ${v}`)
  if (record.snapshot !== undefined) checkSnapshot(record.snapshot, rows.length)
  return value as GameRecord
}

function checkSnapshot(value: unknown, rows: number): void {
  const { v, position } = fieldsOf(value, 'record.snapshot')
  if (!Number.isSafeInteger(v) || (v as number) < 0 || (v as number) > rows)
    throw new InputError('record.snapshot.v', 'noSuchRow', { rows })
  checkStart(position, 'record.snapshot.position')
}

function checkStart(value: unknown, where: string): void {
  const start = fieldsOf(value, where)
  textOf(start.pack, `${where}.pack`)
  if (!Number.isSafeInteger(start.seats)) throw new InputError(`${where}.seats`, 'notAWholeNumber')
  fieldsOf(start.state, `${where}.state`)
  if (start.result !== null) checkResult(start.result, `${where}.result`)
  listOf(start.stack, `${where}.stack`).forEach((frame, i) => {
    const { rule, at } = fieldsOf(frame, `${where}.stack.${i}`)
    textOf(rule, `${where}.stack.${i}.rule`)
    textOf(at, `${where}.stack.${i}.at`)
  })
}

function checkResult(value: unknown, where: string): void {
  const result = fieldsOf(value, where)
  textOf(result.rule, `${where}.rule`)
  textOf(result.reason, `${where}.reason`)
  for (const seat of listOf(result.winners, `${where}.winners`))
    if (!Number.isSafeInteger(seat)) throw new InputError(`${where}.winners`, 'notASeat')
}

function checkRow(value: unknown, where: string): void {
  const row = fieldsOf(value, where)
  if (row.seat !== null && !Number.isSafeInteger(row.seat)) throw new InputError(`${where}.seat`, 'notASeat')
  for (const key of ['choices', 'outcomes'] as const)
    for (const text of listOf(row[key], `${where}.${key}`)) textOf(text, `${where}.${key}`)
  const [choices, outcomes] = [row.choices, row.outcomes] as [unknown[], unknown[]]
  for (const key of ['undo', 'resigned'] as const)
    if (row[key] !== undefined && row[key] !== true) throw new InputError(`${where}.${key}`, 'notTrue')
  if (row.order !== undefined) textOf(row.order, `${where}.order`)
  if (row.undo && (row.seat === null || choices.length + outcomes.length > 0))
    throw new InputError(`${where}.undo`, 'undoWithMore')
  if (row.resigned || row.rules !== undefined) checkRemark(row, choices.length + outcomes.length, where)
  else if (row.position !== undefined) throw new InputError(`${where}.position`, 'positionWithoutRules')
  else {
    if (!row.undo && row.seat !== null && choices.length === 0) throw new InputError(`${where}.choices`, 'noChoice')
    if (row.seat === null && outcomes.length === 0) throw new InputError(`${where}.outcomes`, 'noOutcome')
  }
  textOf(row.hash, `${where}.hash`)
}

/** Rows in which nobody chooses: somebody gave up, or other rules decide from here on. */
function checkRemark(row: Record<string, unknown>, acts: number, where: string): void {
  const isResignation = row.resigned === true
  if (acts > 0 || row.undo || (isResignation && row.rules !== undefined) || isResignation === (row.seat === null))
    throw new InputError(where, 'remarkWithMore')
  if (row.rules !== undefined) textOf(row.rules, `${where}.rules`)
  if (row.position !== undefined) checkStart(row.position, `${where}.position`)
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
