import type { Choice, Refusal } from '@skerry/kernel'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Split } from '../../link/types.ts'
import { type Choosing, NOTHING_CHOSEN } from './choosing.ts'

/** What somebody has done about a question so far; it ends with the question. */
export interface Held {
  readonly choosing: Choosing
  readonly n: Split
  /** The choice that somebody was warned of. */
  readonly warned: Choice | null
  /** Why the last attempt was refused. */
  readonly refusal: Refusal | null
  readonly busy: 'choosing' | 'suggesting' | null
}

export const NOTHING_HELD: Held = { choosing: NOTHING_CHOSEN, n: {}, warned: null, refusal: null, busy: null }

/** What was held about another question is forgotten, and so is what comes late about it. */
export function useHeld(at: string): readonly [Held, (change: Partial<Held>) => void] {
  const empty = useMemo(() => ({ ...NOTHING_HELD, at }), [at])
  const [stored, store] = useState(empty)
  const now = useRef(at)
  now.current = at
  const hold = useCallback(
    (change: Partial<Held>) =>
      store((old) => {
        if (old.at === at) return { ...old, ...change }
        return now.current === at ? { ...empty, ...change } : old
      }),
    [at, empty],
  )
  return [stored.at === at ? stored : empty, hold]
}
