import { draw, randomFrom } from '@skerry/kernel'
import { someOf } from '@skerry/kit'
import { describe, expect, inject, it } from 'vitest'
import { game, pack } from '../index.ts'
import { anybodysChoice } from './playing.ts'

const content = game.load(pack)
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

describe('the size of a position', () => {
  it.each([2, 3, 4, 5])('of %i players stays below 8 kB through whole games', (seats) => {
    let largest = 0
    for (const n of someOf([0, 1, 2, 3, 4], 3, inject('width'))) {
      const random = randomFrom(`size ${seats} ${n}`)
      const play = game.play(content, game.setup(content, seats, { openPileGrows: n % 2 === 0 }))
      for (let actions = 0; play.waits() !== 'over'; actions++) {
        if (play.waits() === 'chance') play.resolve(draw(play.outcomes(), random))
        else play.take(play.next(), anybodysChoice(play, play.next(), random))
        if (actions % 10 === 0) largest = Math.max(largest, bytesOf(play.position))
      }
    }
    expect(largest).toBeGreaterThan(2000)
    expect(largest).toBeLessThan(8192)
  })
})
