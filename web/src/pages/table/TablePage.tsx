import { useState } from 'react'
import { Link } from 'wouter'
import { Table } from '../../table/layout/Table.tsx'
import { useTable } from '../../table/useTable.ts'
import { EmptyState } from '../../ui/Panel.tsx'
import { useWords } from '../../words/index.ts'
import { lookIn } from './look.ts'

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
