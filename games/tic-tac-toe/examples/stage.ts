import type { Position, Seat } from '@skerry/kernel'
import { type Example, Flaw, type Stage } from '@skerry/kit'
import { game } from '../game.ts'
import type { Content, GameFrame, State, TicTacToe } from '../types.ts'

const MARKS = ['X', 'O']
const markOf = (seat: number | undefined): string => MARKS[seat ?? -1] ?? '.'
const letterOf = (seat: Seat): string => String.fromCharCode(65 + seat)

/** All rows of `X O .` from the top down, or none for an empty board. Who is at turn follows from the marks. */
function place(content: Content, { id, seats = 2, options = {}, given }: Example): Position<State, GameFrame> {
  const start = game.setup(content, seats, options)
  if (given.length === 0) return start
  const rows = given.map((row) => row.split(' ').map((mark) => MARKS.indexOf(mark)))
  if (rows.length !== content.side || rows.some((row) => row.length !== content.side))
    throw new Flaw(id, `the board has ${content.side} rows of ${content.side}`)
  const cells = rows.flat()
  const [x, o] = [0, 1].map((seat) => cells.filter((mark) => mark === seat).length) as [number, number]
  if (x !== o && x !== o + 1) throw new Flaw(id, `X has ${x} marks and O has ${o}`)
  return { ...start, state: { cells }, stack: [{ rule: 'game', at: 'mark', seat: x - o }] }
}

/** `row 1: X . O` (1 is the top one), `turn B`, `B wins: RULE reason`, `nobody wins: …`. */
function fact(content: Content, p: Position<State, GameFrame>, text: string): string | null {
  const [what = '', which = ''] = text.split(/[ :]+/)
  const holds = what === 'row' ? rowOf(content, p.state, Number(which)) : standing(p)
  return holds === text ? null : holds
}

function rowOf({ side }: Content, { cells }: State, row: number): string {
  const marks = cells.slice((row - 1) * side, row * side)
  return `row ${row}: ${marks.map(markOf).join(' ')}`
}

function standing({ stack: [frame], result }: Position<State, GameFrame>): string {
  if (frame !== undefined) return `turn ${letterOf(frame.seat)}`
  return `${result?.winners.map(letterOf).join(' and ') || 'nobody'} wins: ${result?.rule} ${result?.reason}`
}

export const stage: Stage<TicTacToe> = { place, fact }
