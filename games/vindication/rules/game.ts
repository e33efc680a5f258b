/** The game: setup, rounds of turns, final scoring. Ledger 3.2, 3.18. */

import { type Rule, type Seat, steps } from '@skerry/kernel'
import { turnOf } from '../effects.ts'
import { MAX_ROUNDS } from '../queries.ts'
import type { GameFrame, Vindication } from '../types.ts'
import { callSafetyEnd, score } from './ending.ts'

const { auto } = steps<Vindication, GameFrame>()

export const game: Rule<Vindication, GameFrame> = {
  prepare: auto('VIN-SETUP-01', (t) => {
    t.call({ rule: 'setup', at: 'openPile', done: 0, order: [], aside: [] })
    return 'nextTurn'
  }),
  // VIN-TURN-01 Clockwise, round by round, beginning with the first player; VIN-RULING-09 who that is never changes.
  nextTurn: auto('VIN-TURN-01', (t) => {
    const { state } = t
    const seats = state.players.length
    const isRoundOver = state.round === 0 || (state.active + 1) % seats === state.first
    if (isRoundOver) {
      if (state.round === state.lastRound) return 'scoring' // VIN-END-03 exactly one further round
      if (state.round === MAX_ROUNDS && state.lastRound === null) callSafetyEnd(t)
      state.round += 1
      state.active = state.first
    } else state.active = (state.active + 1) % seats
    const seat: Seat = state.active
    t.emit({ rule: 'VIN-TURN-01', type: 'turnBegan', seat, round: state.round })
    t.call(turnOf(seat))
    return 'again'
  }),
  scoring: auto('VIN-FINAL-01', (t) => score(t)),
}
