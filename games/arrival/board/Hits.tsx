/**
 * What is touched: round each location a circle, as large as a finger needs but not nearer to another location; the land
 * stands for its province; what lies on the table is touched where it lies. Nothing else in the picture can be touched, so
 * they lie below everything: above what moves they would be a picture of their own.
 */

import { memo } from 'react'
import type { Island, Site } from './island.ts'
import { closedPathOf, distance } from './lines.ts'
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

/** Half of 44 pixels, in steps, so that not every turn of the wheel draws anew. */
const hitRadius = (scale: number): number => Math.ceil(22 / scale / 4) * 4

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
      {island.sites.map((site) => (
        <circle
          key={site.id}
          className='hit'
          data-thing={site.id}
          cx={site.at[0]}
          cy={site.at[1]}
          r={Math.min(radius, reachOf(site, island))}
        />
      ))}
      {island.provinces.map(({ id, plate: [x, y] }) => (
        <rect key={id} className='hit' data-thing={id} x={x - 38} y={y - 20} width='76' height='42' />
      ))}
    </>
  )
})

const reaches = new WeakMap<Site, number>()
/** Half the way to the nearest other location. */
export function reachOf(site: Site, { sites }: Island): number {
  const reach =
    reaches.get(site) ??
    Math.min(...sites.map(({ at }) => (at === site.at ? Number.POSITIVE_INFINITY : distance(at, site.at) / 2)))
  reaches.set(site, reach)
  return reach
}
