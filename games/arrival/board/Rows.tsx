/** The four earning cards of whom the table is laid for, with the blockers. */

import { rectPath, seatTone } from '@skerry/boards'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { isFaceUp } from '../queries.ts'
import type { Back, CardId, Content, EarningCard, Section, Tribe } from '../types.ts'
import { CardBack, CardFace } from './Cards.tsx'
import { type CardRowPlan, cardLeft, cardMiddle, SECTIONS, sectionTop } from './layout.ts'
import { BlockerBar } from './Pieces.tsx'

interface CardRowProps {
  readonly content: Content
  readonly seat: Seat
  readonly tribe: Tribe
  readonly plan: CardRowPlan
  /** The card that is being turned over, from 0; −1: none. */
  readonly turning?: number
}

export const CardRow = memo(function CardRow({ content, seat, tribe, plan, turning = -1 }: CardRowProps) {
  const { cards, blockers } = tribe
  const states = stateOfSections(blockers)
  const open = SECTIONS.findIndex((section) => states[section] === 'open')
  return (
    <g className={`row ${seatTone(seat)}`}>
      {cards.map((slot, i) => {
        const card = isFaceUp(slot) ? content.cards[slot.is as CardId] : undefined
        return i === turning ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the row
          <CardAt key={i} i={i} plan={plan} card={card ?? null} back={(slot.back as Back) ?? null} {...states} />
        )
      })}
      {open >= 0 && (
        <path
          className='open-line'
          d={rectPath(plan.left - 2, sectionTop(plan, open) + 2, plan.width + 4, plan.section - 4, 7)}
        />
      )}
      {blockers.map((section) => (
        <g key={section} transform={`translate(${blockerPlace(plan, section).join(' ')})`}>
          <BlockerBar seat={seat} width={plan.card + 6} />
        </g>
      ))}
    </g>
  )
})

type SectionState = 'blocked' | 'open' | ''
/** ARR-BLOCK-05, -07: blocked for the whole row; the one that is left is open. */
function stateOfSections(blockers: readonly Section[]): Readonly<Record<Section, SectionState>> {
  const stateOf = (section: Section): SectionState =>
    blockers.includes(section) ? 'blocked' : blockers.length === 2 ? 'open' : ''
  return { top: stateOf('top'), middle: stateOf('middle'), bottom: stateOf('bottom') }
}

/** ARR-BLOCK-06 Blockers stand on the first card. */
export const blockerPlace = (plan: CardRowPlan, section: Section): readonly [number, number] => [
  cardMiddle(plan, 0)[0],
  sectionTop(plan, SECTIONS.indexOf(section)) + plan.section / 2,
]

interface CardAtProps extends Readonly<Record<Section, SectionState>> {
  readonly i: number
  readonly plan: CardRowPlan
  /** Null: face-down. */
  readonly card: EarningCard | null
  readonly back: Back | null
}

const CardAt = memo(function CardAt({ i, plan, card, back, ...states }: CardAtProps) {
  if (card !== null)
    return (
      <g transform={`translate(${cardLeft(plan, i)} ${plan.y})`}>
        <CardFace card={card} plan={plan} {...states} />
      </g>
    )
  return (
    <g transform={`translate(${cardMiddle(plan, i).join(' ')})`}>
      <CardBack back={back} width={plan.card} height={plan.section * 3} />
    </g>
  )
})
