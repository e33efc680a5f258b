import { refusalText, sentence } from '@skerry/contracts'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { type AtTable, useAtTable } from '../common/context.ts'
import { GameIcon } from '../common/Sign.tsx'
import { inRow, isPossible, type KindOffer, MOST_KINDS, OTHER_KIND } from './kinds.ts'
import { StripFrame } from './StripFrame.tsx'
import type { Decision } from './useDecision.ts'
import { useStrip } from './useStrip.ts'

export interface KindsProps {
  readonly decision: Decision
  /** So many stand side by side at most. */
  readonly most?: number
}

/** What can be done now, kind by kind, with counts; what cannot be done is grey and says why. */
export function Kinds({ decision, most = MOST_KINDS }: KindsProps) {
  const at = useAtTable()
  const { row, more } = inRow(decision.kinds, most)
  const strip = useStrip<HTMLDivElement>(row.map(({ kind }) => kind.id).join())
  const firstFree = row.findIndex(({ kind }) => kind.isFree)
  const isTight = useTight(strip.row, row)
  return (
    <StripFrame strip={strip}>
      <div
        className={isTight ? 'kinds tight' : 'kinds'}
        role='toolbar'
        aria-label={at.words.kinds}
        ref={strip.row}
        onKeyDown={walkKinds}
      >
        {row.map((offer, i) => (
          <KindButton
            key={offer.kind.id}
            offer={offer}
            decision={decision}
            number={i + 1}
            {...(i > 0 && i === firstFree ? { apart: at.words.free } : {})}
          />
        ))}
        {more.length > 0 && <MoreKinds offers={more} decision={decision} number={row.length + 1} />}
      </div>
    </StripFrame>
  )
}

/** Where they do not fit side by side, only reasons keep their second line. */
function useTight(row: { readonly current: HTMLElement | null }, kinds: readonly KindOffer[]): boolean {
  const [tight, setTight] = useState({ kinds, width: 0, is: false })
  useLayoutEffect(() => {
    const at = row.current
    if (at === null) return
    const measure = () =>
      setTight((old) => {
        const { clientWidth: width, scrollWidth } = at
        if (old.kinds === kinds && old.width === width && old.is) return old
        return { kinds, width, is: scrollWidth > width }
      })
    const observer = new ResizeObserver(measure)
    observer.observe(at)
    return () => observer.disconnect()
  }, [row, kinds])
  return tight.is
}

/** What a kind is called. */
export const kindName = ({ kind }: KindOffer, { words }: AtTable): string =>
  kind.id === OTHER_KIND ? words.otherKind : kind.name

/** Why a kind is not possible, in a few words if the game has them; empty: nobody knows. */
function briefly({ refusal }: KindOffer, { saying }: AtTable): string {
  return refusal === null ? '' : (saying.inBrief(refusal) ?? '')
}

/** The same as a sentence. */
export function reasonOf({ refusal }: KindOffer, { talk, language, names }: AtTable): string {
  return refusal === null ? '' : sentence(refusalText(talk, language, refusal, names))
}

interface KindButtonProps extends KindsProps {
  readonly offer: KindOffer
  readonly number: number
  /** Over the first that is free. */
  readonly apart?: string
  readonly onPicked?: () => void
}

function KindButton({ offer, decision, number, apart, onPicked }: KindButtonProps) {
  const at = useAtTable()
  const { kind, options } = offer
  const isOpen = isPossible(offer)
  const isOn = decision.kind?.kind.id === kind.id
  const isTold = decision.refusedKind?.kind.id === kind.id
  const name = kindName(offer, at)
  const second = isOpen ? (kind.payment ?? '') : briefly(offer, at)
  /** A key that presses the kind which is meant already confirms what is ready, as it does everywhere. */
  const press = ({ detail }: MouseEvent) => {
    if (detail === 0 && isOn && decision.ready !== null) decision.confirm()
    else decision.selectKind(kind.id)
    onPicked?.()
  }
  return (
    <>
      {apart !== undefined && (
        <span className='kinds-apart' aria-hidden='true'>
          {apart}
        </span>
      )}
      <button
        type='button'
        className={isOpen ? 'kind' : 'kind no'}
        aria-pressed={isOn || isTold}
        data-possible={isOpen}
        title={isOpen ? undefined : reasonOf(offer, at)}
        data-kind={kind.id}
        data-number={number < 10 ? number : undefined}
        tabIndex={isStop(decision, offer) ? 0 : -1}
        onClick={press}
      >
        {kind.icon !== '' && <GameIcon name={kind.icon} size={22} />}
        <Name name={name} count={options.length} />
        {!isOpen && <span className='visually-hidden'>{`, ${at.words.notPossible}: `}</span>}
        {second !== '' && <small>{second}</small>}
        {!isOpen && second === '' && <span className='visually-hidden'>{reasonOf(offer, at)}</span>}
      </button>
    </>
  )
}

/** `Build, 21 possible, ` for those who hear it. */
function Name({ name, count }: { readonly name: string; readonly count: number }) {
  const { words } = useAtTable()
  return (
    <b>
      <span>{name}</span>
      {count > 0 && (
        <>
          <span className='visually-hidden'>, </span>
          <i>{count}</i>
          <span className='visually-hidden'>{` ${words.possible}, `}</span>
        </>
      )}
    </b>
  )
}

/** One stop of the tab key: the kind that is looked at, else the first that is possible. */
function isStop({ kinds, kind, refusedKind }: Decision, offer: KindOffer): boolean {
  const stop = refusedKind ?? kind ?? kinds.find(isPossible) ?? kinds[0]
  return stop === offer
}

interface MoreKindsProps extends KindsProps {
  readonly offers: readonly KindOffer[]
  readonly number: number
}

/** The kinds for which there is no room. */
function MoreKinds({ offers, decision, number }: MoreKindsProps) {
  const at = useAtTable()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const count = offers.filter(isPossible).length
  const isOn = offers.some(({ kind }) => kind.id === decision.kind?.kind.id)
  const name = offers.every(({ kind }) => kind.isFree) ? at.words.free : at.words.more
  return (
    <>
      <button
        ref={button}
        type='button'
        className={count > 0 ? 'kind more' : 'kind more no'}
        aria-expanded={isOpen}
        aria-pressed={isOn}
        data-number={number < 10 ? number : undefined}
        tabIndex={-1}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name='ellipsis' size={22} />
        <Name name={name} count={count} />
      </button>
      {isOpen && button.current !== null && (
        <Popover anchor={button.current} onClose={() => setOpen(false)} label={name} className='more-kinds'>
          {offers.map((offer) => (
            <KindButton
              key={offer.kind.id}
              offer={offer}
              decision={decision}
              number={10}
              onPicked={() => setOpen(false)}
            />
          ))}
        </Popover>
      )}
    </>
  )
}

/** Arrows left and right go from kind to kind. */
function walkKinds(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.kind')]
  const now = buttons.indexOf(document.activeElement as HTMLElement)
  buttons[(now + step + buttons.length) % buttons.length]?.focus()
  event.preventDefault()
}
