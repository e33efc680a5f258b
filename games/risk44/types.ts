import type { Choice, Event, Frame, GameTypes, Seat } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'

/** Areas are numbered from 0; the map is a grid, so a number says where it lies. */
export type AreaId = number

export interface Content {
  readonly links: readonly (readonly AreaId[])[]
  readonly regionOf: readonly number[]
  /** Armies for holding a whole region. */
  readonly bonus: readonly number[]
  readonly startArmies: number
  readonly winningAreas: number
  readonly mostTurns: number
  readonly mostCards: number
  /** Choices by area: they never change, so they are made once. */
  readonly places: readonly Place[]
  readonly placesAll: readonly Place[]
  readonly attacks: readonly (readonly Attack[])[]
  readonly moves: readonly (readonly Fortify[])[]
  readonly movesAll: readonly (readonly Fortify[])[]
}

export interface State {
  owner: Seat[]
  armies: number[]
  /** How many areas each seat holds. */
  held: number[]
  /** Each seat's cards of the three kinds. */
  cards: number[][]
  turn: number
  trades: number
}

export interface SetupFrame extends Frame {
  readonly rule: 'setup'
  at: 'deal' | 'muster' | 'done'
  area: AreaId
  seat: Seat
  left: number
}
export interface TurnFrame extends Frame {
  readonly rule: 'turn'
  at: 'reinforce' | 'attack' | 'roll' | 'conquest' | 'fortify' | 'card' | 'draw' | 'next' | 'lastTurn'
  seat: Seat
  pool: number
  conquered: boolean
  from: AreaId
  to: AreaId
}

export interface Trade extends Choice {
  readonly do: 'trade'
}
export interface Place extends Choice {
  readonly do: 'place' | 'placeAll'
  readonly area: AreaId
}
export interface Attack extends Choice {
  readonly do: 'attack'
  readonly from: AreaId
  readonly to: AreaId
}
export interface Fortify extends Choice {
  readonly do: 'fortify' | 'fortifyAll'
  readonly from: AreaId
  readonly to: AreaId
}

export type RiskEvent = Event<RuleId> &
  (
    | { type: 'armiesPlaced'; seat: Seat; area: AreaId; armies: number }
    | { type: 'cardsTraded'; seat: Seat; armies: number }
    | {
        type: 'diceRolled'
        seat: Seat
        source: AreaId
        target: AreaId
        attacker: readonly number[]
        defender: readonly number[]
      }
    | { type: 'armiesLost'; seat: Seat; other: Seat; attacker: number; defender: number }
    | { type: 'areaConquered'; seat: Seat; area: AreaId }
    | { type: 'cardsTaken'; seat: Seat; loser: Seat; cards: number }
    | { type: 'armiesMoved'; seat: Seat; source: AreaId; target: AreaId; armies: number }
    | { type: 'cardDrawn'; seat: Seat; kind: number }
  )

export interface Risk extends GameTypes {
  rule: RuleId
  content: Content
  state: State
  frame: SetupFrame | TurnFrame
  event: RiskEvent
  seen: State
}
