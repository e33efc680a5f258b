import { anyAction, randomFrom } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { pack, stage } from '../examples/index.ts'
import { game } from '../index.ts'
import { fightOdds } from '../odds.ts'

const content = game.load(pack)
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

describe('big tables', () => {
  it.each([2, 3, 4, 5, 6])('a position of %i players stays below 8 kB through a whole random game', (seats) => {
    const random = randomFrom(`size ${seats}`)
    const play = game.play(content, game.setup(content, seats, { blankTreasure: true }))
    let largest = 0
    for (let actions = 0; anyAction(play, random) !== 'over'; actions++)
      if (actions % 50 === 0) largest = Math.max(largest, bytesOf(play.position))
    expect(largest).toBeGreaterThan(1000)
    expect(largest).toBeLessThan(8192)
  })

  it('MAR-RULING-34, MAR-SUPER-01 two thousand orcs multiply and attack like any others', () => {
    const given = ['phase orcs', 'rest: 45o', 'C3: 65o', 'II4: A 30m+H', 'III1: A 40m', 'I6: B 300m', 'C1: B 9m']
    const play = game.play(content, stage.place(content, { given }))
    const orcsNow = () => play.state.fields.reduce((all, f) => all + (f.party === 'orcs' ? f.bodies : 0), 0)
    expect(orcsNow()).toBeGreaterThan(1800)
    const random = randomFrom('two thousand')
    for (let actions = 0; play.state.dragon === null && actions < 20_000; actions++) anyAction(play, random)
    expect(play.state.dragon).not.toBeNull() // phase 1 came to its end
    expect(play.state.fields.every(({ party }) => party !== null)).toBe(true) // MAR-ORC-19
  })

  it('odds of a fight against two thousand orcs come at once', () => {
    const attacker = { bodies: 1500, hero: true, sorcerer: false }
    const defender = { bodies: 2000, hero: false, sorcerer: false, bonus: 2 }
    const { win, lose, both } = fightOdds(attacker, defender)
    expect(win + lose + both).toBeCloseTo(1, 6)
    expect(win).toBeLessThan(0.5)
  })
})
