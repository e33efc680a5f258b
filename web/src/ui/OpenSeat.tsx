import { rem } from './size.ts'

export interface OpenSeatProps {
  readonly size?: number
  readonly label?: string | number
  /** Spoken; leave it out where words stand beside it. */
  readonly title?: string
}

/** A seat nobody has taken: a ring without a colour, as wide as a badge. */
export function OpenSeat({ size = 22, label, title }: OpenSeatProps) {
  return (
    <svg
      className='seat-badge open-seat'
      width={rem(size)}
      height={rem(size)}
      viewBox='-14 -14 28 28'
      role='img'
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <circle r='11' />
      {label !== undefined && (
        <text y='5' textAnchor='middle' fontSize='15'>
          {label}
        </text>
      )}
    </svg>
  )
}
