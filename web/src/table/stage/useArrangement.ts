/** Whether the parts of a board lie beside or above each other: as its room is wider or higher. */

import type { Arrangement } from '@skerry/contracts'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Size } from './geometry.ts'

/** A room that is nearly square keeps the arrangement it has. */
const CLEARLY = 1.1

export function arrangementOf({ width, height }: Size, before: Arrangement | null): Arrangement {
  if (before === 'wide') return height > width * CLEARLY ? 'tall' : 'wide'
  if (before === 'tall') return width > height * CLEARLY ? 'wide' : 'tall'
  return width >= height ? 'wide' : 'tall'
}

export function useArrangement(size: Size | null): Arrangement {
  const known = useRef<Arrangement | null>(null)
  if (size !== null) known.current = arrangementOf(size, known.current)
  return known.current ?? 'wide'
}

export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const at = element.current
    if (at === null) return
    const measure = () =>
      setSize((known) => {
        const { clientWidth: width, clientHeight: height } = at
        // Behind another page of a phone it has no size.
        if (width === 0 || height === 0) return known
        return known?.width === width && known.height === height ? known : { width, height }
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(at)
    return () => observer.disconnect()
  }, [element])
  return size
}
