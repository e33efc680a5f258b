import type { Choice, Refusal } from '@skerry/kernel'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Split } from '../../link/types.ts'
import { type Choosing, NOTHING_CHOSEN } from './choosing.ts'

/** What somebody has done about a question so far; it ends with the question. */
export interface Held {
  readonly choosing: Choosing
  /** The kind of action that is looked at; null: none was picked. */
  readonly kind: string | null
  /** The part of it. */
  readonly group: string | null
  /** A kind that is not possible, whose reason is told. */
  readonly refusedKind: string | null
  readonly n: Split
  /** The choice that somebody was warned of. */
  readonly warned: Choice | null
  /** Why the last attempt was refused. */
  readonly refusal: Refusal | null
  readonly busy: 'choosing' | 'suggesting' | null
}

export const NOTHING_HELD: Held = {
  ...{ choosing: NOTHING_CHOSEN, kind: null, group: null, refusedKind: null },
  ...{ n: {}, warned: null, refusal: null, busy: null },
}

/** Changes what is held; a function gets what is held by then. */
export type Hold = (change: Partial<Held> | ((now: Held) => Partial<Held>)) => void

/** What was held about another question is forgotten, and so is what comes late about it. */
export function useHeld(at: string): readonly [Held, Hold] {
  const empty = useMemo(() => ({ ...NOTHING_HELD, at }), [at])
  const [stored, store] = useState(empty)
  const now = useRef(at)
  now.current = at
  const hold = useCallback<Hold>(
    (change) =>
      store((old) => {
        if (old.at !== at && now.current !== at) return old
        const held = old.at === at ? old : empty
        return { ...held, ...(typeof change === 'function' ? change(held) : change) }
      }),
    [at, empty],
  )
  return [stored.at === at ? stored : empty, hold]
}
