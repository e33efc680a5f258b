/**
 * What is touched: round each location a circle, as large as a finger needs but not nearer to another location; the land
 * stands for its province; what lies on the table is touched where it lies. Nothing else in the picture can be touched, so
 * they lie below everything: above what moves they would be a picture of their own.
 */

import { closedPathOf, hitRadius } from '@skerry/boards'
import { PlaceHits } from '@skerry/boards/live'
import { memo } from 'react'
import type { Island } from './island.ts'
import type { Shape } from './scene.ts'

interface HitsProps {
  readonly island: Island
  readonly onTable: readonly Shape[]
  /** Pixels per unit. */
  readonly scale: number
}

export function Hits({ island, onTable, scale }: HitsProps) {
  return (
    <g className='hits'>
      <MapHits island={island} radius={hitRadius(scale)} />
      {onTable.map(({ thing, line, holder }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a tile have one name
        <path key={`${thing} ${holder} ${i}`} className='hit on-table' data-thing={thing} d={line} />
      ))}
    </g>
  )
}

const MapHits = memo(function MapHits({ island, radius }: { readonly island: Island; readonly radius: number }) {
  return (
    <>
      <clipPath id='arrival-shore'>
        <path d={closedPathOf(island.coast)} />
      </clipPath>
      <g clipPath='url(#arrival-shore)'>
        {island.provinces.map(({ id, outline }) => (
          <path key={id} className='hit' data-thing={id} d={outline} />
        ))}
      </g>
      <PlaceHits places={island.sites} radius={radius} />
      {island.provinces.map(({ id, plate: [x, y] }) => (
        <rect key={id} className='hit' data-thing={id} x={x - 43} y={y - 26} width='86' height='50' />
      ))}
    </>
  )
})
