import type { Language, Words } from '@skerry/contracts'
import { de } from './de.ts'
import { en } from './en.ts'

export const words: Readonly<Record<Language, Words>> = { en, de }
