/** What grows and lies on the land: one glyph per colour of province, scattered by seed. Light falls from the north-west. */

import {
  crownAt,
  d,
  distanceToEdge,
  distanceToRing,
  type Glyph,
  type GlyphParts,
  inRows,
  isInside,
  paintedRows,
  path,
  type Spot,
  scattered,
  seeded,
} from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import type { Island } from './island.ts'

/** By the colours of the built-in pack; land of another colour stays bare. */
const GLYPHS: Readonly<Record<string, Glyph>> = { moss: grove, slate: crag, heather: heath, peat: bog }
/** From bottom to top. What stands hides what is behind it, so it is painted row by row; what lies flat may share taller rows. */
const LAYERS = [
  { row: 20, layers: ['heath', 'blossom', 'pool', 'bog', 'tuft'] },
  { row: 10, layers: ['crag', 'crag-shade', 'tree', 'tree-shade'] },
]

const GAP = 15
const THROWS = 8700

export function terrainOf(island: Island): string {
  const spots = scattered(island.coast, GAP, 61, (p) => isFree(p, island), THROWS * island.layout.stretch.x)
  const glyphs = new Map(spots.map((spot) => [spot, glyphAt(spot, island)]))
  return LAYERS.map(({ row, layers }) =>
    paintedRows(inRows(spots, row), layers, (spot) => glyphs.get(spot) ?? {}),
  ).join('')
}

const glyphAt = ([x, y, nature]: Spot, island: Island): GlyphParts =>
  GLYPHS[colourAt([x, y], island)]?.(x, y, nature) ?? {}

/** The colour of the land: that of the nearest location's province. */
function colourAt([x, y]: Point, { sites, provinces }: Island): string {
  const far = ({ at }: { readonly at: Point }) => (at[0] - x) ** 2 + (at[1] - y) ** 2
  const land = sites.filter(({ province }) => province !== null)
  const nearest = land.reduce((best, site) => (far(site) < far(best) ? site : best))
  return provinces.find(({ id }) => id === nearest.province)?.colour ?? ''
}

/** Clear of pieces, roads, plates, names and the coast. */
function isFree(p: Point, { sites, roads, provinces, names, coast }: Island): boolean {
  const [x, y] = p
  return (
    sites.every(({ at }) => Math.hypot(x - at[0], y - at[1] - 2) > 27) &&
    roads.every(({ a, b }) => distanceToEdge(p, a, b) > 8) &&
    provinces.every(({ plate }) => Math.abs(x - plate[0]) > 50 || Math.abs(y - plate[1]) > 30) &&
    names.every(
      ({ box }) => x < box.x - 4 || x > box.x + box.width + 4 || y < box.y - 2 || y > box.y + box.height + 8,
    ) &&
    distanceToRing(p, coast) > 9
  )
}

// —— glyphs ——

/** Moss: round trees, grass where there are none. */
function grove(x: number, y: number, nature: number): GlyphParts {
  if (nature <= 0.38) return { tuft: d`M${x} ${y}v-5M${x - 1} ${y}q-1-2-3-3M${x + 1} ${y}q1-2 3-3` }
  const { crown, shade } = crownAt(x, y, 4.4 + nature * 2)
  return { tree: crown, 'tree-shade': shade }
}

/** Slate: crags with the sun on their western side. */
function crag(x: number, y: number, nature: number) {
  const [w, h, foot] = [7 + nature * 6, 9 + nature * 12, y + 3]
  const top = d`L${x - w * 0.2} ${foot - h}L${x + w * 0.2} ${foot + 1 - h}L${x + w} ${foot}`
  return {
    crag: `${d`M${x - w} ${foot}`}${top}Z`,
    'crag-shade': d`M${x - w * 0.2} ${foot - h}L${x + w * 0.2} ${foot + 1 - h}L${x + w} ${foot}H${x + w * 0.1}Z`,
  }
}

/** Heather: soft hills, blossoms everywhere. */
function heath(x: number, y: number, nature: number): GlyphParts {
  const w = 8 + nature * 5
  return {
    ...(nature > 0.5 && { heath: d`M${x - w} ${y + 3}q${w} ${w * -1.1} ${2 * w} 0` }),
    blossom: d`M${x - 4} ${y + 1}h.01M${x + 1} ${y - 1}h.01M${x + 5} ${y + 1.6}h.01M${x + 1} ${y + 4}h.01`,
  }
}

/** Peat: cut turf and dark pools. */
function bog(x: number, y: number, nature: number): GlyphParts {
  if (nature > 0.72) return { pool: d`M${x - 8} ${y}q8-5 16 0q-8 4.6-16 0Z` }
  return { bog: d`M${x - 6} ${y}h11M${x - 3} ${y + 3}h7M${x - 2} ${y - 1}v-4M${x + 1} ${y - 1}v-5.5` }
}

// —— Balor's Isle ——

/** Splinters of basalt, none where a castle stands. */
export function splintersOf({ isle, sites }: Island): string {
  const chance = seeded(31)
  const castles = sites.filter(({ province }) => province === null)
  const [xs, ys] = [isle.map(([x]) => x), isle.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  let [lit, shade] = ['', '']
  for (let i = 0; i < 70; i++) {
    const p: Point = [left + chance() * (Math.max(...xs) - left), top + chance() * (Math.max(...ys) - top)]
    const [x, y] = p
    const isClear = castles.every(({ at }) => Math.hypot(at[0] - x, at[1] - y) > 30)
    if (!isClear || !isInside(p, isle) || distanceToRing(p, isle) <= 8) continue
    const q = 6 + chance() * 6
    lit += d`M${x - q * 0.7} ${y + 4}l${q * 0.6} ${q * -1.5}l${q * 0.7} ${q * 1.5}Z`
    shade += d`M${x - q * 0.1} ${y + 4 - q * 1.5}l${q * 0.7} ${q * 1.5}h${q * -0.6}Z`
  }
  return path('splinter', lit) + path('splinter-shade', shade)
}
