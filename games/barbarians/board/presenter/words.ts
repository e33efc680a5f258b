/** What the board says, in both languages. */

import type { Language } from '@skerry/contracts'
import { de } from './de.ts'
import { en, type PresenterWords } from './en.ts'

export type { PresenterWords } from './en.ts'
export const presenterWords: Readonly<Record<Language, PresenterWords>> = { en, de }
