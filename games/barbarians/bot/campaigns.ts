/** Which region to attack with what: the best of all targets and all recruits. */

import { BATTLES, MOST_GOODS, winsNeeded } from '../queries.ts'
import { type Odds, oddsOf, type Stage } from './odds.ts'
import { DEFENCE, DISCOVERY, type Outlook, type Target } from './outlook.ts'
import { fewestTroop, type Sketch } from './sketch.ts'

/** Archers, berserkers, raiders. */
type Three = readonly [number, number, number]

/** A campaign as it would be fought. */
export interface Plan {
  /** Its place among the targets. */
  readonly index: number
  readonly target: Target
  readonly recruits: Three
  readonly stage: Stage
  readonly odds: Odds
  /** What it gains, all costs taken off. */
  readonly worth: number
}

export function stageOf(s: Sketch, target: Target): Stage {
  const battles = BATTLES - (s.levels[target.track] as number)
  return { battles, wins: winsNeeded(battles), shield: s.levels[DEFENCE] as number }
}

/** Board and warlords together; one that counts as any stands in for what is scarcest of what is asked. */
function forcesOf({ troops, calls }: Sketch, asks: readonly boolean[]): [number, number, number] {
  const forces: [number, number, number] = [
    (troops[0] as number) + (calls[0] as number),
    (troops[1] as number) + (calls[1] as number),
    (troops[2] as number) + (calls[2] as number),
  ]
  for (let wild = calls[3] as number; wild > 0; wild--) {
    let least = -1
    for (let i = 0; i < 3; i++) if (asks[i] && (least < 0 || forces[i as 0] < forces[least as 0])) least = i
    if (least >= 0) forces[least as 0] += 1
  }
  return forces
}

export const isOpen = (s: Sketch, target: Target, index: number): boolean =>
  target.isNear && target.island <= (s.levels[DISCOVERY] as number) && (s.conquered & (1 << index)) === 0

/** The best campaign that is possible now; null: none gains anything. Sketches that do not differ in this have the same. */
export function bestCampaign(o: Outlook, s: Sketch, times: number): Plan | null {
  let plans = o.plans.get(s.conquered)
  if (plans === undefined) {
    plans = new Map()
    o.plans.set(s.conquered, plans)
  }
  const key = keyOf(o, s, times)
  let plan = plans.get(key)
  if (plan === undefined) {
    plan = findCampaign(o, s, times)
    plans.set(key, plan)
  }
  return plan
}
/** Everything else that a campaign depends on, as digits of one number. */
function keyOf(o: Outlook, { resources, troops, calls, levels }: Sketch, times: number): number {
  let key = times
  for (const { resource } of o.prices) key = key * 7 + (resources[resource] as number)
  for (const n of troops) key = key * 7 + n
  for (const n of calls) key = key * 5 + n
  // Defence and discovery, tactics: economy and production play no part in it.
  for (let track = 0; track < levels.length; track++)
    if (track < 2 || track > 3) key = key * 5 + (levels[track] as number)
  return key
}
function findCampaign(o: Outlook, s: Sketch, times: number): Plan | null {
  callUp(o, s)
  let best: Plan | null = null
  for (let index = 0; index < o.targets.length; index++) {
    const target = o.targets[index] as Target
    if (!isOpen(s, target, index)) continue
    const plan = against(o, s, index, times)
    if (plan.worth > (best?.worth ?? 0)) best = plan
  }
  return best
}
/** The campaign against one region with the troops at hand. */
export function attackOn(o: Outlook, s: Sketch, index: number, times: number): Plan {
  levies.size = 1
  return against(o, s, index, times)
}

// —— recruits ——

/** BAR-CAMPAIGN-01 Whatever could be recruited, and what it costs in resources missed; the first is nobody. */
const MOST_LEVIES = (MOST_GOODS + 1) ** 3
const levies = {
  size: 1,
  archers: new Int8Array(MOST_LEVIES),
  berserkers: new Int8Array(MOST_LEVIES),
  raiders: new Int8Array(MOST_LEVIES),
  price: new Float64Array(MOST_LEVIES),
}
/** Fills the list of levies: one list for all, since it is needed again and again. */
function callUp(o: Outlook, s: Sketch): void {
  levies.size = 0
  for (let a = 0; a + (s.troops[0] as number) <= MOST_GOODS; a++) {
    if (priceOf(o, s, a, 0, 0) === null) break
    for (let b = 0; b + (s.troops[1] as number) <= MOST_GOODS; b++) {
      if (priceOf(o, s, a, b, 0) === null) break
      for (let r = 0; r + (s.troops[2] as number) <= MOST_GOODS; r++) {
        const price = priceOf(o, s, a, b, r)
        if (price === null) break
        levies.archers[levies.size] = a
        levies.berserkers[levies.size] = b
        levies.raiders[levies.size] = r
        levies.price[levies.size] = price
        levies.size += 1
      }
    }
  }
}
/** Null: it cannot be paid. */
function priceOf(o: Outlook, { resources }: Sketch, a: number, b: number, r: number): number | null {
  let price = 0
  for (const { resource, archer, berserker, raider } of o.prices) {
    const has = resources[resource] as number
    const left = has - a * archer - b * berserker - r * raider
    if (left < 0) return null
    const heap = o.stock[resource] as readonly number[]
    price += (heap[has] as number) - (heap[left] as number)
  }
  return price
}

// —— one target ——

/** What the conquest brings, with the marker counted so often. */
export const prizeOf = ({ prize, marker }: Target, times: number): number => prize + (times - 1) * marker
export function oddsAgainst(o: Outlook, target: Target, times: number): Odds {
  let odds = target.odds[times]
  if (odds === undefined) {
    odds = oddsOf(o, target.terrain, { prize: prizeOf(target, times), penalty: target.penalty, troop: o.spare })
    target.odds[times] = odds
  }
  return odds
}

/** The best levy against one region; troops that its terrain does not ask for are not recruited. */
function against(o: Outlook, s: Sketch, index: number, times: number): Plan {
  const target = o.targets[index] as Target
  const prize = prizeOf(target, times)
  const odds = oddsAgainst(o, target, times)
  const [asksA, asksB, asksR] = odds.asks
  const stage = stageOf(s, target)
  const [archers, berserkers, raiders] = forcesOf(s, odds.asks)
  let [best, worth] = [0, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < levies.size; i++) {
    const [a, b, r] = [levies.archers[i] as number, levies.berserkers[i] as number, levies.raiders[i] as number]
    if ((a > 0 && !asksA) || (b > 0 && !asksB) || (r > 0 && !asksR)) continue
    const price = levies.price[i] as number
    const value = odds.value(stage, archers + a, berserkers + b, raiders + r, prize) - price
    if (value > worth) {
      worth = value
      best = i
    }
  }
  const recruits: Three = [
    levies.archers[best] as number,
    levies.berserkers[best] as number,
    levies.raiders[best] as number,
  ]
  const before = o.spare * odds.counted(archers, berserkers, raiders)
  return { index, target, recruits, stage, odds, worth: worth - before }
}

/** The campaign is over: what it brought, and what it probably cost. */
export function fight(o: Outlook, s: Sketch, { recruits, odds, stage, worth, index }: Plan): void {
  const [a, b, r] = recruits
  const price = priceOf(o, s, a, b, r) ?? 0
  for (const { resource, archer, berserker, raider } of o.prices)
    s.resources[resource] = (s.resources[resource] as number) - a * archer - b * berserker - r * raider
  for (let troop = 0; troop < recruits.length; troop++)
    s.troops[troop] = (s.troops[troop] as number) + recruits[troop as 0]
  const spent = odds.spending(stage, forcesOf(s, odds.asks))
  // The worth of a plan has the price of troops and resources in it; the sketch counts them by itself.
  s.gain += worth + price + o.spare * (spent - a - b - r)
  callOff(s, odds, Math.round(spent))
  s.conquered |= 1 << index
}

/** Warlords are called first, then troops leave, the most numerous of those asked for first. */
function callOff(s: Sketch, { asks }: Odds, spent: number): void {
  let left = spent
  for (let i = 0; i < 4 && left > 0; i++) {
    if (i < 3 && !asks[i as 0]) continue
    const called = Math.min(left, s.calls[i] as number)
    s.calls[i] = (s.calls[i] as number) - called
    left -= called
  }
  for (; left > 0; left--) {
    let most = -1
    for (let i = 0; i < 3; i++)
      if (asks[i as 0] && (most < 0 || (s.troops[i] as number) > (s.troops[most] as number))) most = i
    if (most < 0 || s.troops[most] === 0) return
    s.troops[most] = (s.troops[most] as number) - 1
  }
}

/** Troops of choice: what the best target lacks most, otherwise what is fewest. */
export function bestTroop(o: Outlook, s: Sketch): number {
  const plan = bestCampaign(o, s, 1)
  let best = fewestTroop(s)
  if (plan === null) return best
  const forces = forcesOf(s, plan.odds.asks).map((n, i) => n + plan.recruits[i as 0]) as [number, number, number]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < 3; i++) {
    if ((s.troops[i] as number) >= MOST_GOODS) continue
    forces[i as 0] += 1
    const value =
      plan.odds.value(plan.stage, forces[0], forces[1], forces[2], plan.target.prize) - 0.05 * (s.troops[i] as number)
    forces[i as 0] -= 1
    if (value > most) {
      most = value
      best = i
    }
  }
  return best
}
