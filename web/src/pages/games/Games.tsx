import type { TableCard } from '@skerry/link'
import { useState } from 'react'
import { Link } from 'wouter'
import { PageHeading } from '../../app/page.tsx'
import { Emblem } from '../../art/Emblem.tsx'
import { entryOf } from '../../games/index.ts'
import type { TableInfo } from '../../link/types.ts'
import { HandDialog } from '../../online/HandDialog.tsx'
import { canGoOnline } from '../../online/plans.ts'
import { useSettings } from '../../settings/index.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { EmptyState, Panel } from '../../ui/Panel.tsx'
import { OpenSeat, SeatBadge } from '../../ui/SeatBadge.tsx'
import { useWords } from '../../words/index.ts'
import { useOnlineWords } from '../../words/online.ts'
import { nameOf } from '../crew.ts'
import { download, fileName } from '../download.ts'
import { shelf } from '../local.ts'
import { ImportButton, ImportPage } from './importing.tsx'
import { keyOf, type Listed, statusOf, stepsOf, waits } from './listed.ts'
import { OnlineActions } from './OnlineActions.tsx'
import { ago, waitsForPerson } from './tables.ts'
import { useListed } from './useListed.ts'
import { Where } from './Where.tsx'
import './games.css'

/** All your tables, on this device and on the server. */
export function Games() {
  const { games } = useWords().shell
  const { tables, isBusy, isRefused, hasServer, reload } = useListed(true)
  return (
    <ImportPage>
      <div className='page wrap'>
        <header className='page-head with-button'>
          <PageHeading title={games.title} />
          <p>{hasServer ? games.lead : games.leadHere}</p>
          <ImportButton />
        </header>
        {isRefused && (
          <Panel>
            <EmptyState title={games.notRead}>{games.notReadLine}</EmptyState>
          </Panel>
        )}
        {tables.length === 0 && !isBusy && !isRefused && <Nothing />}
        <ul className='tables' aria-busy={isBusy}>
          {tables.map((listed) => (
            <TableRow key={keyOf(listed)} listed={listed} isMarked={hasServer} onRemoved={reload} />
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
  readonly listed: Listed
  /** Where it lies is said. */
  readonly isMarked: boolean
  readonly onRemoved: () => void
}

function TableRow({ listed, isMarked, onRemoved }: TableRowProps) {
  const { shell } = useWords()
  const { language } = useSettings()
  const { table, where } = listed
  const game = nameOf(entryOf(table.game), language, table.game)
  const steps = stepsOf(listed)
  return (
    <li className={waits(listed) ? 'table-row panel asked' : 'table-row panel'}>
      <Emblem game={table.game} />
      <div className='table-text'>
        <h2>{game}</h2>
        <p className='row-standing'>{statusOf(listed, shell)}</p>
        <Crew table={table} />
        <p className='help'>
          {isMarked && <Where where={where} />}
          {shell.games.lastPlayed(ago(table.played, language, shell.games.justNow))}
          {steps > 0 && ` · ${shell.games.steps(steps)}`}
          {where === 'here' && table.branchOf !== undefined && ` · ${shell.games.branch}`}
          {where === 'here' &&
            table.example !== undefined &&
            ` · ${shell.games.example(table.example.title[language])}`}
        </p>
      </div>
      {where === 'here' ? (
        <Actions table={table} game={game} canHand={isMarked} onRemoved={onRemoved} />
      ) : (
        <OnlineActions table={table} />
      )}
    </li>
  )
}

function Crew({ table }: { readonly table: Pick<TableCard | TableInfo, 'seats' | 'winners'> }) {
  const { levels, lobby } = useWords().shell
  return (
    <ul className='crew'>
      {table.seats.map(({ name, by }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={i}>
          {by === 'open' ? <OpenSeat size={20} /> : <SeatBadge seat={i} size={20} />}
          {by === 'open' ? lobby.freeSeat : name}
          {by !== 'person' && by !== 'open' && <small>{levels[by].name}</small>}
          {table.winners.includes(i) && <Icon name='crown' size={18} />}
        </li>
      ))}
    </ul>
  )
}

interface ActionsProps {
  readonly table: TableInfo
  readonly game: string
  /** There is a server that could go on with it. */
  readonly canHand: boolean
  readonly onRemoved: () => void
}

function Actions({ table, game, canHand, onRemoved }: ActionsProps) {
  const { games } = useWords().shell
  const { hand } = useOnlineWords()
  const [asking, setAsking] = useState<'remove' | 'hand' | null>(null)
  const save = async () => {
    download(fileName(table), await (await shelf()).exportTable(table.id))
    announce(games.saved)
  }
  const close = () => setAsking(null)
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
        {canHand && canGoOnline(table) && (
          <Button kind='ghost' icon='cloud-upload' onClick={() => setAsking('hand')}>
            {hand.action}
          </Button>
        )}
        <Button kind='ghost' icon='download' onClick={save}>
          {games.save}
        </Button>
        <Button kind='ghost' icon='trash-2' onClick={() => setAsking('remove')}>
          {games.remove}
        </Button>
      </div>
      {asking === 'remove' && <Removal table={table} game={game} onRemoved={onRemoved} onClose={close} />}
      {asking === 'hand' && <HandDialog table={table} onClose={close} />}
    </>
  )
}

interface RemovalProps extends Omit<ActionsProps, 'canHand'> {
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
