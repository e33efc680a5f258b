/**
 * What is touched. Most things are touched where they are drawn; cards carry their name themselves. Nothing else in the picture can be
 * touched, so these lie below everything: above what moves they would be a picture of their own.
 */

import { circlePath } from '@skerry/boards'
import { memo } from 'react'
import type { Shape } from './scene.ts'

interface HitsProps {
  /** The same array as long as nothing moves. */
  readonly shapes: readonly Shape[]
  /** As large as a finger needs, see `hitRadius`. */
  readonly radius: number
}

export const Hits = memo(function Hits({ shapes, radius }: HitsProps) {
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
