/** Questions about knowledge, honour and points. */

import { type Seat, type Sum, type SumPart, sum, sumsOf } from '@skerry/kernel'
import type { RuleId } from '../ledger.ts'
import type {
  Barbarians,
  Building,
  CardId,
  Category,
  Criterion,
  Faction,
  Kind,
  Player,
  Resource,
  State,
  Track,
} from '../types.ts'
import { bannerGroups } from './map.ts'
import {
  BUILDING_DP,
  cardOf,
  DISPLAY,
  DUMMY,
  FACTIONS,
  isSolo,
  LAST_LEVEL,
  levelOf,
  playerOf,
  seatsInOrder,
  type T,
  TRACKS,
} from './table.ts'

const { part } = sumsOf<Barbarians>()

// —— knowledge, honour ——

export const honourOf = ({ players, rival }: State, seat: Seat): number =>
  seat === DUMMY ? (rival?.honour ?? 0) : (players[seat] as Player).honour
/** Which kind of card lies at this place of the display; BAR-SOLO-03 in the solo row any, from the common deck. */
export const displayKind = (state: State, place: number): Kind => (isSolo(state) ? 'god' : (DISPLAY[place] as Kind))
export const isTactics = (track: Track): track is Faction => FACTIONS.includes(track as Faction)
/** BAR-KNOW-02 */
export const isInCategory = (track: Track, category: Category | 'either'): boolean =>
  category === 'either' || isTactics(track) === (category === 'tactics')
/** BAR-KNOW-ECO-01 … -04 From which level on a resource brings one more. */
export const ECONOMY: Readonly<Partial<Record<Resource, { readonly level: number; readonly rule: RuleId }>>> = {
  food: { level: 1, rule: 'BAR-KNOW-ECO-01' },
  wood: { level: 2, rule: 'BAR-KNOW-ECO-02' },
  iron: { level: 3, rule: 'BAR-KNOW-ECO-03' },
  stone: { level: 4, rule: 'BAR-KNOW-ECO-04' },
}
/** BAR-RULING-05 Ever passed, wherever the marker stands now. */
export const milestonesPassed = ({ state, content }: T, seat: Seat): number => {
  const { furthest } = playerOf(state, seat)
  return content.milestones.filter(({ space }) => space <= furthest).length
}
/** BAR-KNOW-ECO-05 Complete sets of food, wood and iron in stock. */
export const setsOf = (state: State, seat: Seat): number => {
  const { food, wood, iron } = playerOf(state, seat).resources
  return Math.min(food, wood, iron)
}
/** BAR-KNOW-04, BAR-RULING-52, -99 Which bonus this finish brings: 1 the first, 2 the second, 0 none. */
export function bonusPlace(state: State, seat: Seat, track: Track): number {
  const finishers = state.finishers[track] ?? []
  const place = finishers.indexOf(seat) + 1
  if (finishers[0] === DUMMY && state.options.dummyBlocks === 'both') return 0
  return place <= 2 ? place : 0
}

// —— scoring ——

/** BAR-GEN-11 A shield stands for the faction markers that a player has collected. */
const CRITERIA: Readonly<Record<Criterion, { rule: RuleId; count(t: T, seat: Seat, building: Building): number }>> = {
  markers: { rule: 'BAR-SCORE-02', count: ({ state }, seat) => playerOf(state, seat).banners.length },
  types: { rule: 'BAR-SCORE-03', count: (t, seat) => typesOf(t, seat).size },
  tracks: {
    rule: 'BAR-SCORE-04',
    count: ({ state }, seat) => TRACKS.filter((track) => levelOf(state, seat, track) === LAST_LEVEL).length,
  },
  gods: { rule: 'BAR-SCORE-05', count: ({ state }, seat) => playerOf(state, seat).gods.length },
  resource: {
    rule: 'BAR-SCORE-06',
    count: ({ state }, seat, { resource }) => playerOf(state, seat).resources[resource],
  },
}
/** BAR-RULING-72 Two of a kind are one type. */
export const typesOf = ({ state, content }: T, seat: Seat): ReadonlySet<string> =>
  new Set(playerOf(state, seat).buildings.map((card) => (cardOf(content, card) as Building).type))

/** BAR-SCORE-01, BAR-RULING-72 What one building would score now. */
export function buildingScore(t: T, seat: Seat, card: CardId): SumPart {
  const building = cardOf(t.content, card) as Building
  const { rule, count } = CRITERIA[building.scores]
  return part(rule, BUILDING_DP * count(t, seat, building), card)
}

/** BAR-SCORE-07 0, 1, 4, 9, 16, 25, 36, 49 for a group of 1 … 8. */
export const groupScore = (size: number): number => (size - 1) ** 2

/** BAR-SOLO-18 How far the dummy is ahead on the honour track. */
const behindDummy = (state: State, seat: Seat): number =>
  state.rival === null ? 0 : Math.max(0, state.rival.honour - playerOf(state, seat).honour)

/** BAR-RULING-73 What final scoring adds: buildings one by one, banner groups, the solo honour difference. */
export function finalSum(t: T, seat: Seat): Sum {
  return sum(
    ...playerOf(t.state, seat).buildings.map((card) => buildingScore(t, seat, card)),
    ...bannerGroups(t, seat).map((size) => part('BAR-SCORE-07', groupScore(size), `group ${size}`)),
    part('BAR-SOLO-18', -behindDummy(t.state, seat), 'dummyAhead'),
  )
}

/** Points so far and what final scoring would add now. */
export const scoreSum = (t: T, seat: Seat): Sum =>
  sum(part('BAR-GEN-02', playerOf(t.state, seat).dp, 'points'), ...finalSum(t, seat).parts)

/** BAR-TIE-01, BAR-RULING-74 Who is ahead on the honour track wins a tie, so nobody shares a place. */
export function placesOf(state: State): number[] {
  const ranking = seatsInOrder(state).sort((a, b) => playerOf(state, b).dp - playerOf(state, a).dp) // a stable sort
  return state.players.map((_, seat) => ranking.indexOf(seat) + 1)
}
