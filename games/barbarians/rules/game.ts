/** The whole game: eras, and what begins them. Ledger 3.4, 3.14, 3.16, 3.22. */

import { type Rule, steps } from '@skerry/kernel'
import { isFinalEra, isSolo, isTribe, seatsInOrder } from '../queries.ts'
import type { Barbarians, ClosingFrame, GameFrame, PreparationFrame } from '../types.ts'

const closingOf = (): ClosingFrame => ({ rule: 'closing', at: 'slide', queue: [] })
const preparationOf = (): PreparationFrame => ({ rule: 'preparation', at: 'upright', queue: [], left: 0, able: [] })
const WOLF_GIFT = 2 // BAR-TRIBE-05

const { auto } = steps<Barbarians, GameFrame>()
export const game: Rule<Barbarians, GameFrame> = {
  prepare: auto('BAR-SETUP-01', (t) => {
    t.call({ rule: 'setup', at: 'tribes', done: 0 })
    return 'era'
  }),
  // BAR-ERA-01 Preparation, action, end. BAR-RULING-57 A fourth hero gained at the end of the era before.
  era: auto('BAR-ERA-01', (t) => {
    const { state } = t
    state.era += 1
    for (const player of state.players) {
      player.hasFourth = player.hasFourthNext
      player.hasFourthNext = false
    }
    t.emit({ rule: 'BAR-ERA-01', type: 'eraBegan', era: state.era })
    return 'organise'
  }),
  // BAR-SOLO-09, BAR-RULING-98, -117 First of all the fate card, in era 1 as well.
  organise: auto('BAR-SOLO-09', (t) => {
    if (isSolo(t.state)) t.call({ rule: 'organise', at: 'draw' })
    return 'gift'
  }),
  // BAR-TRIBE-05, BAR-RULING-76, -117 Before preparation, in era 1 as well, and only for this tribe.
  gift: auto('BAR-TRIBE-05', (t) => {
    for (const seat of seatsInOrder(t.state))
      if (isTribe(t.state, seat, 'wolf'))
        t.run([{ do: 'any', n: WOLF_GIFT }], { seat, rule: 'BAR-TRIBE-05', isSpace: false })
    return 'preparation'
  }),
  // BAR-ERA-02 Not in era 1.
  preparation: auto('BAR-ERA-02', (t) => {
    if (t.state.era > 1) t.call(preparationOf())
    return 'action'
  }),
  action: auto('BAR-ERA-01', (t) => {
    t.call({ rule: 'action', at: 'round', queue: [] })
    return 'closing'
  }),
  closing: auto('BAR-ERA-01', (t) => {
    t.call(closingOf())
    return 'next'
  }),
  // BAR-END-04, BAR-GAMEEND-01, -02, -03 The next era, unless it was the sixth or the end has been called.
  next: auto('BAR-END-04', ({ state }) => {
    if (!isFinalEra(state)) return 'era'
    state.isEndCalled = true // BAR-RULING-68 what comes now calls no end
    return 'lastCampaigns'
  }),
  lastCampaigns: auto('BAR-GAMEEND-04', (t) => {
    t.call({ rule: 'lastCampaigns', at: 'begin', queue: [] })
    return 'scoring'
  }),
  scoring: auto('BAR-SCORE-01', (t) => {
    t.call({ rule: 'scoring', at: 'count' })
    return 'end'
  }),
}
