import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playthrough } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { game, pack } from '../index.ts'

const content = game.load(pack)

describe('golden games of tic-tac-toe (npx vitest -u writes them anew)', () => {
  it.each([
    ['x-wins', 'TTT-END-01 line: A'],
    ['o-wins', 'TTT-END-01 line: B'],
    ['full-board', 'TTT-END-02 full:'],
  ])('%s', async (name, end) => {
    const file = join(import.meta.dirname, 'playthroughs', `${name}.txt`)
    const now = playthrough(game, content, { seats: 2, told: readFileSync(file, 'utf8'), seed: name })
    await expect(now).toMatchFileSnapshot(file)
    expect(now.trimEnd().split('\n').at(-1)).toBe(end)
  })
})
