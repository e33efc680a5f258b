/** What grows and lies on the land: one glyph per kind of region, scattered by seed. Light falls from the north-west. */

import {
  crownAt,
  d,
  distance,
  distanceToRing,
  type Glyph,
  type GlyphParts,
  inRows,
  isInside,
  painted,
  paintedRows,
  type Spot,
  scattered,
  seeded,
} from '@skerry/boards'
import type { Point } from '../geometry.ts'
import type { Island, IslandField } from './island.ts'

interface Terrain {
  readonly region: string
  /** The least distance between two glyphs, and between a glyph and the border. */
  readonly gap: number
  readonly margin: number
  /** Half the width and height of the clearing round pieces and label. */
  readonly clearing: readonly [number, number]
  /** Where chance begins, and how much it depends on where the field lies. */
  readonly seed: readonly [number, number]
  readonly glyph: Glyph
  /** Classes from bottom to top. */
  readonly layers: readonly string[]
  /** Height of a row where nearer glyphs cover farther ones. */
  readonly row?: number
}

const WIDE: Terrain['clearing'] = [36, 34]
const NARROW: Terrain['clearing'] = [31, 29]
const PEAK: Terrain['layers'] = ['peak', 'peak-shade', 'peak-hatch', 'snow', 'glint']
const DUNE: Terrain['layers'] = ['dune-lee', 'dune-crest', 'dune-ripple']
const MEADOW: Terrain['layers'] = ['tuft', 'flower', 'bush', 'bush-shade']
const OAK: Terrain['layers'] = ['oak', 'oak autumn', 'oak-shade']
const FIELD: Terrain['layers'] = ['furrow', 'cairn', 'pole', 'rag']

const TERRAINS: readonly Terrain[] = [
  { region: 'I', gap: 19, margin: 9, clearing: WIDE, seed: [11, 1], glyph: dune, layers: DUNE },
  { region: 'II', gap: 14, margin: 8, clearing: WIDE, seed: [23, 1], glyph: meadow, layers: MEADOW },
  {
    region: 'III',
    gap: 9.5,
    margin: 7,
    clearing: NARROW,
    seed: [31, 3],
    glyph: fir,
    layers: ['fir', 'fir-shade'],
    row: 5,
  },
  { region: 'V', gap: 11.5, margin: 7, clearing: NARROW, seed: [31, 3], glyph: oak, layers: OAK, row: 5 },
  { region: 'IV', gap: 15, margin: 8, clearing: WIDE, seed: [41, 1], glyph: battlefield, layers: FIELD },
  { region: 'VI', gap: 21, margin: 8, clearing: [33, 31], seed: [53, 1], glyph: peak, layers: PEAK, row: 7 },
]

export function terrainOf(island: Island): string {
  return TERRAINS.map((terrain) => scatteredOver(island, terrain)).join('') + ruinsOf(island) + mistOf(island)
}

const fieldsIn = ({ fields }: Island, region: string) => fields.filter((field) => field.region === region)

function scatteredOver(island: Island, terrain: Terrain): string {
  const spots = fieldsIn(island, terrain.region).flatMap((field) =>
    freeSpots(island, field, terrain, terrain.seed[0] + field.centre[0] * terrain.seed[1]),
  )
  const rows = terrain.row === undefined ? [spots] : inRows(spots, terrain.row)
  return paintedRows(rows, terrain.layers, (spot) => terrain.glyph(...spot))
}

const THROWS = 900

/** Spots clear of pieces and label, of bridges, tunnel mouths and the river. */
function freeSpots(
  { bridges, mouths, river }: Island,
  { ring, centre }: IslandField,
  { gap, margin, clearing: [rx, ry] }: Pick<Terrain, 'gap' | 'margin' | 'clearing'>,
  seed: number,
): readonly Spot[] {
  const isFree = (p: Point) =>
    Math.hypot((p[0] - centre[0]) / rx, (p[1] - centre[1] + 4) / ry) > 1 &&
    distanceToRing(p, ring) > margin &&
    bridges.every(({ at }) => distance(p, at) > 24) &&
    mouths.every(({ at: [x, y] }) => Math.hypot((p[0] - x) / 21, (p[1] - y - 5) / 25) > 1) &&
    river.every((q, i) => i % 2 === 1 || distance(p, q) > 12)
  return scattered(ring, gap, seed, isFree, THROWS)
}

// —— glyphs ——

/** Golden Dunes: crests with a soft lee side, ripples between them. */
function dune(x: number, y: number, nature: number) {
  const w = 8 + nature * 8
  if (nature <= 0.45)
    return {
      'dune-ripple': d`M${x - w * 0.8} ${y}q${w * 0.4} -2.6 ${w * 0.8} 0t${w * 0.8} 0M${x - w * 0.5} ${y + 4.5}q${w * 0.3} -2 ${w * 0.6} 0t${w * 0.6} 0`,
    }
  const lee = d`q${w * 0.5} ${w * 0.1} ${w * 0.9} ${w * 0.46}`
  return {
    'dune-crest': d`M${x - w} ${y + 3}q${w * 0.7} ${w * -0.62} ${w * 1.1} ${w * -0.5}` + lee,
    'dune-lee':
      d`M${x + w * 0.1} ${y + 3 - w * 0.5}` +
      lee +
      d`q${w * -0.8} ${w * 0.14} ${w * -1.25} ${w * -0.04}q${w * 0.3} ${w * -0.2} ${w * 0.35} ${w * -0.42}Z`,
  }
}

/** Whispering Meadows: tufts, some bushes and flowers. */
function meadow(x: number, y: number, nature: number) {
  if (nature < 0.14)
    return {
      bush: d`M${x - 6} ${y + 3}a3.6 3.6 0 0 1 2-6a4.4 4.4 0 0 1 8 0a3.6 3.6 0 0 1 2 6Z`,
      'bush-shade': d`M${x + 1} ${y + 3}q4-2 3.4-7a3.6 3.6 0 0 1 1.6 7Z`,
    }
  if (nature < 0.3) return { flower: d`M${x} ${y}h.01M${x + 4} ${y + 2}h.01M${x - 3} ${y + 3}h.01` }
  return { tuft: d`M${x} ${y}v-6m-.6 6q-1-3-3.4-4.4m4.6 4.4q1-3 3.4-4.4` }
}

/** Mist Woods: firs in two tiers. */
function fir(x: number, y: number, nature: number) {
  const [h, w] = [15 + nature * 8, 4.6 + nature * 1.8]
  const east = d`M${x} ${y - h}l${w * 0.62} ${h * 0.48}h${w * -0.2}L${x + w} ${y}`
  return {
    fir: east + d`h${w * -2}l${w * 0.58} ${h * -0.52}h${w * -0.2}Z`,
    'fir-shade': east + d`h${w * -0.9}Z`,
  }
}

/** Woods of the Past: round crowns, some of them in autumn. */
function oak(x: number, y: number, nature: number): GlyphParts {
  const { crown, shade } = crownAt(x, y, 5.2 + nature * 2)
  const isAutumn = (nature * 97) % 1 < 0.13
  return { [isAutumn ? 'oak autumn' : 'oak']: crown, 'oak-shade': shade }
}

/** Fields of the Fallen: old furrows, cairns, lances with rags. */
function battlefield(x: number, y: number, nature: number) {
  if (nature < 0.2)
    return {
      cairn: d`M${x - 6} ${y + 3}q-1-4 3-4h6q4 0 3 4ZM${x - 4} ${y - 1}q0-4 3-4h3q3 0 2.6 4ZM${x - 2} ${y - 5}q.4-3 2-3t2 3Z`,
    }
  if (nature < 0.36)
    return {
      pole: d`M${x} ${y + 4}l1.6-17M${x - 2} ${y + 4}h5`,
      rag: d`M${x + 1.5} ${y - 12}q4 2 8-.4l-1.6 3l1.4 3.4q-4 1.6-8.4-.4Z`,
    }
  return { furrow: d`M${x - 7} ${y}l13-3.4M${x - 5} ${y + 3.4}l10-2.6` }
}

/** Crystal Mountains: peaks with snow, the sun on their western side, crystals at the foot of some. */
function peak(x: number, y: number, nature: number) {
  const [w, h, foot] = [12 + nature * 8, 20 + nature * 17, y + 8]
  const top = x + (((nature * 53) % 1) - 0.5) * 5
  const east = d`L${top} ${foot - h}L${x + w * 0.44} ${foot - h * 0.52}l1.6 3L${x + w} ${foot}`
  const crystals = d`M${x - w * 0.7} ${foot + 1}l2.4-9l2.6 9ZM${x - w * 0.7 + 4} ${foot + 1}l3-6l1 6Z`
  return {
    peak: `${d`M${x - w} ${foot}l${w * 0.48} ${h * -0.46}l2.4 1.4`}${east}Z`,
    'peak-shade': d`M${top} ${foot - h}` + east + d`H${x - w * 0.05}l3.4 ${h * -0.3}l-3 ${h * -0.2}Z`,
    'peak-hatch': d`M${x - w * 0.6} ${foot - 3}l${w * 0.22} ${h * -0.24}M${x - w * 0.3} ${foot - 2}l${w * 0.16} ${h * -0.3}`,
    snow: d`M${top} ${foot - h}l${w * 0.3} ${h * 0.34}l-3-1.6l-1.6 4l-3-3.6l-2.6 2.4Z`,
    glint: nature > 0.62 ? crystals : '',
  }
}

/** A broken colonnade in each of the old woods. */
function ruinsOf(island: Island): string {
  const spots = fieldsIn(island, 'V').flatMap((field) =>
    freeSpots(island, field, { gap: 110, margin: 18, clearing: [36, 34] }, 77 + field.centre[1]).slice(0, 1),
  )
  const ruin = ([x, y]: Spot) =>
    d`M${x - 9} ${y + 4}v-9l3-2v11ZM${x - 2} ${y + 4}v-15h4v15ZM${x + 6} ${y + 4}v-6l3 1.5v4.5Z`
  return painted('ruin', spots.map(ruin).join(''))
}

/** Three wisps of mist in each of the Mist Woods, where there is room. */
function mistOf(island: Island): string {
  const wisps = fieldsIn(island, 'III').flatMap(({ centre: [cx, cy], ring }) => {
    const chance = seeded(cx)
    return [0, 1, 2].map((i): string => {
      const [x, y] = [cx - 40 + chance() * 60, cy - 34 + i * 30 + chance() * 8]
      return isInside([x, y], ring) && isInside([x + 34, y], ring) ? d`M${x} ${y}q9-5 18 0t18 0` : ''
    })
  })
  return painted('mist', wisps.join(''))
}
