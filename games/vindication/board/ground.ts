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
import type { Arrangement, Point } from '@skerry/contracts'
import { ATTRIBUTES, DECKS, HEROIC, PARTS } from '../queries.ts'
import type { Attr } from '../types.ts'
import { type Chart, chartOf, hexPath } from './chart.ts'
import {
  CARDS,
  HEX,
  HONOR,
  honorPoint,
  LAYOUTS,
  type Layout,
  MARKET,
  marketCorner,
  PLATE,
  POWER,
  platePoint,
  radiusOf,
  SHORE,
  sphereAt,
  TILE,
} from './layout.ts'

/** The children of an `svg` whose user space is that of `box`. */
export function ground(pack: unknown, arrangement: Arrangement): string {
  const chart = chartOf(pack, arrangement)
  const layout = LAYOUTS[arrangement]
  const coast = closedPathOf(chart.coast)
  const rocks = skerries(ROCKS, 23, 1.3)
  return [
    '<g class="vindication-ground">',
    `<defs>${patternsOf('vindication', 19)}${fog()}</defs>`,
    sea({ land: coast + rocks, ...watersOf(layout), over: journeys(chart) }),
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
    slabs(layout),
    spheres(layout),
    honorTrack(),
    markets(layout),
    '</g>',
  ].join('')
}

// —— the sea ——

/** The ocean runs far beyond the box: a phone held upright sees more above and below than at the sides. */
const watersOf = ({ box: [x, y, width, height] }: Layout): Omit<Sea, 'land' | 'over'> => ({
  ocean: { x: x - 1.2 * width, y: y - 1.6 * height, width: 3.6 * width, height: 5.2 * height },
  contours: contoursOf([30, 0.18, 22, 0.28, 15, 0.42, 9, 0.6, 5, 0.85]),
})

const ROCKS = rocksAt([
  50, 330, 9, 66, 346, 5, 898, 304, 8, 880, 322, 5, 902, 730, 7, 196, 930, 6, 742, 934, 8, 760, 920, 4,
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
  const [left, top, width, height] = SHORE
  const box: readonly Point[] = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
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

// —— the blocks beside the island ——

const slabs = ({ power, cards }: Layout): string =>
  path(
    'slab',
    rectPath(0, 0, 950, HONOR.height, 16) +
      rectPath(power[0], power[1], POWER.width, POWER.height, 16) +
      rectPath(cards[0], cards[1], CARDS.width, CARDS.height, 16),
  )

/** VIN-BONUS-CONVERT-02 … -04 Each heroic sphere hangs on its two parents. */
function spheres(layout: Layout): string {
  const links = HEROIC.flatMap((attr) =>
    PARTS[attr].map((part) => pathOf([sphereAt(layout, part), sphereAt(layout, attr)])),
  )
  const circle = (attr: Attr, kind: string, by: number) =>
    path(`${kind} of-${attr}`, circlePath(sphereAt(layout, attr), radiusOf(attr) - by))
  const plates = ATTRIBUTES.map((attr) => {
    const [x, y] = platePoint(layout, attr)
    return rectPath(x - PLATE.width / 2, y - PLATE.height / 2, PLATE.width, PLATE.height, 10)
  })
  const folds = ATTRIBUTES.map((attr) => {
    const [x, y] = platePoint(layout, attr)
    return d`M${x - PLATE.width / 2 + PLATE.supply} ${y - 12}v24`
  })
  return (
    path('link-bed', links.join('')) +
    path('link', links.join('')) +
    ATTRIBUTES.map(
      (attr) => circle(attr, 'sphere-rim', 0) + circle(attr, 'sphere', 4) + circle(attr, 'sphere-well', 8),
    ).join('') +
    path('plate', plates.join('')) +
    path('fold', folds.join(''))
  )
}

// —— the honor strip and the markets ——

function honorTrack(): string {
  const [from, to] = [honorPoint(0), honorPoint(HONOR.most)]
  const ticks = Array.from({ length: HONOR.most / 5 + 1 }, (_, i) => {
    const [x, y] = honorPoint(i * 5)
    const half = i % 2 === 0 ? 8 : 5
    return d`M${x} ${y - half}v${2 * half}`
  })
  return path('track-line', pathOf([from, to])) + path('track-tick', ticks.join(''))
}

const markets = (layout: Layout): string =>
  DECKS.map((deck) => {
    const [x, y] = marketCorner(layout, deck)
    return path(`market of-deck-${deck}`, rectPath(x, y, MARKET.width, MARKET.height, 9))
  }).join('')
