import type { Position } from '@skerry/kernel'
import { sequences } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { examples, stage } from '../examples/index.ts'
import { game, pack } from '../index.ts'
import type { GameFrame, State } from '../types.ts'

const content = game.load(pack)

function positionOf(id: string): Position<State, GameFrame> {
  const example = examples.find((e) => e.id === id)
  if (example === undefined) throw new Error(`no example ${id}`)
  return stage.place(content, example)
}
const counts = (p: Position<State, GameFrame>, most: number) =>
  Array.from({ length: most }, (_, i) => sequences(game, content, p, i + 1))

describe('sequences of stones in connect-four', () => {
  // Known numbers. The seventh stone is the first that may find its column full: 7⁷ − 7.
  it('from the empty board', () => {
    expect(counts(game.setup(content, 2), 7)).toEqual([7, 49, 343, 2401, 16807, 117649, 823536])
  })
  it('with a full column (C4-E-03)', () => expect(counts(positionOf('C4-E-03'), 4)).toEqual([6, 36, 216, 1296]))
  // A won game has no more sequences: 6 · 7, then all 42 · 7, then (294 − 36) · 7 where A completes the line later.
  it('with a line about to be completed (C4-E-05)', () => {
    expect(counts(positionOf('C4-E-05'), 4)).toEqual([7, 42, 294, 1806])
  })
  it('with one place left (C4-E-13)', () => expect(counts(positionOf('C4-E-13'), 3)).toEqual([1, 0, 0]))
})
