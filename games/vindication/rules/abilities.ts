/** Abilities of the own cards, used by choice. Ledger 3.12. */

import { menu, type Seat, type Table } from '@skerry/kernel'
import { payCost } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import { bearsOnRoll, cardOf, hasVerb, holdsFor, inPlay, isOnTable, isRolled, playerOf, turnIn } from '../queries.ts'
import type { CardId, Cost, InPlay, Kind, UseCard, Vindication, VoluntaryClause } from '../types.ts'
import { anyWithUse } from './args.ts'

/** Offers that look at no frame: whoever is asked acts, and the same is asked once more. */
const { offer, choiceNeeds } = menu<Vindication>()
type T = Table<Vindication>

const clauseOf = ({ content }: T, { card }: UseCard): VoluntaryClause =>
  cardOf(content, card).voluntary as VoluntaryClause
/** By which rule an ability is used. */
const USED_BY: Readonly<Record<Kind, RuleId>> = {
  companion: 'VIN-ACT-08',
  trait: 'VIN-BONUS-MORE-01',
  relic: 'VIN-BONUS-MORE-02',
  monster: 'VIN-MONSTER-12',
}
function canPay({ state, seat }: T, id: CardId, cost: Cost | null): boolean {
  const { zones, spheres } = playerOf(state, seat)
  if (cost === null) return true
  if (cost === 'conv') return zones.conv > 0
  if (cost === 'common') return spheres.INS + spheres.KNO + spheres.STR > 0
  if (cost !== 'slot' && cost !== 'charge') return spheres[cost] > 0
  return cost === 'slot' ? zones.inf > 0 : (inPlay(state, seat, id) as InPlay).cubes > 0
}
/** VIN-TRAIT-03 A trait holds as many cubes as it has slots. */
const hasFreeSlot = ({ state, content, seat }: T, { card }: UseCard): boolean =>
  (inPlay(state, seat, card) as InPlay).cubes < cardOf(content, card).slots
/** VIN-TRAIT-09, VIN-RULING-44 Each slot once per turn, even if its cube has been recalled meanwhile. */
const hasSlotLeft = (t: T, { card }: UseCard): boolean => (turnIn(t).filled[card] ?? 0) < cardOf(t.content, card).slots

const isSpent = (t: T, c: UseCard): boolean => turnIn(t).used.includes(c.card)
/** The dice that an ability would roll again lie on the table. */
const hasDice = (t: T, c: UseCard): boolean =>
  clauseOf(t, c).effects.some((effect) => effect.do === 'reroll' && isOnTable(t, effect.die))

/** What no other bonus action of this turn could mend. */
const lasting = [
  choiceNeeds<UseCard>(
    'VIN-RULING-133',
    'notYours',
    ({ state, seat }, _, { card }) => inPlay(state, seat, card) !== undefined,
  ),
  // VIN-COMP-03 Only in the turn of the activation.
  choiceNeeds<UseCard>(
    'VIN-ACT-09',
    'notActivated',
    (t, _, c) => clauseOf(t, c).on !== 'ACT' || turnIn(t).activated.includes(c.card),
  ),
  choiceNeeds<UseCard>(
    'VIN-RULING-13',
    'choicePending',
    (t, _, c) => t.within('roll') === undefined || bearsOnRoll(clauseOf(t, c)),
  ),
  choiceNeeds<UseCard>('VIN-RULING-61', 'noRollYet', (t, _, c) => !hasVerb(clauseOf(t, c), 'reroll') || hasDice(t, c)),
  choiceNeeds<UseCard>(
    'VIN-RULING-61',
    'alreadyRolled',
    (t, _, c) => !hasVerb(clauseOf(t, c), 'setdie') || !isRolled(t),
  ),
  choiceNeeds<UseCard>(
    'VIN-TURN-02',
    'moveUsed',
    (t, _, c) => !hasVerb(clauseOf(t, c), 'tele') || turnIn(t).move === 'open',
  ),
  // A teleport is the whole Move: not within a visit.
  choiceNeeds<UseCard>(
    'VIN-TURN-05',
    'finishFirst',
    (t, _, c) => !hasVerb(clauseOf(t, c), 'tele') || t.within('visit') === undefined,
  ),
  choiceNeeds<UseCard>('VIN-ACT-09', 'alreadyUsed', (t, _, c) => clauseOf(t, c).on !== 'ACT' || !isSpent(t, c)),
  choiceNeeds<UseCard>('VIN-RELIC-07', 'alreadyUsed', (t, _, c) => clauseOf(t, c).on !== 'USE1' || !isSpent(t, c)),
  choiceNeeds<UseCard>('VIN-TRAIT-09', 'slotsFilled', (t, _, c) => clauseOf(t, c).cost !== 'slot' || hasSlotLeft(t, c)),
]
/** What a recall, a conversion or another ability may mend. */
const mendable = [
  choiceNeeds<UseCard>('VIN-TRAIT-03', 'noFreeSlot', (t, _, c) => clauseOf(t, c).cost !== 'slot' || hasFreeSlot(t, c)),
  choiceNeeds<UseCard>('VIN-RULING-133', 'requirementNotMet', (t, _, c) => {
    const requires = clauseOf(t, c).if
    return requires === null || holdsFor(t, t.seat, requires)
  }),
  choiceNeeds<UseCard>(
    'VIN-RULING-133',
    'cannotPay',
    (t, _, c) => canPay(t, c.card, clauseOf(t, c).cost),
    (t, _, c) => ({ cost: clauseOf(t, c).cost }),
  ),
]

/**
 * VIN-RULING-133 As a whole and by choice; VIN-TRAIT-04, VIN-RELIC-07 from the moment the card is there. VIN-RULING-136 `USE1` once a turn;
 * VIN-TRAIT-05, VIN-RELIC-08, VIN-RULING-70 `USE*` as often as it can be paid for.
 */
export const use = offer<UseCard>('VIN-RULING-133', 'use', {
  args: { card: anyWithUse },
  *candidates({ state, content, seat }) {
    for (const { card } of playerOf(state, seat).cards) {
      const { voluntary, use } = cardOf(content, card)
      if (voluntary !== null) yield use
    }
  },
  conditions: [...lasting, ...mendable],
  take(t, _, c) {
    const { card } = c
    const { seat } = t
    const { on, cost, effects } = clauseOf(t, c)
    const rule = USED_BY[cardOf(t.content, card).kind]
    if (on !== 'USE*') turnIn(t).used.push(card)
    t.emit({ rule, type: 'abilityUsed', seat, card })
    payCost(t, rule, seat, card, cost)
    t.run(effects, { seat, card, rule, visitor: null })
    return 'again'
  },
})
/** Whether any ability can be used now. */
export const canUse = (t: T, seat: Seat): boolean =>
  playerOf(t.state, seat).cards.some(({ card }) => canUseCard(t, seat, card))
export const canUseCard = (t: T, seat: Seat, card: CardId): boolean => isUsable(t, seat, card, use.conditions)
/** Whether it could be used as soon as other bonus actions have brought what it costs and requires. */
export const mayUseCard = (t: T, seat: Seat, card: CardId): boolean => isUsable(t, seat, card, lasting)
function isUsable(t: T, seat: Seat, card: CardId, conditions: typeof use.conditions): boolean {
  const { voluntary, use: choice } = cardOf(t.content, card)
  const asked = withSeat(t, seat)
  return voluntary !== null && conditions.every((c) => c.holds(asked, undefined as never, choice))
}
/** The table as it is when this seat is asked. */
const withSeat = (t: T, seat: Seat): T => ({
  state: t.state,
  content: t.content,
  seat,
  within: (rule) => t.within(rule),
})
