import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Play, Random, Seat } from '@skerry/kernel'
import { playthrough } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { guide } from '../bot.ts'
import { game, pack } from '../index.ts'
import type { Vindication } from '../types.ts'
import { anybodysChoice } from './playing.ts'

const content = game.load(pack)
/** Mostly as a novice would; any choice now and then. */
const choose = (play: Play<Vindication>, seat: Seat, random: Random) =>
  random(4) === 0 ? anybodysChoice(play, seat, random) : guide.answer(play, seat, random)
const novice = (play: Play<Vindication>, seat: Seat, random: Random) => guide.answer(play, seat, random)
/** Nobody gets anywhere: the safety end. */
const aimless = () => null

describe('golden games of Vindication (delete a file and run npx vitest -u to play a new one)', () => {
  it.each([
    ['trigger', { seats: 4, choose: novice, seed: 'trigger' }, /endTriggered \(VIN-END-03\)/],
    [
      'agreed-otherwise',
      { seats: 2, options: { openPileGrows: false, retakeHonor: false }, choose, seed: 'agreed' },
      /endTriggered \(VIN-END-0[37]\)/,
    ],
    [
      'safety-end',
      { seats: 3, choose: aimless, seed: 'aimless' },
      /endTriggered \(VIN-END-07\): triggers , lastRound 31/,
    ],
  ])('%s', async (name, plan, ended) => {
    const file = join(import.meta.dirname, 'playthroughs', `${name}.txt`)
    const told = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const now = playthrough(game, content, { ...plan, told })
    await expect(now).toMatchFileSnapshot(file)
    expect(now).toMatch(ended)
    expect(now.trimEnd().split('\n').at(-1)).toMatch(/^VIN-(FINAL-04|TIE-0\d) mostHonor: [A-D]$/)
  })
})
