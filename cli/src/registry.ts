/** Finds the games: every folder of games/ with an index.ts is one. */

import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DefinedGame, GameAbout, Guide, Language, PackFault, Report, TerminalPart, Words } from '@skerry/kernel'
import type { Example, Exercise, Ledger, Stage } from '@skerry/kernel/kit'
import { Failure, messageOf, UsageError } from './errors.ts'
import { suggestion } from './names.ts'

/** The folder that holds games/, docs/ and web/. */
export const ROOT = resolve(process.env.SKERRY_ROOT ?? join(import.meta.dirname, '..', '..'))
export const LANGUAGES: readonly Language[] = ['en', 'de']

export interface OpenedGame {
  readonly id: string
  readonly folder: string
  readonly game: DefinedGame
  /** The built-in pack. */
  readonly pack: unknown
  readonly words: Readonly<Record<Language, Words>>
}

export function gameIds(): string[] {
  const games = join(ROOT, 'games')
  if (!existsSync(games)) throw new Failure(`${games}: there is no such folder; the games belong there.`)
  return readdirSync(games)
    .filter((name) => existsSync(join(games, name, 'index.ts')))
    .sort()
}

export async function openGame(id: string): Promise<OpenedGame> {
  const ids = gameIds()
  if (!ids.includes(id)) throw new UsageError(`There is no game “${id}”.${suggestion(id, ids)}`)
  const folder = join(ROOT, 'games', id)
  const { game, pack } = await modulePart(folder, 'index.ts', ['game', 'pack'])
  const { words } = await modulePart(folder, 'words/index.ts', ['words'])
  const opened = { id, folder, game: game as DefinedGame, pack, words: words as OpenedGame['words'] }
  if (opened.game.id !== id) throw new Failure(`games/${id}/index.ts: its game calls itself “${opened.game.id}”.`)
  return opened
}

/** All games, and what is wrong with those that cannot be opened. */
export async function openGames(): Promise<{ games: OpenedGame[]; faults: string[] }> {
  const games: OpenedGame[] = []
  const faults: string[] = []
  for (const id of gameIds()) {
    try {
      games.push(await openGame(id))
    } catch (error) {
      faults.push(messageOf(error))
    }
  }
  return { games, faults }
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
  if (!existsSync(path)) throw new Failure(`${path}: there is no such file.`)
  const found = await load(path)
  const missing = names.find((name) => found[name] === undefined)
  if (missing !== undefined) throw new Failure(`${path} exports no “${missing}”.`)
  return found as Record<K, unknown>
}

async function load(path: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(pathToFileURL(path).href)
  } catch (error) {
    throw new Failure(`${path} cannot be loaded: ${messageOf(error)}`)
  }
}
