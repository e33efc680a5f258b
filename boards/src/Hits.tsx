import { memo } from 'react'
import { circlePath } from './lines.ts'
import { type Place, reachesOf } from './reach.ts'
import type { Shape } from './shapes.ts'

interface PlaceHitsProps {
  /** The same array as long as nothing moves. */
  readonly places: readonly Place[]
  /** As large as a finger needs, see `hitRadius`. */
  readonly radius: number
}

/** Round each place a circle, as large as a finger needs but not nearer to another place. */
export function PlaceHits({ places, radius }: PlaceHitsProps) {
  const reaches = reachesOf(places)
  return places.map(({ id, at: [x, y] }, i) => (
    <circle key={id} className='hit' data-thing={id} cx={x} cy={y} r={Math.min(radius, reaches[i] as number)} />
  ))
}

interface ShapeHitsProps {
  /** The same array as long as nothing moves. */
  readonly shapes: readonly Shape[]
  /** As large as a finger needs, see `hitRadius`. */
  readonly radius: number
}

/**
 * What is touched. Most things are touched where they are drawn; cards carry their name themselves. Nothing else in the picture can be
 * touched, so these lie below everything: above what moves they would be a picture of their own.
 */
export const ShapeHits = memo(function ShapeHits({ shapes, radius }: ShapeHitsProps) {
  return (
    <g className='hits'>
      {shapes.map((shape) =>
        shape.isDrawn === true ? null : (
          <path key={shape.thing} className='hit' data-thing={shape.thing} d={touchedAt(shape, radius)} />
        ),
      )}
    </g>
  )
})

/** Never smaller than it is drawn. */
const LEAST = 27

const touchedAt = ({ at, line, hit, reach }: Shape, radius: number): string =>
  reach === undefined ? (hit ?? line) : circlePath(at, Math.min(reach, Math.max(LEAST, radius)))
