/** A game in progress with its whole log: record and replay. */

import type { Random } from './chance.ts'
import { Course, checkBranch, type StandingRow } from './course.ts'
import type { DefinedGame } from './define.ts'
import { packOf } from './define.ts'
import { InputError } from './errors.ts'
import { checkOptions } from './options.ts'
import { type GameRecord, RECORD_FORMAT, type Row } from './record.ts'
import type { Event, GameTypes, Options, PositionOf } from './types.ts'

export class Match<G extends GameTypes = GameTypes> extends Course<G> {
  readonly seats: number
  readonly options: Options
  readonly rows: Row[] = []
  private readonly start: PositionOf<G> | undefined
  private readonly opening: readonly Event[]

  /** A game from its setup, or a branch from any position. */
  constructor(
    game: DefinedGame<G>,
    content: G['content'],
    seats: number,
    options: Options = {},
    start?: PositionOf<G>,
  ) {
    const checked = checkOptions(game, seats, options)
    if (start !== undefined) checkBranch(game, content, seats, start, 'record.start')
    const begun =
      start === undefined ? game.start(content, seats, options) : { position: game.clone(start), events: [] }
    super(game, content, { v: 0, position: begun.position, standing: [] as StandingRow<G>[] })
    this.seats = seats
    this.options = checked
    this.start = start === undefined ? undefined : begun.position
    this.opening = begun.events
  }

  /** What the setup made happen, and chance where it comes first. */
  begin(random: Random): readonly Event[] {
    return [...this.opening, ...(this.chanceFirst(random)?.events ?? [])]
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

  protected override count<T extends { readonly row: Row }>(taken: T): T {
    this.rows.push(taken.row)
    return super.count(taken)
  }
}

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
