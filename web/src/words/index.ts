/** The shell's own words in the language that is set. */

import type { Language } from '@skerry/contracts'
import { useSettings } from '../settings/index.ts'
import { shell as shellDe } from './de/shell.ts'
import { stage as stageDe } from './de/stage.ts'
import { table as tableDe } from './de/table.ts'
import { type ShellWords, shell as shellEn } from './en/shell.ts'
import { type StageWords, stage as stageEn } from './en/stage.ts'
import { type TableWords, table as tableEn } from './en/table.ts'

export interface ShellTexts {
  readonly shell: ShellWords
  readonly table: TableWords
  readonly stage: StageWords
}

export const WORDS: Readonly<Record<Language, ShellTexts>> = {
  en: { shell: shellEn, table: tableEn, stage: stageEn },
  de: { shell: shellDe, table: tableDe, stage: stageDe },
}

export const useWords = (): ShellTexts => WORDS[useSettings().language]
