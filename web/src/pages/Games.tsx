import { useState } from 'react'
import { Link } from 'wouter'
import { PageHeading } from '../app/page.tsx'
import { Emblem } from '../art/Emblem.tsx'
import { entryOf } from '../games/index.ts'
import type { TableInfo } from '../link/types.ts'
import { useSettings } from '../settings/index.ts'
import { announce } from '../ui/announce.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { EmptyState, Panel } from '../ui/Panel.tsx'
import { SeatBadge } from '../ui/SeatBadge.tsx'
import { useWords } from '../words/index.ts'
import { nameOf } from './crew.ts'
import { download } from './download.ts'
import { ImportButton, ImportPage } from './importing.tsx'
import { shelf } from './local.ts'
import { ago, standing, useTables, waitsForPerson } from './tables.ts'
import './games.css'

/** Every table of this browser. */
export function Games() {
  const { games } = useWords().shell
  const { tables, isRefused, reload } = useTables()
  return (
    <ImportPage>
      <div className='page wrap'>
        <header className='page-head with-button'>
          <PageHeading title={games.title} />
          <p>{games.lead}</p>
          <ImportButton />
        </header>
        {isRefused && (
          <Panel>
            <EmptyState title={games.notRead}>{games.notReadLine}</EmptyState>
          </Panel>
        )}
        {tables?.length === 0 && <Nothing />}
        <ul className='tables' aria-busy={tables === null && !isRefused}>
          {tables?.map((table) => (
            <TableRow key={table.id} table={table} onRemoved={reload} />
          ))}
        </ul>
      </div>
    </ImportPage>
  )
}

function Nothing() {
  const { games } = useWords().shell
  return (
    <Panel>
      <EmptyState title={games.empty}>
        <p>{games.emptyLine}</p>
        <Link href='/' className='button primary'>
          {games.emptyGo}
        </Link>
      </EmptyState>
    </Panel>
  )
}

interface TableRowProps {
  readonly table: TableInfo
  readonly onRemoved: () => void
}

function TableRow({ table, onRemoved }: TableRowProps) {
  const { shell } = useWords()
  const { language } = useSettings()
  const isWaiting = waitsForPerson(table)
  const game = nameOf(entryOf(table.game), language, table.game)
  return (
    <li className={isWaiting ? 'table-row panel asked' : 'table-row panel'}>
      <Emblem game={table.game} />
      <div className='table-text'>
        <h2>{game}</h2>
        <p className='table-standing'>{standing(table, shell)}</p>
        <Crew table={table} />
        <p className='help'>
          {shell.games.lastPlayed(ago(table.played, language, shell.games.justNow))} · {shell.games.steps(table.rows)}
          {table.branchOf !== undefined && ` · ${shell.games.branch}`}
          {table.example !== undefined && ` · ${shell.games.example(table.example.title[language])}`}
        </p>
      </div>
      <Actions table={table} game={game} onRemoved={onRemoved} />
    </li>
  )
}

function Crew({ table }: { readonly table: TableInfo }) {
  const { levels } = useWords().shell
  return (
    <ul className='crew'>
      {table.seats.map((seat, i) => (
        <li key={seat.name}>
          <SeatBadge seat={i} size={20} />
          {seat.name}
          {seat.by !== 'person' && <small>{levels[seat.by].name}</small>}
          {table.winners.includes(i) && <Icon name='crown' size={18} />}
        </li>
      ))}
    </ul>
  )
}

function Actions({ table, game, onRemoved }: TableRowProps & { readonly game: string }) {
  const { games } = useWords().shell
  const [isAsking, setAsking] = useState(false)
  const save = async () => {
    download(
      `skerry-${table.game}-${new Date(table.played).toISOString().slice(0, 10)}.json`,
      await (await shelf()).exportTable(table.id),
    )
    announce(games.saved)
  }
  return (
    <>
      <div className='table-actions'>
        <Link href={`/table/${table.id}`} className={waitsForPerson(table) ? 'button primary' : 'button'}>
          <Icon name={table.isOver ? 'eye' : 'play'} />
          {table.isOver ? games.look : games.goOn}
        </Link>
        {table.rows > 0 && (
          <Link href={`/table/${table.id}?v=0`} className='button ghost'>
            <Icon name='history' />
            {games.replay}
          </Link>
        )}
        <Button kind='ghost' icon='download' onClick={save}>
          {games.save}
        </Button>
        <Button kind='ghost' icon='trash-2' onClick={() => setAsking(true)}>
          {games.remove}
        </Button>
      </div>
      {isAsking && <Removal table={table} game={game} onRemoved={onRemoved} onClose={() => setAsking(false)} />}
    </>
  )
}

interface RemovalProps extends TableRowProps {
  readonly game: string
  readonly onClose: () => void
}

function Removal({ table, game, onRemoved, onClose }: RemovalProps) {
  const { shell } = useWords()
  const remove = async () => {
    await (await shelf()).removeTable(table.id)
    announce(shell.games.removed)
    onClose()
    onRemoved()
    // The button that had the focus is gone with its row.
    document.getElementById('content')?.focus()
  }
  return (
    <Dialog
      title={shell.games.removeTitle(game)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button kind='danger' icon='trash-2' onClick={remove}>
            {shell.games.remove}
          </Button>
        </>
      }
    >
      <p>{shell.games.removeLine}</p>
    </Dialog>
  )
}
