/** An attack: declared, joined by units from around and by a figure, then fought. Ledger 3.8, step 5.3. */

import { oneOf, type Rule, type Seat, type Split, steps, type Table, upTo } from '@skerry/kernel'
import { moveUnits } from '../effects.ts'
import {
  countIn,
  FIGURES,
  fieldOf,
  fieldOfSlot,
  fieldsOf,
  hasFigure,
  isAdjacent,
  isAtPeace,
  isFigureIn,
  isWay,
  partyIn,
  placeOf,
  regionOf,
  slotOf,
  unitSlots,
  unitsIn,
} from '../queries.ts'
import type { Attack, AttackFrame, FieldId, Figure, Jump, Marnon, Party, State, TurnFrame } from '../types.ts'
import { fightBetween } from './fight.ts'
import { anyField } from './grants.ts'

const ofTurn = steps<Marnon, TurnFrame>()

/** Held by somebody else, without the dragon, and not in the region at peace: as the last conditions of an attack say. */
function isOpenTarget(t: Table<Marnon>, seat: Seat, to: FieldId): boolean {
  const party = partyIn(t.state, to)
  return party !== null && party !== seat && t.state.dragon !== to && !isAtPeace(t, to)
}

/** One offer of `turn.declare` and `turn.extraAttack`. MAR-RULING-58 Declaring binds; MAR-RULING-63 one unit is enough. */
export const attack = ofTurn.offer<Attack>('MAR-ATTACK-03', 'attack', {
  args: { from: anyField, to: anyField, by: oneOf('land', 'bridge', 'tunnel', 'boat') },
  exact: true, // listed all the time; the kit ties it to the conditions
  candidates(t, f) {
    const legal: Attack[] = []
    const add = (attacks: readonly Attack[]) => {
      for (const attack of attacks) if (isOpenTarget(t, f.seat, attack.to)) legal.push(attack)
    }
    for (const from of fieldsOf(t, f.seat)) {
      const { attacks, boatAttacks } = fieldOf(t.content, from)
      add(attacks)
      if (f.aid === 'boat') add(boatAttacks)
    }
    return legal
  },
  conditions: [
    ofTurn.choiceNeeds('MAR-ATTACK-03', 'notYourField', ({ state }, f, { from }) => partyIn(state, from) === f.seat),
    // MAR-RULING-48 A boat never serves the extra attack: that would take two aids in one turn.
    ofTurn.choiceNeeds('MAR-AID-12', 'noBoat', (_, f, { by }) => by !== 'boat' || f.aid === 'boat'),
    // MAR-RULING-69, -70 Any other field on the same water; river and sea are two waters.
    ofTurn.choiceNeeds(
      'MAR-AID-12',
      'noCommonWater',
      ({ content }, _, { from, to, by }) => by !== 'boat' || isWay(content, from, to, by),
    ),
    ofTurn.choiceNeeds(
      'MAR-GEN-07',
      'riverBetween',
      ({ content }, _, { from, to, by }) => by === 'boat' || !fieldOf(content, from).acrossRiver.includes(to),
    ),
    ofTurn.choiceNeeds(
      'MAR-ATTACK-03',
      'notAdjacent',
      ({ content }, _, { from, to, by }) => by === 'boat' || isAdjacent(content, from, to),
    ),
    ofTurn.choiceNeeds('MAR-ATTACK-03', 'notThatWay', ({ content }, _, { from, to, by }) =>
      isWay(content, from, to, by),
    ),
    ofTurn.choiceNeeds('MAR-RULING-64', 'nobodyThere', ({ state }, _, { to }) => partyIn(state, to) !== null),
    ofTurn.choiceNeeds('MAR-ATTACK-02', 'ownField', ({ state }, f, { to }) => partyIn(state, to) !== f.seat),
    // MAR-RULING-72 Out of its field one may attack.
    ofTurn.choiceNeeds('MAR-ATTACK-15', 'dragonThere', ({ state }, _, { to }) => state.dragon !== to),
    // MAR-RULING-45 Against every attack; MAR-PEACE-05 out of it is allowed.
    ofTurn.choiceNeeds(
      'MAR-ATTACK-16',
      'regionInPeace',
      (t, _, { to }) => !isAtPeace(t, to),
      ({ content }, _, { to }) => ({ region: regionOf(content, to) }),
    ),
  ],
  take(t, f, { from, to, by }) {
    const rule = by === 'boat' ? 'MAR-AID-12' : 'MAR-ATTACK-03'
    t.emit({ rule, type: 'attackDeclared', seat: f.seat, source: from, target: to, by })
    t.call({ rule: 'attack', at: 'muster', seat: f.seat, source: from, target: to, by, gave: [] })
    return 'afterAttack'
  },
})

const ofAttack = steps<Marnon, AttackFrame>()
const seat = (f: AttackFrame): Seat => f.seat

/** Own fields next to the attack field; MAR-RULING-59 over bridge and tunnel too, not by boat. */
const neighbours = (t: Table<Marnon>, f: AttackFrame): FieldId[] =>
  fieldOf(t.content, f.source)
    .ways.map(({ to }) => to)
    .filter((id) => partyIn(t.state, id) === f.seat)

/** The fields that give units, each once. */
function givers(n: Split): FieldId[] {
  const fields: FieldId[] = []
  for (const id in n) {
    const field = fieldOfSlot(id)
    if (!fields.includes(field)) fields.push(field)
  }
  return fields
}
const given = (n: Split, field: FieldId): number =>
  countIn(n, field) + countIn(n, slotOf(field, 'hero')) + countIn(n, slotOf(field, 'sorcerer'))

function leavesOne(state: State, n: Split): boolean {
  for (const id in n) {
    const field = fieldOfSlot(id)
    if (given(n, field) >= unitsIn(state, field)) return false
  }
  return true
}

/** MAR-RULING-61 Never so that both figures meet in the attack field. */
function wouldMeet(state: State, f: AttackFrame, n: Split): boolean {
  const comes = (figure: Figure) => Object.keys(n).some((id) => id.endsWith(`/${figure}`))
  return FIGURES.every((figure) => isFigureIn(state, f.source, figure) || comes(figure))
}

const wouldEmpty = (t: Table<Marnon>, f: AttackFrame, figure: Figure): boolean => {
  const from = placeOf(t, f.seat, figure)
  return from !== null && unitsIn(t.state, from) === 1
}

const jump = ofAttack.offer<Jump>('MAR-ATTACK-08', 'jump', {
  args: { figure: oneOf('hero', 'sorcerer') },
  candidates: () => JUMPS,
  conditions: [
    ofAttack.needs('MAR-ATTACK-09', 'figureThere', ({ state }, f) => !hasFigure(state, f.source)),
    ofAttack.choiceNeeds('MAR-ATTACK-08', 'notOnBoard', (t, f, { figure }) => placeOf(t, f.seat, figure) !== null),
    // MAR-ATTACK-07 A field that gave mustered units keeps one.
    ofAttack.choiceNeeds(
      'MAR-ATTACK-07',
      'fieldGaveUnits',
      (t, f, { figure }) => !f.gave.includes(placeOf(t, f.seat, figure) as FieldId) || !wouldEmpty(t, f, figure),
    ),
    ofAttack.choiceNeeds(
      'MAR-RULING-60',
      'fieldLeftEmpty',
      (t, f, { figure }) => t.state.options.figureJumpMayVacate || !wouldEmpty(t, f, figure),
    ),
  ],
  take(t, f, { figure }) {
    const from = placeOf(t, f.seat, figure) as FieldId
    moveUnits(t.state, f.seat, { [slotOf(from, figure)]: 1 }, f.source)
    t.emit({ rule: 'MAR-ATTACK-08', type: 'figureJumped', seat: f.seat, figure, from, field: f.source })
    return 'fight'
  },
})
const JUMPS: readonly Jump[] = FIGURES.map((figure) => ({ do: 'jump', figure }))

export const attackRule: Rule<Marnon, AttackFrame> = {
  // MAR-ATTACK-06 Once per attack, before its first exchange, as many as the player likes.
  muster: ofAttack.allotment('MAR-ATTACK-06', 'muster', {
    slotThing: fieldOfSlot,
    seat,
    spread(t, f) {
      const slots = neighbours(t, f).flatMap((id) => unitSlots(t.state, id))
      return upTo(
        slots.reduce((all, { max }) => all + max, 0),
        slots,
      )
    },
    conditions: [
      ofAttack.choiceNeeds('MAR-ATTACK-07', 'oneMustStay', ({ state }, _, { n }) => leavesOne(state, n)),
      ofAttack.choiceNeeds('MAR-GEN-15', 'figuresApart', ({ state }, f, { n }) => !wouldMeet(state, f, n)),
    ],
    take(t, f, { n }) {
      f.gave = givers(n)
      if (f.gave.length > 0) {
        moveUnits(t.state, f.seat, n, f.source)
        t.emit({ rule: 'MAR-ATTACK-06', type: 'unitsMustered', seat: f.seat, n, field: f.source })
      }
      return 'jump'
    },
  }),
  // MAR-ATTACK-08, MAR-RULING-62 The hero or the sorcerer, from any field on the board, before each attack.
  jump: ofAttack.decision('MAR-ATTACK-08', { seat, offers: [jump, ofAttack.word('MAR-ATTACK-08', 'noJump', 'fight')] }),
  // MAR-RULING-58 Then at least one exchange. MAR-RULING-103 Whoever joined stays in the attack field.
  fight: ofAttack.auto('MAR-RULING-58', (t, f) => {
    const defender = partyIn(t.state, f.target) as Party
    t.call(fightBetween({ party: f.seat, field: f.source }, { party: defender, field: f.target }, f.by))
    return 'end'
  }),
}
