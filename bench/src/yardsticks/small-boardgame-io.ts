/** Tic-tac-toe and connect four as boardgame.io's documentation would have them. */

import type { Ctx, Game } from 'boardgame.io/dist/cjs/internal.js'
import { DIRECTIONS } from '../server/columns.ts'
import type { Enumerated } from './reducer.ts'

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

interface Cells {
  cells: (string | null)[]
}
export const ticTacToe: Game<Cells> = {
  name: 'ttt',
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id!] !== null) return 'INVALID_MOVE'
      G.cells[id!] = playerID
      return undefined
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((l) => G.cells[l[0]!] !== null && l.every((i) => G.cells[i] === G.cells[l[0]!])))
      return { winner: ctx.currentPlayer }
    return G.cells.every((c) => c !== null) ? { draw: true } : undefined
  },
}
export function clicks(G: Cells): Enumerated[] {
  const m: Enumerated[] = []
  for (let i = 0; i < 9; i++) if (G.cells[i] === null) m.push({ move: 'clickCell', args: [i] })
  return m
}

export interface Columns {
  cols: string[][]
}
export function isWon(cols: readonly (readonly string[])[]): boolean {
  for (let c = 0; c < 7; c++)
    for (let r = 0; r < cols[c]!.length; r++)
      for (const [dc, dr] of DIRECTIONS) {
        const p = cols[c]![r]
        let k = 1
        while (k < 4 && cols[c + dc * k]?.[r + dr * k] === p) k++
        if (k === 4) return true
      }
  return false
}

export const connectFour: Game<Columns> = {
  name: 'c4',
  setup: () => ({ cols: Array.from({ length: 7 }, () => [] as string[]) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, c) => {
      const col = G.cols[c!]
      if (!col || col.length >= 6) return 'INVALID_MOVE'
      col.push(playerID)
      return undefined
    },
  },
  endIf: ({ G, ctx }): Ctx['gameover'] | undefined => {
    if (isWon(G.cols)) return { winner: ctx.currentPlayer }
    return G.cols.every((c) => c.length === 6) ? { draw: true } : undefined
  },
}
export function drops(G: Columns): Enumerated[] {
  const m: Enumerated[] = []
  for (let i = 0; i < 7; i++) if (G.cols[i]!.length < 6) m.push({ move: 'drop', args: [i] })
  return m
}
