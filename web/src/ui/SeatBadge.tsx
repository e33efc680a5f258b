import type { Seat } from '@skerry/kernel'
import type { ReactNode } from 'react'
import { seatColour, seatOutline } from './seats.ts'
import { rem } from './size.ts'

export interface SeatBadgeProps {
  readonly seat: Seat
  readonly size?: number
  /** One or two signs on the badge: the place in the order of turns. */
  readonly label?: string | number
  /** Spoken; leave it out where the seat's name stands beside the badge. */
  readonly title?: string
}

/** A seat's colour and shape in one glance. */
export function SeatBadge({ seat, size = 22, label, title }: SeatBadgeProps) {
  const edge = `light-dark(${seatColour(seat, 'deep')}, ${seatColour(seat, 'text')})`
  const style = { fill: seatColour(seat), stroke: edge, strokeWidth: 0.16 }
  return (
    <Badge {...{ size, label, title }} ink={seatColour(seat, 'ink')}>
      <path transform='scale(11.2)' d={seatOutline(seat)} style={style} />
    </Badge>
  )
}

/** A seat nobody has taken: a ring without a colour, as wide as a badge. */
export function OpenSeat({ size = 22, label, title }: Omit<SeatBadgeProps, 'seat'>) {
  return (
    <Badge {...{ size, label, title }} className='seat-badge open-seat'>
      <circle r='11' />
    </Badge>
  )
}

interface BadgeProps extends Required<Pick<SeatBadgeProps, 'size'>> {
  readonly className?: string
  readonly label: SeatBadgeProps['label']
  readonly title: SeatBadgeProps['title']
  /** The colour of the label. */
  readonly ink?: string
  readonly children: ReactNode
}

function Badge({ className = 'seat-badge', size, label, title, ink, children }: BadgeProps) {
  return (
    <svg
      className={className}
      width={rem(size)}
      height={rem(size)}
      viewBox='-14 -14 28 28'
      role='img'
      aria-label={title}
      aria-hidden={title === undefined}
    >
      {children}
      {label !== undefined && (
        <text y='5' textAnchor='middle' fontSize='15' style={{ fill: ink }}>
          {label}
        </text>
      )}
    </svg>
  )
}

const PATTERNS: readonly { readonly width: number; readonly height: number; readonly d: string }[] = [
  { width: 8, height: 8, d: '' },
  { width: 8, height: 5, d: 'M0 2.5q2-2.2 4 0t4 0' },
  { width: 6, height: 6, d: 'M1.5 .8v1.4M.8 1.5h1.4M4.5 3.8v1.4M3.8 4.5h1.4' },
  { width: 7, height: 5, d: 'M0 4l3.5-3L7 4' },
  { width: 5, height: 4, d: 'M0 2h5' },
  { width: 5, height: 5, d: 'M0 2.5h5M2.5 0v5' },
]

/** The pattern laid over flat uses of a seat's colour, in an svg with `SeatPatterns`: `fill='url(#seat-pattern-1)'`. */
export const seatPattern = (seat: Seat): string => `url(#seat-pattern-${(seat % PATTERNS.length) + 1})`

/** The patterns' definitions: once per page, hidden. */
export function SeatPatterns() {
  return (
    <svg className='definitions' aria-hidden='true'>
      <defs>
        {PATTERNS.map(({ width, height, d }, seat) => (
          <pattern key={d} id={`seat-pattern-${seat + 1}`} width={width} height={height} patternUnits='userSpaceOnUse'>
            <path
              d={d}
              style={{ fill: 'none', stroke: seatColour(seat, 'ink'), strokeOpacity: 0.5, strokeWidth: 1.1 }}
            />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}
