/**
 * The sea, the mountain and the islands, which never change: made at build time, fetched once, painted once. Colours are the custom
 * properties of the theme, see ground.css; nothing in it depends on the language.
 */

import { contoursOf, path, patternsOf, rectPath, type Sea, sea } from '@skerry/boards'
import type { Arrangement, Point } from '@skerry/contracts'
import { type Chart, chartOf } from './chart.ts'
import { footInPlane, mountain, mountainDefinitions } from './mountain.ts'
import { groundOrigin } from './parts.ts'
import { shiftedPath } from './paths.ts'
import { PLATE } from './plates.ts'
import { terrainOf } from './terrain.ts'

/** The children of an `svg` whose user space is that of `box`. */
export function ground(pack: unknown, arrangement: Arrangement): string {
  const chart = chartOf(pack, arrangement)
  const [map, volcano] = [groundOrigin(arrangement, 'map'), groundOrigin(arrangement, 'volcano')]
  return [
    '<g class="barbarians-ground">',
    `<defs>${definitions(chart)}</defs>`,
    sea({ land: shiftedPath(footInPlane(), volcano) + shiftedPath(chart.coast, map), ...WATERS }),
    `<g${moved(map)}>`,
    path('cliff', chart.coast, ' transform="translate(0 8)"'),
    landsOf(chart),
    terrainOf(chart),
    path('grain', chart.coast),
    path('coast', chart.coast),
    routesOf(chart),
    islandPlates(chart),
    '</g>',
    `<g${moved(volcano)}>${mountain()}</g>`,
    '</g>',
  ].join('')
}
const moved = ([x, y]: Point): string => ` transform="translate(${x} ${y})"`

// —— definitions ——

function definitions({ lands }: Chart): string {
  const clips = lands.map(({ id, outline }) => `<clipPath id="barbarians-land-${id}"><path d="${outline}"/></clipPath>`)
  return clips.join('') + mountainDefinitions() + patternsOf('barbarians', 11)
}

// —— the sea ——

const WATERS: Omit<Sea, 'land'> = {
  ocean: { x: -3400, y: -4900, width: 9200, height: 14800 },
  contours: contoursOf([30, 0.18, 22, 0.28, 14.5, 0.42, 9, 0.6, 5, 0.85]),
}

// —— the islands ——

/** Each region in the colour of its terrain, with a darker edge inside, like a map coloured by hand. */
function landsOf({ lands, borders }: Chart): string {
  const soils = lands.map(
    ({ id, terrain, outline }) => `<path class="soil ${terrain ?? 'start'}" data-region="${id}" d="${outline}"/>`,
  )
  const bands = lands.map(({ id, terrain, outline }) =>
    path(`band ${terrain ?? 'start'}`, outline, ` clip-path="url(#barbarians-land-${id})"`),
  )
  return soils.join('') + bands.join('') + path('border-halo', borders) + path('border', borders)
}

/** Dotted, over the land as well: from middle to middle. */
function routesOf({ routes }: Chart): string {
  const lines = routes.map(({ line }) => line).join('')
  return path('route-halo', lines) + path('route', lines)
}

/** Under the name of an island: its letter on the discovery track, its points, and the place of its tile. */
const islandPlates = ({ islands }: Chart): string =>
  path(
    'island-plate',
    islands.map(({ plate: [x, y] }) => rectPath(x - PLATE.width / 2 + 4, y - 6, PLATE.width - 8, 40, 20)).join(''),
  )
