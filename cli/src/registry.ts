/** The games of this house, for commands: what cannot be opened is said as the command line says it. */

import { join, resolve } from 'node:path'
import * as house from '@skerry/house'
import { messageOf, UsageError } from './errors.ts'
import { suggestion } from './names.ts'

export {
  aboutOf,
  examplesOf,
  guideOf,
  LANGUAGES,
  ledgerOf,
  type OpenedGame,
  type Remarks,
  remarksOf,
  reportOf,
  terminalOf,
} from '@skerry/house'

/** The folder that holds games/, docs/ and web/. */
export const ROOT = resolve(process.env.SKERRY_ROOT ?? join(import.meta.dirname, '..', '..'))

export const gameIds = (): string[] => house.gameIds(ROOT)

export async function openGame(id: string): Promise<house.OpenedGame> {
  const ids = gameIds()
  if (!ids.includes(id)) throw new UsageError(`There is no game “${id}”.${suggestion(id, ids)}`)
  return house.openGame(ROOT, id)
}

/** All games, and what is wrong with those that cannot be opened. */
export async function openGames(): Promise<{ games: house.OpenedGame[]; faults: string[] }> {
  const games: house.OpenedGame[] = []
  const faults: string[] = []
  for (const id of gameIds()) {
    try {
      games.push(await openGame(id))
    } catch (error) {
      faults.push(messageOf(error))
    }
  }
  return { games, faults }
}
