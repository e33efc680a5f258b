/** A small harbour with a bit of everything the kernel knows: the vocabulary of the toy. */

import type { Choice, Counts, Effect, EffectsFrame, Event, Frame, GameTypes, Pile, Seat, Slot } from '@skerry/kernel'

export type CardId = string
export type DockId = string
export type Cargo = 'spice' | 'silk'
export type Wind = 'calm' | 'breeze' | 'gale'

export type ToyEffect =
  | (Effect & { readonly do: 'coins'; readonly n: number })
  | (Effect & { readonly do: 'draw' })
  | (Effect & { readonly do: 'unload'; readonly n: number })
export interface Whose {
  readonly seat: Seat
}

export interface Content {
  readonly cards: Readonly<Record<CardId, { readonly count: number; readonly effects: readonly ToyEffect[] }>>
  readonly docks: readonly DockId[]
  readonly rounds: number
  /** In the bank at the start, beside one for each seat. */
  readonly coins: number
  readonly crates: number
  /** Crates a dock has room for. */
  readonly room: number
}

export interface Dock {
  /** By seat. */
  boats: number[]
  crates: number
  crane: boolean
  light: boolean
}
export interface State {
  readonly seats: number
  readonly windWeights: Readonly<Record<Wind, number>>
  round: number
  /** Seats in turn order of this round. */
  order: readonly Seat[]
  pile: Pile<CardId>
  hands: Slot<CardId>[][]
  discard: Counts<CardId>
  /** Each seat's hidden cargo; null until it is stowed. */
  cargo: (Slot<Cargo> | null)[]
  docks: Record<DockId, Dock>
  coins: number[]
  bank: number
  crates: number
  /** Up since the first gale, and for good. */
  storm: boolean
  /** The patrol has come; it does so once. */
  patrol: boolean
  /** Only remembered for the screen. */
  lastWind: Wind | null
}

export interface GameFrame extends Frame {
  readonly rule: 'game'
  at: 'deal' | 'stow' | 'bid' | 'turns' | 'round'
  /** Cards dealt at the start, to all seats together. */
  dealt: number
}
export interface TurnFrame extends Frame {
  readonly rule: 'turn'
  at: 'wind' | 'act' | 'unpack' | 'more'
  readonly seat: Seat
  actions: number
  /** The card whose effects come once everybody has answered it. */
  played?: Pick<PlayCard, 'card' | 'dock'>
}
export interface AnswerFrame extends Frame {
  readonly rule: 'answer'
  at: 'look' | 'ask'
  readonly seat: Seat
  readonly dock: DockId
  readonly by: Seat
}
export interface DrawFrame extends Frame {
  readonly rule: 'draw'
  at: 'begin' | 'card'
  readonly seat: Seat
}
export interface PeekFrame extends Frame {
  readonly rule: 'peek'
  at: 'look'
  readonly seat: Seat
}
export interface UnloadFrame extends Frame {
  readonly rule: 'unload'
  at: 'place'
  readonly seat: Seat
  readonly n: number
}
export interface TollFrame extends Frame {
  readonly rule: 'toll'
  at: 'pay'
  readonly seat: Seat
}
export interface GaleFrame extends Frame {
  readonly rule: 'gale'
  at: 'home'
  readonly seat: Seat
}

export interface PatrolFrame extends Frame {
  readonly rule: 'patrol'
  at: 'come'
}

export interface Stow extends Choice {
  readonly do: 'stow'
  readonly cargo: Cargo
}
export interface Bid extends Choice {
  readonly do: 'bid'
  readonly n: number
}
export interface PlayCard extends Choice {
  readonly do: 'play'
  readonly card: CardId
  readonly dock: DockId
}
export interface Peek extends Choice {
  readonly do: 'peek'
}
export interface Inspect extends Choice {
  readonly do: 'inspect'
  readonly whose: Seat
}
export interface Block extends Choice {
  readonly do: 'block'
}
export interface Light extends Choice {
  readonly do: 'light'
  readonly dock: DockId
}

export type ToyEvent = Event &
  (
    | { type: 'cardDrawn'; seat: Seat; card?: CardId }
    | { type: 'cargoStowed'; seat: Seat; cargo?: Cargo }
    | { type: 'bidsOpened'; bids: readonly number[] }
    | { type: 'windBlew'; seat: Seat; wind: Wind }
    | { type: 'droveHome'; seat: Seat }
    | { type: 'stormRaised' }
    | { type: 'patrolCame'; seat: Seat }
    | { type: 'cardPlayed'; seat: Seat; card: CardId; dock: DockId }
    | { type: 'blocked'; seat: Seat; by: Seat }
    | { type: 'cardSeen'; seat: Seat; card?: CardId }
    | { type: 'cargoInspected'; seat: Seat; whose: Seat; cargo?: Cargo }
    | { type: 'cargoShown'; cargo: readonly Cargo[] }
    | { type: 'coinsGained'; seat: Seat; n: number }
    | { type: 'coinsPaid'; seat: Seat; n: number }
    | { type: 'lit'; seat: Seat; dock: DockId }
    | { type: 'unloaded'; seat: Seat; n: Readonly<Record<string, number>> }
  )

export interface Toy extends GameTypes {
  content: Content
  state: State
  frame:
    | GameFrame
    | TurnFrame
    | AnswerFrame
    | DrawFrame
    | PeekFrame
    | UnloadFrame
    | TollFrame
    | GaleFrame
    | PatrolFrame
    | EffectsFrame<ToyEffect, Whose>
  event: ToyEvent
  seen: State
  effect: ToyEffect
  context: Whose
}
