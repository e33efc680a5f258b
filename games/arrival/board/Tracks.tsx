/** The tracks: Corruption is a tide that rises, Fame a chain of beacons. */

import { d, once, rectPath } from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { limitOf } from '../queries.ts'
import type { State } from '../types.ts'
import { corruptionY, fameY, GAUGE_TOP, type Layout, stonePlaces } from './layout.ts'
import { Stone } from './Pieces.tsx'

export function Tracks({ state, layout }: { readonly state: State; readonly layout: Layout }) {
  const { corruption, fame } = stonesOf(state, layout)
  return (
    <g className='tracks'>
      <Tide level={Math.max(...state.tribes.map((tribe) => tribe.corruption))} limit={limitOf(state)} layout={layout} />
      <Beads values={state.tribes.map((tribe) => tribe.corruption)} places={corruption} />
      <Beads values={state.tribes.map((tribe) => tribe.fame)} places={fame} />
    </g>
  )
}

/** Where the stones of the tribes lie. */
export const stonesOf = ({ tribes }: State, layout: Layout) => ({
  corruption: stonePlaces(
    layout,
    corruptionY,
    layout.gaugeStones,
    tribes.map((tribe) => tribe.corruption),
  ),
  fame: stonePlaces(
    layout,
    fameY,
    layout.chainStones,
    tribes.map((tribe) => tribe.fame),
  ),
})

const insideOf = once((layout: Layout): string => {
  const { left, width, foot } = layout.gauge
  const top = corruptionY(layout, GAUGE_TOP)
  return rectPath(left + 3, top - 15, width - 6, foot - top + 28, 7)
})
/** The tide at 0; it is moved up, not made longer. */
const tideOf = once(
  ({ gauge: { left, width } }: Layout): string =>
    d`M${left} 0q${width / 4}-6 ${width / 2} 0t${width / 2} 0V1000H${left}Z`,
)

interface TideProps {
  readonly level: number
  readonly limit: number
  readonly layout: Layout
}

/** As high as the most corrupt tribe; the limit is a rusty line with a flag. */
const Tide = memo(function Tide({ level, limit, layout }: TideProps) {
  const y = corruptionY(layout, limit)
  const { left, width } = layout.gauge
  return (
    <>
      <clipPath id='arrival-gauge'>
        <path d={insideOf(layout)} />
      </clipPath>
      <g clipPath='url(#arrival-gauge)'>
        <path
          className='tide'
          d={tideOf(layout)}
          style={{ transform: `translateY(${corruptionY(layout, level)}px)` }}
        />
      </g>
      <path className='limit' d={d`M${left - 6} ${y}h${width + 12}`} />
      <g className='limit-flag' transform={`translate(${left + width + 6} ${y})`}>
        <path d='M0 0l10-13h26v26h-26Z' />
        <text x='23' y='7'>
          {limit}
        </text>
      </g>
    </>
  )
})

interface BeadsProps {
  readonly values: readonly number[]
  readonly places: readonly Point[]
}

export const BEAD = 15

/** The stones of the tribes beside a scale. Each tells its value, so that one beyond the scale can be read as well. */
function Beads({ values, places }: BeadsProps) {
  return values.map((value, seat) => {
    const [x, y] = places[seat] as Point
    // biome-ignore lint/suspicious/noArrayIndexKey: a stone is its seat
    return <Bead key={seat} seat={seat} value={value} x={x} y={y} />
  })
}

interface BeadProps {
  readonly seat: Seat
  readonly value: number
  readonly x: number
  readonly y: number
}
const Bead = memo(function Bead({ seat, value, x, y }: BeadProps) {
  return (
    <g className='bead' style={{ transform: `translate(${x}px, ${y}px)` }}>
      <Stone seat={seat} radius={BEAD} text={value} />
    </g>
  )
})
