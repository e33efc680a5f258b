/** What the board says, in both languages. */

import type { Language } from '@skerry/contracts'
import { de } from './de.ts'
import { dockWords } from './dockWords.ts'
import { en } from './en.ts'

export const presenterWords = {
  en: { ...en, ...dockWords.en },
  de: { ...de, ...dockWords.de },
} satisfies Readonly<Record<Language, object>>
export type PresenterWords = (typeof presenterWords)['en']
