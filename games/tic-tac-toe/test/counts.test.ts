import type { Position } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { examples, stage } from '../examples/index.ts'
import { game, pack } from '../index.ts'
import type { GameFrame, Mark, State } from '../types.ts'

const content = game.load(pack)

interface Ends {
  x: number
  o: number
  nobody: number
}

/** Plays every game there is from here, and counts them by their end. */
function playAll(p: Position<State, GameFrame>, ends: Ends, times = 1): Ends {
  if (p.result !== null) {
    const [winner] = p.result.winners
    ends[winner === 0 ? 'x' : winner === 1 ? 'o' : 'nobody'] += times
    return ends
  }
  const play = game.play(content, p)
  const seat = play.next()
  const choices = play.choices(seat)
  if (choices.kind === 'list')
    for (const choice of choices.list as Mark[]) {
      const weight = weightOf(p, choice)
      if (weight > 0) playAll(after(p, choice), ends, times * weight)
    }
  return ends
}

function after(p: Position<State, GameFrame>, choice: Mark): Position<State, GameFrame> {
  const next = game.clone(p)
  const play = game.play(content, next)
  play.take(play.next(), choice)
  return next
}

/** For the first mark one corner and one edge stand for all four of them. */
function weightOf({ state: { cells } }: Position<State, GameFrame>, { cell }: Mark): number {
  if (cells.some((mark) => mark !== -1)) return 1
  return cell === 1 || cell === 2 ? 4 : cell === 5 ? 1 : 0
}

describe('all games of tic-tac-toe', () => {
  // Known numbers; together 255,168.
  it('from the empty board', () => {
    const ends = playAll(game.setup(content, 2), { x: 0, o: 0, nobody: 0 })
    expect(ends).toEqual({ x: 131_184, o: 77_904, nobody: 46_080 })
  })

  it('with one cell left (TTT-E-09)', () => {
    const example = examples.find(({ id }) => id === 'TTT-E-09')
    const ends = example && playAll(stage.place(content, example), { x: 0, o: 0, nobody: 0 })
    expect(ends).toEqual({ x: 0, o: 0, nobody: 1 })
  })
})
