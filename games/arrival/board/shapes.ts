/** Outlines of the pieces about their middle, with radius 1 or in units of the board. */

import { onCircle, seeded } from '@skerry/boards'
import type { Species } from '../types.ts'

export interface FomoriShape {
  readonly radius: number
  readonly outline: string
  /** Lozenges in a line, as many as it is strong. */
  readonly pips: string
}
/** ARR-GEN-11 Strength 1, 2, 3: as many horns. */
export const FOMORI: Readonly<Record<Species, FomoriShape>> = {
  sineach: { radius: 17.5, outline: horned(1, [0]), pips: pips(1) },
  athach: { radius: 20, outline: horned(2, [-0.62, 0.62]), pips: pips(2) },
  monghfinn: { radius: 22, outline: horned(3, [-0.8, 0, 0.8]), pips: pips(3) },
}

function pips(strength: number): string {
  const pip = (_: unknown, i: number) =>
    `M${((i - (strength - 1) / 2) * 6.6).toFixed(1)}-3.3l2.6 3.3l-2.6 3.3l-2.6-3.3Z`
  return Array.from({ length: strength }, pip).join('')
}

/** A torn disc with horns at these angles from the top. */
function horned(seed: number, horns: readonly number[]): string {
  const [chance, teeth] = [seeded(seed * 13 + 1), 40]
  const tooth = (_: unknown, i: number) => {
    const turn = (i / teeth) * Math.PI * 2
    const angle = turn > Math.PI ? turn - Math.PI * 2 : turn
    let radius = 0.9 + (i % 2 === 1 ? chance() * 0.07 : 0)
    for (const horn of horns) radius += Math.max(0, (0.2 - Math.abs(angle - horn)) / 0.2) * 0.5
    return onCircle(angle, radius)
  }
  return `M${Array.from({ length: teeth }, tooth).join('L')}Z`
}

/** Of each level the body, its dark openings and its bright lines: a roundhouse, a tower, a fortress (ARR-GEN-07). */
export interface FortShape {
  readonly body: string
  readonly dark: string
  readonly lines: string
}
export const FORTS: readonly FortShape[] = [
  {
    body: 'M-10 0V-9H10V0ZM-14.5-8L0-23L14.5-8Q0-4.4-14.5-8Z',
    dark: 'M-3 0v-6a3 3 0 0 1 6 0v6Z',
    lines: 'M-7.6-11.4L-2-17.6M0-10.2V-17M7.6-11.4L2-17.6',
  },
  {
    body: 'M-12 0Q-9-16-8.4-31l3.4 2.6L-1-31l3 2.4 3-2.4 3.4 1.6Q9-16 12 0Z',
    dark: 'M-3.2 0v-7h6.4v7ZM-1.4-15.4h2.8v4h-2.8Z',
    lines: 'M-9.6-9.6H9.6M-8.6-18H8.6M-10.8-3.4H-4M10.8-3.4H4',
  },
  {
    body: 'M-22.1 0V-19h3.4v3.4h3.2V-19h3.4v8h2.6V-31h3.2v3.6h2.6V-31h3.2v3.6h2.6V-31h3.2v20h2.6v-8h3.4v3.4h3.2V-19h3.4V0Z',
    dark: 'M-4 0v-6.5a4 4 0 0 1 8 0V0ZM-1.4-22h2.8v5.4h-2.8ZM-14.6-11h2.4v4h-2.4ZM12.2-11h2.4v4h-2.4ZM-.8-29V-41h1.6l10 3.2L.8-34.6V-29Z',
    lines: 'M-18-5.5H-6M6-5.5H18M-7-24H7',
  },
]

/** Balor's castle, its shaded side and its eye. */
export const CASTLE = {
  body: 'M-22 20l4-22l-4-5l5-2l1-7l4 7l4-3l2-15l-3-4l5-1l4-12l4 12l5 1l-3 4l2 15l4 3l4-7l1 7l5 2l-4 5l4 22Z',
  shade: 'M0-40l5 13l4 1l-3 4l2 15l4 3l4-7l1 7l5 2l-4 5l4 22H2Z',
  eye: 'M-8-2Q0-9 8-2Q0 5-8-2Z',
  door: 'M-4 20v-7a4 4 0 0 1 8 0v7Z',
}
export const RUIN = 'M-9 8l4-14l4 6l4-9l4 17Z'
