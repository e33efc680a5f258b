/** The choices; the allotments are gather, muster, pay, recruit, lose and turn. */

import type { Choice } from '@skerry/kernel'
import type { CardId, Direction, Kind, RegionId, SpaceId, Track, Tribe } from './content.ts'

export interface ChooseTribe extends Choice {
  readonly do: 'tribe'
  readonly tribe: Tribe
}
/** Solo: whose honour marker lies on top. */
export interface StackOrder extends Choice {
  readonly do: 'onTop'
  readonly who: 'mine' | 'dummy'
}
/** A disc in setup: twice the same track is its second space. */
export interface Learn extends Choice {
  readonly do: 'learn'
  readonly track: Track
}
export interface Produce extends Choice {
  readonly do: 'produce'
  readonly card: CardId
}
export interface Pray extends Choice {
  readonly do: 'pray'
  readonly card: CardId
}
export interface Sacrifice extends Choice {
  readonly do: 'sacrifice'
  readonly card: CardId
}
export interface PlaceHero extends Choice {
  readonly do: 'place'
  readonly space: SpaceId
}
export interface RotateRing extends Choice {
  readonly do: 'rotate'
  readonly direction: Direction
}
/** One side of a slash, from the left. */
export interface Side extends Choice {
  readonly do: 'side'
  readonly side: 1 | 2
}
export interface Advance extends Choice {
  readonly do: 'advance'
  readonly track: Track
}
/** The second to finish a tactics track. */
export interface BonusChoice extends Choice {
  readonly do: 'bonus'
  readonly bonus: 'effect' | 'points'
}
/** A card of the display. */
export interface TakeCard extends Choice {
  readonly do: 'take'
  readonly card: CardId
}
export interface DrawTop extends Choice {
  readonly do: 'draw'
  readonly deck: Kind
}
export interface Discard extends Choice {
  readonly do: 'discard'
  readonly card: CardId
}
export interface Attack extends Choice {
  readonly do: 'attack'
  readonly region: RegionId
}
/** A banner without battles. */
export interface PlaceBanner extends Choice {
  readonly do: 'claim'
  readonly region: RegionId
}
export interface DemonPayment extends Choice {
  readonly do: 'appease'
  readonly with: 'gold' | 'points'
}
export interface FeastRow extends Choice {
  readonly do: 'row'
  readonly row: 1 | 2 | 3
}
