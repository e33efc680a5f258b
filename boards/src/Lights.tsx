/** Light on things: sea-fire where something may be done, lamplight where something is picked, rust where it was refused. */

import { memo } from 'react'
import type { Lit } from './lit.ts'

export const Lights = memo(function Lights({ lit }: { readonly lit: Lit }) {
  const { dimmed, legal, priced, picked, warm, changed, refused, focus } = lit
  return (
    <>
      {dimmed !== '' && <path className='dim' d={dimmed} />}
      {legal !== '' && <path className='legal-wash' d={legal} />}
      {picked !== '' && <path className='picked-wash' d={picked} />}
      {warm.legal !== '' && <path className='legal-warm' d={warm.legal} />}
      {warm.picked !== '' && <path className='picked-warm' d={warm.picked} />}
      {warm.other !== '' && <path className='other-warm' d={warm.other} />}
      <Glow kind='priced' line={priced} />
      <Glow kind='legal' line={legal} />
      <Glow kind='picked' line={picked} />
      <Glow kind='changed' line={changed} />
      <Glow kind='refused' line={refused} />
      <Glow kind='focus' line={focus} />
    </>
  )
})

interface GlowProps {
  readonly kind: 'legal' | 'priced' | 'picked' | 'changed' | 'refused' | 'focus'
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
