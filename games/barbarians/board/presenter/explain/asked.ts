/** What explanations are made from. */

import type { Chip, Explanation } from '@skerry/contracts'
import type { RuleId } from '../../../ledger.ts'
import type { About } from '../about.ts'
import type { BarIcon } from '../icons.ts'
import type { Seen } from '../reading.ts'
import type { ExplainWords } from './words.ts'

export interface Asked extends About {
  readonly say: ExplainWords
  /** Whether the viewer has a seat: else nothing is anybody's own. */
  readonly isSeated: boolean
}
export const isSeated = ({ seat }: Seen): boolean => typeof seat === 'number'

interface Given {
  readonly sort?: string
  readonly icon: BarIcon
  /** What does not apply is left out. */
  readonly text: readonly (string | false)[]
  readonly here?: readonly Chip[]
  readonly chips?: readonly Chip[]
  readonly rules: readonly RuleId[]
}
export const told = (name: string, { text, ...given }: Given): Explanation => ({
  name,
  ...given,
  text: text.filter((line) => line !== false),
})
