/** What happens in many games: endings, points, seats, and the use of every tile, card and action. */

import type { Report } from '@skerry/contracts'
import { begin, type Counted, countGame } from './report/counting.ts'
import { type Figures, figures } from './report/figures.ts'
import { tables } from './report/tables.ts'
import type { Arrival } from './types.ts'

export const report: Report<Arrival, Counted, Figures> = { begin, game: countGame, figures, tables }
