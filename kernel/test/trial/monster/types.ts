/** A monster fight inside a turn: the vocabulary of the excerpt. The island, the Move and the other regions are left out. */

import type { Choice, EffectsFrame, Event, Frame, GameTypes, Pile, Seat, Slot } from '../../../src/index.ts'

export type CardId = string
export type TriggerId = string
export type QuestId = string
export type Attr = 'INS' | 'KNO' | 'STR' | 'WIS' | 'VIS' | 'COU'
/** The zones of the power board: Potential, Influence, Conviction. */
export type Zone = 'pot' | 'inf' | 'conv'
export type Kind = 'companion' | 'trait' | 'relic' | 'monster' | 'pet' | 'loot'
export type Colour = 'red' | 'yellow' | 'blue'
export type Region = 'GAPING_MAW'
export type MonsterFace = 'MISS' | 'EXH' | 'DEATH'
export type Die = 'MON' | 'ATT'
/** Where a monster is taken from (VIN-VISIT-09, -12). */
export type Source = 'open' | 'deck' | 'empowered'
/** The two results of a roll, each carried out once (VIN-RULING-61). */
export type Half = 'champion' | 'attribute'

// —— abilities: the closed vocabulary ——

export type Counter =
  | 'honor'
  | 'ctrl'
  | 'conv'
  | 'pot'
  | 'companions'
  | 'traits'
  | 'relics'
  | 'monsters'
  | Colour
  | 'coins'
  | 'heroicAttr'
  | 'heroicCards'
  | 'cardColours'
export interface Requirement {
  readonly count: Counter
  readonly is: '>=' | '='
  readonly n: number
}
export type Scored = 'RED' | 'YEL' | 'BLU' | 'COMPANION' | 'TRAIT' | 'RELIC' | 'MONSTER' | 'REGION' | 'COIN'
/** What an ability does when it is carried out. */
export type Deed =
  | { readonly do: 'hon'; readonly n: number }
  | { readonly do: 'attr'; readonly kinds: readonly Attr[]; readonly n: number }
  | { readonly do: 'aug'; readonly n: number; readonly from: 'pot' | 'inf' | 'either' }
  | { readonly do: 'motivate'; readonly n: number }
  | { readonly do: 'reroll'; readonly die: Die }
  | { readonly do: 'setdie' }
  | { readonly do: 'safe'; readonly from: 'EXH' | 'DEATH' }
/** What counts at the end only. */
export type Score = { readonly do: 'score'; readonly n: number; readonly each: Scored; readonly most: number }
export type Cost = Attr | 'CONV' | 'CHG'
/** Abilities used by choice, as a whole (VIN-RULING-133). */
export type Voluntary = 'ACT' | 'MATE' | 'USE1' | 'USE*'
export type Happening = 'youDefeat' | 'youRest' | 'youConvert' | 'companionDies' | 'oppVisitsMine' | 'oppGains(MONSTER)'
interface Bound {
  readonly if: Requirement | null
}
export interface VoluntaryClause extends Bound {
  readonly on: Voluntary
  readonly cost: Cost | null
  readonly deeds: readonly Deed[]
}
export interface WhenClause extends Bound {
  readonly on: 'WHEN'
  readonly event: Happening
  readonly oncePerTurn: boolean
  readonly deeds: readonly Deed[]
}
export interface ConstantClause extends Bound {
  readonly on: 'ENTER' | 'PASSIVE'
  readonly deeds: readonly Deed[]
}
export interface EndClause extends Bound {
  readonly on: 'END'
  readonly scores: readonly (Score | Extract<Deed, { do: 'hon' }>)[]
}
export type Clause = VoluntaryClause | WhenClause | ConstantClause | EndClause

export interface Card {
  readonly id: CardId
  readonly kind: Kind
  readonly honor: number
  /** Companions: the lowest is champion. */
  readonly initiative: number
  readonly colour: Colour | null
  /** Companions: what an activation may gain, one entry a cube: which attributes it may be. */
  readonly attributes: readonly (readonly Attr[])[]
  readonly clauses: readonly Clause[]
}
export interface Goal {
  readonly if: Requirement
  readonly honor: number
}
export interface Content {
  readonly cards: Readonly<Record<CardId, Card>>
  readonly cardIds: readonly CardId[]
  readonly triggers: Readonly<Record<TriggerId, Requirement>>
  readonly quests: Readonly<Record<QuestId, readonly Goal[]>>
  /** Honor spaces that bear a coin, ascending. */
  readonly coins: readonly number[]
  readonly start: readonly Start[]
  readonly maxRounds: number
}
/** How a seat begins: cubes by place, cards in order of acquisition. */
export interface Start {
  readonly honor: number
  readonly zones: Readonly<Record<Zone, number>>
  readonly spheres: Readonly<Record<Attr, number>>
  readonly cards: readonly InPlay[]
}

// —— the table ——

export interface InPlay {
  readonly card: CardId
  cubes: number
  /** Pets: their companion; null: held by the player for the time being (VIN-PET-09). */
  mate: CardId | null
}
export interface Player {
  honor: number
  zones: Record<Zone, number>
  spheres: Record<Attr, number>
  /** In order of acquisition (VIN-RULING-118). */
  cards: InPlay[]
  coins: number[]
  /** Known to its owner; empty before the deal. */
  quests: Slot<QuestId>[]
}
export interface State {
  readonly seats: number
  round: number
  active: Seat
  players: Player[]
  monsters: Pile<CardId>
  /** The open pile; its last card is the top. */
  open: CardId[]
  triggers: Pile<TriggerId>
  faceUp: TriggerId[]
  quests: Pile<QuestId>
  /** Coins still on the honor track, ascending. */
  coins: number[]
  controller: Seat | null
  /** Set when the end is triggered. */
  lastRound: number | null
  removed: CardId[]
}

// —— rules in progress ——

export interface OwnFrame extends Frame {
  readonly seat: Seat
}
export interface GameFrame extends Frame {
  readonly rule: 'game'
  at: 'openMonster' | 'openTriggers' | 'dealQuests' | 'nextTurn' | 'scoring'
}
export interface TurnFrame extends OwnFrame {
  readonly rule: 'turn'
  at: 'actions' | 'rested'
  // What is remembered until the turn ends (VIN-TURN-08):
  activated: CardId | 'character' | null
  /** Pets that were with the companion when it was activated (VIN-RULING-131). */
  mates: CardId[]
  visited: boolean
  used: CardId[]
  /** Cards whose `(1/turn)` reaction has resolved. */
  reacted: CardId[]
  setdie: boolean
  safe: ('EXH' | 'DEATH')[]
}
export interface VisitFrame extends OwnFrame {
  readonly rule: 'visit'
  at: 'payment' | 'controllersHonor' | 'visited' | 'source' | 'blindDraw' | 'look' | 'pick'
  /** How many cards of the deck this seat has been shown. */
  seen: number
}
/** Gaining a card, in one order for all cards (VIN-RULING-130). */
export interface GainFrame extends OwnFrame {
  readonly rule: 'gain'
  at: 'tableau' | 'openPile' | 'honor' | 'enter' | 'told'
  readonly card: CardId
  readonly source: Source
}
export interface Dice {
  readonly MON: MonsterFace
  readonly ATT: Attr
}
/** VIN-RULING-62 With the dice the champion is determined: the companion that fights. */
export interface Roll extends Dice {
  readonly champion: CardId
}
export interface FightFrame extends OwnFrame {
  readonly rule: 'fight'
  at: 'setDie' | 'roll' | 'rerolls' | 'order' | 'next' | 'champion' | 'save' | 'attribute'
  /** The face named instead of rolling the attribute die. */
  named: Attr | null
  /** Null before the throw. */
  roll: Roll | null
  /** Passive cards that have rerolled this roll. */
  rerolled: CardId[]
  /** Results still to be carried out, in this order. */
  due: Half[]
}
export interface RerollFrame extends Frame {
  readonly rule: 'reroll'
  at: 'roll'
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
  at: 'leave' | 'honor' | 'pets' | 'dies' | 'rescue'
  readonly card: CardId
  readonly cause: 'death' | 'parting'
}
export interface GainingFrame extends OwnFrame {
  readonly rule: 'gaining'
  at: 'gain'
  /** One entry a cube: which attributes it may be. */
  readonly printed: readonly (readonly Attr[])[]
}
export interface AugmentFrame extends OwnFrame {
  readonly rule: 'augment'
  at: 'next' | 'zone'
  readonly from: 'pot' | 'inf' | 'either'
  left: number
}
export interface MotivateFrame extends OwnFrame {
  readonly rule: 'motivate'
  at: 'cubes'
  readonly n: number
}
/** One `WHEN` ability that resolves (VIN-RULING-118). */
export interface ReactionFrame extends OwnFrame {
  readonly rule: 'reaction'
  at: 'resolve'
  readonly card: CardId
  readonly clause: number
}
export interface CoinsFrame extends OwnFrame {
  readonly rule: 'coins'
  at: 'take' | 'reveal'
}
export interface EndFrame extends Frame {
  readonly rule: 'end'
  at: 'trigger'
}
/** Whose ability it is and on which card. */
export interface Holder {
  readonly seat: Seat
  readonly card: CardId
}
export type DeedsFrame = EffectsFrame<Deed, Holder>

// —— choices ——

export interface Activate extends Choice {
  readonly do: 'activate'
  readonly who: CardId | 'character'
}
export interface Visit extends Choice {
  readonly do: 'visit'
  readonly region: Region
}
export interface Convert extends Choice {
  readonly do: 'convert'
  readonly to: Attr
}
export interface Recall extends Choice {
  readonly do: 'recall'
  /** A sphere, `conv`, the region, or a card. */
  readonly from: string
}
export interface Dismiss extends Choice {
  readonly do: 'dismiss'
  readonly companion: CardId
}
export interface HandOver extends Choice {
  readonly do: 'handOver' | 'rescue'
  readonly pet: CardId
  readonly to: CardId
}
export interface Use extends Choice {
  readonly do: 'use' | 'reroll'
  readonly card: CardId
}
export interface Draw extends Choice {
  readonly do: 'draw'
  readonly from: Source
}
export interface Pick extends Choice {
  readonly do: 'pick'
  readonly card: CardId
}
export interface NameFace extends Choice {
  readonly do: 'setdie'
  readonly face: Attr
}
export interface First extends Choice {
  readonly do: 'first'
  readonly half: Half
}
export interface Augment extends Choice {
  readonly do: 'augment'
  readonly from: 'pot' | 'inf'
}

// —— events ——

export type MawEvent = Event &
  (
    | { type: 'monsterTurnedUp'; card: CardId }
    | { type: 'triggerRevealed'; trigger: TriggerId }
    | { type: 'questDealt'; seat: Seat; quest?: QuestId }
    | { type: 'turnBegun'; seat: Seat; round: number }
    | { type: 'activated'; seat: Seat; who: CardId | 'character' }
    | { type: 'rested'; seat: Seat }
    | { type: 'cubesMoved'; seat: Seat; from: string; into: string; n: number }
    | { type: 'converted'; seat: Seat; attr: Attr }
    | { type: 'abilityUsed'; seat: Seat; card: CardId }
    | { type: 'petHandedOver'; seat: Seat; pet: CardId; mate: CardId | null }
    | { type: 'regionVisited'; seat: Seat; region: Region }
    | { type: 'cardSeen'; seat: Seat; depth: number; card?: CardId }
    | { type: 'cardGained'; seat: Seat; card: CardId; source: Source }
    | { type: 'monsterDefeated'; seat: Seat; card: CardId }
    | { type: 'deckMixed' }
    | { type: 'diceRolled'; seat: Seat; champion: CardId; dice: Dice }
    | { type: 'dieRerolled'; seat: Seat; die: Die; dice: Dice }
    | { type: 'championSpared'; seat: Seat; champion: CardId }
    | { type: 'championSaved'; seat: Seat; champion: CardId }
    | { type: 'cardLost'; seat: Seat; card: CardId }
    | { type: 'companionDied'; seat: Seat; card: CardId }
    | { type: 'honorChanged'; seat: Seat; by: number; honor: number }
    | { type: 'coinTaken'; seat: Seat; coin: number }
    | { type: 'endTriggered'; triggers: readonly TriggerId[]; lastRound: number }
    | { type: 'scored'; seat: Seat; honor: number }
  )

export interface Maw extends GameTypes {
  content: Content
  state: State
  frame:
    | GameFrame
    | TurnFrame
    | VisitFrame
    | GainFrame
    | FightFrame
    | RerollFrame
    | ExhaustionFrame
    | LossFrame
    | GainingFrame
    | AugmentFrame
    | MotivateFrame
    | ReactionFrame
    | CoinsFrame
    | EndFrame
    | DeedsFrame
  event: MawEvent
  seen: State
  effect: Deed
  context: Holder
}
