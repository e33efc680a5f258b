import { IconButton } from '../../ui/Button.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useAtTable } from '../common/context.ts'
import { Dock } from '../decision/Dock.tsx'
import { Header } from '../header/Header.tsx'
import { PlayersTable } from '../players/PlayersTable.tsx'
import { mainFigure, seatsAtIt } from '../players/Seats.tsx'
import { Supply, Tray } from '../players/Supply.tsx'
import { TableStanding } from '../players/TableStanding.tsx'
import { Example } from './Example.tsx'
import type { PanelsProps } from './panels.ts'
import { NewMessages, Side, type SideTab } from './Side.tsx'

/** Around the board: header above, the rail with everybody and the log to the right, the dock below. */
export function DesktopPanels(props: PanelsProps) {
  const { words, model } = useAtTable()
  const { book, decision, onLocate } = props
  const tabs: readonly SideTab[] = model.online === null ? ['log', 'rules'] : ['log', 'talk', 'rules']
  return (
    <>
      <Header isNarrow={false} onOpen={book.open} />
      <main className='table-board'>{props.board}</main>
      <aside className='rail' aria-label={words.logAndMore}>
        <TableStanding />
        <PlayersTable />
        <Example isFolded={false} />
        <Side
          tabs={tabs}
          tab={tabs.find((tab) => tab === book.side) ?? 'log'}
          onTab={book.showTab}
          citation={book.citation}
          onLocate={onLocate}
        />
        {typeof model.viewer === 'number' && <Supply seat={model.viewer} onLocate={onLocate} />}
      </aside>
      <Dock {...props} decision={decision} onList={() => book.open('list')} />
    </>
  )
}

/** The rail is a drawer; its badges stay. */
export function MiddlePanels(props: PanelsProps) {
  const { words, model } = useAtTable()
  const { book, onLocate } = props
  return (
    <>
      <Header isNarrow onOpen={book.open} />
      <main className='table-board'>{props.board}</main>
      <Badges book={book} />
      {typeof model.viewer === 'number' && <Tray seat={model.viewer} onLocate={onLocate} />}
      <Dock {...props} onList={() => book.open('list')} above={<Example isFolded />} />
      {book.opened === 'drawer' && (
        <aside className='table-drawer' aria-label={words.logAndMore}>
          <IconButton icon='x' label={words.putAway} onClick={() => book.open('drawer')} />
          <Side
            tabs={model.online === null ? ['log', 'players', 'rules'] : ['log', 'talk', 'players', 'rules']}
            tab={book.side}
            onTab={book.showTab}
            citation={book.citation}
            onLocate={onLocate}
          />
        </aside>
      )}
    </>
  )
}

/** What stays of the rail: everybody with the figure that matters most, and the way to the log. */
function Badges({ book }: Pick<PanelsProps, 'book'>) {
  const at = useAtTable()
  const { model, words, names } = at
  const atIt = seatsAtIt(at)
  return (
    <nav className='rail-badges' aria-label={words.standings}>
      <ul>
        {model.info.seats.map((_, seat) => {
          const figure = mainFigure(at, seat)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            <li key={seat} className={atIt.includes(seat) ? 'at-it' : undefined}>
              <button type='button' className='rail-badge' title={names(seat)} onClick={() => book.showTab('players')}>
                <SeatBadge seat={seat} size={22} />
                <span className='visually-hidden'>{names(seat)}</span>
                {figure !== undefined && (
                  <b>
                    {figure.value} <span className='visually-hidden'>{figure.name}</span>
                  </b>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <span className='tool-with-count'>
        <IconButton icon='scroll-text' label={words.logAndMore} onClick={() => book.open('drawer')} />
        <NewMessages />
      </span>
    </nav>
  )
}
