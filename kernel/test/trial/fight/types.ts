/** A fight inside a turn: the vocabulary of the excerpt. */

import type { Choice, Counts, Event, Frame, GameTypes, Seat, Split } from '../../../src/index.ts'

export type FieldId = string
export type Party = Seat | 'orcs'
export type Treasure = 'crown' | 'chest' | 'ring'
export type Terrain = 'plain' | 'forest' | 'castle'
export type Way = 'land' | 'bridge'
export type Role = 'attacker' | 'defender'
export type Figure = 'hero' | 'sorcerer'

export interface Content {
  readonly fields: readonly FieldId[]
  readonly terrain: Readonly<Record<FieldId, Terrain>>
  readonly links: Readonly<Record<FieldId, readonly { readonly to: FieldId; readonly by: Way }[]>>
  readonly forces: Readonly<Record<FieldId, Force>>
  /** Where the three tiles of each seat lie. */
  readonly hidden: readonly (readonly FieldId[])[]
  readonly rounds: number
}

export interface Force {
  party: Party | null
  men: number
  hero: boolean
  sorcerer: boolean
}
/** A tile on the board. `face` is null in the view of anybody but its hider, and before it is laid. */
export interface Tile {
  readonly owner: Seat
  readonly field: FieldId
  face: Treasure | null
}
export interface State {
  readonly seats: number
  round: number
  active: Seat
  fields: Record<FieldId, Force>
  tiles: Tile[]
  /** What each seat has recovered, for all to see. */
  found: Treasure[][]
  out: boolean[]
  /** Faces of tiles that left the board unseen with their eliminated owner: how many, by owner. */
  buried: Counts<Treasure>[]
}

export interface Side {
  readonly party: Party
  readonly field: FieldId
}
export interface GameFrame extends Frame {
  readonly rule: 'game'
  at: 'hide' | 'nextTurn'
  /** The seat whose tile is laid next. */
  owner: Seat
}
export interface TurnFrame extends Frame {
  readonly rule: 'turn'
  at: 'reinforce' | 'declare' | 'afterAttack'
  readonly seat: Seat
  attacksLeft: number
}
export interface FightFrame extends Frame, Readonly<Record<Role, Side>> {
  readonly rule: 'fight'
  at:
    | 'exchange'
    | 'attackerLosses'
    | 'defenderLosses'
    | 'removal'
    | 'outcome'
    | 'goOn'
    | 'attackerAdvance'
    | 'defenderAdvance'
  readonly by: Way
  /** Units each side must lose in this exchange. */
  due: Record<Role, number>
  /** Which ones: named by their owner, still on the board. */
  named: Record<Role, Split>
}
export interface FindFrame extends Frame {
  readonly rule: 'find'
  at: 'reveal' | 'chest' | 'crown' | 'ringTarget' | 'ringLosses'
  readonly seat: Seat
  readonly field: FieldId
  victim: Seat
}
export interface EliminationFrame extends Frame {
  readonly rule: 'elimination'
  at: 'leave' | 'survivors'
  readonly seats: readonly Seat[]
}

export interface Hide extends Choice {
  readonly do: 'hide'
  readonly face: Treasure
}
export interface Attack extends Choice {
  readonly do: 'attack'
  readonly from: FieldId
  readonly to: FieldId
  readonly by: Way
}
export interface Name extends Choice {
  readonly do: 'name'
  readonly victim: Seat
}

export type FightEvent = Event &
  (
    | { type: 'tileLaid'; owner: Seat; field: FieldId; face?: Treasure }
    | { type: 'menPlaced'; seat: Seat; n: Split }
    | { type: 'attackDeclared'; source: FieldId; target: FieldId }
    | { type: 'diceRolled'; attacker: number; defender: number }
    | { type: 'unitsLost'; losses: readonly { party: Party; n: Split }[] }
    | { type: 'fieldOccupied'; party: Party; field: FieldId }
    | { type: 'treasureFound'; seat: Seat; face: Treasure }
    | { type: 'eliminated'; seat: Seat }
  )

export interface Fight extends GameTypes {
  content: Content
  state: State
  frame: GameFrame | TurnFrame | FightFrame | FindFrame | EliminationFrame
  event: FightEvent
  seen: State
}
