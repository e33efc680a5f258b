import type { Seat } from '@skerry/kernel'
import { seatColour } from './seats.ts'
import { rem } from './size.ts'

export interface DieProps {
  readonly value: number
  /** Whether it counted: a miss is pale. */
  readonly isHit?: boolean
  /** Whose die it is: it takes the seat's colour. */
  readonly seat?: Seat
  readonly size?: number
}

/** Places of the pips on a grid of three by three, as on every die. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
}

/** A die, drawn. */
export function Die({ value, isHit, seat, size = 22 }: DieProps) {
  const colours = seat === undefined ? {} : { '--die': seatColour(seat), '--die-ink': seatColour(seat, 'ink') }
  return (
    <svg
      className={`die${isHit === false ? ' miss' : ''}`}
      width={rem(size)}
      height={rem(size)}
      viewBox='0 0 24 24'
      role='img'
      aria-label={String(value)}
      style={colours as React.CSSProperties}
    >
      <rect x='1.5' y='1.5' width='21' height='21' rx='5' />
      {PIPS[value]?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r='2.3' />) ?? (
        <text x='12' y='17' textAnchor='middle' fontSize='14'>
          {value}
        </text>
      )}
    </svg>
  )
}
