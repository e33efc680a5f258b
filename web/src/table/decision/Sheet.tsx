import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import type { Option } from '../../link/types.ts'
import { useAtTable } from '../common/context.ts'
import { Sign } from '../common/Sign.tsx'
import { capital } from '../common/saying.ts'
import { Scrubber } from '../replay/Scrubber.tsx'
import { ChoiceRow, Groups } from './ChoiceRow.tsx'
import { type DockProps, Kindly, stepByKey } from './Dock.tsx'
import { kindName } from './Kinds.tsx'
import type { KindOffer } from './kinds.ts'
import { MovingOn } from './MovingOn.tsx'
import { QuestionHead } from './Question.tsx'
import { Tools } from './Tools.tsx'
import { useCards } from './useCards.ts'
import type { Decision } from './useDecision.ts'

interface SheetProps extends DockProps {
  /** Why something cannot be done, unfolded under the question. */
  readonly reason: ReactNode
  readonly isHidden: boolean
}

/** So many kinds stand side by side on a phone. */
const MOST_KINDS = 6
/** So far the grabber must be pulled. */
const PULL = 24

/** On phones: low it shows the kinds and what is meant, pulled up every choice. */
export function Sheet(props: SheetProps) {
  const { decision, heading, replay, onLocate, onUndo, objection, above, reason, isHidden } = props
  const { words, isEnd } = useAtTable()
  const [raisedFor, setRaisedFor] = useState<string | null>(null)
  const isHigh = raisedFor === decision.at && decision.isAsked
  // Nothing is meant yet: the kinds say it all, and the board keeps the room.
  const isLow = decision.kinds.length > 0 && !isHigh && objection === null && isUntouched(decision)
  const raise = (high: boolean) => setRaisedFor(high ? decision.at : null)
  return (
    <section
      className={`sheet${isHigh ? ' high' : ''}${isEnd ? ' ended' : ''}`}
      aria-label={words.yourDecision}
      data-asked={decision.isAsked}
      hidden={isHidden}
      onKeyDown={(event) => stepByKey(event, decision)}
    >
      {above}
      {decision.isAsked && decision.options.length > 0 && <Grabber isHigh={isHigh} onRaise={raise} />}
      <div className='sheet-head'>
        <QuestionHead decision={decision} heading={heading} />
        <Tools decision={decision} onUndo={onUndo} onList={props.onList} />
      </div>
      <Kindly decision={decision} onLocate={onLocate} most={MOST_KINDS} />
      {reason}
      {isHigh && <ChoiceList decision={decision} />}
      <div className='sheet-choice'>
        {reason === null && !isLow && !(isHigh && decision.ready === null && decision.allotting === null) && (
          <ChoiceRow
            {...{ decision, onLocate, objection }}
            onList={() => raise(!isHigh)}
            scrubber={<Scrubber replay={replay} />}
          />
        )}
        <MovingOn />
      </div>
    </section>
  )
}

const isUntouched = ({ kind, refusedKind, ready, choosing, refusal }: Decision): boolean =>
  kind === undefined && refusedKind === undefined && ready === null && choosing.picked.length === 0 && refusal === null

/** Pulled, pressed or by key. */
function Grabber({ isHigh, onRaise }: { readonly isHigh: boolean; readonly onRaise: (high: boolean) => void }) {
  const { words } = useAtTable()
  const from = useRef<number | null>(null)
  const isPulled = useRef(false)
  const move = (event: PointerEvent) => {
    if (from.current === null) return
    const way = from.current - event.clientY
    if (Math.abs(way) < PULL) return
    isPulled.current = true
    from.current = null
    onRaise(way > 0)
  }
  return (
    <button
      type='button'
      className='sheet-grabber'
      aria-expanded={isHigh}
      aria-label={isHigh ? words.pushDown : words.pullUp}
      onPointerDown={(event) => {
        from.current = event.clientY
        isPulled.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={() => {
        from.current = null
      }}
      onClick={() => {
        if (!isPulled.current) onRaise(!isHigh)
      }}
    >
      <i />
    </button>
  )
}

/** Every choice of the kind that is looked at, a line each. */
function ChoiceList({ decision }: { readonly decision: Decision }) {
  const at = useAtTable()
  const { kind, kinds, left } = decision
  const isSorted = kind === undefined && kinds.length > 0
  return (
    <div className='sheet-list'>
      {kind !== undefined && <Groups decision={decision} kind={kind} />}
      {isSorted ? (
        kinds
          .filter(({ options }) => options.length > 0)
          .map((offer) => (
            <section key={offer.kind.id}>
              <h3>{kindName(offer, at)}</h3>
              <Lines decision={decision} offer={offer} options={offer.options} />
            </section>
          ))
      ) : (
        <Lines decision={decision} offer={kind} options={left} />
      )}
    </div>
  )
}

interface LinesProps {
  readonly decision: Decision
  readonly offer: KindOffer | undefined
  readonly options: readonly Option[]
}

function Lines({ decision, offer, options }: LinesProps) {
  const cardOf = useCards(useAtTable())
  return (
    <ul>
      {options.map((one) => {
        const { title, line, price, lead, icon, seat } = cardOf(one)
        const cost = price?.[0]?.text ?? lead
        return (
          <li key={one.notation}>
            <button
              type='button'
              className='sheet-line'
              data-choice={one.notation}
              aria-pressed={one === decision.option}
              onClick={() => decision.select(one.notation)}
            >
              <Sign seat={seat} icon={icon ?? offer?.kind.icon} size={26} />
              <span>
                <b>{title}</b>
                {line !== undefined && <small>{capital(line)}</small>}
              </span>
              {cost !== undefined && <span className={`chip ${price === undefined ? 'effect' : 'price'}`}>{cost}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
