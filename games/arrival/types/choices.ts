/** The choices; what is kept is an allotment: keep. */

import type { Choice } from '@skerry/kernel'
import type { LocationId, ProvinceId, Reward, Section, StackId, TileId } from './content.ts'

/** The first Ait (ARR-SETUP-10). */
export interface Settle extends Choice {
  readonly do: 'settle'
  readonly location: LocationId
}
export interface Draw extends Choice {
  readonly do: 'draw'
  readonly stack: StackId
}
export interface Block extends Choice {
  readonly do: 'block'
  readonly section: Section
}
/** Ogam's wisdom: the blocker of this section moves to the open one. */
export interface Reopen extends Choice {
  readonly do: 'reopen'
  readonly section: Section
}
export interface TakeTile extends Choice {
  readonly do: 'take'
  readonly tile: TileId
}
export interface Build extends Choice {
  readonly do: 'build'
  readonly location: LocationId
}
export interface PlaceShield extends Choice {
  readonly do: 'shield'
  readonly province: ProvinceId
}
export interface Spread extends Choice {
  readonly do: 'spread'
  readonly location: LocationId
}
export interface Repel extends Choice {
  readonly do: 'repel'
  readonly location: LocationId
  readonly reward: Reward
}
/** A tile that needs nothing more: scoring tiles and the bard. */
export interface UseTile extends Choice {
  readonly do: 'use'
  readonly tile: TileId
}
/** Cú Chulainn's ruse, Big migration: the first of the two locations. */
export interface Exchange extends Choice {
  readonly do: 'ruse' | 'migration'
  readonly location: LocationId
}
/** The second one. */
export interface ExchangeWith extends Choice {
  readonly do: 'with'
  readonly location: LocationId
}
export interface UseTrophy extends Choice {
  readonly do: 'trophy'
  readonly fomori: 1 | 2 | 3
}
