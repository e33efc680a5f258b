/** Pieces and pictograms, each one node that refers to its definition in `Signs`; colours come from the class of the seat. */

import { rounded, seatTone } from '@skerry/boards'
import { type PartProps, sentencesOf, signsOf } from '@skerry/boards/live'
import type { Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { CSSProperties } from 'react'
import type { PictogramName } from './pictograms.ts'
import type { Part } from './sentences.ts'

/** A pictogram about its middle. */
export const Sign = signsOf<PictogramName>('vindication', (name) => `vindication-sign vindication-${name}`)

interface PieceProps {
  readonly kind: 'cube' | 'medallion' | 'disc'
  readonly seat: Seat
  readonly at?: Point
  readonly scale?: number
  /** It glides to its next place by itself. */
  readonly isGliding?: boolean
  readonly className?: string
}

/** A cube of 24 units, a medallion or an honor disc of radius 13, about its middle. */
export function Piece({ kind, seat, at = [0, 0], scale = 1, isGliding = false, className = '' }: PieceProps) {
  const [x, y] = [rounded(at[0]), rounded(at[1])]
  const grown = scale === 1 ? '' : ` scale(${rounded(scale)})`
  const place = isGliding
    ? { style: { transform: `translate(${x}px, ${y}px)${grown}` } as CSSProperties }
    : { transform: `translate(${x} ${y})${grown}` }
  return (
    <use className={`piece ${kind} ${seatTone(seat)} ${className}`} href={`#vindication-${kind}-${seat}`} {...place} />
  )
}

interface CubesProps {
  readonly seat: Seat
  readonly n: number
  /** The middle of the group. */
  readonly at: Point
  readonly scale?: number
  /** Up to this many are drawn one by one. */
  readonly most?: number
}

/** So many cubes of a seat are drawn one by one; from here on a cube bears its number. */
const MOST_SINGLE = 3
const CUBE_STEP = 26

/** A group of cubes: a few side by side, many as one cube that bears its number. */
export function Cubes({ seat, n, at: [x, y], scale = 1, most = MOST_SINGLE }: CubesProps) {
  if (n <= 0) return null
  if (n > most) return <NumberedCube seat={seat} n={n} at={[x, y]} scale={scale} />
  return Array.from({ length: n }, (_, i) => {
    const place: Point = [x + (i - (n - 1) / 2) * CUBE_STEP * scale, y]
    // biome-ignore lint/suspicious/noArrayIndexKey: cubes of one seat are alike
    return <Piece key={i} kind='cube' seat={seat} at={place} scale={scale} />
  })
}

export function NumberedCube({ seat, n, at: [x, y], scale = 1 }: Omit<CubesProps, 'most'>) {
  return (
    <g
      className={`numbered ${seatTone(seat)}`}
      transform={`translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)})`}
    >
      <use href={`#vindication-block-${seat}`} />
      <text className='count' x='-2' y='12'>
        {n}
      </text>
    </g>
  )
}

// —— sentences of pictograms ——

/** A sentence about its middle. */
export const Sentence = sentencesOf(PartOf)

const JOINTS = { slash: '/', colon: ':', plus: '+' } as const

function PartOf({ part, x, y, size }: PartProps<Part>) {
  if (part.is === 'arrow') {
    const [w, h] = [rounded(size * 0.22), rounded(size * 0.17)]
    return (
      <path
        className='vindication-arrow'
        d={`M${rounded(x - w)} ${rounded(y)}h${rounded(2 * w)}m${-h} ${-h}l${h} ${h}l${-h} ${h}`}
      />
    )
  }
  if (part.is !== 'sign')
    return (
      <text className='vindication-n' x={rounded(x)} y={rounded(y + size * 0.31)} fontSize={rounded(size * 0.94)}>
        {part.is === 'text' ? part.text : JOINTS[part.is]}
      </text>
    )
  const aside = part.n.length * size * 0.22
  return (
    <>
      {part.n !== '' && (
        <text
          className='vindication-n'
          x={rounded(x - size * 0.5)}
          y={rounded(y + size * 0.32)}
          fontSize={rounded(size * 0.96)}
        >
          {part.n}
        </text>
      )}
      <Sign name={part.name} x={x + aside} y={y} size={size} />
    </>
  )
}
