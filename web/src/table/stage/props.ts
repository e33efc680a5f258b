import type { Light } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import type { ReactNode, Ref } from 'react'
import type { TableModel } from '../model.ts'
import type { StageHandle } from './handle.ts'
import type { OnTouch } from './useRoving.ts'

export interface StageProps {
  readonly model: TableModel
  readonly light: Light
  readonly onTouch: OnTouch
  readonly onHover: (thing: ThingId | null) => void
  readonly onFocusThing: (thing: ThingId | null) => void
  /** The water was touched. */
  readonly onSea?: () => void
  readonly ref?: Ref<StageHandle>
  /** Lies over the board, under the panels. */
  readonly children?: ReactNode
}
