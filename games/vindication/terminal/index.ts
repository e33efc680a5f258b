/** Vindication at a table made of text: the island in its shape, spheres, markets, the ways it can end, and the players. */

import { type TerminalPart, terminalHelp } from '@skerry/contracts'
import { goal, sheetOf } from '../sheet.ts'
import type { Vindication } from '../types.ts'
import { alias, tableWords } from '../words/terminal.ts'
import { group, note, rank, slot, warn } from './choices.ts'
import { brief, draw } from './draw.ts'
import { tell } from './tell.ts'

const help = terminalHelp(tableWords, goal, sheetOf, 17)

export const terminal: TerminalPart<Vindication> = { draw, brief, note, warn, group, rank, slot, tell, alias, ...help }
