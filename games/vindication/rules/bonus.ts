/** Bonus actions (ledger 3.7 to 3.12): at any moment of the own turn, any number of times (VIN-TURN-04). */

import { menu, type Resting, type Seat, type Table } from '@skerry/kernel'
import { attributesOf, changeHonor, lossOf, moveCubes, payCost, takeControl } from '../effects.ts'
import {
  ATTRIBUTES,
  bearsOnRoll,
  CONVERT_RULE,
  cardOf,
  cardsOf,
  controlCost,
  controllerOf,
  cubesAt,
  HEROIC,
  hasVerb,
  hexOf,
  holdsFor,
  inPlay,
  isAt,
  isOnTable,
  isRolled,
  PARTS,
  playerOf,
  recalls,
  TILE_PRICE,
  TILE_YIELD,
  turnIn,
  VINDICATION_AT,
  VINDICATION_HONOR,
} from '../queries.ts'
import type {
  Attr,
  BuyTile,
  CardId,
  ControlHex,
  Convert,
  Cost,
  Dismiss,
  HexId,
  InPlay,
  Kind,
  Recall,
  RegionId,
  ReturnTile,
  UseCard,
  Vindication,
  VoluntaryClause,
} from '../types.ts'
import { anyAttr, anyCompanion, anyHeroic, anyHex, anyPlace, anyWithUse } from './args.ts'

/** Offers that look at no frame: whoever is asked acts, and the same is asked once more. */
const { offer, needs, word } = menu<Vindication>()
type T = Table<Vindication>

// —— recall (3.10) ——

/** VIN-BONUS-RECALL-01, -04, VIN-RULING-41 Any single own cube outside Potential comes back to Influence. */
export const recall = offer<Recall>('VIN-BONUS-RECALL-01', 'recall', {
  args: { from: anyPlace },
  reach: (t) => recalls(t, t.seat),
  exact: true,
  conditions: [
    needs('VIN-BONUS-RECALL-01', 'noCubeThere', (t, _, { from }) => isHome(from) || cubesAt(t, t.seat, from) > 0),
    needs('VIN-POWER-02', 'potentialStays', (_, _f, { from }) => from !== 'pot'),
    needs('VIN-BONUS-RECALL-01', 'onInfluence', (_, _f, { from }) => from !== 'inf'),
    needs('VIN-BONUS-RECALL-02', 'partWaysInstead', (t, _, { from }) => !isCompanion(t, from)),
    needs('VIN-RULING-41', 'notInSetup', ({ state }) => state.round > 0),
  ],
  take(t, _, { from }) {
    const { seat } = t
    const region = t.state.tiles[from as HexId]
    moveCubes(t, 'VIN-BONUS-RECALL-01', seat, from, 'inf')
    if (region !== undefined)
      t.emit({ rule: 'VIN-BONUS-RECALL-03', type: 'controlGivenUp', seat, hex: from as HexId, region })
    return 'again'
  },
})
/** Zones from which nothing is recalled. */
const isHome = (place: string): boolean => place === 'pot' || place === 'inf'
const isCompanion = ({ content }: T, place: string): boolean => content.cards[place as CardId]?.kind === 'companion'

/** VIN-BONUS-RECALL-02 Part ways with a companion: all its cubes come back, card and honor are lost; VIN-RULING-43 also with the last. */
export const dismiss = offer<Dismiss>('VIN-BONUS-RECALL-02', 'dismiss', {
  args: { companion: anyCompanion },
  reach: (t) => cardsOf(t, t.seat, 'companion').map(({ card }) => cardOf(t.content, card).dismiss),
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

// —— abilities of the own cards (3.12) ——

const clauseOf = ({ content }: T, { card }: UseCard): VoluntaryClause =>
  cardOf(content, card).voluntary as VoluntaryClause
/** By which rule an ability is used. */
const USED_BY: Readonly<Record<Kind, string>> = {
  companion: 'VIN-ACT-08',
  trait: 'VIN-BONUS-MORE-01',
  relic: 'VIN-BONUS-MORE-02',
  monster: 'VIN-MONSTER-12',
}
function canPay({ state, content, seat }: T, id: CardId, cost: Cost | null): boolean {
  const { zones, spheres } = playerOf(state, seat)
  if (cost === null) return true
  if (cost === 'conv') return zones.conv > 0
  if (cost === 'common') return spheres.INS + spheres.KNO + spheres.STR > 0
  if (cost !== 'slot' && cost !== 'charge') return spheres[cost] > 0
  const { cubes } = inPlay(state, seat, id) as InPlay
  return cost === 'charge' ? cubes > 0 : zones.inf > 0 && cubes < cardOf(content, id).slots
}
/** VIN-TRAIT-09, VIN-RULING-44 Each slot once per turn, even if its cube has been recalled meanwhile. */
const hasSlotLeft = (t: T, { card }: UseCard): boolean => (turnIn(t).filled[card] ?? 0) < cardOf(t.content, card).slots

const isSpent = (t: T, c: UseCard): boolean => turnIn(t).used.includes(c.card)
/** The dice that an ability would roll again lie on the table. */
const hasDice = (t: T, c: UseCard): boolean =>
  clauseOf(t, c).effects.some((effect) => effect.do === 'reroll' && isOnTable(t, effect.die))

/**
 * VIN-RULING-133 As a whole and by choice; VIN-TRAIT-04, VIN-RELIC-07 from the moment the card is there. VIN-RULING-136 `USE1` once a turn;
 * VIN-TRAIT-05, VIN-RELIC-08, VIN-RULING-70 `USE*` as often as it can be paid for.
 */
export const use = offer<UseCard>('VIN-RULING-133', 'use', {
  args: { card: anyWithUse },
  *reach({ state, content, seat }) {
    for (const { card } of playerOf(state, seat).cards) {
      const { voluntary, use } = cardOf(content, card)
      if (voluntary !== null) yield use
    }
  },
  conditions: [
    needs('VIN-RULING-133', 'notYours', ({ state, seat }, _, { card }) => inPlay(state, seat, card) !== undefined),
    // VIN-COMP-03 Only in the turn of the activation.
    needs(
      'VIN-ACT-09',
      'notActivated',
      (t, _, c) => clauseOf(t, c).on !== 'ACT' || turnIn(t).activated.includes(c.card),
    ),
    needs('VIN-RULING-13', 'choicePending', (t, _, c) => t.within('roll') === undefined || bearsOnRoll(clauseOf(t, c))),
    needs('VIN-RULING-61', 'noRollYet', (t, _, c) => !hasVerb(clauseOf(t, c), 'reroll') || hasDice(t, c)),
    needs('VIN-RULING-61', 'alreadyRolled', (t, _, c) => !hasVerb(clauseOf(t, c), 'setdie') || !isRolled(t)),
    needs('VIN-TURN-02', 'moveUsed', (t, _, c) => !hasVerb(clauseOf(t, c), 'tele') || turnIn(t).move === 'open'),
    // A teleport is the whole Move: not within a visit.
    needs(
      'VIN-TURN-05',
      'finishFirst',
      (t, _, c) => !hasVerb(clauseOf(t, c), 'tele') || t.within('visit') === undefined,
    ),
    needs('VIN-ACT-09', 'alreadyUsed', (t, _, c) => clauseOf(t, c).on !== 'ACT' || !isSpent(t, c)),
    needs('VIN-RELIC-07', 'alreadyUsed', (t, _, c) => clauseOf(t, c).on !== 'USE1' || !isSpent(t, c)),
    needs('VIN-TRAIT-09', 'slotsFilled', (t, _, c) => clauseOf(t, c).cost !== 'slot' || hasSlotLeft(t, c)),
    needs('VIN-RULING-133', 'requirementNotMet', (t, _, c) => {
      const requires = clauseOf(t, c).if
      return requires === null || holdsFor(t, t.seat, requires)
    }),
    needs(
      'VIN-RULING-133',
      'cannotPay',
      (t, _, c) => canPay(t, c.card, clauseOf(t, c).cost),
      (t, _, c) => ({ cost: clauseOf(t, c).cost }),
    ),
  ],
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
/** Whether any ability that could be used now has this verb, or, without one, any at all. */
export const canUse = (t: T, seat: Seat, verbs: readonly string[] | null): boolean =>
  playerOf(t.state, seat).cards.some(({ card }) => {
    const { voluntary } = cardOf(t.content, card)
    if (voluntary === null) return false
    return (verbs === null || voluntary.effects.some((e) => verbs.includes(e.do))) && canUseCard(t, seat, card)
  })
export function canUseCard(t: T, seat: Seat, card: CardId): boolean {
  const { voluntary, use: choice } = cardOf(t.content, card)
  const asked = withSeat(t, seat)
  return voluntary !== null && use.conditions.every((c) => c.holds(asked, undefined as never, choice))
}
/** The table as it is when this seat is asked. */
const withSeat = (t: T, seat: Seat): T => ({
  state: t.state,
  content: t.content,
  seat,
  within: (rule) => t.within(rule),
})

// —— conversion (3.7) ——

const CONVERSIONS: readonly Convert[] = HEROIC.map((to) => ({ do: 'convert', to }))
/** VIN-BONUS-CONVERT-01, -05, -06 Two common cubes: one to the heroic sphere, one back to Influence. One way only, as often as one likes. */
const convert = offer<Convert>('VIN-BONUS-CONVERT-01', 'convert', {
  args: { to: anyHeroic },
  reach: () => CONVERSIONS,
  conditions: [
    needs(
      'VIN-BONUS-CONVERT-01',
      'partMissing',
      (t, _, { to }) => PARTS[to].every((attr) => cubesAt(t, t.seat, attr) > 0),
      (_, _f, { to }) => ({ parts: PARTS[to] }),
    ),
  ],
  take(t, _, { to }) {
    const [kept, returned] = PARTS[to]
    moveCubes(t, CONVERT_RULE[to], t.seat, kept, to)
    moveCubes(t, 'VIN-BONUS-CONVERT-01', t.seat, returned, 'inf')
    t.emit({ rule: CONVERT_RULE[to], type: 'converted', seat: t.seat, attr: to })
    return 'again'
  },
})

// —— proficiency tiles (3.8, 3.17) ——

const BUYS = Object.fromEntries(ATTRIBUTES.map((attr) => [attr, { do: 'buyTile', attr }])) as Record<Attr, BuyTile>
const RETURNS = Object.fromEntries(ATTRIBUTES.map((attr) => [attr, { do: 'returnTile', attr }])) as Record<
  Attr,
  ReturnTile
>
/** VIN-BONUS-PROF-01, -03 A tile of any attribute for 3 of it. */
const buyTile = offer<BuyTile>('VIN-BONUS-PROF-01', 'buyTile', {
  args: { attr: anyAttr },
  *reach({ state, seat }) {
    const { spheres } = playerOf(state, seat)
    for (const attr of ATTRIBUTES) if (spheres[attr] >= TILE_PRICE) yield BUYS[attr]
  },
  conditions: [
    needs('VIN-BONUS-PROF-01', 'onePerTurn', (t) => turnIn(t).profsBought < 1 + turnIn(t).moreProfs),
    needs('VIN-BONUS-PROF-02', 'noTileLeft', ({ state }, _, { attr }) => state.profs[attr] > 0),
    needs(
      'VIN-BONUS-PROF-01',
      'cannotPay',
      (t, _, { attr }) => cubesAt(t, t.seat, attr) >= TILE_PRICE,
      (t, _, { attr }) => ({ needs: TILE_PRICE, has: cubesAt(t, t.seat, attr) }),
    ),
  ],
  take(t, _, { attr }) {
    turnIn(t).profsBought += 1
    moveCubes(t, 'VIN-BONUS-PROF-01', t.seat, attr, 'inf', TILE_PRICE)
    t.state.profs[attr] -= 1
    playerOf(t.state, t.seat).profs[attr] += 1 // VIN-PROF-02
    t.emit({ rule: 'VIN-BONUS-PROF-01', type: 'tileBought', seat: t.seat, attr })
    return 'again'
  },
})
/** VIN-PROF-03 Back to the supply for up to 2 of its attribute. */
const returnTile = offer<ReturnTile>('VIN-PROF-03', 'returnTile', {
  args: { attr: anyAttr },
  *reach({ state, seat }) {
    const { profs } = playerOf(state, seat)
    for (const attr of ATTRIBUTES) if (profs[attr] > 0) yield RETURNS[attr]
  },
  conditions: [
    needs('VIN-PROF-03', 'noTileOwned', ({ state, seat }, _, { attr }) => playerOf(state, seat).profs[attr] > 0),
  ],
  take(t, _, { attr }) {
    playerOf(t.state, t.seat).profs[attr] -= 1
    t.state.profs[attr] += 1
    t.emit({ rule: 'VIN-PROF-03', type: 'tileReturned', seat: t.seat, attr })
    t.call(attributesOf('VIN-PROF-03', t.seat, Array(TILE_YIELD).fill([attr])))
    return 'again'
  },
})

// —— control (3.9) ——

/** Conviction for a region: shared with control before the visit. */
export const hasConvictionFor = needs<{ readonly do: string; readonly hex: HexId }>(
  'VIN-BONUS-CONTROL-03',
  'noConviction',
  (t, _, { hex }) => playerOf(t.state, t.seat).zones.conv >= controlCost(t, t.seat, hex),
  (t, _, { hex }) => ({ needs: controlCost(t, t.seat, hex), has: playerOf(t.state, t.seat).zones.conv }),
)
export const isNotOwn = needs<{ readonly do: string; readonly hex: HexId }>(
  'VIN-RULING-39',
  'alreadyYours',
  ({ state, seat }, _, { hex }) => controllerOf(state, hex) !== seat,
)
export const isControllable = needs<{ readonly do: string; readonly hex: HexId }>(
  'VIN-REG-12',
  'notControllable',
  ({ state, content }, _, { hex }) => content.regions[state.tiles[hex] as RegionId]?.isControllable ?? false,
)
/** VIN-BONUS-CONTROL-01 At any time after the visit. */
const control = offer<ControlHex>('VIN-BONUS-CONTROL-01', 'control', {
  args: { hex: anyHex },
  reach: (t) => turnIn(t).visited.map((hex) => hexOf(t.content, hex).control),
  conditions: [
    needs('VIN-BONUS-CONTROL-08', 'notVisited', (t, _, { hex }) => turnIn(t).visited.includes(hex)),
    needs('VIN-RULING-38', 'oncePerVisit', (t, _, { hex }) => !turnIn(t).controlled.includes(hex)),
    needs('VIN-RULING-37', 'notAdjacent', (t, _, { hex }) => isAt(t, t.seat, hex)),
    isControllable,
    isNotOwn,
    hasConvictionFor,
  ],
  take(t, _, { hex }) {
    takeControl(t, t.seat, hex)
    return 'again'
  },
})

// —— vindication (3.11) ——

/** VIN-BONUS-VIND-01, -04 By choice, free of charge; VIN-BONUS-VIND-02, VIN-RULING-50 for good, whatever comes. */
const vindicate = word(
  'VIN-BONUS-VIND-01',
  'vindicate',
  (t) => {
    playerOf(t.state, t.seat).isVindicated = true
    t.emit({ rule: 'VIN-BONUS-VIND-01', type: 'vindicated', seat: t.seat })
    changeHonor(t, 'VIN-BONUS-VIND-03', t.seat, VINDICATION_HONOR)
    return 'again'
  },
  [
    needs('VIN-BONUS-VIND-02', 'alreadyVindicated', ({ state, seat }) => !playerOf(state, seat).isVindicated),
    needs(
      'VIN-BONUS-VIND-01',
      'potentialLeft',
      ({ state, seat }) => playerOf(state, seat).zones.pot === 0,
      ({ state, seat }) => ({ left: playerOf(state, seat).zones.pot }),
    ),
    needs(
      'VIN-BONUS-VIND-01',
      'tooLittleHonor',
      ({ state, seat }) => playerOf(state, seat).honor >= VINDICATION_AT,
      ({ state, seat }) => ({ needs: VINDICATION_AT, has: playerOf(state, seat).honor }),
    ),
  ],
)

// —— when they are open ——

export const bonusActions = [use, convert, buyTile, returnTile, control, vindicate, recall, dismiss]

/** VIN-RULING-13 While a choice is pending only a recall is open; where dice are concerned, `use` is offered too. */
export const choicePending = {
  rule: 'VIN-RULING-13',
  reason: 'choicePending',
  verbs: ['use', 'convert', 'buyTile', 'returnTile', 'control', 'vindicate', 'dismiss'],
}
export const pending = { aside: [recall], resting: [choicePending] }

/** VIN-RULING-62 From the payment until the champion's result no companion can be dismissed. */
const fightGoesOn: Resting<Vindication> = {
  rule: 'VIN-RULING-62',
  reason: 'fightGoesOn',
  verbs: ['dismiss'],
  during: (t) => t.within('roll')?.isFight ?? false,
}
export const inFight = { aside: [recall], resting: [fightGoesOn, choicePending] }
/** Where even a recall would take away what is being chosen. */
export const recallRests = { ...choicePending, verbs: ['recall'] }

/** VIN-TURN-05 A main action that has begun is finished before another begins. */
const finishFirst = { rule: 'VIN-TURN-05', reason: 'finishFirst' }
const OTHER_ACTIONS = ['activate', 'visit', 'controlFirst', 'rest', 'endTurn', 'hasten', 'waive']
export const moveGoesOn = { ...finishFirst, verbs: OTHER_ACTIONS }
export const visitGoesOn = { ...finishFirst, verbs: [...OTHER_ACTIONS, 'step'] }
