/** The end of the game: who holds the island, and who has won. Ledger 3.18, 3.19. */

import { type Rule, type Seat, steps } from '@skerry/kernel'
import type { RuleId } from '../ledger.ts'
import { endingOf, finalCorruption, finalFame, fomoriLocations, placesOf, tribeLocations, tribeOf } from '../queries.ts'
import type { Arrival, Ending, Final, ScoringFrame, Tribe } from '../types.ts'

const { auto } = steps<Arrival, ScoringFrame>()

/** ARR-SCORE-04, -07 One track alone, or ARR-TIE-01, -02 the other one too, or ARR-TIE-03, ARR-RULING-118 not even both. */
function decidedBy(ending: Ending, tribes: readonly Tribe[], winners: readonly Seat[]): RuleId {
  if (winners.length > 1) return 'ARR-TIE-03'
  const track = ending === 'overrun' ? 'corruption' : 'fame'
  const best = tribes[winners[0] as Seat]?.[track]
  const isTied = tribes.filter((tribe) => tribe[track] === best).length > 1
  if (ending === 'overrun') return isTied ? 'ARR-TIE-01' : 'ARR-SCORE-04'
  return isTied ? 'ARR-TIE-02' : 'ARR-SCORE-07'
}

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
  // ARR-RULING-12, -117 Tracks as they stand; ARR-RULING-125 places behind the winner go by the same two values.
  rank: auto('ARR-RULING-125', (t) => {
    const { state } = t
    const final = state.final as Final
    const { ending } = final
    const places = placesOf(ending, state.tribes)
    state.final = { ...final, places }
    t.emit({ rule: 'ARR-RULING-125', type: 'ranked', places })
    const winners = [...places.keys()].filter((seat: Seat) => places[seat] === 1)
    const scores = state.tribes.map((_, seat) => tribeOf(state, seat)[ending === 'overrun' ? 'corruption' : 'fame'])
    const rule = decidedBy(ending, state.tribes, winners)
    return t.end({ rule, reason: ending, winners, scores, places })
  }),
}
