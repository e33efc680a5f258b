import { expect, inject, test } from 'vitest'
import { skerryAt } from './skerry.ts'

const skerry = skerryAt(inject('width'))

test('bench kernel prints the figures scripts rely on', async () => {
  const args = ['bench', 'kernel', '--games', 'tic-tac-toe', '--seconds', '0.02', '--rounds', '3']
  const { code, out, err } = await skerry([...args, '--json'])
  expect(code).toBe(0)
  expect(err).toContain('round 3 of 3')
  const { name, figures } = JSON.parse(out)
  expect(name).toBe('kernel')
  expect(figures.length).toBeGreaterThan(2)
  for (const figure of figures)
    expect(Object.keys(figure)).toEqual(
      expect.arrayContaining(['id', 'value', 'unit', 'against', 'ratio', 'spread', 'goal', 'met']),
    )
  const text = await skerry(args)
  expect(text.out).toMatch(/^figure\s+ours\s+unit\s+against/m)
})

test.each([
  [['--games', 'chess'], '--games: nothing is measured with “chess”'],
  [['--rounds', '2'], '--rounds must be a whole number from 3'],
  [['--seconds', 'soon'], '--seconds must be a number above 0'],
])('bench kernel %j', async (args, message) => {
  const { code, out, err } = await skerry(['bench', 'kernel', ...args])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(message)
})

test('bench web does not take what is for others', async () => {
  const { code, out, err } = await skerry(['bench', 'web', '--rounds', '3'])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain('--rounds is for “bench kernel” and “bench server”.')
})
