/** The acts of this board, and what is known while an event is shown. */

import type { CommonAct } from '@skerry/boards'
import type { Language, Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { Back, CardId, Content, Holder, State, TileId, Tribe } from '../types.ts'
import type { Island } from './island.ts'
import type { CardRowPlan } from './layout.ts'
import type { Seen } from './scene.ts'

/** What is set down, slides or sinks. */
export type Moving =
  | { readonly is: 'stand'; readonly holder: Holder; readonly level: number }
  | { readonly is: 'shield' }
  | { readonly is: 'blocker'; readonly seat: Seat }
  | { readonly is: 'back'; readonly back: Back; readonly width: number; readonly height: number }
  | { readonly is: 'tile'; readonly tile: TileId; readonly isMini: boolean }

/** What only this board knows. */
export type OwnAct =
  /** The shadow first, then the piece. */
  | { readonly do: 'land'; readonly at: Point; readonly what: Moving }
  | {
      readonly do: 'flip'
      readonly row: CardRowPlan
      readonly at: number
      readonly back: Back | null
      readonly card: CardId
    }
  | { readonly do: 'leave'; readonly seat: Seat; readonly tribe: Tribe; readonly row: CardRowPlan }
  | { readonly do: 'strike'; readonly at: Point }
  | { readonly do: 'shatter'; readonly at: Point; readonly shields: number }
  | { readonly do: 'tally'; readonly at: Point; readonly text: string }
export type Act = CommonAct<Moving> | OwnAct

export interface Stage {
  readonly content: Content
  readonly island: Island
  readonly view: Seen
  readonly language: Language
  /** From before and from after the event. */
  readonly before: State
  readonly after: State
}

export interface Plan {
  /** What is drawn under the acts. */
  readonly state: State
  readonly acts: readonly Act[]
  /** A card that is being turned over is drawn by its act alone. */
  readonly turning: number | null
}
export type Moved = Partial<Plan>
