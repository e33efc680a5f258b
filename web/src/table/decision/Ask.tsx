import { eventText, named, sentence } from '@skerry/contracts'
import type { Seat, ThingId } from '@skerry/kernel'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { setSettings, useSettings } from '../../settings/index.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Cite } from '../../ui/Cite.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { Allotment, Check, Total } from '../allotment/Allotment.tsx'
import { ruleAsked, useAtTable } from '../common/context.ts'
import { Ending } from '../ending/Ending.tsx'
import { seatsAtIt } from '../players/Seats.tsx'
import { timeOf } from '../talk/Talk.tsx'
import { hasAdvice } from './advice.ts'
import { Choices } from './Choices.tsx'
import { percent } from './Outlook.tsx'
import { Refused } from './Refused.tsx'
import type { Decision } from './useDecision.ts'
import { useSideways } from './useSideways.ts'

export interface AskProps {
  readonly decision: Decision
  readonly heading: Ref<HTMLHeadingElement>
  readonly onLocate: (things: readonly ThingId[]) => void
  readonly onList: () => void
  /** The hint has a place of its own. */
  readonly isHintElsewhere?: boolean
  /** Why something cannot be done, where it unfolds under the question. */
  readonly reason?: ReactNode
  /** What stands in the way of taking something back, if somebody tried. */
  readonly objection: string | null
}

/** What is asked of the viewer and everything to answer it with; else what the table waits for. */
export function Ask(props: AskProps) {
  const { decision, heading, isHintElsewhere = false, reason = null, objection } = props
  const { allotting } = decision
  const { model, words, isEnd } = useAtTable()
  return (
    <div className='ask'>
      <div className='ask-head'>
        <h2 ref={heading} tabIndex={-1} data-question className={model.phase === 'moving' ? 'happening' : undefined}>
          <Question decision={decision} />
        </h2>{' '}
        {decision.isAsked && <AskedBy />} {allotting !== null && <Total decision={decision} allotting={allotting} />}
        {isSetup(decision) && decision.isAsked && (
          <Button kind='ghost' className='delegate' icon='bot' onClick={model.delegate}>
            {words.delegateSetup}
          </Button>
        )}
      </div>
      <div className='ask-body'>
        {reason}
        {decision.isAsked && !isHintElsewhere && reason === null && (
          <FoldedHint key={decision.name} decision={decision} />
        )}
        {isEnd && <Ending />}
        {!decision.isAsked && model.phase === 'waiting' && <Waiting />}
        {model.online !== null && decision.busy === 'choosing' && (
          <p className='ask-note sending'>
            {model.online.connection === 'live' ? words.company.sending : words.company.keptUntilSent}
          </p>
        )}
        {model.phase === 'past' && !isEnd && <p className='ask-note'>{words.pastNote}</p>}
        {model.phase === 'moving' && <p className='ask-note'>{words.skipHint}</p>}
        {decision.isAsked && <Answers {...props} />}
        {allotting !== null && <Check allotting={allotting} />}
        <Objections decision={decision} />
        {objection !== null && (
          <p className='refused objection' role='alert'>
            {objection}
          </p>
        )}
      </div>
    </div>
  )
}

/** What one would regret, and what was refused. */
function Objections({ decision: { warning, refusal } }: { readonly decision: Decision }) {
  return (
    <>
      {warning !== null && (
        <p className='warning' role='alert'>
          <Icon name='triangle-alert' size={18} /> <span>{warning}</span>
        </p>
      )}
      {refusal !== null && <Refused refusal={refusal} />}
    </>
  )
}

/** The largest text on the screen. */
export function Question({ decision }: { readonly decision: Decision }) {
  const at = useAtTable()
  const { model, words, saying, names } = at
  const { picked } = decision.choosing
  if (decision.isAsked) return saying.question(decision.name, picked)
  if (at.isEnd) return words.over
  if (model.phase === 'past') return words.moveOf(model.version, model.last)
  if (model.phase === 'moving') return <Happening />
  if (model.thinking !== null) return words.isThinking(names(model.thinking))
  const seats = seatsAtIt(at).filter((seat) => seat !== model.viewer)
  if (model.desk !== null && seats.length > 0) return words.waitingFor(seats.map(names))
  return words.oneMoment
}

/** At a table on a server: since when others are waited for, and whether they are there. */
function Waiting() {
  const at = useAtTable()
  const { model, names, language } = at
  const { company } = at.words
  if (model.online === null) return null
  const { state, connection, playedAt } = model.online
  const seats = seatsAtIt(at)
  const isAway = (seat: Seat) => state.seats[seat]?.by === 'person' && !state.seats[seat]?.isHere
  const away = seats.filter(isAway)
  const isPersons = seats.some((seat) => state.seats[seat]?.by === 'person')
  return (
    <p className='ask-note'>
      {state.you === null && `${company.youWatchNote} `}
      {isPersons && `${company.since(timeOf(playedAt, language))} `}
      {away.length > 0 && connection === 'live' && company.areAway(away.map(names))}
    </p>
  )
}

/** What happens, in words; while nothing worth a word does, what happened last. */
function Happening() {
  const { model, words, saying, talk, names } = useAtTable()
  const last = useRef(words.moving)
  const event = model.now?.event
  const sign = event === undefined ? undefined : saying.sign(event)
  if (event !== undefined && sign?.isQuiet !== true)
    last.current = sign?.heading === undefined ? sentence(eventText(talk, event, names)) : named(sign.heading, names)
  return last.current
}

function AskedBy() {
  const { model } = useAtTable()
  const rule = ruleAsked(model)
  return rule === null ? null : <Cite rule={rule} />
}

/** For whoever does not know the game; it can be put away. */
export function Hint({ decision }: { readonly decision: Decision }) {
  const { saying, words } = useAtTable()
  const { hints } = useSettings()
  const hint = saying.hint(decision.name)
  if (!hints || hint === '') return null
  return (
    <p className='hint'>
      <span>{hint}</span>
      <IconButton icon='x' size={16} label={words.putHintAway} onClick={() => setSettings({ hints: false })} />
    </p>
  )
}

/** Where there is little room: one line, and all of it at a touch. */
function FoldedHint({ decision }: { readonly decision: Decision }) {
  const { saying, words } = useAtTable()
  const { hints } = useSettings()
  const [isOpen, setOpen] = useState(false)
  const hint = saying.hint(decision.name)
  if (!hints || hint === '') return null
  return (
    <div className='hint folded'>
      <button type='button' aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{hint}</span>
        <Icon name='chevron-down' size={16} />
      </button>
      {isOpen && (
        <IconButton icon='x' size={16} label={words.putHintAway} onClick={() => setSettings({ hints: false })} />
      )}
    </div>
  )
}

const isSetup = (decision: Decision): boolean => decision.name.startsWith('setup.')

/** Everything to answer with, side by side. */
function Answers({ decision, onLocate, onList }: AskProps) {
  const { allotting } = decision
  const row = useSideways()
  return (
    <div className='answers' ref={row}>
      {allotting !== null && (
        <Allotment key={decision.at} decision={decision} allotting={allotting} onLocate={onLocate} />
      )}
      <Choices decision={decision} onLocate={onLocate} onList={onList} />
    </div>
  )
}

export interface ActionsProps {
  readonly decision: Decision
  readonly onUndo: () => void
}

/** Confirm, take back, ask for advice; while something moves, skip. */
export function Actions({ decision, onUndo }: ActionsProps) {
  const { model, words, isOver, isEnd } = useAtTable()
  const { isAsked, busy } = decision
  return (
    <div className='actions'>
      <div className='actions-row'>
        {isAsked && hasAdvice(model) && (
          <Button
            kind='ghost'
            icon='lightbulb'
            data-suggest
            aria-busy={busy === 'suggesting'}
            aria-label={words.suggest}
            title={words.suggestTitle}
            onClick={decision.suggest}
          >
            <span className='wide-only'>{busy === 'suggesting' ? words.thinking : words.suggest}</span>
          </Button>
        )}
        <Undo onUndo={onUndo} />
        {isAsked && <More decision={decision} />}
      </div>
      {isAsked && <Confirm decision={decision} />}
      {model.phase === 'moving' && (
        <Button kind='primary' icon='fast-forward' className='confirm' onClick={model.skip} title={words.skipHint}>
          {words.skip}
        </Button>
      )}
      {model.phase === 'past' && !isEnd && (
        <Button kind='primary' className='confirm' onClick={model.goLive}>
          {isOver ? words.toTheEnd : words.backToNow}
        </Button>
      )}
    </div>
  )
}

function Confirm({ decision }: { readonly decision: Decision }) {
  const { words, saying } = useAtTable()
  const { ready, busy, warning } = decision
  const likely = ready === null ? undefined : saying.card(ready).outlook?.[0]
  const text = ready === null ? null : saying.choice(ready).replace(/[.…]$/, '')
  return (
    <Button
      kind='primary'
      className='confirm'
      data-confirm
      aria-disabled={ready === null || busy === 'choosing'}
      onClick={decision.confirm}
    >
      <span>
        {text === null ? words.chooseFirst : warning === null ? text : words.allTheSame(text)}
        {likely !== undefined && <small>{`${likely.name} ${percent(likely.share)}`}</small>}
      </span>
    </Button>
  )
}

/** There as long as the game lasts; where it is not possible it says why. */
function Undo({ onUndo }: { readonly onUndo: () => void }) {
  const { model, words, isEnd } = useAtTable()
  const barrier = model.undoBarrier
  const { online } = model
  const isClosed = online !== null && (online.state.you === null || online.state.endedBy === 'resigned')
  if (isClosed || (isEnd && barrier !== null)) return null
  const isPossible =
    barrier === null && (model.phase === 'asked' || model.phase === 'waiting' || model.phase === 'over')
  const reason = barrier === null ? words.undo : words.undoBarriers[barrier]
  return (
    <Button
      icon='undo-2'
      className='undo'
      aria-disabled={!isPossible}
      aria-label={isPossible ? words.undo : `${words.undo}: ${reason}`}
      title={reason}
      data-undo
      onClick={onUndo}
    >
      <span className='wide-only'>{words.undo}</span>
    </Button>
  )
}

/** What is seldom wanted: a bot answers the rest, the hint comes back. */
function More({ decision }: { readonly decision: Decision }) {
  const { model, words, saying } = useAtTable()
  const { hints } = useSettings()
  const button = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const run = (work: () => void) => () => {
    close()
    work()
  }
  return (
    <>
      <span ref={button}>
        <IconButton icon='ellipsis' label={words.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      </span>
      {isOpen && button.current !== null && (
        <Popover anchor={button.current} onClose={close} label={words.more} className='menu'>
          <Button kind='ghost' icon='bot' onClick={run(model.delegate)}>
            {isSetup(decision) ? words.delegateSetup : words.delegate}
          </Button>
          <Button kind='ghost' icon='rotate-ccw' onClick={run(decision.clear)}>
            {words.startAgain}
          </Button>
          {saying.hint(decision.name) !== '' && (
            <Button kind='ghost' icon='info' onClick={run(() => setSettings({ hints: !hints }))}>
              {hints ? words.putHintAway : words.showHint}
            </Button>
          )}
        </Popover>
      )}
    </>
  )
}
