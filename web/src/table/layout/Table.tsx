import { useCallback, useMemo, useRef, useState } from 'react'
import { setSettings, useSettings } from '../../settings/index.ts'
import { CitationContext } from '../../ui/Cite.tsx'
import { SeatPatterns } from '../../ui/SeatBadge.tsx'
import {
  type AtTable,
  SpeechContext,
  TableContext,
  useAtTable,
  useSpeechOf,
  useTableContext,
} from '../common/context.ts'
import { KeysDialog, LinkDialog, MenuDialog, SheetDialog } from '../dialogs/Dialogs.tsx'
import { ListDialog } from '../dialogs/ListDialog.tsx'
import { DiceDialog, ResignDialog, ToServerDialog } from '../dialogs/TableDialogs.tsx'
import { AtTheEnd } from '../ending/EndingScene.tsx'
import { ConnectionNote } from '../header/Connection.tsx'
import type { TableModel } from '../model.ts'
import { OrdersDialog } from '../orders/OrdersDialog.tsx'
import type { StageHandle } from '../stage/handle.ts'
import { Stage } from '../stage/Stage.tsx'
import type { OnTouch } from '../stage/useRoving.ts'
import { WhyLine } from '../stage/WhyLine.tsx'
import { DesktopPanels, MiddlePanels } from './Desktop.tsx'
import { Fault } from './Fault.tsx'
import { HandOver } from './HandOver.tsx'
import { PhonePanels } from './Phone.tsx'
import './table.css'
import '../header/header.css'
import '../dialogs/dialogs.css'
import '../players/seats.css'
import '../common/signs.css'
import '../players/strip.css'
import '../common/sums.css'
import '../players/supply.css'
import '../decision/ask.css'
import '../decision/choices.css'
import '../decision/sheet.css'
import '../decision/outlook.css'
import '../ending/ending.css'
import '../why/why.css'
import '../dialogs/list.css'
import './states.css'
import '../allotment/allotment.css'
import '../log/log.css'
import '../replay/scrubber.css'
import { type Pointed, useBoardLight } from '../decision/useBoardLight.ts'
import { type Decision, useDecision } from '../decision/useDecision.ts'
import { useUndo } from '../decision/useUndo.ts'
import { useTelling } from '../log/useTelling.ts'
import { type Replay, useReplay } from '../replay/useReplay.ts'
import { useTalkTelling } from '../talk/useTalkTelling.ts'
import { PlacedWhy } from '../why/PlacedWhy.tsx'
import { useHoverCard } from '../why/useHoverCard.ts'
import { useWhy } from '../why/useWhy.ts'
import { useDocumentTitle, usePositionInAddress } from './useAround.ts'
import { type Book, useBook } from './useBook.ts'
import { type Layout, useLayout } from './useLayout.ts'
import { useTableKeys } from './useTableKeys.ts'

/** A table: the board, and the panels lying around it. */
export function Table({ model }: { readonly model: TableModel }) {
  if (model.phase === 'curtain') return <HandOver model={model} />
  return <OpenTable model={model} />
}

function OpenTable({ model }: { readonly model: TableModel }) {
  const speech = useSpeechOf(model)
  const at = useTableContext(model, speech)
  const layout = useLayout()
  const book = useBook(layout)
  const { cite } = book
  const citations = useMemo(() => ({ open: cite }), [cite])
  return (
    <SpeechContext value={speech}>
      <TableContext value={at}>
        <CitationContext value={citations}>
          <Room at={at} layout={layout} book={book} />
        </CitationContext>
      </TableContext>
    </SpeechContext>
  )
}

interface RoomProps {
  readonly at: AtTable
  readonly layout: Layout
  readonly book: Book
}

/** The board with everything around it that answers to it. */
function Room({ at, layout, book }: RoomProps) {
  const { model } = at
  const stage = useRef<StageHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const whyCard = useRef<HTMLElement>(null)
  const [pointed, setPointed] = useState<Pointed>({ located: [], hovered: null, focus: null })
  const toQuestion = useCallback(() => heading.current?.focus({ preventScroll: true }), [])
  const decision = useDecision(at, toQuestion)
  const reasons = useWhy(at, decision)
  const { why } = reasons
  const light = useBoardLight(at, decision, pointed, why)
  useTelling(at, decision)
  useTalkTelling(at)
  useDocumentTitle(at, decision.isAsked)
  usePositionInAddress(model)
  const replay = useReplay(model)
  const { undo, objection } = useUndo(at, decision, toQuestion)
  useKeysOf({ at, layout, book, decision, reasons, undo, replay })

  const onTouch: OnTouch = (thing, how) => {
    if (how !== 'why' && decision.touch(thing, how)) reasons.close()
    else void reasons.ask(thing, decision.choosing.picked)
  }
  const onLocate = useCallback((located: Pointed['located']) => setPointed((old) => ({ ...old, located })), [])
  const isAfloat = why !== null && layout !== 'phone' && layout !== 'landscape'
  const hoverCard = useRef<HTMLElement>(null)
  const rested = useHoverCard(why === null ? pointed.hovered : null)
  const hoverThing = rested !== null && at.saying.explanation(rested) !== null ? rested : null
  const Panels = panelsOf(layout)
  return (
    <div className={`table ${layout}`} data-phase={model.phase} data-version={model.version}>
      <SeatPatterns />
      <SkipLink onSkip={toQuestion} />
      <Panels
        {...{ decision, heading, why, book, onLocate, objection, replay }}
        isBeside={layout === 'landscape'}
        onCloseWhy={reasons.close}
        onUndo={undo}
        board={
          <Stage
            ref={stage}
            {...{ model, light, onTouch }}
            onHover={(hovered) => setPointed((old) => ({ ...old, hovered }))}
            onFocusThing={(focus) => setPointed((old) => ({ ...old, focus }))}
            onSea={reasons.close}
          >
            {isAfloat && <WhyLine thing={why.thing} card={whyCard} />}
            {model.phase === 'over' && <AtTheEnd />}
          </Stage>
        }
      />
      {hoverThing !== null && (
        <PlacedWhy
          key={hoverThing}
          why={{ thing: hoverThing, whyNot: null }}
          {...{ stage, card: hoverCard }}
          avoid={light}
          onClose={reasons.close}
          isHover
        />
      )}
      {isAfloat && <PlacedWhy why={why} stage={stage} card={whyCard} avoid={light} onClose={reasons.close} />}
      <Notes fault={model.fault} />
      {book.opened === 'list' && (
        <ListDialog decision={decision} light={light} onTouch={onTouch} onClose={book.close} />
      )}
      <Tool book={book} />
    </div>
  )
}

/** For keys: past everything on the board. */
function SkipLink({ onSkip }: { readonly onSkip: () => void }) {
  const { words } = useAtTable()
  return (
    <button type='button' className='skip-link' onClick={onSkip}>
      {words.toDecision}
    </button>
  )
}

function panelsOf(layout: Layout) {
  if (layout === 'desktop') return DesktopPanels
  return layout === 'middle' ? MiddlePanels : PhonePanels
}

const Notes = ({ fault }: Pick<TableModel, 'fault'>) => (
  <div className='table-notes'>
    <ConnectionNote />
    {fault !== null && <Fault fault={fault} />}
  </div>
)

/** What a tool of the header has opened. */
function Tool({ book }: { readonly book: Book }) {
  const { opened, close, open } = book
  if (opened === 'link') return <LinkDialog onClose={close} />
  if (opened === 'sheet') return <SheetDialog onClose={close} />
  if (opened === 'keys') return <KeysDialog onClose={close} />
  if (opened === 'dice') return <DiceDialog onClose={close} />
  if (opened === 'resign') return <ResignDialog onClose={close} />
  if (opened === 'orders') return <OrdersDialog onClose={close} />
  if (opened === 'toServer') return <ToServerDialog onClose={close} />
  return opened === 'menu' ? <MenuDialog onClose={close} onOpen={open} /> : null
}

interface KeysOf extends RoomProps {
  readonly decision: Decision
  readonly reasons: ReturnType<typeof useWhy>
  readonly undo: () => void
  readonly replay: Replay
}

function useKeysOf({ at: { model }, layout, book, decision, reasons, undo, replay }: KeysOf): void {
  const { hints } = useSettings()
  useTableKeys({
    decision,
    isMoving: model.phase === 'moving',
    undo,
    skip: model.skip,
    ...(replay.canPlay ? { play: replay.toggle } : {}),
    list: () => book.open('list'),
    rules: () => book.showTab('rules'),
    log: () => book.showTab('log'),
    ...(model.online === null ? {} : { talk: () => book.showTab('talk') }),
    hint: () => setSettings({ hints: !hints }),
    help: () => book.open('keys'),
    escape() {
      if (reasons.why !== null) reasons.close()
      else if (book.opened !== null) book.close()
      else if (book.tab !== 'board' && layout !== 'desktop') book.showTab('board')
      else if (model.phase === 'past') model.goLive()
      else decision.clear()
    },
  })
}
