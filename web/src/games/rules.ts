/** The rules of the games, each a chunk of its own: loaded by workers, and by the page where it asks for a game's options. */

import type { DefinedGame, Guide } from '@skerry/kernel'

export interface Rules {
  readonly game: DefinedGame
  /** The built-in pack. */
  readonly pack: unknown
  /** What the game tells its bots; null: only random ones can play it. */
  readonly guide: Guide | null
}
type Module = { readonly game: unknown; readonly pack: unknown }

const rulesOf = ({ game, pack }: Module, guide: unknown = null): Rules => ({
  game: game as DefinedGame,
  pack,
  guide: guide as Guide | null,
})

const RULES: Readonly<Record<string, () => Promise<Rules>>> = {
  marnon: async () => {
    const [rules, bot] = await Promise.all([import('@skerry/marnon'), import('@skerry/marnon/bot')])
    return rulesOf(rules, bot.guide)
  },
  'tic-tac-toe': async () => rulesOf(await import('@skerry/tic-tac-toe')),
  'connect-four': async () => rulesOf(await import('@skerry/connect-four')),
  risk44: async () => rulesOf(await import('@skerry/risk44')),
}

export const hasRules = (id: string): boolean => Object.hasOwn(RULES, id)

/** Throws for a game nobody knows: ask `hasRules` first. */
export function openRules(id: string): Promise<Rules> {
  const load = hasRules(id) ? RULES[id] : undefined
  if (load === undefined) throw new Error(`no game ${id}`)
  return load()
}
