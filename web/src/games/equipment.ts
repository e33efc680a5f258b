/** What the page loads of a game to draw it and to speak about it: each part is a chunk of its own. */

import {
  type ChapterNames,
  type Language,
  type Localized,
  type PlayTexts,
  possibleOrders,
  type Words,
} from '@skerry/contracts'
import type { Game, OptionSpec, RuleId } from '@skerry/kernel'
import type { Equipment, Part } from '../table/model.ts'
import { byGame } from './folder.ts'
import { openRules } from './rules.ts'

type Texts = Readonly<Record<RuleId, string>>

const BOARDS = byGame(import.meta.glob<Part>('../../../games/*/board/index.tsx', { import: 'board' }))
const WORDS = byGame(import.meta.glob<Localized<Words>>('../../../games/*/words/index.ts', { import: 'words' }))
const CHAPTERS = byGame(import.meta.glob<ChapterNames>('../../../games/*/words/chapters.ts', { import: 'chapters' }))
/** Games with long texts keep them apart from what is said while playing. */
const TALKS = byGame(import.meta.glob<Localized<PlayTexts>>('../../../games/*/words/talk.ts', { import: 'talk' }))
const TEXTS: Localized<ReadonlyMap<string, () => Promise<Texts>>> = {
  en: byGame(import.meta.glob<Texts>('../../../games/*/words/rules-en.ts', { import: 'rules' })),
  de: byGame(import.meta.glob<Texts>('../../../games/*/words/rules-de.ts', { import: 'rules' })),
}

/** What the page itself loads of a game; the rest comes from the advisor. */
export type PageSide = Omit<Equipment, 'content' | 'pack' | 'orders' | 'isOwnPack'>

/** Board, sentences and rule texts of a game. */
export async function loadPageSide(id: string): Promise<PageSide> {
  const [part = null, talk, chapters] = await Promise.all([BOARDS.get(id)?.(), loadTalk(id), loadChapters(id)])
  return { part, talk, chapters, rules: (language) => loadTexts(id, language) }
}

export const loadChapters = async (id: string): Promise<ChapterNames> =>
  (await CHAPTERS.get(id)?.()) ?? { en: {}, de: {} }

const loadTalk = (id: string): Promise<Localized<PlayTexts>> => TALKS.get(id)?.() ?? loadWords(id)

const loadTexts = async (id: string, language: Language): Promise<Texts> =>
  TEXTS[language].get(id)?.() ?? (await loadWords(id))[language].rules

function loadWords(id: string): Promise<Localized<Words>> {
  const load = WORDS.get(id)
  if (load === undefined) throw new Error(`no game ${id}`)
  return load()
}

/** How a game can be set up, for whoever opens a table. */
export interface Setup {
  readonly options: readonly OptionSpec[]
  readonly seats: Game['seats']
  readonly talk: Localized<PlayTexts>
}

export async function loadSetup(id: string): Promise<Setup> {
  const [talk, rules] = await Promise.all([loadTalk(id), openRules(id)])
  const { options, seats } = rules.game
  return { options, seats, talk }
}

/** Everything for whoever reads about a game without playing it. */
export async function loadEquipment(id: string): Promise<Equipment> {
  const [side, { game, pack, orders }] = await Promise.all([loadPageSide(id), openRules(id)])
  const content = game.load(pack)
  return { ...side, content, pack, orders: possibleOrders(orders, content), isOwnPack: false }
}
