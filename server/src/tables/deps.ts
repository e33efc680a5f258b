/** What the subjects of `tables/` work with. */

import type { BotPool } from '../bots/pool.ts'
import type { Games, ServedGame } from '../games.ts'
import { type Log, stackOf } from '../log.ts'
import type { RulesHost } from '../rules/host.ts'
import type { Sources } from '../sources.ts'
import type { GroupCommit } from '../store/group-commit.ts'
import type { Change, Store, StoredTable } from '../store/types.ts'
import type { Rooms } from './rooms.ts'
import { ProblemError } from './types.ts'

export interface TableDeps {
  readonly store: Store
  readonly commits: GroupCommit
  readonly rooms: Rooms
  readonly rules: RulesHost
  readonly bots: BotPool
  readonly games: Games
  readonly sources: Sources
  readonly log: Log
}

/** A subject of `tables/`: it has the dependencies of all, and the parts made before it that it uses. */
export abstract class TablePart<Parts = unknown> {
  protected readonly deps: TableDeps
  protected readonly parts: Parts

  constructor(deps: TableDeps, parts: Parts) {
    this.deps = deps
    this.parts = parts
  }
}

/** Stores changes that belong to no table in use. */
export async function commit({ commits, log }: TableDeps, changes: readonly Change[]): Promise<void> {
  try {
    await commits.commit(changes)
  } catch (error) {
    log.error({ fault: stackOf(error) }, 'store')
    throw new ProblemError('unavailable')
  }
}

/** The game that a caller names. */
export async function gameNamed({ games }: TableDeps, id: string): Promise<ServedGame> {
  const game = await games.find(id)
  if (game === null) throw new ProblemError('badRequest', { details: `there is no game “${id}”` })
  return game
}

/** The game of a stored table. */
export async function gameOf({ games }: TableDeps, table: Pick<StoredTable, 'game'>): Promise<ServedGame> {
  const game = await games.find(table.game)
  if (game === null) throw new ProblemError('unavailable')
  return game
}
