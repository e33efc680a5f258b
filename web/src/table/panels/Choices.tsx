import type { Card, ThingId } from '@skerry/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Option } from '../../link/types.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useAtTable } from './context.ts'
import { Sign } from './Sign.tsx'
import { useCards } from './useCards.ts'
import type { Decision } from './useDecision.ts'

export interface ChoicesProps {
  readonly decision: Decision
  readonly onLocate: (things: readonly ThingId[]) => void
  readonly onList: () => void
  /** Another way to answer. */
  readonly children?: ReactNode
}

/** So many choices without a place keep theirs while the cards are moved along. */
const MOST_FIXED = 2

/** What can be chosen now: the best as cards, what names no place always, the rest as a list. */
export function Choices({ decision, onLocate, onList, children }: ChoicesProps) {
  const { words } = useAtTable()
  const { cards, always, listed } = decision.offer
  const isFixed = always.length <= MOST_FIXED && cards.length > 0
  const options = inOrder(cards, always)
  const some = (shown: readonly Option[]) => (
    <Cards {...{ decision, onLocate }} options={shown} first={shown === always ? cards.length : 0} />
  )
  return (
    <>
      {options.length > 0 && <div className='choices'>{some(isFixed ? cards : options)}</div>}
      <div className='choices-fixed'>
        {isFixed && some(always)}
        {listed > 0 && (
          <Button className='choice-list' icon='list' onClick={onList}>
            {words.allAsList(listed)}
          </Button>
        )}
        {children}
      </div>
    </>
  )
}

interface CardsProps extends Pick<ChoicesProps, 'decision' | 'onLocate'> {
  readonly options: readonly Option[]
  /** How many come before them. */
  readonly first: number
}

function Cards({ options, first, decision, onLocate }: CardsProps) {
  const cardOf = useCards(useAtTable())
  return options.map((option, i) => (
    <ChoiceCard
      key={option.notation}
      option={option}
      card={cardOf(option)}
      number={first + i + 1}
      decision={decision}
      onLocate={onLocate}
    />
  ))
}

/** Cards first, what names no place after them: in this order the number keys count. */
export const inOrder = (cards: readonly Option[], always: readonly Option[]): readonly Option[] => [...cards, ...always]

interface ChoiceCardProps {
  readonly option: Option
  readonly card: Card
  readonly number: number
  readonly decision: Decision
  readonly onLocate: (things: readonly ThingId[]) => void
}

function ChoiceCard({ option, card, number, decision, onLocate }: ChoiceCardProps) {
  const isSelected = decision.option?.notation === option.notation
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isSelected) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isSelected])
  const isSlight = option.things.length === 0 && card.line === undefined && card.lead === undefined
  return (
    <button
      ref={button}
      type='button'
      className={isSlight ? 'choice slight' : 'choice'}
      aria-pressed={isSelected}
      data-choice={option.notation}
      data-number={number < 10 ? number : undefined}
      onClick={() => decision.select(option.notation)}
      onPointerEnter={() => onLocate(option.things)}
      onPointerLeave={() => onLocate([])}
      onFocus={() => onLocate(option.things)}
      onBlur={() => onLocate([])}
    >
      <Sign seat={card.seat} icon={card.icon} size={28} />
      <span className='choice-words' title={card.line}>
        <b>
          {card.title}
          {card.lead !== undefined && <span className='choice-lead'>{card.lead}</span>}
        </b>
        {card.line !== undefined && <small>{card.line}</small>}
      </span>
      {card.warning !== undefined && <Icon name='triangle-alert' size={16} />}
    </button>
  )
}
