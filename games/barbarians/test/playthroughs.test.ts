import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Play, Random, Seat } from '@skerry/kernel'
import { playthrough } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { guide } from '../bot.ts'
import { game, pack } from '../index.ts'
import type { Barbarians } from '../types.ts'

const content = game.load(pack)
/** Mostly as a novice would; any choice now and then. */
const choose = (play: Play<Barbarians>, seat: Seat, random: Random) =>
  random(4) === 0 ? null : guide.answer(play, seat, random)
const novice = (play: Play<Barbarians>, seat: Seat, random: Random) => guide.answer(play, seat, random)

describe('golden games of Barbarians (delete a file and run npx vitest -u to play a new one)', () => {
  it.each([
    [
      'most-points',
      { seats: 3, options: { tribePowers: true }, choose, seed: 'tribes' },
      /^BAR-TIE-01 mostPoints: [ABC]$/,
    ],
    ['target-beaten', { seats: 1, choose: novice, seed: 'alone 2' }, /^BAR-SOLO-19 targetBeaten: A$/],
    [
      'target-missed',
      { seats: 1, options: { soloTarget: 150, fateDraw: 'eachOnce' }, choose, seed: 'missed' },
      /^BAR-SOLO-19 targetMissed:$/,
    ],
  ])('%s', async (name, plan, end) => {
    const file = join(import.meta.dirname, 'playthroughs', `${name}.txt`)
    const told = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const now = playthrough(game, content, { ...plan, told })
    await expect(now).toMatchFileSnapshot(file)
    expect(now.trimEnd().split('\n').at(-1)).toMatch(end)
  })
})
