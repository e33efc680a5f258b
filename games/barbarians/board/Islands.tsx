/** What lies on the map: faction markers, banners, first-conqueror tiles; and regions that are out of this game. */

import { closedPathOf } from '@skerry/boards'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { conquerorOf, FIRST_CONQUEROR } from '../queries.ts'
import type { Content, Marker, RegionId, State } from '../types.ts'
import type { Chart, Land } from './chart.ts'
import { MarkerPlate, Piece, Sign } from './Pieces.tsx'

interface IslandsProps {
  readonly chart: Chart
  readonly content: Content
  readonly state: State
  /** Lifted, or shaken by a refusal. */
  readonly picked: ReadonlySet<string>
  readonly refused: ReadonlySet<string>
}

/** From north to south: nearer pieces cover farther ones. */
export function Islands({ chart, content, state, picked, refused }: IslandsProps) {
  const seats = Math.max(2, state.players.length)
  return (
    <>
      {chart.islands.map(({ id, plate: [x, y] }) =>
        state.tiles.some((tile) => tile === id) ? (
          <g key={id} transform={`translate(${x + 46} ${y + 14})`}>
            <FirstTile />
          </g>
        ) : null,
      )}
      {chart.lands.map((land) => {
        const marker = state.markers[land.id as RegionId]
        return (
          <OnRegion
            key={land.id}
            land={land}
            marker={marker === undefined ? null : (content.markers[marker] ?? null)}
            banner={conquerorOf(state, land.id as RegionId)}
            isOut={land.players > seats}
            isLifted={picked.has(land.id)}
            isRefused={refused.has(land.id)}
          />
        )
      })}
    </>
  )
}

/** BAR-CONQ-03 */
export function FirstTile() {
  return (
    <g className='first-tile'>
      <rect x='-22' y='-17' width='44' height='34' rx='8' />
      <Sign name='banner' x={-9} size={22} />
      <text className='first-value' x='10' y='9'>
        {FIRST_CONQUEROR}
      </text>
    </g>
  )
}

interface OnRegionProps {
  readonly land: Land
  readonly marker: Marker | null
  readonly banner: Seat | null
  /** `3+` or `4+`, and there are fewer: no marker lay here (BAR-SETUP-04). */
  readonly isOut: boolean
  readonly isLifted: boolean
  readonly isRefused: boolean
}

const OnRegion = memo(function OnRegion({ land, marker, banner, isOut, isLifted, isRefused }: OnRegionProps) {
  const style = { transform: `translate(${land.at[0]}px, ${land.at[1]}px)` }
  const name = `pieces${isLifted ? ' lifted' : ''}${isRefused ? ' shaken' : ''}`
  if (banner !== null)
    return (
      <g className={name} style={style}>
        <Piece kind='banner' seat={banner} className='body' />
      </g>
    )
  if (marker !== null)
    return (
      <g className={name} style={style}>
        <MarkerPlate faction={marker.faction} value={marker.value} className='body' />
      </g>
    )
  return isOut ? (
    <>
      <path className='closed' d={closedPathOf(land.ring)} />
      <g style={style}>
        <rect className='out-plate' x='-22' y='-16' width='44' height='32' rx='16' />
        <text className='out' y='8'>
          {land.players}+
        </text>
      </g>
    </>
  ) : null
})
