import { useMemo, useSyncExternalStore } from 'react'

/** How the panels lie: around the board, as a drawer beside it, or as a sheet under or beside it. */
export type Layout = 'desktop' | 'middle' | 'phone' | 'landscape'

/** In em, so that larger letters count like a smaller window: 1200, 700 and 520 px at the usual size. */
const WIDE = '(min-width: 75em)'
const NARROW = '(max-width: 43.74em)'
const FLAT = '(max-height: 32.5em) and (max-width: 74.99em) and (orientation: landscape)'

export function useLayout(): Layout {
  const queries = useMemo(() => [FLAT, WIDE, NARROW].map((query) => matchMedia(query)), [])
  const subscribe = useMemo(
    () => (listener: () => void) => {
      for (const query of queries) query.addEventListener('change', listener)
      return () => {
        for (const query of queries) query.removeEventListener('change', listener)
      }
    },
    [queries],
  )
  return useSyncExternalStore(subscribe, () => {
    const [isFlat, isWide, isNarrow] = queries.map(({ matches }) => matches)
    if (isFlat) return 'landscape'
    return isWide ? 'desktop' : isNarrow ? 'phone' : 'middle'
  })
}
