/** The games as the lobby knows them: every folder of games/ that says something about itself and has rules. */

import type { GameAbout } from '@skerry/contracts'
import { byGame } from './folder.ts'
import { hasGuide, hasRules } from './rules.ts'

export interface GameEntry extends GameAbout {
  readonly id: string
  /** Levels of bots that can play it. */
  readonly bots: 'all' | 'random'
}

const ABOUT = byGame(import.meta.glob<GameAbout>('../../../games/*/about.ts', { eager: true, import: 'about' }))

/** The islands first, the longest game before the others; then the samples. */
export const GAMES: readonly GameEntry[] = [...ABOUT]
  .filter(([id]) => hasRules(id))
  .map(([id, about]): GameEntry => ({ id, ...about, bots: hasGuide(id) ? 'all' : 'random' }))
  .sort((a, b) => Number(a.isSample ?? false) - Number(b.isSample ?? false) || b.minutes - a.minutes)

export const entryOf = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id)
