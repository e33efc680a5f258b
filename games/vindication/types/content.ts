/** Ids, abilities, and the content of a pack. */

import type { Effect, Seat } from '@skerry/kernel'
import type { RuleId } from '../ledger.ts'
import type {
  Activate,
  ControlFirst,
  ControlHex,
  Dismiss,
  LayTile,
  PickCard,
  Recall,
  StepTo,
  TeleportTo,
  UseCard,
  VisitHex,
} from './choices.ts'

// —— ids, checked by `load` ——

/** `H01` … `H19` */
export type HexId = string & { readonly is: 'hex' }
/** `T01` … `T24` inland, `S01` … `S12` on the shore. */
export type TriangleId = string & { readonly is: 'triangle' }
/** What a tile shows: `INN`. */
export type RegionId = string & { readonly is: 'region' }
/** A companion, trait, relic or monster. */
export type CardId = string & { readonly is: 'card' }
export type JourneyId = string & { readonly is: 'journey' }
export type QuestId = string & { readonly is: 'quest' }
export type TriggerId = string & { readonly is: 'trigger' }
/** Which box a card or tile comes from: modules bring sets of their own. */
export type CardSet = 'base'

export type CommonAttr = 'INS' | 'KNO' | 'STR'
export type HeroicAttr = 'WIS' | 'VIS' | 'COU'
export type Attr = CommonAttr | HeroicAttr
/** The zones of the power board: Potential, Influence, Conviction. */
export type Zone = 'pot' | 'inf' | 'conv'
export type Kind = 'companion' | 'trait' | 'relic' | 'monster'
export type Colour = 'yellow' | 'blue' | 'red'
/** The six decks, which are also the six colours of cards. */
export type Deck = Colour | 'trait' | 'relic' | 'monster'
export type MonsterFace = 'MISS' | 'EXH' | 'DEATH'
export type Die = 'MON' | 'ATT'
/** VIN-VISIT-09, -12 Where a card is taken from. */
export type Source = 'open' | 'top' | 'empowered'
/** The two results of a fight, each carried out once (VIN-RULING-61). */
export type Half = 'champion' | 'attribute'

// —— abilities: the closed vocabulary of cards and regions ——

/** What can be counted of one player. `regions` names the type of region. */
export type Counter =
  | 'honor'
  | 'vindicated'
  | 'ctrl'
  | 'conv'
  | 'pot'
  | 'speed'
  | 'companions'
  | 'traits'
  | 'relics'
  | 'monsters'
  | Colour
  | 'profs'
  | 'coins'
  | 'heroicAttr'
  | 'heroicCards'
  | 'cardColours'
  | 'regions'
export interface Requirement {
  readonly count: Counter
  /** Which type is counted by `regions`. */
  readonly region: RegionId | null
  readonly is: '>=' | '='
  readonly n: number
}
/** What can be counted of the whole table. */
export type TableCounter = 'discovered' | 'controlled' | 'redeemed'
/** At least `least`, and `each` per player and `more`. */
export interface TableRequirement {
  readonly count: TableCounter
  readonly each: number
  readonly more: number
  readonly least: number
}
/** What is counted by `score`. */
export type Scored = 'RED' | 'YEL' | 'BLU' | 'COMPANION' | 'TRAIT' | 'RELIC' | 'MONSTER' | 'REGION' | 'PROF' | 'COIN'

/** What an ability or a region does when it is carried out. */
export type VinEffect = Effect &
  (
    | { readonly do: 'hon'; readonly n: number }
    /** Up to n, each of one of these kinds. */
    | { readonly do: 'attr'; readonly kinds: readonly Attr[]; readonly n: number }
    | { readonly do: 'aug'; readonly n: number; readonly from: 'pot' | 'inf' | 'either' }
    /** One opponent of choice. */
    | { readonly do: 'down'; readonly n: number }
    | { readonly do: 'motivate'; readonly n: number }
    /** A card of one of these decks, free of charge. */
    | { readonly do: 'card'; readonly decks: readonly Deck[]; readonly from: 'open' | 'top' | 'either' }
    | {
        readonly do: 'discount'
        readonly regions: readonly RegionId[]
        readonly attrs: readonly Attr[]
        readonly n: number
      }
    | { readonly do: 'move'; readonly n: number }
    | { readonly do: 'tele'; readonly to: 'shore' | 'free' }
    | { readonly do: 'reroll'; readonly die: Die }
    | { readonly do: 'setdie' }
    | { readonly do: 'safe'; readonly from: 'EXH' | 'DEATH' }
    | { readonly do: 'convert'; readonly from: readonly Attr[]; readonly to: readonly Attr[]; readonly n: number }
    | { readonly do: 'charge'; readonly n: number }
    /** Evicting costs one cube instead of two. */
    | { readonly do: 'ctrlcost' }
    | { readonly do: 'again'; readonly what: 'visit' | 'activate' | 'prof' }
    | { readonly do: 'mastery'; readonly attr: Attr; readonly n: number }
    | { readonly do: 'score'; readonly n: number; readonly each: Scored; readonly most: number }
    | { readonly do: 'steal'; readonly n: number }
    | { readonly do: 'lose'; readonly who: 'opponent' | 'opponents' | 'visitor'; readonly n: number }
    | { readonly do: 'evict'; readonly what: 'attr' | 'region' | 'relic' }
    | { readonly do: 'peek'; readonly decks: readonly Deck[]; readonly n: number }
    | { readonly do: 'scout'; readonly n: number }
    | { readonly do: 'speed'; readonly n: number }
    // Regions only:
    /** A card of this deck as the aim of a visit: open, unseen or empowered. */
    | { readonly do: 'take'; readonly deck: Deck }
    | { readonly do: 'recharge' }
    | { readonly do: 'fight' }
    /** The attribute die, and 1 of what it shows. */
    | { readonly do: 'roll' }
  )
/** What a price is made of: an attribute (`common`: any common one), Conviction, a charge of this relic, a slot of this trait. */
export type Cost = Attr | 'common' | 'conv' | 'charge' | 'slot'
/** Abilities used by choice, as a whole (VIN-RULING-133). */
export type Voluntary = 'ACT' | 'MATE' | 'USE1' | 'USE*'
export type Happening =
  | 'youDiscover'
  | 'youConvert'
  | 'youRest'
  | 'youVisit(RESOURCE)'
  | 'youControl'
  | 'youDefeat'
  | 'youGain(TRAIT)'
  | 'youGain(RELIC)'
  | 'oppGains(COMPANION)'
  | 'oppVisitsMine'
  | 'companionDies'
interface Bound {
  readonly effects: readonly VinEffect[]
  readonly if: Requirement | null
}
export interface VoluntaryClause extends Bound {
  readonly on: Voluntary
  readonly cost: Cost | null
}
export interface WhenClause extends Bound {
  readonly on: 'WHEN'
  readonly event: Happening
  readonly isOncePerTurn: boolean
}
export interface StandingClause extends Bound {
  readonly on: 'ENTER' | 'PASSIVE' | 'END'
}
export type Clause = VoluntaryClause | WhenClause | StandingClause

/** Whose ability it is, on which card, and by which rule it works. */
export interface Context {
  readonly seat: Seat
  /** Null: a region's effect. */
  readonly card: CardId | null
  readonly rule: RuleId
  /** Whose visit set it off. */
  readonly visitor: Seat | null
}

// —— content ——

export interface Hex {
  readonly id: HexId
  readonly triangles: readonly TriangleId[]
  readonly neighbours: readonly HexId[]
  // Search lists them again and again, so they are made once.
  readonly visit: VisitHex
  readonly controlFirst: ControlFirst
  readonly control: ControlHex
  readonly lay: LayTile
  readonly recall: Recall
}
export interface Triangle {
  readonly id: TriangleId
  /** 0 … 35 */
  readonly index: number
  readonly hexes: readonly HexId[]
  readonly neighbours: readonly TriangleId[]
  readonly isShore: boolean
  readonly step: StepTo
  readonly teleport: TeleportTo
}
/** One thing a visit can be used for: what it costs and what it does. */
export interface RegionOption {
  readonly cost: Readonly<Partial<Record<Attr, number>>>
  /** Marked `:` instead of `→` (VIN-VISIT-04, -05). */
  readonly isRepeatable: boolean
  readonly effects: readonly VinEffect[]
}
export interface Region {
  readonly id: RegionId
  /** The rule that says what a visit does. */
  readonly rule: RuleId
  readonly set: CardSet
  readonly count: number
  readonly options: readonly RegionOption[]
  /** More than one of the options may be used in a visit. */
  readonly isMixed: boolean
  readonly isControllable: boolean
  /** Fort, Holy Spire, Library. */
  readonly isResource: boolean
}
/** VIN-COMP-01, VIN-TRAIT-01, VIN-RELIC-01, VIN-MONSTER-01 What is printed on a card. */
export interface Card {
  readonly id: CardId
  readonly set: CardSet
  readonly kind: Kind
  readonly deck: Deck
  readonly honor: number
  /** Companions: the lowest is champion; 0: none. */
  readonly initiative: number
  /** Companions: may be dealt as a start companion. */
  readonly isStart: boolean
  /** Companions: what an activation may gain, one entry a cube: which attributes it may be. */
  readonly attributes: readonly (readonly Attr[])[]
  /** Traits: how many cubes it holds. */
  readonly slots: number
  /** Relics: how many cubes it gets when gained. */
  readonly charge: number
  readonly clauses: readonly Clause[]
  /** The clause that is used by choice, and the others by their trigger. */
  readonly voluntary: VoluntaryClause | null
  readonly passives: readonly StandingClause[]
  readonly use: UseCard
  readonly activate: Activate
  readonly dismiss: Dismiss
  readonly recall: Recall
  readonly pick: PickCard
}
export interface Journey {
  readonly id: JourneyId
  readonly number: number
  readonly triangle: TriangleId
  readonly colour: Colour
}
export interface Goal {
  readonly if: Requirement
  readonly honor: number
}
export interface Quest {
  readonly id: QuestId
  readonly set: CardSet
  readonly goals: readonly Goal[]
}
/** Met if one player meets all of `player`, and the table all of `table`. */
export interface Trigger {
  readonly id: TriggerId
  readonly set: CardSet
  readonly player: readonly Requirement[]
  readonly table: readonly TableRequirement[]
}
export interface Content {
  readonly hexes: readonly Hex[]
  readonly hex: Readonly<Record<HexId, Hex>>
  readonly triangles: readonly Triangle[]
  readonly triangle: Readonly<Record<TriangleId, Triangle>>
  /** Steps from one triangle to another, by index. */
  readonly distances: readonly (readonly number[])[]
  readonly regions: Readonly<Record<RegionId, Region>>
  readonly cards: Readonly<Record<CardId, Card>>
  readonly deckIds: Readonly<Record<Deck, readonly CardId[]>>
  readonly journeys: Readonly<Record<JourneyId, Journey>>
  readonly quests: Readonly<Record<QuestId, Quest>>
  readonly triggers: Readonly<Record<TriggerId, Trigger>>
  /** Honor spaces that bear a coin, ascending. */
  readonly coins: readonly number[]
  readonly monsterDie: readonly MonsterFace[]
  readonly attributeDie: readonly Attr[]
}
