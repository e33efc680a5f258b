/** The rules and examples of the games for tests and pictures, which run on Node: found by their folders, as the site does. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Showcase } from '../src/games/examples.ts'
import type { Rules } from '../src/games/rules.ts'

export const GAMES = join(import.meta.dirname, '..', '..', 'games')

export async function openRules(id: string): Promise<Rules> {
  const moduleOf = (file: string) => import(pathToFileURL(join(GAMES, id, file)).href)
  const { game, pack, orders = [] } = await moduleOf('index.ts')
  const { guide } = existsSync(join(GAMES, id, 'bot.ts')) ? await moduleOf('bot.ts') : { guide: null }
  return { game, pack, orders, guide }
}

export const openShowcase = (id: string): Promise<Showcase> =>
  import(pathToFileURL(join(GAMES, id, 'examples/index.ts')).href)
