/** Outlines of the seats' pieces about their middle, with radius 1 and optically equal in area. */

import type { Seat } from '@skerry/kernel'

/** Also the seats' fifth outline. */
export const SHIELD = 'M-.88-.92Q0-1.06.88-.92Q.95-.9.95-.8V-.1Q.95.66 0 1.12Q-.95.66-.95-.1V-.8Q-.95-.9-.88-.92Z'
/** A standing stone with a round head. */
export const ARCH = 'M-.72 1V-.3Q-.72-1 0-1Q.72-1 .72-.3V1Z'

const SEAT_OUTLINES: readonly string[] = [
  'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z', // disc
  'M-.7-.9H.7Q.9-.9.9-.7V.7Q.9.9.7.9H-.7Q-.9.9-.9.7V-.7Q-.9-.9-.7-.9Z', // square
  'M-.12-1.13Q0-1.24.12-1.13L1.16-.12Q1.27 0 1.16.12L.12 1.13Q0 1.24-.12 1.13L-1.16.12Q-1.27 0-1.16-.12Z', // lozenge
  'M-.45-.97H.45Q.56-.97.62-.87L1.07-.1Q1.13 0 1.07.1L.62.87Q.56.97.45.97H-.45Q-.56.97-.62.87L-1.07.1Q-1.13 0-1.07-.1L-.62-.87Q-.56-.97-.45-.97Z', // hexagon
  SHIELD,
  cog(),
]

export const seatOutline = (seat: Seat): string => SEAT_OUTLINES[seat] as string
/** The class that gives a piece the colours of its seat. */
export const seatTone = (seat: Seat): string => `seat-${seat + 1}`

function cog(): string {
  const at = (eighth: number) => onCircle((eighth * Math.PI) / 4 + Math.PI / 8, 0.98)
  return `M${at(0)}${[1, 2, 3, 4, 5, 6, 7, 8].map((i) => `A.42 .42 0 0 1 ${at(i)}`).join('')}Z`
}

/** A point on a circle, from the top clockwise. */
export function onCircle(angle: number, radius: number): string {
  return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`
}
