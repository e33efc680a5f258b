import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** This near to the end somebody reads what is new. */
const NEAR = 40
/** What fades out at the top of a list covers this much, in px. */
const FADING = 64

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR

/** Stays at the end as long as nobody has scrolled up; whoever has looked back and returns is at the end again. */
export function useFollowing(newest: string | undefined, isNow: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const toEnd = useCallback(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    setAtEnd(true)
  }, [])
  /** The line comes first, as far as there is something after it. */
  const toLine = useCallback((line: HTMLElement | null) => {
    if (box.current === null || line === null) return
    box.current.scrollTo({ top: line.offsetTop - FADING })
    setAtEnd(isNearEnd(box.current))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to move
  useLayoutEffect(() => {
    if (isAtEnd) toEnd()
  }, [newest, isAtEnd, toEnd])
  useLayoutEffect(() => {
    if (isNow) toEnd()
  }, [isNow, toEnd])
  // Where the box changes its size, the end moves.
  useEffect(() => {
    if (box.current === null || !isAtEnd) return
    const observer = new ResizeObserver(toEnd)
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isAtEnd, toEnd])
  const onScroll = () => {
    if (box.current !== null) setAtEnd(isNearEnd(box.current))
  }
  return { box, isAtEnd, toEnd, toLine, onScroll }
}
