/** Outlines of the pieces about their middle, with radius 1. Those of the seats are optically equal in area. */

import type { Seat } from '@skerry/kernel'
import type { Party } from '../types.ts'
import { seeded } from './lines.ts'

const SEAT_OUTLINES: readonly string[] = [
  'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z', // disc
  'M-.7-.9H.7Q.9-.9.9-.7V.7Q.9.9.7.9H-.7Q-.9.9-.9.7V-.7Q-.9-.9-.7-.9Z', // square
  'M-.12-1.13Q0-1.24.12-1.13L1.16-.12Q1.27 0 1.16.12L.12 1.13Q0 1.24-.12 1.13L-1.16.12Q-1.27 0-1.16-.12Z', // lozenge
  'M-.45-.97H.45Q.56-.97.62-.87L1.07-.1Q1.13 0 1.07.1L.62.87Q.56.97.45.97H-.45Q-.56.97-.62.87L-1.07.1Q-1.13 0-1.07-.1L-.62-.87Q-.56-.97-.45-.97Z', // hexagon
  'M-.88-.92Q0-1.06.88-.92Q.95-.9.95-.8V-.1Q.95.66 0 1.12Q-.95.66-.95-.1V-.8Q-.95-.9-.88-.92Z', // shield
  cog(),
]
/** The enemy's stone has a torn edge. */
const RAGGED = ragged()

/** Standing stones: a round head for heroes, a pointed one for sorcerers and Peacemaker. */
export const ARCH = 'M-.72 1V-.3Q-.72-1 0-1Q.72-1 .72-.3V1Z'
export const OGIVE = 'M-.72 1V-.2Q-.66-.62 0-1.22Q.66-.62 .72-.2V1Z'
/** A die that hits bursts. */
export const BURST = star(12, 1.5, 1.08)
export const SPARKLE = star(4, 1, 0.22)

export const seatOutline = (seat: Seat): string => SEAT_OUTLINES[seat] as string
export const outlineOf = (party: Party): string => (party === 'orcs' ? RAGGED : seatOutline(party))
/** The class that gives a piece the colours of its party. */
export const toneOf = (party: Party): string => (party === 'orcs' ? 'foe' : `seat-${party + 1}`)

function cog(): string {
  const at = (eighth: number) => round((eighth * Math.PI) / 4 + Math.PI / 8, 0.98)
  return `M${at(0)}${[1, 2, 3, 4, 5, 6, 7, 8].map((i) => `A.42 .42 0 0 1 ${at(i)}`).join('')}Z`
}

function ragged(): string {
  const [chance, teeth] = [seeded(7), 26]
  const tooth = (_: unknown, i: number) =>
    round((i / teeth) * Math.PI * 2, i % 2 === 1 ? 0.9 + chance() * 0.06 : 1.02 + chance() * 0.1)
  return `M${Array.from({ length: teeth }, tooth).join('L')}Z`
}

function star(points: number, outer: number, inner: number): string {
  const corner = (_: unknown, i: number) => round((i / points) * Math.PI, i % 2 === 0 ? outer : inner)
  return `M${Array.from({ length: points * 2 }, corner).join('L')}Z`
}

/** A point on a circle, from the top clockwise. */
function round(angle: number, radius: number): string {
  return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`
}
