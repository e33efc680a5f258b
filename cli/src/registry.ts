/** The games of this house, for commands: what cannot be opened is said as the command line says it. */

import * as house from '@skerry/registry'
import { messageOf, UsageError } from './errors.ts'
import { suggestion } from './names.ts'

export {
  aboutOf,
  examplesOf,
  gameIds,
  guideOf,
  LANGUAGES,
  ledgerOf,
  type OpenedGame,
  packOfHash,
  packWarningsOf,
  releasedIn,
  releasedPacks,
  reportOf,
  terminalOf,
} from '@skerry/registry'

export async function openGame(root: string, id: string): Promise<house.OpenedGame> {
  const ids = house.gameIds(root)
  if (!ids.includes(id)) throw new UsageError(`There is no game “${id}”.${suggestion(id, ids)}`)
  return house.openGame(root, id)
}

/** All games, and what is wrong with those that cannot be opened. */
export async function openGames(root: string): Promise<{ games: house.OpenedGame[]; faults: string[] }> {
  const games: house.OpenedGame[] = []
  const faults: string[] = []
  for (const id of house.gameIds(root)) {
    try {
      games.push(await openGame(root, id))
    } catch (error) {
      faults.push(messageOf(error))
    }
  }
  return { games, faults }
}
