/** Numbers of the rules, seats and the map. */

import type { Seat, Table } from '@skerry/kernel'
import type {
  Arrival,
  Content,
  Holder,
  Location,
  LocationId,
  Piece,
  Province,
  Section,
  Site,
  Species,
  StackId,
  State,
  Threat,
  Tribe,
} from '../types.ts'

export type T = Pick<Table<Arrival>, 'state' | 'content'>

export const STACKS: readonly StackId[] = [1, 2, 3]
export const SECTIONS: readonly Section[] = ['top', 'middle', 'bottom'] // ARR-BLOCK-01
export const SPECIES: readonly Species[] = ['sineach', 'athach', 'monghfinn']
export const PIECES: readonly Piece[] = ['discs', 'swords', 'shields']

// ARR-GEN-11 What is on the map against the tribes, how strong it is and what repelling it is worth.
export const STRENGTH: Readonly<Record<Threat, number>> = { sineach: 1, athach: 2, monghfinn: 3, castle: 4 }
export const FAME_OF: Readonly<Record<Threat, number>> = { sineach: 1, athach: 3, monghfinn: 6, castle: 10 }
export const FOMORI: Readonly<Record<Species, number>> = { sineach: 32, athach: 12, monghfinn: 6 } // ARR-SUPPLY-01
export const SWORDS = 20 // ARR-SUPPLY-01
export const SHIELDS = 12 // ARR-SUPPLY-01
export const DISCS = 15 // ARR-SUPPLY-02 and two more on the tracks
export const START_FAME = 4 // ARR-SETUP-11
export const CARDS_EACH = 4 // ARR-DRAW-02
export const DISPLAY = 6 // ARR-SETUP-02, ARR-EARN-16
export const HIGHEST_LEVEL = 3 // ARR-GEN-07
export const SHIELDS_PER_PROVINCE = 3 // ARR-SHIELD-02
export const OUTPOST_COST = 2 // ARR-BUILD-03
export const DISTANT_COST = 2 // ARR-REPEL-06
export const KEEP = 3 // ARR-PASS-02
export const TROPHY_RETURN = 3 // ARR-TROPHY-01
export const MASTER_CAPACITY = 3 // ARR-TILE-MASTER-02
export const ELEMENTS_PER_POINT = 3 // ARR-SCORE-03, -06
/** ARR-END-01 By number of players. */
const LIMITS: Readonly<Record<number, number>> = { 2: 25, 3: 21, 4: 17 }
const ROUNDS: Readonly<Record<number, number>> = { 2: 6, 3: 5, 4: 4 } // ARR-FLOW-02

export const limitOf = (state: State): number => LIMITS[state.tribes.length] as number
export const roundsOf = (state: State): number => ROUNDS[state.tribes.length] as number

// —— seats ——

export const tribeOf = (state: State, seat: Seat): Tribe => state.tribes[seat] as Tribe
/** ARR-GEN-13 Clockwise from the Starting Player. */
export const nthInTurn = (state: State, n: number): Seat => (state.startPlayer + n) % state.tribes.length
export const inTurnOrder = (state: State): Seat[] => state.tribes.map((_, n) => nthInTurn(state, n))

// —— the map ——

export const locationOf = (content: Content, id: LocationId): Location => content.location[id] as Location
export const provinceOf = (content: Content, at: Location): Province | undefined => content.provinces[at.province]
export const siteOf = ({ state, content }: T, id: LocationId): Site => siteAt(state, locationOf(content, id).index)
export const siteAt = (state: State, index: number): Site => state.sites[index] as Site
export const holderAt = (state: State, index: number): Holder => (state.sites[index] as Site).holder
export const isTribe = (holder: Holder): holder is Seat => typeof holder === 'number'
export const isThreat = (holder: Holder): holder is Threat => typeof holder === 'string'
export const isFomori = (holder: Holder): holder is Species => isThreat(holder) && holder !== 'castle'

/** Whether a location one connection away is held so: ARR-GEN-09, ARR-RULING-18; ARR-GEN-10, ARR-RULING-49 two ports are not connected. */
export function isNextTo(state: State, at: Location, isMeant: (holder: Holder) => boolean): boolean {
  for (const link of at.links) if (isMeant(holderAt(state, link))) return true
  return false
}
export function isNextToTribe(state: State, at: Location, seat: Seat): boolean {
  for (const link of at.links) if (holderAt(state, link) === seat) return true
  return false
}

export function fortCount(state: State, seat: Seat): number {
  let forts = 0
  for (const { holder } of state.sites) if (holder === seat) forts += 1
  return forts
}
/** Own fortifications of this level or higher (ARR-GEN-08). */
export function fortsFrom(state: State, seat: Seat, level: number): number {
  let forts = 0
  for (const site of state.sites) if (site.holder === seat && site.level >= level) forts += 1
  return forts
}
export function holdsPort({ state, content }: T, seat: Seat): boolean {
  for (const port of content.ports) if (holderAt(state, port) === seat) return true
  return false
}
export function isIn({ state }: T, seat: Seat, province: Province): boolean {
  for (const index of province.locations) if (holderAt(state, index) === seat) return true
  return false
}
export function fortsIn({ state }: T, seat: Seat, province: Province): number {
  let forts = 0
  for (const index of province.locations) if (holderAt(state, index) === seat) forts += 1
  return forts
}

/** ARR-SHIELD-03 The shields of a location's province count for it, whoever holds it; ARR-RULING-58 a castle location has none. */
export const shieldsAt = (state: State, at: Location): number => state.shields[at.province] ?? 0
