import { useEffect, useMemo, useState } from 'react'
import { useAtTable } from '../common/context.ts'
import { hasLine } from './chronicle.ts'

/** How many lines of the log have come since it was last looked at. */
export function useUnread(isRead: boolean): number {
  const { model, chronicle } = useAtTable()
  const { told, phase, version, newsFrom } = model
  const upTo = Math.max(version, (told.at(-1)?.row ?? -1) + 1)
  /** Rows before this one. */
  const [seen, setSeen] = useState(upTo)
  useEffect(() => {
    if (newsFrom !== null) setSeen((before) => Math.min(before, newsFrom))
  }, [newsFrom])
  useEffect(() => {
    if (isRead) setSeen((before) => Math.max(before, upTo))
  }, [isRead, upTo])
  return useMemo(() => {
    // An earlier version is told less; that makes nothing new of what was read.
    if (isRead || phase === 'past') return 0
    const lines = told.filter(({ row }) => row >= seen).flatMap((row) => chronicle.of(row))
    return lines.filter(hasLine).length
  }, [isRead, phase, told, seen, chronicle])
}
