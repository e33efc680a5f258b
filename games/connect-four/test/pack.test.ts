import { faultsOf } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { game, pack } from '../index.ts'

describe('the pack of connect-four', () => {
  it('loads, and is the board of seven by six with four in a row', () => {
    const { columns, rows, line, drops } = game.load(pack)
    expect([columns, rows, line]).toEqual([7, 6, 4])
    expect(drops.map(({ column }) => column)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('says where its numbers come from', () => {
    expect(['rulebook', 'published', 'designed']).toContain(pack.source)
  })

  it.each([
    ['nothing', null, '(top): notAnObject'],
    ['a text', '7 × 6', '(top): notAnObject'],
    ['no columns', { ...pack, columns: undefined }, 'columns: notInRange'],
    ['columns as text', { ...pack, columns: '7' }, 'columns: notInRange'],
    ['no column', { ...pack, columns: 0 }, 'columns: notInRange'],
    ['too many columns', { ...pack, columns: 21 }, 'columns: notInRange'],
    ['half a row', { ...pack, rows: 6.5 }, 'rows: notInRange'],
    ['fewer than no rows', { ...pack, rows: -1 }, 'rows: notInRange'],
    ['no line', { ...pack, line: 0 }, 'line: notInRange'],
    ['a line without end', { ...pack, line: Number.POSITIVE_INFINITY }, 'line: notInRange'],
    ['a line that fits nowhere', { ...pack, line: 8 }, 'line: longerThanTheBoard'],
  ])('refuses %s', (_, broken, fault) => expect(faultsOf(game, broken)).toContain(fault))

  it('names what it expected instead', () => {
    const broken = () => game.load({ ...pack, rows: 99 })
    expect(broken).toThrow('pack: rows: notInRange (least 1, most 20, got "99")')
  })

  it('may describe other boards', () => {
    const content = game.load({ columns: 3, rows: 3, line: 3 })
    expect(game.setup(content, 2).state).toEqual({ cells: Array(9).fill(-1), heights: [0, 0, 0] })
  })
})
