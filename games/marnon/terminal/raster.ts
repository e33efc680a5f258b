/** The island as a grid of characters: borders, waters and, in every field, the room for text. */

import type { Tint } from '@skerry/contracts'
import type { Geometry, Point } from '../geometry.ts'
import type { FieldId } from '../types.ts'

export interface Outline {
  readonly id: FieldId
  readonly terrain: string
  readonly centre: Point
  readonly poly: readonly number[]
}
export interface MapPack {
  readonly fields: readonly Outline[]
  readonly geometry: Geometry
}

export interface Cell {
  readonly text: string
  readonly tint?: Tint
}
/** A stretch of a row that lies inside a field. */
export interface Stretch {
  readonly row: number
  readonly from: number
  readonly length: number
}
export interface Raster {
  readonly width: number
  readonly cells: readonly (readonly Cell[])[]
  /** Where text fits in each field: from its best row downwards, then from there upwards. */
  readonly rooms: Readonly<Record<FieldId, readonly Stretch[]>>
}

type Owner = FieldId | 'sea' | 'ocean'

/** A character is about twice as high as wide. */
const ASPECT = 1.85
/** Free space round the island, in units of the pack. */
const MARGIN = 8

const rasters = new WeakMap<object, Map<number, Raster>>()

export function rasterOf(pack: MapPack, width: number): Raster {
  const known = rasters.get(pack) ?? new Map<number, Raster>()
  rasters.set(pack, known)
  const raster = known.get(width) ?? rasterise(pack, width)
  known.set(width, raster)
  return raster
}

function rasterise(pack: MapPack, width: number): Raster {
  const { geometry, fields } = pack
  const corners = cornersOf(pack, width)
  const height = corners.owners.length - 1
  const weight = weights(pack)
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_unused, column) => cellAt(corners.owners, weight, row, column)),
  )
  const put = ([x, y]: Point, cell: Cell, isGood: (there: Cell) => boolean) => {
    const place = nearest(rows, corners.column(x), corners.row(y), isGood)
    if (place !== null) (rows[place.row] as Cell[])[place.column] = cell
  }
  for (const { at } of geometry.bridges) put(at, { text: '╫', tint: 'accent' }, ({ text }) => text === '≈')
  const rooms = Object.fromEntries(fields.map((field) => [field.id, roomsOf(corners, field)]))
  return { width, cells: rows, rooms }
}

interface Corners {
  /** Who owns the point where four characters meet. */
  readonly owners: readonly (readonly Owner[])[]
  column(x: number): number
  row(y: number): number
}

function cornersOf({ fields, geometry }: MapPack, width: number): Corners {
  const points = fields.flatMap(({ poly }) => poly.map((v) => geometry.vertices[v] as Point))
  const left = Math.min(...points.map(([x]) => x)) - MARGIN
  const right = Math.max(...points.map(([x]) => x)) + MARGIN
  const top = Math.min(...points.map(([, y]) => y)) - MARGIN
  const bottom = Math.max(...points.map(([, y]) => y))
  const [dx, dy] = [(right - left) / width, ((right - left) / width) * ASPECT]
  const shapes = [
    ...fields.map(({ id, poly }): [Owner, readonly Point[]] => [id, poly.map((v) => geometry.vertices[v] as Point)]),
    ['sea', geometry.seaPoly.map((v) => geometry.vertices[v] as Point)] as [Owner, readonly Point[]],
  ]
  const height = Math.floor((bottom - top) / dy) + 1
  const ownerAt = (x: number, y: number): Owner => shapes.find(([, poly]) => isInside(poly, x, y))?.[0] ?? 'ocean'
  return {
    owners: Array.from({ length: height + 1 }, (_, row) =>
      Array.from({ length: width + 1 }, (_unused, column) => ownerAt(left + column * dx, top + row * dy)),
    ),
    column: (x) => (x - left) / dx - 0.5,
    row: (y) => (y - top) / dy - 0.5,
  }
}

function isInside(poly: readonly Point[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [xi, yi] = poly[i] as Point
    const [xj, yj] = poly[j] as Point
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

/** What lies between two owners: nothing, a border, the wall of a castle, the river. */
type Between = 'none' | 'border' | 'wall' | 'river'

function weights({ fields, geometry }: MapPack): (a: Owner, b: Owner) => Between {
  const { riverPath } = geometry
  const onRiver = new Set<string>()
  const castles = new Set<Owner>(fields.filter(({ terrain }) => terrain === 'castle').map(({ id }) => id))
  const touches = ({ poly }: Outline, i: number) =>
    poly.includes(riverPath[i] as number) && poly.includes(riverPath[i + 1] as number)
  for (let i = 0; i + 1 < riverPath.length; i++)
    for (const a of fields)
      for (const b of fields) if (a !== b && touches(a, i) && touches(b, i)) onRiver.add(`${a.id} ${b.id}`)
  return (a, b) => {
    if (a === b) return 'none'
    if (onRiver.has(`${a} ${b}`)) return 'river'
    return castles.has(a) || castles.has(b) ? 'wall' : 'border'
  }
}

/** Lines by what leaves a character upwards, to the right, downwards and to the left: 0 nothing, 1 thin, 2 thick, in base 3. */
const LINES_OF = [...' ╵╹╶╰┖╺┕┗╷│╿╭├┞┍┝┡╻╽┃┎┟┠┏┢┣╴╯┚─┴┸╼┶┺╮┤┦┬┼╀┮┾╄┒┧┨┰╁╂┲╆╊╸┙┛╾┵┹━┷┻┑┥┩┭┽╃┯┿╇┓┪┫┱╅╉┳╈╋']
const THICKNESS: Readonly<Record<Between, number>> = { none: 0, border: 1, wall: 2, river: 0 }

function cellAt(owners: Corners['owners'], weight: (a: Owner, b: Owner) => Between, row: number, column: number): Cell {
  const at = (dy: number, dx: number) => owners[row + dy]?.[column + dx] as Owner
  const [nw, ne, sw, se] = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)]
  const lines = [weight(nw, ne), weight(ne, se), weight(sw, se), weight(nw, sw)]
  if (lines.includes('river')) return { text: '≈', tint: 'water' }
  const shape = lines.reduceRight((number, line) => number * 3 + THICKNESS[line], 0)
  if (shape > 0) return { text: LINES_OF[shape] as string, tint: lines.includes('wall') ? 'castle' : 'dim' }
  return isWave(nw, row, column) ? { text: '~', tint: 'water' } : { text: ' ' }
}

/** The sea is full of waves, the ocean has a few. */
const isWave = (owner: Owner, row: number, column: number): boolean =>
  owner === 'sea' ? (row + column) % 2 === 0 : owner === 'ocean' && (column + row * 5) % 14 === 0

function nearest(
  rows: readonly (readonly Cell[])[],
  x: number,
  y: number,
  isGood: (there: Cell) => boolean,
): { row: number; column: number } | null {
  let best: { row: number; column: number } | null = null
  let least = Number.POSITIVE_INFINITY
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      const far = Math.hypot(column - x, (row - y) * ASPECT)
      if (far >= least || !isGood(cell)) return
      least = far
      best = { row, column }
    })
  })
  return best
}

/** How many characters a line of text wants, and how many lines there should be. */
const WANTED = 6
const LINES = 3

/** The stretches of a field: from its best row downwards, then from there upwards. */
function roomsOf({ owners, column, row }: Corners, { id, centre }: Outline): Stretch[] {
  const stretches: Stretch[] = []
  for (let r = 0; r + 1 < owners.length; r++) {
    const stretch = stretchIn(owners, id, r, column(centre[0]))
    if (stretch !== null) stretches.push(stretch)
  }
  const worth = (first: number) =>
    stretches
      .slice(first, first + LINES)
      .reduce((sum, { length, row: r }) => sum + Math.min(length, WANTED) * 10 - Math.abs(r - row(centre[1])), 0)
  let best = 0
  stretches.forEach((_, i) => {
    if (worth(i) > worth(best)) best = i
  })
  return [...stretches.slice(best), ...stretches.slice(0, best).reverse()]
}

/** The longest stretch of a row that lies inside the field with all of its corners. */
function stretchIn(owners: Corners['owners'], id: Owner, row: number, centre: number): Stretch | null {
  const isWithin = (c: number) => [row, row + 1].every((r) => owners[r]?.[c] === id && owners[r]?.[c + 1] === id)
  let best: Stretch | null = null
  let from = -1
  const width = (owners[0] as readonly Owner[]).length - 1
  for (let c = 0; c <= width; c++) {
    if (c < width && isWithin(c)) {
      if (from < 0) from = c
      continue
    }
    if (from >= 0 && (best === null || c - from > best.length)) best = { row, from, length: c - from }
    from = -1
  }
  return best === null || Math.abs(best.from + best.length / 2 - centre) > 20 ? null : best
}
