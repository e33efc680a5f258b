/** A visit, in one order for all regions (VIN-RULING-129). Ledger 3.5, 3.6. */

import { naming, oneOf, type Rule, type Seat, steps, type Table } from '@skerry/kernel'
import { changeHonor, moveCubes, takeControl } from '../effects.ts'
import {
  ATTRIBUTES,
  controllerOf,
  costOf,
  cubesAt,
  HEROIC,
  type OptionFault,
  optionFault,
  PARTS,
  playerOf,
  regionOf,
  tilesOf,
  unpaid,
  VISIT_HONOR,
} from '../queries.ts'
import type { Region, RegionOption, UseOption, Vindication, VisitFrame } from '../types.ts'
import { canUse } from './abilities.ts'
import { bonusActions, choicePending, recallRests, visitGoesOn } from './bonus.ts'
import { couldLeadTo } from './prospects.ts'

type T = Table<Vindication>
const { decision, auto, offer, word, choiceNeeds } = steps<Vindication, VisitFrame>()

const regionIn = ({ content }: T, f: VisitFrame): Region => regionOf(content, f.region)
const optionIn = (t: T, f: VisitFrame, number: number): RegionOption | undefined => regionIn(t, f).options[number - 1]
const hasBegun = ({ done }: VisitFrame): boolean => done.some((n) => n > 0)
/** VIN-VISIT-04, -05 "→" once per visit, ":" as often as it is paid for; VIN-RULING-25 repeatable is not free. */
const isRepeatable = (t: T, f: VisitFrame, number: number): boolean =>
  (f.done[number - 1] ?? 0) === 0 || (optionIn(t, f, number)?.isRepeatable ?? false)
/** One of the options, and only that one; the Arcane Tower has two that go together (VIN-RULING-69). */
const isAllowed = (t: T, f: VisitFrame, number: number): boolean =>
  !hasBegun(f) || regionIn(t, f).isMixed || number - 1 === f.option
const faultOf = (t: T, f: VisitFrame, number: number): OptionFault | null => {
  const option = optionIn(t, f, number)
  return option === undefined ? 'noneLeft' : optionFault(t, f.seat, regionIn(t, f), option)
}
const priceOf = (t: T, f: VisitFrame, number: number): VisitFrame['cost'] =>
  costOf(t, f.seat, regionIn(t, f), optionIn(t, f, number) as RegionOption)
const isOpen = (t: T, f: VisitFrame, number: number): boolean =>
  isRepeatable(t, f, number) && isAllowed(t, f, number) && faultOf(t, f, number) === null

const OPTIONS: readonly UseOption[] = [
  { do: 'option', option: 1 },
  { do: 'option', option: 2 },
  { do: 'option', option: 3 },
]
const option = offer<UseOption>('VIN-VISIT-03', 'option', {
  args: { option: naming(oneOf(1, 2, 3), (option) => `option ${option}`) },
  candidates: (t, f) => OPTIONS.slice(0, regionIn(t, f).options.length),
  conditions: [
    choiceNeeds('VIN-VISIT-02', 'noSuchOption', (t, f, { option }) => optionIn(t, f, option) !== undefined),
    choiceNeeds('VIN-VISIT-04', 'onlyOnce', (t, f, c) => isRepeatable(t, f, c.option)),
    choiceNeeds('VIN-VISIT-02', 'onlyOneOption', (t, f, c) => isAllowed(t, f, c.option)),
    choiceNeeds('VIN-VISIT-16', 'noneLeft', (t, f, c) => faultOf(t, f, c.option) !== 'noneLeft'),
    choiceNeeds('VIN-VISIT-16', 'nothingToRecharge', (t, f, c) => faultOf(t, f, c.option) !== 'nothingToRecharge'),
    choiceNeeds(
      'VIN-VISIT-03',
      'cannotPay',
      (t, f, c) => faultOf(t, f, c.option) === null,
      (t, f, c) => unpaid(t, f.seat, [priceOf(t, f, c.option)]),
    ),
  ],
  take(t, f, c) {
    f.option = c.option - 1
    f.cost = priceOf(t, f, c.option)
    return hasBegun(f) ? 'pay' : 'control'
  },
})

/** VIN-RULING-13 What could still bring the attributes for one more execution: an ability, a tile given back, or a conversion. */
const mayEarnMore = (t: T, f: VisitFrame): boolean =>
  regionIn(t, f).options.some(
    (option, i) =>
      isRepeatable(t, f, i + 1) &&
      isAllowed(t, f, i + 1) &&
      (tilesOf(playerOf(t.state, f.seat)) > 0 ||
        canUse(t, f.seat) ||
        canConvertFor(t, f, option) ||
        couldLeadTo(t, f.seat, ['attr', 'convert'])),
  )
const canConvertFor = (t: T, { seat }: VisitFrame, { cost }: RegionOption): boolean =>
  HEROIC.some((attr) => (cost[attr] ?? 0) > 0 && PARTS[attr].every((part) => cubesAt(t, seat, part) > 0))

export const visit: Rule<Vindication, VisitFrame> = {
  // VIN-RULING-127, -129 The first payment is chosen before anything else; a recall now could take what it is paid with.
  option: decision('VIN-VISIT-03', {
    seat: (f): Seat => f.seat,
    offers: [option],
    blockedVerbs: [recallRests, choicePending],
  }),
  // VIN-BONUS-CONTROL-09 Then the region is already the visitor's own.
  control: auto('VIN-RULING-36', (t, f) => {
    if (f.isControlFirst) takeControl(t, f.seat, f.hex)
    return 'pay'
  }),
  // VIN-VISIT-06 Cubes of the spheres go back to Influence.
  pay: auto('VIN-VISIT-06', (t, f) => {
    const { rule } = regionIn(t, f)
    for (const attr of ATTRIBUTES) moveCubes(t, rule, f.seat, attr, 'inf', f.cost[attr] ?? 0)
    return hasBegun(f) ? 'effect' : 'controllersHonor'
  }),
  // VIN-VISIT-07, VIN-BONUS-CONTROL-06, VIN-RULING-26, -126 Another player's region pays that player, once; VIN-VISIT-15 the own one nobody.
  controllersHonor: auto('VIN-VISIT-07', (t, f) => {
    const controller = controllerOf(t.state, f.hex)
    if (controller !== null && controller !== f.seat) changeHonor(t, 'VIN-VISIT-07', controller, VISIT_HONOR)
    return 'visited'
  }),
  // VIN-RULING-129 Then come the controller's answers to the visit.
  visited: auto('VIN-RULING-129', (t, f) => {
    const { seat, hex, region } = f
    t.emit({ rule: 'VIN-RULING-129', type: 'regionVisited', seat, hex, region, controller: controllerOf(t.state, hex) })
    return 'effect'
  }),
  // VIN-REG-01 … -11 What the tile shows.
  effect: auto('VIN-VISIT-02', (t, f) => {
    const { rule } = regionIn(t, f)
    const { effects } = optionIn(t, f, f.option + 1) as RegionOption
    t.run(effects, { seat: f.seat, card: null, rule, visitor: null })
    const isFirst = !hasBegun(f)
    f.done[f.option] = (f.done[f.option] ?? 0) + 1
    return isFirst ? 'told' : 'look'
  }),
  // VIN-RULING-129 After the first execution the visitor's own cards answer.
  told: auto('VIN-RULING-129', (t, f) => {
    t.emit({ rule: 'VIN-RULING-129', type: 'visitUsed', seat: f.seat, hex: f.hex, region: f.region })
    return 'look'
  }),
  look: auto('VIN-VISIT-05', (t, f) =>
    OPTIONS.some((c) => isOpen(t, f, c.option)) || mayEarnMore(t, f) ? 'more' : 'end',
  ),
  // VIN-VISIT-05, VIN-SPEED-02 Once more, or enough; VIN-RULING-13 bonus actions in between.
  more: decision('VIN-VISIT-05', {
    seat: (f) => f.seat,
    offers: [option, word('VIN-VISIT-05', 'leave', 'end'), ...bonusActions],
    blockedVerbs: [visitGoesOn],
  }),
}
