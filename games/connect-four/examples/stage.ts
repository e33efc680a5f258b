import type { Position, Seat } from '@skerry/kernel'
import { type Example, Flaw, type Stage } from '@skerry/kit'
import { game } from '../game.ts'
import type { ConnectFour, Content, GameFrame, State } from '../types.ts'

const STONES = ['X', 'O']
const stoneOf = (seat: number | undefined): string => STONES[seat ?? -1] ?? '.'
const letterOf = (seat: Seat): string => String.fromCharCode(65 + seat)

/** Rows of `X O .` from the top down (empty rows above may be left out). Who is at turn follows from the stones. */
function place(content: Content, { id, seats = 2, options = {}, given }: Example): Position<State, GameFrame> {
  const start = game.setup(content, seats, options)
  const rows = [...given].reverse().map((row) => row.split(' ').map((stone) => STONES.indexOf(stone)))
  if (rows.length > content.rows || rows.some((row) => row.length !== content.columns))
    throw new Flaw(id, `the board has ${content.rows} rows of ${content.columns}`)
  const { cells, heights } = start.state
  rows.flat().forEach((stone, at) => {
    if (stone < 0) return
    const column = at % content.columns
    if (heights[column] !== Math.floor(at / content.columns))
      throw new Flaw(id, `a stone floats in column ${column + 1}`)
    cells[at] = stone
    heights[column] += 1
  })
  const [x, o] = [0, 1].map((seat) => cells.filter((stone) => stone === seat).length) as [number, number]
  if (x !== o && x !== o + 1) throw new Flaw(id, `X has ${x} stones and O has ${o}`)
  return { ...start, stack: [{ rule: 'game', at: 'drop', seat: x - o }] }
}

/** `column 4: X O` from the bottom up, `row 1: . . X O . . .`, `turn B`, `B wins: RULE reason`, `nobody wins: …`. */
function fact(content: Content, p: Position<State, GameFrame>, text: string): string | null {
  const [what = '', which = ''] = text.split(/[ :]+/)
  const holds = factsOf(content, p, what, Number(which) - 1)
  return holds === text ? null : holds
}

function factsOf(content: Content, { state, stack, result }: Position<State, GameFrame>, what: string, at: number) {
  const { columns } = content
  if (what === 'column') {
    const stones = state.cells.filter((stone, cell) => cell % columns === at && stone >= 0)
    return `column ${at + 1}: ${stones.map(stoneOf).join(' ') || 'empty'}`
  }
  if (what === 'row')
    return `row ${at + 1}: ${state.cells
      .slice(at * columns, (at + 1) * columns)
      .map(stoneOf)
      .join(' ')}`
  const [frame] = stack
  if (frame !== undefined) return `turn ${letterOf(frame.seat)}`
  return `${result?.winners.map(letterOf).join(' and ') || 'nobody'} wins: ${result?.rule} ${result?.reason}`
}

export const stage: Stage<ConnectFour> = { place, fact }
