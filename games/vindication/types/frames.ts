/** The procedures in progress. */

import type { Frame, Seat } from '@skerry/kernel'
import type { RuleId } from '../ledger.ts'
import type {
  Attr,
  CardId,
  Context,
  Deck,
  Die,
  Half,
  HexId,
  MonsterFace,
  RegionId,
  Source,
  TriangleId,
  VinEffect,
} from './content.ts'

interface OwnFrame extends Frame {
  readonly seat: Seat
}
export interface GameFrame extends Frame {
  readonly rule: 'game'
  at: 'prepare' | 'nextTurn' | 'scoring'
}
export interface SetupFrame extends Frame {
  readonly rule: 'setup'
  at: 'openPile' | 'trigger' | 'journey' | 'begin' | 'companion' | 'enter' | 'quest' | 'keepQuest' | 'island' | 'first'
  /** How far the step in question has come. */
  done: number
  /** Seats in ascending order of their journeys (VIN-RULING-05). */
  order: Seat[]
  /** Cards with the non-start icon that came up on the way. */
  aside: CardId[]
}
/** What lasts this turn and what has been done in it (VIN-TURN-08). */
export interface TurnFrame extends OwnFrame {
  readonly rule: 'turn'
  at: 'actions' | 'rested'
  move: 'open' | 'done' | 'waived'
  /** Steps added by `move(n)`. */
  moreSteps: number
  /** Steps added because the medallion is hemmed in (VIN-MOVE-07). */
  hastened: number
  activated: (CardId | 'character')[]
  moreActivations: number
  visited: HexId[]
  moreVisits: number
  isRested: boolean
  /** Regions whose visit in this turn has led to control (VIN-RULING-38). */
  controlled: HexId[]
  profsBought: number
  moreProfs: number
  /** Cards whose `ACT` or `USE1` is spent. */
  used: CardId[]
  /** Traits: slots filled in this turn (VIN-TRAIT-09). */
  filled: Partial<Record<CardId, number>>
  /** Cards whose `(1/turn)` reaction has resolved, whoever's they are. */
  reacted: CardId[]
  hasSetDie: boolean
  safe: ('EXH' | 'DEATH')[]
  discounts: Extract<VinEffect, { do: 'discount' }>[]
  isEvictionCheap: boolean
}
export interface MoveFrame extends OwnFrame {
  readonly rule: 'move'
  at: 'enter' | 'look' | 'choose' | 'teleport'
  /** Where the Move began (VIN-RULING-14). */
  readonly from: TriangleId
  steps: number
  /** The most steps that standing abilities have granted it: they stay (VIN-RULING-132). */
  granted: number
  /** Set by `tele`: where it may lead. */
  readonly teleport: 'shore' | 'free' | null
}
export interface DowngradeFrame extends OwnFrame {
  readonly rule: 'downgrade'
  at: 'zone'
}
/** Tiles drawn and laid. */
export interface DiscoverFrame extends OwnFrame {
  readonly rule: 'discover'
  at: 'look' | 'draw' | 'lay' | 'told'
  /** `start`: all own tiles first (VIN-SETUP-24); `step`: one by one (VIN-MOVE-11); `scout`: next to any discovered hex. */
  readonly by: 'start' | 'step' | 'scout'
  /** Drawn and not yet laid; the first is being laid. */
  tiles: RegionId[]
  /** How many are still to be drawn (`start`, `scout`). */
  left: number
  laid: number
}
export interface VisitFrame extends OwnFrame {
  readonly rule: 'visit'
  at: 'option' | 'control' | 'pay' | 'controllersHonor' | 'visited' | 'effect' | 'told' | 'look' | 'more'
  readonly hex: HexId
  readonly region: RegionId
  readonly isControlFirst: boolean
  /** Which option is being carried out. */
  option: number
  /** What it costs, as worked out when it was chosen. */
  cost: Readonly<Partial<Record<Attr, number>>>
  /** By option: how often it was. */
  done: number[]
}
/** Taking a card. */
export interface DrawFrame extends OwnFrame {
  readonly rule: 'draw'
  at: 'deck' | 'source' | 'blind' | 'look' | 'pick'
  /** From which decks; one after `deck`. */
  decks: readonly Deck[]
  /** An empowered draw is for visits alone (VIN-RULING-31). */
  readonly sources: readonly Source[]
  /** How many cards of the deck this seat has been shown. */
  seen: number
}
/** Gaining a card, in one order for all cards (VIN-RULING-130). */
export interface GainFrame extends OwnFrame {
  readonly rule: 'gain'
  at: 'tableau' | 'openPile' | 'honor' | 'charge' | 'charging' | 'enter' | 'told'
  readonly card: CardId
  readonly source: Source
  /** A monster of the Gaping Maw. */
  readonly isDefeat: boolean
}
export interface Dice {
  /** Null: only the attribute die is rolled. */
  readonly MON: MonsterFace | null
  readonly ATT: Attr
}
/** A roll, of a fight or at the Academy, from before the throw to its results (VIN-RULING-61). */
export interface RollFrame extends OwnFrame {
  readonly rule: 'roll'
  at: 'before' | 'throw' | 'rerolls' | 'order' | 'next' | 'champion' | 'save' | 'attribute'
  readonly isFight: boolean
  /** The face chosen instead of rolling the attribute die. */
  named: Attr | null
  /** Null before the throw. */
  dice: Dice | null
  /** VIN-RULING-62 Determined with the throw. */
  champion: CardId | null
  /** Passive cards that have rerolled this roll. */
  rerolled: CardId[]
  /** Results still to be carried out, in this order. */
  due: Half[]
}
export interface RerollFrame extends OwnFrame {
  readonly rule: 'reroll'
  at: 'throw'
  readonly die: Die
}
export interface ExhaustionFrame extends OwnFrame {
  readonly rule: 'exhaustion'
  at: 'place' | 'recall'
  readonly champion: CardId
  due: number
}
export interface LossFrame extends OwnFrame {
  readonly rule: 'loss'
  at: 'leave' | 'honor' | 'told'
  readonly card: CardId
  readonly cause: 'death' | 'parting'
}
/** Attributes of choice. */
export interface AttributesFrame extends OwnFrame {
  readonly rule: 'attributes'
  at: 'gain'
  /** One entry a cube: which attributes it may be. */
  readonly printed: readonly (readonly Attr[])[]
  /** The companion being activated: its ability may come first (VIN-ACT-09). */
  readonly activated: CardId | null
  readonly by: RuleId
}
export interface AugmentFrame extends OwnFrame {
  readonly rule: 'augment'
  at: 'next' | 'zone'
  readonly from: 'pot' | 'inf' | 'either'
  left: number
  readonly by: RuleId
}
export interface MotivateFrame extends OwnFrame {
  readonly rule: 'motivate'
  at: 'cubes'
  readonly n: number
  readonly by: RuleId
}
/** Influence cubes onto relics. */
export interface ChargeFrame extends OwnFrame {
  readonly rule: 'charge'
  at: 'cubes'
  /** At most so many; null: no limit (VIN-RELIC-06). */
  readonly n: number | null
  readonly least: number
  readonly by: RuleId
}
/** `1 COMMON`: a price of which the kind is chosen. */
export interface SpendFrame extends OwnFrame {
  readonly rule: 'spend'
  at: 'choose'
  readonly by: RuleId
}
/** `convert(X>Y,n)` */
export interface ShiftFrame extends OwnFrame {
  readonly rule: 'shift'
  at: 'look' | 'choose'
  readonly from: readonly Attr[]
  readonly to: readonly Attr[]
  left: number
}
/** `peek(D,n)` */
export interface PeekFrame extends OwnFrame {
  readonly rule: 'peek'
  at: 'deck' | 'look' | 'order'
  decks: readonly Deck[]
  readonly n: number
  /** How many cards have been shown, and how many are put back in order. */
  seen: number
  placed: number
}
/** `down`, `steal`, `lose`, `evict`: an opponent, or a cube of an opponent. */
export interface HarmFrame extends OwnFrame {
  readonly rule: 'harm'
  at: 'look' | 'opponent' | 'cube'
  readonly effect: Extract<VinEffect, { do: 'down' | 'steal' | 'lose' | 'evict' }>
  readonly context: Context
}
/** One `WHEN` ability that resolves (VIN-RULING-118). */
export interface ReactionFrame extends OwnFrame {
  readonly rule: 'reaction'
  at: 'resolve'
  readonly card: CardId
  readonly clause: number
  readonly visitor: Seat | null
}
export interface CoinsFrame extends OwnFrame {
  readonly rule: 'coins'
  at: 'take' | 'reveal'
}
export interface EndFrame extends Frame {
  readonly rule: 'end'
  at: 'trigger'
}
