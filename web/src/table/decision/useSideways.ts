import { type RefObject, useEffect, useRef } from 'react'

/** A wheel turns only up and down: over a row that is longer than its box it moves the row. */
export function useSideways(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const outer = box.current
    if (outer === null) return
    const onWheel = (event: WheelEvent) => {
      const row = [...outer.querySelectorAll('.choices, .allotment')].find(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      )
      if (row === undefined || Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.ctrlKey) return
      row.scrollLeft += event.deltaY
      event.preventDefault()
    }
    outer.addEventListener('wheel', onWheel, { passive: false })
    return () => outer.removeEventListener('wheel', onWheel)
  }, [])
  return box
}
