import type { ThingId } from '@skerry/kernel'
import { lazy, type ReactNode, type Ref, Suspense } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { Icon, type IconId } from '../../ui/Icon.tsx'
import { useAtTable } from '../common/context.ts'
import { Actions, Ask, Hint } from '../decision/Ask.tsx'
import { FoldedOutlook, Outlook } from '../decision/Outlook.tsx'
import type { Decision } from '../decision/useDecision.ts'
import { Bar, Header } from '../header/Header.tsx'
import { useUnread } from '../log/useUnread.ts'
import { Seats } from '../players/Seats.tsx'
import { Supply } from '../players/Supply.tsx'
import { Scrubber } from '../replay/Scrubber.tsx'
import type { Replay } from '../replay/useReplay.ts'
import type { Why } from '../why/useWhy.ts'
import { UnfoldedWhy } from '../why/WhyCard.tsx'
import { Count, NewMessages, Side, SidePage, type SideTab } from './Side.tsx'
import type { Book, Tab } from './useBook.ts'

export interface PanelsProps {
  readonly decision: Decision
  readonly heading: Ref<HTMLHeadingElement>
  readonly why: Why | null
  readonly book: Book
  /** The sheet lies beside the board, not under it. */
  readonly isBeside: boolean
  readonly onCloseWhy: () => void
  readonly onLocate: (things: readonly ThingId[]) => void
  readonly onUndo: () => void
  /** Why nothing can be taken back, if somebody tried. */
  readonly objection: string | null
  readonly replay: Replay
  readonly board: ReactNode
}

/** Around the board: header above, everybody and the log to the right, the dock below. */
export function DesktopPanels(props: PanelsProps) {
  const { words, model } = useAtTable()
  const { book } = props
  const tabs: readonly SideTab[] = model.online === null ? ['log', 'rules'] : ['log', 'talk', 'rules']
  return (
    <>
      <div data-covers='top' className='table-top'>
        <Header isNarrow={false} onOpen={book.open} />
      </div>
      <main className='table-board'>{props.board}</main>
      <aside className='table-side' data-covers='right' aria-label={words.logAndMore}>
        <div className='panel'>
          <Seats />
        </div>
        <Example isFolded={false} />
        <Side
          tabs={tabs}
          tab={tabs.find((tab) => tab === book.side) ?? 'log'}
          onTab={book.showTab}
          citation={book.citation}
          onLocate={props.onLocate}
        />
        <OutlookPanel decision={props.decision} isHintHere />
      </aside>
      <Dock {...props} isHintElsewhere />
    </>
  )
}

/** Everybody as a strip, the right column as a drawer. */
export function MiddlePanels(props: PanelsProps) {
  const { words, model } = useAtTable()
  const { book } = props
  return (
    <>
      <div data-covers='top' className='table-top'>
        <Header isNarrow onOpen={book.open} />
        <Seats isStrip onOpen={() => book.showTab('players')} />
      </div>
      <main className='table-board'>{props.board}</main>
      {book.opened === 'drawer' && (
        <aside className='table-drawer' aria-label={words.logAndMore}>
          <IconButton icon='x' label={words.putAway} onClick={() => book.open('drawer')} />
          <Side
            tabs={model.online === null ? ['log', 'players', 'rules'] : ['log', 'talk', 'players', 'rules']}
            tab={book.side}
            onTab={book.showTab}
            citation={book.citation}
            onLocate={props.onLocate}
          />
        </aside>
      )}
      <Dock {...props} above={<Example isFolded />}>
        <div className='dock-flap'>
          <OutlookPanel decision={props.decision} />
        </div>
      </Dock>
    </>
  )
}

const ExampleNote = lazy(async () => ({ default: (await import('../example/ExampleNote.tsx')).ExampleNote }))

/** Only at a table that begins with a worked example. */
function Example({ isFolded }: { readonly isFolded: boolean }) {
  const { example } = useAtTable().model.info
  if (example === undefined) return null
  const note = (
    <Suspense>
      <ExampleNote example={example} isFolded={isFolded} />
    </Suspense>
  )
  return isFolded ? note : <div className='panel example-panel'>{note}</div>
}

/** What comes of the choice that is meant; until there is one, what the question is about. */
function OutlookPanel({
  decision,
  isHintHere = false,
}: {
  readonly decision: Decision
  readonly isHintHere?: boolean
}) {
  return (
    <div className='outlook-panel'>
      {decision.isAsked && decision.ready === null && isHintHere && <Hint decision={decision} />}
      <Outlook decision={decision} />
    </div>
  )
}

interface DockProps extends PanelsProps {
  readonly isHintElsewhere?: boolean
  readonly above?: ReactNode
  readonly children?: ReactNode
}

function Dock(props: DockProps) {
  const { decision, heading, onLocate, onUndo, objection, replay, isHintElsewhere = false } = props
  const onList = () => props.book.open('list')
  const { model, words } = useAtTable()
  const { viewer } = model
  return (
    <section
      className={`dock panel${typeof viewer === 'number' ? '' : ' unseated'}${decision.isAsked ? ' asked' : ''}`}
      data-covers='bottom'
      aria-label={words.yourDecision}
    >
      {props.above}
      <div className='dock-main'>
        {typeof viewer === 'number' && <Supply seat={viewer} onLocate={onLocate} isNarrow />}
        <Ask {...{ decision, heading, onLocate, onList, objection, isHintElsewhere }} />
        <Actions decision={decision} onUndo={onUndo} />
      </div>
      <Scrubber replay={replay} />
      {props.children}
    </section>
  )
}

const TABS: readonly (readonly [Tab, IconId])[] = [
  ['board', 'map'],
  ['log', 'scroll-text'],
  ['talk', 'message-square'],
  ['players', 'users'],
  ['rules', 'book-open'],
]

function OwnSupply({ onLocate }: Pick<PanelsProps, 'onLocate'>) {
  const { viewer } = useAtTable().model
  return typeof viewer === 'number' ? <Supply seat={viewer} onLocate={onLocate} /> : null
}

/** The board above, the sheet with the question below or beside it; log, players and rules in its place. */
export function PhonePanels(props: PanelsProps) {
  const { words, model } = useAtTable()
  const { book, decision, why, onLocate } = props
  const { tab } = book
  const unread = useUnread(tab === 'log')
  const tabs = TABS.filter(([name]) => name !== 'talk' || model.online !== null)
  const { board, log, players, rules, company } = words
  const names = { board, log, talk: company.talk, players, rules }
  return (
    <>
      <Bar onOpen={book.open} />
      <Seats isStrip onOpen={() => book.showTab('players')} />
      <main className='table-board' hidden={tab !== 'board'}>
        {props.board}
        <div className='scrubber-float panel' data-covers='bottom'>
          <Scrubber replay={props.replay} />
        </div>
      </main>
      <section className='sheet' aria-label={words.yourDecision} hidden={tab !== 'board' && !props.isBeside}>
        <div className='sheet-scroll'>
          <Example isFolded />
          <Ask
            decision={decision}
            heading={props.heading}
            onLocate={onLocate}
            onList={() => book.open('list')}
            objection={props.objection}
            reason={why === null ? null : <UnfoldedWhy key={why.thing} why={why} onClose={props.onCloseWhy} />}
          />
          <FoldedOutlook decision={decision} />
          {props.isBeside && <OwnSupply onLocate={onLocate} />}
        </div>
        <Actions decision={decision} onUndo={props.onUndo} />
      </section>
      {tab !== 'board' && (
        <main className='phone-page' aria-label={names[tab]}>
          <SidePage tab={tab} citation={book.citation} onLocate={onLocate} />
          {tab === 'players' && <OwnSupply onLocate={onLocate} />}
        </main>
      )}
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
            {name === 'board' && tab !== 'board' && decision.isAsked && <i className='dot' title={words.yourTurn} />}
            {name === 'log' && <Count n={unread} text={words.unread(unread)} />}
            {name === 'talk' && tab !== 'talk' && <NewMessages />}
          </button>
        ))}
      </nav>
    </>
  )
}
