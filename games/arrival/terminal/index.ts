/** The Arrival at a table made of text: provinces, tribes, cards and tiles in short lines. */

import { type TerminalPart, terminalHelp } from '@skerry/contracts'
import { goal, sheetOf } from '../sheet.ts'
import type { Arrival } from '../types.ts'
import { tableWords } from '../words/terminal.ts'
import { group, note, warn } from './choices.ts'
import { draw } from './draw.ts'

const help = terminalHelp(tableWords, goal, sheetOf, 14)

export const terminal: TerminalPart<Arrival> = { draw, note, warn, group, ...help }
