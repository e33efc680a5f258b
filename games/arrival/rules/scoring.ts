/** The end of the game: who holds the island, and who has won. Ledger 3.18, 3.19. */

import { type Rule, type Seat, steps } from '@skerry/kernel'
import { endingOf, finalCorruption, finalFame, fomoriLocations, placesOf, tribeLocations, tribeOf } from '../queries.ts'
import type { Arrival, Final, ScoringFrame } from '../types.ts'

const { auto } = steps<Arrival, ScoringFrame>()

export const scoring: Rule<Arrival, ScoringFrame> = {
  // ARR-SCORE-01, ARR-GEN-15, ARR-RULING-111 Only the count decides which ending it is, not why the game ended.
  count: auto('ARR-SCORE-01', (t) => {
    const ending = endingOf(t.state)
    const [fomori, tribes] = [fomoriLocations(t.state).total, tribeLocations(t.state).total]
    t.state.final = { ending, fomori, tribes, places: [] }
    t.emit({ rule: 'ARR-SCORE-01', type: 'locationsCounted', fomori, tribes, ending })
    return ending
  }),
  overrun: auto('ARR-SCORE-03', (t) => {
    t.state.tribes.forEach((tribe, seat) => {
      const sum = finalCorruption(t.state, seat)
      tribe.corruption = sum.total
      t.emit({ rule: 'ARR-SCORE-03', type: 'finalScored', seat, ending: 'overrun', sum })
    })
    return 'rank'
  }),
  repelled: auto('ARR-SCORE-05', (t) => {
    t.state.tribes.forEach((tribe, seat) => {
      const sum = finalFame(t, seat)
      tribe.fame = sum.total
      t.emit({ rule: 'ARR-SCORE-05', type: 'finalScored', seat, ending: 'repelled', sum })
    })
    return 'rank'
  }),
  // ARR-SCORE-04, -07 The least Corruption, or the most Fame; ARR-TIE-01, -02 the other track breaks a tie (ARR-RULING-12, -117);
  // ARR-TIE-03, ARR-RULING-118 whoever is still tied shares the victory.
  rank: auto('ARR-RULING-125', (t) => {
    const { state } = t
    const final = state.final as Final
    const { ending } = final
    const places = placesOf(ending, state.tribes)
    state.final = { ...final, places }
    t.emit({ rule: 'ARR-RULING-125', type: 'ranked', places })
    const winners = [...places.keys()].filter((seat: Seat) => places[seat] === 1)
    const scores = state.tribes.map((_, seat) => tribeOf(state, seat)[ending === 'overrun' ? 'corruption' : 'fame'])
    const rule = ending === 'overrun' ? 'ARR-SCORE-04' : 'ARR-SCORE-07'
    return t.end({ rule, reason: ending, winners, scores, places })
  }),
}
