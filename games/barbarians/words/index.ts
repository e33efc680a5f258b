import type { Language, Words } from '@skerry/contracts'
import { rules as rulesDe } from './rules-de.ts'
import { rules as rulesEn } from './rules-en.ts'
import { talk } from './talk.ts'

export const words: Readonly<Record<Language, Words>> = {
  en: { ...talk.en, rules: rulesEn },
  de: { ...talk.de, rules: rulesDe },
}
