/** The acts of this board, and what is known while an event is shown. */

import type { CommonAct, Moved as MovedView, Stage as StageOn } from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { CardId, Content, Faction, RegionCardId } from '../types.ts'
import type { Chart } from './chart.ts'
import type { Seen } from './scene.ts'

/** What is set down, slides or sinks. */
export type Moving =
  | { readonly is: 'hero'; readonly seat: Seat }
  | { readonly is: 'stone'; readonly seat: Seat; readonly scale: number }
  | { readonly is: 'banner'; readonly seat: Seat }
  | { readonly is: 'marker'; readonly faction: Faction; readonly value: number }
  | { readonly is: 'card'; readonly card: CardId; readonly width: number; readonly height: number }
  | { readonly is: 'battle'; readonly card: RegionCardId }

/** What only this board knows: a sign over the battle. */
export interface OwnAct {
  readonly do: 'mark'
  readonly at: Point
  readonly sign: 'endTurn' | 'lost' | 'defence'
}
export type Act = CommonAct<Moving> | OwnAct

export type Stage = StageOn<Content, Chart, Seen>
export type Moved = MovedView<Seen, Act, CardId | RegionCardId>
