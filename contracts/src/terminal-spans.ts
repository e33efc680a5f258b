/** What the terminals of several games draw alike. */

import type { Seat } from '@skerry/kernel'
import { type Line, type SheetChapter, type Span, sheetText, type TerminalPart, type Tint } from './terminal.ts'
import type { Language } from './words.ts'

export const seatTint = (seat: Seat): Tint => `seat${seat}` as Tint

export const spans = {
  plain: (text: string): Span => ({ text }),
  dim: (text: string): Span => ({ text, tint: 'dim' }),
  strong: (text: string): Span => ({ text, tint: 'strong' }),
  /** In the colour of a seat. */
  seat: (seat: Seat, text: string): Span => ({ text, tint: seatTint(seat) }),
} as const

/** Words of a terminal about its own signs, and what its summary sheet begins with. */
export interface HelpWords {
  readonly goal: string
  readonly legend: readonly (readonly [sign: string, text: string])[]
}

/** The legend, its signs in a column of this width, and the summary sheet. */
export const terminalHelp = (
  words: Readonly<Record<Language, HelpWords>>,
  goal: Readonly<Record<Language, readonly string[]>>,
  sheetOf: (language: Language) => readonly SheetChapter[],
  width: number,
): Required<Pick<TerminalPart, 'legend' | 'summary'>> => ({
  legend: (language) =>
    words[language].legend.map(([sign, text]): Line => [spans.strong(`  ${sign.padEnd(width)}`), spans.plain(text)]),
  summary: (language) => sheetText(words[language].goal, goal[language], sheetOf(language)),
})
