/** Bonus actions (ledger 3.7 to 3.12): at any moment of the own turn, any number of times (VIN-TURN-04). */

import { type BlockedVerbs, menu, type Table } from '@skerry/kernel'
import { attributesOf, changeHonor, lossOf, moveCubes, takeControl } from '../effects.ts'
import {
  ATTRIBUTES,
  CONVERT_RULE,
  cardOf,
  cardsOf,
  controlCost,
  controllerOf,
  cubesAt,
  HEROIC,
  hexOf,
  inPlay,
  isAt,
  PARTS,
  playerOf,
  recalls,
  TILE_PRICE,
  TILE_YIELD,
  turnIn,
  unpaid,
  VINDICATION_AT,
  VINDICATION_HONOR,
} from '../queries.ts'
import type {
  Attr,
  BuyTile,
  CardId,
  ControlHex,
  Convert,
  Dismiss,
  HexId,
  Recall,
  RegionId,
  ReturnTile,
  Vindication,
} from '../types.ts'
import { use } from './abilities.ts'
import { anyAttr, anyCompanion, anyHeroic, anyHex, anyPlace } from './args.ts'

/** Offers that look at no frame: whoever is asked acts, and the same is asked once more. */
const { offer, choiceNeeds, needs, word } = menu<Vindication>()
type T = Table<Vindication>

// —— recall (3.10) ——

/** VIN-BONUS-RECALL-01, -04, VIN-RULING-41 Any single own cube outside Potential comes back to Influence. */
export const recall = offer<Recall>('VIN-BONUS-RECALL-01', 'recall', {
  args: { from: anyPlace },
  candidates: (t) => recalls(t, t.seat),
  exact: true,
  conditions: [
    choiceNeeds('VIN-BONUS-RECALL-01', 'noCubeThere', (t, _, { from }) => isHome(from) || cubesAt(t, t.seat, from) > 0),
    choiceNeeds('VIN-POWER-02', 'potentialStays', (_, _f, { from }) => from !== 'pot'),
    choiceNeeds('VIN-BONUS-RECALL-01', 'onInfluence', (_, _f, { from }) => from !== 'inf'),
    choiceNeeds('VIN-BONUS-RECALL-02', 'partWaysInstead', (t, _, { from }) => !isCompanion(t, from)),
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
  candidates: (t) => cardsOf(t, t.seat, 'companion').map(({ card }) => cardOf(t.content, card).dismiss),
  conditions: [
    choiceNeeds(
      'VIN-BONUS-RECALL-02',
      'notYours',
      ({ state, seat }, _, { companion }) => inPlay(state, seat, companion) !== undefined,
    ),
    choiceNeeds('VIN-RULING-42', 'noCubeThere', (t, _, { companion }) => cubesAt(t, t.seat, companion) > 0),
  ],
  take(t, _, { companion }) {
    t.call(lossOf(t.seat, companion, 'parting'))
    return 'again'
  },
})

// —— conversion (3.7) ——

const CONVERSIONS: readonly Convert[] = HEROIC.map((to) => ({ do: 'convert', to }))
/** VIN-BONUS-CONVERT-01, -05, -06 Two common cubes: one to the heroic sphere, one back to Influence. One way only, as often as one likes. */
const convert = offer<Convert>('VIN-BONUS-CONVERT-01', 'convert', {
  args: { to: anyHeroic },
  candidates: () => CONVERSIONS,
  conditions: [
    choiceNeeds(
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
  *candidates({ state, seat }) {
    const { spheres } = playerOf(state, seat)
    for (const attr of ATTRIBUTES) if (spheres[attr] >= TILE_PRICE) yield BUYS[attr]
  },
  conditions: [
    needs('VIN-BONUS-PROF-01', 'onePerTurn', (t) => turnIn(t).profsBought < 1 + turnIn(t).moreProfs),
    choiceNeeds('VIN-BONUS-PROF-02', 'noTileLeft', ({ state }, _, { attr }) => state.profs[attr] > 0),
    choiceNeeds(
      'VIN-BONUS-PROF-01',
      'cannotPay',
      (t, _, { attr }) => cubesAt(t, t.seat, attr) >= TILE_PRICE,
      (t, _, { attr }) => unpaid(t, t.seat, [{ [attr]: TILE_PRICE }]),
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
  *candidates({ state, seat }) {
    const { profs } = playerOf(state, seat)
    for (const attr of ATTRIBUTES) if (profs[attr] > 0) yield RETURNS[attr]
  },
  conditions: [
    choiceNeeds('VIN-PROF-03', 'noTileOwned', ({ state, seat }, _, { attr }) => playerOf(state, seat).profs[attr] > 0),
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
export const hasConvictionFor = choiceNeeds<{ readonly do: string; readonly hex: HexId }>(
  'VIN-BONUS-CONTROL-03',
  'noConviction',
  (t, _, { hex }) => playerOf(t.state, t.seat).zones.conv >= controlCost(t, t.seat, hex),
  (t, _, { hex }) => ({ needs: controlCost(t, t.seat, hex), has: playerOf(t.state, t.seat).zones.conv }),
)
export const isNotOwn = choiceNeeds<{ readonly do: string; readonly hex: HexId }>(
  'VIN-RULING-39',
  'alreadyYours',
  ({ state, seat }, _, { hex }) => controllerOf(state, hex) !== seat,
)
export const isControllable = choiceNeeds<{ readonly do: string; readonly hex: HexId }>(
  'VIN-REG-12',
  'notControllable',
  ({ state, content }, _, { hex }) => content.regions[state.tiles[hex] as RegionId]?.isControllable ?? false,
)
/** VIN-BONUS-CONTROL-01 At any time after the visit. */
const control = offer<ControlHex>('VIN-BONUS-CONTROL-01', 'control', {
  args: { hex: anyHex },
  candidates: (t) => turnIn(t).visited.map((hex) => hexOf(t.content, hex).control),
  conditions: [
    choiceNeeds('VIN-BONUS-CONTROL-08', 'notVisited', (t, _, { hex }) => turnIn(t).visited.includes(hex)),
    choiceNeeds('VIN-RULING-38', 'oncePerVisit', (t, _, { hex }) => !turnIn(t).controlled.includes(hex)),
    choiceNeeds('VIN-RULING-37', 'notAdjacent', (t, _, { hex }) => isAt(t, t.seat, hex)),
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
export const choicePending: BlockedVerbs<Vindication> = {
  rule: 'VIN-RULING-13',
  reason: 'choicePending',
  verbs: ['use', 'convert', 'buyTile', 'returnTile', 'control', 'vindicate', 'dismiss'],
}
export const pending = { freeActions: [recall], blockedVerbs: [choicePending] }

/** VIN-RULING-62 From the payment until the champion's result no companion can be dismissed. */
const fightGoesOn: BlockedVerbs<Vindication> = {
  rule: 'VIN-RULING-62',
  reason: 'fightGoesOn',
  verbs: ['dismiss'],
  during: (t) => t.within('roll')?.isFight ?? false,
}
export const inFight = { freeActions: [recall], blockedVerbs: [fightGoesOn, choicePending] }
/** Where even a recall would take away what is being chosen. */
export const recallRests = { ...choicePending, verbs: ['recall'] }

/** VIN-TURN-05 A main action that has begun is finished before another begins. */
const finishFirst = { rule: 'VIN-TURN-05', reason: 'finishFirst' } as const
const OTHER_ACTIONS = ['activate', 'visit', 'controlFirst', 'rest', 'endTurn', 'hasten', 'waive']
export const moveGoesOn = { ...finishFirst, verbs: OTHER_ACTIONS }
export const visitGoesOn = { ...finishFirst, verbs: [...OTHER_ACTIONS, 'step'] }
