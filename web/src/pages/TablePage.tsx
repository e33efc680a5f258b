import type { Viewer } from '@skerry/kernel'
import { useState } from 'react'
import { Link } from 'wouter'
import { Table } from '../table/panels/Table.tsx'
import { type Look, useTable } from '../table/useTable.ts'
import { EmptyState } from '../ui/Panel.tsx'
import { useWords } from '../words/index.ts'

/** A table of this browser; `?v=97&as=open` opens it at an earlier position. */
export function TablePage({ id }: { readonly id: string }) {
  const { table: words, shell } = useWords()
  const [look] = useState(() => lookIn(location.search))
  const opened = useTable(id, look)
  if (opened === null)
    return (
      <main className='table-empty' data-phase='loading'>
        <EmptyState isPage title={shell.loading} />
      </main>
    )
  if ('missing' in opened || 'broken' in opened)
    return (
      <main className='table-empty' data-phase='missing'>
        <EmptyState isPage title={'missing' in opened ? words.noSuchTable : words.brokenTable}>
          <p>{'missing' in opened ? words.noSuchTableNote : words.brokenTableNote}</p>
          {'broken' in opened && <p className='help'>{opened.broken}</p>}
          <p className='table-ways'>
            <Link href='/games' className='button plain'>
              {shell.nav.games}
            </Link>
            <Link href='/' className='button primary'>
              {words.toStart}
            </Link>
          </p>
        </EmptyState>
      </main>
    )
  return <Table model={opened} />
}

/** What the address says about the position to open at. */
export function lookIn(search: string): Look {
  const query = new URLSearchParams(search)
  const version = Number(query.get('v') ?? Number.NaN)
  const as = query.get('as')
  const viewer: Viewer | null =
    as === 'open' || as === 'spectator' ? as : as !== null && /^\d$/.test(as) ? Number(as) : null
  return {
    ...(Number.isSafeInteger(version) && version >= 0 ? { version } : {}),
    ...(viewer === null ? {} : { viewer }),
  }
}
