/** Sealed blocks over face-down cards: the vocabulary of the excerpt. */

import type { Choice, Counts, Event, Frame, GameTypes, Seat, Slot } from '../../../src/index.ts'

export type CardId = string
export type BackId = string
export type StackId = 1 | 2 | 3
export type Section = 'top' | 'middle' | 'bottom'
export type Blocker = 1 | 2
export type Gain = 'fame' | 'discs' | 'swords'
/** What one section of a card shows; a gain that is not there has no entry. */
export type Yield = Readonly<Partial<Record<Gain, number>>>

export interface Card {
  readonly back: BackId
  readonly sections: Readonly<Record<Section, Yield>>
}
export interface Content {
  readonly cards: Readonly<Record<CardId, Card>>
  /** Scheduled rounds by number of players. */
  readonly rounds: Readonly<Record<number, number>>
  readonly startFame: number
  /** In the General Supply: swords for all, discs for each. */
  readonly swords: number
  readonly discs: number
  /** Copies of Ogam's wisdom each seat holds from the start. */
  readonly ogam: readonly number[]
}

export interface Stack {
  size: number
  /** Its back is public. Null: not yet looked at, or no card left. */
  top: Slot<CardId> | null
}
export interface Tribe {
  fame: number
  discs: number
  swords: number
  /** Copies of Ogam's wisdom, for all to see. */
  ogam: number
}
export interface State {
  readonly seats: number
  readonly blockersInTurnOrder: boolean
  readonly ogamBeforeFourthCard: boolean
  round: number
  startPlayer: Seat
  stacks: Record<StackId, Stack>
  /** Cards whose front is not fixed: those of the stacks and those of undetermined slots. */
  bag: Counts<CardId>
  /** Each seat's cards in drawing order. A card is face-up if everybody knows it. */
  rows: Slot<CardId>[][]
  discard: Counts<CardId>
  /** Where each seat's blockers stand: blocker 1, blocker 2. */
  blockers: Section[][]
  tribes: Tribe[]
  supply: { swords: number; discs: number[] }
  usedOgam: number
}

export interface GameFrame extends Frame {
  readonly rule: 'game'
  at: 'startPlayer' | 'stacks' | 'round' | 'roundEnd' | 'lastRound'
}
export interface DrawFrame extends Frame {
  readonly rule: 'draw'
  at: 'take'
  /** Cards drawn in this phase, by all seats together. */
  drawn: number
}
export interface ReshuffleFrame extends Frame {
  readonly rule: 'reshuffle'
  at: 'lying' | 'fix' | 'split'
}
export interface TopsFrame extends Frame {
  readonly rule: 'tops'
  at: 'look' | 'back'
}
export interface BlockingFrame extends Frame {
  readonly rule: 'blocking'
  at: 'cardsOneAndTwo' | 'first' | 'firstInTurn' | 'cardThree' | 'second' | 'secondInTurn' | 'cardFour'
  /** In turn order: how many seats have set the blocker in question. */
  set: number
}
export interface TurnUpFrame extends Frame {
  readonly rule: 'turnUp'
  at: 'look' | 'fixed' | 'front'
  /** So many cards of each row shall lie face-up. */
  readonly upTo: number
}
export interface OgamFrame extends Frame {
  readonly rule: 'ogam'
  at: 'window'
  /** How many seats have had their say. */
  done: number
}
export interface ExploitFrame extends Frame {
  readonly rule: 'exploit'
  at: 'fame' | 'discs' | 'swords' | 'discard'
}

export interface Take extends Choice {
  readonly do: 'take'
  readonly stack: StackId
}
export interface Block extends Choice {
  readonly do: 'block'
  readonly section: Section
}
export interface Move extends Choice {
  readonly do: 'move'
  readonly blocker: Blocker
}

export type SealedEvent = Event &
  (
    | { type: 'startPlayerFound'; seat: Seat }
    | { type: 'cardTaken'; seat: Seat; stack: StackId; back: BackId }
    | { type: 'stacksSplit'; sizes: readonly number[] }
    | { type: 'topShown'; stack: StackId; back: BackId }
    | { type: 'cardTurnedUp'; seat: Seat; at: number; card: CardId }
    | { type: 'blockerSet'; seat: Seat; blocker: Blocker; section: Section }
    | { type: 'blockerMoved'; seat: Seat; blocker: Blocker; section: Section }
    | { type: 'earned'; seat: Seat; gain: Gain; n: number }
    | { type: 'cardsDiscarded'; cards: readonly CardId[] }
    | { type: 'roundEnded'; round: number }
  )

export interface Sealed extends GameTypes {
  content: Content
  state: State
  frame: GameFrame | DrawFrame | ReshuffleFrame | TopsFrame | BlockingFrame | TurnUpFrame | OgamFrame | ExploitFrame
  event: SealedEvent
  seen: State
}
