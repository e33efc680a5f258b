import type { Content, State } from './types.ts'

/** The four directions a line can take: right, up, and both diagonals. */
const DIRECTIONS = [
  { dc: 1, dr: 0 },
  { dc: 0, dr: 1 },
  { dc: 1, dr: 1 },
  { dc: 1, dr: -1 },
] as const

function run(
  { cells }: State,
  { columns, rows }: Content,
  column: number,
  row: number,
  dc: number,
  dr: number,
): number {
  const stone = cells[row * columns + column]
  let length = 0
  let c = column + dc
  let r = row + dr
  while (c >= 0 && c < columns && r >= 0 && r < rows && cells[r * columns + c] === stone) {
    length += 1
    c += dc
    r += dr
  }
  return length
}

/** C4-END-01 The stone just dropped here completes a line. */
export function completesLine(state: State, content: Content, column: number, row: number): boolean {
  for (const { dc, dr } of DIRECTIONS) {
    const length = 1 + run(state, content, column, row, dc, dr) + run(state, content, column, row, -dc, -dr)
    if (length >= content.line) return true
  }
  return false
}

export const heightOf = ({ heights }: State, column: number): number => heights[column - 1] as number

export const hasRoom = (state: State, { rows }: Content, column: number): boolean => heightOf(state, column) < rows
