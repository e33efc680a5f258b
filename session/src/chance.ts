/** Chance of a game that one device plays alone. */

import { type Random, randomFrom } from '@skerry/kernel'
import { type Row, remaining } from './row.ts'

/** Each row that no undo took back has a generator of its own, the same one after an undo: saving or taking back changes no dice. */
export function chanceOf(seed: string, rows: readonly Row[]): Random {
  return randomFrom(`${seed} row ${remaining(rows, ({ kind }) => kind).length}`)
}
