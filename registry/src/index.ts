/** Finds the games: every folder of games/ with an index.ts is one. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  GameAbout,
  Guide,
  Language,
  Ledger,
  OrderKind,
  PackWarnings,
  Report,
  TerminalPart,
  Words,
} from '@skerry/contracts'
import { type Game, hashOf } from '@skerry/kernel'
import type { Example, Exercise, Stage } from '@skerry/kit'

export const LANGUAGES: readonly Language[] = ['en', 'de']

/** A game's folder is not as it should be. */
export class RegistryFault extends Error {
  override readonly name = 'RegistryFault'
}

export interface OpenedGame {
  readonly id: string
  readonly folder: string
  readonly game: Game
  /** The built-in pack. */
  readonly pack: unknown
  readonly words: Readonly<Record<Language, Words>>
  /** The standing orders a seat may leave. */
  readonly orders: readonly OrderKind[]
}

/** Ids of the games under this root, in order. */
export function gameIds(root: string): string[] {
  const games = join(root, 'games')
  if (!existsSync(games)) throw new RegistryFault(`${games}: there is no such folder; the games belong there.`)
  return readdirSync(games)
    .filter((name) => existsSync(join(games, name, 'index.ts')))
    .sort()
}

/** The game of this id, which must be one of `gameIds`. */
export async function openGame(root: string, id: string): Promise<OpenedGame> {
  const folder = join(root, 'games', id)
  const index: Record<string, unknown> = await modulePart(folder, 'index.ts', ['game', 'pack'])
  const { game, pack, orders = [] } = index
  const { words } = await modulePart(folder, 'words/index.ts', ['words'])
  const opened: OpenedGame = {
    id,
    folder,
    game: game as Game,
    pack,
    words: words as OpenedGame['words'],
    orders: orders as OpenedGame['orders'],
  }
  if (opened.game.id !== id) throw new RegistryFault(`games/${id}/index.ts: its game calls itself “${opened.game.id}”.`)
  return opened
}

/** Hashes of the packs that a game has ever had built in, the present one among them: `data/released/<hash>.json`. */
export function releasedPacks({ folder }: Pick<OpenedGame, 'folder'>): string[] {
  const released = releasedIn(folder)
  if (!existsSync(released)) return []
  return readdirSync(released)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
}

/** The pack of this hash: the built-in one, or one that was built in once. Undefined: it is none of these. */
export function packOfHash({ folder, pack }: OpenedGame, hash: string): unknown {
  if (hashOf(pack) === hash) return pack
  return releasedPacks({ folder }).includes(hash) ? releasedPack({ folder }, hash) : undefined
}

/** A pack that `releasedPacks` names. */
export const releasedPack = ({ folder }: Pick<OpenedGame, 'folder'>, hash: string): unknown =>
  JSON.parse(readFileSync(join(releasedIn(folder), `${hash}.json`), 'utf8'))

export const releasedIn = (folder: string): string => join(folder, 'data', 'released')

/** Examples may bring a pack of their own, so that tuning the built-in one never changes them. */
export async function examplesOf({ folder, game, pack: builtIn }: OpenedGame): Promise<Exercise> {
  const part: Record<string, unknown> = await modulePart(folder, 'examples/index.ts', ['examples', 'stage'])
  const { examples, stage, pack = builtIn } = part
  return { game, pack, examples: examples as readonly Example[], stage: stage as Stage }
}

export async function ledgerOf({ folder }: OpenedGame): Promise<Ledger> {
  return (await modulePart(folder, 'ledger.ts', ['ledger'])).ledger as Ledger
}

/** What the game tells its bots; null: nothing. */
export const guideOf = (opened: OpenedGame) => optional<Guide>(opened, 'bot.ts', 'guide')
/** What a game says about itself in lists; null: nothing. */
export const aboutOf = (opened: OpenedGame) => optional<GameAbout>(opened, 'about.ts', 'about')
/** What a game finds unusual about a pack that it can play; null: it has no warnings. */
export const packWarningsOf = (opened: OpenedGame) => optional<PackWarnings>(opened, 'pack-warnings.ts', 'packWarnings')
/** What the game tells about many games; null: nothing. */
export const reportOf = (opened: OpenedGame) => optional<Report>(opened, 'report.ts', 'report')
/** How the game looks in a terminal; null: the terminal shows its things as a list. */
export const terminalOf = (opened: OpenedGame) => optional<TerminalPart>(opened, 'terminal/index.ts', 'terminal')

/** What a file of the game exports under this name; null: there is no such file. */
async function optional<T>({ folder }: OpenedGame, file: string, name: string): Promise<T | null> {
  if (!existsSync(join(folder, file))) return null
  return (await modulePart(folder, file, [name]))[name] as T
}

async function modulePart<K extends string>(
  folder: string,
  file: string,
  names: readonly K[],
): Promise<Record<K, unknown>> {
  const path = join(folder, file)
  if (!existsSync(path)) throw new RegistryFault(`${path}: there is no such file.`)
  const found = await load(path)
  const missing = names.find((name) => found[name] === undefined)
  if (missing !== undefined) throw new RegistryFault(`${path} exports no “${missing}”.`)
  return found as Record<K, unknown>
}

async function load(path: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(pathToFileURL(path).href)
  } catch (error) {
    throw new RegistryFault(`${path} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
  }
}
