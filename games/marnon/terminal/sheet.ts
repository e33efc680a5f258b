/** The summary sheet (MAR-GEN-23) as lines of text. */

import { type Language, sheetText } from '@skerry/kernel'
import { goal, type SheetLine, sheetOf } from '../sheet.ts'

const GOAL: Readonly<Record<Language, string>> = { en: 'Goal', de: 'Ziel' }

export const sheet = (language: Language): readonly string[] =>
  sheetText(
    GOAL[language],
    goal[language],
    sheetOf(language).map(({ title, lines }) => ({
      title,
      lines: lines.map((line) => ({ term: termOf(line), text: line.text })),
    })),
  )

/** Aids are called what has to be typed for them. */
const termOf = ({ term, aid }: SheetLine): string => (aid === undefined ? term : `${term.split(' ')[0]} ${aid}`)
