/**
 * The sea, the mountain and the islands, which never change: made at build time, fetched once, painted once. Colours are the custom
 * properties of the theme, see ground.css; nothing in it depends on the language.
 */

import { contoursOf, path, patternsOf, rectPath, rocksAt, type Sea, sea, skerries, windsOf } from '@skerry/boards'
import type { Box } from '@skerry/contracts'
import { type Chart, chartOf } from './chart.ts'
import {
  ARENA,
  DP,
  dpX,
  EAST,
  HONOUR,
  HONOUR_STONE,
  honourX,
  milestoneX,
  RECRUITS,
  ROSE,
  TITLE,
  TRACK,
  trackBonusX,
  trackSpaceX,
  trackTop,
} from './layout.ts'
import { footInPlane, mountain, mountainDefinitions } from './mountain.ts'
import { PLATE } from './plates.ts'
import { terrainOf } from './terrain.ts'

/** The children of an `svg` whose user space is that of `box`. */
export function ground(pack: unknown): string {
  const chart = chartOf(pack)
  const rocks = skerries(ROCKS, 17, 1.3)
  return [
    '<g class="barbarians-ground">',
    `<defs>${definitions(chart)}</defs>`,
    sea({ land: footInPlane() + chart.coast + rocks, ...WATERS }),
    path('cliff', chart.coast + rocks, ' transform="translate(0 8)"'),
    path('skerry', rocks),
    landsOf(chart),
    terrainOf(chart),
    path('grain', chart.coast),
    path('coast', chart.coast),
    routesOf(chart),
    islandPlates(chart),
    mountain(),
    tracks(),
    path('arena', rectPath(ARENA[0], ARENA[1], ARENA[2], ARENA[3], 18)),
    `<g transform="translate(${ROSE.x} ${ROSE.y})"><circle class="ring" r="${ROSE.radius * 0.72}"/>${windsOf(ROSE.radius)}</g>`,
    path('island-plate', rectPath(RECRUITS.x, RECRUITS.y, RECRUITS.width, RECRUITS.height, 16)),
    cartouche(),
    '</g>',
  ].join('')
}

// —— definitions ——

function definitions({ lands }: Chart): string {
  const clips = lands.map(({ id, outline }) => `<clipPath id="barbarians-land-${id}"><path d="${outline}"/></clipPath>`)
  return clips.join('') + mountainDefinitions() + patternsOf('barbarians', 11)
}

// —— the sea ——

const WATERS: Omit<Sea, 'land'> = {
  ocean: { x: -2800, y: -2700, width: 8000, height: 7700 },
  contours: contoursOf([30, 0.18, 22, 0.28, 14.5, 0.42, 9, 0.6, 5, 0.85]),
}

const ROCKS = rocksAt([1054, 470, 8, 1068, 486, 5, 1600, 470, 9, 1616, 492, 5, 1588, 380, 6, 1060, 1002, 6])

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

// —— tracks ——

function tracks(): string {
  const panel: Box = [EAST.x - 4, -2, EAST.width + 8, 762]
  const spaces = Array.from({ length: 19 }, (_, i) => i)
  const rows = Array.from({ length: 8 }, (_, i) => i)
  const cells = (width: number, xs: readonly number[]) =>
    rows
      .flatMap((row) => xs.map((x) => rectPath(x - width / 2 + 2, trackTop(row), width - 4, TRACK.height, 9)))
      .join('')
  const labels = rows.map((row) => rectPath(EAST.x + 4, trackTop(row), TRACK.label - 8, TRACK.height, 12))
  const half = HONOUR_STONE.radius + 2
  return (
    path('slab', rectPath(...panel, 16)) +
    path('path-line', `M${honourX(0)} ${HONOUR.y}H${honourX(18)}`) +
    path(
      'path-stone',
      spaces.map((i) => rectPath(honourX(i) - half, HONOUR.y - half, half * 2, half * 2, 7)).join(''),
    ) +
    path('milestone-line', MILESTONES.map((i) => `M${milestoneX(i)} 54V${HONOUR.y + 24}`).join('')) +
    path('scale-line', `M${dpX(0)} ${DP.y}H${dpX(100)}`) +
    path(
      'scale-ticks',
      spaces
        .slice(0, 11)
        .map((i) => `M${dpX(i * 10)} ${DP.y - 9}v18`)
        .join(''),
    ) +
    path('track-label barbarian', labels.slice(0, 4).join('')) +
    path('track-label tactics', labels.slice(4).join('')) +
    path('track-space', cells(TRACK.space, [1, 2, 3, 4].map(trackSpaceX))) +
    path('track-bonus', cells(TRACK.bonus, [1, 2].map(trackBonusX)))
  )
}
/** BAR-RULING-04 Before these spaces. */
const MILESTONES = [2, 4, 6, 9, 12, 15]

// —— the mapmaker's ——

function cartouche(): string {
  const [x, y] = TITLE
  return (
    path('cartouche', rectPath(x - 150, y - 48, 300, 96, 12)) +
    path('cartouche-line', rectPath(x - 143, y - 41, 286, 82, 8))
  )
}
