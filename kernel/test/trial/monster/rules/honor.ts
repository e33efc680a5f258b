import { drawCard, outcomesAt, type Rule, type Seat, steps } from '../../../../src/index.ts'
import { metTriggers, playerOf } from '../queries.ts'
import type { CoinsFrame, EndFrame, Maw, State } from '../types.ts'

/** VIN-END-02 The lowest coin on the track that this seat has reached or passed. */
export const coinFor = (state: State, seat: Seat): number | undefined =>
  state.coins.find((coin) => coin <= playerOf(state, seat).honor)

const c = steps<Maw, CoinsFrame>()
export const coins: Rule<Maw, CoinsFrame> = {
  // VIN-END-02, -06 Every coin reached is taken, in ascending order; each reveals a trigger.
  take: c.auto('VIN-END-06', (t, f) => {
    const coin = coinFor(t.state, f.seat) as number
    t.state.coins = t.state.coins.filter((other) => other !== coin)
    playerOf(t.state, f.seat).coins.push(coin)
    t.emit({ rule: 'VIN-END-02', type: 'coinTaken', seat: f.seat, coin })
    return 'reveal'
  }),
  reveal: c.chance('VIN-END-02', {
    outcomes: ({ state }) => outcomesAt(state.triggers, 0),
    take(t, f, trigger) {
      t.state.faceUp.push(drawCard(t.state.triggers, trigger))
      t.emit({ rule: 'VIN-END-02', type: 'triggerRevealed', trigger })
      return coinFor(t.state, f.seat) === undefined ? 'end' : 'take'
    },
  }),
}

const e = steps<Maw, EndFrame>()
export const end: Rule<Maw, EndFrame> = {
  // VIN-END-03, -05 Once and for good: this round and exactly one more; no coins are left on the track.
  trigger: e.auto('VIN-END-03', (t) => {
    if (t.state.lastRound !== null) return 'end' // VIN-RULING-51
    t.state.lastRound = t.state.round + 1 // VIN-RULING-52 also for the last player of a round
    t.state.coins = []
    t.emit({ rule: 'VIN-END-03', type: 'endTriggered', triggers: metTriggers(t), lastRound: t.state.lastRound })
    return 'end'
  }),
}
