import type { About } from '../about.ts'
import type { ExplanationWords } from './words.ts'

/** Who points at something. */
export interface Asked extends About {
  readonly say: ExplanationWords
  /** Whether the viewer has a seat; otherwise nothing belongs to them. */
  readonly isSeated: boolean
}
