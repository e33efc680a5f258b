/** The summary sheet: a round, the actions, the Fomori, the tactic tiles and the two endings. */

import type { Language, SheetChapter, SheetLine } from '@skerry/contracts'
import type { TileKind } from './types.ts'
import { sheet as de, goal as goalDe } from './words/sheet-de.ts'
import { sheet as en, goal as goalEn } from './words/sheet-en.ts'

/** A tactic tile in a few words, and what it does. */
export interface TileWords {
  readonly name: string
  readonly text: string
}

export interface SheetWords {
  readonly before: readonly SheetChapter[]
  readonly tiles: {
    readonly title: string
    readonly when: SheetLine
    readonly each: Readonly<Record<TileKind, TileWords>>
  }
  readonly end: SheetChapter
}

const words: Readonly<Record<Language, SheetWords>> = { en, de }

export const TILE_KINDS = Object.keys(en.tiles.each) as readonly TileKind[]

export const tileWords = (kind: TileKind, language: Language): TileWords => words[language].tiles.each[kind]

export function sheetOf(language: Language): readonly SheetChapter[] {
  const { before, tiles, end } = words[language]
  const each = TILE_KINDS.map((kind): SheetLine => ({ term: tiles.each[kind].name, text: tiles.each[kind].text }))
  return [...before, { title: tiles.title, lines: [tiles.when, ...each] }, end]
}

/** The goal, for whoever sits down for the first time. */
export const goal: Readonly<Record<Language, readonly string[]>> = { en: goalEn, de: goalDe }
