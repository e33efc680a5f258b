/** Preparation: cards upright, buildings produce. Ledger 3.4. */

import { type Rule, type Seat, steps, type Turn } from '@skerry/kernel'
import { cardOf, levelOf, playerOf, seatsInOrder } from '../queries.ts'
import type { Barbarians, Building, CardId, PreparationFrame, Produce } from '../types.ts'
import { anyBuilding } from './args.ts'

const { auto, decision, choiceNeeds, needs, offer, word } = steps<Barbarians, PreparationFrame>()
const producer = (f: PreparationFrame): Seat => f.queue[0] as Seat

/** BAR-RULING-23 The economy track has no part in it. */
function produceFrom(t: Turn<Barbarians>, seat: Seat, card: CardId): void {
  t.emit({ rule: 'BAR-PREP-02', type: 'produced', seat, card })
  t.run((cardOf(t.content, card) as Building).production, { seat, rule: 'BAR-PREP-02', isSpace: false })
}

function done(f: PreparationFrame): 'next' {
  f.queue.shift()
  return 'next'
}

const produce = offer<Produce>('BAR-PREP-02', 'produce', {
  args: { card: anyBuilding },
  candidates: (_, f) => f.able.map((card): Produce => ({ do: 'produce', card })),
  conditions: [
    choiceNeeds('BAR-PREP-02', 'notYours', ({ state }, f, { card }) =>
      playerOf(state, producer(f)).buildings.includes(card),
    ),
    // BAR-PREP-02 Each at most once; BAR-RULING-116 a building that came meanwhile counts from the next preparation.
    choiceNeeds('BAR-PREP-02', 'producedAlready', (_, f, { card }) => f.able.includes(card)),
  ],
  take(t, f, { card }) {
    f.able = f.able.filter((id) => id !== card)
    f.left -= 1
    produceFrom(t, producer(f), card)
    return f.left > 0 && f.able.length > 0 ? 'again' : done(f)
  },
})

const all = word(
  'BAR-PREP-03',
  'all',
  (t, f) => {
    for (const card of f.able) produceFrom(t, producer(f), card)
    return done(f)
  },
  [
    needs('BAR-PREP-03', 'onlyOneLeft', (_, f) => f.able.length > 1),
    needs(
      'BAR-PREP-03',
      'levelTooLow',
      (_, f) => f.left >= f.able.length,
      (_, f) => ({ left: f.left, buildings: f.able.length }),
    ),
  ],
)

export const preparation: Rule<Barbarians, PreparationFrame> = {
  upright: auto('BAR-PREP-01', (t, f) => {
    for (const { gods, warlords } of t.state.players) for (const held of [...gods, ...warlords]) held.isUpright = true
    t.emit({ rule: 'BAR-PREP-01', type: 'cardsUpright' })
    f.queue = seatsInOrder(t.state) // BAR-RULING-01, -110
    return 'next'
  }),
  // BAR-PREP-02, BAR-KNOW-PROD-01 As many different buildings as the production level of this moment says.
  // BAR-PREP-03, BAR-RULING-116 With level 0 none.
  next: auto('BAR-PREP-02', ({ state }, f) => {
    const [seat] = f.queue
    if (seat === undefined) return 'end'
    f.able = playerOf(state, seat).buildings.slice()
    f.left = levelOf(state, seat, 'production')
    if (f.left > 0 && f.able.length > 0) return 'produce'
    f.queue.shift()
    return 'again'
  }),
  produce: decision('BAR-PREP-02', {
    seat: producer,
    offers: [produce, all, word('BAR-PREP-02', 'done', (_, f) => done(f))],
  }),
}
