/** The games that are served, each opened when it is first asked for. */

import { faultSentence, type Language, type PackFault, refusalText, type SeatNames, sentence } from '@skerry/contracts'
import { packOf, type Refusal } from '@skerry/kernel'
import { BOT_LEVELS, type BotLevel, type GameListed } from '@skerry/link'
import { gameIds, guideOf, type OpenedGame, openGame, packOfHash } from '@skerry/registry'
import type { Library } from './rules/engine.ts'

/** How the rules' thread finds a game. */
export const libraryOf =
  (root: string): Library =>
  async (id) =>
    gameIds(root).includes(id) ? openGame(root, id) : null

export interface ServedGame extends OpenedGame {
  /** Hash of the built-in pack. */
  readonly packHash: string
  /** The levels of its bots. */
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

/** Why the rules say no, in words. */
export const refusalSentence = (
  { words }: ServedGame,
  refusal: Refusal,
  language: Language,
  names: SeatNames,
): string => sentence(refusalText(words[language], language, refusal, names))

/** A caller is told so many faults of a pack; `skerry content check` tells all. */
const MOST_PACK_FAULTS = 5

/** What is wrong with a pack, in words: `areas.3.links: …`. */
export const packFaultsText = ({ words }: ServedGame, faults: readonly PackFault[], language: Language): string =>
  faults
    .slice(0, MOST_PACK_FAULTS)
    .map((fault) => `${fault.path === '' ? 'pack' : fault.path}: ${faultSentence(words[language], fault)}`)
    .join('; ')

/** A pack that is not built in any more; undefined: the built-in one is meant, or one that nobody here knows. */
export const formerPack = (game: ServedGame, hash: string): unknown =>
  hash === game.packHash ? undefined : packOfHash(game, hash)

function listed({ id, game, words, bots }: ServedGame): GameListed {
  const name = Object.fromEntries(Object.entries(words).map(([language, said]) => [language, said.name]))
  const { seats, options, version } = game
  return { id, name: name as Record<Language, string>, seats, options, bots, rules: version }
}
