/** Which region to attack with what: the best of all targets and all recruits. */

import { BATTLES, MOST_GOODS, TROOPS, winsNeeded } from '../queries.ts'
import { type Odds, oddsOf, type Stage } from './odds.ts'
import { DEFENCE, DISCOVERY, type Outlook, type Target } from './outlook.ts'
import { fewestTroop, type Sketch } from './sketch.ts'

/** A campaign as it would be fought. */
export interface Plan {
  /** Its place among the targets. */
  readonly index: number
  readonly target: Target
  readonly recruits: readonly [number, number, number]
  readonly stage: Stage
  readonly odds: Odds
  /** What it gains, all costs taken off. */
  readonly worth: number
}

export function stageOf(s: Sketch, target: Target): Stage {
  const battles = BATTLES - (s.levels[target.track] as number)
  return { battles, wins: winsNeeded(battles), shield: s.levels[DEFENCE] as number }
}

/** BAR-CAMPAIGN-01 Which resources a troop costs, by their place. */
const PRICES: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [0, 2],
]

/** What so many recruits cost, in resources missed. */
const priceOf = ({ stock }: Outlook, { resources }: Sketch, a: number, b: number, r: number): number => {
  const [food, wood, iron] = resources as [number, number, number]
  const [f, w, i] = stock as unknown as [number[], number[], number[]]
  const after = (f[food - a - r] as number) + (w[wood - a - b] as number) + (i[iron - b - r] as number)
  return (f[food] as number) + (w[wood] as number) + (i[iron] as number) - after
}

/** All that may be recruited, with what it costs. */
interface Levy {
  readonly n: readonly [number, number, number]
  readonly price: number
}
function levies(o: Outlook, s: Sketch): Levy[] {
  const [food, wood, iron] = s.resources as [number, number, number]
  const [archers, berserkers, raiders] = s.troops as [number, number, number]
  const all: Levy[] = []
  for (let a = 0; a <= Math.min(food, wood, MOST_GOODS - archers); a++)
    for (let b = 0; b <= Math.min(wood - a, iron, MOST_GOODS - berserkers); b++)
      for (let r = 0; r <= Math.min(food - a, iron - b, MOST_GOODS - raiders); r++)
        all.push({ n: [a, b, r], price: priceOf(o, s, a, b, r) })
  return all
}

/** Board and warlords together; one that counts as any stands in for what is scarcest of what is asked. */
function forcesOf(s: Sketch, asks: readonly boolean[]): [number, number, number] {
  const forces: [number, number, number] = [
    (s.troops[0] as number) + (s.calls[0] as number),
    (s.troops[1] as number) + (s.calls[1] as number),
    (s.troops[2] as number) + (s.calls[2] as number),
  ]
  for (let wild = s.calls[3] as number; wild > 0; wild--) {
    let least = -1
    for (let i = 0; i < 3; i++)
      if (asks[i] && (least < 0 || forces[i as 0] < forces[least as 0])) least = i
    if (least >= 0) forces[least as 0] += 1
  }
  return forces
}

export const isOpen = (s: Sketch, target: Target, index: number): boolean =>
  target.isNear && target.island <= (s.levels[DISCOVERY] as number) && (s.conquered & (1 << index)) === 0

/** The best campaign that is possible now; null: none gains anything. `only` looks at what is recruited already. */
export function bestCampaign(o: Outlook, s: Sketch, times: number, canRecruit = true): Plan | null {
  const recruits = canRecruit ? levies(o, s) : NO_LEVY
  let best: Plan | null = null
  for (let index = 0; index < o.targets.length; index++) {
    const target = o.targets[index] as Target
    if (!isOpen(s, target, index)) continue
    const plan = against(o, s, index, times, recruits)
    if (plan.worth > (best?.worth ?? 0)) best = plan
  }
  return best
}
const NO_LEVY: readonly Levy[] = [{ n: [0, 0, 0], price: 0 }]

/** The best recruits against one region. */
export function against(o: Outlook, s: Sketch, index: number, times: number, recruits: readonly Levy[] = NO_LEVY): Plan {
  const target = o.targets[index] as Target
  const prize = target.prize + (times - 1) * target.marker
  const odds = oddsOf(o, target.terrain, { prize, penalty: target.penalty, troop: o.spare })
  const stage = stageOf(s, target)
  const [a, b, r] = forcesOf(s, odds.asks)
  let [best, worth] = [NO_LEVY[0] as Levy, Number.NEGATIVE_INFINITY]
  for (const levy of recruits) {
    const { n, price } = levy
    const idle = idleIn(odds, n)
    const value = odds.value(stage, a + n[0], b + n[1], r + n[2], prize) - price + o.spare * idle
    if (value > worth) [best, worth] = [levy, value]
  }
  const before = o.spare * (keptBy(odds, 0, a) + keptBy(odds, 1, b) + keptBy(odds, 2, r))
  return { index, target, recruits: best.n, stage, odds, worth: worth - before }
}
const keptBy = (odds: Odds, troop: 0 | 1 | 2, n: number): number => (odds.asks[troop] ? Math.min(n, 7) : 0)
/** Recruits that the terrain does not ask for. */
const idleIn = ({ asks }: Odds, n: readonly [number, number, number]): number =>
  (asks[0] ? 0 : n[0]) + (asks[1] ? 0 : n[1]) + (asks[2] ? 0 : n[2])

/** The campaign is over: what it brought, and what it probably cost. */
export function fight(o: Outlook, s: Sketch, plan: Plan): void {
  const { recruits, odds, stage } = plan
  const before = s.resources.slice()
  for (let troop = 0; troop < TROOPS.length; troop++) {
    const n = recruits[troop as 0]
    s.troops[troop] = (s.troops[troop] as number) + n
    for (const resource of PRICES[troop] as readonly [number, number])
      s.resources[resource] = (s.resources[resource] as number) - n
  }
  const forces = forcesOf(s, odds.asks)
  const spent = odds.spending(stage, forces)
  // What the plan is worth already has the price of troops and resources in it; the sketch counts them again.
  s.gain += plan.worth + o.spare * (spent - idleIn(odds, recruits)) + priceBack(o, before, s.resources) - o.spare * usedRecruits(odds, recruits)
  callOff(s, odds, Math.round(spent))
  s.conquered |= 1 << plan.index
}
const usedRecruits = ({ asks }: Odds, n: readonly [number, number, number]): number =>
  (asks[0] ? n[0] : 0) + (asks[1] ? n[1] : 0) + (asks[2] ? n[2] : 0)
function priceBack({ stock }: Outlook, before: readonly number[], after: readonly number[]): number {
  let price = 0
  for (let i = 0; i < 3; i++) price += (stock[i]?.[before[i] as number] as number) - (stock[i]?.[after[i] as number] as number)
  return price
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
    for (let i = 0; i < 3; i++) if (asks[i as 0] && (most < 0 || (s.troops[i] as number) > (s.troops[most] as number))) most = i
    if (most < 0 || s.troops[most] === 0) return
    s.troops[most] = (s.troops[most] as number) - 1
  }
}

/** Troops of choice: what the best target still lacks, otherwise what is fewest. */
export function bestTroop(o: Outlook, s: Sketch): number {
  const plan = bestCampaign(o, s, 1)
  if (plan === null) return fewestTroop(s)
  const prize = plan.target.prize
  let [best, most] = [fewestTroop(s), Number.NEGATIVE_INFINITY]
  const [a, b, r] = forcesOf(s, plan.odds.asks)
  for (let i = 0; i < 3; i++) {
    if ((s.troops[i] as number) >= MOST_GOODS) continue
    const n = plan.recruits
    const with1 = plan.odds.value(
      plan.stage,
      a + n[0] + (i === 0 ? 1 : 0),
      b + n[1] + (i === 1 ? 1 : 0),
      r + n[2] + (i === 2 ? 1 : 0),
      prize,
    )
    const value = with1 - 0.05 * (s.troops[i] as number)
    if (value > most) [best, most] = [i, value]
  }
  return best
}
