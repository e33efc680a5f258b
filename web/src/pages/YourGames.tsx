import { Link } from 'wouter'
import { Emblem } from '../art/Emblem.tsx'
import { entryOf } from '../games/index.ts'
import type { TableInfo } from '../link/types.ts'
import { useSettings } from '../settings/index.ts'
import { EmptyState } from '../ui/Panel.tsx'
import { SeatBadge } from '../ui/SeatBadge.tsx'
import { useWords } from '../words/index.ts'
import { nameOf } from './crew.ts'
import { ago, isLone, standing, useTables, waitsForPerson } from './tables.ts'

/** As many as fit without pushing the islands out of sight. */
const SHOWN = 6

/** The games that lie in this browser, those that wait for somebody first. */
export function YourGames() {
  const { start, games } = useWords().shell
  const { tables: all, isRefused } = useTables()
  const tables = all?.filter(({ example }) => example === undefined) ?? null
  return (
    <section aria-labelledby='your-games'>
      <div className='section'>
        <h2 id='your-games'>{start.yourGames}</h2>
        {tables !== null && tables.length > 0 && <Link href='/games'>{start.allGames(tables.length)}</Link>}
      </div>
      {isRefused && <EmptyState title={games.notRead}>{games.notReadLine}</EmptyState>}
      {tables?.length === 0 && <EmptyState title={start.empty}>{start.emptyLine}</EmptyState>}
      <ul className='mine' aria-busy={tables === null && !isRefused}>
        {tables?.slice(0, SHOWN).map((table) => (
          <li key={table.id}>
            <GameCard table={table} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function GameCard({ table }: { readonly table: TableInfo }) {
  const { shell } = useWords()
  const { language } = useSettings()
  const isWaiting = waitsForPerson(table)
  return (
    <Link href={`/table/${table.id}`} className={isWaiting ? 'game panel asked' : 'game panel'}>
      <span className='game-art'>
        <Emblem game={table.game} />
        {(isWaiting || table.isOver) && <strong>{table.isOver ? shell.games.over : shell.games.yourTurn}</strong>}
      </span>
      <span className='game-text'>
        <b>{nameOf(entryOf(table.game), language, table.game)}</b>
        {!(isWaiting && isLone(table) && table.rows > 0) && <span className='game-line'>{standing(table, shell)}</span>}
        {table.rows > 0 && (
          <span className='game-line'>
            {shell.games.lastPlayed(ago(table.played, language, shell.games.justNow))} · {shell.games.steps(table.rows)}
          </span>
        )}
        <span className='game-seats'>
          {table.seats.map((seat, i) => (
            <SeatBadge key={seat.name} seat={i} size={20} />
          ))}
        </span>
      </span>
    </Link>
  )
}
