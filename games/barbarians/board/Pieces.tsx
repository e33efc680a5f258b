/** Pieces and pictograms, each one node that refers to its definition in `Signs`; colours come from the class of the seat. */

import type { Seat } from '@skerry/kernel'
import { type CSSProperties, Fragment, memo } from 'react'
import type { Marker } from '../types.ts'
import type { Part, Setting } from './effects.ts'
import { toneOf } from './looks.ts'
import type { PictogramName } from './pictograms.ts'

const round = (n: number): number => Math.round(n * 10) / 10

interface SignProps {
  readonly name: PictogramName
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly className?: string
}

/** A pictogram about its middle. */
export function Sign({ name, x = 0, y = 0, size, className = '' }: SignProps) {
  const transform = `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${(size / 512).toFixed(4)})`
  return <use className={`glyph of-${name} ${className}`} href={`#barbarians-sign-${name}`} transform={transform} />
}

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
  const grown = scale === 1 ? '' : ` scale(${round(scale)})`
  const place = x === 0 && y === 0 ? '' : `translate(${round(x)} ${round(y)})`
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

interface SentenceProps {
  readonly set: Setting
  readonly x?: number
  readonly y?: number
}

/** An effect about its middle. */
export function Sentence({ set, x = 0, y = 0 }: SentenceProps) {
  return set.parts.map(({ part, x: dx, y: dy }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed sentence never changes its order
    <PartOf key={i} part={part} x={x + dx} y={y + dy} size={set.size} />
  ))
}

interface PartProps {
  readonly part: Part
  readonly x: number
  readonly y: number
  readonly size: number
}

function PartOf({ part, x, y, size }: PartProps) {
  if (part.is === 'slash')
    return (
      <text className='slash' x={round(x)} y={round(y + size * 0.28)} fontSize={round(size * 0.85)}>
        /
      </text>
    )
  if (part.is === 'arrow') {
    const [w, h] = [round(size * 0.2), round(size * 0.17)]
    return <path className='arrow' d={`M${round(x - w)} ${round(y)}h${2 * w}m${-h} ${-h}l${h} ${h}l${-h} ${h}`} />
  }
  const aside = part.n.length * size * 0.23
  return (
    <Fragment>
      {part.n !== '' && (
        <text className='n' x={round(x - size * 0.5)} y={round(y + size * 0.32)} fontSize={round(size * 0.92)}>
          {part.n}
        </text>
      )}
      {part.isCard === true && (
        <rect
          className='deck-card'
          x={round(x + aside - size * 0.4)}
          y={round(y - size * 0.52)}
          width={round(size * 0.8)}
          height={round(size * 1.04)}
          rx={round(size * 0.12)}
        />
      )}
      <Sign name={part.name} x={x + aside} y={y} size={part.isCard === true ? size * 0.66 : size} />
    </Fragment>
  )
}
