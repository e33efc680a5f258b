/** Records played again. */

import { type Event, type Game, type GameTypes, hashOf, InputError, type PositionOf, packOf } from '@skerry/kernel'
import { checkBranch } from './branch.ts'
import type { GameRecord } from './record.ts'
import { type RecordRow, type Row, rowOf } from './row.ts'
import { beginSession, type GameSession } from './session.ts'
import { tried } from './tried.ts'

/** Plays a record again, row by row; throws `InputError` naming the first row that does not fit. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  record: GameRecord,
  onRow?: (session: GameSession<G>, row: RecordRow, events: readonly Event[]) => void,
): GameSession<G> {
  checkPlayable(game, content, record)
  const session = beginSession(game, content, record.seats, record.options, record.start as PositionOf<G> | undefined)
  for (const [v, row] of record.rows.entries()) {
    const events = session.replay(row, `row ${v}`)
    onRow?.(session, row, events)
  }
  return session
}

/** The record must be of this game and this pack. */
export function checkPlayable(game: Pick<Game, 'id'>, content: object, { game: id, pack }: GameRecord): void {
  if (id !== game.id) throw new InputError('record', 'otherGame', { recorded: id, here: game.id })
  if (pack !== packOf(content)) throw new InputError('record', 'otherPack', { recorded: pack, here: packOf(content) })
}

/** A row that was played again. */
export interface PlayedRow<G extends GameTypes = GameTypes> {
  /** Its number. */
  readonly v: number
  readonly row: Row
  /** What it made happen; null: only older rules can play it. */
  readonly events: readonly Event[] | null
  /** The game after it; null: these rules do not know where it stands then. */
  readonly session: GameSession<G> | null
}
export type OnRow<G extends GameTypes = GameTypes> = (played: PlayedRow<G>) => void
/** Does what is to be done with a row; throws if it does not fit. */
export type PlayRow<G extends GameTypes = GameTypes> = (
  session: GameSession<G>,
  row: RecordRow,
  v: number,
) => readonly Event[]

/**
 * Plays rows again as far as these rules can. Rows that only older rules can play have no events and lead to no known position;
 * the game is taken up again where newer rules went on. Null: these rules do not know where the log ends.
 */
export const followLog = <G extends GameTypes>(
  begun: GameSession<G>,
  rows: readonly RecordRow[],
  onRow: OnRow<G> = () => undefined,
): GameSession<G> | null => playRows(begun, rows, asRecorded, onRow, () => true)

/** Rows that only older rules can play: newer ones have gone on from a position that they would not have come to. */
export interface OlderRows {
  readonly from: number
  readonly to: number
}

export interface PlayedAgain<G extends GameTypes = GameTypes> {
  readonly session: GameSession<G>
  /** Null: every row was played. */
  readonly older: OlderRows | null
}

/**
 * Plays the rows of a record again, also those of a game that newer rules took over. Throws what `play` throws at the first row
 * of these rules that does not fit.
 */
export function playAgain<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  record: GameRecord,
  onRow: OnRow<G> = () => undefined,
  play: PlayRow<G> = asRecorded,
): PlayedAgain<G> {
  checkPlayable(game, content, record)
  const { seats, options, start, rows } = record
  const lastTakeover = takeoverIn(rows)
  const older = new OlderRowsSeen()
  const watched: OnRow<G> = (played) => {
    older.see(played)
    onRow(played)
  }
  const begun = beginSession(game, content, seats, options, start as PositionOf<G> | undefined)
  const session = playRows(begun, rows, play, watched, (v) => v < lastTakeover)
  return { session: session as GameSession<G>, older: older.range }
}

/** The last row in which newer rules went on from a position of their own; −1: there is none. */
export const takeoverIn = (rows: readonly RecordRow[]): number =>
  rows.findLastIndex(({ position }) => position !== undefined)

/** Notes which rows were not played. */
export class OlderRowsSeen {
  range: OlderRows | null = null
  see({ v, events }: Pick<PlayedRow, 'v' | 'events'>): void {
    if (events === null) this.range = { from: this.range?.from ?? v, to: v }
  }
}

const asRecorded = <G extends GameTypes>(session: GameSession<G>, row: RecordRow, v: number): readonly Event[] =>
  session.replay(row, `row ${v}`)

/** `mayFail`: a row that does not fit is passed over, and what comes after it until newer rules took over. */
function playRows<G extends GameTypes>(
  begun: GameSession<G>,
  rows: readonly RecordRow[],
  play: PlayRow<G>,
  onRow: OnRow<G>,
  mayFail: (v: number) => boolean,
): GameSession<G> | null {
  const first = begun.version
  let session: GameSession<G> | null = begun
  for (const [i, row] of rows.entries()) {
    const v = first + i
    const at: GameSession<G> | null = session
    const step = (): Step<G> | null =>
      at === null ? takenUp(begun, rows.slice(0, i + 1)) : { session: at, events: play(at, row, v) }
    const played: Step<G> | null = mayFail(v) ? tried(step) : step()
    session = played?.session ?? null
    onRow({ v, row: rowOf(row), events: played?.events ?? null, session })
  }
  return session
}

interface Step<G extends GameTypes> {
  readonly session: GameSession<G>
  readonly events: readonly Event[]
}

/** The game at the position where the last of these rows says that newer rules took it over; null: it does not. */
export function takenUp<G extends GameTypes>(begun: GameSession<G>, rows: readonly RecordRow[]): Step<G> | null {
  const row = rows.at(-1)
  const position = row?.position as PositionOf<G> | undefined
  if (row === undefined || position === undefined) return null
  const session = begun.movedTo(rows.map(rowOf), position)
  const where = `row ${session.version - 1}`
  checkBranch(session.game, session.content, session.seats, position, `${where}.position`)
  const reached = hashOf(position)
  if (reached !== row.hash) throw new InputError(where, 'otherPosition', { recorded: row.hash, reached })
  return { session, events: [] }
}
