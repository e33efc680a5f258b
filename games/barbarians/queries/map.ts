/** Questions about the map. */

import { type Seat, type Sum, sum, sumsOf } from '@skerry/kernel'
import type { Barbarians, Faction, GameMap, Island, MarkerId, Player, Region, RegionId, State } from '../types.ts'
import { BATTLES, DUMMY, FIRST_CONQUEROR, levelOf, MOST_BANNERS, markerOf, playerOf, type T } from './table.ts'

const { part } = sumsOf<Barbarians>()

export const mapOf = ({ state, content }: T): GameMap => content.maps[state.map] as GameMap
export const regionOf = (t: T, id: RegionId): Region => mapOf(t).region[id] as Region
export const islandOf = (t: T, id: RegionId): Island => mapOf(t).island[regionOf(t, id).island] as Island

/** BAR-SOLO-16 By whoever it was: a seat, the dummy, or null. */
export function conquerorOf({ players, rival }: State, region: RegionId): Seat | null {
  for (let seat = 0; seat < players.length; seat++)
    for (const banner of (players[seat] as Player).banners) if (banner.region === region) return seat
  return rival?.banners.includes(region) ? DUMMY : null
}

/** BAR-CAMPAIGN-03, BAR-RULING-36, -37 Next to the start region or to any conquered region. */
export const isAdjacent = (t: T, region: Region): boolean =>
  region.isCoast || region.neighbours.some((id) => conquerorOf(t.state, id) !== null)

/** Regions on which a marker lies, in the order of the map. */
export const markedRegions = (t: T): RegionId[] =>
  mapOf(t).regions.flatMap(({ id }) => (hasMarker(t.state, id) ? [id] : []))
/** BAR-GAMEEND-03, -04 Whether anything is left to fight for. */
export function isAnyMarkerLeft({ markers }: State): boolean {
  for (const _region in markers) return true
  return false
}
export const hasMarker = ({ markers }: State, region: RegionId): boolean => markers[region] !== undefined
export const hasBannerLeft = (state: State, seat: Seat): boolean => playerOf(state, seat).banners.length < MOST_BANNERS

/** BAR-CAMPAIGN-03 … -06 Where this seat may attack, or put a banner without battles. */
export const targetsOf = (t: T, seat: Seat): Region[] => (hasBannerLeft(t.state, seat) ? regionsInReach(t, seat) : [])

/** BAR-CAMPAIGN-03 … -05 Where the seat could, if it has a banner. */
export function regionsInReach(t: T, seat: Seat): Region[] {
  const discovery = levelOf(t.state, seat, 'discovery')
  return mapOf(t).regions.filter(
    (region) => hasMarker(t.state, region.id) && islandOf(t, region.id).value <= discovery && isAdjacent(t, region),
  )
}

export const factionIn = ({ state, content }: T, region: RegionId): Faction =>
  markerOf(content, state.markers[region] as MarkerId).faction

/** BAR-CAMPAIGN-08, BAR-KNOW-TAC-01 How many battles an attack takes. */
export function battlesIn(t: T, seat: Seat, region: RegionId): Sum {
  return sum(
    part('BAR-CAMPAIGN-08', BATTLES, 'battles'),
    part('BAR-KNOW-TAC-01', -levelOf(t.state, seat, factionIn(t, region)), 'tactics'),
  )
}

/** BAR-CONQ-01, BAR-RULING-41 At least half. */
export const winsNeeded = (battles: number): number => Math.ceil(battles / 2)

/** BAR-CONQ-02, -03 What conquering a region is worth; BAR-TRADE-06, BAR-RULING-48 only the printed value is multiplied. */
export function conquestIn(t: T, region: RegionId, times: number): Sum {
  const { value } = markerOf(t.content, t.state.markers[region] as MarkerId)
  const island = islandOf(t, region)
  return sum(
    part('BAR-CONQ-02', value, 'marker'),
    part('BAR-TRADE-05', value * (times - 1), 'multiplied'),
    part('BAR-CONQ-02', island.value, 'island'),
    part('BAR-CONQ-03', t.state.tiles.includes(island.id) ? FIRST_CONQUEROR : 0, 'firstConqueror'),
  )
}

/** BAR-SCORE-07, -08 The sizes of all groups of adjacent regions with this seat's banners, the largest first. */
export function bannerGroups(t: T, seat: Seat): number[] {
  const left = new Set(playerOf(t.state, seat).banners.map(({ region }) => region))
  const sizes: number[] = []
  for (const region of left) sizes.push(takeGroup(t, left, region))
  return sizes.sort((a, b) => b - a)
}
function takeGroup(t: T, left: Set<RegionId>, region: RegionId): number {
  left.delete(region)
  let size = 1
  for (const next of regionOf(t, region).neighbours) if (left.has(next)) size += takeGroup(t, left, next)
  return size
}
