import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** A row that may be longer than its box. */
export interface Strip<E extends HTMLElement> {
  readonly row: RefObject<E | null>
  /** Whether something lies beyond its beginning, or its end. */
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
  /** About one box on, or back. */
  move(by: 1 | -1): void
}

const ROUNDING = 2
const STEP = 0.8

/** `content`: what the row shows; where it changes the row is measured anew. */
export function useStrip<E extends HTMLElement>(content: unknown): Strip<E> {
  const row = useRef<E>(null)
  const [cut, setCut] = useState({ before: false, after: false })
  const measure = useCallback(() => {
    if (row.current === null) return
    const { scrollLeft, scrollWidth, clientWidth } = row.current
    const before = scrollLeft > ROUNDING
    const after = scrollLeft + clientWidth < scrollWidth - ROUNDING
    setCut((old) => (old.before === before && old.after === after ? old : { before, after }))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents are another length
  useEffect(() => {
    const at = row.current
    if (at === null) return
    measure()
    const observer = new ResizeObserver(measure)
    for (const box of [at, ...at.children]) observer.observe(box)
    at.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      at.removeEventListener('scroll', measure)
    }
  }, [measure, content])
  const move = (by: 1 | -1) => row.current?.scrollBy({ left: by * row.current.clientWidth * STEP })
  return { row, isCutBefore: cut.before, isCutAfter: cut.after, move }
}
