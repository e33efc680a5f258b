import { Link } from 'wouter'
import { Emblem } from '../../art/Emblem.tsx'
import { entryOf } from '../../games/index.ts'
import { useSettings } from '../../settings/index.ts'
import { OpenSeat } from '../../ui/OpenSeat.tsx'
import { EmptyState } from '../../ui/Panel.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import type { ShellWords } from '../../words/en/shell.ts'
import { useWords } from '../../words/index.ts'
import { nameOf } from '../crew.ts'
import { isOver, keyOf, type Listed, pathOf, standingOf, stepsOf, waits } from '../games/listed.ts'
import { ago, isLone } from '../games/tables.ts'
import { useListed } from '../games/useListed.ts'
import { Where } from '../games/Where.tsx'

/** As many as fit without pushing the islands out of sight. */
const SHOWN = 6

/** Your games, on this device and on the server, those that wait for you first. */
export function YourGames() {
  const { start, games } = useWords().shell
  const { tables, isBusy, isRefused, hasServer } = useListed(false)
  return (
    <section aria-labelledby='your-games'>
      <div className='section'>
        <h2 id='your-games'>{start.yourGames}</h2>
        {tables.length > 0 && <Link href='/games'>{start.allGames(tables.length)}</Link>}
      </div>
      {isRefused && <EmptyState title={games.notRead}>{games.notReadLine}</EmptyState>}
      {tables.length === 0 && !isBusy && !isRefused && <EmptyState title={start.empty}>{start.emptyLine}</EmptyState>}
      <ul className='mine' aria-busy={isBusy}>
        {tables.slice(0, SHOWN).map((listed) => (
          <li key={keyOf(listed)}>
            <GameCard listed={listed} isMarked={hasServer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What lies on the picture: that it is your turn, or that it is over. */
function flagOf(listed: Listed, { games }: ShellWords): string | null {
  return waits(listed) ? games.yourTurn : isOver(listed) ? games.over : null
}

/** Whether the flag says already what the standing would say again. */
const isSaid = (listed: Listed): boolean =>
  waits(listed) && (listed.where === 'online' || (isLone(listed.table) && listed.table.rows > 0))

function GameCard({ listed, isMarked }: { readonly listed: Listed; readonly isMarked: boolean }) {
  const { shell } = useWords()
  const { language } = useSettings()
  const { table, where } = listed
  const flag = flagOf(listed, shell)
  return (
    <Link href={pathOf(listed)} className={waits(listed) ? 'game panel asked' : 'game panel'}>
      <span className='game-art'>
        <Emblem game={table.game} />
        {flag !== null && <strong>{flag}</strong>}
      </span>
      <span className='game-text'>
        <b>{nameOf(entryOf(table.game), language, table.game)}</b>
        {!isSaid(listed) && <span className='game-line'>{standingOf(listed, shell)}</span>}
        {stepsOf(listed) > 0 && (
          <span className='game-line'>
            {shell.games.lastPlayed(ago(table.played, language, shell.games.justNow))} ·{' '}
            {shell.games.steps(stepsOf(listed))}
          </span>
        )}
        <span className='game-seats'>
          {table.seats.map(({ by }, i) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            by === 'open' ? <OpenSeat key={i} size={20} /> : <SeatBadge key={i} seat={i} size={20} />,
          )}
          {isMarked && <Where where={where} />}
        </span>
      </span>
    </Link>
  )
}
