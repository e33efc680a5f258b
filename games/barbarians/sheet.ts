/** The summary sheet: an era, the spaces, campaigns, knowledge, honour, the end and the solo game. */

import type { Language, SheetChapter } from '@skerry/contracts'
import { sheet as de, goal as goalDe } from './words/sheet-de.ts'
import { sheet as en, goal as goalEn } from './words/sheet-en.ts'

const sheets: Readonly<Record<Language, readonly SheetChapter[]>> = { en, de }

export const sheetOf = (language: Language): readonly SheetChapter[] => sheets[language]

/** The goal, for whoever sits down for the first time. */
export const goal: Readonly<Record<Language, readonly string[]>> = { en: goalEn, de: goalDe }
