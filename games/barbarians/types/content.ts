/** Ids, effects, and the content of a pack. */

import type { Effect, Seat } from '@skerry/kernel'
import type { RuleId } from '../ledger.ts'
import type { Attack, PlaceHero } from './choices.ts'

// —— ids, checked by `load` ——

export type MapId = string & { readonly is: 'map' }
export type VolcanoId = string & { readonly is: 'volcano' }
/** `R1-s0`, `R2-s3b`, `P4a` */
export type SpaceId = string & { readonly is: 'space' }
/** `FEN-S`; the start region is `START` and no region in this sense. */
export type RegionId = string & { readonly is: 'region' }
export type IslandId = string & { readonly is: 'island' }
/** `nefriar-3` */
export type MarkerId = string & { readonly is: 'marker' }
/** A god, warlord or building. */
export type CardId = string & { readonly is: 'card' }
/** A battle. */
export type RegionCardId = string & { readonly is: 'regionCard' }
/** A feast or demon of the timeline. */
export type TimelineId = string & { readonly is: 'timeline' }
export type FateId = string & { readonly is: 'fate' }
export type MilestoneId = string & { readonly is: 'milestone' }
/** What kind of building it is, told by its picture. */
export type BuildingType = string & { readonly is: 'buildingType' }
/** Which box a card comes from: expansions bring sets of their own. */
export type CardSet = 'base'

export type Resource = 'food' | 'wood' | 'iron' | 'stone' | 'gold'
export type Troop = 'archer' | 'berserker' | 'raider'
export type Kind = 'god' | 'warlord' | 'building'
export type Terrain = 'glacier' | 'forest' | 'mountain' | 'swamp'
export type Faction = 'nefriar' | 'shan' | 'aspidian' | 'varg'
export type Category = 'barbarian' | 'tactics'
export type Track = 'discovery' | 'defence' | 'economy' | 'production' | Faction
/** Red, blue, green, yellow; seats have colours of their own. */
export type Tribe = 'tiger' | 'bear' | 'horse' | 'wolf'
/** 1 central, 2 middle, 3 outer, 4 periphery. */
export type Ring = 1 | 2 | 3 | 4
export type TurningRing = 1 | 2 | 3
export type Direction = 'clockwise' | 'counterclockwise'
export type Troops = Readonly<Record<Troop, number>>
/** The seat number of the dummy in a solo game, on the honour track and among those who finished a knowledge track. */
export type Dummy = -1

// —— effects: the closed vocabulary of spaces and cards ——

export type Cost =
  | { readonly pay: 'resource'; readonly resource: Resource; readonly n: number }
  /** Resources of choice. */
  | { readonly pay: 'any'; readonly n: number }
  | { readonly pay: 'troop'; readonly troop: Troop; readonly n: number }
  /** Troops of choice. */
  | { readonly pay: 'troops'; readonly n: number }
  /** An own card goes under its deck. */
  | { readonly pay: 'card'; readonly kind: Kind }
  | { readonly pay: 'dp'; readonly n: number }

export type BarEffect = Effect &
  (
    | { readonly do: 'resource'; readonly resource: Resource; readonly n: number }
    /** Resources of choice. */
    | { readonly do: 'any'; readonly n: number }
    /** Troops of choice. */
    | { readonly do: 'troops'; readonly n: number }
    | { readonly do: 'dp'; readonly n: number }
    | { readonly do: 'know'; readonly category: Category | 'either'; readonly n: number }
    | { readonly do: 'honour'; readonly n: number }
    /** One card of the display, of one of these kinds, at its cost. */
    | { readonly do: 'take'; readonly kinds: readonly Kind[] }
    /** The top card of the deck of one of these kinds, without its cost. */
    | { readonly do: 'draw'; readonly kinds: readonly Kind[] }
    /** A fourth hero. */
    | { readonly do: 'hero' }
    /** The space of hero 3 may be carried out twice. */
    | { readonly do: 'twice' }
    /** `times` is how often the value of a won marker counts. */
    | { readonly do: 'campaign'; readonly times: number }
    | { readonly do: 'rotate' }
    /** A banner as after a conquest, without battles. */
    | { readonly do: 'banner' }
    | { readonly do: 'either'; readonly sides: readonly (readonly BarEffect[])[] }
    | { readonly do: 'trade'; readonly costs: readonly Cost[]; readonly gains: readonly BarEffect[] }
  )
/** Tables with a row for every kind of cost and of effect: a missing one does not compile. */
export type ByCost<To> = { readonly [P in Cost['pay']]: (cost: Extract<Cost, { readonly pay: P }>) => To }
export type ByEffect<To, Given extends readonly unknown[] = []> = {
  readonly [D in BarEffect['do']]: (effect: Extract<BarEffect, { readonly do: D }>, ...given: Given) => To
}
/** Whose effects are carried out, the rule that grants them, and whether a space of the volcano gives them. */
export interface Context {
  readonly seat: Seat
  readonly rule: RuleId
  readonly isSpace: boolean
}

// —— content ——

export interface Space {
  readonly id: SpaceId
  readonly ring: Ring
  /** Rings 1 to 3: 0 … 5. Periphery: 0, 1, 2 are the arc P1, P2, P3, and 3 the fixed sector P4. */
  readonly sector: number
  /** Its place among the spaces of its ring, clockwise (BAR-RULING-81). */
  readonly index: number
  readonly effects: readonly BarEffect[]
  /** Search lists it again and again, so it is made once. */
  readonly place: PlaceHero
}
export interface Volcano {
  readonly id: VolcanoId
  /** By ring − 1, clockwise. */
  readonly rings: readonly (readonly Space[])[]
  readonly space: Readonly<Record<SpaceId, Space>>
}
export interface Region {
  readonly id: RegionId
  readonly island: IslandId
  readonly terrain: Terrain
  /** A marker stays here only with at least so many players: 3 or 4; 0: always (BAR-SETUP-04). */
  readonly players: number
  /** By land or sea (BAR-RULING-36), START left out. */
  readonly neighbours: readonly RegionId[]
  /** Next to the start region. */
  readonly isCoast: boolean
  readonly attack: Attack
}
export interface Island {
  readonly id: IslandId
  /** Its DP and the discovery level that opens it: its place in the order of discovery (BAR-KNOW-DISC-01). */
  readonly value: number
}
export interface GameMap {
  readonly id: MapId
  readonly islands: readonly Island[]
  readonly island: Readonly<Record<IslandId, Island>>
  readonly regions: readonly Region[]
  readonly region: Readonly<Record<RegionId, Region>>
}
export interface Marker {
  readonly id: MarkerId
  readonly faction: Faction
  readonly value: number
}
export interface RegionCard {
  readonly id: RegionCardId
  readonly terrain: Terrain
  /** Shown in grey: what the battle costs. */
  readonly troops: Troops
  /** Grey and red together; null: the card shows no overkill. */
  readonly overkill: { readonly troops: Troops; readonly dp: number } | null
  readonly reward: readonly BarEffect[]
}
export interface God {
  readonly id: CardId
  readonly kind: 'god'
  readonly dp: number
  readonly prayer: readonly BarEffect[]
}
export interface Warlord {
  readonly id: CardId
  readonly kind: 'warlord'
  readonly crowns: number
  /** What a call counts as. */
  readonly troop: Troop | 'any'
  readonly sacrifice: readonly BarEffect[]
}
/** What a building counts at the end. */
export type Criterion = 'markers' | 'types' | 'tracks' | 'gods' | 'resource'
export interface Building {
  readonly id: CardId
  readonly kind: 'building'
  readonly set: CardSet
  readonly type: BuildingType
  readonly cost: Readonly<Record<Resource, number>>
  readonly production: readonly BarEffect[]
  readonly scores: Criterion
  /** Whose units are counted by the criterion `resource`. */
  readonly resource: Resource
}
export type Card = God | Warlord | Building
export interface Feast {
  readonly id: TimelineId
  readonly kind: 'feast'
  readonly set: CardSet
  /** Two offerings, and the row that costs nothing. */
  readonly rows: readonly (readonly BarEffect[])[]
}
export interface Demon {
  readonly id: TimelineId
  readonly kind: 'demon'
  readonly set: CardSet
  /** Tribute and advantage: one trade. */
  readonly tribute: readonly BarEffect[]
}
export interface Milestone {
  readonly id: MilestoneId
  /** Its line lies before this space (BAR-RULING-04). */
  readonly space: number
  readonly bonus: readonly BarEffect[]
}
/** What is printed below a slot of the timeline; null: the last campaign instead (BAR-EVENT-03). */
export type FinalTurn = { readonly ring: TurningRing; readonly steps: number } | null
export interface Fate {
  readonly id: FateId
  /** Action spaces clockwise; negative: counter-clockwise. */
  readonly heroes: number
  readonly knowledge: Readonly<Partial<Record<Track, number>>>
  /** Places of the display, 1 … 7 from the left. */
  readonly discards: readonly number[]
  readonly honour: number
  /** In this order; empty: no conquest. */
  readonly conquest: readonly Faction[]
}
export interface Content {
  readonly volcanoes: Readonly<Record<VolcanoId, Volcano>>
  readonly maps: Readonly<Record<MapId, GameMap>>
  readonly markers: Readonly<Record<MarkerId, Marker>>
  readonly regionCards: Readonly<Record<RegionCardId, RegionCard>>
  /** The same with the demands of forest and mountain exchanged (BAR-RULING-11). */
  readonly picturedCards: Readonly<Record<RegionCardId, RegionCard>>
  readonly decks: Readonly<Record<Terrain, readonly RegionCardId[]>>
  /** Gods, warlords, buildings. */
  readonly cards: Readonly<Record<CardId, Card>>
  readonly cardCounts: Readonly<Record<Kind, number>>
  readonly feasts: readonly Feast[]
  readonly demons: readonly Demon[]
  readonly timeline: Readonly<Record<TimelineId, Feast | Demon>>
  /** By slot − 1: six. */
  readonly finalTurns: readonly FinalTurn[]
  /** From low to high. */
  readonly milestones: readonly Milestone[]
  readonly fates: Readonly<Record<FateId, Fate>>
  /** BAR-CAMPAIGN-01 What a troop costs. */
  readonly recruits: Readonly<Record<Troop, Readonly<Record<Resource, number>>>>
}
