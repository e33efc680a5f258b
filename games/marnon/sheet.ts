/** MAR-GEN-23 The summary sheet: phases, the five aids, treasure effects, combat strengths, specials of the figures. */

import type { Language, SheetChapter, SheetLine } from '@skerry/contracts'
import type { Aid } from './types.ts'
import { sheet as de, goal as goalDe } from './words/sheet-de.ts'
import { sheet as en, goal as goalEn } from './words/sheet-en.ts'

/** An aid in a few words, and what it does. */
export interface AidWords {
  readonly name: string
  readonly text: string
}

export interface SheetWords {
  readonly round: SheetChapter
  readonly aids: { readonly title: string; readonly often: SheetLine; readonly each: Readonly<Record<Aid, AidWords>> }
  readonly others: readonly SheetChapter[]
}

const words: Readonly<Record<Language, SheetWords>> = { en, de }

const AIDS: readonly Aid[] = ['twoMen', 'extraAttack', 'moveTreasure', 'remnant', 'boat']

export const aidWords = (aid: Aid, language: Language): AidWords => words[language].aids.each[aid]

/** `nameOf`: what the aids are called, if not by their names. */
export function sheetOf(
  language: Language,
  nameOf: (aid: Aid) => string = (aid) => aidWords(aid, language).name,
): readonly SheetChapter[] {
  const { round, aids, others } = words[language]
  const each = AIDS.map((aid, i): SheetLine => ({ term: `${i + 1} ${nameOf(aid)}`, text: aids.each[aid].text }))
  return [round, { title: aids.title, lines: [aids.often, ...each] }, ...others]
}

/** The goal, for whoever sits down for the first time. */
export const goal: Readonly<Record<Language, readonly string[]>> = { en: goalEn, de: goalDe }
