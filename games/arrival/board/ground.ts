/**
 * The land and the sea, which never change: made at build time, fetched once, painted once. Colours are the custom properties
 * of the theme, see ground.css; nothing in it depends on the language.
 */

import { closedPathOf, contoursOf, path, patternsOf, rect, rocksAt, type Sea, sea, skerries } from '@skerry/boards'
import type { Arrangement } from '@skerry/contracts'
import { type Island, islandOf } from './island.ts'
import { type Layout, stretched } from './layout.ts'
import { terrainOf } from './terrain.ts'
import { balorsIsle, platesOf, roadsOf, roseAt, sitesOf, tracksOf } from './works.ts'

/** The children of an `svg` whose user space is that of `box`. */
export function ground(pack: unknown, arrangement: Arrangement): string {
  const island = islandOf(pack, arrangement)
  const { layout } = island
  const [coast, rocks] = [closedPathOf(island.coast), skerries(rocksOf(layout), 17, 1.3)]
  return [
    '<g class="arrival-ground">',
    `<defs>${definitions(island, coast)}</defs>`,
    sea({ land: coast + rocks, ...WATERS }),
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
    tracksOf(layout),
    roseAt(...layout.rose, ROSE_RADIUS),
    '</g>',
  ].join('')
}

// —— definitions ——

function definitions({ provinces, layout }: Island, coast: string): string {
  const [doomX, doomY] = stretched(layout, [570, 70])
  const clip = (id: string, line: string, more = '') =>
    `<clipPath id="arrival-${id}"${more}><path d="${line}"/></clipPath>`
  return (
    clip('land', coast) +
    provinces.map(({ id, outline }) => clip(`province-${id}`, outline, ' clip-path="url(#arrival-land)"')).join('') +
    `<radialGradient id="arrival-doom" gradientUnits="userSpaceOnUse" cx="${doomX}" cy="${doomY}" r="${DOOM_RADIUS * layout.stretch.x}">` +
    '<stop class="doom-near" offset="0"/><stop class="doom-far" offset="1"/></radialGradient>' +
    patternsOf('arrival', 8)
  )
}

// —— the sea ——

/** The shadow of Balor over the north. */
const DOOM = { x: -500, y: -500, width: 2100, height: 980 }
const DOOM_RADIUS = 330
const ROSE_RADIUS = 34

const WATERS: Omit<Sea, 'land'> = {
  ocean: { x: -2600, y: -2800, width: 6400, height: 8200 },
  contours: contoursOf([40, 0.16, 31, 0.24, 23, 0.34, 15.5, 0.46, 9.5, 0.62, 5, 0.85]),
  over: rect('doom', DOOM),
}

const ROCKS = rocksAt([
  190, 860, 7, 176, 906, 10, 196, 926, 5, 330, 170, 8, 312, 182, 4, 838, 640, 5, 830, 700, 7, 300, 300, 6, 314, 312, 4,
])
const rocksOf = (layout: Layout): typeof ROCKS => ROCKS.map(([x, y, size]) => [...stretched(layout, [x, y]), size])

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
