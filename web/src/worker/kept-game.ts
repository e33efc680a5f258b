/** A saved table as a session sees it, and what is kept of a session. */

import { type GameTypes, InputError, type PositionOf, packOf, type Result } from '@skerry/kernel'
import {
  askedOf,
  beginSession,
  type GameSession,
  goOn,
  type KeptGame,
  type RecordRow,
  recordToKeep,
  type Snapshot,
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

/** Plays a saved table again, to be sure that it can be gone on with; throws `InputError` if it cannot. */
export function checkSaved(rules: Rules, saved: SavedTable): SavedTable {
  const { game, pack } = withPack(rules, saved.ownPack)
  const { session } = goOn(game, game.load(pack), saved)
  const { options } = saved
  return { ...recordToKeep(session, pack), options, table: keptNow(session, saved.table, saved.table.played) }
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
