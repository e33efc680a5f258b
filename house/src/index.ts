/** Finds the games: every folder of games/ with an index.ts is one. */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DefinedGame, GameAbout, Guide, Language, PackFault, Report, TerminalPart, Words } from '@skerry/kernel'
import type { Example, Exercise, Ledger, Stage } from '@skerry/kernel/kit'

export const LANGUAGES: readonly Language[] = ['en', 'de']

/** A game's folder is not as it should be. */
export class HouseFault extends Error {
  override readonly name = 'HouseFault'
}

export interface OpenedGame {
  readonly id: string
  readonly folder: string
  readonly game: DefinedGame
  /** The built-in pack. */
  readonly pack: unknown
  readonly words: Readonly<Record<Language, Words>>
}

/** Ids of the games under this root, in order. */
export function gameIds(root: string): string[] {
  const games = join(root, 'games')
  if (!existsSync(games)) throw new HouseFault(`${games}: there is no such folder; the games belong there.`)
  return readdirSync(games)
    .filter((name) => existsSync(join(games, name, 'index.ts')))
    .sort()
}

/** The game of this id, which must be one of `gameIds`. */
export async function openGame(root: string, id: string): Promise<OpenedGame> {
  const folder = join(root, 'games', id)
  const { game, pack } = await modulePart(folder, 'index.ts', ['game', 'pack'])
  const { words } = await modulePart(folder, 'words/index.ts', ['words'])
  const opened = { id, folder, game: game as DefinedGame, pack, words: words as OpenedGame['words'] }
  if (opened.game.id !== id) throw new HouseFault(`games/${id}/index.ts: its game calls itself “${opened.game.id}”.`)
  return opened
}

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
export async function guideOf({ folder }: OpenedGame): Promise<Guide | null> {
  if (!existsSync(join(folder, 'bot.ts'))) return null
  return (await modulePart(folder, 'bot.ts', ['guide'])).guide as Guide
}

/** What a game says about itself in lists; null: nothing. */
export async function aboutOf({ folder }: OpenedGame): Promise<GameAbout | null> {
  if (!existsSync(join(folder, 'about.ts'))) return null
  return (await modulePart(folder, 'about.ts', ['about'])).about as GameAbout
}

/** What a game finds unusual about a pack that it can play. */
export type Remarks = (pack: unknown) => readonly PackFault[]

/** Null: the game makes no remarks. */
export async function remarksOf({ folder }: OpenedGame): Promise<Remarks | null> {
  if (!existsSync(join(folder, 'remarks.ts'))) return null
  return (await modulePart(folder, 'remarks.ts', ['remarks'])).remarks as Remarks
}

/** What the game tells about many games; null: nothing. */
export async function reportOf({ folder }: OpenedGame): Promise<Report | null> {
  if (!existsSync(join(folder, 'report.ts'))) return null
  return (await modulePart(folder, 'report.ts', ['report'])).report as Report
}

/** How the game looks in a terminal; null: the terminal shows its things as a list. */
export async function terminalOf({ folder }: OpenedGame): Promise<TerminalPart | null> {
  if (!existsSync(join(folder, 'terminal', 'index.ts'))) return null
  return (await modulePart(folder, 'terminal/index.ts', ['terminal'])).terminal as TerminalPart
}

async function modulePart<K extends string>(
  folder: string,
  file: string,
  names: readonly K[],
): Promise<Record<K, unknown>> {
  const path = join(folder, file)
  if (!existsSync(path)) throw new HouseFault(`${path}: there is no such file.`)
  const found = await load(path)
  const missing = names.find((name) => found[name] === undefined)
  if (missing !== undefined) throw new HouseFault(`${path} exports no “${missing}”.`)
  return found as Record<K, unknown>
}

async function load(path: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(pathToFileURL(path).href)
  } catch (error) {
    throw new HouseFault(`${path} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
  }
}
