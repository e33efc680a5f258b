/** What the page about Skerry says of the games, checked against what lies in their folders. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChapterNames, type GameEdition, packShares } from '@skerry/contracts'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { chapterOf } from '../src/table/rules/rulebook.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'games')
const within = (game: string, file: string) => join(FOLDER, game, file)
const gamesWith = (file: string) => readdirSync(FOLDER).filter((game) => existsSync(within(game, file)))
const moduleOf = (game: string, file: string) => import(within(game, file))

describe.each(gamesWith('edition.ts'))('the edition of %s', (game) => {
  it('has its shares counted', async () => {
    const { edition }: { edition: GameEdition } = await moduleOf(game, 'edition.ts')
    const pack = JSON.parse(readFileSync(within(game, 'data/pack.json'), 'utf8'))
    expect(edition.shares).toEqual(packShares(pack))
  })
})

describe.each(gamesWith('words/index.ts'))('the chapters of %s', (game) => {
  it('have names in both languages, and no others have', async () => {
    const { chapters }: { chapters: ChapterNames } = await moduleOf(game, 'words/chapters.ts')
    const { words } = await moduleOf(game, 'words/index.ts')
    for (const language of ['en', 'de'] as const) {
      const used = new Set(Object.keys(words[language].rules).map(chapterOf))
      expect(new Set(Object.keys(chapters[language]))).toEqual(used)
    }
  })
})

describe('the lobby', () => {
  it('has every game that is whole', () => {
    const whole = gamesWith('index.ts').filter((game) => existsSync(within(game, 'about.ts')))
    expect(GAMES.map(({ id }) => id).toSorted()).toEqual(whole)
    expect(gamesWith('index.ts')).toEqual(gamesWith('emblem.tsx').filter((game) => whole.includes(game)))
  })

  it('has samples last, and follows an edition with every other game', () => {
    const firstSample = GAMES.findIndex(({ isSample }) => isSample)
    expect(GAMES.slice(firstSample).every(({ isSample }) => isSample)).toBe(true)
    const islands = GAMES.slice(0, firstSample).map(({ id }) => id)
    for (const id of islands) expect(gamesWith('edition.ts')).toContain(id)
  })

  it('tells how many can play as the rules do', async () => {
    for (const { id, players } of GAMES) {
      const { game } = await moduleOf(id, 'index.ts')
      expect([id, players]).toEqual([id, game.seats])
    }
  })
})
