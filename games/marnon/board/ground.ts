/**
 * The land and the sea, which never change: made at build time, fetched once, painted once. Colours are the custom properties
 * of the theme, see ground.css; nothing in it depends on the language.
 */

import { closedPathOf, contoursOf, path, patternsOf, rocksAt, type Sea, sea, skerries } from '@skerry/boards'
import { type Island, islandOf } from './island.ts'
import { terrainOf } from './terrain.ts'
import { bridgesOf, castlesOf, lakeOf, mouthsOf, riverOf, roseAt } from './works.ts'

/** The children of an `svg` whose user space is that of `box`. */
export function ground(pack: unknown): string {
  const island = islandOf(pack)
  const coast = closedPathOf(island.coast)
  const rocks = skerries(ROCKS, 99, 1.35)
  const land = coast + rocks
  return [
    '<g class="marnon-ground">',
    `<defs>${definitions(island)}</defs>`,
    sea({ land, ...WATERS }),
    path('cliff', land, ' transform="translate(0 9)"'),
    path('skerry', rocks),
    fieldsOf(island),
    bandsOf(island),
    bordersOf(island),
    terrainOf(island),
    path('grain', coast),
    path('coast', coast),
    lakeOf(island),
    riverOf(island),
    castlesOf(island),
    bridgesOf(island),
    mouthsOf(island),
    roseAt(-8, 58, 36),
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
    patternsOf('marnon', 5)
  )
}

// —— the sea ——

const WATERS: Omit<Sea, 'land'> = {
  ocean: { x: -2000, y: -2200, width: 5400, height: 7200 },
  contours: contoursOf([44, 0.16, 34, 0.24, 25, 0.34, 17, 0.46, 10.5, 0.62, 5.4, 0.85]),
}

const ROCKS = rocksAt([
  70, 336, 5, 82, 210, 5, 18, 690, 10, 34, 712, 5, 150, 728, 6, 520, 742, 7, 505, 730, 4, 880, 668, 9, 902, 656, 5, 958,
  560, 6, 948, 232, 6, 876, 118, 7, 895, 128, 4, 600, 66, 5, 152, 62, 6, 134, 68, 3,
])

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
      `<g clip-path="url(#marnon-region-${region})">${path(`band ${SOILS[region]}`, regionLine(island, region))}</g>`,
  ).join('')

const bordersOf = ({ borders: { inner, outer } }: Island): string =>
  path('border', inner) + path('region-halo', outer) + path('region-border', outer)
