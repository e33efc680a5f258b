import { eventText, named, sentence } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { type Ref, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Total } from '../allotment/Allotment.tsx'
import { useAtTable } from '../common/context.ts'
import { seatsAtIt } from '../players/Seats.tsx'
import { timeOf } from '../talk/Talk.tsx'
import type { Decision } from './useDecision.ts'

export interface QuestionHeadProps {
  readonly decision: Decision
  readonly heading: Ref<HTMLHeadingElement>
}

/** What is asked, the rule it is asked by, and how far it is answered. */
export function QuestionHead({ decision, heading }: QuestionHeadProps) {
  const { model, words } = useAtTable()
  const { allotting, isAsked } = decision
  return (
    <div className='ask-head'>
      <h2
        ref={heading}
        id='decision'
        tabIndex={-1}
        data-question
        className={model.phase === 'moving' ? 'happening' : undefined}
      >
        <Question decision={decision} />
      </h2>{' '}
      <span className='ask-sub'>
        {allotting !== null && <Total decision={decision} allotting={allotting} />}
        {isSetup(decision) && isAsked && (
          <Button kind='ghost' className='delegate' icon='bot' onClick={model.delegate}>
            {words.delegateSetup}
          </Button>
        )}
        <Sending decision={decision} />
      </span>
    </div>
  )
}

export const isSetup = (decision: Decision): boolean => decision.name.startsWith('setup.')

/** The largest text on the screen. */
function Question({ decision }: { readonly decision: Decision }) {
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

/** At a table on a server: what was chosen is on its way. */
function Sending({ decision }: { readonly decision: Decision }) {
  const { model, words } = useAtTable()
  if (model.online === null || decision.busy !== 'choosing') return null
  return (
    <span className='ask-note sending'>
      {model.online.connection === 'live' ? words.company.sending : words.company.keptUntilSent}
    </span>
  )
}

/** At a table on a server: since when others are waited for, and whether they are there. */
export function Waiting() {
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
