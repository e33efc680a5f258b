import { among, menu, type Seat, type Table } from '../../../../src/index.ts'
import { lossOf, moveCubes, pay } from '../effects.ts'
import {
  bearsOnRoll,
  canPay,
  cardsOf,
  comesTooLate,
  cubesAt,
  HEROIC,
  holdsFor,
  inPlay,
  isResting,
  needsRoll,
  placesOf,
  playerOf,
  recallable,
  turnIn,
  voluntaryOf,
} from '../queries.ts'
import type { Attr, CardId, Content, Convert, Dismiss, HandOver, Maw, Recall, Use, VoluntaryClause } from '../types.ts'

/** VIN-TURN-04 Offers that look at no frame: whoever is asked acts, and the same is asked once more. */
const { offer, needs } = menu<Maw>()

const ofKind = (kind: string) => (c: Content) => c.cardIds.filter((id) => c.cards[id]?.kind === kind)
const companionIds = ofKind('companion')
export const anyCard = among((c: Content) => c.cardIds)
export const companions = among(companionIds)
export const pets = among(ofKind('pet'))
const usable = among((c: Content) => c.cardIds.filter((id) => voluntaryOf(c, id) !== undefined))
const places = among(placesOf)
const heroic = among((_: Content) => HEROIC)

/** VIN-BONUS-RECALL-01 Any single own cube outside Potential comes back to Influence. */
export const recall = offer<Recall>('VIN-BONUS-RECALL-01', 'recall', {
  args: { from: places },
  reach: (t) => recallable(t, t.seat).map((from): Recall => ({ do: 'recall', from })),
  conditions: [
    needs('VIN-BONUS-RECALL-02', 'partWaysInstead', (t, _, { from }) => !companionIds(t.content).includes(from)),
    needs('VIN-BONUS-RECALL-01', 'noCubeThere', (t, _, { from }) => cubesAt(t, t.seat, from) > 0),
  ],
  take(t, _, { from }) {
    moveCubes(t, 'VIN-BONUS-RECALL-01', t.seat, from, 'inf')
    return 'again'
  },
})

// —— abilities of the own cards ——

const clause = (t: Table<Maw>, { card }: Use): VoluntaryClause => voluntaryOf(t.content, card) as VoluntaryClause
const isFight = (t: Table<Maw>): boolean => t.within('fight') !== undefined
const isRolled = (t: Table<Maw>): boolean => (t.within('fight')?.roll ?? null) !== null
const rests = (t: Table<Maw>, card: CardId): boolean => {
  const at = inPlay(t.state, t.seat, card)
  return at !== undefined && isResting(t, t.seat, at)
}

/** VIN-BONUS-MORE-01, -02, VIN-RULING-133 Use what a trait, relic, monster, companion or pet offers, as a whole. */
export const use = offer<Use>('VIN-RULING-133', 'use', {
  args: { card: usable },
  *reach({ state, content, seat }) {
    for (const { card } of playerOf(state, seat).cards)
      if (voluntaryOf(content, card) !== undefined) yield { do: 'use', card }
  },
  conditions: [
    needs('VIN-RULING-133', 'notYours', ({ state, seat }, _, { card }) => inPlay(state, seat, card) !== undefined),
    needs('VIN-RULING-13', 'choicePending', (t, _, c) => !isFight(t) || bearsOnRoll(clause(t, c))),
    needs('VIN-RULING-61', 'noRollYet', (t, _, c) => isRolled(t) || !needsRoll(clause(t, c))),
    needs('VIN-RULING-61', 'alreadyRolled', (t, _, c) => !isRolled(t) || !comesTooLate(clause(t, c))),
    needs('VIN-ACT-09', 'notActivated', (t, _, c) => clause(t, c).on !== 'ACT' || turnIn(t).activated === c.card),
    needs(
      'VIN-PET-05',
      'mateNotActivated',
      (t, _, c) => clause(t, c).on !== 'MATE' || turnIn(t).mates.includes(c.card),
    ),
    needs('VIN-PET-09', 'petRests', (t, _, { card }) => !rests(t, card)),
    needs('VIN-RELIC-07', 'alreadyUsed', (t, _, c) => clause(t, c).on === 'USE*' || !turnIn(t).used.includes(c.card)),
    needs('VIN-RULING-133', 'requirementNotMet', (t, _, c) => {
      const requires = clause(t, c).if
      return requires === null || holdsFor(t, t.seat, requires)
    }),
    needs(
      'VIN-POWER-03',
      'cannotPay',
      (t, _, { card }) => canPay(t, t.seat, card),
      (t, _, c) => ({ cost: clause(t, c).cost }),
    ),
  ],
  take(t, _, c) {
    const { cost, deeds } = clause(t, c)
    turnIn(t).used.push(c.card)
    pay(t, 'VIN-POWER-01', t.seat, c.card, cost)
    t.emit({ rule: 'VIN-RULING-133', type: 'abilityUsed', seat: t.seat, card: c.card })
    t.run(deeds, { seat: t.seat, card: c.card })
    return 'again'
  },
})

// —— conversion ——

/** VIN-BONUS-CONVERT-02 … -04 Which two common attributes make which heroic one. */
const PARTS: Readonly<Partial<Record<Attr, readonly [Attr, Attr]>>> = {
  COU: ['INS', 'STR'],
  WIS: ['INS', 'KNO'],
  VIS: ['KNO', 'STR'],
}
const partsOf = (to: Attr): readonly [Attr, Attr] => PARTS[to] as readonly [Attr, Attr]

/** VIN-BONUS-CONVERT-01 Two common cubes: one to the heroic sphere, one back to Influence. */
const convert = offer<Convert>('VIN-BONUS-CONVERT-01', 'convert', {
  args: { to: heroic },
  reach: () => HEROIC.map((to): Convert => ({ do: 'convert', to })),
  conditions: [
    needs(
      'VIN-BONUS-CONVERT-01',
      'partMissing',
      (t, _, { to }) => partsOf(to).every((attr) => cubesAt(t, t.seat, attr) > 0),
      (_, _f, { to }) => ({ parts: partsOf(to) }),
    ),
  ],
  take(t, _, { to }) {
    const [kept, returned] = partsOf(to)
    moveCubes(t, 'VIN-BONUS-CONVERT-01', t.seat, kept, to)
    moveCubes(t, 'VIN-BONUS-CONVERT-01', t.seat, returned, 'inf')
    t.emit({ rule: 'VIN-BONUS-CONVERT-01', type: 'converted', seat: t.seat, attr: to })
    return 'again'
  },
})

// —— companions and pets ——

/** VIN-BONUS-RECALL-02 Part ways with a companion: all its cubes come back, card, honor and pets are lost. */
const dismiss = offer<Dismiss>('VIN-BONUS-RECALL-02', 'dismiss', {
  args: { companion: companions },
  reach: (t) => cardsOf(t, t.seat, 'companion').map(({ card }): Dismiss => ({ do: 'dismiss', companion: card })),
  conditions: [
    needs(
      'VIN-BONUS-RECALL-02',
      'notYours',
      ({ state, seat }, _, { companion }) => inPlay(state, seat, companion) !== undefined,
    ),
    needs('VIN-RULING-42', 'noCubeThere', (t, _, { companion }) => cubesAt(t, t.seat, companion) > 0),
  ],
  take(t, _, { companion }) {
    t.call(lossOf(t.seat, companion, 'parting'))
    return 'again'
  },
})

/** VIN-PET-07 A pet goes to another companion for 1 Influence cube on that one. */
const handOver = offer<HandOver>('VIN-PET-07', 'handOver', {
  args: { pet: pets, to: companions },
  *reach(t) {
    for (const { card: pet } of cardsOf(t, t.seat, 'pet'))
      for (const { card: to } of cardsOf(t, t.seat, 'companion')) yield { do: 'handOver', pet, to }
  },
  conditions: [
    needs('VIN-PET-07', 'notYourPet', ({ state, seat }, _, { pet }) => inPlay(state, seat, pet) !== undefined),
    needs('VIN-PET-07', 'notYourCompanion', ({ state, seat }, _, { to }) => inPlay(state, seat, to) !== undefined),
    needs('VIN-PET-07', 'alreadyThere', ({ state, seat }, _, { pet, to }) => inPlay(state, seat, pet)?.mate !== to),
    needs('VIN-PET-07', 'noInfluence', ({ state, seat }) => playerOf(state, seat).zones.inf > 0),
  ],
  take(t, _, { pet, to }) {
    moveCubes(t, 'VIN-PET-07', t.seat, 'inf', to)
    giveTo(t, t.seat, pet, to)
    t.emit({ rule: 'VIN-PET-07', type: 'petHandedOver', seat: t.seat, pet, mate: to })
    return 'again'
  },
})

export function giveTo({ state }: Table<Maw>, seat: Seat, pet: CardId, to: CardId | null): void {
  const at = inPlay(state, seat, pet)
  if (at !== undefined) at.mate = to
}

// —— when they are open ——

/** VIN-TURN-04 In the own turn, any number of times. */
export const bonusActions = [recall, use, convert, dismiss, handOver]

/** VIN-RULING-13 While a choice is pending only a recall is open; where dice are concerned, `use` is offered too. */
export const choicePending = {
  rule: 'VIN-RULING-13',
  reason: 'choicePending',
  verbs: ['use', 'convert', 'dismiss', 'handOver'],
}
export const pending = { aside: [recall], resting: [choicePending] }

/** VIN-RULING-62 From the payment until the champion's result no companion can be dismissed. */
const fightGoesOn = { rule: 'VIN-RULING-62', reason: 'fightGoesOn', verbs: ['dismiss'] }
export const inFight = { aside: [recall], resting: [fightGoesOn, choicePending] }
