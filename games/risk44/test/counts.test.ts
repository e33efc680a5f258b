import { sequences } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { stage } from '../examples/index.ts'
import { game } from '../index.ts'
import smallPack from './small-pack.json' with { type: 'json' }

const content = game.load(smallPack)

function counts(given: readonly string[], most: number): number[] {
  const p = stage.place(content, { given })
  return Array.from({ length: most }, (_, i) => sequences(game, content, p, i + 1))
}

describe('sequences of choices and outcomes in risk44, on a small map', () => {
  // Every area goes to any of the three, until somebody has three.
  it('while the areas are dealt', () => expect(counts([], 4)).toEqual([3, 9, 27, 78]))
  // Third: 27 + 24 with armies placed one by one or in two lots, 3 · 6⁴ rolls, 11 ways to fortify.
  it('placing three armies', () => expect(counts(['turn A reinforce pool 3'], 4)).toEqual([6, 24, 3950, 16787]))
  // Second: two attacks of 6² rolls and one way on; after a roll nobody can attack any more.
  it('attacking with two against one', () => {
    expect(counts(['all: C 1', 'area 0: A 2', 'area 8: B 1', 'turn A attack'], 4)).toEqual([3, 73, 74, 77])
  })
  // Five ways to fortify, three cards, then B places its armies in two areas.
  it('fortifying after a conquest', () => {
    expect(counts(['area 0: A 4', 'area 1: A 1', 'turn A fortify conquered'], 4)).toEqual([5, 15, 60, 225])
  })
})
