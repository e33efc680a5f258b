/** Phase 5: a player's turn: aid, reinforcements, attack. Ledger 3.8. */

import { oneOf, type Rule, type Seat, steps } from '@skerry/kernel'
import { MOST_AIDS, playerOf, reinforcements, tileIn, unitCount } from '../queries.ts'
import type { Aid, FieldId, Marnon, MoveTreasure, TakeAid, Tile, TurnFrame } from '../types.ts'
import { attack } from './attack.ts'
import { anyField, grant, station } from './grants.ts'

const { auto, decision, choiceNeeds, needs, offer, word } = steps<Marnon, TurnFrame>()

const FEW_UNITS = 7 // MAR-AID-11
const REMNANT = 6 // MAR-AID-11
/** MAR-AID-06, -07, -11 */
const MEN_OF_AID: Readonly<Partial<Record<Aid, number>>> = { twoMen: 2, extraAttack: 1, remnant: REMNANT }

const AIDS: readonly Aid[] = ['twoMen', 'extraAttack', 'moveTreasure', 'remnant', 'boat']
const AID_CHOICES: readonly TakeAid[] = AIDS.map((aid) => ({ do: 'aid', aid }))
const seat = (f: TurnFrame): Seat => f.seat

/** MAR-AID-09, MAR-RULING-49 A tile of any other player, also one that the mover hid. */
const isMovable = (tile: Tile | undefined, mover: Seat): boolean => tile !== undefined && tile.owner !== mover

// MAR-AID-05 The same kind may be taken again in a later turn.
const takeAid = offer<TakeAid>('MAR-AID-03', 'aid', {
  args: { aid: oneOf(...AIDS) },
  candidates: () => AID_CHOICES,
  conditions: [
    needs('MAR-AID-01', 'aidsUsedUp', ({ state }, f) => playerOf(state, f.seat).aids < MOST_AIDS),
    choiceNeeds(
      'MAR-AID-10',
      'alreadyMoved',
      ({ state }, _, { aid }) => aid !== 'moveTreasure' || !state.treasureMoved,
    ),
    choiceNeeds(
      'MAR-RULING-46',
      'noTileToMove',
      ({ state }, f, { aid }) => aid !== 'moveTreasure' || state.tiles.some((tile) => isMovable(tile, f.seat)),
    ),
    // MAR-RULING-51 All own units on the board count, figures 1 each.
    choiceNeeds(
      'MAR-AID-11',
      'tooManyUnits',
      (t, f, { aid }) => aid !== 'remnant' || unitCount(t, f.seat) < FEW_UNITS,
      (t, f) => ({ units: unitCount(t, f.seat) }),
    ),
  ],
  take(t, f, { aid }) {
    const player = playerOf(t.state, f.seat)
    player.aids += 1
    f.aid = aid
    f.men = MEN_OF_AID[aid] ?? 0
    f.extraAttackOpen = aid === 'extraAttack'
    t.emit({ rule: 'MAR-AID-04', type: 'aidTaken', seat: f.seat, aid, tally: player.aids })
    return AFTER_AID[aid]
  },
})
const AFTER_AID: Readonly<Record<Aid, TurnFrame['at']>> = {
  twoMen: 'aidField',
  extraAttack: 'extraManField',
  moveTreasure: 'moveTreasure',
  remnant: 'remnant',
  boat: 'count', // MAR-RULING-47 it counts, used or not
}

// MAR-AID-09 Face down, into a different field that is free of tiles; MAR-RULING-50 nobody looks at it.
// MAR-RULING-15 It brings no guard, wherever it goes.
const moveTreasure = offer<MoveTreasure>('MAR-AID-09', 'moveTreasure', {
  args: { from: anyField, to: anyField },
  *candidates({ state, content }, f) {
    for (const tile of state.tiles)
      if (isMovable(tile, f.seat)) for (const to of content.fields) yield { do: 'moveTreasure', from: tile.field, to }
  },
  conditions: [
    choiceNeeds('MAR-AID-09', 'noTileThere', ({ state }, _, { from }) => tileIn(state, from) !== undefined),
    choiceNeeds('MAR-RULING-49', 'ownTile', ({ state }, f, { from }) => isMovable(tileIn(state, from), f.seat)),
    choiceNeeds('MAR-AID-09', 'sameField', (_, _f, { from, to }) => from !== to),
    choiceNeeds('MAR-AID-09', 'tileThere', ({ state }, _, { to }) => tileIn(state, to) === undefined),
  ],
  take(t, f, { from, to }) {
    const tile = tileIn(t.state, from) as Tile
    tile.field = to
    t.state.treasureMoved = true
    t.emit({ rule: 'MAR-AID-09', type: 'treasureMoved', seat: f.seat, owner: tile.owner, from, field: to })
    return 'count'
  },
})

const attackOrRest = [attack, word('MAR-ATTACK-01', 'rest', 'end')]

export const turn: Rule<Marnon, TurnFrame> = {
  // MAR-AID-02, -03 Optional, at most one, before the reinforcements.
  aid: decision('MAR-AID-02', { seat, offers: [takeAid, word('MAR-AID-02', 'noAid', 'count')] }),
  aidField: decision('MAR-AID-06', { seat, offers: [station('MAR-AID-06', seat, 'aidMen')] }),
  // MAR-RULING-52 Two men, or a figure instead of both.
  aidMen: grant('MAR-AID-06', { seat, men: (f) => f.men, fields: (_, f) => [f.field as FieldId], next: 'count' }),
  // MAR-AID-07 One extra man, hence no figure (MAR-RULING-52), and the extra attack later.
  extraManField: decision('MAR-AID-07', { seat, offers: [station('MAR-AID-07', seat, 'extraMan')] }),
  extraMan: grant('MAR-AID-07', { seat, men: (f) => f.men, fields: (_, f) => [f.field as FieldId], next: 'count' }),
  moveTreasure: decision('MAR-AID-09', { seat, offers: [moveTreasure] }),
  remnant: grant('MAR-AID-11', { seat, men: (f) => f.men, next: 'count' }),
  // MAR-REINF-01, MAR-RULING-54 Counted when the aid is fully resolved.
  count: auto('MAR-REINF-01', (t, f) => {
    const sum = reinforcements(t, f.seat)
    f.men = sum.total
    t.emit({ rule: 'MAR-REINF-01', type: 'reinforcementsCounted', seat: f.seat, sum })
    return 'reinforce'
  }),
  // MAR-REINF-05 Spread over any own fields.
  reinforce: grant('MAR-REINF-05', { seat, men: (f) => f.men, next: 'declare' }),
  // MAR-ATTACK-01 Attacking is optional.
  declare: decision('MAR-ATTACK-01', { seat, offers: attackOrRest }),
  // MAR-AID-07, -08 The extra attack comes after the regular one, whatever its outcome (MAR-RULING-65, -66).
  afterAttack: auto('MAR-AID-07', (_, f) => {
    if (!f.extraAttackOpen) return 'end'
    f.extraAttackOpen = false
    return 'extraAttack'
  }),
  extraAttack: decision('MAR-ATTACK-17', { seat, offers: attackOrRest }),
}
