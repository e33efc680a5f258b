/** What a table does around itself: the window's title and its address. */

import { useEffect } from 'react'
import type { AtTable } from '../common/context.ts'
import type { TableModel } from '../model.ts'

/** The title says when it is your turn. */
export function useDocumentTitle({ talk, words, model }: AtTable, isAsked: boolean): void {
  const title = isAsked ? words.yourTurnIn(talk.name) : model.phase === 'over' ? words.overIn(talk.name) : talk.name
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}

/** An earlier position can be linked to and is found again after a reload. */
export function usePositionInAddress({ phase, version, last }: TableModel): void {
  useEffect(() => {
    const url = new URL(location.href)
    if (phase === 'past' && version < last) url.searchParams.set('v', String(version))
    else url.searchParams.delete('v')
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  }, [phase, version, last])
}
