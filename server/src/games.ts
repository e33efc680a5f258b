/** The games of the house, each opened when it is first asked for. */

import { gameIds, guideOf, type OpenedGame, openGame } from '@skerry/house'
import { type Language, packOf } from '@skerry/kernel'
import { BOT_LEVELS, type BotLevel, type GameListed } from '@skerry/link'
import type { Library } from './rules/engine.ts'

/** The rules' own way to a game. */
export const libraryOf =
  (root: string): Library =>
  async (id) =>
    gameIds(root).includes(id) ? openGame(root, id) : null

export interface ServedGame extends OpenedGame {
  /** Hash of the built-in pack. */
  readonly packHash: string
  /** Who can play it besides people. */
  readonly bots: readonly BotLevel[]
}

export class Games {
  private readonly root: string
  private readonly opened = new Map<string, Promise<ServedGame>>()
  private ids: readonly string[] | null = null

  constructor(root: string) {
    this.root = root
  }

  /** Null: there is no such game. */
  async find(id: string): Promise<ServedGame | null> {
    this.ids ??= gameIds(this.root)
    if (!this.ids.includes(id)) return null
    const known = this.opened.get(id) ?? this.open(id)
    this.opened.set(id, known)
    return known
  }

  private async open(id: string): Promise<ServedGame> {
    const opened = await openGame(this.root, id)
    const guide = await guideOf(opened)
    const packHash = packOf(opened.game.load(opened.pack))
    return { ...opened, packHash, bots: guide === null ? ['random'] : BOT_LEVELS }
  }

  async list(): Promise<GameListed[]> {
    this.ids ??= gameIds(this.root)
    const games = await Promise.all(this.ids.map((id) => this.find(id)))
    return games.flatMap((found) => (found === null ? [] : [listed(found)]))
  }
}

function listed({ id, game, words, bots }: ServedGame): GameListed {
  const name = Object.fromEntries(Object.entries(words).map(([language, said]) => [language, said.name]))
  const { seats, options, version } = game
  return { id, name: name as Record<Language, string>, seats, options, bots, rules: version }
}
