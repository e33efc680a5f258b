import type { Allot, Choice, Event, Frame, GameTypes, Seat } from '@skerry/kernel'

export interface Content {
  readonly holds: readonly { readonly id: string; readonly max: number; readonly weight: number }[]
  readonly rounds: number
}

export interface State {
  round: number
  cargo: number[]
  /** The mast breaks in the second round. */
  readonly storm: boolean
}

export interface VoyageFrame extends Frame {
  readonly rule: 'voyage'
  at: 'load' | 'sail' | 'wind' | 'next' | 'bid'
  seat: Seat
}

export type Load = Allot<'load'>
export interface Bid extends Choice {
  readonly do: 'bid'
  readonly on: 'high' | 'low'
}

export type VoyageEvent = Event &
  (
    | { type: 'loaded'; seat: Seat; cargo: number }
    | { type: 'windBlew'; seat: Seat; force: number }
    | { type: 'chestSeen'; seat: Seat; coins: number }
    | { type: 'chestClosed'; seat: Seat }
  )

export interface Voyage extends GameTypes {
  content: Content
  state: State
  frame: VoyageFrame
  event: VoyageEvent
  seen: State
}
