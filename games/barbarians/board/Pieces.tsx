/** Pieces and pictograms, each one node that refers to its definition in `Signs`; colours come from the class of the seat. */

import { rounded } from '@skerry/boards'
import { type PartProps, sentencesOf, signsOf } from '@skerry/boards/live'
import type { Seat } from '@skerry/kernel'
import { type CSSProperties, Fragment, memo } from 'react'
import type { Marker } from '../types.ts'
import type { Part } from './effects.ts'
import { toneOf } from './looks.ts'
import type { PictogramName } from './pictograms.ts'

/** A pictogram about its middle. */
export const Sign = signsOf<PictogramName>('barbarians', (name) => `glyph of-${name}`)

interface PieceProps {
  readonly kind: 'stone' | 'hero' | 'banner'
  readonly seat: Seat
  readonly x?: number
  readonly y?: number
  readonly scale?: number
  /** What moves by itself has its transform as a style. */
  readonly style?: CSSProperties
  readonly className?: string
}

/** A lying stone of radius 10, a hero of 50 units, or a banner. */
export function Piece({ kind, seat, x = 0, y = 0, scale = 1, style, className = '' }: PieceProps) {
  const grown = scale === 1 ? '' : ` scale(${rounded(scale)})`
  const place = x === 0 && y === 0 ? '' : `translate(${rounded(x)} ${rounded(y)})`
  const transform = style === undefined && place + grown !== '' ? { transform: place + grown } : {}
  return (
    <use
      className={`piece ${kind} ${toneOf(seat)} ${className}`}
      href={`#barbarians-${kind}-${seat}`}
      {...transform}
      {...(style === undefined ? {} : { style })}
    />
  )
}

interface MarkerProps extends Pick<Marker, 'faction' | 'value'> {
  readonly className?: string
}
/** A faction marker: the plate of its faction and its value. */
export const MarkerPlate = memo(function MarkerPlate({ faction, value, className = '' }: MarkerProps) {
  return (
    <g className={`marker ${faction} ${className}`}>
      <use href={`#barbarians-marker-${faction}`} />
      <text className='marker-value' x='15' y='10'>
        {value}
      </text>
    </g>
  )
})

// —— sentences of pictograms ——

/** An effect about its middle. */
export const Sentence = sentencesOf(PartOf)

function PartOf({ part, x, y, size }: PartProps<Part>) {
  if (part.is === 'slash')
    return (
      <text className='slash' x={rounded(x)} y={rounded(y + size * 0.28)} fontSize={rounded(size * 0.85)}>
        /
      </text>
    )
  if (part.is === 'arrow') {
    const [w, h] = [rounded(size * 0.2), rounded(size * 0.17)]
    return <path className='arrow' d={`M${rounded(x - w)} ${rounded(y)}h${2 * w}m${-h} ${-h}l${h} ${h}l${-h} ${h}`} />
  }
  const aside = part.n.length * size * 0.23
  return (
    <Fragment>
      {part.n !== '' && (
        <text className='n' x={rounded(x - size * 0.5)} y={rounded(y + size * 0.32)} fontSize={rounded(size * 0.92)}>
          {part.n}
        </text>
      )}
      {part.isCard === true && (
        <rect
          className='deck-card'
          x={rounded(x + aside - size * 0.4)}
          y={rounded(y - size * 0.52)}
          width={rounded(size * 0.8)}
          height={rounded(size * 1.04)}
          rx={rounded(size * 0.12)}
        />
      )}
      <Sign name={part.name} x={x + aside} y={y} size={part.isCard === true ? size * 0.66 : size} />
    </Fragment>
  )
}
