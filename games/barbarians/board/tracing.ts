/** From a field of names on a grid to the lines between them: each line is traced and softened once and used on both its sides. */

import { pathOf } from '@skerry/boards'
import type { Box, Point } from '@skerry/contracts'

type Name = string | null
type Corner = string

interface Chain {
  readonly points: readonly Point[]
  readonly sides: readonly [Name, Name]
}

export interface Traced {
  /** By name: the outline of its largest part. */
  readonly rings: Readonly<Record<string, readonly Point[]>>
  /** All lines between two names. */
  readonly borders: string
  readonly touching: readonly (readonly [string, string])[]
}

/** A grid of names over a part of the plane; null: nobody's. */
export interface Field {
  readonly box: Box
  readonly grid: number
  readonly columns: number
  readonly rows: number
  /** Row by row, each of them in its middle. */
  readonly names: readonly Name[]
}

export function fieldOf(box: Box, grid: number, nameAt: (p: Point) => Name): Field {
  const [x, y, width, height] = box
  const [columns, rows] = [Math.ceil(width / grid), Math.ceil(height / grid)]
  const names = Array.from({ length: columns * rows }, (_, i) =>
    nameAt([x + ((i % columns) + 0.5) * grid, y + (Math.floor(i / columns) + 0.5) * grid]),
  )
  return { box, grid, columns, rows, names }
}

/** The same under other names. */
export const renamed = (field: Field, rename: (name: string) => Name): Field => ({
  ...field,
  names: field.names.map((name) => (name === null ? null : rename(name))),
})

const cellOf = ({ columns, rows, names }: Field, column: number, row: number): Name =>
  column < 0 || row < 0 || column >= columns || row >= rows ? null : (names[row * columns + column] as Name)

/** Whose a point of the plane is. */
export const nameIn = (field: Field, [px, py]: Point): Name =>
  cellOf(field, Math.floor((px - field.box[0]) / field.grid), Math.floor((py - field.box[1]) / field.grid))

export function traced(field: Field): Traced {
  const { box, grid, columns, rows, names } = field
  const chains = chainsOf(edgesOf(columns, rows, (column, row) => cellOf(field, column, row))).map(
    ({ corners, sides }) => ({
      points: softened(
        corners.map((corner) => {
          const [column = 0, row = 0] = corner.split(' ').map(Number)
          return [box[0] + column * grid, box[1] + row * grid] as const
        }),
      ),
      sides,
    }),
  )
  const inner = chains.filter(({ sides: [a, b] }) => a !== null && b !== null)
  const all = new Set(names.filter((name): name is string => name !== null))
  return {
    rings: Object.fromEntries([...all].map((name) => [name, ringOf(chains, name)])),
    borders: inner.map(({ points }) => pathOf(points)).join(''),
    touching: pairsOf(inner),
  }
}

// —— edges between cells ——

interface Edge {
  readonly ends: readonly [Corner, Corner]
  readonly sides: readonly [Name, Name]
}

function edgesOf(columns: number, rows: number, at: (column: number, row: number) => Name): readonly Edge[] {
  const edges: Edge[] = []
  const add = (a: Corner, b: Corner, one: Name, other: Name) => {
    if (one !== other) edges.push({ ends: [a, b], sides: sorted(one, other) })
  }
  for (let row = -1; row <= rows; row++)
    for (let column = -1; column <= columns; column++) {
      add(`${column + 1} ${row}`, `${column + 1} ${row + 1}`, at(column, row), at(column + 1, row))
      add(`${column} ${row + 1}`, `${column + 1} ${row + 1}`, at(column, row), at(column, row + 1))
    }
  return edges
}
const sorted = (a: Name, b: Name): [Name, Name] => ((a ?? '') < (b ?? '') ? [a, b] : [b, a])
const sideKey = ([a, b]: readonly [Name, Name]): string => `${a ?? ''} ${b ?? ''}`

// —— chains of edges ——

interface CornerChain {
  readonly corners: readonly Corner[]
  readonly sides: readonly [Name, Name]
}

/** Edges with the same two names on their sides, end to end; a chain ends where a third name comes in. */
function chainsOf(edges: readonly Edge[]): readonly CornerChain[] {
  const byPair = new Map<string, Edge[]>()
  const degree = new Map<Corner, number>()
  for (const edge of edges) {
    const key = sideKey(edge.sides)
    const known = byPair.get(key)
    if (known === undefined) byPair.set(key, [edge])
    else known.push(edge)
    for (const end of edge.ends) degree.set(end, (degree.get(end) ?? 0) + 1)
  }
  return [...byPair.values()].flatMap((some) => linked(some, (corner) => degree.get(corner) !== 2))
}

function linked(edges: readonly Edge[], isEnd: (corner: Corner) => boolean): readonly CornerChain[] {
  const left = new Set(edges)
  const around = new Map<Corner, Edge[]>()
  for (const edge of edges) for (const end of edge.ends) around.set(end, [...(around.get(end) ?? []), edge])
  const walk = (from: Corner, first: Edge): CornerChain => {
    const corners = [from]
    let [edge, corner]: [Edge | undefined, Corner] = [first, from]
    while (edge !== undefined) {
      left.delete(edge)
      corner = edge.ends[0] === corner ? edge.ends[1] : edge.ends[0]
      corners.push(corner)
      if (isEnd(corner)) break
      edge = around.get(corner)?.find((one) => left.has(one))
    }
    return { corners, sides: first.sides }
  }
  const chains: CornerChain[] = []
  for (const edge of edges) {
    const end = edge.ends.find(isEnd)
    if (left.has(edge) && end !== undefined) chains.push(walk(end, edge))
  }
  for (const edge of edges) if (left.has(edge)) chains.push(walk(edge.ends[0], edge))
  return chains
}

// —— softening ——

const ROUNDS = 5

/** Each point moves between its neighbours, some rounds; ends stay. A closed chain has none. Every second point is enough. */
function softened(points: readonly Point[]): readonly Point[] {
  const isClosed = String(points[0]) === String(points.at(-1))
  let line = isClosed ? points.slice(0, -1) : points
  for (let i = 0; i < ROUNDS; i++) line = line.map((p, k) => between(line, p, k, isClosed))
  const thin = line.filter((_, k) => k % 2 === 0 || (!isClosed && k === line.length - 1))
  return isClosed ? [...thin, thin[0] as Point] : thin
}

function between(line: readonly Point[], [x, y]: Point, k: number, isClosed: boolean): Point {
  if (!isClosed && (k === 0 || k === line.length - 1)) return [x, y]
  const [a, b] = [line.at(k - 1) as Point, line[(k + 1) % line.length] as Point]
  return [x / 2 + (a[0] + b[0]) / 4, y / 2 + (a[1] + b[1]) / 4]
}

// —— rings ——

/** The chains round a name, joined end to end; of several rings the longest. */
function ringOf(chains: readonly Chain[], name: string): readonly Point[] {
  const left = chains.filter(({ sides }) => sides.includes(name))
  let longest: readonly Point[] = []
  while (left.length > 0) {
    let ring = [...(left.shift() as Chain).points]
    for (;;) {
      const end = String(ring.at(-1))
      if (end === String(ring[0])) break
      const next = left.findIndex(({ points }) => String(points[0]) === end || String(points.at(-1)) === end)
      if (next < 0) break
      const { points } = left.splice(next, 1)[0] as Chain
      ring = [...ring, ...(String(points[0]) === end ? points : points.toReversed()).slice(1)]
    }
    if (ring.length > longest.length) longest = ring
  }
  return longest.slice(0, -1)
}

function pairsOf(chains: readonly Chain[]): readonly (readonly [string, string])[] {
  const pairs = new Map(chains.map(({ sides }) => [sideKey(sides), sides as readonly [string, string]]))
  return [...pairs.values()]
}
