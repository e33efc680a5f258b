/** What lies before each tribe: its chest, its earning cards with the blockers, its tiles. */

import { rectPath, seatTone } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { isFaceUp, MASTER_CAPACITY } from '../queries.ts'
import type { Back, CardId, Content, EarningCard, Section, Tribe } from '../types.ts'
import { CardBack, CardFace } from './Cards.tsx'
import { LABELS } from './labels.ts'
import {
  CARD_WIDTH,
  cardLeft,
  cardMiddle,
  MOST_MINIS,
  miniSlot,
  type RowPlan,
  SECTIONS,
  sectionTop,
  TABLE,
  zoneTop,
} from './layout.ts'
import { BlockerBar, Sign, Stone } from './Pieces.tsx'
import type { PictogramName } from './pictograms.ts'

interface RowProps {
  readonly content: Content
  readonly seat: Seat
  readonly tribe: Tribe
  readonly plan: RowPlan
  readonly isStart: boolean
  /** The card that is being turned over, from 0; −1: none. */
  readonly turning: number
  readonly language: Language
}

export const SeatRow = memo(function SeatRow({ content, seat, tribe, plan, isStart, turning, language }: RowProps) {
  return (
    <g className={`row ${seatTone(seat)}${tribe.hasPassed ? ' passed' : ''}`}>
      <Chest seat={seat} tribe={tribe} plan={plan} isStart={isStart} />
      {tribe.hasPassed && (
        <text className='row-note' x={TABLE.left + TABLE.width - 14} y={plan.y + plan.strip / 2 + 6}>
          {LABELS[language].passed}
        </text>
      )}
      {tribe.cards.length > 0 && <CardRow {...{ content, seat, tribe, plan, turning }} />}
    </g>
  )
})

// —— the chest ——

/** Where each thing of the strip is, from the left edge of the table. */
export const CHEST_X = { badge: 28, discs: 68, swords: 132, shields: 196, fomori: 260, trophies: 326, masters: 398 }

export const chestPoint = ({ y, strip }: RowPlan, what: keyof typeof CHEST_X): readonly [number, number] => [
  TABLE.left + CHEST_X[what] + (what === 'badge' ? 0 : 12),
  y + strip / 2,
]

interface ChestProps {
  readonly seat: Seat
  readonly tribe: Tribe
  readonly plan: RowPlan
  readonly isStart: boolean
}

function Chest({ seat, tribe, plan: { y, strip }, isStart }: ChestProps) {
  const { discs, swords, shields, fomori, trophies, usedTrophies, masters, collected } = tribe
  return (
    <g transform={`translate(${TABLE.left} ${y + strip / 2})`}>
      <path className='strip' d={rectPath(0, -strip / 2, TABLE.width, strip, 12)} />
      <path className='strip-seat' d={rectPath(0, -strip / 2, 56, strip, 12)} />
      <g transform={`translate(${CHEST_X.badge} -1)`}>
        <Stone seat={seat} radius={15} />
      </g>
      {isStart && <Sign name='startPlayer' x={CHEST_X.badge} y={-1} size={18} className='startPlayer' />}
      <Counter sign='disc' x={CHEST_X.discs} n={discs} />
      <Counter sign='sword' x={CHEST_X.swords} n={swords} />
      <Counter sign='shield' x={CHEST_X.shields} n={shields} />
      <Counter sign='fomori' x={CHEST_X.fomori} n={fomori} />
      {trophies > 0 && <Counter sign='trophy' x={CHEST_X.trophies} n={trophies} />}
      {usedTrophies > 0 && (
        <Counter sign='trophy' x={CHEST_X.trophies + (trophies > 0 ? 42 : 0)} n={usedTrophies} isUsed />
      )}
      {masters > 0 && (
        <Counter sign='masterBuilder' x={CHEST_X.masters} n={`${collected}/${masters * MASTER_CAPACITY}`} />
      )}
    </g>
  )
}

interface CounterProps {
  readonly sign: PictogramName
  readonly x: number
  readonly n: number | string
  readonly isUsed?: boolean
  readonly size?: number
}

/** A pictogram and how many there are, from its left edge and about its middle height. */
export function Counter({ sign, x, n, isUsed = false, size = 26 }: CounterProps) {
  return (
    <g className={`counter ${sign}${n === 0 ? ' none' : ''}${isUsed ? ' used' : ''}`} transform={`translate(${x} 0)`}>
      <Sign name={sign} x={size / 2 - 1} size={size} className={sign} />
      <text className='counted' x={size + 2} y='8.5'>
        {n}
      </text>
    </g>
  )
}

// —— cards ——

interface CardRowProps {
  readonly content: Content
  readonly seat: Seat
  readonly tribe: Tribe
  readonly plan: RowPlan
  readonly turning?: number
}

export function CardRow({ content, seat, tribe: { cards, blockers }, plan, turning = -1 }: CardRowProps) {
  const states = stateOfSections(blockers)
  const open = SECTIONS.findIndex((section) => states[section] === 'open')
  return (
    <>
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
          d={rectPath(TABLE.left - 2, sectionTop(plan, open) + 2, TABLE.width + 4, plan.section - 4, 7)}
        />
      )}
      {blockers.map((section) => (
        <g key={section} transform={`translate(${blockerPlace(plan, section).join(' ')})`}>
          <BlockerBar seat={seat} width={CARD_WIDTH + 6} />
        </g>
      ))}
    </>
  )
}

type SectionState = 'blocked' | 'open' | ''
/** ARR-BLOCK-05, -07: blocked for the whole row; the one that is left is open. */
function stateOfSections(blockers: readonly Section[]): Readonly<Record<Section, SectionState>> {
  const stateOf = (section: Section): SectionState =>
    blockers.includes(section) ? 'blocked' : blockers.length === 2 ? 'open' : ''
  return { top: stateOf('top'), middle: stateOf('middle'), bottom: stateOf('bottom') }
}

/** ARR-BLOCK-06 Blockers stand on the first card. */
export const blockerPlace = (plan: RowPlan, section: Section): readonly [number, number] => [
  cardMiddle(plan, 0)[0],
  sectionTop(plan, SECTIONS.indexOf(section)) + plan.section / 2,
]

interface CardAtProps extends Readonly<Record<Section, SectionState>> {
  readonly i: number
  readonly plan: RowPlan
  /** Null: face-down. */
  readonly card: EarningCard | null
  readonly back: Back | null
}

const CardAt = memo(function CardAt({ i, plan, card, back, ...states }: CardAtProps) {
  if (card !== null)
    return (
      <g transform={`translate(${cardLeft(i)} ${zoneTop(plan)})`}>
        <CardFace card={card} section={plan.section} {...states} />
      </g>
    )
  return (
    <g transform={`translate(${cardMiddle(plan, i).join(' ')})`}>
      <CardBack back={back} width={CARD_WIDTH} height={plan.section * 3} />
    </g>
  )
})

/** How many more tiles there are than the strip shows. */
export function MoreTiles({ plan, count }: { readonly plan: RowPlan; readonly count: number }) {
  const [x, y] = miniSlot(plan, MOST_MINIS - 0.15)
  return count <= MOST_MINIS ? null : (
    <text className='row-more' x={x} y={y + 7}>
      +{count - MOST_MINIS}
    </text>
  )
}
