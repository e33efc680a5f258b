/** The games as the page knows them: what the lobby says about each, and what a table needs to be drawn and told. */

import type { DefinedGame, Language, OptionSpec, RuleId, Talk, Words } from '@skerry/kernel'
import type { Equipment, Part } from '../table/model.ts'
import { openRules } from './rules.ts'

export interface GameEntry {
  readonly id: string
  /** A small game that shows how the table works; the islands are the real ones. */
  readonly isSample: boolean
  readonly players: { readonly min: number; readonly max: number }
  /** About how long a game takes. */
  readonly minutes: number
  readonly name: Readonly<Record<Language, string>>
  readonly blurb: Readonly<Record<Language, string>>
  /** Levels of bots that can play it. */
  readonly bots: 'all' | 'random'
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'marnon',
    isSample: false,
    players: { min: 2, max: 6 },
    minutes: 120,
    name: { en: 'Marnon', de: 'Marnon' },
    blurb: {
      en: 'Crown, chest and ring lie hidden on an island full of orcs. Find yours before the others find theirs.',
      de: 'Krone, Truhe und Ring liegen versteckt auf einer Insel voller Orks. Finde deine, bevor die anderen ihre finden.',
    },
    bots: 'all',
  },
  {
    id: 'risk44',
    isSample: true,
    players: { min: 3, max: 3 },
    minutes: 30,
    name: { en: 'Forty-Four Areas', de: 'Vierundvierzig Gebiete' },
    blurb: { en: 'Armies, dice and a small map.', de: 'Armeen, Würfel und eine kleine Karte.' },
    bots: 'random',
  },
  {
    id: 'connect-four',
    isSample: true,
    players: { min: 2, max: 2 },
    minutes: 5,
    name: { en: 'Connect Four', de: 'Vier gewinnt' },
    blurb: { en: 'Four in a row, dropped from above.', de: 'Vier in einer Reihe, von oben eingeworfen.' },
    bots: 'random',
  },
  {
    id: 'tic-tac-toe',
    isSample: true,
    players: { min: 2, max: 2 },
    minutes: 1,
    name: { en: 'Tic-tac-toe', de: 'Tic-Tac-Toe' },
    blurb: { en: 'Three in a row, on nine cells.', de: 'Drei in einer Reihe, auf neun Feldern.' },
    bots: 'random',
  },
]

export const entryOf = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id)

/** What the page itself loads of a game; content and pack come from the advisor. */
export type PageSide = Omit<Equipment, 'content' | 'pack'>

type Texts = Readonly<Record<RuleId, string>>

const wordsOnly = ({ words }: { readonly words: Readonly<Record<Language, Words>> }): PageSide => ({
  part: null,
  talk: words,
  rules: (language) => Promise.resolve(words[language].rules),
})

async function marnon(): Promise<PageSide> {
  const [{ board }, { talk }] = await Promise.all([import('@skerry/marnon/board'), import('@skerry/marnon/talk')])
  const texts = { en: () => import('@skerry/marnon/rules/en'), de: () => import('@skerry/marnon/rules/de') }
  return {
    part: board as unknown as Part,
    talk,
    rules: async (language): Promise<Texts> => (await texts[language]()).rules,
  }
}

const PAGE_SIDES: Readonly<Record<string, () => Promise<PageSide>>> = {
  marnon,
  'tic-tac-toe': async () => wordsOnly(await import('@skerry/tic-tac-toe/words')),
  'connect-four': async () => wordsOnly(await import('@skerry/connect-four/words')),
  risk44: async () => wordsOnly(await import('@skerry/risk44/words')),
}

/** Board, sentences and rule texts of a game. */
export function loadPageSide(id: string): Promise<PageSide> {
  const load = PAGE_SIDES[id]
  if (load === undefined) throw new Error(`no game ${id}`)
  return load()
}

/** How a game can be set up, for whoever opens a table. */
export interface Setup {
  readonly options: readonly OptionSpec[]
  readonly seats: DefinedGame['seats']
  readonly talk: Readonly<Record<Language, Talk>>
}

export async function loadRules(id: string): Promise<Setup> {
  const talk = id === 'marnon' ? import('@skerry/marnon/talk') : loadPageSide(id)
  const { options, seats } = (await openRules(id)).game
  return { options, seats, talk: (await talk).talk }
}

/** Everything for whoever reads about a game without playing it. */
export async function loadEquipment(id: string): Promise<Equipment> {
  const [side, { game, pack }] = await Promise.all([loadPageSide(id), openRules(id)])
  return { ...side, content: game.load(pack), pack }
}
