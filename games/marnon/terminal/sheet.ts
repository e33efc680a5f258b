/** The summary sheet (MAR-GEN-23) as lines of text. */

import type { Language } from '@skerry/kernel'
import { type Chapter, goal, type SheetLine, sheetOf } from '../sheet.ts'

const WIDTH = 118
const GOAL: Readonly<Record<Language, string>> = { en: 'Goal', de: 'Ziel' }

export function sheet(language: Language): readonly string[] {
  return [
    GOAL[language].toUpperCase(),
    ...goal[language].flatMap((text) => wrapped(text, WIDTH - 2).map((part) => `  ${part}`)),
    ...sheetOf(language).flatMap((chapter) => ['', ...linesOf(chapter)]),
  ]
}

function linesOf({ title, lines }: Chapter): string[] {
  const room = Math.max(...lines.map((line) => termOf(line).length)) + 2
  const told = lines.flatMap((line) =>
    wrapped(line.text, WIDTH - 2 - room).map((part, i) => `  ${(i === 0 ? termOf(line) : '').padEnd(room)}${part}`),
  )
  return [title.toUpperCase(), ...told]
}

/** Aids are called what has to be typed for them. */
const termOf = ({ term, aid }: SheetLine): string => (aid === undefined ? term : `${term.split(' ')[0]} ${aid}`)

/** Broken at blanks. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
