/** The procedures in progress. */

import type { Frame, Seat } from '@skerry/kernel'
import type { RuleId } from '../ledger.ts'
import type {
  BarEffect,
  CardId,
  Category,
  Context,
  Cost,
  Faction,
  Kind,
  MilestoneId,
  RegionCardId,
  RegionId,
  Ring,
  SpaceId,
  Track,
  TurningRing,
} from './content.ts'

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
