/** What a visit would bring. */

import {
  chargeable,
  controlCost,
  controllerOf,
  type Discount,
  discountedCost,
  supplyOf,
  TOP_SPEED,
} from '../queries.ts'
import type { Attr, HexId, Region, RegionOption, VinEffect } from '../types.ts'
import { deckWorth } from './cards.ts'
import {
  augment,
  convictionWorth,
  copyOf,
  gainAttr,
  type Hand,
  has,
  INDEX,
  make,
  makeable,
  pay,
  worthOf,
} from './hand.ts'
import { type Outlook, want } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

/** One execution of an option at most so many times. */
const MOST_TIMES = 8
const NEVER = Number.NEGATIVE_INFINITY

/** VIN-RULING-34 What an option costs with these discounts, the first time. */
export const costWith = (region: Region, option: RegionOption, discounts: readonly Discount[]): RegionOption['cost'] =>
  discountedCost(
    option,
    discounts.filter(({ regions }) => regions.includes(region.id)),
  )

/** Pays, converting what is missing; false: it cannot be paid. */
function payCost(h: Hand, cost: RegionOption['cost']): boolean {
  for (const attr in cost) {
    const [at, due] = [INDEX[attr as Attr], cost[attr as Attr] as number]
    const missing = due - has(h, at)
    if (missing > makeable(h, at)) return false
    if (missing > 0) make(h, at, missing)
    pay(h, at, due)
  }
  return true
}

// —— effects ——

/** The champion may tire or die; the dice bring an attribute. */
const FIGHT_RISK = 0.9

type Doing<E extends VinEffect['do']> = (o: Outlook, h: Hand, effect: Extract<VinEffect, { do: E }>) => void
const DOING: { readonly [E in VinEffect['do']]?: Doing<E> } = {
  hon: (_, h, { n }) => {
    h.gain += n
  },
  attr(o, h, { kinds, n }) {
    for (let i = 0; i < n; i++) gainBest(o, h, kinds)
  },
  aug(o, h, { n, from }) {
    for (let i = 0; i < n; i++) augment(o.prices, h, from)
  },
  motivate: (_, h, { n }) => motivated(h, n),
  card(o, h, { decks }) {
    let best = 0
    for (const deck of decks) if (supplyOf(o.state, deck) > 0) best = Math.max(best, deckWorth(o, deck))
    h.gain += best
  },
  take: (o, h, { deck }) => {
    h.gain += deckWorth(o, deck)
  },
  fight(o, h) {
    h.gain += deckWorth(o, 'monster') - FIGHT_RISK * (h.conv > 0 ? 0.5 : 1)
    rolled(o, h)
  },
  roll: (o, h) => rolled(o, h),
  speed: (o, h) => {
    if (h.speed >= TOP_SPEED) return
    h.gain += want(o, 'speed') + ((WEIGHTS.speed[h.speed] ?? 0) * Math.min(o.turnsLeft, 10)) / 10
    h.speed += 1
  },
  recharge(o, h) {
    const room = chargeable(o.t, o.seat).reduce((sum, { card, cubes }) => sum + rechargeOf(o, card, cubes), 0)
    const n = Math.max(0, Math.min(room, h.inf - 2))
    h.inf -= n
    if (o.turnsLeft > 0) h.gain += n * (WEIGHTS.charge + 0.5)
  },
  scout: (_, h, { n }) => {
    h.gain += n * WEIGHTS.discovery
  },
}
/** How many cubes are of use on a relic. */
export const rechargeOf = ({ content }: Outlook, card: string, cubes: number): number =>
  content.cards[card as never]?.voluntary?.cost === 'charge' ? 3 - cubes : 0

export function gainBest({ prices }: Outlook, h: Hand, kinds: readonly Attr[]): Attr | null {
  if (h.inf === 0) return null
  let [best, most]: [Attr | null, number] = [null, worthOf(prices, h)]
  for (const attr of kinds) {
    gainAttr(h, INDEX[attr], 1)
    const worth = worthOf(prices, h)
    pay(h, INDEX[attr], 1)
    if (worth > most) [best, most] = [attr, worth]
  }
  if (best !== null) gainAttr(h, INDEX[best], 1)
  return best
}
function motivated(h: Hand, n: number): void {
  const back = Math.min(n, h.tired)
  h.tired -= back
  h.inf += back
}
/** One attribute, nobody knows which. */
function rolled({ prices }: Outlook, h: Hand): void {
  if (h.inf === 0) return
  h.gain += 0.4 * ((prices.common[1] as number) + (prices.heroic[1] as number) - 2 * (prices.inf[1] as number) * 0.4)
}

export function carryOut(o: Outlook, h: Hand, effects: readonly VinEffect[]): void {
  for (const effect of effects) (DOING[effect.do] as Doing<VinEffect['do']> | undefined)?.(o, h, effect as never)
}

/** What cannot be done at all, whatever is paid (VIN-VISIT-16). */
function isVain(o: Outlook, { effects }: RegionOption): boolean {
  return effects.some((effect) => {
    if (effect.do === 'take') return supplyOf(o.state, effect.deck) === 0
    if (effect.do === 'fight') return supplyOf(o.state, 'monster') === 0 || !hasChampion(o)
    return effect.do === 'recharge' && !o.player.cards.some(({ card, cubes }) => rechargeOf(o, card, cubes) > 0)
  })
}
const hasChampion = ({ player, content }: Outlook): boolean =>
  player.cards.some(({ card }) => (content.cards[card]?.initiative ?? 0) > 0)

/** One execution, in place; false: it cannot be paid, or is vain. */
export function execute(
  o: Outlook,
  h: Hand,
  region: Region,
  option: RegionOption,
  discounts: readonly Discount[],
): boolean {
  if (isVain(o, option) || !payCost(h, costWith(region, option, discounts))) return false
  carryOut(o, h, option.effects)
  return true
}

/** An option of a visit, what it leads to, and the cubes after it. */
export interface Visit {
  readonly option: number
  readonly worth: number
  readonly hand: Hand
}

/** The best use of a region, repeated while that helps; null: none can be paid. */
export function bestVisit(o: Outlook, hand: Hand, region: Region, discounts: readonly Discount[]): Visit | null {
  let best: Visit | null = null
  for (let i = 0; i < region.options.length; i++) {
    const option = region.options[i] as RegionOption
    const h = copyOf(hand)
    if (!execute(o, h, region, option, discounts)) continue
    const visit = option.isRepeatable
      ? repeated(o, h, region, option, i)
      : { option: i, worth: worthOf(o.prices, h), hand: h }
    if (best === null || visit.worth > best.worth) best = visit
  }
  return best
}
function repeated(o: Outlook, first: Hand, region: Region, option: RegionOption, i: number): Visit {
  let hand = first
  let worth = worthOf(o.prices, hand)
  for (let times = 1; times < MOST_TIMES; times++) {
    const next = copyOf(hand)
    if (!execute(o, next, region, option, [])) break
    const then = worthOf(o.prices, next)
    if (then <= worth) break
    ;[hand, worth] = [next, then]
  }
  return { option: i, worth, hand }
}

// —— control ——

/** What control of this hex adds, apart from the Conviction; NEVER: it cannot be taken. */
export function controlWorth(o: Outlook, hex: HexId, region: Region): number {
  const { state, seat, turnsLeft } = o
  if (!region.isControllable || controllerOf(state, hex) === seat) return NEVER
  const others = state.players.length - 1
  const traffic = 2 * WEIGHTS.traffic * others * Math.min(turnsLeft, 10)
  const isRetaken = state.formerControllers[hex] === seat && controllerOf(state, hex) === null
  const now = isRetaken && !state.options.retakeHonor ? 0 : 2
  return now + 2 * (turnsLeft === 0 ? 1 : WEIGHTS.keeping) + traffic + want(o, 'ctrl') + want(o, 'regions', region.id)
}
/** Takes control in thought, if that is better; by how much. */
export function takeControl(o: Outlook, h: Hand, hex: HexId, region: Region): number {
  const worth = controlWorth(o, hex, region)
  if (worth === NEVER) return 0
  const cost = controlCost(o.t, o.seat, hex)
  if (h.conv < cost) return 0
  return Math.max(0, worth - convictionWorth(o.prices, h, cost, cost - 1))
}
