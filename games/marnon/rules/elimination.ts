/** Players without units, and who is left. Ledger 3.12. */

import { type Rule, type Seat, steps } from '@skerry/kernel'
import { playerOf, survivors } from '../queries.ts'
import type { EliminationFrame, Marnon } from '../types.ts'

const { auto } = steps<Marnon, EliminationFrame>()

export const eliminationOf = (seats: readonly Seat[]): EliminationFrame => ({ rule: 'elimination', at: 'leave', seats })

export const elimination: Rule<Marnon, EliminationFrame> = {
  // MAR-ELIM-01 Out at once; MAR-RULING-92 own tiles leave unseen, tiles hidden for others stay.
  leave: auto('MAR-ELIM-01', (t, f) => {
    const { state } = t
    for (const seat of f.seats) {
      playerOf(state, seat).out = true
      const tiles = state.tiles.filter((tile) => tile.owner === seat).length
      state.tiles = state.tiles.filter((tile) => tile.owner !== seat)
      t.emit({ rule: 'MAR-ELIM-01', type: 'eliminated', seat, tiles })
    }
    return 'survivors'
  }),
  survivors: auto('MAR-RULING-94', (t, f) => {
    const left = survivors(t.state)
    if (left.length === 0) {
      const rule = f.seats.length > 1 ? 'MAR-RULING-95' : 'MAR-RULING-94' // all at once, or the survivor who played on
      return t.end({ rule, reason: 'orcsRule', winners: [] })
    }
    if (left.length === 1 && t.state.options.lastSurvivorWins)
      return t.end({ rule: 'MAR-RULING-94', reason: 'lastSurvivor', winners: left })
    // MAR-RULING-86, -105 The turn of an eliminated player ends; what runs above it is carried out.
    const turn = t.within('turn')
    if (turn !== undefined && f.seats.includes(turn.seat)) t.endAfterCalls('turn')
    return 'end'
  }),
}
