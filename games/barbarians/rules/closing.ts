/** The end of an era: feast or demon, then the final event. Ledger 3.13, 3.16, 3.22. */

import { naming, oneOf, type Rule, type Seat, steps, type Turn } from '@skerry/kernel'
import { changeDp, discardDisplay, moveDummies, payResources, turnRing } from '../effects.ts'
import {
  costOf,
  DEMON_DP,
  ERAS,
  isFinalEra,
  isPayable,
  isSolo,
  isTribe,
  playerOf,
  seatsInOrder,
  unpaid,
} from '../queries.ts'
import type {
  Barbarians,
  BarEffect,
  ClosingFrame,
  Content,
  Demon,
  DemonPayment,
  Feast,
  FeastRow,
  State,
  TimelineId,
} from '../types.ts'

type T = Turn<Barbarians>
type Seen = { readonly state: State; readonly content: Content }
const { auto, decision, choiceNeeds, needs, offer, word } = steps<Barbarians, ClosingFrame>()
const first = (f: ClosingFrame): Seat => f.queue[0] as Seat

/** BAR-END-02 The first one still open. */
const slotCard = ({ timeline, era }: State): TimelineId => timeline[era - 1] as TimelineId
const feastOf = ({ state, content }: Seen): Feast => content.timeline[slotCard(state)] as Feast
const demonOf = ({ state, content }: Seen): Demon => content.timeline[slotCard(state)] as Demon
const rowOf = (t: Seen, row: number): readonly BarEffect[] => feastOf(t).rows[row - 1] as readonly BarEffect[]

function served<Next extends ClosingFrame['at']>(f: ClosingFrame, next: Next): Next {
  f.queue.shift()
  return next
}

// —— feasts ——

const ROWS: readonly FeastRow[] = [
  { do: 'row', row: 1 },
  { do: 'row', row: 2 },
  { do: 'row', row: 3 },
]
/** BAR-FEAST-01 Exactly one row; BAR-RULING-66 one that can be paid in full. */
const choosingRow = (next: (t: T, f: ClosingFrame) => ClosingFrame['at']) =>
  offer<FeastRow>('BAR-FEAST-01', 'row', {
    args: { row: naming(oneOf(1, 2, 3), (row) => `row ${row}`) },
    candidates: () => ROWS,
    conditions: [
      choiceNeeds(
        'BAR-RULING-66',
        'cannotPay',
        (t, f, { row }) => isPayable(t.state, first(f), rowOf(t, row)),
        (t, f, { row }) => unpaid(t.state, first(f), costOf(rowOf(t, row))),
      ),
    ],
    take(t, f, { row }) {
      const seat = first(f)
      t.emit({ rule: 'BAR-FEAST-01', type: 'rowChosen', seat, card: slotCard(t.state), row })
      t.run(rowOf(t, row), { seat, rule: 'BAR-FEAST-01', isSpace: false })
      return next(t, f)
    },
  })

// —— demons ——

const appease = offer<DemonPayment>('BAR-DEMON-01', 'appease', {
  args: { with: naming(oneOf('gold', 'points'), (means) => (means === 'gold' ? means : null)) },
  candidates: () => [
    { do: 'appease', with: 'gold' },
    { do: 'appease', with: 'points' },
  ],
  conditions: [
    // BAR-RULING-61 With gold either may be chosen, without it the points are lost.
    choiceNeeds(
      'BAR-RULING-61',
      'noGold',
      ({ state }, f, { with: means }) => means === 'points' || playerOf(state, first(f)).resources.gold > 0,
    ),
  ],
  take(t, f, { with: means }) {
    const seat = first(f)
    t.emit({ rule: 'BAR-DEMON-01', type: 'demonAppeased', seat, with: means })
    if (means === 'gold') payResources(t, 'BAR-DEMON-01', seat, { gold: 1 })
    else changeDp(t, 'BAR-DEMON-01', seat, -DEMON_DP)
    return served(f, 'demonDue')
  },
})

const payingTribute = (next: (t: T, f: ClosingFrame) => ClosingFrame['at']) =>
  word(
    'BAR-DEMON-02',
    'tribute',
    (t, f) => {
      const seat = first(f)
      t.emit({ rule: 'BAR-DEMON-02', type: 'tributePaid', seat, card: slotCard(t.state) })
      t.run(demonOf(t).tribute, { seat, rule: 'BAR-DEMON-02', isSpace: false })
      return next(t, f)
    },
    [
      needs(
        'BAR-DEMON-02',
        'cannotPay',
        (t, f) => isPayable(t.state, first(f), demonOf(t).tribute),
        (t, f) => unpaid(t.state, first(f), costOf(demonOf(t).tribute)),
      ),
    ],
  )

export const closing: Rule<Barbarians, ClosingFrame> = {
  // BAR-SOLO-17 Before the first step the row closes up and is filled again; BAR-RULING-70 not in era 6.
  // BAR-RULING-117 Whether the end was called is looked at after the timeline card.
  slide: auto('BAR-SOLO-17', (t) => {
    const { state } = t
    if (!isSolo(state) || state.era === ERAS) return 'heroesBack'
    const left = state.display.filter((card) => card !== null)
    state.display = state.display.map((_, place) => left[place] ?? null)
    t.emit({ rule: 'BAR-SOLO-17', type: 'displaySlid', display: state.display.slice() })
    t.call({ rule: 'refill', at: 'look', by: 'BAR-SOLO-17', place: 0 })
    return 'heroesBack'
  }),
  // BAR-END-01; BAR-SETUP2-04 dummies are never taken back.
  heroesBack: auto('BAR-END-01', (t) => {
    for (const player of t.state.players) player.heroes = [null, null, null, null]
    t.emit({ rule: 'BAR-END-01', type: 'heroesTakenBack' })
    return 'card'
  }),
  // BAR-END-02, BAR-RULING-01 In honour order as it is now.
  card: auto('BAR-END-02', (t, f) => {
    const { state } = t
    const card = slotCard(state)
    t.emit({ rule: 'BAR-END-02', type: 'timelineReached', slot: state.era, card })
    f.queue = seatsInOrder(state)
    return t.content.timeline[card]?.kind === 'feast' ? 'feast' : 'demonDue'
  }),
  feast: auto('BAR-FEAST-01', (_, f) => (f.queue.length > 0 ? 'feastRow' : 'turnDown')),
  feastRow: decision('BAR-FEAST-01', {
    seat: first,
    offers: [
      // BAR-TRIBE-04, BAR-RULING-79 The horse tribe goes on at once.
      choosingRow((t, f) => (isTribe(t.state, first(f), 'horse') ? 'feastAgain' : served(f, 'feast'))),
    ],
  }),
  // BAR-TRIBE-04 Any of the three rows once more.
  feastAgain: decision('BAR-TRIBE-04', {
    seat: first,
    offers: [choosingRow((_, f) => served(f, 'feast')), word('BAR-TRIBE-04', 'enough', (_, f) => served(f, 'feast'))],
  }),
  // BAR-DEMON-01, BAR-RULING-60 First everybody pays or loses.
  demonDue: auto('BAR-DEMON-01', (t, f) => {
    if (f.queue.length > 0) return 'demonPayment'
    f.queue = seatsInOrder(t.state)
    return 'demon'
  }),
  demonPayment: decision('BAR-DEMON-01', { seat: first, offers: [appease] }),
  // BAR-DEMON-02 Then the tributes.
  demon: auto('BAR-DEMON-02', (_, f) => (f.queue.length > 0 ? 'demonTribute' : 'turnDown')),
  demonTribute: decision('BAR-DEMON-02', {
    seat: first,
    offers: [
      payingTribute((t, f) => (isTribe(t.state, first(f), 'horse') ? 'demonAgain' : served(f, 'demon'))),
      word('BAR-DEMON-02', 'refuse', (t, f) => {
        t.emit({ rule: 'BAR-DEMON-02', type: 'tributeRefused', seat: first(f), card: slotCard(t.state) })
        return served(f, 'demon')
      }),
    ],
  }),
  // BAR-TRIBE-04 Gold or points are not due again.
  demonAgain: decision('BAR-TRIBE-04', {
    seat: first,
    offers: [payingTribute((_, f) => served(f, 'demon')), word('BAR-TRIBE-04', 'enough', (_, f) => served(f, 'demon'))],
  }),
  // BAR-END-02, -03 Face down; BAR-RULING-70, -117, BAR-EVENT-03 in the last era nothing follows but the last campaigns.
  turnDown: auto('BAR-END-03', (t) => {
    const { state } = t
    t.emit({ rule: 'BAR-END-02', type: 'timelineTurned', slot: state.era, card: slotCard(state) })
    if (isFinalEra(state)) return 'end'
    return isSolo(state) ? 'turnRing' : 'discardDisplay' // BAR-RULING-101
  }),
  // BAR-EVENT-01 Everything goes under its deck, then new cards are shown.
  discardDisplay: auto('BAR-EVENT-01', (t) => {
    discardDisplay(t, 'BAR-EVENT-01', [...t.state.display.keys()])
    t.call({ rule: 'refill', at: 'look', by: 'BAR-EVENT-01', place: 0 })
    return 'turnRing'
  }),
  // BAR-EVENT-02 As printed below the slot.
  turnRing: auto('BAR-EVENT-02', (t) => {
    const turn = t.content.finalTurns[t.state.era - 1]
    if (turn) turnRing(t, 'BAR-EVENT-02', null, turn.ring, turn.steps)
    return 'dummies'
  }),
  // BAR-SETUP2-03 With two players all dummies one action space clockwise.
  dummies: auto('BAR-SETUP2-03', (t) => {
    if (t.state.players.length === 2) moveDummies(t, 'BAR-SETUP2-03', 1)
    return 'end'
  }),
}
