/** Light on things: sea-fire where something may be done, lamplight where something is picked, rust where it was refused. */

import type { Light, ThingId } from '@skerry/kernel'
import { memo } from 'react'
import { isPrice } from './labels.ts'
import type { Seen, Shape } from './scene.ts'

/** The outlines to be lit, each as one path for all its things; empty: none. */
export interface Lit {
  readonly dimmed: string
  readonly legal: string
  /** Legal, but at a price, as its chip says. */
  readonly priced: string
  readonly picked: string
  /** Affected, by what else the thing is. */
  readonly warm: Readonly<Record<'legal' | 'picked' | 'other', string>>
  readonly changed: string
  readonly refused: string
  readonly focus: string
}

export function litBy(light: Light, shapes: readonly Shape[], view: Seen): Lit {
  const { legal, picked, affected, changed, refused, focus, chips } = light
  const lines = (is: (shape: Shape) => boolean) => shapes.map((shape) => (is(shape) ? shape.line : '')).join('')
  const isPicked = (shape: Shape) => picked.has(shape.thing) && isMeant(shape, view)
  const isLegal = (shape: Shape) => legal.has(shape.thing) && !isPicked(shape) && isMeant(shape, view)
  const isPriced = ({ thing }: Shape) => isPrice(chips.get(thing) ?? '')
  const isOf = (things: ReadonlySet<ThingId>) => (shape: Shape) => things.has(shape.thing)
  const isWarm = isOf(affected)
  return {
    dimmed: light.isDimmed ? lines((shape) => !shape.isLasting && !isLegal(shape) && !isPicked(shape)) : '',
    legal: lines((shape) => isLegal(shape) && !isPriced(shape)),
    priced: lines((shape) => isLegal(shape) && isPriced(shape)),
    picked: lines(isPicked),
    warm: {
      legal: lines((shape) => isWarm(shape) && isLegal(shape)),
      picked: lines((shape) => isWarm(shape) && isPicked(shape)),
      other: lines((shape) => isWarm(shape) && !isLegal(shape) && !isPicked(shape)),
    },
    changed: lines(isOf(changed)),
    refused: lines(isOf(refused)),
    focus: lines(({ thing }) => thing === focus),
  }
}

/** Of several copies of a tile: while tiles are taken the one on display is meant, else the viewer's own. */
function isMeant({ holder }: Shape, { seat, stack }: Seen): boolean {
  if (holder === undefined) return true
  return stack.at(-1)?.rule === 'exploit' ? holder === null : holder === seat
}

export const Lights = memo(function Lights({ lit }: { readonly lit: Lit }) {
  const { legal, priced, picked, warm, changed, refused, focus } = lit
  return (
    <>
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
