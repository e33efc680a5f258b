import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Play, Random, Seat } from '@skerry/kernel'
import { playthrough } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { guide } from '../bot.ts'
import { game, pack } from '../index.ts'
import type { Marnon } from '../types.ts'

const content = game.load(pack)
/** Mostly as a novice would; any choice now and then. */
const choose = (play: Play<Marnon>, seat: Seat, random: Random) =>
  random(4) === 0 ? null : guide.answer(play, seat, random)

describe('golden games of Marnon (delete a file and run npx vitest -u to play a new one)', () => {
  it.each([
    ['three-treasures', { seats: 3, choose, seed: 'treasure' }, 'MAR-END-01 threeTreasures: B'],
    ['last-survivor', { seats: 2, seed: 'g18' }, 'MAR-RULING-94 lastSurvivor: A'],
    ['orcs-rule', { seats: 2, options: { lastSurvivorWins: false }, seed: 'g47' }, 'MAR-RULING-94 orcsRule:'],
  ])('%s', async (name, plan, end) => {
    const file = join(import.meta.dirname, 'playthroughs', `${name}.txt`)
    const told = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const now = playthrough(game, content, { ...plan, told })
    await expect(now).toMatchFileSnapshot(file)
    expect(now.trimEnd().split('\n').at(-1)).toBe(end)
  })
})
