/** What the board says: everything of `BoardPart` that is words and numbers. It runs without a browser. */

import type { BoardPart } from '@skerry/kernel'
import { goal, sheetOf } from '../sheet.ts'
import type { Vindication } from '../types.ts'
import { after } from './telling/after.ts'
import { begin, card, slot } from './telling/cards.ts'
import { hintOf } from './telling/hints.ts'
import { pace, sign, sound } from './telling/log.ts'
import { panes } from './telling/panes.ts'
import { figures, progress, standing, supply } from './telling/progress.ts'
import { question, scene } from './telling/questions.ts'

export const telling = {
  panes,
  progress,
  figures,
  standing,
  supply,
  card,
  slot,
  begin,
  question,
  hint: hintOf,
  scene,
  sign,
  pace,
  sound,
  after,
  sheet: (language) =>
    sheetOf(language).map(({ title, lines }) => ({ title, lines: lines.map(({ term, text }) => [term, text]) })),
  goal,
} satisfies Omit<BoardPart<Vindication>, 'box' | 'places' | 'Ground' | 'Live' | 'Pictogram'>
