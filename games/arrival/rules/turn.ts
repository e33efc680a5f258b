/** The Action Phase: turns of two actions until everybody has passed. Ledger 3.7, 3.12. */

import { type Rule, type Seat, slot, steps, upTo } from '@skerry/kernel'
import { giveBack } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import { canSpreadAnywhere, KEEP, nthInTurn, PIECES, tribeOf } from '../queries.ts'
import type { ActionsFrame, Arrival, State, TurnFrame } from '../types.ts'
import { actions as allActions } from './actions.ts'
import { freeUses } from './tiles.ts'

const ACTIONS = 2 // ARR-TURN-02

/** ARR-TURN-03, ARR-RULING-43 One action in each player's first turn of round 1, or in all turns of that round. */
const actionsIn = ({ round, options }: State, lap: number): number =>
  round === 1 && (lap === 0 || options.singleAction === 'roundOne') ? 1 : ACTIONS

function ruleOfActions(actions: number, lap: number): RuleId {
  if (actions === ACTIONS) return 'ARR-TURN-02'
  return lap === 0 ? 'ARR-TURN-03' : 'ARR-RULING-43'
}

const ofPhase = steps<Arrival, ActionsFrame>()
export const actions: Rule<Arrival, ActionsFrame> = {
  // ARR-TURN-01, -05, ARR-RULING-02, -48 In turn order, whoever has passed is skipped, until everybody has passed.
  next: ofPhase.auto('ARR-TURN-01', (t, f) => {
    const { state } = t
    if (state.tribes.every(({ hasPassed }) => hasPassed)) return 'end'
    const seat = nthInTurn(state, f.gone)
    const lap = Math.floor(f.gone / state.tribes.length)
    f.gone += 1
    if (tribeOf(state, seat).hasPassed) return 'again'
    const actions = actionsIn(state, lap)
    t.emit({ rule: ruleOfActions(actions, lap), type: 'turnBegan', seat, actions })
    t.call({ rule: 'turn', at: 'act', seat, actions })
    return 'again'
  }),
}

const { allotment, decision, needs, word } = steps<Arrival, TurnFrame>()
const seat = (f: TurnFrame): Seat => f.seat

// ARR-PASS-09, ARR-RULING-14, -44 As first or second action; ARR-TURN-08 the second is lost then.
const pass = word(
  'ARR-PASS-01',
  'pass',
  (t, f) => {
    const { state } = t
    const tribe = tribeOf(state, f.seat)
    const [isFirst, fomori] = [state.nextStartPlayer === null, tribe.fomori]
    if (isFirst) state.nextStartPlayer = f.seat // ARR-PASS-08
    tribe.fomori = 0 // ARR-PASS-03 face-down and unseen; ARR-PASS-05 Corruption stays
    tribe.blockers = [] // ARR-PASS-06
    tribe.hasPassed = true // ARR-PASS-07, -10 nothing more this round
    t.emit({ rule: isFirst ? 'ARR-PASS-08' : 'ARR-PASS-01', type: 'passed', seat: f.seat, isFirst, fomori })
    return 'keep'
  },
  // ARR-RULING-71, -72 Held Fomori must be put to use while any target is legal, one's own fortifications included.
  [needs('ARR-PASS-01', 'mustSpread', (t) => !canSpreadAnywhere(t, t.seat))],
)

export const turn: Rule<Arrival, TurnFrame> = {
  // ARR-TURN-02, -04, -06, ARR-RULING-45, -73 Any actions in any order; no turn ends with actions left but by passing.
  // ARR-TURN-09 Something is always legal: a spread, or else the pass. ARR-RULING-87 Nobody has to use a trophy first.
  act: decision('ARR-TURN-02', {
    seat,
    offers: [...allActions, pass, ...freeUses],
    blockedVerbs: [{ rule: 'ARR-TURN-06', reason: 'actionsLeft', verbs: ['endTurn'] }],
  }),
  // ARR-PASS-02, ARR-RULING-81 Up to three pieces in any mix; ARR-PASS-04 tiles and trophies stay anyway.
  // ARR-RULING-82 Only now: what the next round brings adds to them.
  keep: allotment('ARR-PASS-02', 'keep', {
    slotThing: () => null, // a kind of piece is no thing
    seat,
    spread({ state }, f) {
      const tribe = tribeOf(state, f.seat)
      return upTo(
        KEEP,
        PIECES.filter((piece) => tribe[piece] > 0).map((piece) => slot(piece, tribe[piece])),
      )
    },
    take(t, f, { n }) {
      giveBack(t, f.seat, n)
      f.actions = 0
      return t.state.options.tilesAfterPass ? 'after' : 'end' // ARR-RULING-47
    },
  }),
  // ARR-RULING-46 Tiles and trophies may follow the last action; then the turn is over.
  after: decision('ARR-RULING-46', {
    seat,
    offers: [...freeUses, word('ARR-RULING-46', 'endTurn', 'end')],
    blockedVerbs: [
      { rule: 'ARR-TURN-02', reason: 'noActionLeft', verbs: [...allActions.map((offer) => offer.do), 'pass'] },
    ],
  }),
}
