import type { ServerLink } from '@skerry/link/client'
import { EmptyState } from '../ui/Panel.tsx'
import { useWords } from '../words/index.ts'
import { Table } from './layout/Table.tsx'
import { type Look, useLinkedTable } from './useTable.ts'

export interface OnlineTableProps {
  readonly link: ServerLink
  /** The position to begin with. */
  readonly look?: Look
}

/** A table on a server whose game has begun. */
export function OnlineTable({ link, look = {} }: OnlineTableProps) {
  const { table: words, shell } = useWords()
  const opened = useLinkedTable(link, look)
  if (opened !== null && 'info' in opened) return <Table model={opened} />
  const isBroken = opened !== null
  return (
    <main className='table-empty' data-phase={isBroken ? 'missing' : 'loading'}>
      <EmptyState isPage title={isBroken ? words.brokenTable : shell.loading}>
        {isBroken && 'broken' in opened && <p className='help'>{opened.broken}</p>}
      </EmptyState>
    </main>
  )
}
