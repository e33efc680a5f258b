/**
 * The land and the sea, which never change: made at build time, fetched once, painted once. Colours are the custom properties
 * of the theme, see ground.css; nothing in it depends on the language.
 */

import type { Point } from '../geometry.ts'
import { type Island, islandOf } from './island.ts'
import { closedPathOf, d, rounded, seeded } from './lines.ts'
import { terrainOf } from './terrain.ts'
import { bridgesOf, cartouche, castlesOf, lakeOf, mouthsOf, riverOf, roseAt } from './works.ts'

/** The children of an `svg` whose user space is that of `box`. */
export function ground(pack: unknown): string {
  const island = islandOf(pack)
  const coast = closedPathOf(island.coast)
  const land = coast + skerries()
  return [
    '<g class="marnon-ground">',
    `<defs>${definitions(island)}</defs>`,
    sea(land),
    `<path class="cliff" d="${land}" transform="translate(0 9)"/>`,
    `<path class="skerry" d="${skerries()}"/>`,
    fieldsOf(island),
    bandsOf(island),
    bordersOf(island),
    terrainOf(island),
    `<path class="grain" d="${coast}"/>`,
    `<path class="coast" d="${coast}"/>`,
    lakeOf(island),
    riverOf(island),
    castlesOf(island),
    bridgesOf(island),
    mouthsOf(island),
    roseAt(-8, 42, 36),
    cartouche(),
    '</g>',
  ].join('')
}

/** The ground under each region; castles stand on stone. */
const SOILS: Readonly<Record<string, string>> = {
  I: 'sand',
  II: 'grass',
  III: 'conifer',
  IV: 'straw',
  V: 'broad',
  VI: 'rock',
}
const REGIONS = Object.keys(SOILS)

// —— definitions ——

function definitions(island: Island): string {
  const clip = (id: string, line: string) => `<clipPath id="marnon-${id}"><path d="${line}"/></clipPath>`
  return (
    clip('lake', closedPathOf(island.lake)) +
    REGIONS.map((region) => clip(`region-${region}`, regionLine(island, region))).join('') +
    pattern(
      'hatching',
      4.5,
      10,
      '<path class="cliff-face" d="M0 0h4.5v10h-4.5Z"/><path class="cliff-lines" d="M1 0v10M3.2 0v6"/>',
    ) +
    pattern('ripples', 610, 530, `<path class="ripples" d="${ripples(610, 530)}"/>`) +
    pattern(
      'specks',
      120,
      120,
      `<path class="dark-specks" d="${specks(42, 110)}"/><path class="light-specks" d="${specks(43, 110)}"/>`,
    )
  )
}

const pattern = (id: string, width: number, height: number, body: string): string =>
  `<pattern id="marnon-${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`

/** Little waves, whole ones only, so that no seam is seen where the pattern repeats. */
function ripples(width: number, height: number): string {
  const chance = seeded(5)
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

/** Beyond any window: a tall phone that shows the whole island sees more than its height above and below it. */
const OCEAN = { x: -1500, y: -1500, width: 4100, height: 4000 }

/** Contour lines along the coast, from far to near: how far off, and how strong. */
const CONTOURS: readonly (readonly [number, number])[] = [
  [44, 0.16],
  [34, 0.24],
  [25, 0.34],
  [17, 0.46],
  [10.5, 0.62],
  [5.4, 0.85],
]

/** Each contour is a wide stroke of ink with a slightly narrower one of water over it: no filter is needed. */
function sea(land: string): string {
  const { x, y, width, height } = OCEAN
  const contours = CONTOURS.map(
    ([off, strength], i) =>
      `<path class="water-line" d="${land}" stroke-width="${off * 2}" opacity="${strength}"/>` +
      `<path class="water" d="${land}" stroke-width="${rounded(off * 2 - 2.4 + i * 0.12)}"/>`,
  )
  const ocean = `<rect class="ocean" x="${x}" y="${y}" width="${width}" height="${height}"/>`
  return [ocean, ...contours, `<path class="shallow" d="${land}"/>`].join('')
}

/** Small rocks off the coast: where, and how large. */
const ROCKS: readonly (readonly [number, number, number])[] = [
  [70, 336, 5],
  [82, 210, 5],
  [18, 690, 10],
  [34, 712, 5],
  [150, 728, 6],
  [520, 742, 7],
  [505, 730, 4],
  [880, 668, 9],
  [902, 656, 5],
  [958, 560, 6],
  [948, 232, 6],
  [876, 118, 7],
  [895, 128, 4],
  [600, 66, 5],
  [152, 62, 6],
  [134, 68, 3],
]

function skerries(): string {
  const chance = seeded(99)
  return ROCKS.map(([x, y, size]) => {
    const corners = 7 + Math.floor(chance() * 3)
    const corner = (_: unknown, i: number): Point => {
      const [angle, r] = [(i / corners) * 2 * Math.PI, size * (0.65 + chance() * 0.5)]
      return [x + Math.cos(angle) * r * 1.35, y + Math.sin(angle) * r * 0.8]
    }
    return closedPathOf(Array.from({ length: corners }, corner))
  }).join('')
}

// —— the land ——

const regionLine = ({ fields }: Island, region: string): string =>
  fields.flatMap((field) => (field.region === region ? [field.outline] : [])).join('')

const fieldsOf = ({ fields }: Island): string =>
  fields
    .map(({ id, region, outline }) => {
      const soil = region === null ? 'stone' : SOILS[region]
      return `<path class="soil ${soil}" data-field="${id}" d="${outline}"/>`
    })
    .join('')

/** A darker edge inside each region, like a map coloured by hand. */
const bandsOf = (island: Island): string =>
  REGIONS.map(
    (region) =>
      `<g clip-path="url(#marnon-region-${region})"><path class="band ${SOILS[region]}" d="${regionLine(island, region)}"/></g>`,
  ).join('')

const bordersOf = ({ borders: { inner, outer } }: Island): string =>
  `<path class="border" d="${inner}"/><path class="region-halo" d="${outer}"/><path class="region-border" d="${outer}"/>`
