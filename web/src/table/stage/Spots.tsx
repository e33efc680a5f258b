/** A button for everything on the board: how keyboards and screen readers touch it. Pointers touch the drawing. */

import type { Box, Light, Point } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { useId } from 'react'
import { useWords } from '../../words/index.ts'
import type { Places } from './directions.ts'
import type { Labels } from './labels.ts'
import type { useRoving } from './useRoving.ts'

interface SpotsProps {
  readonly ids: readonly ThingId[]
  readonly places: Places
  readonly box: Box
  readonly scale: number
  readonly light: Light
  readonly isAsked: boolean
  readonly labels: Labels
  readonly roving: ReturnType<typeof useRoving>
}

export function Spots({ ids, places, box, scale, light, isAsked, labels, roving }: SpotsProps) {
  const words = useWords().stage
  const help = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of places is no set of form fields
    <div
      className='spots'
      role='group'
      aria-label={words.board}
      aria-describedby={help}
      ref={roving.group}
      {...roving.groupProps}
    >
      <p id={help} hidden>
        {words.keys}
      </p>
      {ids.map((id) => (
        <button
          key={id}
          type='button'
          className='spot'
          style={positioned(places[id] as Point, box, scale)}
          aria-label={labels.label(id, light, isAsked)}
          aria-pressed={isAsked && (light.legal.has(id) || light.picked.has(id)) ? light.picked.has(id) : undefined}
          {...roving.propsOf(id)}
        />
      ))}
    </div>
  )
}

const positioned = ([x, y]: Point, box: Box, scale: number) => ({
  left: (x - box[0]) * scale,
  top: (y - box[1]) * scale,
})
