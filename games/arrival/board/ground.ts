/**
 * The land and the sea, which never change: made at build time, fetched once, painted once. Colours are the custom properties
 * of the theme, see ground.css; nothing in it depends on the language.
 */

import { closedPathOf, contoursOf, path, patternsOf, rect, rocksAt, type Sea, sea, skerries } from '@skerry/boards'
import { type Island, islandOf } from './island.ts'
import { ROSE } from './layout.ts'
import { terrainOf } from './terrain.ts'
import { balorsIsle, cartouche, platesOf, roadsOf, roseAt, sitesOf, tracksOf } from './works.ts'

/** The children of an `svg` whose user space is that of `box`. */
export function ground(pack: unknown): string {
  const island = islandOf(pack)
  const [coast, rocks] = [closedPathOf(island.coast), skerries(ROCKS, 17, 1.3)]
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
    patternsOf('arrival', 8)
  )
}

// —— the sea ——

/** The shadow of Balor over the north. */
const DOOM = { x: -200, y: -400, width: 1500, height: 880 }

const WATERS: Omit<Sea, 'land'> = {
  ocean: { x: -2000, y: -2000, width: 5700, height: 5300 },
  contours: contoursOf([40, 0.16, 31, 0.24, 23, 0.34, 15.5, 0.46, 9.5, 0.62, 5, 0.85]),
  over: rect('doom', DOOM),
}

const ROCKS = rocksAt([
  168, 628, 9, 180, 648, 5, 172, 598, 4, 190, 860, 7, 176, 906, 10, 196, 926, 5, 330, 170, 8, 312, 182, 4, 838, 640, 5,
  830, 700, 7, 590, 960, 6, 605, 972, 4, 300, 300, 6, 314, 312, 4,
])

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
