import type { Card } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { useEffect, useRef } from 'react'
import type { Option } from '../../link/types.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useAtTable } from '../common/context.ts'
import { Sign } from '../common/Sign.tsx'
import { StripFrame } from './StripFrame.tsx'
import { useCards } from './useCards.ts'
import type { Decision } from './useDecision.ts'
import { useStrip } from './useStrip.ts'

export interface ChoicesProps {
  readonly options: readonly Option[]
  readonly decision: Decision
  readonly onLocate: (things: readonly ThingId[]) => void
  /** Keys with numbers select them. */
  readonly isNumbered?: boolean
}

/** Options as buttons; where two have the same title, each tells all the places it names. */
export function Choices({ options, decision, onLocate, isNumbered = false }: ChoicesProps) {
  const at = useAtTable()
  const cardOf = useCards(at)
  const strip = useStrip<HTMLDivElement>(options.map(({ notation }) => notation).join())
  const titles = options.map((option) => cardOf(option).title)
  const titleOf = ({ things }: Option, i: number) => {
    const title = titles[i] ?? ''
    const isAlone = titles.indexOf(title) === titles.lastIndexOf(title)
    return isAlone || things.length < 2 ? title : things.map(at.nameOf).join(' → ')
  }
  if (options.length === 0) return null
  return (
    <StripFrame strip={strip}>
      <div className='choices' ref={strip.row}>
        {options.map((option, i) => (
          <ChoiceButton
            key={option.notation}
            option={option}
            card={{ ...cardOf(option), title: titleOf(option, i) }}
            decision={decision}
            onLocate={onLocate}
            {...(isNumbered && i < 9 ? { number: i + 1 } : {})}
          />
        ))}
      </div>
    </StripFrame>
  )
}

interface ChoiceButtonProps extends Pick<ChoicesProps, 'decision' | 'onLocate'> {
  readonly option: Option
  readonly card: Card
  readonly number?: number
}

function ChoiceButton({ option, card, number, decision, onLocate }: ChoiceButtonProps) {
  const isSelected = decision.option?.notation === option.notation
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isSelected) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isSelected])
  return (
    <button
      ref={button}
      type='button'
      className='choice'
      aria-pressed={isSelected}
      data-choice={option.notation}
      data-number={number}
      onClick={() => decision.select(option.notation)}
      onPointerEnter={() => onLocate(option.things)}
      onPointerLeave={() => onLocate([])}
      onFocus={() => onLocate(option.things)}
      onBlur={() => onLocate([])}
    >
      <Sign seat={card.seat} icon={card.icon} size={24} />
      <span className='choice-words'>
        <b>{card.title}</b>
        {card.lead !== undefined && <span className='choice-lead'>{card.lead}</span>}
      </span>
      {card.warning !== undefined && (
        <span className='choice-warning' title={card.warning}>
          <Icon name='triangle-alert' size={16} />
          <span className='visually-hidden'>{card.warning}</span>
        </span>
      )}
    </button>
  )
}
