/**
 * What is touched. Most things are touched where they are drawn; cards carry their name themselves. Nothing else in the picture can be
 * touched, so these lie below everything: above what moves they would be a picture of their own.
 */

import { memo } from 'react'
import type { Shape } from './scene.ts'

/** The same array as long as nothing moves. */
export const Hits = memo(function Hits({ shapes }: { readonly shapes: readonly Shape[] }) {
  return (
    <g className='hits'>
      {shapes.map(({ thing, line, hit, isDrawn }) =>
        isDrawn === true ? null : <path key={thing} className='hit' data-thing={thing} d={hit ?? line} />,
      )}
    </g>
  )
})
