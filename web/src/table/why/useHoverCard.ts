import type { ThingId } from '@skerry/kernel'
import { useEffect, useState } from 'react'

/** A pointer must rest on a thing for so long; after one card the next ones come at once, for a while. */
const REST_MS = 350
const AGAIN_MS = 600

/** The thing a pointer rests on; null: it moves, or rests elsewhere. */
export function useHoverCard(hovered: ThingId | null): ThingId | null {
  const [shown, setShown] = useState<{ readonly thing: ThingId | null; readonly until: number }>({
    ...{ thing: null, until: 0 },
  })
  useEffect(() => {
    const isSoon = Date.now() < shown.until
    if (hovered === shown.thing) return
    const show = () =>
      setShown((old) => ({ thing: hovered, until: old.thing === null ? old.until : Date.now() + AGAIN_MS }))
    if (hovered === null || isSoon) {
      show()
      return
    }
    if (shown.thing !== null) setShown({ thing: null, until: Date.now() + AGAIN_MS })
    const timer = setTimeout(show, REST_MS)
    return () => clearTimeout(timer)
  }, [hovered, shown])
  return shown.thing === hovered ? shown.thing : null
}
