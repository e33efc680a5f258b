/** The procedures in progress. */

import type { Frame, Seat } from '@skerry/kernel'
import type { RuleId } from '../ledger.ts'
import type { LocationId } from './content.ts'

export interface GameFrame extends Frame {
  readonly rule: 'game'
  at: 'prepare' | 'round' | 'roundEnd' | 'nextRound'
}
export interface SetupFrame extends Frame {
  readonly rule: 'setup'
  at: 'display' | 'landing' | 'stacks' | 'startPlayer' | 'port'
  /** Landings filled, then ports taken. */
  done: number
}
/** A.1 */
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
/** Looks at the backs of stacks' top cards. */
export interface TopsFrame extends Frame {
  readonly rule: 'tops'
  at: 'look' | 'back'
}
/** A.2 */
export interface BlockingFrame extends Frame {
  readonly rule: 'blocking'
  at: 'cardsOneAndTwo' | 'first' | 'firstInTurn' | 'cardThree' | 'second' | 'secondInTurn' | 'cardFour'
  /** In turn order: how many seats have set the blocker in question. */
  set: number
}
export interface TurnUpFrame extends Frame {
  readonly rule: 'turnUp'
  at: 'look' | 'fixed' | 'front'
  /** How many cards of each row are to lie face-up. */
  readonly upTo: number
}
export interface OgamFrame extends Frame {
  readonly rule: 'ogam'
  at: 'next' | 'window'
  /** How many seats have had their say. */
  done: number
}
/** A.3 */
export interface ExploitFrame extends Frame {
  readonly rule: 'exploit'
  at: 'fame' | 'discs' | 'swords' | 'shields' | 'mixFomori' | 'fomori' | 'topUp' | 'nextTaker' | 'take' | 'discard'
  /** Step d: how many seats have been served, and how many tiles the one being served still takes. */
  served: number
  due: number
}
/** Fills the tile display to six. */
export interface RefillFrame extends Frame {
  readonly rule: 'refill'
  at: 'look' | 'open'
  /** The rule that fills it: the setup, a display left short, or a player who has taken tiles. */
  readonly because: RuleId
}
/** The Action Phase. */
export interface ActionsFrame extends Frame {
  readonly rule: 'actions'
  at: 'next'
  /** Seats gone past since the phase began, turn or no turn. */
  gone: number
}
export interface TurnFrame extends Frame {
  readonly rule: 'turn'
  at: 'act' | 'keep' | 'after'
  readonly seat: Seat
  /** Actions left. */
  actions: number
}
/** A spread: which Fomori is turned up. */
export interface SpreadFrame extends Frame {
  readonly rule: 'spread'
  at: 'flip'
  readonly seat: Seat
  readonly location: LocationId
}
/** A ruse or a migration whose first location is chosen. */
export interface SwapFrame extends Frame {
  readonly rule: 'swap'
  at: 'second'
  readonly seat: Seat
  readonly tile: 'ruse' | 'migration'
  readonly first: LocationId
}
/** Hours of the master-builder at the end of the round. */
export interface MastersFrame extends Frame {
  readonly rule: 'masters'
  at: 'next' | 'build'
  /** How many seats have been looked at. */
  done: number
}
export interface ScoringFrame extends Frame {
  readonly rule: 'scoring'
  at: 'count' | 'overrun' | 'repelled' | 'rank'
}
