import { anyAction, randomFrom, type Seat } from '@skerry/kernel'
import { sampleOf } from '@skerry/kit'
import { describe, expect, inject, it } from 'vitest'
import { boardOf, incomeOf } from '../bot/island.ts'
import { game, pack } from '../index.ts'
import { strengthOf } from '../odds.ts'
import { defence, fieldOf, forceIn, isAtPeace, reinforcements, strengthIn, unitsIn } from '../queries.ts'

const content = game.load(pack)

/** Random games, looked at every so often. */
function* tables(seats: number) {
  const random = randomFrom(`plain ${seats}`)
  const play = game.play(content, game.setup(content, seats))
  for (let actions = 0; actions < 4000 && anyAction(play, random) !== 'over'; actions++)
    if (actions % 10 === 0 && play.state.round > 0) yield play
}

describe('plain numbers of odds and bots are those of the rules', () => {
  it.each([2, 3, 4, 5, 6])('strengths, reinforcements and closed fields with %i players', (seats) => {
    let looked = 0
    const isTried = sampleOf(8, inject('width'))
    for (const t of tables(seats)) {
      looked += 1
      if (!isTried(['table'])) continue
      const board = boardOf(t)
      for (let seat: Seat = 0; seat < seats; seat++)
        if (!board.out[seat]) expect(incomeOf(board, seat)).toBe(reinforcements(t, seat).total)
      content.fields.forEach((id, i) => {
        const { hero, sorcerer } = forceIn(t.state, id)
        const own = strengthOf(unitsIn(t.state, id), sorcerer ? 2 : hero ? 1 : 0)
        expect(own).toBe(strengthIn(t, id, 'attacker', 'land').total)
        for (const { by } of fieldOf(content, id).ways) {
          const bonus = defence(content, id, by).reduce((sum, { amount }) => sum + amount, 0)
          expect(own + bonus).toBe(strengthIn(t, id, 'defender', by).total)
        }
        expect(board.closed[i]).toBe(t.state.dragon === id || isAtPeace(t, id))
      })
    }
    expect(looked).toBeGreaterThan(20)
  })
})
