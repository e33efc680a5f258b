/** The sea of an old map, and what its mapmaker draws on it. Colours are the custom properties of the theme, see ground.css. */

import type { Point } from '@skerry/contracts'
import { closedPathOf, d, rounded, seeded } from './lines.ts'

/** A path of the ground. It gets its colours by the class of its layer; `more` are further attributes. */
export const path = (layer: string, line: string, more = ''): string => `<path class="${layer}" d="${line}"${more}/>`

// —— patterns ——

/** The patterns `<game>-hatching`, `-ripples` and `-specks`: for cliffs, open water and the grain of the paper. */
export function patternsOf(game: string, seed: number): string {
  const pattern = (id: string, width: number, height: number, body: string) =>
    `<pattern id="${game}-${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`
  return (
    pattern('hatching', 4.5, 10, path('cliff-face', 'M0 0h4.5v10h-4.5Z') + path('cliff-lines', 'M1 0v10M3.2 0v6')) +
    pattern('ripples', 610, 530, path('ripples', ripples(seed, 610, 530))) +
    pattern('specks', 120, 120, path('dark-specks', specks(42, 110)) + path('light-specks', specks(43, 110)))
  )
}

/** Little waves, whole ones only, so that no seam is seen where the pattern repeats. */
function ripples(seed: number, width: number, height: number): string {
  const chance = seeded(seed)
  const wave = () => d`M${4 + chance() * (width - 24)} ${4 + chance() * (height - 8)}q4-4 8 0q4 4 8 0`
  return Array.from({ length: 48 }, wave).join('')
}

/** The grain of the paper. */
function specks(seed: number, count: number): string {
  const chance = seeded(seed)
  const speck = () => `M${Math.round(chance() * 119)} ${Math.round(chance() * 119)}h${rounded(0.2 + chance() * 1.6)}`
  return Array.from({ length: count }, speck).join('')
}

// —— water ——

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export const rect = (layer: string, { x, y, width, height }: Rect): string =>
  `<rect class="${layer}" x="${x}" y="${y}" width="${width}" height="${height}"/>`

export interface Sea {
  /** Everything that rises from it, as one path. */
  readonly land: string
  /** Beyond any window: a tall phone that shows the whole board sees more than its height above and below it. */
  readonly ocean: Rect
  /** Contour lines along the coast, from far to near: how far off, and how strong. */
  readonly contours: readonly Contour[]
  /** What lies on the water. */
  readonly over?: string
}

type Contour = readonly [off: number, strength: number]
/** How far off each contour is and how strong, one number after the other. */
export const contoursOf = (numbers: readonly number[]): readonly Contour[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => numbers.slice(2 * i, 2 * i + 2) as unknown as Contour)

/** Each contour is a wide stroke of ink with a slightly narrower one of water over it: no filter is needed. */
export function sea({ land, ocean, contours, over = '' }: Sea): string {
  const lines = contours.map(
    ([off, strength], i) =>
      path('water-line', land, ` stroke-width="${off * 2}" opacity="${strength}"`) +
      path('water', land, ` stroke-width="${rounded(off * 2 - 2.4 + i * 0.12)}"`),
  )
  return rect('ocean', ocean) + lines.join('') + over + path('shallow', land)
}

/** Small rocks off the coast: where, and how large. They are wider than high by `stretch`. */
type Rock = readonly [x: number, y: number, size: number]
/** Where each rock is and how large, one number after the other. */
export const rocksAt = (numbers: readonly number[]): readonly Rock[] =>
  Array.from({ length: numbers.length / 3 }, (_, i) => numbers.slice(3 * i, 3 * i + 3) as unknown as Rock)

export function skerries(rocks: readonly Rock[], seed: number, stretch: number): string {
  const chance = seeded(seed)
  return rocks
    .map(([x, y, size]) => {
      const corners = 7 + Math.floor(chance() * 3)
      const corner = (_: unknown, i: number): Point => {
        const [angle, r] = [(i / corners) * 2 * Math.PI, size * (0.65 + chance() * 0.5)]
        return [x + Math.cos(angle) * r * stretch, y + Math.sin(angle) * r * 0.8]
      }
      return closedPathOf(Array.from({ length: corners }, corner))
    })
    .join('')
}

// —— the rose of the winds ——

/** Eight points, each half lit; its rings and its north are each mapmaker's own. */
export function windsOf(radius: number): string {
  const tip = (angle: number, r: number) => d`${Math.sin(angle) * r} ${-Math.cos(angle) * r}`
  const halves = (side: 1 | -1) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
      const [angle, isMain] = [(i * Math.PI) / 4, i % 2 === 0]
      const [r, spread] = isMain ? [radius, Math.PI / 7] : [radius * 0.62, Math.PI / 9]
      return `M0 0L${tip(angle + side * spread, r * 0.3)}L${tip(angle, r)}Z`
    })
  return path('rose-lit', halves(-1).join('')) + path('rose-dark', halves(1).join(''))
}
