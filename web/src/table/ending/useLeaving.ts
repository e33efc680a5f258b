import { useState } from 'react'
import { useLocation } from 'wouter'
import { download } from '../../pages/download.ts'
import { useAtTable } from '../common/context.ts'

/** Ways from this table to other places. */
export interface Leaving {
  /** Null: the game goes on, or others decide about it. */
  readonly rematch: { readonly name: string; go(): void } | null
  /** Saves the table as a file. */
  keep(): void
  /** What could not be done, in words. */
  readonly fault: string | null
}

export function useLeaving(): Leaving {
  const { model, words, isOver } = useAtTable()
  const [, navigate] = useLocation()
  const [fault, setFault] = useState<string | null>(null)
  const { online, info } = model
  const known = online?.state.rematch ?? null
  const { rematchFailed, exportFailed } = online === null ? words : words.company
  // Players keep the seats they had here, even where strangers are not let in.
  const go = () =>
    online === null || online.state.you !== null
      ? void model.rematch().then(
          (address) => navigate(address),
          () => setFault(rematchFailed),
        )
      : navigate(`/t/${known}`)
  const keep = () =>
    void model.exported().then(
      (text) => download(`${info.game}-${info.id}.json`, text),
      () => setFault(exportFailed),
    )
  const mayGo = isOver && (online === null || online.state.you !== null || known !== null)
  const name = known === null ? words.rematch : words.company.toNewTable
  return { rematch: mayGo ? { name, go } : null, keep, fault }
}
