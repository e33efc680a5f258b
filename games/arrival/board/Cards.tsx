/** Earning cards: backs with their symbol, faces with three sections. */

import { Fragment, memo } from 'react'
import type { Back, EarningCard, Section, Yield } from '../types.ts'
import { CARD_BACK, CARD_WIDTH, SECTIONS } from './layout.ts'
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
  /** The height of one section. */
  readonly section: number
  readonly top: 'blocked' | 'open' | ''
  readonly middle: 'blocked' | 'open' | ''
  readonly bottom: 'blocked' | 'open' | ''
}

/** A card from the front, from its upper left corner. Blocked sections step back. */
export const CardFace = memo(function CardFace({ card, section, ...states }: FaceProps) {
  return (
    <g className='card-face'>
      <rect className='leaf' width={CARD_WIDTH} height={section * 3} rx='8' />
      <path className='fold' d={`M6 ${section}H${CARD_WIDTH - 6}M6 ${section * 2}H${CARD_WIDTH - 6}`} />
      {SECTIONS.map((name: Section, i) => (
        <g key={name} className={`section ${states[name]}`} transform={`translate(0 ${section * (i + 0.5)})`}>
          <SectionOf of={card.sections[name]} />
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

const CELL = 46
const COST = { width: 37, height: 34, x: CARD_WIDTH - 41 }

/** Gains from the left; Fomori, which are Corruption as well, always at the right edge. */
function SectionOf({ of }: { readonly of: Yield }) {
  const gains = gainsOf(of)
  const cell = Math.min(CELL, (COST.x - 4) / Math.max(1, gains.length))
  const size = Math.min(23, cell - 13)
  return (
    <>
      {gains.map(({ sign, n, per }, i) => {
        const x = 4 + cell * i
        return (
          <Fragment key={`${sign} ${per}`}>
            <Sign name={sign} x={x + size / 2} size={size} className={sign} />
            <text className='gain' x={x + size + 6.5} y={per === undefined ? 8.5 : 3}>
              {n}
            </text>
            {per !== undefined && <Sign name={per} x={x + size + 6} y={13} size={16} />}
          </Fragment>
        )
      })}
      {of.fomori > 0 && (
        <>
          <rect className='cost' x={COST.x} y={-COST.height / 2} width={COST.width} height={COST.height} rx='8' />
          <Sign name='fomori' x={COST.x + 12.5} size={20} className='fomori' />
          <text className='price' x={COST.x + 28} y='8.5'>
            {of.fomori}
          </text>
        </>
      )}
    </>
  )
}
