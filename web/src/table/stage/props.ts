import type { Light } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import type { CSSProperties, ReactNode, Ref } from 'react'
import type { TableModel } from '../model.ts'
import type { Insets } from './geometry.ts'
import type { StageHandle } from './handle.ts'
import type { OnTouch } from './useRoving.ts'

export interface StageProps {
  readonly model: TableModel
  readonly light: Light
  readonly onTouch: OnTouch
  readonly onHover: (thing: ThingId | null) => void
  readonly onFocusThing: (thing: ThingId | null) => void
  /** Everything as a list is wanted. */
  readonly onList: () => void
  /** The water was touched. */
  readonly onSea?: () => void
  readonly overlayInsets: Insets
  readonly ref?: Ref<StageHandle>
  /** Lies over the board, under the panels. */
  readonly children?: ReactNode
}

/** The insets as variables for the stage's stylesheet. */
export const insetStyle = ({ top, right, bottom, left }: Insets): CSSProperties =>
  ({
    '--inset-top': `${top}px`,
    '--inset-right': `${right}px`,
    '--inset-bottom': `${bottom}px`,
    '--inset-left': `${left}px`,
  }) as CSSProperties
