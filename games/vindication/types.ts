/** The vocabulary of Vindication. */

import type { Counts, EffectsFrame, Event, GameTypes, Pile, Seat, Slot, Sum } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'
import type {
  Attr,
  CardId,
  Content,
  Context,
  Deck,
  Die,
  HeroicAttr,
  HexId,
  JourneyId,
  QuestId,
  RegionId,
  Source,
  TriangleId,
  TriggerId,
  VinEffect,
  Zone,
} from './types/content.ts'
import type {
  AttributesFrame,
  AugmentFrame,
  ChargeFrame,
  CoinsFrame,
  Dice,
  DiscoverFrame,
  DowngradeFrame,
  DrawFrame,
  EndFrame,
  ExhaustionFrame,
  GainFrame,
  GameFrame,
  HarmFrame,
  LossFrame,
  MotivateFrame,
  MoveFrame,
  PeekFrame,
  ReactionFrame,
  RerollFrame,
  RollFrame,
  SetupFrame,
  ShiftFrame,
  SpendFrame,
  TurnFrame,
  VisitFrame,
} from './types/frames.ts'

export * from './types/choices.ts'
export * from './types/content.ts'
export * from './types/frames.ts'

// —— state ——

export interface VindicationOptions {
  readonly openPileGrows: boolean
  readonly retakeHonor: boolean
}
export interface InPlay {
  readonly card: CardId
  cubes: number
}
export interface Player {
  journey: JourneyId | null
  /** Where the medallion stands; null before the journeys are dealt. */
  at: TriangleId | null
  honor: number
  zones: Record<Zone, number>
  spheres: Record<Attr, number>
  /** In order of acquisition (VIN-RULING-118). */
  cards: InPlay[]
  profs: Record<Attr, number>
  coins: number[]
  speed: number
  isVindicated: boolean
  /** Known to the owner alone until the end. */
  quests: Slot<QuestId>[]
}
export interface Supply {
  /** Face down. */
  pile: Pile<CardId>
  /** Face up; the last card is the top. */
  open: CardId[]
}
export interface State {
  readonly options: VindicationOptions
  /** 0 during setup. */
  round: number
  /** Who begins every round (VIN-SETUP-25). */
  first: Seat
  active: Seat
  players: Player[]
  /** Discovered tiles. */
  tiles: Partial<Record<HexId, RegionId>>
  bag: Counts<RegionId>
  controllers: Partial<Record<HexId, Seat>>
  /** Who had control of a region last, once it is given up or lost. */
  formerControllers: Partial<Record<HexId, Seat>>
  decks: Record<Deck, Supply>
  /** Cards out of the game, in the order in which they left; public (VIN-RULING-125). */
  removed: CardId[]
  journeys: Counts<JourneyId>
  quests: Pile<QuestId>
  triggers: Counts<TriggerId>
  faceUp: TriggerId[]
  /** Coins still on the honor track, ascending. */
  coins: number[]
  /** Proficiency tiles in the supply. */
  profs: Record<Attr, number>
  /** Set when the end is triggered. */
  lastRound: number | null
  /** Which triggers did it; null: none has yet; empty: the safety end. */
  endedBy: readonly TriggerId[] | null
  /** After final scoring: what every seat got, by cause. */
  final: readonly Sum[] | null
}

// —— events ——

export type VinEvent = Event<RuleId> &
  (
    | { type: 'cardTurnedUp'; deck: Deck; card: CardId }
    | { type: 'triggerRevealed'; trigger: TriggerId }
    | { type: 'journeyDealt'; seat: Seat; journey: JourneyId; at: TriangleId }
    | { type: 'firstPlayer'; seat: Seat }
    /** The non-start icon: it goes back into the deck. */
    | { type: 'cardSetAside'; seat: Seat; card: CardId }
    | { type: 'companionDealt'; seat: Seat; card: CardId }
    | { type: 'questDealt'; seat: Seat; quest?: QuestId }
    | { type: 'questKept'; seat: Seat; quest?: QuestId }
    | { type: 'tileDrawn'; seat: Seat; tile: RegionId }
    | { type: 'tileLaid'; seat: Seat; hex: HexId; tile: RegionId }
    /** All tiles of one discovery lie; `n` of them. */
    | { type: 'discovered'; seat: Seat; n: number }
    | { type: 'turnBegan'; seat: Seat; round: number }
    | { type: 'turnEnded'; seat: Seat }
    | { type: 'moveBegan'; seat: Seat; from: TriangleId }
    | { type: 'stepped'; seat: Seat; from: TriangleId; to: TriangleId }
    | { type: 'teleported'; seat: Seat; from: TriangleId; to: TriangleId }
    | { type: 'moveEnded'; seat: Seat; at: TriangleId }
    | { type: 'hastened'; seat: Seat; by: 1 | 2 }
    | { type: 'moveWaived'; seat: Seat }
    | { type: 'activated'; seat: Seat; who: CardId | 'character' }
    | { type: 'rested'; seat: Seat }
    /** `from` and `into`: a zone, a sphere, a hex or a card. */
    | { type: 'cubesMoved'; seat: Seat; from: string; into: string; n: number }
    | { type: 'visitBegan'; seat: Seat; hex: HexId; region: RegionId }
    /** Paid for, the controller rewarded; the effect follows. */
    | { type: 'regionVisited'; seat: Seat; hex: HexId; region: RegionId; controller: Seat | null }
    /** The first execution is done. */
    | { type: 'visitUsed'; seat: Seat; hex: HexId; region: RegionId }
    | { type: 'controlTaken'; seat: Seat; hex: HexId; region: RegionId; evicted: Seat | null }
    | { type: 'controlGivenUp'; seat: Seat; hex: HexId; region: RegionId }
    | { type: 'converted'; seat: Seat; attr: HeroicAttr }
    | { type: 'tileBought'; seat: Seat; attr: Attr }
    | { type: 'tileReturned'; seat: Seat; attr: Attr }
    | { type: 'vindicated'; seat: Seat }
    | { type: 'speedRaised'; seat: Seat; speed: number }
    | { type: 'abilityUsed'; seat: Seat; card: CardId }
    /** Something the ability grants for this turn. */
    | { type: 'granted'; seat: Seat; effect: VinEffect }
    | { type: 'cardSeen'; seat: Seat; deck: Deck; depth: number; card?: CardId }
    /** The uppermost `n` of a deck, to be put back in another order. */
    | { type: 'cardsTakenUp'; seat: Seat; deck: Deck; n: number; cards?: readonly CardId[] }
    | { type: 'deckOrdered'; seat: Seat; deck: Deck; cards?: readonly CardId[] }
    | { type: 'deckMixed'; deck: Deck }
    | { type: 'cardGained'; seat: Seat; card: CardId; deck: Deck; source: Source }
    /** All that comes with it is done. */
    | { type: 'gainTold'; seat: Seat; card: CardId; isDefeat: boolean }
    | { type: 'dieNamed'; seat: Seat; face: Attr }
    | { type: 'diceRolled'; seat: Seat; champion: CardId | null; dice: Dice }
    | { type: 'dieRerolled'; seat: Seat; die: Die; dice: Dice }
    | { type: 'championSpared'; seat: Seat; champion: CardId }
    | { type: 'championSaved'; seat: Seat; champion: CardId }
    | { type: 'cardLost'; seat: Seat; card: CardId; cause: 'death' | 'parting' }
    | { type: 'companionDied'; seat: Seat; card: CardId }
    | { type: 'honorChanged'; seat: Seat; by: number; honor: number }
    | { type: 'coinTaken'; seat: Seat; coin: number }
    /** No trigger: the safety end. */
    | { type: 'endTriggered'; triggers: readonly TriggerId[]; lastRound: number }
    | { type: 'questsShown'; seat: Seat; quests: readonly QuestId[] }
    | { type: 'finalScored'; seat: Seat; sum: Sum }
    | { type: 'ranked'; places: readonly number[] }
  )

export interface Vindication extends GameTypes {
  rule: RuleId
  effect: VinEffect
  context: Context
  content: Content
  state: State
  frame:
    | GameFrame
    | SetupFrame
    | TurnFrame
    | MoveFrame
    | DowngradeFrame
    | DiscoverFrame
    | VisitFrame
    | DrawFrame
    | GainFrame
    | RollFrame
    | RerollFrame
    | ExhaustionFrame
    | LossFrame
    | AttributesFrame
    | AugmentFrame
    | MotivateFrame
    | ChargeFrame
    | SpendFrame
    | ShiftFrame
    | PeekFrame
    | HarmFrame
    | ReactionFrame
    | CoinsFrame
    | EndFrame
    | EffectsFrame<VinEffect, Context>
  event: VinEvent
  seen: State
}
