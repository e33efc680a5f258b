/** Earning cards: backs with their symbol, faces with three sections. */

import { memo } from 'react'
import type { Back, EarningCard, Section, Yield } from '../types.ts'
import { CARD_BACK, type CardRowPlan, SECTIONS } from './layout.ts'
import { Sign } from './Pieces.tsx'
import type { PictogramName } from './pictograms.ts'

const BACK_SIGNS: Readonly<Record<Back, PictogramName>> = {
  discs: 'backDiscs',
  arms: 'backArms',
  glory: 'backGlory',
}

interface BackProps {
  readonly back: Back | null
  readonly width: number
  readonly height: number
  /** How far above the middle the symbol lies. */
  readonly up?: number
}

/** A card from behind, about its middle; null: not looked at. */
export const CardBack = memo(function CardBack({ back, width, height, up = 0 }: BackProps) {
  return (
    <g className='card-back'>
      <rect className='leaf' x={-width / 2} y={-height / 2} width={width} height={height} rx='8' />
      <rect className='edge' x={-width / 2 + 5} y={-height / 2 + 5} width={width - 10} height={height - 10} rx='5' />
      {back !== null && <Sign name={BACK_SIGNS[back]} y={-up} size={Math.min(width, height) * 0.52} className='back' />}
    </g>
  )
})

interface StackProps {
  readonly size: number
  readonly back: Back | null
}

/** A stack of cards about its middle: the back of the top card and how many there are. */
export const StackOfCards = memo(function StackOfCards({ size, back }: StackProps) {
  const { width, height } = CARD_BACK
  const layers = size > 12 ? [6, 3] : size > 1 ? [3] : []
  return (
    <g className='stack'>
      {size === 0 && <rect className='bare' x={-width / 2} y={-height / 2} width={width} height={height} rx='8' />}
      {layers.map((y) => (
        <rect key={y} className='below' x={-width / 2} y={-height / 2 + y} width={width} height={height} rx='8' />
      ))}
      {size > 0 && <CardBack back={back} width={width} height={height} up={15} />}
      <g className='badge' transform={`translate(0 ${height / 2 - 21})`}>
        <circle r='15' />
        <text className='badge-number' y='7'>
          {size}
        </text>
      </g>
    </g>
  )
})

interface FaceProps {
  readonly card: EarningCard
  readonly plan: CardRowPlan
  readonly top: 'blocked' | 'open' | ''
  readonly middle: 'blocked' | 'open' | ''
  readonly bottom: 'blocked' | 'open' | ''
}

/** A card from the front, from its upper left corner. Blocked sections step back. */
export const CardFace = memo(function CardFace({ card, plan, ...states }: FaceProps) {
  const { card: width, section, isNarrow } = plan
  const Shown = isNarrow ? Column : Line
  return (
    <g className='card-face'>
      <rect className='leaf' width={width} height={section * 3} rx='8' />
      <path className='fold' d={`M6 ${section}H${width - 6}M6 ${section * 2}H${width - 6}`} />
      {SECTIONS.map((name: Section, i) => (
        <g key={name} className={`section ${states[name]}`} transform={`translate(0 ${section * (i + 0.5)})`}>
          <Shown of={card.sections[name]} width={width} />
        </g>
      ))}
    </g>
  )
})

interface Gain {
  readonly sign: PictogramName
  readonly n: number
  /** Conditional Fame: for each fortification of this level or higher. */
  readonly per?: PictogramName
}

function gainsOf({ discs, swords, shields, tiles, fame, famePerFort }: Yield): readonly Gain[] {
  const plain: readonly Gain[] = [
    { sign: 'disc', n: discs },
    { sign: 'sword', n: swords },
    { sign: 'shield', n: shields },
    { sign: 'tile', n: tiles },
    { sign: 'fame', n: fame },
  ]
  const conditional = famePerFort.map(
    (one): Gain => ({ sign: 'fame', n: one.fame, per: one.level > 2 ? 'caer' : one.level > 1 ? 'broch' : 'ait' }),
  )
  return [...plain.filter(({ n }) => n > 0), ...conditional]
}

interface YieldProps {
  readonly of: Yield
  readonly width: number
}

const CELL = 46
const COST = { width: 40, height: 34 }

/** Gains from the left; Fomori, which are Corruption as well, always at the right edge. */
function Line({ of, width }: YieldProps) {
  const gains = gainsOf(of)
  const right = width - COST.width - 4
  const cell = Math.min(CELL, (right - 4) / Math.max(1, gains.length))
  const size = Math.min(23, cell - 13)
  return (
    <>
      {gains.map((gain, i) => (
        <GainAt key={`${gain.sign} ${gain.per}`} gain={gain} x={4 + cell * i} y={0} size={size} />
      ))}
      {of.fomori > 0 && <Cost n={of.fomori} x={right} y={0} width={COST.width} />}
    </>
  )
}

const ROW = 27

/** One below the other, Fomori last. */
function Column({ of, width }: YieldProps) {
  const gains = gainsOf(of)
  const count = gains.length + (of.fomori > 0 ? 1 : 0)
  const yOf = (i: number): number => (i - (count - 1) / 2) * ROW
  return (
    <>
      {gains.map((gain, i) => (
        <GainAt key={`${gain.sign} ${gain.per}`} gain={gain} x={gain.per === undefined ? 12 : 5} y={yOf(i)} size={23} />
      ))}
      {of.fomori > 0 && <Cost n={of.fomori} x={7} y={yOf(count - 1)} width={width - 14} />}
    </>
  )
}

interface GainProps {
  readonly gain: Gain
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A pictogram and how much of it; conditional Fame has what it is counted by beside it. */
function GainAt({ gain: { sign, n, per }, x, y, size }: GainProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Sign name={sign} x={size / 2} size={size} className={sign} />
      <text className='gain' x={size + 6.5} y='8.5'>
        {n}
      </text>
      {per !== undefined && <Sign name={per} x={size + 29} size={18} />}
    </g>
  )
}

function Cost({
  n,
  x,
  y,
  width,
}: {
  readonly n: number
  readonly x: number
  readonly y: number
  readonly width: number
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className='cost' y={-COST.height / 2 + 4} width={width} height={COST.height - 8} rx='8' />
      <Sign name='fomori' x={width / 2 - 10} size={20} className='fomori' />
      <text className='price' x={width / 2 + 9} y='8'>
        {n}
      </text>
    </g>
  )
}
