/** Which editions the games follow: for the page about Skerry, and loaded with it. */

import type { GameEdition } from '@skerry/contracts'
import { byGame } from './folder.ts'
import { GAMES, type GameEntry } from './index.ts'

const EDITIONS = byGame(
  import.meta.glob<GameEdition>('../../../games/*/edition.ts', { eager: true, import: 'edition' }),
)

export interface FollowedGame extends GameEntry {
  readonly edition: GameEdition
}

export const FOLLOWED: readonly FollowedGame[] = GAMES.flatMap((game) => {
  const edition = EDITIONS.get(game.id)
  return edition === undefined ? [] : [{ ...game, edition }]
})
