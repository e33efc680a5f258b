/**
 * The land and the sea, which never change: made at build time, fetched once, painted once. Colours are the custom properties
 * of the theme, see ground.css; nothing in it depends on the language.
 */

import type { Point } from '@skerry/kernel'
import { type Island, islandOf } from './island.ts'
import { ROSE } from './layout.ts'
import { closedPathOf, d, rounded, seeded } from './lines.ts'
import { terrainOf } from './terrain.ts'
import { balorsIsle, cartouche, path, platesOf, roadsOf, roseAt, sitesOf, tracksOf } from './works.ts'

/** The children of an `svg` whose user space is that of `box`. */
export function ground(pack: unknown): string {
  const island = islandOf(pack)
  const [coast, rocks] = [closedPathOf(island.coast), skerries()]
  return [
    '<g class="arrival-ground">',
    `<defs>${definitions(island, coast)}</defs>`,
    sea(coast + rocks),
    path('cliff', coast + rocks, ' transform="translate(0 8)"'),
    path('skerry', rocks),
    provincesOf(island, coast),
    bordersOf(island),
    terrainOf(island),
    path('grain', coast),
    path('coast', coast),
    balorsIsle(island),
    roadsOf(island),
    sitesOf(island),
    platesOf(island),
    tracksOf(),
    roseAt(ROSE.x, ROSE.y, ROSE.radius),
    cartouche(),
    '</g>',
  ].join('')
}

// —— definitions ——

function definitions({ provinces }: Island, coast: string): string {
  const clip = (id: string, line: string, more = '') =>
    `<clipPath id="arrival-${id}"${more}><path d="${line}"/></clipPath>`
  return (
    clip('land', coast) +
    provinces.map(({ id, outline }) => clip(`province-${id}`, outline, ' clip-path="url(#arrival-land)"')).join('') +
    '<radialGradient id="arrival-doom" gradientUnits="userSpaceOnUse" cx="570" cy="70" r="330">' +
    '<stop class="doom-near" offset="0"/><stop class="doom-far" offset="1"/></radialGradient>' +
    pattern(
      'hatching',
      4.5,
      10,
      '<path class="cliff-face" d="M0 0h4.5v10h-4.5Z"/><path class="cliff-lines" d="M1 0v10M3.2 0v6"/>',
    ) +
    pattern('ripples', 610, 530, path('ripples', ripples(610, 530))) +
    pattern('specks', 120, 120, path('dark-specks', specks(42, 110)) + path('light-specks', specks(43, 110)))
  )
}

const pattern = (id: string, width: number, height: number, body: string): string =>
  `<pattern id="arrival-${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`

/** Little waves, whole ones only, so that no seam is seen where the pattern repeats. */
function ripples(width: number, height: number): string {
  const chance = seeded(8)
  const wave = () => d`M${4 + chance() * (width - 24)} ${4 + chance() * (height - 8)}q4-4 8 0q4 4 8 0`
  return Array.from({ length: 48 }, wave).join('')
}

/** The grain of the paper. */
function specks(seed: number, count: number): string {
  const chance = seeded(seed)
  const speck = () => `M${Math.round(chance() * 119)} ${Math.round(chance() * 119)}h${rounded(0.2 + chance() * 1.6)}`
  return Array.from({ length: count }, speck).join('')
}

// —— the sea ——

/** Beyond any window: a tall phone that shows the whole board sees more than its height above and below it. */
const OCEAN = { x: -2000, y: -2000, width: 5700, height: 5300 }
/** The shadow of Balor over the north. */
const DOOM = { x: -200, y: -400, width: 1500, height: 880 }

/** Contour lines along the coast, from far to near: how far off, and how strong. */
const CONTOURS: readonly (readonly [number, number])[] = [
  [40, 0.16],
  [31, 0.24],
  [23, 0.34],
  [15.5, 0.46],
  [9.5, 0.62],
  [5, 0.85],
]

/** Each contour is a wide stroke of ink with a slightly narrower one of water over it: no filter is needed. */
function sea(land: string): string {
  const box = ({ x, y, width, height }: typeof OCEAN) => `x="${x}" y="${y}" width="${width}" height="${height}"`
  const contours = CONTOURS.map(
    ([off, strength], i) =>
      path('water-line', land, ` stroke-width="${off * 2}" opacity="${strength}"`) +
      path('water', land, ` stroke-width="${rounded(off * 2 - 2.4 + i * 0.12)}"`),
  )
  return [
    `<rect class="ocean" ${box(OCEAN)}/>`,
    ...contours,
    `<rect class="doom" ${box(DOOM)}/>`,
    path('shallow', land),
  ].join('')
}

/** Small rocks off the coast: where, and how large. */
const ROCKS: readonly (readonly [number, number, number])[] = [
  [168, 628, 9],
  [180, 648, 5],
  [172, 598, 4],
  [190, 860, 7],
  [176, 906, 10],
  [196, 926, 5],
  [330, 170, 8],
  [312, 182, 4],
  [838, 640, 5],
  [830, 700, 7],
  [590, 960, 6],
  [605, 972, 4],
  [300, 300, 6],
  [314, 312, 4],
]

function skerries(): string {
  const chance = seeded(17)
  return ROCKS.map(([x, y, size]) => {
    const corners = 7 + Math.floor(chance() * 3)
    const corner = (_: unknown, i: number): Point => {
      const [angle, r] = [(i / corners) * 2 * Math.PI, size * (0.65 + chance() * 0.5)]
      return [x + Math.cos(angle) * r * 1.3, y + Math.sin(angle) * r * 0.8]
    }
    return closedPathOf(Array.from({ length: corners }, corner))
  }).join('')
}

// —— the land ——

/** Each province in its colour, with a darker edge inside, like a map coloured by hand. */
function provincesOf({ provinces }: Island, coast: string): string {
  const soils = provinces.map(
    ({ id, colour, outline }) => `<path class="soil ${colour}" data-province="${id}" d="${outline}"/>`,
  )
  const bands = provinces.map(
    ({ id, colour, outline }) =>
      `<g clip-path="url(#arrival-province-${id})">${path(`band ${colour}`, outline)}${path(`band ${colour}`, coast)}</g>`,
  )
  return `<g clip-path="url(#arrival-land)">${soils.join('')}</g>${bands.join('')}`
}

const bordersOf = ({ borders }: Island): string =>
  `<g clip-path="url(#arrival-land)">${path('border-halo', borders)}${path('border', borders)}</g>`
