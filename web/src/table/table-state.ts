/** What changes at a table while somebody sits at it. */

import { type Choice, type ThingId, type View, write } from '@skerry/kernel'
import type { TableSnapshot } from '../link/types.ts'
import type { TableModel } from './model.ts'

/** What changes; the model adds the verbs. */
export type State = Pick<
  TableModel,
  | 'info'
  | 'online'
  | 'phase'
  | 'viewer'
  | 'drawn'
  | 'now'
  | 'told'
  | 'hasEarlier'
  | 'newsFrom'
  | 'version'
  | 'last'
  | 'desk'
  | 'undoBarrier'
  | 'handOverTo'
  | 'thinking'
  | 'fault'
  | 'nextStep'
  | 'changed'
>

/** No thing is marked as changed. */
export const NOTHING: ReadonlySet<ThingId> = new Set()

/** Before the link has told anything. */
export const firstState = (info: State['info']): State => ({
  info,
  online: null,
  phase: 'loading',
  viewer: 'spectator',
  drawn: null as unknown as View,
  now: null,
  told: [],
  hasEarlier: false,
  newsFrom: null,
  version: 0,
  last: 0,
  desk: null,
  undoBarrier: 'nothingDone',
  handOverTo: null,
  thinking: null,
  fault: null,
  nextStep: null,
  changed: NOTHING,
})

/** The same table as before: what is drawn need not be drawn anew. */
export const isSameSight = (a: TableSnapshot, b: TableSnapshot): boolean =>
  a.version === b.version && a.viewer === b.viewer && JSON.stringify(a.view) === JSON.stringify(b.view)

/** The desk has the notation of listed choices; allotments are written as the kernel writes them. */
export function notationOf(desk: State['desk'], choice: Choice): string {
  const listed = desk?.options.find((option) => option.choice === choice)
  return listed?.notation ?? write(new Map([[choice.do, 'slots']]), choice)
}
