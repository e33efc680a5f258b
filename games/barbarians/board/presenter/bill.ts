/**
 * What effects cost and bring, as chips. A chip that begins with a sign is a promise: just so much is paid or gained as soon as the
 * choice is made. What depends on later choices or on luck begins with a word.
 */

import { signed } from '@skerry/boards'
import type { Card, Chip } from '@skerry/contracts'
import {
  canPay,
  cardOf,
  conquestIn,
  displayed,
  LAST_SPACE,
  MOST_GOODS,
  priceOf,
  RESOURCES,
  targetsOf,
} from '../../queries.ts'
import type { BarEffect, Cost, Resource, Troop } from '../../types.ts'
import { resourceName, troopForms } from '../../words/names.ts'
import { costText } from '../../words/phrases.ts'
import { titleText } from '../../words/titles.ts'
import { type About, ownOf, textOf } from './about.ts'
import { type BarIcon, costIcon, effectIcon, iconOf } from './icons.ts'
import { economyOn, isUnpayable, percent } from './reading.ts'
import { bestTarget } from './targets.ts'

/** Price, gain, effect and risk, in the order in which they are shown. */
export type Bill = Required<Pick<Card, 'price' | 'gain' | 'effect' | 'risk'>>

export const chip = (icon: BarIcon, text: string): Chip => ({ icon, text })
const NOTHING: Bill = { price: [], gain: [], effect: [], risk: [] }
export const bill = (parts: Partial<Bill>): Bill => ({ ...NOTHING, ...parts })
export const together = (...bills: readonly Partial<Bill>[]): Bill => {
  const all = (key: keyof Bill) => bills.flatMap((one) => one[key] ?? [])
  return { price: all('price'), gain: all('gain'), effect: all('effect'), risk: all('risk') }
}

// —— numbers with what they count ——

export const dpChip = (n: number): Chip => chip('dp', `${signed(n)} DP`)
export const resourceChip = ({ language }: About, resource: Resource, n: number): Chip =>
  chip(iconOf(resource), `${signed(n)} ${resourceName(resource, language)}`)
export function troopChip({ language }: About, troop: Troop, n: number): Chip {
  const [one, many] = troopForms(troop, language)
  return chip(iconOf(troop), `${signed(n)} ${Math.abs(n) === 1 ? one : many}`)
}
export const honourChip = ({ words }: About, n: number): Chip => chip('honour', `${signed(n)} ${words.chips.honour}`)

/** A cost: each part of it for itself. */
export const priceChips = (about: About, costs: readonly Cost[]): readonly Chip[] =>
  costs.map((cost) => chip(costIcon(cost), `−${cost.pay === 'card' ? '1 ' : ''}${priceWords(about, cost)}`))
function priceWords({ words, language }: About, cost: Cost): string {
  if (cost.pay === 'card') return words.kinds[cost.kind]
  return costText([cost], language)
}

// —— effects ——

/** With a cost that cannot be paid nothing happens. */
export function billOf(about: About, effects: readonly BarEffect[], isSpace: boolean): Bill {
  const { seat, words } = about
  if (isUnpayable(about, seat, effects)) {
    const costs = effects.flatMap((effect) => (effect.do === 'trade' ? effect.costs : []))
    return bill({ risk: [chip('lost', words.chips.unpayable(costText(costs, about.language)))] })
  }
  const resources = resourcesIn(about, effects, isSpace)
  return together(resources, ...effects.map((effect) => oneBill(about, effect, isSpace)))
}

/** BAR-GEN-03 Fixed resources, the economy track's gift among them; what exceeds six is lost. */
function resourcesIn(about: About, effects: readonly BarEffect[], isSpace: boolean): Bill {
  const { state, seat, words, language } = about
  const own = ownOf(about).resources
  const more = isSpace ? economyOn(state, seat, effects) : []
  const given = (resource: Resource) =>
    effects.reduce((all, effect) => all + (effect.do === 'resource' && effect.resource === resource ? effect.n : 0), 0)
  const counts = RESOURCES.map((id) => ({ id, n: given(id) + (more.includes(id) ? 1 : 0) })).filter(({ n }) => n > 0)
  const kept = counts.map(({ id, n }) => ({ id, n: Math.min(n, MOST_GOODS - own[id]) }))
  const lost = counts.map(({ id, n }, i) => ({ id, n: n - (kept[i]?.n ?? 0) }))
  return bill({
    gain: kept.filter(({ n }) => n > 0).map(({ id, n }) => resourceChip(about, id, n)),
    effect: more.length === 0 ? [] : [chip('economy', words.place.economy(more, language))],
    risk: lost
      .filter(({ n }) => n > 0)
      .map(({ id, n }) => chip(iconOf(id), words.chips.beyond(`${n} ${resourceName(id, language)}`))),
  })
}

function oneBill(about: About, effect: BarEffect, isSpace: boolean): Partial<Bill> {
  const { words, seat } = about
  switch (effect.do) {
    case 'resource':
      return {}
    case 'dp':
      return { gain: [dpChip(effect.n)] }
    case 'honour':
      return honourBill(about, effect.n)
    case 'take':
      return { gain: [whole(about, effect)], effect: affordable(about, effect.kinds) }
    case 'campaign':
      return { gain: [whole(about, effect)], ...campaignBill(about, effect.times) }
    case 'banner':
      return bannerBill(about)
    case 'trade': {
      const gains = billOf(about, effect.gains, isSpace)
      return { ...gains, price: [...priceChips(about, effect.costs), ...gains.price] }
    }
    case 'hero':
      return ownOf(about).hasFourth && seat >= 0
        ? { risk: [chip('fourthHero', words.chips.secondFourth)] }
        : { gain: [whole(about, effect)] }
    default:
      return { gain: [whole(about, effect)] }
  }
}
/** As a title says it; several of choice are told so. */
function whole(about: About, effect: BarEffect): Chip {
  const isOfChoice = effect.do === 'any' || effect.do === 'troops' || effect.do === 'either'
  return chip(effectIcon([effect]), isOfChoice ? textOf(about, [effect]) : titleText([effect], about.language))
}

/** BAR-HON-02 And the milestones passed on the way. */
export function honourBill(about: About, n: number): Bill {
  const { content, words } = about
  const { honour, furthest } = ownOf(about)
  const space = Math.min(LAST_SPACE, honour + n)
  const passed = content.milestones.filter((one) => one.space > furthest && one.space <= space)
  const isLost = space - honour < n
  return bill({
    gain: space === honour ? [] : [honourChip(about, space - honour)],
    effect: passed.map(({ bonus }) => chip('milestone', words.chips.milestone(textOf(about, bonus)))),
    risk: isLost ? [chip('honour', words.chips.lastSpace)] : [],
  })
}

/** How many of the display could be paid now. */
function affordable(about: About, kinds: readonly ('god' | 'warlord' | 'building')[]): readonly Chip[] {
  const { state, content, seat, words } = about
  const cards = displayed(about, kinds)
  const n = cards.filter((id) => canPay(state, seat, priceOf(cardOf(content, id)))).length
  return [chip('card', words.chips.affordable(n, cards.length, kinds))]
}

/** BAR-CAMPAIGN-03 … -06 What could be attacked, and the best of it with the army as it is. */
export function campaignBill(about: About, times: number): Partial<Bill> {
  const { words, seat, language } = about
  const count = targetsOf(about, seat).length
  const best = bestTarget(about, times)
  if (best === null) return { risk: [chip('lost', words.place.noTarget)] }
  return {
    effect: [
      chip('marker', words.chips.reachable(count)),
      chip('dp', words.chips.best(best.region, best.dp, percent(best.chance), language)),
    ],
  }
}

/** BAR-RULING-63 */
function bannerBill(about: About): Partial<Bill> {
  const { words, seat } = about
  const worths = targetsOf(about, seat).map(({ id }) => conquestIn(about, id, 1).total)
  return worths.length === 0
    ? { risk: [chip('lost', words.place.noTarget)] }
    : { gain: [chip('banner', words.chips.banner(Math.max(...worths)))] }
}
