import { useCallback, useEffect, useState } from 'react'
import type { TableModel } from '../model.ts'

/** The course of a game played by itself. */
export interface Replay {
  /** An earlier position is looked at. */
  readonly canPlay: boolean
  readonly isPlaying: boolean
  toggle(): void
}

const STEP_MS = 1000

/** One move on about every second, up to the end. */
export function useReplay(model: TableModel): Replay {
  const [isOn, setOn] = useState(false)
  const { phase, version, last, goTo, goLive } = model
  const canPlay = phase === 'past' && version < last
  const isPlaying = isOn && canPlay
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => (version + 1 >= last ? goLive() : goTo(version + 1)), STEP_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, version, last, goTo, goLive])
  // At the end, or wherever somebody leaves the past, it is off.
  useEffect(() => {
    if (!canPlay) setOn(false)
  }, [canPlay])
  return { canPlay, isPlaying, toggle: useCallback(() => setOn((was) => !was), []) }
}
