/** The levels a table offers. */

import type { Guide } from '@skerry/contracts'
import type { Game, GameTypes } from '@skerry/kernel'
import { type Bot, guideBot, randomBot } from './bot.ts'
import { type Plan, searchBot } from './search.ts'

export const BOT_NAMES = ['random', 'novice', 'adept', 'master'] as const
export type BotName = (typeof BOT_NAMES)[number]

/** Effort per turn. The same iterations are the same strength everywhere; a slow device reaches the cap before. */
export const PLANS: Readonly<Record<'adept' | 'master', Required<Pick<Plan, 'iterations' | 'seconds'>>>> = {
  adept: { iterations: 600, seconds: 1 },
  master: { iterations: 4000, seconds: 5 },
}

/** The bot of this level; null: it needs a guide and the game has none. Without a clock (`now`) there is no cap in time. */
export function botNamed<G extends GameTypes>(
  name: BotName,
  game: Game<G>,
  guide?: Guide<G> | null,
  now?: () => number,
): Bot<G> | null {
  if (name === 'random') return randomBot(game, guide)
  if (!guide) return null
  if (name === 'novice') return guideBot(game, guide)
  return searchBot(game, guide, now === undefined ? PLANS[name] : { ...PLANS[name], now })
}
