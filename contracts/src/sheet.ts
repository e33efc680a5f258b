/** The summary sheet of a game: its goal, and chapters of short lines. */

import type { SheetChapter } from './terminal.ts'

/** What it is about, and what to know. */
export type SheetLine = SheetChapter['lines'][number]
export const sheetLine = (term: string, text: string): SheetLine => ({ term, text })
