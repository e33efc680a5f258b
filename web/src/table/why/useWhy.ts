import type { ThingId } from '@skerry/kernel'
import { useCallback, useRef, useState } from 'react'
import type { WhyNot } from '../../link/types.ts'
import type { AtTable } from '../common/context.ts'
import type { Decision } from '../decision/useDecision.ts'

/** A thing somebody asked about. */
export interface Why {
  readonly thing: ThingId
  /** Null: nothing forbids anything here; the thing is only told about. */
  readonly whyNot: WhyNot | null
}

/** Why nothing can be done with a thing: asked, answered, put away. It ends when something else is picked or asked. */
export function useWhy({ model }: AtTable, { at: question, choosing }: Decision) {
  const at = `${question} ${choosing.picked.join(' ')} ${choosing.card ?? ''}`
  const [stored, store] = useState<{ readonly at: string; readonly why: Why | null }>({ at, why: null })
  const count = useRef(0)
  const ask = useCallback(
    async (thing: ThingId, picked: readonly ThingId[]) => {
      count.current += 1
      const mine = count.current
      const whyNot = model.phase === 'asked' ? await model.whyNot(thing, picked) : null
      if (mine === count.current) store({ at, why: { thing, whyNot } })
    },
    [model, at],
  )
  const close = useCallback(() => {
    count.current += 1
    store({ at, why: null })
  }, [at])
  return { why: stored.at === at ? stored.why : null, ask, close }
}
