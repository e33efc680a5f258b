/** Light on the fields: sea-fire where something may be done, lamplight where something is picked, rust where it was refused. */

import type { Light } from '@skerry/kernel'
import { memo } from 'react'
import type { State } from '../types.ts'
import type { Island } from './island.ts'
import { fieldOfThing, fieldsOfThings } from './scene.ts'

/** The outlines to be lit, each as one path for all its fields; empty: none. */
export interface Lit {
  readonly dimmed: string
  readonly legal: string
  readonly picked: string
  /** Affected, by what else the field is. */
  readonly warm: Readonly<Record<'legal' | 'picked' | 'other', string>>
  readonly changed: string
  readonly refused: string
  readonly focus: string
}

export function litBy(light: Light, island: Island, state: State): Lit {
  const sets = { picked: fieldsOfThings(state, light.picked), legal: fieldsOfThings(state, light.legal) }
  const affected = fieldsOfThings(state, light.affected)
  const changed = fieldsOfThings(state, light.changed)
  const refused = fieldsOfThings(state, light.refused)
  const focus = light.focus === null ? null : fieldOfThing(state, light.focus)
  const lines = (is: (id: string) => boolean) =>
    island.fields.flatMap(({ id, outline }) => (is(id) ? [outline] : [])).join('')
  const isLegal = (id: string) => sets.legal.has(id) && !sets.picked.has(id)
  return {
    dimmed: light.isDimmed ? lines((id) => !sets.legal.has(id) && !sets.picked.has(id)) : '',
    legal: lines(isLegal),
    picked: lines((id) => sets.picked.has(id)),
    warm: {
      legal: lines((id) => affected.has(id) && isLegal(id)),
      picked: lines((id) => affected.has(id) && sets.picked.has(id)),
      other: lines((id) => affected.has(id) && !sets.legal.has(id) && !sets.picked.has(id)),
    },
    changed: lines((id) => changed.has(id)),
    refused: lines((id) => refused.has(id)),
    focus: lines((id) => id === focus),
  }
}

export const Lights = memo(function Lights({ lit }: { readonly lit: Lit }) {
  const { dimmed, legal, picked, warm, changed, refused, focus } = lit
  return (
    <>
      {dimmed !== '' && <path className='dim' d={dimmed} />}
      {legal !== '' && <path className='legal-wash' d={legal} />}
      {picked !== '' && <path className='picked-wash' d={picked} />}
      {warm.legal !== '' && <path className='legal-warm' d={warm.legal} />}
      {warm.picked !== '' && <path className='picked-warm' d={warm.picked} />}
      {warm.other !== '' && <path className='other-warm' d={warm.other} />}
      <Glow kind='legal' line={legal} />
      <Glow kind='picked' line={picked} />
      <Glow kind='changed' line={changed} />
      <Glow kind='refused' line={refused} />
      <Glow kind='focus' line={focus} />
    </>
  )
})

interface GlowProps {
  readonly kind: 'legal' | 'picked' | 'changed' | 'refused' | 'focus'
  readonly line: string
}

/** A line of light: casing, glow, core. */
const Glow = memo(function Glow({ kind, line }: GlowProps) {
  if (line === '') return null
  return (
    <g key={line} className={`glow ${kind}-glow`}>
      <path className='casing' d={line} />
      <path className='shine' d={line} />
      <path className='core' d={line} />
    </g>
  )
})

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
