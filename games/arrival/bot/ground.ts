/** The map as a bot looks at it: who stands where, what Fomori can reach, and how likely a fortification stands to the end. */

import type { Seat, Table } from '@skerry/kernel'
import { isTribe, limitOf, roundsOf } from '../queries.ts'
import type { Arrival, Content, Location, Site, State, TileId, Tribe } from '../types.ts'

export type T = { readonly state: State; readonly content: Content }

// —— what never changes ——

/** The map of a pack, worked out once. */
export interface Land {
  /** From where Fomori may spread to each location: never from port to port (ARR-SPREAD-10). */
  readonly sources: readonly (readonly number[])[]
  /** What a fortification in each location brings at the end of a game that is repelled; 0 for castle locations. */
  readonly fame: readonly number[]
}
const lands = new WeakMap<Content, Land>()

export function landOf(content: Content): Land {
  let land = lands.get(content)
  if (land === undefined) {
    const { locations, provinces } = content
    const isPort = (at: number): boolean => (locations[at] as Location).isPort
    land = {
      sources: locations.map(({ links, index }) => links.filter((from) => !(isPort(index) && isPort(from)))),
      fame: locations.map(({ province }) => provinces[province]?.fame ?? 0),
    }
    lands.set(content, land)
  }
  return land
}

// —— one position ——

export interface Ground extends T {
  readonly land: Land
  readonly seats: number
  /** Fortifications of each seat in each province. */
  readonly forts: readonly number[][]
  readonly fortCount: readonly number[]
  readonly portCount: readonly number[]
  /** How many threats stand where Fomori could spread from, by location. */
  readonly sources: readonly number[]
  /** Locations held by Fomori and castles, and by tribes. */
  readonly fomori: number
  readonly tribes: number
  /** Rounds to come after this one, so far as can be foreseen. */
  readonly roundsLeft: number
  /** Earning Phases to come: this round's may still be under way. */
  readonly earningsLeft: number
}

export const siteIn = ({ state }: T, at: number): Site => state.sites[at] as Site
export const tribeIn = ({ state }: T, seat: Seat): Tribe => state.tribes[seat] as Tribe
export const placeIn = ({ content }: T, at: number): Location => content.locations[at] as Location

/** What one player earns of Corruption in a round, about. */
const CORRUPTION_A_ROUND = 4

/** Rounds after this one: by the schedule, or as the greatest Corruption nears the limit (ARR-END-02, -05). */
function roundsToCome(state: State): number {
  if (state.isLastRound) return 0
  const left = roundsOf(state) - state.round
  let most = 0
  for (const { corruption } of state.tribes) if (corruption > most) most = corruption
  return Math.min(left, Math.max(1, (limitOf(state) - most) / CORRUPTION_A_ROUND))
}

/** In the Earning Phase the frame of the Action Phase waits below it: nobody has had a turn. */
const isEarning = (t: Table<Arrival>): boolean => t.within('actions')?.gone === 0

export function groundOf(t: Table<Arrival>): Ground {
  const { state, content } = t
  const land = landOf(content)
  const seats = state.tribes.length
  const forts = state.tribes.map(() => content.provinces.map(() => 0))
  const fortCount = state.tribes.map(() => 0)
  const portCount = state.tribes.map(() => 0)
  const sources = content.locations.map(() => 0)
  let [fomori, tribes] = [0, 0]
  for (let at = 0; at < sources.length; at++) {
    const { holder } = state.sites[at] as Site
    if (holder === null) continue
    if (isTribe(holder)) {
      const { province, isPort } = content.locations[at] as Location
      tribes += 1
      fortCount[holder] = (fortCount[holder] as number) + 1
      if (isPort) portCount[holder] = (portCount[holder] as number) + 1
      const own = forts[holder] as number[]
      own[province] = (own[province] as number) + 1
    } else {
      fomori += 1
      for (const to of land.sources[at] as readonly number[]) sources[to] = (sources[to] as number) + 1
    }
  }
  const roundsLeft = roundsToCome(state)
  const earningsLeft = roundsLeft + (isEarning(t) ? 1 : 0)
  return { state, content, land, seats, forts, fortCount, portCount, sources, fomori, tribes, roundsLeft, earningsLeft }
}

export const fortsInProvince = ({ forts }: Ground, seat: Seat, province: number): number =>
  (forts[seat] as number[])[province] as number

// —— danger ——

/** How likely a seat that could destroy a fortification does so in this round, before its price counts. */
const ATTACK = 0.55
/** The same for one that must take a step first. */
const ATTACK_IN_TWO = 0.2
/** In each round to come, for a fortification beside Fomori, and for another. */
const LATER_BESIDE = 0.16
const LATER = 0.06

/** Whether an empty location beside this one could be taken by Fomori first. */
function isTwoStepsOff(g: Ground, at: number): boolean {
  for (const from of g.land.sources[at] as readonly number[])
    if (siteIn(g, from).holder === null && (g.sources[from] as number) > 0) return true
  return false
}

/** The chance that a fortification of this owner stands at the end, if spreading to it takes so many Fomori. */
export function safety(g: Ground, at: number, owner: Seat, cost: number): number {
  const isBeside = (g.sources[at] as number) > 0
  const isNear = isBeside || isTwoStepsOff(g, at)
  let safe = 1
  if (isNear)
    for (let seat = 0; seat < g.seats; seat++) {
      if (seat === owner) continue
      const { fomori } = tribeIn(g, seat)
      if (fomori >= (isBeside ? cost : cost + 1)) safe *= 1 - ((isBeside ? ATTACK : ATTACK_IN_TWO) * 2) / (cost + 1)
    }
  if (g.roundsLeft === 0) return safe
  const later = ((isBeside ? LATER_BESIDE : LATER) * 2 * (g.seats - 1)) / cost
  return safe * (1 - Math.min(0.8, later)) ** g.roundsLeft
}

/** ARR-SPREAD-02 What spreading to a location takes, at this level and with so many shields more. */
export function priceAt(g: Ground, at: number, level: number, moreShields = 0): number {
  return 1 + level + (g.state.shields[placeIn(g, at).province] ?? 0) + moreShields
}

// —— tactic tiles, counted in plain numbers ——

/** What a scoring tile brings its holder now: the plain number of `tileFame`. */
export function fameOfTile(g: Ground, seat: Seat, tile: TileId): number {
  const { kind, value, province, colour } = g.content.tiles[tile] as Content['tiles'][TileId]
  switch (kind) {
    case 'cauldron':
      return value * fortsInProvince(g, seat, province)
    case 'silver': {
      let count = 0
      for (const at of g.content.provinces) if (at.colour === colour) count += fortsInProvince(g, seat, at.index)
      return value * count
    }
    case 'wildGeese': {
      let count = 0
      for (const forts of g.forts[seat] as number[]) if (forts > 0) count += 1
      return 2 * count
    }
    case 'salmon':
      return 2 * (g.portCount[seat] as number)
    case 'liaFail': {
      const { fame } = tribeIn(g, seat)
      let rank = 1
      for (const other of g.state.tribes) if (other.fame > fame) rank += 1
      return 2 * rank
    }
    case 'emer':
      return 5
    case 'highWalls':
      return 2 * levelsFrom(g, seat, 2)
    case 'stronghold':
      return 3 * levelsFrom(g, seat, 3)
    default:
      return 0
  }
}

export function levelsFrom({ state }: T, seat: Seat, level: number): number {
  let count = 0
  for (const site of state.sites) if (site.holder === seat && site.level >= level) count += 1
  return count
}

/** How much more a held tile would bring with one fortification more at this location. */
export function tileGrowth(g: Ground, seat: Seat, tile: TileId, at: number): number {
  const { kind, value, province, colour } = g.content.tiles[tile] as Content['tiles'][TileId]
  const place = placeIn(g, at)
  switch (kind) {
    case 'cauldron':
      return place.province === province ? value : 0
    case 'silver':
      return g.content.provinces[place.province]?.colour === colour ? value : 0
    case 'wildGeese':
      return !place.isCastle && fortsInProvince(g, seat, place.province) === 0 ? 2 : 0
    case 'salmon':
      return place.isPort ? 2 : 0
    default:
      return 0
  }
}
/** The same for a level more on a fortification of this level. */
export function levelGrowth(g: Ground, tile: TileId, level: number): number {
  const { kind } = g.content.tiles[tile] as Content['tiles'][TileId]
  if (kind === 'highWalls') return level === 1 ? 2 : 0
  return kind === 'stronghold' && level === 2 ? 3 : 0
}

/** All tiles of a seat together: one fortification more at this location. */
export function growthAt(g: Ground, seat: Seat, at: number): number {
  let growth = 0
  for (const tile of tribeIn(g, seat).tiles) growth += tileGrowth(g, seat, tile, at)
  return growth
}
