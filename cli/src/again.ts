/** Plays the rows of a record again, also those of a game that newer rules took over. */

import {
  type DefinedGame,
  type GameRecord,
  type GameTypes,
  hashOf,
  InputError,
  Match,
  type PositionOf,
  packOf,
  type Row,
} from '@skerry/kernel'

/** Rows that only older rules can play: newer ones have gone on from a position that they would not have come to. */
export interface OlderRows {
  readonly from: number
  readonly to: number
}

export interface PlayedAgain {
  readonly match: Match
  /** Null: every row was played. */
  readonly older: OlderRows | null
}

/**
 * `play` does what is to be done with a row, and throws if it does not fit; `onRow` is told what it gave, null for rows of older
 * rules. Throws what `play` throws at the first row of these rules.
 */
export function playAgain<T extends object>(
  game: DefinedGame,
  content: GameTypes['content'],
  record: GameRecord,
  play: (match: Match, row: Row, v: number) => T,
  onRow: (row: Row, v: number, played: T | null) => void = () => undefined,
): PlayedAgain {
  if (record.pack !== packOf(content))
    throw new InputError('record', 'otherPack', { recorded: record.pack, here: packOf(content) })
  const { seats, options, rows } = record
  const begin = (start: unknown) => new Match(game, content, seats, options, start as PositionOf<GameTypes> | undefined)
  const lastTakeover = rows.findLastIndex(({ position }) => position !== undefined)
  let match: Match | null = begin(record.start)
  const older: number[] = []
  for (const [v, row] of rows.entries()) {
    const mayFail = v < lastTakeover
    const at: Match | null = match ?? triedIf(mayFail, () => takenOver(begin, row, v))
    const played: T | null = at === null ? null : triedIf(mayFail, () => play(at, row, v))
    match = played === null ? null : at
    if (played === null) older.push(v)
    onRow(row, v, played)
  }
  const [from, to] = [older[0], older.at(-1)]
  return { match: match as Match, older: from === undefined || to === undefined ? null : { from, to } }
}

/** The game at the position where newer rules take it over; null: not in this row. */
function takenOver(begin: (start: unknown) => Match, { position, hash }: Row, v: number): Match | null {
  if (position === undefined) return null
  const reached = hashOf(position)
  if (reached !== hash) throw new InputError(`row ${v}`, 'otherPosition', { recorded: hash, reached })
  return begin(position)
}

function triedIf<T>(mayFail: boolean, work: () => T | null): T | null {
  try {
    return work()
  } catch (error) {
    if (mayFail) return null
    throw error
  }
}
