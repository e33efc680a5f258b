/** What happens at once, in this order. */

import { reactionsOf } from '@skerry/kernel'
import { limitOf, tribeOf } from '../queries.ts'
import type { Arrival } from '../types.ts'
import { reshuffleOf, topsOf } from './draw.ts'

const { onEventSetFlag, when } = reactionsOf<Arrival>()

export const reactions = [
  // ARR-DRAW-04, ARR-RULING-30 Before anything else, be it the last draw of the phase.
  when('cardDrawn', 'ARR-DRAW-04', ({ state }, { stack }) => (state.stacks[stack].size === 0 ? [reshuffleOf()] : [])),
  when('cardDrawn', 'ARR-DRAW-03', () => [topsOf()]),
  when('stacksSplit', 'ARR-DRAW-03', () => [topsOf()]),
  // ARR-END-02, ARR-EARN-14, ARR-RULING-13, -109 Equal to or above the limit: this round is the last.
  // ARR-END-04, ARR-RULING-95 Whatever happens to Corruption afterwards.
  onEventSetFlag('fomoriDrawn', 'ARR-END-02', (t, { seat }) => {
    const { corruption } = tribeOf(t.state, seat)
    const limit = limitOf(t.state)
    if (t.state.isLastRound || corruption < limit) return false
    t.state.isLastRound = true
    t.emit({ rule: 'ARR-END-02', type: 'limitReached', seat, corruption, limit })
    return true
  }),
]
