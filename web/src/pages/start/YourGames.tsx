import { Link } from 'wouter'
import { Emblem } from '../../art/Emblem.tsx'
import { entryOf } from '../../games/index.ts'
import { useSettings } from '../../settings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { EmptyState } from '../../ui/Panel.tsx'
import { OpenSeat, SeatBadge } from '../../ui/SeatBadge.tsx'
import { useWords } from '../../words/index.ts'
import { nameOf } from '../crew.ts'
import { isBranch, isOver, keyOf, type Listed, pathOf, statusOf, stepsOf, waits } from '../games/listed.ts'
import { ago } from '../games/tables.ts'
import { useListed } from '../games/useListed.ts'
import { Where } from '../games/Where.tsx'

const MOST_GAMES = 5
const MOST_BRANCHES = 3

/** Games that go on, on this device and on the server, those that wait for you first. */
export function YourGames() {
  const { start, games } = useWords().shell
  const { tables, isBusy, isRefused, hasServer } = useListed(false)
  const running = tables.filter((listed) => !isOver(listed) && !isBranch(listed))
  return (
    <section aria-labelledby='your-games'>
      <div className='section'>
        <h2 id='your-games'>{start.goOn}</h2>
        {tables.length > 0 && <Link href='/games'>{start.allGames(tables.length)}</Link>}
      </div>
      {isRefused && <EmptyState title={games.notRead}>{games.notReadLine}</EmptyState>}
      {running.length === 0 && !isBusy && !isRefused && <EmptyState title={start.empty}>{start.emptyLine}</EmptyState>}
      <ul className={running.length > 0 ? 'mine panel' : 'mine'} aria-busy={isBusy}>
        {running.slice(0, MOST_GAMES).map((listed) => (
          <li key={keyOf(listed)}>
            <GameRow listed={listed} isMarked={hasServer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function GameRow({ listed, isMarked }: { readonly listed: Listed; readonly isMarked: boolean }) {
  const { shell } = useWords()
  const { language } = useSettings()
  const { table, where } = listed
  const isYours = waits(listed)
  return (
    <Link href={pathOf(listed)} className={isYours ? 'game asked' : 'game'}>
      <Emblem game={table.game} />
      <span className='game-text'>
        <b>{nameOf(entryOf(table.game), language, table.game)}</b>
        <span className='game-seats'>
          {table.seats.map(({ by }, i) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            by === 'open' ? <OpenSeat key={i} size={20} /> : <SeatBadge key={i} seat={i} size={20} />,
          )}
          {isMarked && <Where where={where} />}
        </span>
      </span>
      <span className='game-state'>
        <strong>{statusOf(listed, shell)}</strong>
        {stepsOf(listed) > 0 && <span>{ago(table.played, language, shell.games.justNow)}</span>}
      </span>
    </Link>
  )
}

/** On small screens, above everything else: the game that waits for you. */
export function NextTurn() {
  const { shell } = useWords()
  const { language } = useSettings()
  const waiting = useListed(false).tables.filter(waits)
  const [next] = waiting
  if (next === undefined) return null
  const name = nameOf(entryOf(next.table.game), language, next.table.game)
  return (
    <aside className='next-turn panel' aria-label={shell.games.yourTurn}>
      <Emblem game={next.table.game} />
      <span>
        <b>{shell.games.yourTurn}</b>
        {shell.start.nextTurn(name, waiting.length - 1)}
      </span>
      <Link href={pathOf(next)} className='button'>
        {shell.games.goOn}
      </Link>
    </aside>
  )
}

/** What was tried out from positions of other games, apart from the games themselves. */
export function Branches() {
  const { shell } = useWords()
  const { language } = useSettings()
  const { tables } = useListed(false)
  const branches = tables.filter(isBranch)
  if (branches.length === 0) return null
  return (
    <section aria-labelledby='branches'>
      <div className='section'>
        <h2 id='branches'>{shell.start.whatIf}</h2>
        {branches.length > MOST_BRANCHES && <Link href='/games'>{shell.start.allGames(branches.length)}</Link>}
      </div>
      <ul className='branches panel'>
        {branches.slice(0, MOST_BRANCHES).map((listed) => (
          <li key={keyOf(listed)}>
            <Link href={pathOf(listed)} className='branch'>
              <Icon name='git-branch' size={20} />
              <span>
                <b>{nameOf(entryOf(listed.table.game), language, listed.table.game)}</b>
                <span>
                  {shell.start.branchLine(listed.table.branchOf?.version ?? 0, stepsOf(listed))} ·{' '}
                  {ago(listed.table.played, language, shell.games.justNow)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
