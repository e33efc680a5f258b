/** The vocabulary of Vindication. */

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
  Slot,
  Sum,
} from '@skerry/kernel'

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

// —— frames ——

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

// —— choices; the allotments are gain, motivate, charge ——

/** SETUP: the quest one keeps. */
export interface KeepQuest extends Choice {
  readonly do: 'keep'
  readonly quest: QuestId
}
/** The tile in hand goes here. */
export interface LayTile extends Choice {
  readonly do: 'lay'
  readonly hex: HexId
}
export interface StepTo extends Choice {
  readonly do: 'step'
  readonly to: TriangleId
}
export interface TeleportTo extends Choice {
  readonly do: 'teleport'
  readonly to: TriangleId
}
/** VIN-MOVE-07 */
export interface Hasten extends Choice {
  readonly do: 'hasten'
  readonly by: 1 | 2
}
export interface Downgrade extends Choice {
  readonly do: 'downgrade'
  readonly from: 'inf' | 'conv'
}
export interface Augment extends Choice {
  readonly do: 'augment'
  readonly from: 'pot' | 'inf'
}
export interface Activate extends Choice {
  readonly do: 'activate'
  readonly who: CardId | 'character'
}
export interface VisitHex extends Choice {
  readonly do: 'visit'
  readonly hex: HexId
}
/** Control is taken first, the visit follows at once (VIN-RULING-36). */
export interface ControlFirst extends Choice {
  readonly do: 'controlFirst'
  readonly hex: HexId
}
/** Control after the visit. */
export interface ControlHex extends Choice {
  readonly do: 'control'
  readonly hex: HexId
}
/** One of the options of a region, from the left: 1, 2, 3. */
export interface UseOption extends Choice {
  readonly do: 'option'
  readonly option: 1 | 2 | 3
}
export interface Convert extends Choice {
  readonly do: 'convert'
  readonly to: HeroicAttr
}
export interface BuyTile extends Choice {
  readonly do: 'buyTile'
  readonly attr: Attr
}
export interface ReturnTile extends Choice {
  readonly do: 'returnTile'
  readonly attr: Attr
}
export interface Recall extends Choice {
  readonly do: 'recall'
  /** A sphere, `conv`, a hex, a relic or a trait. */
  readonly from: string
}
export interface Dismiss extends Choice {
  readonly do: 'dismiss'
  readonly companion: CardId
}
export interface UseCard extends Choice {
  readonly do: 'use'
  readonly card: CardId
}
/** A passive reroll. */
export interface RerollBy extends Choice {
  readonly do: 'reroll'
  readonly card: CardId
}
export interface ChooseDeck extends Choice {
  readonly do: 'from'
  readonly deck: Deck
}
export interface DrawFrom extends Choice {
  readonly do: 'draw'
  readonly source: Source
}
export interface PickCard extends Choice {
  readonly do: 'pick'
  readonly card: CardId
}
/** The card that comes next from the top. */
export interface PutBack extends Choice {
  readonly do: 'putBack'
  readonly card: CardId
}
export interface NameFace extends Choice {
  readonly do: 'setDie'
  readonly face: Attr
}
export interface First extends Choice {
  readonly do: 'first'
  readonly half: Half
}
export interface Spend extends Choice {
  readonly do: 'spend'
  readonly attr: CommonAttr
}
export interface Shift extends Choice {
  readonly do: 'shift'
  readonly from: Attr
  readonly to: Attr
}
export interface ChooseOpponent extends Choice {
  readonly do: 'against'
  readonly seat: number
}
/** A cube of an opponent: on a sphere, a hex or a relic. */
export interface EvictCube extends Choice {
  readonly do: 'evict'
  readonly seat: number
  readonly from: string
}

// —— events ——

export type VinEvent = Event &
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
