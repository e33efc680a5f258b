/** What happens in many games: length, endings, honor and where it comes from, and the use of every region, card and quest. */

import type { Report } from '@skerry/contracts'
import { begin, type Counted, countGame } from './report/counting.ts'
import { type Figures, figures } from './report/figures.ts'
import { tables } from './report/tables.ts'
import type { Vindication } from './types.ts'

export const report: Report<Vindication, Counted, Figures> = { begin, game: countGame, figures, tables }
