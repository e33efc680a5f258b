import { faultsOf } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { game, pack } from '../index.ts'

describe('the pack of tic-tac-toe', () => {
  it('loads, and is the board of three by three with eight lines', () => {
    const { side, marks, linesThrough } = game.load(pack)
    expect(side).toBe(3)
    expect(marks.map(({ cell }) => cell)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(linesThrough.flat().map((line) => line.join())).size).toBe(8)
    expect(linesThrough.map((lines) => lines.length)).toEqual([3, 2, 3, 2, 4, 2, 3, 2, 3])
  })

  it('says where its numbers come from', () => {
    expect(['rulebook', 'published', 'designed']).toContain(pack.source)
  })

  it.each([
    ['nothing', null, '(top): notAnObject'],
    ['a text', '3 × 3', '(top): notAnObject'],
    ['no side', {}, 'side: notInRange'],
    ['a side as text', { side: '3' }, 'side: notInRange'],
    ['a single cell', { side: 1 }, 'side: notInRange'],
    ['too large a board', { side: 10 }, 'side: notInRange'],
    ['half a cell', { side: 2.5 }, 'side: notInRange'],
  ])('refuses %s', (_, broken, fault) => expect(faultsOf(game, broken)).toContain(fault))

  it('may describe other boards', () => {
    const content = game.load({ side: 4 })
    expect(game.setup(content, 2).state).toEqual({ cells: Array(16).fill(-1) })
    expect(new Set(content.linesThrough.flat()).size).toBe(10)
  })
})
