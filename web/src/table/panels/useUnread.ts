import { useEffect, useMemo, useState } from 'react'
import { useAtTable } from './context.ts'

/** How many lines of the log have come since it was last looked at. */
export function useUnread(isRead: boolean): number {
  const { model, chronicle } = useAtTable()
  const { told, phase } = model
  const [seen, setSeen] = useState(told.length)
  useEffect(() => {
    if (isRead) setSeen(told.length)
  }, [isRead, told.length])
  return useMemo(() => {
    // An earlier version is told less; that makes nothing new of what was read.
    if (isRead || phase === 'past') return 0
    const lines = told.slice(seen).flatMap((row) => chronicle.of(row))
    return lines.filter(({ sign }) => sign.heading === undefined).length
  }, [isRead, phase, told, seen, chronicle])
}
