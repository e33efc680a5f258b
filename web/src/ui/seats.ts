/** Every seat has a colour, a shape and a pattern; each of them alone tells it from the others. */

import type { Seat } from '@skerry/kernel'

export const SEAT_SHAPES = ['disc', 'square', 'lozenge', 'hexagon', 'shield', 'cog'] as const
export type SeatShape = (typeof SEAT_SHAPES)[number]

/** Outlines about the middle with radius 1, optically equal in area. */
const OUTLINES: Readonly<Record<SeatShape, string>> = {
  disc: 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z',
  square: 'M-.7-.9H.7Q.9-.9.9-.7V.7Q.9.9.7.9H-.7Q-.9.9-.9.7V-.7Q-.9-.9-.7-.9Z',
  lozenge: 'M-.12-1.13Q0-1.24.12-1.13L1.16-.12Q1.27 0 1.16.12L.12 1.13Q0 1.24-.12 1.13L-1.16.12Q-1.27 0-1.16-.12Z',
  hexagon:
    'M-.45-.97H.45Q.56-.97.62-.87L1.07-.1Q1.13 0 1.07.1L.62.87Q.56.97.45.97H-.45Q-.56.97-.62.87L-1.07.1Q-1.13 0-1.07-.1L-.62-.87Q-.56-.97-.45-.97Z',
  shield: 'M-.88-.92Q0-1.06.88-.92Q.95-.9.95-.8V-.1Q.95.66 0 1.12Q-.95.66-.95-.1V-.8Q-.95-.9-.88-.92Z',
  cog: cogOutline(),
}

function cogOutline(): string {
  const at = (eighth: number) => {
    const angle = (eighth * Math.PI) / 4 + Math.PI / 8
    return `${(Math.sin(angle) * 0.98).toFixed(3)} ${(-Math.cos(angle) * 0.98).toFixed(3)}`
  }
  return `M${at(0)}${[1, 2, 3, 4, 5, 6, 7, 8].map((i) => `A.42 .42 0 0 1 ${at(i)}`).join('')}Z`
}

export const seatShape = (seat: Seat): SeatShape => SEAT_SHAPES[seat % SEAT_SHAPES.length] as SeatShape
export const seatOutline = (seat: Seat): string => OUTLINES[seatShape(seat)]
/** The custom property of a seat's colour: `seatColour(0)` is `var(--seat-1)`, `seatColour(0, 'ink')` what is written on it. */
export const seatColour = (seat: Seat, of?: 'ink' | 'deep' | 'text'): string =>
  `var(--seat-${(seat % SEAT_SHAPES.length) + 1}${of === undefined ? '' : `-${of}`})`
