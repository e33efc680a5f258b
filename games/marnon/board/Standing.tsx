/** How everybody stands, on the water beside the island: the treasures found, and the aids that are left. */

import { d, seatOutline } from '@skerry/boards'
import type { Arrangement } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { MOST_AIDS, REAL_TREASURES } from '../queries.ts'
import type { Player, State, Treasure } from '../types.ts'
import { standingAt, standingScale } from './layout.ts'
import { Sign } from './Pieces.tsx'
import type { PictogramName } from './pictograms.ts'
import { toneOf } from './shapes.ts'

interface StandingProps {
  readonly pack: unknown
  readonly arrangement: Arrangement
  readonly players: State['players']
}

export function Standing({ pack, arrangement, players }: StandingProps) {
  return players.map((player, seat) => {
    const [x, y] = standingAt(pack, arrangement, seat)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a standing is its seat
      <g key={seat} transform={`translate(${x} ${y}) scale(${standingScale(arrangement)})`}>
        <OfSeat seat={seat} found={foundBy(player)} aids={player.aids} isOut={player.out} />
      </g>
    )
  })
}

/** Plain values are compared easily. */
const foundBy = ({ found }: Player): string => REAL_TREASURES.filter((kind) => found.includes(kind)).join(' ')

interface OfSeatProps {
  readonly seat: Seat
  readonly found: string
  /** Used. */
  readonly aids: number
  readonly isOut: boolean
}

/** The stone of the seat, the three treasures, and ten beads, one for each aid that is left. */
const OfSeat = memo(function OfSeat({ seat, found, aids, isOut }: OfSeatProps) {
  const beads = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => d`M${11 + (from + i) * 12.6} 52h.01`).join('')
  const left = isOut ? 0 : MOST_AIDS - aids
  return (
    <g className={`standing-of ${toneOf(seat)}${isOut ? ' out' : ''}`}>
      <path className='side' d={seatOutline(seat)} transform='translate(17 21) scale(15)' />
      <path className='top' d={seatOutline(seat)} transform='translate(17 17) scale(15)' />
      {REAL_TREASURES.map((kind: Treasure, i) => (
        <g key={kind} className={found.includes(kind) ? 'found' : 'missing'}>
          <circle cx={56 + i * 34} cy='18' r='15' />
          <Sign name={kind as PictogramName} x={56 + i * 34} y={18} size={19} />
        </g>
      ))}
      <path className='aid' d={beads(0, left)} />
      <path className='aid used' d={beads(left, MOST_AIDS)} />
    </g>
  )
})
