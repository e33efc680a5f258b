/**
 * The sea, the island with its fog, and what is printed round it, which never changes: made at build time, fetched once, painted
 * once. Colours are the custom properties of the theme, see ground.css; nothing in it depends on the language.
 */

import {
  circlePath,
  closedPathOf,
  contoursOf,
  crownAt,
  d,
  distance,
  distanceToRing,
  isInside,
  path,
  pathOf,
  patternsOf,
  rectPath,
  rocksAt,
  type Sea,
  scattered,
  sea,
  seeded,
  skerries,
} from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import { ATTRIBUTES, DECKS, HEROIC, PARTS } from '../queries.ts'
import type { Attr } from '../types.ts'
import { type Chart, chartOf, hexPath } from './chart.ts'
import {
  CARTOUCHE,
  EAST,
  HEX,
  HONOR,
  honorPoint,
  MARKET,
  marketCorner,
  PLATE,
  platePoint,
  SPHERE,
  SPHERES,
  TILE,
} from './layout.ts'

/** The children of an `svg` whose user space is that of `box`. */
export function ground(pack: unknown): string {
  const chart = chartOf(pack)
  const coast = closedPathOf(chart.coast)
  const rocks = skerries(ROCKS, 23, 1.3)
  return [
    '<g class="vindication-ground">',
    `<defs>${patternsOf('vindication', 19)}${fog()}</defs>`,
    sea({ land: coast + rocks, ...WATERS, over: journeys(chart) }),
    path('cliff', coast + rocks, ' transform="translate(0 10)"'),
    path('skerry', rocks),
    path('land', coast),
    path('beach', coast),
    growth(chart),
    path('grain', coast),
    path('coast', coast),
    path('way-bed', chart.ways),
    path('way', chart.ways),
    hexes(chart),
    cartouche(),
    spheres(),
    honorTrack(),
    markets(),
    '</g>',
  ].join('')
}

// —— the sea ——

const WATERS: Omit<Sea, 'land' | 'over'> = {
  ocean: { x: -2800, y: -2700, width: 8600, height: 7800 },
  contours: contoursOf([30, 0.18, 22, 0.28, 15, 0.42, 9, 0.6, 5, 0.85]),
}

const ROCKS = rocksAt([
  42, 240, 9, 58, 256, 5, 868, 214, 8, 850, 232, 5, 872, 640, 7, 180, 838, 6, 720, 852, 8, 738, 838, 4,
])

/** VIN-SETUP-15 Each journey comes in over the water to its shore triangle. */
function journeys({ triangles: all }: Chart): string {
  const lines = all.flatMap(({ at, sea: from, journey }) => (journey === null ? [] : [pathOf([from, at])]))
  return path('journey-way', lines.join(''))
}

// —— the land ——

/** Bushes and grass along the shore, where no hex lies. */
function growth({ coast, hexes: all, triangles: met }: Chart): string {
  const isFree = (p: Point) =>
    distanceToRing(p, coast) > 18 &&
    all.every(({ at }) => distance(at, p) > HEX + 2) &&
    met.every(({ at }) => distance(at, p) > 32)
  const box: readonly Point[] = [
    [0, 0],
    [904, 0],
    [904, 868],
    [0, 868],
  ]
  const spots = scattered(box, 17, 12, (p) => isInside(p, coast) && isFree(p), 6000)
  const bushes = spots.filter(([, , nature]) => nature > 0.5)
  const crowns = bushes.map(([x, y, nature]) => crownAt(x, y, 5.5 + nature * 2))
  const tufts = spots.filter(([, , nature]) => nature <= 0.5)
  return (
    path('tuft', tufts.map(([x, y]) => d`M${x} ${y}v-6M${x - 1} ${y}l-3-4M${x + 1} ${y}l3-4`).join('')) +
    path('bush', crowns.map(({ crown }) => crown).join('')) +
    path('bush-shade', crowns.map(({ shade }) => shade).join(''))
  )
}

/** An undiscovered hex: fog over contour lines of what might be there. It is drawn once. */
function fog(): string {
  const chance = seeded(61)
  const contours = [66, 51, 36, 21].map((size, i) => wavy(size, 70 + i)).join('')
  const wisp = (_: unknown, i: number): string => {
    const y = -58 + i * 15
    const half = TILE * 0.86 - Math.max(0, Math.abs(y) - TILE / 2) * 1.73 - 14
    const x = -half + chance() * Math.max(0, half * 2 - 44)
    return d`M${x} ${y}q10-8 20 0t20 0`
  }
  const mist = Array.from({ length: 9 }, wisp).join('')
  return (
    `<g id="vindication-fog">${path('vindication-thick', hexPath([0, 6], TILE))}${path('vindication-fog', hexPath([0, 0], TILE))}` +
    `${path('vindication-contour', contours)}${path('vindication-mist', mist)}${path('vindication-edge', hexPath([0, 0], TILE))}</g>`
  )
}
/** A hexagon drawn by hand: a contour of unknown land. */
function wavy(size: number, seed: number): string {
  const chance = seeded(seed)
  const points = Array.from({ length: 18 }, (_, i): Point => {
    const angle = (i / 18) * 2 * Math.PI
    const r = size * (0.88 + chance() * 0.2)
    return [Math.cos(angle) * r * 0.94, Math.sin(angle) * r]
  })
  return closedPathOf(points)
}

const hexes = ({ hexes: all }: Chart): string =>
  all.map(({ at: [x, y] }) => d`<use href="#vindication-fog" x="${x}" y="${y}"/>`).join('')

// —— the mapmaker's ——

function cartouche(): string {
  const [x, y] = CARTOUCHE
  return (
    path('cartouche', rectPath(x - 112, y - 44, 224, 88, 12)) +
    path('cartouche-line', rectPath(x - 105, y - 37, 210, 74, 8))
  )
}

// —— spheres ——

/** VIN-BONUS-CONVERT-02 … -04 Each heroic sphere hangs on its two parents. */
function spheres(): string {
  const links = HEROIC.flatMap((attr) => PARTS[attr].map((part) => pathOf([SPHERES[part], SPHERES[attr]])))
  const circle = (attr: Attr, kind: string, r: number) => path(`${kind} of-${attr}`, circlePath(SPHERES[attr], r))
  const plates = ATTRIBUTES.map((attr) => {
    const [x, y] = platePoint(attr)
    return rectPath(x - PLATE.width / 2, y - PLATE.height / 2, PLATE.width, PLATE.height, 14)
  })
  const folds = ATTRIBUTES.map((attr) => {
    const [x, y] = platePoint(attr)
    return d`M${x - PLATE.width / 2 + PLATE.supply} ${y - 20}v40`
  })
  return (
    path('link-bed', links.join('')) +
    path('link', links.join('')) +
    ATTRIBUTES.map(
      (attr) =>
        circle(attr, 'sphere-rim', SPHERE) +
        circle(attr, 'sphere', SPHERE - 5) +
        circle(attr, 'sphere-well', SPHERE - 11),
    ).join('') +
    path('crown-arc', HEROIC.map((attr) => arcOver(SPHERES[attr])).join('')) +
    path('plate', plates.join('')) +
    path('fold', folds.join(''))
  )
}
/** Heroic spheres have a second rim above. */
const arcOver = ([x, y]: Point): string => d`M${x - 112} ${y - 18}A113 113 0 0 1 ${x + 112} ${y - 18}`

// —— tracks and markets ——

function honorTrack(): string {
  const spaces = Array.from({ length: HONOR.most + 1 }, (_, i) => honorPoint(i))
  const rows = [0, 1, 2, 3].map((row) => {
    const [from, to] = [honorPoint(row * HONOR.perRow), honorPoint(row * HONOR.perRow + HONOR.perRow - 1)]
    return pathOf([from, row === 3 ? honorPoint(HONOR.most) : to])
  })
  const turns = [1, 2, 3].map((row) => {
    const [[x0, y0], [x1, y1]] = [honorPoint(row * HONOR.perRow - 1), honorPoint(row * HONOR.perRow)]
    const middle = (y0 + y1) / 2
    return d`M${x0} ${y0}h14q12 0 12 12V${middle - 6}q0 6-12 6H${x1 - 14}q-12 0-12 6V${y1 - 12}q0 12 12 12h14`
  })
  const dots = (isMeant: (i: number) => boolean, r: number) =>
    spaces.map((at, i) => (isMeant(i) ? circlePath(at, r) : '')).join('')
  return (
    path('slab', rectPath(EAST.x - 4, 0, EAST.width + 8, HONOR.height, 16)) +
    path('track-turn', turns.join('')) +
    path('track-line', rows.join('')) +
    path(
      'track-space',
      dots((i) => i % 5 !== 0, 7),
    ) +
    path(
      'track-stone',
      dots((i) => i % 5 === 0, 16),
    )
  )
}

const markets = (): string =>
  DECKS.map((deck) => {
    const [x, y] = marketCorner(deck)
    return path(`market of-deck-${deck}`, rectPath(x, y, MARKET.width, MARKET.height, 14))
  }).join('')
