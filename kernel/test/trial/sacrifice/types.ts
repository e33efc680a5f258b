/** A warlord sacrificed twice, with a campaign, milestones and a search inside: the vocabulary of the excerpt. */

import type {
  Choice,
  Counts,
  Effect,
  EffectsFrame,
  Event,
  Frame,
  GameTypes,
  Pile,
  RuleId,
  Seat,
  Split,
} from '../../../src/index.ts'

export type CardId = string
export type RegionId = string
export type RegionCardId = string
export type IslandId = string
export type SpaceId = string
export type Resource = 'food' | 'wood' | 'iron' | 'stone' | 'gold'
export type Troop = 'archer' | 'berserker' | 'raider'
export type Kind = 'god' | 'warlord' | 'building'
export type Terrain = 'glacier' | 'forest' | 'mountain' | 'swamp'
export type Faction = 'nefriar' | 'shan' | 'aspidian' | 'varg'
export type Category = 'barbarian' | 'tactics'
export type Track = 'discovery' | 'defence' | 'economy' | 'production' | Faction
export type Tribe = 'red' | 'blue' | 'green' | 'yellow'

/** The closed vocabulary of cards, milestones, rewards and spaces. */
export type BarEffect = Effect &
  (
    | { readonly do: 'resource'; readonly resource: Resource; readonly n: number }
    | { readonly do: 'any'; readonly n: number }
    | { readonly do: 'troop'; readonly n: number }
    | { readonly do: 'dp'; readonly n: number }
    | { readonly do: 'know'; readonly category: Category | 'either'; readonly n: number }
    | { readonly do: 'hon'; readonly n: number }
    | { readonly do: 'card'; readonly kinds: readonly Kind[] }
    /** `times` is how often the printed value of a won marker counts. */
    | { readonly do: 'campaign'; readonly times: number }
    | { readonly do: 'either'; readonly sides: readonly (readonly BarEffect[])[] }
  )
/** Whose effects are carried out, and the rule that grants them. */
export interface Context {
  readonly seat: Seat
  readonly rule: RuleId
}

export interface God {
  readonly kind: 'god'
  readonly dp: number
}
export interface Warlord {
  readonly kind: 'warlord'
  readonly crowns: number
  /** What a call counts as. */
  readonly troop: Troop | 'any'
  readonly sacrifice: readonly BarEffect[]
}
export interface Building {
  readonly kind: 'building'
}
export type Card = God | Warlord | Building

export type Troops = Readonly<Record<Troop, number>>
export interface RegionCard {
  readonly terrain: Terrain
  readonly grey: Troops
  /** Grey and red together; null: the card shows no overkill. */
  readonly overkill: { readonly troops: Troops; readonly dp: number } | null
  readonly reward: readonly BarEffect[]
}
export interface Marker {
  readonly faction: Faction
  readonly value: number
}
export interface Region {
  readonly island: IslandId
  readonly terrain: Terrain
  /** What lies here at the start; null: inert (BAR-RULING-38). */
  readonly marker: Marker | null
}
export interface Milestone {
  readonly at: number
  readonly bonus: readonly BarEffect[]
}
/** What a player begins the excerpt with. */
export interface Start {
  readonly tribe: Tribe
  readonly dp: number
  readonly honour: number
  readonly resources: Readonly<Record<Resource, number>>
  readonly troops: Troops
  readonly knowledge: Readonly<Record<Track, number>>
  readonly cards: readonly CardId[]
}
export interface Content {
  readonly eras: number
  readonly limits: Readonly<Record<Kind, number>>
  /** How many cards of each kind are in the common deck of a solo game. */
  readonly solo: Readonly<Record<Kind, number>>
  readonly costs: Readonly<Record<Troop, readonly Resource[]>>
  readonly cards: Readonly<Record<CardId, Card>>
  /** In discovery order; the value of an island is its place in this list. */
  readonly islands: readonly IslandId[]
  readonly regions: Readonly<Record<RegionId, Region>>
  readonly neighbours: Readonly<Record<RegionId | typeof START, readonly string[]>>
  readonly regionCards: Readonly<Record<RegionCardId, RegionCard>>
  readonly milestones: readonly Milestone[]
  readonly spaces: Readonly<Record<SpaceId, readonly BarEffect[]>>
  readonly starts: readonly Start[]
}
export const START = 'START'

export interface Held {
  readonly card: CardId
  upright: boolean
}
export interface Player {
  readonly tribe: Tribe
  dp: number
  honour: number
  /** The highest honour space ever reached: all milestones up to it have been passed. */
  furthest: number
  resources: Record<Resource, number>
  troops: Record<Troop, number>
  knowledge: Record<Track, number>
  cards: Held[]
  /** The warlord whose sacrifice is being carried out. */
  aside: CardId | null
  /** Regions whose marker was taken. */
  conquered: RegionId[]
}
export interface State {
  era: number
  players: Player[]
  /** Honour order: who is ahead comes first; on one space from the top of the stack. */
  order: Seat[]
  /** Regions on which a marker lies. */
  markers: RegionId[]
  /** Islands whose first-conqueror tile lies there still. */
  tiles: IslandId[]
  heroes: Record<SpaceId, Seat>
  /** One deck per kind, or the common deck of a solo game. */
  decks: Partial<Record<Kind | 'common', Pile<CardId>>>
  /** Cards that left the game unseen. */
  removed: Counts<CardId>
  terrain: Record<Terrain, Pile<RegionCardId>>
  lastEra: boolean
  readonly target: number
}

export interface GameFrame extends Frame {
  readonly rule: 'game'
  at: 'selection' | 'remove' | 'era' | 'turns' | 'scoring'
  /** Who is still to act in this era. */
  queue: Seat[]
}
export interface TurnFrame extends Frame {
  readonly rule: 'turn'
  at: 'before' | 'space' | 'after'
  readonly seat: Seat
  /** The one use of a god or warlord in this turn. */
  used: boolean
  space: SpaceId | null
}
export interface SacrificeFrame extends Frame {
  readonly rule: 'sacrifice'
  at: 'effect' | 'blueSecond' | 'under'
  readonly seat: Seat
  readonly card: CardId
  times: number
}
export interface GainFrame extends Frame {
  readonly rule: 'gain'
  at: 'resources' | 'troops'
  readonly seat: Seat
  readonly n: number
  readonly by: RuleId
}
export interface KnowledgeFrame extends Frame {
  readonly rule: 'knowledge'
  at: 'look' | 'step'
  readonly seat: Seat
  readonly category: Category | 'either'
  left: number
}
export interface EitherFrame extends Frame {
  readonly rule: 'either'
  at: 'side'
  readonly sides: readonly (readonly BarEffect[])[]
  readonly context: Context
}
export interface FreeCardFrame extends Frame {
  readonly rule: 'freeCard'
  at: 'chooseDeck' | 'look' | 'search'
  readonly seat: Seat
  readonly kinds: readonly Kind[]
  wanted: Kind
}
export interface OverLimitFrame extends Frame {
  readonly rule: 'overLimit'
  at: 'discard'
  readonly seat: Seat
  readonly kind: Kind
}
export interface MilestoneFrame extends Frame {
  readonly rule: 'milestone'
  at: 'bonus'
  readonly seat: Seat
  readonly space: number
}
export interface CampaignFrame extends Frame {
  readonly rule: 'campaign'
  at:
    | 'recruit'
    | 'target'
    | 'reveal'
    | 'battle'
    | 'pay'
    | 'payOverkill'
    | 'lost'
    | 'avert'
    | 'afterBattle'
    | 'conquest'
    | 'rewards'
  readonly seat: Seat
  readonly times: number
  region: RegionId
  /** How many battles will be faced. */
  battles: number
  /** Revealed so far, in order; the last one is being fought. */
  faced: RegionCardId[]
  won: RegionCardId[]
  averted: boolean
}
export interface PenaltyFrame extends Frame {
  readonly rule: 'penalty'
  at: Faction
  readonly seat: Seat
}

export interface Sacrifice extends Choice {
  readonly do: 'sacrifice'
  readonly card: CardId
}
export interface Place extends Choice {
  readonly do: 'place'
  readonly space: SpaceId
}
export interface Side extends Choice {
  readonly do: 'side'
  readonly which: number
}
export interface Advance extends Choice {
  readonly do: 'advance'
  readonly track: Track
}
export interface Draw extends Choice {
  readonly do: 'draw'
  readonly kind: Kind
}
export interface Discard extends Choice {
  readonly do: 'discard'
  readonly card: CardId
}
export interface Attack extends Choice {
  readonly do: 'attack'
  readonly region: RegionId
}
export interface Win extends Choice {
  readonly do: 'win' | 'overkill'
}

export type BarEvent = Event &
  (
    | { type: 'eraBegan'; era: number }
    | { type: 'heroPlaced'; seat: Seat; space: SpaceId }
    | { type: 'warlordSacrificed'; seat: Seat; card: CardId }
    | { type: 'effectCarriedOut'; seat: Seat; card: CardId; times: number }
    | { type: 'cardPutUnder'; seat: Seat; card: CardId }
    | { type: 'cardTaken'; seat: Seat; card: CardId; kind: Kind }
    | { type: 'nothingFound'; seat: Seat; kind: Kind }
    | { type: 'resourcesGained'; seat: Seat; n: Split }
    | { type: 'resourcesPaid'; seat: Seat; n: Split }
    | { type: 'troopsGained'; seat: Seat; n: Split }
    | { type: 'troopsPaid'; seat: Seat; n: Split }
    | { type: 'cardsTurned'; seat: Seat; cards: readonly CardId[] }
    | { type: 'dpChanged'; seat: Seat; by: number; dp: number }
    /** `furthest` is the highest space reached before this move. */
    | { type: 'honourGained'; seat: Seat; space: number; furthest: number }
    | { type: 'honourLost'; seat: Seat; space: number }
    | { type: 'milestonePassed'; seat: Seat; at: number }
    | { type: 'knowledgeGained'; seat: Seat; track: Track; level: number }
    | { type: 'campaignBegun'; seat: Seat; region: RegionId; battles: number }
    | { type: 'battleRevealed'; seat: Seat; card: RegionCardId }
    | { type: 'battleWon'; seat: Seat; card: RegionCardId }
    | { type: 'battleLost'; seat: Seat; card: RegionCardId }
    | { type: 'penaltyAverted'; seat: Seat }
    | { type: 'regionConquered'; seat: Seat; region: RegionId }
    | { type: 'campaignFailed'; seat: Seat; region: RegionId }
    | { type: 'lastEraCalled' }
  )

export interface Barbarians extends GameTypes {
  effect: BarEffect
  context: Context
  content: Content
  state: State
  frame:
    | GameFrame
    | TurnFrame
    | SacrificeFrame
    | GainFrame
    | KnowledgeFrame
    | EitherFrame
    | FreeCardFrame
    | OverLimitFrame
    | MilestoneFrame
    | CampaignFrame
    | PenaltyFrame
    | EffectsFrame<BarEffect, Context>
  event: BarEvent
  seen: State
}
