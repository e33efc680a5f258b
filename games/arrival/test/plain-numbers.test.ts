/** What listing computes in plain numbers is what the rules compute as sums. */

import { anyAction, randomFrom } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { game, pack } from '../index.ts'
import { canSpread, spreadCost, tribeOf } from '../queries.ts'

const content = game.load(pack)

describe.each([2, 3, 4])('in a random game of %i players', (seats) => {
  it('ARR-SPREAD-02, -03 a listed target is one whose explained cost the Fomori cover', () => {
    const random = randomFrom(`plain ${seats}`)
    const play = game.play(content, game.setup(content, seats))
    let targets = 0
    while (anyAction(play, random) !== 'over')
      for (const at of content.locations)
        for (let seat = 0; seat < seats; seat++) {
          if (!canSpread(play, seat, at)) continue
          targets += 1
          expect(spreadCost(play.state, at).total).toBeLessThanOrEqual(tribeOf(play.state, seat).fomori)
        }
    expect(targets).toBeGreaterThan(100)
  })
})
