import type { Guide } from '@skerry/contracts'
import { type Choice, randomFrom } from '@skerry/kernel'
import { openGame } from '@skerry/registry'
import { describe, expect, test } from 'vitest'
import { jsonFault } from '../src/json.ts'
import { idsIn } from '../src/ledger.ts'
import { distance, nearest } from '../src/names.ts'
import { columns, wrap } from '../src/output.ts'
import { type Seated, seated } from '../src/sim.ts'
import { ROOT } from './skerry.ts'

describe('where a text is no JSON', () => {
  test.each([
    ['', 1, 1, 'expected a value, found the end'],
    ['{"a": 1,}', 1, 9, 'expected a name in double quotes, found “}”'],
    ['[1,\n 2 3]', 2, 4, 'expected “,” or “]”, found “3”'],
    ['{"a" 1}', 1, 6, 'expected “:”, found “1”'],
    ['{"a": nul}', 1, 7, 'unexpected “nul”'],
    ['[01]', 1, 2, 'unexpected “01”'],
    ['["a\nb"]', 1, 2, 'a text that is not closed or holds a character it must not'],
    ['[1] 2', 1, 5, 'expected the end, found “2”'],
    ["{'a': 1}", 1, 2, "unexpected “'”"],
  ])('%j', (text, line, column, message) => {
    expect(() => JSON.parse(text)).toThrow()
    expect(jsonFault(text)).toEqual({ line, column, message })
  })

  test('nowhere in what the language itself reads', () => {
    for (const value of [1, -0.5e-7, 'ä"\\\n\u2028', [], {}, [null, true, { 'a b': [[]] }]])
      expect(jsonFault(JSON.stringify(value, null, 2))).toBeNull()
  })
})

test('ids of rules, with the short forms of comments', () => {
  const text = '// X-TURN-01, -02 and X-RULING-86/105; X-DRAW-03…05 (C4-END-01) MAR-T-C-40, x-no-1, UTF-8'
  expect([...idsIn(text)]).toEqual([
    'X-TURN-01',
    'X-TURN-02',
    'X-RULING-86',
    'X-RULING-105',
    'X-DRAW-03',
    'X-DRAW-04',
    'X-DRAW-05',
    'C4-END-01',
    'MAR-T-C-40',
    'UTF-8',
  ])
})

test('the nearest name', () => {
  expect(distance('sim', 'smi')).toBe(2)
  expect(nearest('conect-four', ['risk44', 'connect-four'])).toBe('connect-four')
  expect(nearest('con', ['risk44', 'connect-four'])).toBe('connect-four')
  expect(nearest('chess', ['risk44', 'connect-four'])).toBeNull()
})

test('columns read downwards; long texts are broken at blanks', () => {
  expect(columns(['a', 'b', 'c', 'd', 'e'], 12)).toEqual(['  a   d', '  b   e', '  c'])
  expect(columns([], 12)).toEqual([])
  expect(wrap('  X-1  ', 'one two three', 16)).toEqual(['  X-1  one two', '       three'])
})

test('a simulated random bot makes no choice that the game’s guide shuns', async () => {
  const { game, pack } = await openGame(ROOT, 'connect-four')
  const content = game.load(pack)
  const columnOf = (choice: Choice | null) => (choice as Choice & { column: number }).column
  const shuns = (_: unknown, _seat: number, choice: Choice) => columnOf(choice) < 7
  const bot = seated('random', game, content, { shuns } as unknown as Guide) as Seated
  const play = game.play(content, game.setup(content, 2))
  for (let i = 0; i < 50; i++) expect(columnOf(bot(play, 0, randomFrom(i)))).toBe(7)
})
