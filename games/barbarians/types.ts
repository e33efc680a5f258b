/** The vocabulary of Barbarians: The Invasion. */

import type { Counts, EffectsFrame, Event, GameTypes, Pile, Seat, Split, Sum } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'
import type {
  BarEffect,
  CardId,
  Category,
  Content,
  Context,
  Faction,
  FateId,
  IslandId,
  Kind,
  MapId,
  MarkerId,
  MilestoneId,
  RegionCardId,
  RegionId,
  Resource,
  Ring,
  SpaceId,
  TimelineId,
  Track,
  Tribe,
  Troop,
  TurningRing,
  VolcanoId,
} from './types/content.ts'
import type {
  ActionFrame,
  BannerFrame,
  BonusFrame,
  CampaignFrame,
  ClosingFrame,
  DrawFrame,
  EitherFrame,
  GainFrame,
  GameFrame,
  KnowledgeFrame,
  LastCampaignsFrame,
  MilestoneFrame,
  OrganiseFrame,
  OverLimitFrame,
  PayFrame,
  PenaltyFrame,
  PreparationFrame,
  RefillFrame,
  RotateFrame,
  SacrificeFrame,
  ScoringFrame,
  SetupFrame,
  TakeFrame,
  TurnFrame,
} from './types/frames.ts'

export * from './types/choices.ts'
export * from './types/content.ts'
export * from './types/frames.ts'

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

// —— events ——

export type BarEvent = Event<RuleId> &
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
  rule: RuleId
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
