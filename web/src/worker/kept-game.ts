/** A saved table as a session sees it, and what is kept of a session. */

import { type GameTypes, InputError, type PositionOf, packOf, type Result } from '@skerry/kernel'
import {
  askedOf,
  beginSession,
  type GameSession,
  type KeptGame,
  type RecordRow,
  recordRow,
  type Snapshot,
  takeOver,
} from '@skerry/session'
import { type Rules, withPack } from '../games/rules.ts'
import type { Head, Kept, SavedTable } from './saved.ts'

/** The game of a saved table before its first row. */
export function begin({ game }: Rules, content: object, { pack, seats, options, start }: Head): GameSession {
  if (packOf(content) !== pack) throw new InputError('record', 'otherPack')
  return beginSession(game, content, seats, options, start as PositionOf<GameTypes> | undefined)
}

export function keptGame(
  { rules, seats, options, start }: Head,
  rows: readonly RecordRow[],
  snapshot: Snapshot | null,
): KeptGame {
  return { rules, seats, options, start: start as KeptGame['start'], rows, snapshot }
}

/** Plays a saved table again, to be sure that it can be gone on with; throws `InputError` naming the first row that does not fit. */
export function checkSaved(rules: Rules, saved: SavedTable): SavedTable {
  const { game, pack } = withPack(rules, saved.ownPack)
  const content = game.load(pack)
  const { rows, snapshot = null, ...head } = saved
  if (saved.rules === game.version) {
    const session = begin(rules, content, head)
    for (const [v, row] of rows.entries()) session.replay(row, `row ${v}`)
    return {
      ...saved,
      ownPack: pack,
      snapshot: session.snapshot(),
      table: keptNow(session, saved.table, saved.table.played),
    }
  }
  const taken = takeOver(game, content, keptGame(head, rows, snapshot))
  if (taken === null) throw new InputError('record', 'otherRules', { recorded: saved.rules, here: game.version })
  const { session, row } = taken
  const table = keptNow(session, saved.table, saved.table.played)
  return {
    ...saved,
    rules: game.version,
    rows: [...rows, recordRow(row)],
    ownPack: pack,
    snapshot: session.snapshot(),
    table,
  }
}

/** What the list of tables shows of a game now. */
export function keptNow(session: GameSession, table: Kept, played = Date.now()): Kept {
  return { ...table, played, ...endOf(session.position.result), asked: askedOf(session.pending()) }
}

/** How a game ended, for the list of tables. */
function endOf(result: Result | null): Pick<Kept, 'isOver' | 'winners' | 'scores'> {
  const scores = result?.scores
  return { isOver: result !== null, winners: result?.winners ?? [], ...(scores === undefined ? {} : { scores }) }
}
