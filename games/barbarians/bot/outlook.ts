/** How a seat sees the rest of the game: what goods, knowledge, honour and regions will be worth to it. */

import type { Seat } from '@skerry/kernel'
import {
  BATTLES,
  BUILDING_DP,
  cardOf,
  conquestIn,
  DUMMY,
  ERAS,
  FACTIONS,
  factionIn,
  hasBannerLeft,
  isAdjacent,
  isFinalEra,
  islandOf,
  isSolo,
  LAST_LEVEL,
  LAST_SPACE,
  MOST_GOODS,
  markedRegions,
  markerOf,
  milestonesPassed,
  playerOf,
  RESOURCES,
  regionOf,
  setsOf,
  TRACKS,
  turnable,
} from '../queries.ts'
import type {
  BarEffect,
  Building,
  Content,
  Faction,
  MarkerId,
  Player,
  RegionId,
  State,
  Terrain,
  Troops,
} from '../types.ts'
import type { Plan } from './campaigns.ts'
import type { Odds } from './odds.ts'
import { WEIGHTS } from './weights.ts'

export type T = { readonly state: State; readonly content: Content }

/** A region with a marker. */
export interface Target {
  readonly region: RegionId
  readonly terrain: Terrain
  readonly faction: Faction
  /** Its place among the tracks. */
  readonly track: number
  /** The discovery level it needs. */
  readonly island: number
  /** It may be attacked at once, if it is discovered. */
  readonly isNear: boolean
  /** Once, and what the marker brings again if it counts double. */
  readonly prize: number
  readonly marker: number
  readonly penalty: number
  /** By how often the marker counts, once they have been looked up. */
  readonly odds: (Odds | undefined)[]
}

/** BAR-CAMPAIGN-01 How much of a resource each troop costs. */
export interface Price extends Troops {
  /** Its place among the resources. */
  readonly resource: number
}

export interface Outlook extends T {
  readonly seat: Seat
  readonly player: Player
  /** Eras after this one. */
  readonly erasLeft: number
  /** What the first 0 … 6 units are worth together, by resource; and troops. */
  readonly stock: readonly (readonly number[])[]
  readonly troop: readonly number[]
  /** Resources that recruits cost. */
  readonly prices: readonly Price[]
  /** What a troop is worth that a campaign leaves over: 0 in the last one. */
  readonly spare: number
  /** How much the best campaign possible with a stock counts. */
  readonly campaign: number
  readonly targets: readonly Target[]
  /** The best campaign by regions conquered on the way and all else it depends on, once it has been looked for. */
  readonly plans: Map<number, Map<number, Plan | null>>
  /** By track and level: what it promises. */
  readonly knowledge: readonly (readonly number[])[]
  /** By honour space, the highest reached so far included: what milestones promise. */
  readonly milestones: readonly number[]
  /** One step on the honour track, apart from milestones. */
  readonly honour: number
}

const TRACK_INDEX = Object.fromEntries(TRACKS.map((track, i) => [track, i])) as Readonly<Record<string, number>>
export const indexOf = (track: string): number => TRACK_INDEX[track] as number
export const [DISCOVERY, DEFENCE, ECONOMY_TRACK, PRODUCTION] = [0, 1, 2, 3] as const

export const buildingsOf = ({ content, player }: Pick<Outlook, 'content' | 'player'>): Building[] =>
  player.buildings.map((card) => cardOf(content, card) as Building)

// —— goods ——

const heaps = (units: readonly number[], scale: number, each: number): number[] => {
  const worth = [0]
  for (let n = 1; n <= MOST_GOODS; n++) worth.push((worth[n - 1] as number) + scale * (units[n - 1] as number) + each)
  return worth
}
const fadingAt = (erasLeft: number): number => WEIGHTS.fading[Math.min(erasLeft, 3)] as number

/** BAR-SCORE-06 A resource that an own building counts is worth keeping. */
function stockOf(t: Pick<Outlook, 'content' | 'player'>, erasLeft: number): number[][] {
  const buildings = buildingsOf(t)
  const { common, stone, gold } = WEIGHTS
  const units = [common, common, common, stone, gold]
  return RESOURCES.map((resource, i) => {
    const counting = buildings.filter((card) => card.scores === 'resource' && card.resource === resource).length
    const each = BUILDING_DP * counting * (erasLeft === 0 ? 1 : 0.2)
    return heaps(units[i] as number[], fadingAt(erasLeft), each)
  })
}

const pricesOf = ({ recruits: { archer, berserker, raider } }: Content): Price[] =>
  RESOURCES.map((name, resource) => ({
    resource,
    archer: archer[name],
    berserker: berserker[name],
    raider: raider[name],
  })).filter((price) => price.archer + price.berserker + price.raider > 0)

// —— regions ——

/** How much larger an own group of banners becomes, in DP at the end (BAR-SCORE-07). */
function groupGain(t: T, player: Player, region: RegionId, erasLeft: number): number {
  const own = new Set(player.banners.map((banner) => banner.region))
  let [size, before] = [1, 0]
  for (const next of regionOf(t, region).neighbours) {
    if (!own.has(next)) continue
    const group = takeGroup(t, own, next)
    size += group
    before += (group - 1) ** 2
  }
  const promise = erasLeft > 0 ? WEIGHTS.growth * (size - 1) : 0
  return WEIGHTS.group * ((size - 1) ** 2 - before) + promise
}
function takeGroup(t: T, left: Set<RegionId>, region: RegionId): number {
  left.delete(region)
  let size = 1
  for (const next of regionOf(t, region).neighbours) if (left.has(next)) size += takeGroup(t, left, next)
  return size
}

/** What a lost battle costs. */
function penaltyOf(o: Pick<Outlook, 'state' | 'player' | 'seat' | 'erasLeft' | 'honour'>, faction: Faction): number {
  const { player, erasLeft } = o
  const { gold, stone } = player.resources
  const isEnd = erasLeft === 0
  switch (faction) {
    case 'nefriar':
      return isEnd ? 1.3 : 2
    case 'shan':
      return (gold > 0 ? (isEnd ? 0 : 1.2) : 1) + (stone > 0 ? (isEnd ? 0 : 0.8) : 1)
    case 'aspidian':
      return player.honour >= 2 ? 2 * (o.honour + (isEnd ? 0 : 0.4)) : 2
    case 'varg':
      return Math.max(0, 2 - turnable(o.state, o.seat).length) + (isEnd ? 0 : 0.8)
  }
}

function targetsOf(o: Omit<Outlook, 'targets' | 'knowledge'>): Target[] {
  const { state, content, seat, player, erasLeft } = o
  if (!hasBannerLeft(state, seat)) return []
  const counting = buildingsOf(o).filter(({ scores }) => scores === 'markers').length
  const penalties = new Map(FACTIONS.map((faction) => [faction, penaltyOf(o, faction)]))
  return markedRegions(o).map((region): Target => {
    const faction = factionIn(o, region)
    const { terrain } = regionOf(o, region)
    return {
      region,
      terrain,
      faction,
      track: indexOf(faction),
      island: islandOf(o, region).value,
      isNear: isAdjacent(o, regionOf(o, region)),
      prize: conquestIn(o, region, 1).total + BUILDING_DP * counting + groupGain(o, player, region, erasLeft) + 0.3,
      marker: markerOf(content, state.markers[region] as MarkerId).value,
      penalty: penalties.get(faction) as number,
      odds: [],
    }
  })
}

// —— knowledge ——

/** What the campaigns to come are worth with so much knowledge. */
function conquests(o: Omit<Outlook, 'knowledge'>, discovery: number, track: number, level: number): number {
  const { player, targets, erasLeft } = o
  const gains: number[] = []
  const ease = isSolo(o.state) ? WEIGHTS.alone : 1
  for (const target of targets) {
    if (target.island > discovery) continue
    const tactics = target.track === track ? level : player.knowledge[target.faction]
    const gain = target.prize - ease * (WEIGHTS.conquestCost[BATTLES - tactics] as number)
    if (gain > 0) gains.push(gain)
  }
  gains.sort((a, b) => b - a)
  let [worth, left] = [0, erasLeft * WEIGHTS.campaignsPerEra + WEIGHTS.campaignsLast]
  for (const gain of gains) {
    worth += gain * Math.min(1, left)
    left -= 1
    if (left <= 0) break
  }
  return WEIGHTS.reach * worth
}

/** BAR-KNOW-04 What finishing a track would bring, by what there is to count (BAR-RULING-54). */
function bonusOf(o: Pick<Outlook, 'state' | 'content' | 'seat' | 'player' | 'erasLeft'>, track: number): number {
  const { state, seat, player, erasLeft } = o
  const finishers = state.finishers[TRACKS[track] as Faction] ?? []
  const isBlocked = finishers[0] === DUMMY && state.options.dummyBlocks === 'both'
  const place = finishers.length >= 2 || isBlocked ? 0 : finishers.length + 1
  if (track >= 4) return (WEIGHTS.tacticsBonus[place] as number) * (erasLeft === 0 && place === 1 ? 0.75 : 1)
  const times = place === 0 ? 0 : 3 - place
  if (track === DISCOVERY) return times * (player.banners.length + 0.4 * erasLeft)
  if (track === DEFENCE) return times * (milestonesPassed(o, seat) + 0.3 * erasLeft)
  if (track === ECONOMY_TRACK) return times * Math.max(setsOf(state, seat), erasLeft > 0 ? 2 : 0)
  return times * Math.min(4, player.buildings.length + 0.3 * erasLeft)
}

function lasting(o: Omit<Outlook, 'knowledge'>, track: number, level: number): number {
  const { player, erasLeft } = o
  switch (track) {
    case DISCOVERY:
      return conquests(o, level, -1, 0)
    case DEFENCE:
      return WEIGHTS.defence * level * (erasLeft + 1)
    case ECONOMY_TRACK:
      return WEIGHTS.economy * level * erasLeft
    case PRODUCTION:
      return WEIGHTS.production * Math.min(level, player.buildings.length + 0.25 * level) * erasLeft
    default:
      return conquests(o, player.knowledge.discovery, track, level)
  }
}

/** How likely a track is finished in time, from so many steps away. */
const IN_TIME = [1, 0.9, 0.7, 0.55, 0.4]

function knowledgeOf(o: Omit<Outlook, 'knowledge'>): number[][] {
  const { player, erasLeft } = o
  const counting = buildingsOf(o).filter(({ scores }) => scores === 'tracks').length
  return TRACKS.map((name, track) => {
    const bonus = bonusOf(o, track) + BUILDING_DP * counting
    const worth = Array<number>(LAST_LEVEL + 1).fill(0)
    for (let level = player.knowledge[name]; level <= LAST_LEVEL; level++) {
      const missing = LAST_LEVEL - level
      const isHopeless = missing > 0 && erasLeft === 0
      const hope = isHopeless ? 0.3 * (IN_TIME[missing] as number) : (IN_TIME[missing] as number)
      worth[level] = lasting(o, track, level) + bonus * (WEIGHTS.bonusAt[level] as number) * hope
    }
    return worth
  })
}

// —— honour ——

const PROMISES: Readonly<Partial<Record<BarEffect['do'], number>>> = {
  resource: 0.8,
  any: 0.9,
  troops: 1,
  know: 2.2,
  hero: WEIGHTS.fourth,
  draw: WEIGHTS.building,
  dp: 1,
}
function milestonesOf({ content, erasLeft }: Pick<Outlook, 'content' | 'erasLeft'>): number[] {
  const worth = Array<number>(LAST_SPACE + 1).fill(0)
  let [last, sum] = [0, 0]
  for (const { space, bonus } of content.milestones) {
    let gain = 0
    for (const effect of bonus) gain += (PROMISES[effect.do] ?? 0) * ('n' in effect ? effect.n : 1)
    if (erasLeft === 0) gain *= 0.7
    for (let at = last + 1; at < space; at++)
      worth[at] = sum + (erasLeft === 0 ? 0 : WEIGHTS.approach * gain * ((at - last) / (space - last)))
    sum += gain
    worth[space] = sum
    last = space
  }
  for (let at = last + 1; at <= LAST_SPACE; at++) worth[at] = sum
  return worth
}

/** BAR-SOLO-18 The dummy moves on by nearly two steps in an era. */
const DUMMY_STEPS = 1.8
function honourWorth({ state, player, erasLeft }: Pick<Outlook, 'state' | 'player' | 'erasLeft'>): number {
  if (state.rival === null) return erasLeft > 0 ? WEIGHTS.honour : 0.02
  const ahead = Math.min(LAST_SPACE, state.rival.honour + DUMMY_STEPS * erasLeft)
  return player.honour < ahead ? WEIGHTS.lead * (erasLeft === 0 ? 1.25 : 1) : 0.1
}

/** All that holds as long as a question is open. */
export function outlookOf(t: T, seat: Seat, isLastCampaign = false): Outlook {
  const { state, content } = t
  const player = playerOf(state, seat)
  const erasLeft = isFinalEra(state) ? 0 : ERAS - Math.max(1, state.era)
  const goods = {
    state,
    content,
    seat,
    player,
    erasLeft,
    stock: stockOf({ content, player }, erasLeft),
    troop: heaps(WEIGHTS.troop, fadingAt(erasLeft), 0),
    prices: pricesOf(content),
    spare: isLastCampaign ? 0 : erasLeft === 0 ? WEIGHTS.spareLast : WEIGHTS.spare,
    campaign: erasLeft > 0 ? WEIGHTS.campaign : isLastCampaign ? 0 : 1,
    plans: new Map(),
    milestones: milestonesOf({ content, erasLeft }),
    honour: honourWorth({ state, player, erasLeft }),
  }
  const aiming = { ...goods, targets: targetsOf(goods) }
  return { ...aiming, knowledge: knowledgeOf(aiming) }
}
