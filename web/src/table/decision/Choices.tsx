import type { Card } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { useEffect, useRef } from 'react'
import type { Option } from '../../link/types.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useAtTable } from '../common/context.ts'
import { Sign } from '../common/Sign.tsx'
import { StripFrame } from './StripFrame.tsx'
import { useCards } from './useCards.ts'
import type { Decision } from './useDecision.ts'
import { useStrip } from './useStrip.ts'

export interface ChoicesProps {
  readonly decision: Decision
  readonly onLocate: (things: readonly ThingId[]) => void
  readonly onList: () => void
}

/** So many choices without a place keep theirs while the cards are moved along. */
const MOST_FIXED = 2

/** What can be chosen now: the best as cards, what names no place always, the rest as a list. */
export function Choices({ decision, onLocate, onList }: ChoicesProps) {
  const { words } = useAtTable()
  const cardOf = useCards(useAtTable())
  const { moving, fixed } = placed(decision.offer, (option) => isAside(option, cardOf(option)))
  const strip = useStrip<HTMLDivElement>(moving.map(({ notation }) => notation).join())
  const { offer, options, loud } = decision
  const isCut = (strip.isCutBefore || strip.isCutAfter) && loud.length > MOST_FIXED
  return (
    <>
      {moving.length > 0 && (
        <StripFrame strip={strip}>
          <div className='choices' ref={strip.row}>
            <Cards {...{ decision, onLocate }} options={moving} first={0} />
          </div>
        </StripFrame>
      )}
      <div className='choices-fixed'>
        <Cards {...{ decision, onLocate }} options={fixed} first={moving.length} />
        {(offer.listed > 0 || isCut) && (
          <Button className='choice-list' icon='list' onClick={onList}>
            {words.allAsList(options.length)}
          </Button>
        )}
      </div>
    </>
  )
}

/** What is moved along, and what keeps its place beside it: a few without a place, or what only says no. */
function placed({ cards, always }: Decision['offer'], isOne: (option: Option) => boolean) {
  const isFew = always.length <= MOST_FIXED && cards.length > 0
  const aside = always.filter(isOne)
  const fixed = isFew ? always : aside.length <= MOST_FIXED && aside.length < always.length ? aside : []
  return { moving: [...cards, ...always.filter((option) => !fixed.includes(option))], fixed }
}

/** Has neither a place nor a sign while others do: the way not to do it at all. */
const isAside = ({ things }: Option, { icon, seat, lead }: Card): boolean =>
  things.length === 0 && icon === undefined && seat === undefined && lead === undefined

const isSlight = ({ things }: Option, { line, lead }: Card): boolean =>
  things.length === 0 && line === undefined && lead === undefined

interface CardsProps extends Pick<ChoicesProps, 'decision' | 'onLocate'> {
  readonly options: readonly Option[]
  /** How many come before them. */
  readonly first: number
}

/** Where two have the same title, each tells all the places it names. */
function Cards({ options, first, decision, onLocate }: CardsProps) {
  const at = useAtTable()
  const cardOf = useCards(at)
  const titles = options.map((option) => cardOf(option).title)
  const titleOf = ({ things }: Option, i: number) => {
    const title = titles[i] ?? ''
    const isAlone = titles.indexOf(title) === titles.lastIndexOf(title)
    return isAlone || things.length < 2 ? title : things.map(at.nameOf).join(' → ')
  }
  return options.map((option, i) => (
    <ChoiceCard
      key={option.notation}
      option={option}
      card={{ ...cardOf(option), title: titleOf(option, i) }}
      number={first + i + 1}
      decision={decision}
      onLocate={onLocate}
    />
  ))
}

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
  return (
    <button
      ref={button}
      type='button'
      className={isSlight(option, card) ? 'choice slight' : 'choice'}
      aria-pressed={isSelected}
      data-choice={option.notation}
      data-number={number < 10 ? number : undefined}
      onClick={() => decision.select(option.notation)}
      onPointerEnter={() => onLocate(option.things)}
      onPointerLeave={() => onLocate([])}
      onFocus={() => onLocate(option.things)}
      onBlur={() => onLocate([])}
    >
      <Sign seat={card.seat} icon={card.icon} size={26} />
      <span className='choice-words' title={card.line}>
        <b>
          <span className='choice-title'>{card.title}</span>{' '}
          {card.lead !== undefined && <span className='choice-lead'>{card.lead}</span>}
        </b>
        {card.line !== undefined && <small>{card.line}</small>}
      </span>
      {card.warning !== undefined && <Icon name='triangle-alert' size={16} />}
    </button>
  )
}
