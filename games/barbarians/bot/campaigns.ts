/** Which region to attack with what: the best of all targets and all recruits. */

import { BATTLES, MOST_GOODS, TROOPS, winsNeeded } from '../queries.ts'
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

/** The best campaign that is possible now; null: none gains anything. */
export function bestCampaign(o: Outlook, s: Sketch, times: number): Plan | null {
  let best: Plan | null = null
  for (let index = 0; index < o.targets.length; index++) {
    const target = o.targets[index] as Target
    if (!isOpen(s, target, index)) continue
    const plan = against(o, s, index, times, true)
    if (plan.worth > (best?.worth ?? 0)) best = plan
  }
  return best
}

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

/**
 * The best recruits against one region (BAR-CAMPAIGN-01: archers cost food and wood, berserkers wood and iron, raiders food
 * and iron); those that its terrain does not ask for are left where they are.
 */
export function against(o: Outlook, s: Sketch, index: number, times: number, canRecruit: boolean): Plan {
  const target = o.targets[index] as Target
  const prize = prizeOf(target, times)
  const odds = oddsAgainst(o, target, times)
  const { asks } = odds
  const stage = stageOf(s, target)
  const [archers, berserkers, raiders] = forcesOf(s, asks)
  const [food, wood, iron] = (canRecruit ? s.resources : NOTHING) as unknown as Three
  const [foods, woods, irons] = o.stock as unknown as readonly [number[], number[], number[]]
  const room = (troop: 0 | 1 | 2): number => (asks[troop] ? MOST_GOODS - (s.troops[troop] as number) : 0)
  const [roomA, roomB, roomR] = [room(0), room(1), room(2)]
  let best: Three = NONE
  let worth = Number.NEGATIVE_INFINITY
  const mostA = Math.min(food, wood, roomA)
  for (let a = 0; a <= mostA; a++) {
    const mostB = Math.min(wood - a, iron, roomB)
    for (let b = 0; b <= mostB; b++) {
      const mostR = Math.min(food - a, iron - b, roomR)
      for (let r = 0; r <= mostR; r++) {
        const kept = (foods[food - a - r] as number) + (woods[wood - a - b] as number) + (irons[iron - b - r] as number)
        const value = odds.value(stage, archers + a, berserkers + b, raiders + r, prize) + kept
        if (value > worth) {
          worth = value
          best = [a, b, r]
        }
      }
    }
  }
  const goods = (foods[food] as number) + (woods[wood] as number) + (irons[iron] as number)
  const before = goods + o.spare * odds.counted(archers, berserkers, raiders)
  return { index, target, recruits: best, stage, odds, worth: worth - before }
}
const NOTHING: readonly number[] = [0, 0, 0]
const NONE: Three = [0, 0, 0]

/** BAR-CAMPAIGN-01 Which resources a troop costs, by their place. */
const PRICES: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [0, 2],
]

/** The campaign is over: what it brought, and what it probably cost. */
export function fight(o: Outlook, s: Sketch, { recruits, odds, stage, worth, index }: Plan): void {
  let [price, hired] = [0, 0]
  for (let troop = 0; troop < TROOPS.length; troop++) {
    const n = recruits[troop as 0]
    s.troops[troop] = (s.troops[troop] as number) + n
    hired += n
    for (const resource of PRICES[troop] as readonly [number, number]) {
      const heap = o.stock[resource] as readonly number[]
      const has = s.resources[resource] as number
      price += (heap[has] as number) - (heap[has - n] as number)
      s.resources[resource] = has - n
    }
  }
  const spent = odds.spending(stage, forcesOf(s, odds.asks))
  // The worth of a plan has the price of troops and resources in it; the sketch counts them by itself.
  s.gain += worth + price + o.spare * (spent - hired)
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
    const value = plan.odds.value(plan.stage, forces[0], forces[1], forces[2], plan.target.prize) - 0.05 * (s.troops[i] as number)
    forces[i as 0] -= 1
    if (value > most) {
      most = value
      best = i
    }
  }
  return best
}
