/** The worked examples of the games, each game's a chunk of its own; only workers load them. */

import type { Example, Stage } from '@skerry/kit'
import { byGame } from './folder.ts'

/** Examples with what lays them out. */
export interface Showcase {
  readonly examples: readonly Example[]
  readonly stage: Stage
  /** Their own pack, so that tuning the built-in one never changes them; absent: they use that one. */
  readonly pack?: unknown
}

const SHOWCASES = byGame(import.meta.glob<Showcase>('../../../games/*/examples/index.ts'))

/** Null: the game has none. */
export const loadShowcase = async (id: string): Promise<Showcase | null> => (await SHOWCASES.get(id)?.()) ?? null
