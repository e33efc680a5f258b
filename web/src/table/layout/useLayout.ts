import { useSyncExternalStore } from 'react'

/** How the panels lie: around the board, as a drawer beside it, or as a sheet under or beside it. */
export type Layout = 'desktop' | 'middle' | 'phone' | 'landscape'

/** In the size of letters, so that larger ones count like a smaller window: 1200, 700 and 520 px at the usual size. */
const WIDE = 75
const NARROW = 43.75
const FLAT = 32.5

export const useLayout = (): Layout => useSyncExternalStore(subscribe, present)

function subscribe(listener: () => void): () => void {
  const observer = new ResizeObserver(listener)
  observer.observe(document.documentElement)
  window.addEventListener('resize', listener)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', listener)
  }
}

const present = (): Layout => {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return layoutOf(window.innerWidth / letter, window.innerHeight / letter)
}

export function layoutOf(width: number, height: number): Layout {
  if (height <= FLAT && width < WIDE && width > height) return 'landscape'
  return width >= WIDE ? 'desktop' : width < NARROW ? 'phone' : 'middle'
}
