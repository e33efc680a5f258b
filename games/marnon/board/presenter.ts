/** What the board says: everything of `BoardPart` that is words and numbers. It runs without a browser. */

import { type Presenter, sheetBy } from '@skerry/boards'
import { goal, sheetOf } from '../sheet.ts'
import type { Marnon } from '../types.ts'
import { after } from './presenter/after.ts'
import { card, slot } from './presenter/cards.ts'
import { explanation } from './presenter/explanations.ts'
import { hintOf } from './presenter/hints.ts'
import { inBrief, kinds } from './presenter/kinds.ts'
import { legend } from './presenter/legend.ts'
import { log } from './presenter/log.ts'
import { figures, progress, supply } from './presenter/progress.ts'
import { question, scene } from './presenter/questions.ts'

export const presenter = {
  ...{ progress, figures, supply, card, slot, kinds, inBrief, explanation, legend, question, scene, after, goal },
  ...log,
  hint: (_view, decision, language) => hintOf(decision, language),
  sheet: sheetBy(sheetOf),
  shows: ['MAR-GEN-23'],
} satisfies Presenter<Marnon>
