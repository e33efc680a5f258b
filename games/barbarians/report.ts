/** What happens in many games: points, endings, seats, campaigns, and the use of every space, card and region. */

import type { Report } from '@skerry/contracts'
import { begin, type Counted, countGame } from './report/counting.ts'
import { type Figures, figures } from './report/figures.ts'
import { tables } from './report/tables.ts'
import type { Barbarians } from './types.ts'

export const report: Report<Barbarians, Counted, Figures> = { begin, game: countGame, figures, tables }
