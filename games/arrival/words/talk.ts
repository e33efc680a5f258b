import type { Language, PlayTexts } from '@skerry/contracts'
import { de } from './de.ts'
import { en } from './en.ts'

/** All that is said while playing. The texts of the rules are apart: a browser loads them when somebody wants to read them. */
export const talk: Readonly<Record<Language, PlayTexts>> = { en, de }
