/** Setting up the table. Ledger 3.2, 3.15 and 3.16. */

import { dice, oneOf, type Rule, type Seat, secretFor, steps, type Table } from '@skerry/kernel'
import { addOrcs } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import {
  areaAt,
  holdingIn,
  isCastle,
  isOccupied,
  isOut,
  ownerFor,
  partyIn,
  seatFromStart,
  survivors,
  tileIn,
  treasuresInPlay,
  unlaid,
} from '../queries.ts'
import type { FieldId, Hide, Marnon, RegionId, Settle, SetupFrame, State } from '../types.ts'
import { rollOffOf } from './game.ts'
import { anyField, grant, station } from './grants.ts'

type T = Table<Marnon>
const { auto, chance, decision, choiceNeeds, offer } = steps<Marnon, SetupFrame>()

const ORCS_AT_START = 2 // MAR-SETUP-06, -07
const BLOCK = 10 // MAR-SETUP-16
export const GUARD = 5 // MAR-2P-02

/** MAR-SETUP-03 In play order, one after the other. */
const inOrder = (f: SetupFrame, { state }: T): Seat => seatFromStart(state, f.taken)
/** MAR-2P-01 All other rules apply to two players as well. */
const isForTwo = (state: State): boolean => state.players.length === 2

// —— men into castles and areas ——

/** MAR-RULING-11 One man, never a figure. */
function settle(
  rule: RuleId,
  isRight: (t: T, field: FieldId) => boolean,
  reason: string,
  next: (t: T, f: SetupFrame) => SetupFrame['at'] | 'again',
) {
  return offer<Settle>(rule, 'settle', {
    args: { field: anyField },
    candidates: (t) =>
      t.content.fields.filter((id) => isRight(t, id)).map((field): Settle => ({ do: 'settle', field })),
    conditions: [
      choiceNeeds(rule, reason, (t, _, { field }) => isRight(t, field)),
      choiceNeeds(rule, 'occupied', ({ state }, _, { field }) => !isOccupied(state, field)),
    ],
    take(t, f, { field }) {
      const seat = inOrder(f, t)
      const held = holdingIn(t.state, field)
      held.party = seat
      held.bodies = 1
      t.emit({ rule, type: 'fieldSettled', seat, field })
      f.taken += 1
      return next(t, f)
    },
  })
}
const settleCastle = settle(
  'MAR-SETUP-05',
  ({ content }, field) => isCastle(content, field),
  'notACastle',
  ({ state }, f) => (f.taken < state.players.length ? 'again' : 'orcCastles'),
)
const settleArea = settle(
  'MAR-SETUP-09',
  ({ content }, field) => !isCastle(content, field),
  'notAnArea',
  ({ state, content }, f) => {
    if (content.areas.some((id) => !isOccupied(state, id))) return 'again' // MAR-RULING-03 whoever comes last gets fewer
    f.taken = 0
    return 'hide'
  },
)

// —— hiding the treasures, one lap after the other ——

const lapOf = ({ taken }: SetupFrame, { players }: State): number => Math.floor(taken / players.length)
const LAP_RULES: readonly RuleId[] = ['MAR-SETUP-13', 'MAR-SETUP-14', 'MAR-SETUP-14', 'MAR-VARIANT-01']
const lapsOf = (state: State): number => treasuresInPlay(state).length
/** MAR-SETUP-11, -12 The hider whose turn it is lays a tile of his right neighbour. */
const ownerNow = (t: T, f: SetupFrame): Seat => ownerFor(t.state, inOrder(f, t))
const hasRightGround = ({ state, content }: T, f: SetupFrame, field: FieldId): boolean =>
  isCastle(content, field) === (lapOf(f, state) === 0)

const hide = offer<Hide>('MAR-SETUP-12', 'hide', {
  args: { kind: oneOf('crown', 'chest', 'ring', 'blank'), field: anyField },
  *candidates(t, f) {
    const kinds = unlaid(t.state, ownerNow(t, f)) // MAR-RULING-04 which one is the hider's secret choice
    for (const field of t.content.fields)
      if (hasRightGround(t, f, field)) for (const kind of kinds) yield { do: 'hide', kind, field }
  },
  conditions: [
    choiceNeeds('MAR-VARIANT-05', 'noBlanks', ({ state }, _, { kind }) => treasuresInPlay(state).includes(kind)),
    choiceNeeds('MAR-SETUP-12', 'alreadyLaid', (t, f, { kind }) => unlaid(t.state, ownerNow(t, f)).includes(kind)),
    // MAR-VARIANT-02, MAR-RULING-07 One tile of each owner lies in a castle, all the others in areas.
    choiceNeeds(
      'MAR-SETUP-13',
      'castleFirst',
      (t, f, { field }) => lapOf(f, t.state) > 0 || hasRightGround(t, f, field),
    ),
    choiceNeeds(
      'MAR-SETUP-14',
      'areasNow',
      (t, f, { field }) => lapOf(f, t.state) === 0 || hasRightGround(t, f, field),
    ),
    choiceNeeds('MAR-SETUP-15', 'tileThere', ({ state }, _, { field }) => tileIn(state, field) === undefined),
    choiceNeeds(
      'MAR-RULING-05',
      'ownersField',
      (t, f, { field }) => t.state.options.allowHideAtOwner || partyIn(t.state, field) !== ownerNow(t, f),
    ),
  ],
  take(t, f, { kind, field }) {
    const [hider, owner] = [inOrder(f, t), ownerNow(t, f)]
    t.state.tiles.push({ owner, field, kind })
    const rule = LAP_RULES[lapOf(f, t.state)] as RuleId
    // MAR-RULING-09 Field and owner are open, the face is secret.
    t.emitKnown(secretFor([hider], { rule, type: 'tileLaid', owner, hider, field }, { kind }))
    f.field = field
    return isForTwo(t.state) && partyIn(t.state, field) === hider ? 'guard' : 'nextTile'
  },
})

/** MAR-2P-03…05 The start player 10 men, the other 20, the start player 10 again; else MAR-SETUP-16, 10 each. */
const blocksOf = (state: State): readonly number[] =>
  isForTwo(state) ? [BLOCK, 2 * BLOCK, BLOCK] : state.players.map(() => BLOCK)
const BLOCKS_FOR_TWO: readonly SetupFrame['at'][] = ['firstForce', 'secondForce', 'thirdForce']

/** One own field, then all men of the block into it; MAR-RULING-12 hence at most one figure. */
const blockField = (rule: RuleId, men: SetupFrame['at']) =>
  decision(rule, { seat: inOrder, offers: [station(rule, inOrder, men)] })
const blockMen = (rule: RuleId) =>
  grant<SetupFrame>(rule, {
    seat: inOrder,
    men: (f) => f.men,
    fields: (_, f) => [f.field as FieldId],
    next: 'nextBlock',
  })

export const setup: Rule<Marnon, SetupFrame> = {
  order: auto('MAR-SETUP-02', (t) => {
    t.call(rollOffOf('setupStartRoll', survivors(t.state)))
    return 'castle'
  }),
  castle: decision('MAR-SETUP-05', { seat: inOrder, offers: [settleCastle] }),
  orcCastles: auto('MAR-SETUP-06', (t, f) => {
    const fields = t.content.castles.filter((id) => !isOccupied(t.state, id))
    for (const id of fields) addOrcs(t.state, id, ORCS_AT_START)
    t.emit({ rule: 'MAR-SETUP-06', type: 'orcsPlaced', fields, orcs: ORCS_AT_START })
    f.taken = 0
    return 'orcAreas'
  }),
  // MAR-SETUP-07, MAR-RULING-02 Two dice for every region, from I to VI.
  orcAreas: chance('MAR-SETUP-07', {
    outcomes: () => dice(2),
    take(t, f, [one, other]) {
      const { content } = t
      const region = content.regions[f.taken] as RegionId
      if (one === other) {
        t.emit({ rule: 'MAR-SETUP-08', type: 'doublesRolled', region, die: one })
        return 'again' // MAR-SETUP-08, MAR-RULING-01 both dice again
      }
      const fields = [one, other].map((number) => areaAt(content, [f.taken + 1, number]))
      for (const id of fields) addOrcs(t.state, id, ORCS_AT_START)
      t.emit({ rule: 'MAR-SETUP-07', type: 'orcsPlaced', fields, orcs: ORCS_AT_START })
      f.taken += 1
      if (f.taken < content.regions.length) return 'again'
      f.taken = 0
      return 'man'
    },
  }),
  man: decision('MAR-SETUP-09', { seat: inOrder, offers: [settleArea] }),
  // MAR-SETUP-12 Three laps in play order, four with the blank tile (MAR-VARIANT-01).
  hide: decision('MAR-SETUP-12', { seat: inOrder, offers: [hide] }),
  // MAR-RULING-13 At once, if the hider holds the field.
  guard: grant('MAR-2P-02', {
    seat: inOrder,
    men: () => GUARD,
    fields: (_, f) => [f.field as FieldId],
    next: 'nextTile',
  }),
  nextTile: auto('MAR-SETUP-12', (t, f) => {
    const { state } = t
    do f.taken += 1
    while (
      // MAR-RULING-92 The tiles of an eliminated owner are gone; MAR-RULING-104 an eliminated hider still lays those he holds.
      lapOf(f, state) < lapsOf(state) &&
      isOut(state, ownerNow(t, f))
    )
    if (lapOf(f, state) < lapsOf(state)) return 'hide'
    f.taken = -1 // nobody has had a block yet
    return 'nextBlock'
  }),
  nextBlock: auto('MAR-SETUP-16', (t, f) => {
    const blocks = blocksOf(t.state)
    do f.taken += 1
    while (f.taken < blocks.length && isOut(t.state, inOrder(f, t))) // MAR-RULING-104 no block for the eliminated
    if (f.taken === blocks.length) return 'end'
    f.men = blocks[f.taken] as number
    return isForTwo(t.state) ? (BLOCKS_FOR_TWO[f.taken] as SetupFrame['at']) : 'force'
  }),
  force: blockField('MAR-SETUP-16', 'forceMen'),
  forceMen: blockMen('MAR-SETUP-16'),
  firstForce: blockField('MAR-2P-03', 'firstForceMen'),
  firstForceMen: blockMen('MAR-2P-03'),
  secondForce: blockField('MAR-2P-04', 'secondForceMen'),
  secondForceMen: blockMen('MAR-2P-04'),
  // MAR-RULING-14 The same field as before, or another.
  thirdForce: blockField('MAR-2P-05', 'thirdForceMen'),
  thirdForceMen: blockMen('MAR-2P-05'),
}
