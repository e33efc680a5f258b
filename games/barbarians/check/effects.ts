/** Whether the effects and prices of a pack make sense. */

import type { PackChecks } from '@skerry/contracts'
import { same } from '@skerry/kernel'
import { effectsIn } from '../effect-text.ts'
import type { PackCost } from '../pack.ts'
import { MOST_GOODS, RESOURCES } from '../queries.ts'
import type { BarEffect, Cost } from '../types.ts'

/** What has more figures on a card is a slip of the keyboard. */
export const LARGEST = 20

/** BAR-GEN-03 A price in resources. */
export function checkPrice(faults: PackChecks, path: string, price: PackCost): void {
  for (const [resource, n] of Object.entries(price)) {
    faults.word(`${path}.${resource}`, resource, RESOURCES)
    faults.printed(`${path}.${resource}`, n, MOST_GOODS)
  }
}

/** What may stand in an effect of a certain place, beside what may stand in all of them. */
interface Where {
  readonly trade?: true
  readonly rotate?: true
  readonly twice?: true
  readonly campaign?: true
}
export const ON_CARDS: Where = { trade: true, rotate: true, campaign: true } // BAR-ROT-01 A turn has a hero, and his ring.
const IN_A_ROW: Where = { trade: true, campaign: true }
export const AS_A_BONUS: Where = { campaign: true }
/** No campaign may bring the next one, or they might never end. */
export const AS_A_REWARD: Where = {}
/** BAR-OTHER-01 Of hero 3: so who gets it has placed hero 2. */
export const onRing = (ring: number): Where => (ring === 2 ? { ...IN_A_ROW, twice: true } : IN_A_ROW)
/** How a pack writes what is not allowed everywhere. */
const WRITTEN: Readonly<Record<keyof Where, string>> = { trade: '→', rotate: 'ROT', twice: 'X2', campaign: 'CAMPAIGN' }
const isBound = (what: string): what is keyof Where => what in WRITTEN

/** BAR-GEN-06 to -10 An effect that can be read, has only what belongs there, and can be carried out. */
export function checkEffect(faults: PackChecks, path: string, text: string, where: Where): readonly BarEffect[] {
  const effects = faults.parsed(() => effectsIn(text, path)) ?? []
  checkEffects(faults, path, effects, where, [])
  return effects
}

type Within = 'either' | 'trade'

export function checkEffects(
  faults: PackChecks,
  path: string,
  effects: readonly BarEffect[],
  where: Where,
  within: readonly Within[],
): void {
  const trades = effects.filter((effect) => effect.do === 'trade')
  faults.need(trades.length === 0 || effects.length === 1, path, 'tradeWithOthers') // BAR-GEN-07
  for (const effect of effects) {
    if (isBound(effect.do)) faults.need(where[effect.do] === true, path, 'notHere', { what: WRITTEN[effect.do] })
    if ('n' in effect) faults.printed(path, effect.n, LARGEST)
    if (effect.do === 'campaign') faults.printed(path, effect.times, LARGEST)
    if ('kinds' in effect) faults.need(new Set(effect.kinds).size === effect.kinds.length, path, 'equalSides')
    if (effect.do === 'either' || effect.do === 'trade') checkInside(faults, path, effect, where, within)
  }
}

/** No deeper than an exchange on one side, or a choice among its gains. */
function checkInside(
  faults: PackChecks,
  path: string,
  effect: BarEffect & { readonly do: Within },
  where: Where,
  within: readonly Within[],
): void {
  faults.need(within.length < 2 && !within.includes(effect.do), path, 'tooDeep')
  const inside = [...within, effect.do]
  if (effect.do === 'either') {
    const [one, other] = effect.sides
    faults.need(!same(one, other), path, 'equalSides') // BAR-GEN-06
    for (const side of effect.sides) checkEffects(faults, path, side, where, inside)
  } else {
    checkCosts(faults, path, effect.costs)
    checkEffects(faults, path, effect.gains, where, inside)
  }
}

/** BAR-GEN-03, -04 Nobody can pay more than he can have, so a cost names everything once. */
function checkCosts(faults: PackChecks, path: string, costs: readonly Cost[]): void {
  const named = costs.map((cost) => ('resource' in cost ? cost.resource : 'troop' in cost ? cost.troop : cost.pay))
  faults.need(new Set(named).size === named.length, path, 'costTwice')
  for (const cost of costs) {
    if ('n' in cost) faults.printed(path, cost.n, cost.pay === 'dp' ? LARGEST : MOST_GOODS) // BAR-RULING-67
  }
}

/** BAR-FEAST-01, BAR-DEMON-02 An offering and a tribute are one exchange. */
export function checkExchange(faults: PackChecks, path: string, text: string): void {
  const effects = checkEffect(faults, path, text, IN_A_ROW)
  faults.need(effects.length === 0 || effects[0]?.do === 'trade', path, 'notAnExchange')
}

/** What the player gets, for every way of choosing sides. */
function waysToGain(effects: readonly BarEffect[]): readonly (readonly BarEffect[])[] {
  let ways: readonly (readonly BarEffect[])[] = [[]]
  for (const effect of effects) {
    const parts =
      effect.do === 'either'
        ? effect.sides.flatMap(waysToGain)
        : effect.do === 'trade'
          ? waysToGain(effect.gains)
          : [[effect]]
    ways = ways.flatMap((way) => parts.map((part) => [...way, ...part]))
  }
  return ways
}

/** BAR-RULING-23 The economy track adds once per resource, so a space gives each of them once. */
export function checkGathering(faults: PackChecks, path: string, effects: readonly BarEffect[]): void {
  const isMixed = waysToGain(effects).some((way) => {
    const fixed = way.flatMap((effect) => (effect.do === 'resource' ? [effect.resource] : []))
    const chosen = way.filter((effect) => effect.do === 'any').length
    return new Set(fixed).size < fixed.length || chosen + Math.min(fixed.length, 1) > 1
  })
  faults.need(!isMixed, path, 'resourceTwice')
}
