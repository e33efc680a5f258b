/** What the page about Skerry says of the games, checked against what lies in their folders. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChapterNames, GameEdition, Origin } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { chapterOf } from '../src/table/panels/rulebook.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'games')
const within = (game: string, file: string) => join(FOLDER, game, file)
const gamesWith = (file: string) => readdirSync(FOLDER).filter((game) => existsSync(within(game, file)))
const moduleOf = (game: string, file: string) => import(within(game, file))

type Thing = Readonly<Record<string, unknown>>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && 'source' in value

/** The single data of a thing: an entry of a list or of an object, a point, an outline, or a plain value. */
function dataOf(thing: Thing): string[] {
  return Object.entries(thing).flatMap(([key, value]) => {
    if (key === 'source' || key === 'from') return []
    if (Array.isArray(value)) {
      if (value.length === 0 || typeof value[0] === 'number') return [key]
      return value.map((entry) => (typeof entry === 'string' ? `${key}.${entry}` : key))
    }
    return typeof value === 'object' && value !== null ? Object.keys(value).map((part) => `${key}.${part}`) : [key]
  })
}

function originOf({ source }: Thing, datum: string): Origin {
  if (typeof source === 'string') return source as Origin
  const parts = source as Readonly<Record<string, Origin>>
  return (parts[datum] ?? parts[datum.split('.')[0] as string] ?? parts.rest) as Origin
}

/** Lists whose entries are too small to say it have their origin in `sources`. Facts say again what the rest shows. */
function sharesOf(pack: Readonly<Record<string, unknown>>): Record<Origin, number> {
  const shares = { rulebook: 0, published: 0, designed: 0 }
  const sources = (pack.sources ?? {}) as Readonly<Record<string, Origin>>
  for (const [key, value] of Object.entries(pack)) {
    const whole = sources[key]
    if (whole !== undefined) shares[whole] += (value as readonly unknown[]).length
    for (const thing of (Array.isArray(value) ? value : [value]).filter(isThing))
      if (!('says' in thing)) for (const datum of dataOf(thing)) shares[originOf(thing, datum)] += 1
  }
  return shares
}

describe.each(gamesWith('edition.ts'))('the edition of %s', (game) => {
  it('has its shares counted', async () => {
    const { edition }: { edition: GameEdition } = await moduleOf(game, 'edition.ts')
    const pack = JSON.parse(readFileSync(within(game, 'data/pack.json'), 'utf8'))
    expect(edition.shares).toEqual(sharesOf(pack))
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
