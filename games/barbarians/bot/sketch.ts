/** A player's belongings in numbers: enough to think a few actions ahead without playing them. */

import { ECONOMY, isUpright, LAST_LEVEL, LAST_SPACE, MOST_GOODS, RESOURCES, TRACKS } from '../queries.ts'
import type { CardId, Category, Warlord } from '../types.ts'
import { TROOP_INDEX } from './odds.ts'
import { ECONOMY_TRACK, type Outlook } from './outlook.ts'

export interface Sketch {
  /** DP gained, and what was gained that is neither goods nor a card counted elsewhere. */
  gain: number
  /** Food, wood, iron, stone, gold. */
  resources: number[]
  /** Archers, berserkers, raiders. */
  troops: number[]
  /** Upright warlords that count as these; the fourth number is those that count as any. */
  calls: number[]
  /** By track. */
  levels: number[]
  honour: number
  furthest: number
  round: number
  hasFourth: boolean
  hasTwice: boolean
  /** Regions conquered on the way, by their place among the targets. */
  conquered: number
  /** Cards taken from the display on the way. */
  taken: readonly CardId[]
  gods: number
  warlords: number
  buildings: number
}

export function sketchOf(o: Outlook): Sketch {
  const { player, state, content, seat } = o
  const calls = [0, 0, 0, 0]
  for (const { card } of player.warlords) {
    if (!isUpright(state, seat, card)) continue
    const at = TROOP_INDEX[(content.cards[card] as Warlord).troop] ?? 3
    calls[at] = (calls[at] as number) + 1
  }
  const { archer, berserker, raider } = player.troops
  return {
    gain: 0,
    resources: RESOURCES.map((resource) => player.resources[resource]),
    troops: [archer, berserker, raider],
    calls,
    levels: TRACKS.map((track) => player.knowledge[track]),
    honour: player.honour,
    furthest: player.furthest,
    round: state.round,
    hasFourth: player.hasFourth,
    hasTwice: player.hasTwice,
    conquered: 0,
    taken: [],
    gods: player.gods.length,
    warlords: player.warlords.length,
    buildings: player.buildings.length,
  }
}

export const copyOf = (s: Sketch): Sketch => ({
  ...s,
  resources: s.resources.slice(),
  troops: s.troops.slice(),
  calls: s.calls.slice(),
  levels: s.levels.slice(),
})

/** What the goods in stock are worth by themselves. */
export function stockWorth({ stock, troop }: Outlook, { resources, troops }: Sketch): number {
  let worth = 0
  for (let i = 0; i < resources.length; i++) worth += stock[i]?.[resources[i] as number] as number
  for (let i = 0; i < troops.length; i++) worth += troop[troops[i] as number] as number
  return worth
}
/** Without looking at the campaigns to come. */
export const plainWorth = (o: Outlook, s: Sketch): number => s.gain + stockWorth(o, s)

// —— goods ——

/** BAR-GEN-03 At most 6. */
export function addResource(s: Sketch, resource: number, n: number): void {
  s.resources[resource] = Math.min(MOST_GOODS, (s.resources[resource] as number) + n)
}
export function addTroop(s: Sketch, troop: number, n: number): void {
  s.troops[troop] = Math.min(MOST_GOODS, (s.troops[troop] as number) + n)
}

const ECONOMY_LEVELS = RESOURCES.map((resource) => ECONOMY[resource]?.level ?? LAST_LEVEL + 1)
/** BAR-KNOW-ECO-01 … -04 */
export const economyOf = ({ levels }: Sketch, resource: number): number =>
  (levels[ECONOMY_TRACK] as number) >= (ECONOMY_LEVELS[resource] as number) ? 1 : 0

const marginOf = (heap: readonly number[] | undefined, has: number): number =>
  has >= MOST_GOODS ? 0 : ((heap?.[has + 1] ?? 0) as number) - ((heap?.[has] ?? 0) as number)

/** The resource of which one more is worth most. */
export function bestResource({ stock }: Outlook, { resources }: Sketch): number {
  let [best, most] = [0, -1]
  for (let i = 0; i < resources.length; i++) {
    const more = marginOf(stock[i], resources[i] as number)
    if (more > most) [best, most] = [i, more]
  }
  return best
}
/** The resource in stock that is missed least; −1: there is none. */
export function leastResource({ stock }: Outlook, { resources }: Sketch): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY]
  for (let i = 0; i < resources.length; i++) {
    const has = resources[i] as number
    if (has === 0) continue
    const loss = marginOf(stock[i], has - 1)
    if (loss < least) [best, least] = [i, loss]
  }
  return best
}
export function fewestTroop({ troops }: Sketch): number {
  let best = 0
  for (let i = 1; i < troops.length; i++) if ((troops[i] as number) < (troops[best] as number)) best = i
  return best
}
export function mostTroop({ troops }: Sketch): number {
  let best = 0
  for (let i = 1; i < troops.length; i++) if ((troops[i] as number) > (troops[best] as number)) best = i
  return best
}

// —— knowledge, honour ——

export const stepWorth = ({ knowledge }: Outlook, { levels }: Sketch, track: number): number => {
  const level = levels[track] as number
  return (knowledge[track]?.[level + 1] as number) - (knowledge[track]?.[level] as number)
}
const isOf = (track: number, category: Category | 'either'): boolean =>
  category === 'either' || track >= 4 === (category === 'tactics')
/** The track of a category whose next step is worth most; −1: all are finished. */
export function bestTrack(o: Outlook, s: Sketch, category: Category | 'either'): number {
  let [best, most] = [-1, Number.NEGATIVE_INFINITY]
  for (let track = 0; track < s.levels.length; track++) {
    if (!isOf(track, category) || (s.levels[track] as number) >= LAST_LEVEL) continue
    const worth = stepWorth(o, s, track)
    if (worth > most) [best, most] = [track, worth]
  }
  return best
}
export function addKnowledge(o: Outlook, s: Sketch, category: Category | 'either', n: number): void {
  for (let i = 0; i < n; i++) {
    const track = bestTrack(o, s, category)
    if (track < 0) return
    s.gain += stepWorth(o, s, track)
    s.levels[track] = (s.levels[track] as number) + 1
  }
}

export function addHonour(o: Outlook, s: Sketch, steps: number): void {
  const space = Math.min(LAST_SPACE, s.honour + steps)
  s.gain += o.honour * (space - s.honour)
  s.honour = space
  if (space <= s.furthest) return
  s.gain += (o.milestones[space] as number) - (o.milestones[s.furthest] as number)
  for (const milestone of o.content.milestones)
    if (
      milestone.space > s.furthest &&
      milestone.space <= space &&
      milestone.bonus.some((bonus) => bonus.do === 'hero')
    )
      addHero(s)
  s.furthest = space
}

/** BAR-RULING-57 Never a second one, nor in round 4. */
export function addHero(s: Sketch): void {
  if (s.round < 4) s.hasFourth = true
}
