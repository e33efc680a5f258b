/** Outlines of the pieces about their middle, with radius 1. */

import { onCircle, seatOutline, seatTone, seeded } from '@skerry/boards'
import type { Party } from '../types.ts'

/** The enemy's stone has a torn edge. */
const RAGGED = ragged()

/** A standing stone with a pointed head: sorcerers and Peacemaker. */
export const OGIVE = 'M-.72 1V-.2Q-.66-.62 0-1.22Q.66-.62 .72-.2V1Z'
/** A die that hits bursts. */
export const BURST = star(12, 1.5, 1.08)
export const SPARKLE = star(4, 1, 0.22)

export const outlineOf = (party: Party): string => (party === 'orcs' ? RAGGED : seatOutline(party))
/** The class that gives a piece the colours of its party. */
export const toneOf = (party: Party): string => (party === 'orcs' ? 'foe' : seatTone(party))

function ragged(): string {
  const [chance, teeth] = [seeded(7), 26]
  const tooth = (_: unknown, i: number) =>
    onCircle((i / teeth) * Math.PI * 2, i % 2 === 1 ? 0.9 + chance() * 0.06 : 1.02 + chance() * 0.1)
  return `M${Array.from({ length: teeth }, tooth).join('L')}Z`
}

function star(points: number, outer: number, inner: number): string {
  const corner = (_: unknown, i: number) => onCircle((i / points) * Math.PI, i % 2 === 0 ? outer : inner)
  return `M${Array.from({ length: points * 2 }, corner).join('L')}Z`
}
