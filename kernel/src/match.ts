/** A game in progress with its log: commands in, rows out; undo, record and replay. */

import { draw, findOutcome, type Random, writeOutcome } from './chance.ts'
import type { DefinedGame } from './define.ts'
import { packOf } from './define.ts'
import { InputError } from './errors.ts'
import { parse, write } from './notation.ts'
import { hashOf } from './plain.ts'
import type { Applied, Choice, Event, GameTypes, Options, Plain, Position, PositionOf, Refusal, Seat } from './types.ts'

/** One command with the chance that followed it, or an undo. Rows are only ever added. */
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

/** A row that stands (no undo took it back), with what undo needs. */
interface Standing<G extends GameTypes> {
  readonly row: Row
  readonly before: PositionOf<G>
  /** Something was shown to somebody, or chance had its say: no way back. */
  readonly final: 'chance' | 'reveal' | null
}

export type Taken = { readonly events: readonly Event[]; readonly row: Row } | { readonly refused: Refusal }

export class Match<G extends GameTypes = GameTypes> {
  readonly game: DefinedGame<G>
  readonly content: G['content']
  readonly seats: number
  readonly options: Options
  readonly rows: Row[] = []
  position: PositionOf<G>
  private readonly start: PositionOf<G> | undefined
  private readonly standing: Standing<G>[] = []

  /** A game from its setup, or a branch from any position. */
  constructor(
    game: DefinedGame<G>,
    content: G['content'],
    seats: number,
    options: Options = {},
    start?: PositionOf<G>,
  ) {
    this.game = game
    this.content = content
    this.seats = seats
    this.options = options
    this.start = start
    this.position = start ?? game.setup(content, seats, options)
  }

  /** Lets chance have its say where it comes first, e.g. before the first decision. */
  begin(random: Random): readonly Event[] {
    if (this.game.pending(this.content, this.position).kind !== 'chance') return []
    const taken = this.command(null, [], (outcomes) => writeOutcome(draw(outcomes, random)))
    return 'events' in taken ? taken.events : []
  }

  /** Takes one or more choices of a seat, in order, whole or not at all, and the chance that follows. */
  choose(seat: Seat, choices: readonly (Choice | string)[], random: Random): Taken {
    return this.command(seat, choices, (outcomes) => writeOutcome(draw(outcomes, random)))
  }

  /** Takes back the seat's last row: never across chance, a reveal or another seat's choice. */
  undo(seat: Seat): Taken {
    const why = this.undoBarrier(seat)
    const pending = this.game.pending(this.content, this.position)
    if (why !== null)
      return {
        refused: {
          rule: pending.kind === 'over' ? pending.result.rule : pending.rule,
          reason: 'cannotUndo',
          params: { why },
        },
      }
    this.position = (this.standing.pop() as Standing<G>).before
    const row: Row = { seat, choices: [], outcomes: [], undo: true, hash: hashOf(this.position) }
    this.rows.push(row)
    return { events: [], row }
  }

  /** What keeps this seat from undoing; null: nothing. */
  undoBarrier(seat: Seat): 'nothingDone' | 'otherSeat' | 'chance' | 'reveal' | null {
    const last = this.standing[this.standing.length - 1]
    if (last === undefined || last.row.seat === null) return 'nothingDone'
    return last.row.seat === seat ? last.final : 'otherSeat'
  }

  record(): GameRecord {
    const { game, content, seats, options, start, rows } = this
    const branch = start === undefined ? {} : { start }
    return {
      format: RECORD_FORMAT,
      game: game.id,
      rules: game.version,
      pack: packOf(content),
      seats,
      options,
      ...branch,
      rows: [...rows],
    }
  }

  /** Plays one recorded row again; throws if it does not lead where it led then. */
  replayRow(row: Row, where: string): readonly Event[] {
    const outcomes = [...row.outcomes]
    const next = () => outcomes.shift()
    const taken = row.undo ? this.undo(row.seat as Seat) : this.command(row.seat, row.choices, next)
    if ('refused' in taken)
      throw new InputError(where, 'refused', { ...taken.refused, params: taken.refused.params as Plain })
    if (outcomes.length > 0) throw new InputError(where, 'outcomesLeftOver', { outcomes })
    if (taken.row.hash !== row.hash)
      throw new InputError(where, 'otherPosition', { recorded: row.hash, reached: taken.row.hash })
    return taken.events
  }

  private command(seat: Seat | null, choices: readonly (Choice | string)[], chance: Drawer): Taken {
    const { game, content } = this
    const events: Event[] = []
    const written: string[] = []
    const outcomes: string[] = []
    let position = this.position
    let final: Standing<G>['final'] = null
    const follow = (applied: Applied<G['state'], G['frame'], G['event']>) => {
      position = applied.position
      events.push(...applied.events)
      if (applied.revealed !== null) final = 'reveal'
    }
    for (const given of choices) {
      const choice = typeof given === 'string' ? parse(game.compiled.verbs, content, given) : given
      const applied = game.apply(content, position, { seat: seat as Seat, choice })
      if ('refused' in applied) return applied
      follow(applied)
      written.push(write(game.compiled.verbs, choice))
    }
    for (;;) {
      const pending = game.pending(content, position)
      if (pending.kind !== 'chance') break
      const text = chance(pending.outcomes)
      const outcome = text === undefined ? undefined : findOutcome(pending.outcomes, text)
      if (outcome === undefined)
        return {
          refused: {
            rule: pending.rule,
            reason: 'noSuchOutcome',
            params: { open: pending.chance, outcome: text ?? null },
          },
        }
      const applied = game.apply(content, position, { outcome })
      if ('refused' in applied) return applied
      follow(applied)
      outcomes.push(text as string)
      final = 'chance'
    }
    const row: Row = { seat, choices: written, outcomes, hash: hashOf(position) }
    this.standing.push({ row, before: this.position, final })
    this.rows.push(row)
    this.position = position
    return { events, row }
  }
}
type Drawer = (outcomes: Parameters<typeof draw>[0]) => string | undefined

/** Plays a record again, row by row; throws `InputError` naming the first row that does not fit. */
export function replay<G extends GameTypes>(
  game: DefinedGame<G>,
  content: G['content'],
  record: GameRecord,
  onRow?: (match: Match<G>, row: Row, events: readonly Event[]) => void,
): Match<G> {
  if (record.game !== game.id) throw new InputError('record', 'otherGame', { recorded: record.game, here: game.id })
  if (record.pack !== packOf(content))
    throw new InputError('record', 'otherPack', { recorded: record.pack, here: packOf(content) })
  const match = new Match(game, content, record.seats, record.options, record.start as PositionOf<G> | undefined)
  record.rows.forEach((row, v) => {
    const events = match.replayRow(row, `row ${v}`)
    onRow?.(match, row, events)
  })
  return match
}

/** Reads a record from outside; throws `InputError` with the place and what was expected. */
export function parseRecord(value: unknown): GameRecord {
  const record = fieldsOf(value, 'record')
  if (record.format !== RECORD_FORMAT)
    throw new InputError('record.format', 'unknownFormat', { got: String(record.format), known: RECORD_FORMAT })
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
  listOf(start.stack, 'record.start.stack').forEach((frame, i) => {
    const { rule, at } = fieldsOf(frame, `record.start.stack.${i}`)
    textOf(rule, `record.start.stack.${i}.rule`)
    textOf(at, `record.start.stack.${i}.at`)
  })
}

function checkRow(value: unknown, where: string): void {
  const row = fieldsOf(value, where)
  if (row.seat !== null && !Number.isSafeInteger(row.seat)) throw new InputError(`${where}.seat`, 'notASeat')
  for (const key of ['choices', 'outcomes'] as const)
    for (const text of listOf(row[key], `${where}.${key}`)) textOf(text, `${where}.${key}`)
  if (row.undo !== undefined && row.undo !== true) throw new InputError(`${where}.undo`, 'notTrue')
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
