/** Treasures found and what they bring. Ledger 3.11. */

import { exactly, itself, naming, oneOf, type Rule, type Seat, steps, type Table } from '@skerry/kernel'
import { loseUnits } from '../effects.ts'
import {
  fieldOfSlot,
  fieldsOf,
  isOut,
  LETTERS,
  playerOf,
  REAL_TREASURES,
  RING,
  survivors,
  tileIn,
  unitSlots,
} from '../queries.ts'
import type { Curse, FieldId, FindFrame, Marnon, State, Treasure } from '../types.ts'
import { grant } from './grants.ts'

const { allotment, auto, decision, choiceNeeds, offer, word } = steps<Marnon, FindFrame>()

export const CHEST = 4 // MAR-TREASURE-02
export const CROWN = 3 // MAR-TREASURE-03

export const findIn = (seat: Seat, field: FieldId): FindFrame => ({
  rule: 'find',
  at: 'reveal',
  seat,
  field,
  victim: null,
})

const EFFECT: Readonly<Record<Treasure, FindFrame['at'] | 'end'>> = {
  chest: 'chest',
  crown: 'crown',
  ring: 'ringTarget',
  blank: 'end', // MAR-VARIANT-03, MAR-RULING-88
}

const victimOf = ({ victim }: Curse): Seat => LETTERS.indexOf(victim)
const isInGame = (state: State, seat: Seat): boolean => seat < state.players.length && !isOut(state, seat)

const curse = offer<Curse>('MAR-TREASURE-04', 'curse', {
  args: { victim: naming(oneOf(...LETTERS), itself) },
  candidates: ({ state }) => survivors(state).map((seat): Curse => ({ do: 'curse', victim: LETTERS[seat] as string })),
  conditions: [
    choiceNeeds('MAR-TREASURE-04', 'notYourself', (_, f, c) => victimOf(c) !== f.seat),
    choiceNeeds('MAR-RULING-85', 'notInGame', ({ state }, _, c) => isInGame(state, victimOf(c))),
  ],
  take(t, f, c) {
    f.victim = victimOf(c)
    t.emit({ rule: 'MAR-TREASURE-04', type: 'ringTurned', seat: f.seat, victim: f.victim })
    return 'ringLosses'
  },
})

const unitsOfVictim = (t: Table<Marnon>, f: FindFrame) =>
  fieldsOf(t, f.victim as Seat).flatMap((id) => unitSlots(t.state, id))

export const find: Rule<Marnon, FindFrame> = {
  // MAR-TREASURE-01, MAR-RULING-80 The tile leaves the board and is turned over for all to see.
  reveal: auto('MAR-TREASURE-01', (t, f) => {
    const { state } = t
    const kind = tileIn(state, f.field)?.kind as Treasure
    state.tiles = state.tiles.filter((tile) => tile.field !== f.field)
    const { found } = playerOf(state, f.seat)
    found.push(kind)
    const rule = kind === 'blank' ? 'MAR-VARIANT-03' : 'MAR-TREASURE-01'
    t.emit({ rule, type: 'treasureFound', seat: f.seat, field: f.field, kind, shownTo: 'all' })
    // MAR-GEN-02, MAR-VARIANT-04 All three real ones: the game ends on reveal, before any effect (MAR-RULING-87);
    // the rest of the round is not played (MAR-RULING-96).
    if (REAL_TREASURES.every((real) => found.includes(real)))
      return t.end({ rule: 'MAR-END-01', reason: 'threeTreasures', winners: [f.seat] })
    return EFFECT[kind]
  }),
  // MAR-RULING-84 At once into the field where it lay, at most one figure among them.
  chest: grant('MAR-TREASURE-02', { seat: (f) => f.seat, men: () => CHEST, fields: (_, f) => [f.field], next: 'end' }),
  crown: grant('MAR-TREASURE-03', { seat: (f) => f.seat, men: () => CROWN, next: 'end' }),
  // MAR-TREASURE-04, MAR-RULING-85 One other player, named by the finder, who may decline.
  ringTarget: decision('MAR-TREASURE-04', {
    seat: (f) => f.seat,
    offers: [
      curse,
      word('MAR-RULING-85', 'decline', (t, f) => {
        t.emit({ rule: 'MAR-RULING-85', type: 'ringUnused', seat: f.seat })
        return 'end'
      }),
    ],
  }),
  // MAR-RULING-85 Three units anywhere, all if there are fewer; picked by the victim, or by the finder if so agreed.
  ringLosses: allotment('MAR-RULING-85', 'lose', {
    slotThing: fieldOfSlot,
    seat: (f, { state }) => (state.options.ringChooser === 'victim' ? f.victim : f.seat),
    spread(t, f) {
      const slots = unitsOfVictim(t, f)
      const units = slots.reduce((all, { max }) => all + max, 0)
      return exactly(Math.min(RING, units), slots)
    },
    take(t, f, { n }) {
      loseUnits(t, 'MAR-TREASURE-04', [{ party: f.victim as Seat, n }])
      return 'end'
    },
  }),
}
