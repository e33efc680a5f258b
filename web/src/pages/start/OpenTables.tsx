import type { TableCard } from '@skerry/link'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useOnline } from '../../app/update.ts'
import { Emblem } from '../../art/Emblem.tsx'
import { entryOf, GAMES } from '../../games/index.ts'
import { lobby, useLobby } from '../../online/index.ts'
import { tablePath } from '../../online/links.ts'
import type { LobbyState } from '../../online/lobby.ts'
import { sitDown } from '../../online/sitting.ts'
import { useSettings } from '../../settings/index.ts'
import { Button } from '../../ui/Button.tsx'
import { OpenSeat, SeatBadge } from '../../ui/SeatBadge.tsx'
import type { ShellWords } from '../../words/en/shell.ts'
import { useWords } from '../../words/index.ts'
import { nameOf } from '../crew.ts'
import { freeSeats } from '../games/listed.ts'

/** As many as one can look over; whoever wants more opens a table. */
const SHOWN = 12

/** Tables of the server where anybody can sit down or watch. */
export function OpenTables() {
  const { shell } = useWords()
  const state = useLobby()
  return (
    <section aria-labelledby='open-tables'>
      <div className='section'>
        <h2 id='open-tables'>{shell.lobby.openTables}</h2>
        {state.server === 'there' && GAMES[0] !== undefined && (
          <Link href={`/new/${GAMES[0].id}?where=online`}>{shell.lobby.newTable}</Link>
        )}
      </div>
      <Lists state={state} />
    </section>
  )
}

function Lists({ state }: { readonly state: LobbyState }) {
  const { shell } = useWords()
  const isOnline = useOnline()
  const silence = silenceOf(state, isOnline, shell)
  if (silence !== null) return <Note>{silence}</Note>
  const tables = (state.open ?? []).filter(({ phase }) => phase !== 'over').toSorted(byWelcome)
  return (
    <>
      {state.isLost && (
        <Note action={<Button onClick={() => void lobby.refresh()}>{shell.lobby.retry}</Button>}>
          {shell.lobby.lost}
        </Note>
      )}
      {tables.length === 0 ? (
        <Note title={shell.lobby.empty}>{shell.lobby.emptyLine}</Note>
      ) : (
        <Tables tables={tables.slice(0, SHOWN)} />
      )}
    </>
  )
}

/** Whether one could sit down there. */
const isFree = (table: TableCard): boolean => table.phase === 'open' && table.you === null && freeSeats(table) > 0
/** Where one can sit down, where one sits, where one can watch; the newest of each first. */
const byWelcome = (a: TableCard, b: TableCard): number =>
  Number(isFree(b)) - Number(isFree(a)) || Number(b.you !== null) - Number(a.you !== null) || b.begun - a.begun

/** Why there is nothing to list; null: there is. */
function silenceOf({ server, open }: LobbyState, isOnline: boolean, { lobby: words }: ShellWords): string | null {
  if (open !== null) return null
  if (server === 'absent') return words.absent
  if (server === 'unreachable') return isOnline ? words.unreachable : words.offline
  return words.asking
}

interface NoteProps {
  readonly title?: string
  readonly children: string
  readonly action?: ReactNode
}

function Note({ title, children, action }: NoteProps) {
  return (
    <div className='lobby-note panel' role='status'>
      <p>
        {title !== undefined && <span className='lobby-note-title'>{title} </span>}
        {children}
      </p>
      {action}
    </div>
  )
}

function Tables({ tables }: { readonly tables: readonly TableCard[] }) {
  const { lobby: words } = useWords().shell
  const [isLate, setLate] = useState(false)
  return (
    <>
      <ul className='open-tables panel'>
        {tables.map((table) => (
          <OpenTable key={table.id} table={table} onLate={() => setLate(true)} />
        ))}
      </ul>
      <p className='help' role='status'>
        {isLate && words.notJoined}
      </p>
    </>
  )
}

interface OpenTableProps {
  readonly table: TableCard
  /** The seat was gone before we sat down. */
  readonly onLate: () => void
}

function OpenTable({ table, onLate }: OpenTableProps) {
  const { shell } = useWords()
  const { language } = useSettings()
  const game = nameOf(entryOf(table.game), language, table.game)
  const people = table.seats.filter(({ by }) => by === 'person').map(({ name }) => name)
  return (
    <li>
      <Emblem game={table.game} />
      <h3>{game}</h3>
      <p>
        {people.length > 0 && <>{shell.list(people)} · </>}
        {openness(table, shell)}
      </p>
      <p className='game-seats'>
        {table.seats.map(({ by }, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          by === 'open' ? <OpenSeat key={i} size={20} /> : <SeatBadge key={i} seat={i} size={20} />,
        )}
      </p>
      <Way table={table} game={game} onLate={onLate} />
    </li>
  )
}

function openness(table: TableCard, { lobby: words }: ShellWords): string {
  if (table.phase === 'running') return words.running
  return freeSeats(table) > 0 ? words.free(freeSeats(table)) : words.full
}

/** To one's own table, to a free seat, or to the places of those who watch. */
function Way({ table, game, onLate }: OpenTableProps & { readonly game: string }) {
  const { lobby: words } = useWords().shell
  const { guest } = useLobby()
  const [, navigate] = useLocation()
  const [isJoining, setJoining] = useState(false)
  const path = tablePath(table.id)
  if (table.you !== null)
    return (
      <Link href={path} className='button' aria-label={words.enterGame(game)}>
        {words.enter}
      </Link>
    )
  if (!isFree(table))
    return (
      <Link href={path} className='button ghost' aria-label={words.watchGame(game)}>
        {words.watch}
      </Link>
    )
  const join = async () => {
    // Guests without a name are asked for one at the table.
    if (guest === null) return navigate(path)
    setJoining(true)
    try {
      await sitDown(table.id)
      navigate(path)
    } catch {
      setJoining(false)
      onLate()
      void lobby.refresh()
    }
  }
  return (
    <Button aria-label={words.joinGame(game)} disabled={isJoining} onClick={() => void join()}>
      {words.join}
    </Button>
  )
}
