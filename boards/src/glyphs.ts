/** What grows and lies on the land: glyphs at scattered spots, those of one row and class in one path. */

import { d, type Spot } from './lines.ts'
import { path } from './sea.ts'

/** What one glyph adds to the layer of each class. */
export type GlyphParts = Readonly<Record<string, string>>
export type Glyph = (x: number, y: number, nature: number) => GlyphParts

/** Rows from far to near, the layers of each from bottom to top. From afar every second row is left out. */
export const paintedRows = (
  rows: readonly (readonly Spot[])[],
  layers: readonly string[],
  glyphAt: (spot: Spot) => GlyphParts,
): string =>
  rows
    .map((row, i) => {
      const glyphs = row.map(glyphAt)
      const second = i % 2 === 1 ? ' second' : ''
      return layers.map((layer) => painted(layer + second, glyphs.map((parts) => parts[layer] ?? '').join(''))).join('')
    })
    .join('')

/** A path, or nothing where there is nothing to paint. */
export const painted = (layer: string, line: string): string => (line === '' ? '' : path(layer, line))

/** The round crown of a tree with radius `q`, standing at this point, and its shade in the east. */
export const crownAt = (x: number, y: number, q: number) => ({
  crown:
    d`M${x - q} ${y}a${q * 0.62} ${q * 0.62} 0 0 1 ${q * 0.12} ${q * -1.02}a${q * 0.86} ${q * 0.86} 0 0 1 ${q * 1.68} ${q * -0.1}` +
    d`a${q * 0.64} ${q * 0.64} 0 0 1 ${q * 0.2} ${q * 1.12}Z`,
  shade: d`M${x + q} ${y}a${q * 0.64} ${q * 0.64} 0 0 0 ${q * -0.2} ${q * -1.12}q${q * -0.1} ${q * 0.9} ${-q} ${q * 1.12}Z`,
})
