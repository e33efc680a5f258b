/** The whole game and its rounds. Ledger 3.3, 3.16, 3.17. */

import { type Rule, type Seat, steps } from '@skerry/kernel'
import { roundsOf } from '../queries.ts'
import type {
  ActionsFrame,
  Arrival,
  BlockingFrame,
  DrawFrame,
  ExploitFrame,
  GameFrame,
  MastersFrame,
  ScoringFrame,
  SetupFrame,
} from '../types.ts'

const setupOf = (): SetupFrame => ({ rule: 'setup', at: 'display', done: 0 })
const drawOf = (): DrawFrame => ({ rule: 'draw', at: 'take', drawn: 0 })
const blockingOf = (): BlockingFrame => ({ rule: 'blocking', at: 'cardsOneAndTwo', set: 0 })
const exploitOf = (): ExploitFrame => ({ rule: 'exploit', at: 'fame', served: 0, due: 0 })
const actionsOf = (): ActionsFrame => ({ rule: 'actions', at: 'next', gone: 0 })
const mastersOf = (): MastersFrame => ({ rule: 'masters', at: 'next', done: 0 })
const scoringOf = (): ScoringFrame => ({ rule: 'scoring', at: 'count' })

const { auto } = steps<Arrival, GameFrame>()
export const game: Rule<Arrival, GameFrame> = {
  prepare: auto('ARR-SETUP-01', (t) => {
    t.call(setupOf())
    return 'round'
  }),
  // ARR-FLOW-01 Earning Phase (draw, reveal and block, exploit), then Action Phase.
  round: auto('ARR-FLOW-01', (t) => {
    const { state } = t
    for (const tribe of state.tribes) tribe.hasPassed = false
    t.emit({ rule: 'ARR-FLOW-01', type: 'roundBegan', round: state.round, seat: state.startPlayer })
    t.call(drawOf())
    t.call(blockingOf())
    t.call(exploitOf())
    t.call(actionsOf())
    return 'roundEnd'
  }),
  // ARR-ROUND-01, ARR-RULING-115 First the master-builders, then the round ends.
  roundEnd: auto('ARR-ROUND-01', (t) => {
    t.call(mastersOf())
    return 'nextRound'
  }),
  // ARR-ROUND-02, -03 The next round, led by the first to pass; everything else stays as it is.
  // ARR-END-03, -05 Unless this was the last one, by the limit or by the schedule (ARR-RULING-110).
  nextRound: auto('ARR-ROUND-02', (t) => {
    const { state } = t
    t.emit({ rule: 'ARR-ROUND-01', type: 'roundEnded', round: state.round })
    if (state.isLastRound || state.round >= roundsOf(state)) {
      t.call(scoringOf())
      return 'end'
    }
    state.round += 1
    state.startPlayer = state.nextStartPlayer as Seat // ARR-PASS-08, ARR-RULING-85 not before
    state.nextStartPlayer = null
    return 'round'
  }),
}
