/** Which fields are lit, and the veil over a closed region. */

import { type Lit, litOf } from '@skerry/boards'
import type { Light } from '@skerry/contracts'
import { memo } from 'react'
import type { State } from '../types.ts'
import type { Island, IslandField } from './island.ts'
import { fieldOfThing, fieldsOfThings } from './scene.ts'

/** A field is lit for whatever lies in it. */
export function litBy(light: Light, { fields }: Island, state: State): Lit {
  const isIn = (things: Light['legal']) => {
    const ids = fieldsOfThings(state, things)
    return ({ id }: IslandField) => ids.has(id)
  }
  const focus = light.focus === null ? null : fieldOfThing(state, light.focus)
  return litOf(fields, ({ outline }) => outline, {
    legal: isIn(light.legal),
    picked: isIn(light.picked),
    affected: isIn(light.affected),
    changed: isIn(light.changed),
    refused: isIn(light.refused),
    focus: ({ id }) => id === focus,
    dimmed: () => light.isDimmed,
  })
}

/** Peacemaker's region is closed: a rule, not a mood, so it is seen at rest. */
export const Veil = memo(function Veil({ island, region }: { readonly island: Island; readonly region: string }) {
  const line = island.fields.flatMap((field) => (field.region === region ? [field.outline] : [])).join('')
  return (
    <g className='veil'>
      <defs>
        <pattern id='marnon-veil' width='15' height='15' patternUnits='userSpaceOnUse' patternTransform='rotate(45)'>
          <path className='veil-stripe' d='M0 0V15' />
        </pattern>
        <clipPath id='marnon-closed'>
          <path d={line} />
        </clipPath>
      </defs>
      <path className='veil-cloth' d={line} />
      <g clipPath='url(#marnon-closed)'>
        <path className='veil-edge' d={island.rims[region]} />
      </g>
    </g>
  )
})
