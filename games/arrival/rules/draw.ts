/** Earning Phase A.1: drawing cards from the three stacks. Ledger 3.4. */

import { backsOf, countOf, frontsOf, naming, oneOf, type Rule, steps } from '@skerry/kernel'
import { drawCard, fixUnseen, showTop, splitStacks } from '../effects.ts'
import {
  backsIn,
  CARDS_EACH,
  claims,
  type Lying,
  nextUndetermined,
  nthInTurn,
  STACKS,
  stackToLookAt,
} from '../queries.ts'
import type { Arrival, Back, Draw, DrawFrame, ReshuffleFrame, StackId, TopsFrame } from '../types.ts'

export const reshuffleOf = (): ReshuffleFrame => ({ rule: 'reshuffle', at: 'lying' })
export const topsOf = (): TopsFrame => ({ rule: 'tops', at: 'look' })

const DRAWS: readonly Draw[] = STACKS.map((stack) => ({ do: 'draw', stack }))
const ofDraw = steps<Arrival, DrawFrame>()
export const draw: Rule<Arrival, DrawFrame> = {
  // ARR-DRAW-01, -02, ARR-RULING-06 Four laps in turn order, one card at a time.
  take: ofDraw.decision('ARR-DRAW-01', {
    seat: (f, { state }) => nthInTurn(state, f.drawn),
    offers: [
      ofDraw.offer<Draw>('ARR-DRAW-01', 'draw', {
        args: { stack: naming(oneOf(1, 2, 3), (stack) => `stack ${stack}`) },
        candidates: () => DRAWS,
        conditions: [], // ARR-DRAW-06 any stack, any number of times; ARR-RULING-31 none is ever empty
        take(t, f, { stack }) {
          drawCard(t, t.seat, stack)
          f.drawn += 1
          return f.drawn < CARDS_EACH * t.state.tribes.length ? 'again' : 'end'
        },
      }),
    ],
  }),
}

const ofReshuffle = steps<Arrival, ReshuffleFrame>()
export const reshuffle: Rule<Arrival, ReshuffleFrame> = {
  // ARR-DRAW-05 Cards before players take no part, so none of them can come from the discard: as long as nobody has
  // fixed them they share a bag with the stacks, and must be fixed before the discard joins it.
  lying: ofReshuffle.auto('ARR-DRAW-05', ({ state }) => {
    if (countOf(state.discard) === 0) return 'split' // nothing joins the bag
    return nextUndetermined(state) === undefined ? 'split' : 'fix'
  }),
  // One card, unseen by anybody.
  fix: ofReshuffle.chance('ARR-DRAW-05', {
    outcomes: ({ state, content }) => frontsOf(nextUndetermined(state)?.slot, state.bag, backsIn(content)),
    take({ state }, _, card) {
      fixUnseen(state, nextUndetermined(state) as Lying, card)
      return 'lying'
    },
  }),
  // ARR-DRAW-04, ARR-RULING-21 Discard and stacks are mixed and dealt out as three new stacks.
  split: ofReshuffle.auto('ARR-DRAW-04', (t) => {
    splitStacks(t, 'ARR-DRAW-04')
    return 'end'
  }),
}

const ofTops = steps<Arrival, TopsFrame>()
export const tops: Rule<Arrival, TopsFrame> = {
  // ARR-DRAW-03, ARR-RULING-07 The back of every top card is public.
  look: ofTops.auto('ARR-DRAW-03', ({ state }) => (stackToLookAt(state) === undefined ? 'end' : 'back')),
  back: ofTops.chance('ARR-DRAW-03', {
    outcomes: ({ state, content }) => backsOf(state.bag, claims(state), backsIn(content)),
    take(t, _, back) {
      showTop(t, stackToLookAt(t.state) as StackId, back as Back)
      return 'look'
    },
  }),
}
