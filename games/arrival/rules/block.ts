/** Earning Phase A.2: revealing cards and blocking sections, and Ogam's wisdom. Ledger 3.5. */

import { frontsOf, itself, naming, oneOf, type Rule, type Seat, steps } from '@skerry/kernel'
import { moveBlocker, setBlocker, spendTile, turnUp } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import {
  backsIn,
  holdsTile,
  inTurnOrder,
  isBlocked,
  type Lying,
  nextFaceDown,
  nthInTurn,
  OGAM,
  SECTIONS,
} from '../queries.ts'
import type { Arrival, Block, BlockingFrame, CardId, OgamFrame, Reopen, State, TurnUpFrame } from '../types.ts'

const turnUpTo = (upTo: number): TurnUpFrame => ({ rule: 'turnUp', at: 'look', upTo })
const ogamOf = (): OgamFrame => ({ rule: 'ogam', at: 'next', done: 0 })

const sections = naming(oneOf(...SECTIONS), itself)
const BLOCKS: readonly Block[] = SECTIONS.map((section) => ({ do: 'block', section }))
const ofBlocking = steps<Arrival, BlockingFrame>()
// ARR-BLOCK-05, -06 For all four cards of this player; on two different sections.
const block = ofBlocking.answer<Block>('ARR-BLOCK-06', 'block', {
  args: { section: sections },
  candidates: () => BLOCKS,
  conditions: [
    ofBlocking.choiceNeeds(
      'ARR-BLOCK-06',
      'sectionTaken',
      ({ state, seat }, _, { section }) => !isBlocked(state, seat, section),
    ),
  ],
})
// ARR-BLOCK-08, ARR-RULING-26 All at once: nobody sees a blocker before the last one is committed.
const blockAtOnce = (rule: RuleId, next: BlockingFrame['at']) =>
  ofBlocking.sealed<Block>(rule, {
    seats: (_, { state }) => inTurnOrder(state),
    offers: [block],
    take(t, _, answers) {
      for (const { seat, choice } of answers) setBlocker(t, rule, seat, choice.section)
      return next
    },
  })
// ARR-RULING-26 Or one after the other, openly.
const blockInTurn = (rule: RuleId, next: BlockingFrame['at']) =>
  ofBlocking.decision(rule, {
    seat: (f, { state }) => nthInTurn(state, f.set),
    offers: [
      ofBlocking.taking(block, (t, f, { section }) => {
        setBlocker(t, rule, t.seat, section)
        f.set = (f.set + 1) % t.state.tribes.length
        return f.set === 0 ? next : 'again'
      }),
    ],
  })
const inTurn = (state: State): boolean => state.options.blockersInTurnOrder

export const blocking: Rule<Arrival, BlockingFrame> = {
  // ARR-BLOCK-02 Cards 1 and 2, then blocker 1.
  cardsOneAndTwo: ofBlocking.auto('ARR-BLOCK-02', (t) => {
    t.call(turnUpTo(2))
    return inTurn(t.state) ? 'firstInTurn' : 'first'
  }),
  first: blockAtOnce('ARR-BLOCK-02', 'cardThree'),
  firstInTurn: blockInTurn('ARR-BLOCK-02', 'cardThree'),
  // ARR-BLOCK-03 Card 3, then blocker 2 on a different section.
  cardThree: ofBlocking.auto('ARR-BLOCK-03', (t) => {
    t.call(turnUpTo(3))
    return inTurn(t.state) ? 'secondInTurn' : 'second'
  }),
  second: blockAtOnce('ARR-BLOCK-03', 'cardFour'),
  secondInTurn: blockInTurn('ARR-BLOCK-03', 'cardFour'),
  // ARR-BLOCK-04 Card 4; ARR-RULING-40 Ogam's window opens after it, or before it.
  cardFour: ofBlocking.auto('ARR-BLOCK-04', (t) => {
    const { ogamBeforeFourthCard } = t.state.options
    if (ogamBeforeFourthCard) t.call(ogamOf())
    t.call(turnUpTo(4))
    if (!ogamBeforeFourthCard) t.call(ogamOf())
    return 'end'
  }),
}

const ofTurnUp = steps<Arrival, TurnUpFrame>()
export const turnUpRule: Rule<Arrival, TurnUpFrame> = {
  // ARR-RULING-27, -28 Card by card in drawing order, all players before anybody goes on.
  look: ofTurnUp.auto('ARR-RULING-27', ({ state }, f) => {
    const card = nextFaceDown(state, f.upTo)
    if (card === undefined) return 'end'
    return card.slot.is === undefined ? 'front' : 'fixed'
  }),
  // ARR-DRAW-05 It was fixed by a reshuffle.
  fixed: ofTurnUp.auto('ARR-DRAW-05', (t, f) => {
    const card = nextFaceDown(t.state, f.upTo) as Lying
    turnUp(t, card, card.slot.is as CardId)
    return 'look'
  }),
  front: ofTurnUp.chance('ARR-RULING-27', {
    outcomes: ({ state, content }, f) => frontsOf(nextFaceDown(state, f.upTo)?.slot, state.bag, backsIn(content)),
    take(t, f, card) {
      turnUp(t, nextFaceDown(t.state, f.upTo) as Lying, card)
      return 'look'
    },
  }),
}

const ofOgam = steps<Arrival, OgamFrame>()
const REOPENINGS: readonly Reopen[] = SECTIONS.map((section) => ({ do: 'reopen', section }))
const seat = (f: OgamFrame, { state }: { readonly state: State }): Seat => nthInTurn(state, f.done)
export const ogam: Rule<Arrival, OgamFrame> = {
  // ARR-RULING-40 In turn order each holder decides, again with a second copy.
  next: ofOgam.auto('ARR-RULING-40', ({ state }, f) => {
    while (f.done < state.tribes.length && !holdsTile(state, nthInTurn(state, f.done), OGAM)) f.done += 1
    return f.done < state.tribes.length ? 'window' : 'end'
  }),
  // ARR-TILE-OGAM-01 Both blockers stand, and nothing has been earned yet. ARR-TILE-04 Only here.
  window: ofOgam.decision('ARR-TILE-OGAM-01', {
    seat,
    offers: [
      ofOgam.offer<Reopen>('ARR-TILE-OGAM-02', 'reopen', {
        args: { section: sections },
        candidates: () => REOPENINGS,
        conditions: [
          // ARR-RULING-41 One of the two blockers moves, and only to the open section.
          ofOgam.choiceNeeds('ARR-RULING-41', 'notBlocked', (t, _, { section }) => isBlocked(t.state, t.seat, section)),
        ],
        take(t, _, { section }) {
          spendTile(t, 'ARR-TILE-OGAM-03', t.seat, OGAM, null)
          moveBlocker(t, t.seat, section)
          return 'next'
        },
      }),
      ofOgam.word('ARR-RULING-40', 'decline', (_, f) => {
        f.done += 1
        return 'next'
      }),
    ],
  }),
}
