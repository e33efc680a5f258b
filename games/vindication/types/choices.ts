/** The choices; the allotments are gain, motivate, charge. */

import type { Choice } from '@skerry/kernel'
import type { Attr, CardId, CommonAttr, Deck, Half, HeroicAttr, HexId, QuestId, Source, TriangleId } from './content.ts'

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
