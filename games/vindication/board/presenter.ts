/** What the board says: everything of `BoardPart` that is words and numbers. It runs without a browser. */

import { type Presenter, sheetBy } from '@skerry/boards'
import { goal, sheetOf } from '../sheet.ts'
import type { Vindication } from '../types.ts'
import { after } from './presenter/after.ts'
import { begin, card, slot } from './presenter/cards.ts'
import { explanation } from './presenter/explain/explanation.ts'
import { legend } from './presenter/explain/legend.ts'
import { hintOf } from './presenter/hints.ts'
import { inBrief, kinds } from './presenter/kinds/kinds.ts'
import { log } from './presenter/log.ts'
import { panes } from './presenter/panes.ts'
import { figures, progress, standing } from './presenter/progress.ts'
import { question, scene } from './presenter/questions.ts'
import { supply } from './presenter/supply.ts'

export const presenter = {
  ...{ panes, progress, figures, standing, supply, card, slot, begin, question, scene, after, goal, kinds, inBrief },
  ...{ explanation, legend },
  ...log,
  finalSum: (event) => (event.type === 'finalScored' ? event : null),
  hint: hintOf,
  sheet: sheetBy(sheetOf),
} satisfies Presenter<Vindication>
