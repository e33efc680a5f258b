/** Barbarians at a table made of text: the volcano by positions, the map by islands, tracks, cards and players. */

import { type TerminalPart, terminalHelp } from '@skerry/contracts'
import { goal, sheetOf } from '../sheet.ts'
import type { Barbarians } from '../types.ts'
import { alias, tableWords } from '../words/terminal.ts'
import { group, note, rank, slot, warn } from './choices.ts'
import { brief, draw } from './draw.ts'

const help = terminalHelp(tableWords, goal, sheetOf, 14)

export const terminal: TerminalPart<Barbarians> = { draw, brief, note, warn, group, rank, slot, alias, ...help }
