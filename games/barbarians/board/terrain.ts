/** What grows and lies in the regions: glyphs at scattered spots, with a clearing where markers and banners stand. */

import {
  crownAt,
  d,
  distance,
  distanceToRing,
  type Glyph,
  type GlyphParts,
  inRows,
  painted,
  paintedRows,
  scattered,
} from '@skerry/boards'
import type { Terrain } from '../types.ts'
import type { Chart, Land } from './chart.ts'

/** Round the middle of a region: a marker, a banner, or a tent. */
const CLEARING = 33
const EDGE = 8

interface Growth {
  readonly gap: number
  readonly layers: readonly string[]
  readonly glyph: Glyph
}

/** Height of a row where nearer glyphs cover farther ones. */
const ROW = 34

const GROWTH: Readonly<Record<Terrain, Growth>> = {
  glacier: { gap: 15, layers: ['ice', 'ice-shade'], glyph: floe },
  forest: { gap: 12, layers: ['tree', 'tree-shade'], glyph: tree },
  mountain: { gap: 16, layers: ['crag', 'crag-shade'], glyph: crag },
  swamp: { gap: 17, layers: ['pool', 'reed'], glyph: reedsOrPool },
}

function floe(x: number, y: number, nature: number): GlyphParts {
  const q = 6 + nature * 5
  return {
    ice: d`M${x - q * 0.9} ${y}L${x - q * 0.2} ${y - q * 1.5}L${x + q * 0.3} ${y - q}L${x + q} ${y}Z`,
    'ice-shade': d`M${x - q * 0.2} ${y - q * 1.5}L${x + q * 0.3} ${y - q}L${x + q} ${y}L${x + q * 0.1} ${y}Z`,
  }
}

function tree(x: number, y: number, nature: number): GlyphParts {
  const q = 5 + nature * 3
  if (nature > 0.45)
    return {
      tree: d`M${x - q * 0.8} ${y}L${x} ${y - q * 2.6}L${x + q * 0.8} ${y}Z`,
      'tree-shade': d`M${x} ${y - q * 2.6}L${x + q * 0.8} ${y}L${x + q * 0.1} ${y}Z`,
    }
  const { crown, shade } = crownAt(x, y, q)
  return { tree: crown, 'tree-shade': shade }
}

function crag(x: number, y: number, nature: number): GlyphParts {
  const q = 7 + nature * 6
  const edge = d`M${x - q * 0.15} ${y - q * 1.7}L${x + q * 0.4} ${y - q * 0.9}L${x + q * 1.05} ${y}`
  return {
    crag: d`M${x - q} ${y}L${x - q * 0.15} ${y - q * 1.7}L${x + q * 0.4} ${y - q * 0.9}L${x + q * 1.05} ${y}Z`,
    'crag-shade': edge + d`L${x + q * 0.1} ${y}L${x + q * 0.2} ${y - q * 0.6}Z`,
  }
}

function reedsOrPool(x: number, y: number, nature: number): GlyphParts {
  const q = 6 + nature * 4
  if (nature > 0.6) return { pool: d`M${x - q} ${y}q${q} ${-q * 0.55} ${q * 2} 0q${-q} ${q * 0.55} ${-q * 2} 0Z` }
  const [left, right] = [
    d`M${x - 2} ${y}q${-1} ${-q * 0.7} ${-3} ${-q * 1.1}`,
    d`M${x + 2} ${y}q${1} ${-q * 0.7} ${3} ${-q}`,
  ]
  return { reed: left + d`M${x} ${y}v${-q * 1.4}` + right }
}

export const terrainOf = ({ lands }: Chart): string =>
  lands.map((land, i) => (land.terrain === null ? camp(land) : grown(land, GROWTH[land.terrain], 500 + i))).join('')

function grown(land: Land, { gap, layers, glyph }: Growth, seed: number): string {
  const isFree = (p: readonly [number, number]) =>
    distance(p, [land.at[0], land.at[1] + 4]) > CLEARING && distanceToRing(p, land.ring) > EDGE
  const spots = scattered(land.ring, gap, seed, isFree, 420)
  return paintedRows(inRows(spots, ROW), layers, ([x, y, nature]) => glyph(x, y, nature))
}

/** The start region: grass, and tents round the place where everybody begins. */
function camp({ at: [x, y], ring }: Land): string {
  const isFree = (p: readonly [number, number]) => distance(p, [x, y]) > 44 && distanceToRing(p, ring) > EDGE
  const tufts = scattered(ring, 17, 77, isFree, 300)
    .map(([a, b]) => d`M${a - 3} ${b}l2-5M${a} ${b}v-6M${a + 3} ${b}l-2-5`)
    .join('')
  return painted('tuft', tufts)
}
