/** What the board says, in both languages. */

import type { Language } from '@skerry/kernel'
import { de } from './de.ts'
import { en, type TellingWords } from './en.ts'

export type { TellingWords } from './en.ts'
export const tellingWords: Readonly<Record<Language, TellingWords>> = { en, de }
