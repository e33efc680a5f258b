/** Pieces and pictograms, each one node that refers to its definition in `Signs`; colours come from the class of the seat. */

import { seatTone } from '@skerry/boards'
import type { Point, Seat } from '@skerry/kernel'
import type { CSSProperties } from 'react'
import { CUBE_STEP, MOST_SINGLE } from './layout.ts'
import type { PictogramName } from './pictograms.ts'
import type { Part, Setting } from './sentences.ts'

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
  return (
    <use
      className={`vindication-sign vindication-${name} ${className}`}
      href={`#vindication-sign-${name}`}
      transform={transform}
    />
  )
}

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
  const [x, y] = [round(at[0]), round(at[1])]
  const grown = scale === 1 ? '' : ` scale(${round(scale)})`
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
  /** So many are drawn one by one. */
  readonly most?: number
}

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
    <g className={`numbered ${seatTone(seat)}`} transform={`translate(${round(x)} ${round(y)}) scale(${round(scale)})`}>
      <use href={`#vindication-block-${seat}`} />
      <text className='count' x='-2' y='12'>
        {n}
      </text>
    </g>
  )
}

// —— sentences of pictograms ——

interface SentenceProps {
  readonly set: Setting
  readonly x?: number
  readonly y?: number
}

/** A sentence about its middle. */
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
const JOINTS = { slash: '/', colon: ':', plus: '+' } as const

function PartOf({ part, x, y, size }: PartProps) {
  if (part.is === 'arrow') {
    const [w, h] = [round(size * 0.22), round(size * 0.17)]
    return (
      <path
        className='vindication-arrow'
        d={`M${round(x - w)} ${round(y)}h${round(2 * w)}m${-h} ${-h}l${h} ${h}l${-h} ${h}`}
      />
    )
  }
  if (part.is !== 'sign')
    return (
      <text className='vindication-n' x={round(x)} y={round(y + size * 0.31)} fontSize={round(size * 0.94)}>
        {part.is === 'text' ? part.text : JOINTS[part.is]}
      </text>
    )
  const aside = part.n.length * size * 0.22
  return (
    <>
      {part.n !== '' && (
        <text
          className='vindication-n'
          x={round(x - size * 0.5)}
          y={round(y + size * 0.32)}
          fontSize={round(size * 0.96)}
        >
          {part.n}
        </text>
      )}
      <Sign name={part.name} x={x + aside} y={y} size={size} />
    </>
  )
}
