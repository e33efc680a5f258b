import type { Content, State } from './types.ts'

export const isEmpty = ({ cells }: State, cell: number): boolean => cells[cell - 1] === -1
export const isFull = ({ cells }: State): boolean => !cells.includes(-1)

/** TTT-END-01 The mark just made in this cell completes a line. */
export function completesLine({ cells }: State, { linesThrough }: Content, cell: number): boolean {
  const mark = cells[cell - 1]
  for (const line of linesThrough[cell - 1] as Content['linesThrough'][number])
    if (line.every((other) => cells[other - 1] === mark)) return true
  return false
}
