import type { Card, ThingId } from '@skerry/kernel'
import type { Option } from '../../link/types.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useAtTable } from './context.ts'
import { Sign } from './Sign.tsx'
import { type Decision, useCards } from './useDecision.ts'

export interface ChoicesProps {
  readonly decision: Decision
  readonly onLocate: (things: readonly ThingId[]) => void
  readonly onList: () => void
}

/** What can be chosen now: the best as cards, what names no place always, the rest as a list. */
export function Choices({ decision, onLocate, onList }: ChoicesProps) {
  const at = useAtTable()
  const cardOf = useCards(at)
  const { offer } = decision
  const options = inOrder(offer.cards, offer.always)
  if (options.length === 0) return null
  return (
    <div className='choices'>
      {options.map((option, i) => (
        <ChoiceCard
          key={option.notation}
          option={option}
          card={cardOf(option)}
          number={i + 1}
          decision={decision}
          onLocate={onLocate}
        />
      ))}
      {offer.listed > 0 && (
        <Button className='choice-list' icon='list' onClick={onList}>
          {at.words.allAsList(offer.listed)}
        </Button>
      )}
    </div>
  )
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
  const isSlight = option.things.length === 0 && card.line === undefined && card.lead === undefined
  return (
    <button
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
      <span className='choice-words'>
        <b>
          {card.title}
          {card.lead !== undefined && <span className='choice-lead'>{card.lead}</span>}
        </b>
        {card.line !== undefined && <small title={card.line}>{card.line}</small>}
      </span>
      {card.warning !== undefined && <Icon name='triangle-alert' size={16} />}
    </button>
  )
}
