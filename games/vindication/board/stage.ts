/** The acts of this board, and what is known while an event is shown. */

import type { CommonAct, Moved as MovedView, Stage as StageOn } from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { Attr, CardId, Content, Dice, Die, RegionId } from '../types.ts'
import type { Chart } from './chart.ts'
import type { PictogramName } from './pictograms.ts'
import type { Seen } from './scene.ts'

/** What is set down, slides or sinks. */
export type Moving =
  | { readonly is: 'cube'; readonly seat: Seat }
  | { readonly is: 'medallion'; readonly seat: Seat }
  | { readonly is: 'coin'; readonly coin: number }
  | { readonly is: 'prof'; readonly attr: Attr }
  | { readonly is: 'tile'; readonly region: RegionId }
  | { readonly is: 'card'; readonly card: CardId; readonly width: number; readonly height: number }

/** What only this board knows. */
export type OwnAct =
  /** A tile turns up where the fog parts. */
  | { readonly do: 'turn'; readonly at: Point; readonly what: Extract<Moving, { is: 'tile' }> }
  | { readonly do: 'tumble'; readonly at: Point; readonly die: Die; readonly dice: Dice }
  | { readonly do: 'mark'; readonly at: Point; readonly sign: PictogramName }
export type Act = CommonAct<Moving> | OwnAct

export type Stage = StageOn<Content, Chart, Seen>
export type Moved = MovedView<Seen, Act, CardId>
