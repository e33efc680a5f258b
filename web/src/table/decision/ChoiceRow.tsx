import type { ThingId } from '@skerry/kernel'
import { type ReactNode, useState } from 'react'
import { setSettings, useSettings } from '../../settings/index.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Cite } from '../../ui/Cite.tsx'
import { Allotment, Check } from '../allotment/Allotment.tsx'
import { useAtTable } from '../common/context.ts'
import { GameIcon } from '../common/Sign.tsx'
import { Ending } from '../ending/Ending.tsx'
import { Choices } from './Choices.tsx'
import { Chosen, Confirm, Warning } from './Chosen.tsx'
import { offerOf } from './choosing.ts'
import { kindName, reasonOf } from './Kinds.tsx'
import type { KindOffer } from './kinds.ts'
import { Waiting } from './Question.tsx'
import { Refused } from './Refused.tsx'
import { useCards } from './useCards.ts'
import type { Decision } from './useDecision.ts'

export interface ChoiceRowProps {
  readonly decision: Decision
  readonly onLocate: (things: readonly ThingId[]) => void
  readonly onList: () => void
  /** What stands in the way of taking something back, if somebody tried. */
  readonly objection: string | null
  /** So many rows of chips at most; absent: as many as there are, and little room for anything else. */
  readonly rows?: number
  /** A past position is looked at: the way through the game. */
  readonly scrubber: ReactNode
}

/** The second row: what is meant, or what can be meant. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { decision, objection, scrubber } = props
  const { model, words, isEnd } = useAtTable()
  if (objection !== null)
    return (
      <p className='refused objection' role='alert'>
        {objection}
      </p>
    )
  if (decision.isAsked) return <Answering {...props} />
  return (
    <>
      {isEnd && <Ending />}
      {model.phase === 'past' && !isEnd && <p className='ask-note past-note'>{words.pastNote}</p>}
      {(model.phase === 'past' || isEnd) && scrubber}
      {model.phase === 'waiting' && <Waiting />}
      {model.phase === 'moving' && <p className='ask-note'>{words.skipHint}</p>}
    </>
  )
}

function Answering(props: ChoiceRowProps) {
  const { decision } = props
  const { allotting, ready, kind, refusedKind, refusal } = decision
  if (refusal !== null) return <Refused refusal={refusal} />
  if (refusedKind !== undefined) return <NotNow offer={refusedKind} />
  const isQuantity = allotting !== null && decision.option === null && (kind === undefined || kind.isQuantity)
  if (isQuantity) return <Quantity {...props} />
  if (ready === null) return <Offered {...props} />
  return (
    <>
      <Chosen decision={decision} choice={ready} {...(props.rows === undefined ? {} : { rows: props.rows })} />
      <Confirm decision={decision} />
    </>
  )
}

/** A quantity to be spread; beside it what else can be done, unless kinds say so. */
function Quantity({ decision, onLocate, onList }: ChoiceRowProps) {
  const { allotting, loud, kinds } = decision
  if (allotting === null) return null
  const others = kinds.length > 0 ? [] : offerOf(loud).shown
  return (
    <>
      <div className='quantity'>
        <Allotment key={decision.at} decision={decision} allotting={allotting} onLocate={onLocate} />
        <Check allotting={allotting} />
        {decision.warning !== null && <Warning text={decision.warning} />}
      </div>
      {others.length > 0 && <Choices options={others} decision={decision} onLocate={onLocate} isNumbered />}
      {kinds.length === 0 && offerOf(loud).isCut && <ListButton onList={onList} />}
      <Confirm decision={decision} />
    </>
  )
}

/** Nothing is meant yet: the parts of the kind, what can be pressed, and what to touch. */
function Offered({ decision, onLocate, onList, rows }: ChoiceRowProps) {
  const { kinds, kind, left, choosing } = decision
  const isNarrowed = kind !== undefined || choosing.picked.length > 0
  const { shown } = offerOf(left)
  return (
    <>
      {kind !== undefined && <Groups decision={decision} kind={kind} />}
      {kinds.length > 0 && isNarrowed && <Choices options={shown} decision={decision} onLocate={onLocate} />}
      <Prompt decision={decision} isNarrowed={isNarrowed} isFolded={rows === undefined} />
      <ListButton onList={onList} />
    </>
  )
}

export function ListButton({ onList }: { readonly onList: () => void }) {
  const { words } = useAtTable()
  return (
    <Button className='choice-list' icon='list' onClick={onList}>
      {words.list}
    </Button>
  )
}

/** Parts of a large kind: they filter the light on the board and the list. */
export function Groups({ decision, kind }: { readonly decision: Decision; readonly kind: KindOffer }) {
  const { words } = useAtTable()
  const cardOf = useCards(useAtTable())
  const groups = (kind.kind.groups ?? [])
    .map((group) => ({ ...group, count: kind.options.filter((option) => cardOf(option).group === group.id).length }))
    .filter(({ count }) => count > 0)
  if (groups.length < 2) return null
  return (
    <fieldset className='groups'>
      <legend className='visually-hidden'>{words.parts}</legend>
      {groups.map(({ id, name, icon, count }) => (
        <button
          key={id}
          type='button'
          className='group'
          aria-pressed={decision.group === id}
          onClick={() => decision.selectGroup(id)}
        >
          {icon !== undefined && <GameIcon name={icon} size={16} />}
          {name} <b>{count}</b>
        </button>
      ))}
    </fieldset>
  )
}

interface PromptProps {
  readonly decision: Decision
  readonly isNarrowed: boolean
  /** The hint is a button until somebody wants it. */
  readonly isFolded: boolean
}

/** What the question is about, for whoever does not know the game; else what to touch. */
function Prompt({ decision, isNarrowed, isFolded }: PromptProps) {
  const { saying, words } = useAtTable()
  const { hints } = useSettings()
  const [isOpen, setOpen] = useState(!isFolded)
  const { kinds, left } = decision
  const hint = hints && !isNarrowed ? saying.hint(decision.name) : ''
  if (hint !== '' && isOpen)
    return (
      <p className='hint'>
        <span>{hint}</span>
        <IconButton
          icon='x'
          size={16}
          label={words.putHintAway}
          onClick={() => (isFolded ? setOpen(false) : setSettings({ hints: false }))}
        />
      </p>
    )
  const isOnBoard = left.some(({ things }) => things.length > 0)
  const text = kinds.length > 0 && !isNarrowed ? words.chooseKind : isOnBoard ? words.touchPlace : words.chooseOne
  return (
    <p className='hint prompt'>
      <span>{text}</span>
      {hint !== '' && (
        <IconButton icon='info' size={18} label={words.showHint} aria-expanded={false} onClick={() => setOpen(true)} />
      )}
    </p>
  )
}

/** Why nothing of a kind can be done: what is missing, then the rule. */
function NotNow({ offer }: { readonly offer: KindOffer }) {
  const at = useAtTable()
  const rule = offer.refusal?.rule ?? ''
  return (
    <div className='not-now' role='alert' data-not-now={offer.kind.id}>
      {offer.kind.icon !== '' && (
        <span className='chosen-picture'>
          <GameIcon name={offer.kind.icon} size={32} />
        </span>
      )}
      <p>
        <b>{at.words.kindNotNow(kindName(offer, at))}</b> <span>{reasonOf(offer, at)}</span>{' '}
        {rule !== '' && <Cite rule={rule} />}
      </p>
    </div>
  )
}
