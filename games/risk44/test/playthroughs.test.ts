import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playthrough } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import smallPack from './small-pack.json' with { type: 'json' }

const content = game.load(smallPack)

describe('golden games of risk44 on a small map (npx vitest -u writes them anew)', () => {
  it.each([
    ['conquest', 'R44-END-01 conquest: B'],
    ['last-turn', 'R44-END-02 lastTurn: C'],
    ['shared-victory', 'R44-END-02 lastTurn: A, C'],
  ])('%s', async (name, end) => {
    const file = join(import.meta.dirname, 'playthroughs', `${name}.txt`)
    const now = playthrough(game, content, { seats: 3, told: readFileSync(file, 'utf8'), seed: name })
    await expect(now).toMatchFileSnapshot(file)
    expect(now.trimEnd().split('\n').at(-1)).toBe(end)
  })
})
