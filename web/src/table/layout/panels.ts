import type { ThingId } from '@skerry/kernel'
import type { ReactNode, Ref } from 'react'
import type { Decision } from '../decision/useDecision.ts'
import type { Replay } from '../replay/useReplay.ts'
import type { Why } from '../why/useWhy.ts'
import type { Book } from './useBook.ts'

/** What every layout is given. */
export interface PanelsProps {
  readonly decision: Decision
  readonly heading: Ref<HTMLHeadingElement>
  readonly why: Why | null
  readonly book: Book
  /** The sheet lies beside the board, not under it. */
  readonly isBeside: boolean
  readonly onCloseWhy: () => void
  readonly onLocate: (things: readonly ThingId[]) => void
  readonly onUndo: () => void
  /** Why nothing can be taken back, if somebody tried. */
  readonly objection: string | null
  readonly replay: Replay
  readonly board: ReactNode
}
