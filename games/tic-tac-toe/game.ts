import { PackError } from '@skerry/contracts'
import { defineGame, openTable } from '@skerry/kernel'
import { rules } from './rules.ts'
import type { Content, TicTacToe } from './types.ts'

const MOST = 9

function load(pack: unknown): Content {
  if (typeof pack !== 'object' || pack === null) throw new PackError('', 'notAnObject')
  const { side } = pack as { side?: unknown }
  if (!Number.isSafeInteger(side) || (side as number) < 2 || (side as number) > MOST)
    throw new PackError('side', 'notInRange', { least: 2, most: MOST, got: JSON.stringify(side) ?? 'nothing' })
  const lines = linesOf(side as number)
  const cells = Array.from({ length: (side as number) ** 2 }, (_, i) => i + 1)
  return {
    side: side as number,
    marks: cells.map((cell) => ({ do: 'mark', cell })),
    linesThrough: cells.map((cell) => lines.filter((line) => line.includes(cell))),
  }
}

/** TTT-END-01 Rows, columns and the two diagonals, as numbers of cells. */
function linesOf(side: number): number[][] {
  const along = Array.from({ length: side }, (_, i) => i)
  const cellAt = (row: number, column: number) => row * side + column + 1
  return [
    ...along.map((row) => along.map((column) => cellAt(row, column))),
    ...along.map((column) => along.map((row) => cellAt(row, column))),
    along.map((i) => cellAt(i, i)),
    along.map((i) => cellAt(i, side - 1 - i)),
  ]
}

export const game = defineGame<TicTacToe>({
  id: 'tic-tac-toe',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  load,
  setup: ({ side }) => ({
    state: { cells: Array<number>(side * side).fill(-1) },
    first: { rule: 'game', at: 'mark', seat: 0 },
  }),
  rules,
  reactions: [],
  clone: ({ cells }) => ({ cells: cells.slice() }),
  ...openTable,
  things: ({ state }) =>
    state.cells.map((mark, i) => ({
      id: `cell ${i + 1}`,
      kind: 'cell',
      label: 'cell',
      facts: { cell: i + 1, mark },
    })),
})
