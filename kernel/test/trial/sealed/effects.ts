import { addTo, countOf, entriesOf, NOBODY, type Seat, type Slot, settleSlot, type Turn } from '../../../src/index.ts'
import { blockersOf, type Lying, lyingCards, openSection, rowOf, STACKS, threeSizes, tribeOf } from './queries.ts'
import type { BackId, Blocker, CardId, Gain, Sealed, Section, StackId, State } from './types.ts'

type T = Turn<Sealed>

/** ARR-DRAW-01 The top card of a stack goes face-down to the end of the seat's row. */
export function takeCard(t: T, seat: Seat, id: StackId): void {
  const stack = t.state.stacks[id]
  const card = stack.top as Slot<CardId>
  stack.size -= 1
  stack.top = null
  rowOf(t.state, seat).push(card)
  t.emit({ rule: 'ARR-DRAW-01', type: 'cardTaken', seat, stack: id, back: card.back as BackId })
}

/** ARR-DRAW-03 Everybody sees the back of a stack's top card; its front stays open. */
export function showTop(t: T, id: StackId, back: BackId): void {
  t.state.stacks[id].top = { back, knownTo: NOBODY }
  t.emit({ rule: 'ARR-DRAW-03', type: 'topShown', stack: id, back })
}

/** The card is fixed now, known to nobody, and none of those in the discard. */
export function fixUnseen(state: State, { seat, at, slot }: Lying, card: CardId): void {
  rowOf(state, seat)[at] = { ...settleSlot(slot, state.bag, card), not: Object.keys(state.discard) }
}

/** Whatever lies in the discard and in the stacks becomes three new stacks. */
export function splitStacks(t: T, rule: string): void {
  const { state } = t
  for (const [card, n] of entriesOf(state.discard)) addTo(state.bag, card, n)
  state.discard = {}
  const claimed = lyingCards(state).filter(({ slot }) => slot.is === undefined).length // ARR-DRAW-05 they take no part
  const sizes = threeSizes(countOf(state.bag) - claimed)
  STACKS.forEach((id, i) => {
    state.stacks[id] = { size: sizes[i] ?? 0, top: null }
  })
  t.emit({ rule, type: 'stacksSplit', sizes })
}

/** ARR-RULING-27 A card lies face-up for everybody. */
export function turnUp(t: T, { seat, at, slot }: Lying, card: CardId): void {
  rowOf(t.state, seat)[at] = settleSlot(slot, t.state.bag, card, 'all')
  t.reveal('all')
  t.emit({ rule: 'ARR-RULING-27', type: 'cardTurnedUp', seat, at: at + 1, card })
}

export function setBlocker(t: T, rule: string, seat: Seat, section: Section): void {
  const blocker = blockersOf(t.state, seat).push(section) as Blocker
  t.emit({ rule, type: 'blockerSet', seat, blocker, section })
}

/** ARR-TILE-OGAM-02, ARR-RULING-41 One blocker goes to the open section; where it stood is open now. */
export function moveBlocker(t: T, seat: Seat, blocker: Blocker): void {
  const section = openSection(t.state, seat) as Section
  blockersOf(t.state, seat)[blocker - 1] = section
  t.emit({ rule: 'ARR-TILE-OGAM-02', type: 'blockerMoved', seat, blocker, section })
}

/** ARR-TILE-OGAM-03 The tile is discarded. */
export function spendOgam(state: State, seat: Seat): void {
  tribeOf(state, seat).ogam -= 1
  state.usedOgam += 1
}

/** ARR-EARN-03 Earnings add to what the tribe has. */
export function earn(t: T, rule: string, seat: Seat, gain: Gain, n: number): void {
  tribeOf(t.state, seat)[gain] += n
  if (n > 0) t.emit({ rule, type: 'earned', seat, gain, n })
}

/** ARR-EARN-21 All cards before players go to the discard. */
export function discardCards(t: T): void {
  const cards = lyingCards(t.state).map(({ slot }) => slot.is as CardId)
  for (const card of cards) addTo(t.state.discard, card)
  t.state.rows = t.state.rows.map(() => [])
  t.emit({ rule: 'ARR-EARN-21', type: 'cardsDiscarded', cards })
}
