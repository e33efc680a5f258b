import { Icon, type IconId } from '../../ui/Icon.tsx'
import { useAtTable } from '../common/context.ts'
import { Sheet } from '../decision/Sheet.tsx'
import { Bar } from '../header/Header.tsx'
import { useUnread } from '../log/useUnread.ts'
import { SeatsStrip } from '../players/Seats.tsx'
import { Supply, Tray } from '../players/Supply.tsx'
import { UnfoldedWhy } from '../why/WhyCard.tsx'
import { Example } from './Example.tsx'
import type { PanelsProps } from './panels.ts'
import { Count, NewMessages, SidePage } from './Side.tsx'
import type { Tab } from './useBook.ts'

const TABS: readonly (readonly [Tab, IconId])[] = [
  ['board', 'map'],
  ['log', 'scroll-text'],
  ['talk', 'message-square'],
  ['players', 'users'],
  ['rules', 'book-open'],
]

/** The board above, the sheet with the question below or beside it; log, players and rules in its place. */
export function PhonePanels(props: PanelsProps) {
  const { words, model } = useAtTable()
  const { book, decision, why, onLocate, isBeside } = props
  const { tab } = book
  const { viewer } = model
  const { board, log, players, rules, company } = words
  const names = { board, log, talk: company.talk, players, rules }
  const isSheetHidden = tab !== 'board' && !isBeside
  return (
    <>
      <Bar onOpen={book.open} />
      <SeatsStrip onOpen={() => book.showTab('players')} />
      <main className='table-board' hidden={tab !== 'board'}>
        {props.board}
      </main>
      {typeof viewer === 'number' && !isSheetHidden && <Tray seat={viewer} onLocate={onLocate} />}
      <Sheet
        {...props}
        isHidden={isSheetHidden}
        onList={() => book.open('list')}
        above={<Example isFolded />}
        reason={why === null ? null : <UnfoldedWhy key={why.thing} why={why} onClose={props.onCloseWhy} />}
      />
      {tab !== 'board' && (
        <main className='phone-page' aria-label={names[tab]}>
          <SidePage tab={tab} citation={book.citation} onLocate={onLocate} />
          {tab === 'players' && typeof viewer === 'number' && <Supply seat={viewer} onLocate={onLocate} />}
        </main>
      )}
      <Tabs book={book} names={names} isAsked={decision.isAsked} />
    </>
  )
}

interface TabsProps extends Pick<PanelsProps, 'book'> {
  readonly names: Readonly<Record<Tab, string>>
  readonly isAsked: boolean
}

function Tabs({ book, names, isAsked }: TabsProps) {
  const { words, model } = useAtTable()
  const { tab } = book
  const unread = useUnread(tab === 'log')
  const tabs = TABS.filter(([name]) => name !== 'talk' || model.online !== null)
  return (
    <nav className='phone-tabs' aria-label={words.views}>
      {tabs.map(([name, icon]) => (
        <button
          key={name}
          type='button'
          aria-current={name === tab ? 'page' : undefined}
          onClick={() => book.showTab(name)}
        >
          <Icon name={icon} size={22} />
          {names[name]}
          {name === 'board' && tab !== 'board' && isAsked && <i className='dot' title={words.yourTurn} />}
          {name === 'log' && <Count n={unread} text={words.unread(unread)} />}
          {name === 'talk' && tab !== 'talk' && <NewMessages />}
        </button>
      ))}
    </nav>
  )
}
