/** The vocabulary of Barbarians: The Invasion. */

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
  Sum,
} from '@skerry/kernel'

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

// —— state ——

export interface BarbariansOptions {
  readonly tribePowers: boolean
  readonly tribes: 'chosen' | 'random'
  readonly deckTroops: 'text' | 'pictured'
  readonly soloTarget: number
  readonly fateDraw: 'reshuffled' | 'eachOnce'
  readonly dummyBlocks: 'first' | 'both'
  readonly soloEndAt100: boolean
}
export interface Held {
  readonly card: CardId
  /** Not yet used in this era. */
  isUpright: boolean
}
/** A conquered region and the marker won there. */
export interface Banner {
  readonly region: RegionId
  readonly marker: MarkerId
}
export interface Player {
  /** Null without tribe powers, and until it is chosen. */
  tribe: Tribe | null
  dp: number
  honour: number
  /** The highest honour space ever reached: all milestones up to it have been passed. */
  furthest: number
  resources: Record<Resource, number>
  troops: Record<Troop, number>
  knowledge: Record<Track, number>
  gods: Held[]
  warlords: Held[]
  buildings: CardId[]
  /** The warlord whose sacrifice is being carried out (BAR-RULING-115). */
  aside: CardId | null
  /** In the order of conquest. */
  banners: Banner[]
  /** By ring − 1: where the heroes of this era stand. */
  heroes: (SpaceId | null)[]
  /** A fourth hero in this era, and in the next one. */
  hasFourth: boolean
  hasFourthNext: boolean
  /** The space of hero 3 may be carried out twice. */
  hasTwice: boolean
}
/** The dummy of a solo game. */
export interface Rival {
  honour: number
  knowledge: Record<Track, number>
  banners: RegionId[]
}
/** One deck per kind, or the common deck of a solo game. */
export type Decks = Partial<Record<Kind | 'common', Pile<CardId>>>
export interface State {
  readonly options: BarbariansOptions
  readonly map: MapId
  readonly volcano: VolcanoId
  /** 0 during setup. */
  era: number
  /** Placement round 1 … 4; 0 outside the action phase. */
  round: number
  players: Player[]
  /** Honour order: who is ahead comes first, on one space from the top of the stack. The dummy of a solo game is −1. */
  order: Seat[]
  /** How far rings 1, 2, 3 are turned clockwise (BAR-PLACE-09). */
  turns: number[]
  /** The slot of P1; P2 and P3 follow clockwise (BAR-PLACE-10). */
  arc: number
  /** Heroes of unused colours: four each, from ring 1 to the periphery. */
  dummies: SpaceId[]
  /** Faction markers on the map. */
  markers: Partial<Record<RegionId, MarkerId>>
  /** Markers out of the game: removed in setup, or taken by the dummy. */
  removedMarkers: MarkerId[]
  /** Islands whose first-conqueror tile still lies there. */
  tiles: IslandId[]
  decks: Decks
  /** Solo: cards that left the game unseen (BAR-SOLO-03). */
  removedCards: Counts<CardId>
  /** How many of each kind: that much everybody knows. */
  removedCounts: Record<Kind, number>
  /** Places keep their order, null is a gap: 4 buildings, 2 gods, 2 warlords; solo a row of 7. */
  display: (CardId | null)[]
  /** Six slots; that of this era is number `era`. */
  timeline: TimelineId[]
  /** By track: who has finished it, in order. */
  finishers: Partial<Record<Track, Seat[]>>
  rival: Rival | null
  /** Solo: fate cards to be drawn from, and the one of this era. */
  fates: Counts<FateId>
  fate: FateId | null
  /** The end has been called (BAR-RULING-68, -69). */
  isEndCalled: boolean
  /** After final scoring: what every seat got for buildings, banners and honour. */
  final: readonly Sum[] | null
}

// —— frames ——

export interface GameFrame extends Frame {
  readonly rule: 'game'
  at:
    | 'prepare'
    | 'era'
    | 'organise'
    | 'gift'
    | 'preparation'
    | 'action'
    | 'closing'
    | 'next'
    | 'lastCampaigns'
    | 'scoring'
}
export interface SetupFrame extends Frame {
  readonly rule: 'setup'
  at:
    | 'tribes'
    | 'tribe'
    | 'drawTribe'
    | 'orient'
    | 'marker'
    | 'fewerMarkers'
    | 'select'
    | 'remove'
    | 'display'
    | 'feasts'
    | 'demons'
    | 'gods'
    | 'stack'
    | 'soloStack'
    | 'dummies'
    | 'opposite'
    | 'learn'
  /** How far the step in question has come. */
  done: number
}
/** Solo: the fate card of an era. */
export interface OrganiseFrame extends Frame {
  readonly rule: 'organise'
  at: 'draw' | 'heroes' | 'knowledge' | 'discard' | 'honour' | 'conquest'
}
export interface PreparationFrame extends Frame {
  readonly rule: 'preparation'
  at: 'upright' | 'next' | 'produce'
  /** Who is still to produce; the first is at it. */
  queue: Seat[]
  /** How many more buildings may produce, and which. */
  left: number
  able: CardId[]
}
/** Placement rounds. */
export interface ActionFrame extends Frame {
  readonly rule: 'action'
  at: 'round' | 'turns'
  queue: Seat[]
}
export interface TurnFrame extends Frame {
  readonly rule: 'turn'
  at: 'before' | 'space' | 'second' | 'after'
  readonly seat: Seat
  /** The ring of this turn's hero. */
  readonly ring: Ring
  /** The one use of a god or warlord in this turn. */
  isExtraUsed: boolean
  space: SpaceId | null
}
export interface SacrificeFrame extends Frame {
  readonly rule: 'sacrifice'
  at: 'effect' | 'second' | 'under'
  readonly seat: Seat
  readonly card: CardId
  times: number
}
export interface RotateFrame extends Frame {
  readonly rule: 'rotate'
  at: 'direction'
  readonly seat: Seat
  readonly ring: TurningRing
}
/** Goods of choice. */
export interface GainFrame extends Frame {
  readonly rule: 'gain'
  at: 'resources' | 'troops'
  readonly n: number
  readonly context: Context
}
/** Costs in which something is to be chosen, after those in which nothing is. */
export interface PayFrame extends Frame {
  readonly rule: 'pay'
  at: 'look' | 'resources' | 'troops' | 'card'
  readonly seat: Seat
  readonly by: RuleId
  readonly costs: readonly Cost[]
  done: number
}
export interface EitherFrame extends Frame {
  readonly rule: 'either'
  at: 'look' | 'side'
  readonly sides: readonly (readonly BarEffect[])[]
  readonly context: Context
}
export interface KnowledgeFrame extends Frame {
  readonly rule: 'knowledge'
  at: 'look' | 'step'
  readonly seat: Seat
  readonly category: Category | 'either'
  left: number
  readonly by: RuleId
}
/** A track finished. */
export interface BonusFrame extends Frame {
  readonly rule: 'bonus'
  at: 'look' | 'second'
  readonly seat: Seat
  readonly track: Track
}
/** A card of the display. */
export interface TakeFrame extends Frame {
  readonly rule: 'take'
  at: 'look' | 'choose' | 'receive'
  readonly seat: Seat
  readonly kinds: readonly Kind[]
  card: CardId | null
}
/** The top card of a deck. */
export interface DrawFrame extends Frame {
  readonly rule: 'draw'
  at: 'look' | 'choose' | 'reveal'
  readonly seat: Seat
  readonly kinds: readonly Kind[]
  readonly by: RuleId
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
  readonly milestone: MilestoneId
}
export interface CampaignFrame extends Frame {
  readonly rule: 'campaign'
  at:
    | 'recruit'
    | 'target'
    | 'reveal'
    | 'swap'
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
  /** Null until a target is chosen. */
  region: RegionId | null
  /** How many battles will be faced. */
  battles: number
  /** Revealed so far, in order; the last one is being fought. */
  faced: RegionCardId[]
  /** Set aside by the tiger tribe. */
  swapped: RegionCardId[]
  /** The card at hand came for one that was set aside. */
  isReplacement: boolean
  won: RegionCardId[]
  isAverted: boolean
}
export interface PenaltyFrame extends Frame {
  readonly rule: 'penalty'
  at: Faction
  readonly seat: Seat
}
/** A banner without battles. */
export interface BannerFrame extends Frame {
  readonly rule: 'banner'
  at: 'look' | 'choose'
  readonly seat: Seat
}
/** The end of an era. */
export interface ClosingFrame extends Frame {
  readonly rule: 'closing'
  at:
    | 'slide'
    | 'heroesBack'
    | 'card'
    | 'feast'
    | 'feastRow'
    | 'feastAgain'
    | 'demonDue'
    | 'demonPayment'
    | 'demon'
    | 'demonTribute'
    | 'demonAgain'
    | 'turnDown'
    | 'discardDisplay'
    | 'turnRing'
    | 'dummies'
  queue: Seat[]
}
/** Fills the gaps of the display. */
export interface RefillFrame extends Frame {
  readonly rule: 'refill'
  at: 'look' | 'reveal'
  readonly by: RuleId
  /** The place being looked at. */
  place: number
}
export interface LastCampaignsFrame extends Frame {
  readonly rule: 'lastCampaigns'
  at: 'begin' | 'next' | 'choose'
  queue: Seat[]
}
export interface ScoringFrame extends Frame {
  readonly rule: 'scoring'
  at: 'count' | 'rank' | 'solo'
}

// —— choices; the allotments are gather, muster, pay, recruit, lose and turn ——

export interface ChooseTribe extends Choice {
  readonly do: 'tribe'
  readonly tribe: Tribe
}
/** Solo: whose honour marker lies on top. */
export interface StackOrder extends Choice {
  readonly do: 'onTop'
  readonly who: 'mine' | 'dummy'
}
/** A disc in setup: twice the same track is its second space. */
export interface Learn extends Choice {
  readonly do: 'learn'
  readonly track: Track
}
export interface Produce extends Choice {
  readonly do: 'produce'
  readonly card: CardId
}
export interface Pray extends Choice {
  readonly do: 'pray'
  readonly card: CardId
}
export interface Sacrifice extends Choice {
  readonly do: 'sacrifice'
  readonly card: CardId
}
export interface PlaceHero extends Choice {
  readonly do: 'place'
  readonly space: SpaceId
}
export interface RotateRing extends Choice {
  readonly do: 'rotate'
  readonly direction: Direction
}
/** One side of a slash, from the left. */
export interface Side extends Choice {
  readonly do: 'side'
  readonly side: 1 | 2
}
export interface Advance extends Choice {
  readonly do: 'advance'
  readonly track: Track
}
/** The second to finish a tactics track. */
export interface BonusChoice extends Choice {
  readonly do: 'bonus'
  readonly bonus: 'effect' | 'points'
}
/** A card of the display. */
export interface TakeCard extends Choice {
  readonly do: 'take'
  readonly card: CardId
}
export interface DrawTop extends Choice {
  readonly do: 'draw'
  readonly deck: Kind
}
export interface Discard extends Choice {
  readonly do: 'discard'
  readonly card: CardId
}
export interface Attack extends Choice {
  readonly do: 'attack'
  readonly region: RegionId
}
/** A banner without battles. */
export interface PlaceBanner extends Choice {
  readonly do: 'claim'
  readonly region: RegionId
}
export interface DemonPayment extends Choice {
  readonly do: 'appease'
  readonly with: 'gold' | 'points'
}
export interface FeastRow extends Choice {
  readonly do: 'row'
  readonly row: 1 | 2 | 3
}

// —— events ——

export type BarEvent = Event &
  (
    | { type: 'tribeChosen'; seat: Seat; tribe: Tribe }
    | { type: 'ringOriented'; ring: TurningRing; turns: number }
    | { type: 'markerLaid'; region: RegionId; marker: MarkerId }
    | { type: 'markersRemoved'; regions: readonly RegionId[] }
    | { type: 'cardsSelected'; sizes: Readonly<Record<Kind, number>> }
    | { type: 'cardShown'; card: CardId; place: number }
    | { type: 'timelineFilled'; slot: number; card: TimelineId }
    | { type: 'godDealt'; seat: Seat; card: CardId }
    /** From the top. */
    | { type: 'honourStacked'; order: readonly Seat[] }
    | { type: 'dummyPlaced'; ring: Ring; space: SpaceId }
    | { type: 'learnt'; seat: Seat; track: Track; level: number }
    | { type: 'eraBegan'; era: number }
    | { type: 'fateDrawn'; fate: FateId }
    | { type: 'dummiesMoved'; spaces: readonly SpaceId[]; by: number }
    | { type: 'dummyLearnt'; track: Track; level: number }
    | { type: 'displayDiscarded'; cards: readonly CardId[] }
    | { type: 'dummyAdvanced'; space: number }
    | { type: 'dummyConquered'; region: RegionId; marker: MarkerId }
    | { type: 'nothingConquered' }
    | { type: 'cardsUpright' }
    | { type: 'produced'; seat: Seat; card: CardId }
    /** In honour order, those who place a hero. */
    | { type: 'roundBegan'; round: number; order: readonly Seat[] }
    | { type: 'turnBegan'; seat: Seat; ring: Ring }
    | { type: 'heroPlaced'; seat: Seat; ring: Ring; space: SpaceId }
    | { type: 'placementSkipped'; seat: Seat; ring: Ring }
    | { type: 'spaceCarriedOut'; seat: Seat; space: SpaceId }
    | { type: 'spaceLeft'; seat: Seat; space: SpaceId }
    | { type: 'prayed'; seat: Seat; card: CardId }
    | { type: 'warlordSacrificed'; seat: Seat; card: CardId }
    /** The bear tribe, once more. */
    | { type: 'sacrificedAgain'; seat: Seat; card: CardId }
    /** Under its deck. */
    | { type: 'cardPutUnder'; seat: Seat; card: CardId }
    | { type: 'ringTurned'; seat: Seat | null; ring: TurningRing; steps: number }
    /** `n`: what was added; `lost`: what exceeded 6; `economy`: how much of it the economy track gave. */
    | { type: 'resourcesGained'; seat: Seat; n: Split; lost: Split; economy: Split }
    | { type: 'resourcesPaid'; seat: Seat; n: Split }
    | { type: 'troopsGained'; seat: Seat; n: Split; lost: Split }
    | { type: 'troopsPaid'; seat: Seat; n: Split }
    | { type: 'dpChanged'; seat: Seat; by: number; dp: number; sum: Sum | null }
    /** `furthest` is the highest space reached before this move. */
    | { type: 'honourGained'; seat: Seat; from: number; space: number; furthest: number }
    | { type: 'honourLost'; seat: Seat; from: number; space: number }
    | { type: 'milestonePassed'; seat: Seat; milestone: MilestoneId }
    | { type: 'knowledgeGained'; seat: Seat; track: Track; level: number }
    /** A step that found no track. */
    | { type: 'knowledgeLost'; seat: Seat; category: Category | 'either' }
    /** `place`: 1 first, 2 second, 0 no bonus left. */
    | { type: 'trackFinished'; seat: Seat; track: Track; place: number }
    | { type: 'twiceGained'; seat: Seat }
    | { type: 'heroGained'; seat: Seat; isNextEra: boolean }
    /** A fourth hero that nobody can use. */
    | { type: 'heroVoid'; seat: Seat }
    /** `from`: the display or a deck; gods and warlords arrive upright. */
    | { type: 'cardTaken'; seat: Seat; card: CardId; kind: Kind; from: 'display' | 'deck' }
    | { type: 'deckEmpty'; seat: Seat; kind: Kind }
    | { type: 'campaignBegun'; seat: Seat; region: RegionId; battles: Sum }
    | { type: 'noAttack'; seat: Seat }
    | { type: 'battleRevealed'; seat: Seat; card: RegionCardId; battle: number }
    | { type: 'battleSwapped'; seat: Seat; card: RegionCardId }
    | { type: 'warlordsCalled'; seat: Seat; cards: readonly CardId[] }
    | { type: 'battleWon'; seat: Seat; card: RegionCardId; isOverkill: boolean }
    | { type: 'battleLost'; seat: Seat; card: RegionCardId }
    | { type: 'penaltyAverted'; seat: Seat; faction: Faction }
    | { type: 'cardsTurned'; seat: Seat; cards: readonly CardId[] }
    | { type: 'campaignFailed'; seat: Seat; region: RegionId; won: number; battles: number }
    /** `isFirst`: with the first-conqueror tile. */
    | { type: 'regionConquered'; seat: Seat; region: RegionId; marker: MarkerId; isFirst: boolean }
    | { type: 'rewardCollected'; seat: Seat; card: RegionCardId }
    | { type: 'endCalled'; reason: 'points' | 'markers' }
    | { type: 'heroesTakenBack' }
    | { type: 'timelineReached'; slot: number; card: TimelineId }
    | { type: 'demonAppeased'; seat: Seat; with: 'gold' | 'points' }
    | { type: 'tributePaid'; seat: Seat; card: TimelineId }
    | { type: 'tributeRefused'; seat: Seat; card: TimelineId }
    | { type: 'rowChosen'; seat: Seat; card: TimelineId; row: 1 | 2 | 3 }
    | { type: 'timelineTurned'; slot: number; card: TimelineId }
    /** Solo: the cards left close up. */
    | { type: 'displaySlid'; display: readonly (CardId | null)[] }
    | { type: 'lastCampaigns' }
    /** Final scoring: buildings, banner groups, the dummy's honour; added to the points so far. */
    | { type: 'finalScored'; seat: Seat; sum: Sum }
    | { type: 'ranked'; places: readonly number[] }
  )

export interface Barbarians extends GameTypes {
  effect: BarEffect
  context: Context
  content: Content
  state: State
  frame:
    | GameFrame
    | SetupFrame
    | OrganiseFrame
    | PreparationFrame
    | ActionFrame
    | TurnFrame
    | SacrificeFrame
    | RotateFrame
    | GainFrame
    | PayFrame
    | EitherFrame
    | KnowledgeFrame
    | BonusFrame
    | TakeFrame
    | DrawFrame
    | OverLimitFrame
    | MilestoneFrame
    | CampaignFrame
    | PenaltyFrame
    | BannerFrame
    | ClosingFrame
    | RefillFrame
    | LastCampaignsFrame
    | ScoringFrame
    | EffectsFrame<BarEffect, Context>
  event: BarEvent
  seen: State
}
