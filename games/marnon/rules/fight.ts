/** One fight, exchange by exchange. Ledger 3.10, and the advance of 3.8. */

import { dice, exactly, type Rule, type Split, steps, type Turn } from '@skerry/kernel'
import { loseUnits, moveUnits } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import { fieldOfSlot, ROLES, seatOf, strength, unitSlots, unitsIn } from '../queries.ts'
import type { FightEnd, FightFrame, Link, Marnon, Role, Side } from '../types.ts'

export const fightBetween = (attacker: Side, defender: Side, by: Link): FightFrame => ({
  rule: 'fight',
  at: 'exchange',
  attacker,
  defender,
  by,
  due: { attacker: 0, defender: 0 },
  named: { attacker: {}, defender: {} },
})

const { allotment, auto, chance, decision, word } = steps<Marnon, FightFrame>()

/** MAR-COMBAT-14, MAR-GEN-17 Each player chooses his own losses. */
const losses = (role: Role, next: (f: FightFrame) => FightFrame['at']) =>
  allotment('MAR-COMBAT-14', 'lose', {
    slotThing: fieldOfSlot,
    seat: (f) => seatOf(f[role]), // nobody for the orcs: they have one kind of unit, hence one way to lose it
    spread({ state }, f) {
      const { field } = f[role]
      return exactly(Math.min(f.due[role], unitsIn(state, field)), unitSlots(state, field)) // MAR-COMBAT-10, -12, MAR-RULING-77
    },
    take(_, f, { n }) {
      f.named[role] = n
      return next(f)
    },
  })

/** Who lost nothing names nothing. */
const afterAttacker = (f: FightFrame): FightFrame['at'] => (f.due.defender > 0 ? 'defenderLosses' : 'removal')

/** MAR-ATTACK-10, MAR-RULING-67 The winner moves at least one unit and keeps at least one. */
const advance = (winner: Role, loser: Role) =>
  allotment('MAR-ATTACK-10', 'advance', {
    slotThing: fieldOfSlot,
    seat: (f) => seatOf(f[winner]),
    spread({ state }, f) {
      const { party, field } = f[winner]
      const most = party === 'orcs' ? 1 : unitsIn(state, field) - 1 // MAR-ATTACK-13, MAR-ORC-17 exactly one orc
      return { least: 1, most, slots: unitSlots(state, field) }
    },
    take(t, f, { n }) {
      const { party } = f[winner]
      const { field } = f[loser]
      moveUnits(t.state, party, n, field)
      t.emit({ rule: advanceRule(f, winner), type: 'fieldOccupied', party, n, field })
      return 'end'
    },
  })
function advanceRule(f: FightFrame, winner: Role): RuleId {
  if (f.attacker.party === 'orcs') return winner === 'attacker' ? 'MAR-ORC-17' : 'MAR-RULING-29'
  if (f[winner].party === 'orcs') return 'MAR-ATTACK-13'
  return winner === 'attacker' ? 'MAR-ATTACK-10' : 'MAR-ATTACK-12'
}

function ends(t: Turn<Marnon>, f: FightFrame, rule: RuleId, how: FightEnd): 'end' {
  t.emit({ rule, type: 'fightEnded', how, source: f.attacker.field, target: f.defender.field })
  return 'end'
}

const NO_UNITS: Split = {}

export const fight: Rule<Marnon, FightFrame> = {
  // MAR-COMBAT-08, -15 Each side rolls one die against its strength of this moment.
  exchange: chance('MAR-COMBAT-08', {
    outcomes: () => dice(2),
    take(t, f, [a, d]) {
      const [attack, defence] = [strength(t, f, 'attacker').total, strength(t, f, 'defender').total]
      const attackerHits = a <= attack // MAR-COMBAT-09 a die of at most one's own strength hits; MAR-RULING-75 above 6 each does
      const defenderHits = d <= defence
      f.due.defender = attackerHits ? a : 0 // MAR-COMBAT-09 and takes as many units as it shows
      f.due.attacker = defenderHits ? d : 0 // MAR-RULING-78 only the side that was hit loses
      t.emit({
        rule: 'MAR-COMBAT-09',
        type: 'diceRolled',
        dice: { attacker: a, defender: d },
        strengths: { attacker: attack, defender: defence },
      })
      if (!attackerHits && !defenderHits) {
        f.due.attacker = 1 // MAR-COMBAT-11 both miss: one attacking unit
        t.emit({ rule: 'MAR-COMBAT-11', type: 'bothMissed' })
      }
      return f.due.attacker > 0 ? 'attackerLosses' : afterAttacker(f)
    },
  }),
  // MAR-RULING-76 The attacker names his losses first, then the defender.
  attackerLosses: losses('attacker', afterAttacker),
  defenderLosses: losses('defender', () => 'removal'),
  // MAR-COMBAT-13, MAR-RULING-106 What was named leaves together; eliminations follow at once (MAR-RULING-91).
  removal: auto('MAR-COMBAT-13', (t, f) => {
    const named = ROLES.map((role) => ({ party: f[role].party, n: f.named[role] }))
    loseUnits(t, 'MAR-COMBAT-13', named)
    for (const role of ROLES) f.named[role] = NO_UNITS
    return 'outcome'
  }),
  // MAR-ATTACK-04 Exchanges repeat until a field is empty.
  outcome: auto('MAR-ATTACK-04', (t, f) => {
    const { state } = t
    const [a, d] = [unitsIn(state, f.attacker.field), unitsIn(state, f.defender.field)]
    const inOrcPhase = f.attacker.party === 'orcs' // MAR-RULING-100 orcs attack in no other phase
    if (a === 0 && d === 0) return ends(t, f, 'MAR-ATTACK-14', 'bothGone') // MAR-RULING-30
    if (a > 0 && d > 0) {
      if (!inOrcPhase) return 'goOn'
      return a > 1 ? 'exchange' : ends(t, f, 'MAR-ORC-15', 'stopped') // MAR-RULING-27
    }
    if (d === 0) {
      if (a > 1) return 'attackerAdvance'
      return ends(t, f, inOrcPhase ? 'MAR-ORC-18' : 'MAR-ATTACK-11', 'stayed') // MAR-RULING-28, -83
    }
    // MAR-ATTACK-12 A victorious defender moves in too (MAR-RULING-68, -79), but not in the orc phase (MAR-RULING-29).
    if (inOrcPhase && !state.options.orcPhaseDefenderAdvance) return ends(t, f, 'MAR-RULING-29', 'stayed')
    return d > 1 ? 'defenderAdvance' : ends(t, f, 'MAR-ATTACK-11', 'stayed')
  }),
  // MAR-ATTACK-05 Between two exchanges the attacker is free to stop.
  goOn: decision('MAR-ATTACK-05', {
    seat: (f) => seatOf(f.attacker),
    offers: [
      word('MAR-ATTACK-04', 'goOn', 'exchange'),
      word('MAR-ATTACK-05', 'breakOff', (t, f) => {
        const turn = t.within('turn')
        if (turn !== undefined && t.state.options.breakOffEndsTurn) turn.extraAttackOpen = false // MAR-RULING-65 it lapses
        return ends(t, f, 'MAR-ATTACK-05', 'broken')
      }),
    ],
  }),
  attackerAdvance: advance('attacker', 'defender'),
  defenderAdvance: advance('defender', 'attacker'),
}
