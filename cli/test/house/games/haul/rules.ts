import { dice, oneOf, type Rule, RuleError, slot, steps } from '@skerry/kernel'
import type { Bid, Load, Voyage, VoyageFrame } from './types.ts'

const { allotment, answer, auto, chance, decision, choiceNeeds, sealed, word } = steps<Voyage, VoyageFrame>()

/** HAUL-DATA-01 What counts in a hold is the weight. */
const total = (n: Load['n']): number => Object.values(n).reduce((all, count) => all + count, 0)

const bid = answer<Bid>('HAUL-BID-01', 'bid', {
  args: { on: oneOf('high', 'low') },
  candidates: () => [
    { do: 'bid', on: 'high' },
    { do: 'bid', on: 'low' },
  ],
  conditions: [],
})

const voyage: Rule<Voyage, VoyageFrame> = {
  load: allotment('HAUL-LOAD-01', 'load', {
    seat: (f) => f.seat,
    spread: ({ content }) => ({ least: 1, most: 4, slots: content.holds.map((h) => slot(h.id, h.max, h.weight)) }),
    conditions: [choiceNeeds('HAUL-LOAD-02', 'bowTooHeavy', (_, _f, { n }: Load) => (n.bow ?? 0) < 3)],
    take(t, f, { n }: Load) {
      t.state.cargo[f.seat] = (t.state.cargo[f.seat] as number) + total(n)
      t.emit({ rule: 'HAUL-LOAD-01', type: 'loaded', seat: f.seat, cargo: total(n) })
      return 'sail'
    },
  }),
  sail: decision('HAUL-SAIL-01', {
    seat: (f) => f.seat,
    offers: [word('HAUL-SAIL-01', 'sail', 'wind'), word('HAUL-SAIL-02', 'wait', 'next')],
  }),
  wind: chance('HAUL-WIND-01', {
    outcomes: () => dice(1),
    take(t, f, [force]) {
      if (t.state.storm && t.state.round === 2) throw new RuleError('HAUL-WIND-01', 'the mast breaks', [f])
      t.emit({ rule: 'HAUL-WIND-01', type: 'windBlew', seat: f.seat, force })
      const others = { rule: 'HAUL-WIND-02', type: 'chestClosed', seat: f.seat } as const
      t.emit({ rule: 'HAUL-WIND-02', type: 'chestSeen', seat: f.seat, coins: 7, shownTo: [f.seat], others })
      t.state.cargo[f.seat] = (t.state.cargo[f.seat] as number) + 1
      return 'next'
    },
  }),
  // HAUL-RULING-01 Round the table before the next round.
  next: auto('HAUL-TURN-01', (t, f) => {
    f.seat = (f.seat + 1) % t.state.cargo.length
    if (f.seat > 0) return 'load'
    t.state.round += 1
    return t.state.round > t.content.rounds ? 'bid' : 'load'
  }),
  bid: sealed('HAUL-BID-01', {
    seats: (_, { state }) => state.cargo.map((_cargo, seat) => seat),
    offers: [bid],
    take(t) {
      const { cargo } = t.state
      const most = Math.max(...cargo)
      const winners = cargo.flatMap((n, seat) => (n === most ? [seat] : []))
      t.end({ rule: 'HAUL-END-01', reason: 'mostCargo', winners, scores: [...cargo] })
      return 'end'
    },
  }),
}

export const rules = { voyage }
