/** The rules of the games, each a chunk of its own: loaded by workers, and by the page where it asks for a game's options. */

import type { Guide, OrderKind } from '@skerry/contracts'
import type { Game } from '@skerry/kernel'
import { byGame } from './folder.ts'

export interface Rules {
  readonly game: Game
  /** The pack that is played with: the built-in one, if no table brings another. */
  readonly pack: unknown
  /** The standing orders that seats may leave. */
  readonly orders: readonly OrderKind[]
  /** What the game tells its bots; null: only random ones can play it. */
  readonly guide: Guide | null
}

const RULES = byGame(import.meta.glob<Pick<Rules, 'game' | 'pack'> & Partial<Rules>>('../../../games/*/index.ts'))
const GUIDES = byGame(import.meta.glob<Guide>('../../../games/*/bot.ts', { import: 'guide' }))

/** The rules with a pack of one's own; undefined: the built-in one. */
export const withPack = (rules: Rules, pack: unknown): Rules => (pack === undefined ? rules : { ...rules, pack })

export const hasRules = (id: string): boolean => RULES.has(id)
export const hasGuide = (id: string): boolean => GUIDES.has(id)

/** Throws for a game nobody knows: ask `hasRules` first. */
export async function openRules(id: string): Promise<Rules> {
  const load = RULES.get(id)
  if (load === undefined) throw new Error(`no game ${id}`)
  const [{ game, pack, orders = [] }, guide = null] = await Promise.all([load(), GUIDES.get(id)?.()])
  return { game, pack, orders, guide }
}
