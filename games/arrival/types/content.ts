/** Ids, and the content of a pack. */

import type { Counts, Seat } from '@skerry/kernel'
import type { Build, PlaceShield, Repel, Spread } from './choices.ts'

// —— ids, checked by `load` ——

export type LocationId = string & { readonly is: 'location' }
export type ProvinceId = string & { readonly is: 'province' }
export type ColourId = string & { readonly is: 'colour' }
export type CardId = string & { readonly is: 'card' }
/** `cauldron-RHI`, `silver-moss`, `ogam`: copies of one tile are not told apart. */
export type TileId = string & { readonly is: 'tile' }

export type Species = 'sineach' | 'athach' | 'monghfinn'
/** What can be repelled. */
export type Threat = Species | 'castle'
/** Who or what holds a location; null: empty. */
export type Holder = Seat | Threat | null
/** A card's back says of what its front shows more: discs · swords and shields · Fame and tactic tiles. */
export type Back = 'discs' | 'arms' | 'glory'
export type Section = 'top' | 'middle' | 'bottom'
export type StackId = 1 | 2 | 3
export type Blocker = 1 | 2
/** What is kept in the chest and given back to the General Supply. */
export type Piece = 'discs' | 'swords' | 'shields'
export type TileKind =
  | 'cauldron'
  | 'silver'
  | 'wildGeese'
  | 'salmon'
  | 'liaFail'
  | 'emer'
  | 'highWalls'
  | 'stronghold'
  | 'ogam'
  | 'masterBuilder'
  | 'ruse'
  | 'migration'
  | 'bard'
/** Why a player may build somewhere. */
export type BuildBasis = 'own' | 'port' | 'extend' | 'outpost'
/** Why a player may repel somewhere. */
export type RepelBasis = 'connected' | 'port' | 'province' | 'distant'
export type Reward = 'fame' | 'corruption'
export type Ending = 'overrun' | 'repelled'

// —— content ——

/** A place on the map: ordinary, port or castle location (ARR-GEN-05). */
export interface Location {
  readonly id: LocationId
  /** Its place in `Content.locations` and `State.sites`. */
  readonly index: number
  /** Index of its province; −1: a castle location, which belongs to none. */
  readonly province: number
  readonly isPort: boolean
  readonly isCastle: boolean
  /** Indices of the locations one printed connection away (ARR-GEN-09), rising. */
  readonly links: readonly number[]
  /** What can be chosen here: search lists these again and again, so they are made once. */
  readonly build: Build
  readonly spread: Spread
  readonly repel: Readonly<Record<Reward, Repel>>
}
export interface Province {
  readonly id: ProvinceId
  readonly index: number
  readonly colour: ColourId
  /** The number printed in it (ARR-SCORE-05). */
  readonly fame: number
  /** Indices of its neighbour provinces, rising. */
  readonly neighbours: readonly number[]
  readonly locations: readonly number[]
  readonly shield: PlaceShield
}
/** A conditional Fame symbol: so much Fame for each own fortification of this level or higher (ARR-EARN-22). */
export interface FamePerFort {
  readonly fame: number
  readonly level: number
}
/** What one section of an earning card shows. */
export interface Yield {
  readonly discs: number
  readonly swords: number
  readonly shields: number
  readonly tiles: number
  readonly fomori: number
  readonly fame: number
  readonly famePerFort: readonly FamePerFort[]
}
export interface EarningCard {
  readonly id: CardId
  readonly back: Back
  readonly sections: Readonly<Record<Section, Yield>>
}
export interface TacticTile {
  readonly id: TileId
  readonly kind: TileKind
  /** Fame per counted location for Cauldron and Silver; 0 for the others, whose numbers the rules know. */
  readonly value: number
  /** Index of the Cauldron's province; −1: none. */
  readonly province: number
  /** The Silver's colour. */
  readonly colour: ColourId | null
}
export interface Content {
  /** The main island in the order of the pack, then the castle locations. */
  readonly locations: readonly Location[]
  readonly location: Readonly<Record<LocationId, Location>>
  readonly provinces: readonly Province[]
  readonly province: Readonly<Record<ProvinceId, Province>>
  readonly colours: readonly ColourId[]
  /** Indices: all ports; castle locations; the four main-island locations with a castle link (ARR-SETUP-06). */
  readonly ports: readonly number[]
  readonly castles: readonly number[]
  readonly landings: readonly number[]
  readonly cards: Readonly<Record<CardId, EarningCard>>
  readonly tiles: Readonly<Record<TileId, TacticTile>>
  /** All earning cards and all tactic tiles, counted. */
  readonly deck: Counts<CardId>
  readonly tileSet: Counts<TileId>
}
