/** What grows and lies in the regions: glyphs at scattered spots, with a clearing where markers and banners stand. */

import {
  crownAt,
  d,
  distance,
  distanceToRing,
  type Glyph,
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
  readonly row: number
  readonly layers: readonly string[]
  readonly glyph: Glyph
}

const GROWTH: Readonly<Record<Terrain, Growth>> = {
  glacier: {
    gap: 15,
    row: 34,
    layers: ['ice', 'ice-shade'],
    glyph: (x, y, nature) => {
      const q = 6 + nature * 5
      return {
        ice: d`M${x - q * 0.9} ${y}L${x - q * 0.2} ${y - q * 1.5}L${x + q * 0.3} ${y - q}L${x + q} ${y}Z`,
        'ice-shade': d`M${x - q * 0.2} ${y - q * 1.5}L${x + q * 0.3} ${y - q}L${x + q} ${y}L${x + q * 0.1} ${y}Z`,
      }
    },
  },
  forest: {
    gap: 12,
    row: 34,
    layers: ['tree', 'tree-shade'],
    glyph: (x, y, nature) => {
      const q = 5 + nature * 3
      if (nature > 0.45)
        return {
          tree: d`M${x - q * 0.8} ${y}L${x} ${y - q * 2.6}L${x + q * 0.8} ${y}Z`,
          'tree-shade': d`M${x} ${y - q * 2.6}L${x + q * 0.8} ${y}L${x + q * 0.1} ${y}Z`,
        }
      const { crown, shade } = crownAt(x, y, q)
      return { tree: crown, 'tree-shade': shade }
    },
  },
  mountain: {
    gap: 16,
    row: 34,
    layers: ['crag', 'crag-shade'],
    glyph: (x, y, nature) => {
      const q = 7 + nature * 6
      return {
        crag: d`M${x - q} ${y}L${x - q * 0.15} ${y - q * 1.7}L${x + q * 0.4} ${y - q * 0.9}L${x + q * 1.05} ${y}Z`,
        'crag-shade': d`M${x - q * 0.15} ${y - q * 1.7}L${x + q * 0.4} ${y - q * 0.9}L${x + q * 1.05} ${y}L${x + q * 0.1} ${y}L${x + q * 0.2} ${y - q * 0.6}Z`,
      }
    },
  },
  swamp: {
    gap: 17,
    row: 34,
    layers: ['pool', 'reed'],
    glyph: (x, y, nature) => {
      const q = 6 + nature * 4
      const reeds = d`M${x - 2} ${y}q${-1} ${-q * 0.7} ${-3} ${-q * 1.1}M${x} ${y}v${-q * 1.4}M${x + 2} ${y}q${1} ${-q * 0.7} ${3} ${-q}`
      return nature > 0.6
        ? { pool: d`M${x - q} ${y}q${q} ${-q * 0.55} ${q * 2} 0q${-q} ${q * 0.55} ${-q * 2} 0Z` }
        : { reed: reeds }
    },
  },
}

export const terrainOf = ({ lands }: Chart): string =>
  lands.map((land, i) => (land.terrain === null ? camp(land) : grown(land, GROWTH[land.terrain], 500 + i))).join('')

function grown(land: Land, { gap, row, layers, glyph }: Growth, seed: number): string {
  const isFree = (p: readonly [number, number]) =>
    distance(p, [land.at[0], land.at[1] + 4]) > CLEARING && distanceToRing(p, land.ring) > EDGE
  const spots = scattered(land.ring, gap, seed, isFree, 420)
  return paintedRows(inRows(spots, row), layers, ([x, y, nature]) => glyph(x, y, nature))
}

/** The start region: grass, and tents round the place where everybody begins. */
function camp({ at: [x, y], ring }: Land): string {
  const isFree = (p: readonly [number, number]) => distance(p, [x, y]) > 44 && distanceToRing(p, ring) > EDGE
  const tufts = scattered(ring, 17, 77, isFree, 300)
    .map(([a, b]) => d`M${a - 3} ${b}l2-5M${a} ${b}v-6M${a + 3} ${b}l-2-5`)
    .join('')
  return painted('tuft', tufts)
}
