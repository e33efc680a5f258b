/** Records played again. */

import { type Event, type Game, type GameTypes, hashOf, InputError, type PositionOf, packOf } from '@skerry/kernel'
import type { GameRecord } from './record.ts'
import { type RecordRow, type Row, rowOf } from './row.ts'
import { beginSession, GameSession } from './session.ts'

/** Plays a record again, row by row; throws `InputError` naming the first row that does not fit. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  record: GameRecord,
  onRow?: (session: GameSession<G>, row: RecordRow, events: readonly Event[]) => void,
): GameSession<G> {
  if (record.game !== game.id) throw new InputError('record', 'otherGame', { recorded: record.game, here: game.id })
  checkPack(content, record)
  const session = beginSession(game, content, record.seats, record.options, record.start as PositionOf<G> | undefined)
  for (const [v, row] of record.rows.entries()) {
    const events = session.replay(row, `row ${v}`)
    onRow?.(session, row, events)
  }
  return session
}

function checkPack(content: object, { pack }: GameRecord): void {
  if (pack !== packOf(content)) throw new InputError('record', 'otherPack', { recorded: pack, here: packOf(content) })
}

/**
 * Plays rows again as far as these rules can. Rows that only older rules can play have no events and lead to no known position;
 * the game is taken up again where newer rules went on. Null: these rules do not know where the log ends.
 */
export function followLog<G extends GameTypes>(
  begun: GameSession<G>,
  rows: readonly RecordRow[],
  onRow: (row: Row, events: readonly Event[], position: PositionOf<G> | null) => void,
): GameSession<G> | null {
  const { game, content, version: first } = begun
  let session: GameSession<G> | null = begun
  for (const [i, recorded] of rows.entries()) {
    const v = first + i
    const events: readonly Event[] | null = session === null ? null : replayedRow(session, recorded, v)
    if (events === null) {
      const position = recorded.position as PositionOf<G> | undefined
      session = position === undefined ? null : new GameSession(game, content, { v: v + 1, position, standing: [] })
    }
    onRow(rowOf(recorded), events ?? [], session?.position ?? null)
  }
  return session
}

/** Null: it does not lead where it led. */
function replayedRow<G extends GameTypes>(session: GameSession<G>, row: RecordRow, v: number): readonly Event[] | null {
  try {
    return session.replay(row, `row ${v}`)
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}

/** Rows that only older rules can play: newer ones have gone on from a position that they would not have come to. */
export interface OlderRows {
  readonly from: number
  readonly to: number
}

export interface PlayedAgain {
  readonly session: GameSession
  /** Null: every row was played. */
  readonly older: OlderRows | null
}

/**
 * Plays the rows of a record again, also those of a game that newer rules took over. `play` does what is to be done with a row,
 * and throws if it does not fit; `onRow` is told what it gave, null for rows of older rules. Throws what `play` throws at the
 * first row of these rules.
 */
export function playAgain<T extends object>(
  game: Game,
  content: GameTypes['content'],
  record: GameRecord,
  play: (session: GameSession, row: RecordRow, v: number) => T,
  onRow: (row: RecordRow, v: number, played: T | null) => void = () => undefined,
): PlayedAgain {
  checkPack(content, record)
  const { seats, options, rows } = record
  const begin = (start: unknown) =>
    beginSession(game, content, seats, options, start as PositionOf<GameTypes> | undefined)
  const lastTakeover = rows.findLastIndex(({ position }) => position !== undefined)
  let session: GameSession | null = begin(record.start)
  const older: number[] = []
  for (const [v, row] of rows.entries()) {
    const mayFail = v < lastTakeover
    const at: GameSession | null = session ?? triedIf(mayFail, () => takenOver(begin, row, v))
    const played: T | null = at === null ? null : triedIf(mayFail, () => play(at, row, v))
    session = played === null ? null : at
    if (played === null) older.push(v)
    onRow(row, v, played)
  }
  const [from, to] = [older[0], older.at(-1)]
  return { session: session as GameSession, older: from === undefined || to === undefined ? null : { from, to } }
}

/** The game at the position where newer rules take it over; null: not in this row. */
function takenOver(begin: (start: unknown) => GameSession, row: RecordRow, v: number): GameSession | null {
  if (row.position === undefined) return null
  const reached = hashOf(row.position)
  if (reached !== row.hash) throw new InputError(`row ${v}`, 'otherPosition', { recorded: row.hash, reached })
  return begin(row.position)
}

function triedIf<T>(mayFail: boolean, work: () => T | null): T | null {
  try {
    return work()
  } catch (error) {
    if (mayFail) return null
    throw error
  }
}
