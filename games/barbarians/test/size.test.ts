import { anyAction, randomFrom } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { game, pack } from '../index.ts'

const content = game.load(pack)
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

describe('the size of a position', () => {
  it.each([1, 2, 3, 4])('of %i players stays below 8 kB through whole random games', (seats) => {
    let largest = 0
    for (let n = 0; n < 5; n++) {
      const random = randomFrom(`size ${seats} ${n}`)
      const play = game.play(content, game.setup(content, seats, { tribePowers: n % 2 === 1 }))
      for (let actions = 0; anyAction(play, random) !== 'over'; actions++)
        if (actions % 10 === 0) largest = Math.max(largest, bytesOf(play.position))
    }
    expect(largest).toBeGreaterThan(2000)
    expect(largest).toBeLessThan(8192)
  })
})
