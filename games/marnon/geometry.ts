/** Does the drawing of the island show what the lists of its fields say? */

import type { PackBox, PackFaults, Point } from '@skerry/contracts'
import type { Water } from './types.ts'

export type { Point }

/** The drawing. Corners are indices of `vertices`; neighbours share corners and edges exactly. */
export interface Geometry {
  readonly viewBox: PackBox
  readonly vertices: readonly Point[]
  readonly seaPoly: readonly number[]
  /** From the ocean to the Marnon Sea, along borders. */
  readonly riverPath: readonly number[]
  readonly bridges: readonly { readonly a: string; readonly b: string; readonly at: Point }[]
  readonly tunnelMouths: readonly { readonly field: string; readonly at: Point }[]
}

/** A field as the pack tells it: what it borders, and its outline clockwise on the screen. */
export interface Drawn {
  readonly id: string
  readonly centre: Point
  readonly land: readonly string[]
  readonly bridge: readonly string[]
  readonly tunnel: readonly string[]
  /** Fields across the river where no bridge leads over. */
  readonly river: readonly string[]
  readonly waters: readonly string[]
  /** On the ocean, which is no boat water (MAR-RULING-71). */
  readonly coast: boolean
  readonly poly: readonly number[]
}

/** What a field's outline says. */
interface Outline {
  readonly dry: ReadonlySet<string>
  readonly wet: ReadonlySet<string>
  readonly waters: readonly Water[]
  readonly coast: boolean
}
type Edge = readonly [number, number]

export function checkGeometry(faults: PackFaults, geometry: Geometry, fields: readonly Drawn[]): void {
  if (!hasItsVertices(faults, geometry, fields)) return // without them nothing is drawn
  for (const field of fields) checkShape(faults, geometry, field)
  const owner = ownersOf(faults, fields)
  checkWaterLines(faults, geometry, owner)
  const [river, shore] = [keysOf(pathEdges(geometry.riverPath)), keysOf(polyEdges(geometry.seaPoly))]
  for (const field of fields) checkBorders(faults, field, outlineOf(field, owner, river, shore))
  checkBridges(faults, geometry, fields)
  checkMouths(faults, geometry, fields)
}

function hasItsVertices(faults: PackFaults, geometry: Geometry, fields: readonly Drawn[]): boolean {
  const lines = [
    ['geometry.seaPoly', geometry.seaPoly],
    ['geometry.riverPath', geometry.riverPath],
    ...fields.map(({ id, poly }) => [`fields.${id}.poly`, poly] as const),
  ] as const
  let all = true
  for (const [path, line] of lines) {
    faults.need(line.length >= 3, path, 'tooFewCorners', { least: 3 })
    for (const vertex of line) {
      const isThere = geometry.vertices[vertex] !== undefined
      faults.need(isThere, path, 'noSuchVertex', { vertex })
      all &&= isThere
    }
  }
  return all
}

function checkShape(faults: PackFaults, { vertices }: Geometry, { id, poly, centre }: Drawn): void {
  const corners = poly.map((vertex) => vertices[vertex] as Point)
  const path = `fields.${id}`
  faults.need(new Set(poly).size === poly.length, `${path}.poly`, 'cornerTwice')
  faults.need(isConvex(corners), `${path}.poly`, 'notConvex')
  faults.need(isInside(centre, corners), `${path}.centre`, 'centreOutside')
}

/** Which field lies to the right of an edge. Two fields on the same side of it would overlap. */
function ownersOf(faults: PackFaults, fields: readonly Drawn[]): ReadonlyMap<number, string> {
  const owner = new Map<number, string>()
  for (const { id, poly } of fields)
    for (const edge of polyEdges(poly)) {
      const other = owner.get(along(edge))
      faults.need(other === undefined, `fields.${id}.poly`, 'overlap', { field: other ?? '' })
      owner.set(along(edge), id)
    }
  return owner
}

/** The river runs between two fields everywhere (MAR-GEN-07), the sea has a field all along its shore. */
function checkWaterLines(
  faults: PackFaults,
  { riverPath, seaPoly }: Geometry,
  owner: ReadonlyMap<number, string>,
): void {
  const sides = (edge: Edge) => [along(edge), against(edge)].filter((key) => owner.has(key)).length
  pathEdges(riverPath).forEach((edge, k) => {
    faults.need(sides(edge) === 2, `geometry.riverPath.${k}`, 'riverOffBorder')
  })
  polyEdges(seaPoly).forEach((edge, k) => {
    faults.need(sides(edge) === 1, `geometry.seaPoly.${k}`, 'shoreWithoutField')
  })
}

function outlineOf(
  field: Drawn,
  owner: ReadonlyMap<number, string>,
  river: ReadonlySet<number>,
  shore: ReadonlySet<number>,
): Outline {
  const [dry, wet, waters] = [new Set<string>(), new Set<string>(), new Set<Water>()]
  let coast = false
  for (const edge of polyEdges(field.poly)) {
    const other = owner.get(against(edge))
    const isWet = river.has(either(edge))
    const isShore = shore.has(either(edge))
    if (other !== undefined) (isWet ? wet : dry).add(other)
    else if (!isShore) coast = true
    if (isWet) waters.add('river')
    if (isShore) waters.add('sea')
  }
  return { dry, wet, waters: [...waters], coast }
}

/** MAR-GEN-06, -07, MAR-RULING-17 A common edge is a border, a common corner is none; a border on the river needs a bridge. */
function checkBorders(faults: PackFaults, field: Drawn, { dry, wet, waters, coast }: Outline): void {
  const { id, land, bridge, river } = field
  const path = `fields.${id}`
  for (const to of land) faults.need(dry.has(to), `${path}.land`, 'landNotDrawn', { to })
  for (const to of dry) faults.need(land.includes(to), `${path}.land`, 'borderNotLinked', { to })
  for (const to of bridge) faults.need(wet.has(to), `${path}.bridge`, 'bridgeOffRiver', { to })
  for (const to of river) faults.need(wet.has(to), `${path}.river`, 'riverNotDrawn', { to })
  for (const to of wet)
    faults.need(bridge.includes(to) || river.includes(to), `${path}.river`, 'riverBorderNotListed', { to })
  const asDrawn = waters.length === field.waters.length && waters.every((water) => field.waters.includes(water))
  faults.need(asDrawn, `${path}.waters`, 'watersNotAsDrawn', { drawn: waters })
  faults.need(coast === field.coast, `${path}.coast`, 'coastNotAsDrawn', { drawn: coast })
}

/** MAR-GEN-07 A bridge of the drawing for every bridge of the lists, and no other. */
function checkBridges(faults: PackFaults, { bridges }: Geometry, fields: readonly Drawn[]): void {
  const joins = (a: string, b: string) => (bridge: { a: string; b: string }) =>
    (bridge.a === a && bridge.b === b) || (bridge.a === b && bridge.b === a)
  bridges.forEach(({ a, b }, k) => {
    const isLink = fields.some(({ id, bridge }) => id === a && bridge.includes(b))
    faults.need(isLink, `geometry.bridges.${k}`, 'bridgeWithoutLink', { a, b })
    faults.need(bridges.findIndex(joins(a, b)) === k, `geometry.bridges.${k}`, 'bridgeTwice', { a, b })
  })
  for (const { id, bridge } of fields)
    for (const to of bridge) faults.need(bridges.some(joins(id, to)), `fields.${id}.bridge`, 'bridgeNotDrawn', { to })
}

/** MAR-GEN-08 A mouth inside every field with a tunnel, and nowhere else. */
function checkMouths(faults: PackFaults, { tunnelMouths, vertices }: Geometry, fields: readonly Drawn[]): void {
  tunnelMouths.forEach(({ field: id, at }, k) => {
    const path = `geometry.tunnelMouths.${k}`
    const field = fields.find((one) => one.id === id)
    faults.need(field !== undefined && field.tunnel.length > 0, path, 'mouthWithoutTunnel', { field: id })
    faults.need(tunnelMouths.findIndex((mouth) => mouth.field === id) === k, path, 'mouthTwice', { field: id })
    const corners = field?.poly.map((vertex) => vertices[vertex] as Point) ?? []
    faults.need(isInside(at, corners), path, 'mouthOutside', { field: id })
  })
  for (const { id, tunnel } of fields) {
    const hasMouth = tunnel.length === 0 || tunnelMouths.some((mouth) => mouth.field === id)
    faults.need(hasMouth, `fields.${id}.tunnel`, 'mouthNotDrawn')
  }
}

// —— edges and sides ——

/** More than any drawing has vertices: an edge as one number. */
const SPAN = 2 ** 20
const along = (edge: Edge): number => edge[0] * SPAN + edge[1]
const against = (edge: Edge): number => edge[1] * SPAN + edge[0]
/** The same whichever way it is walked. */
const either = (edge: Edge): number => Math.min(along(edge), against(edge))
const keysOf = (edges: readonly Edge[]): ReadonlySet<number> => new Set(edges.map(either))

const pathEdges = (path: readonly number[]): readonly Edge[] =>
  path.slice(1).map((v, k) => [path[k] as number, v] as const)
const polyEdges = (poly: readonly number[]): readonly Edge[] => pathEdges([...poly, poly[0] as number])

/** Above 0: `p` lies to the right of the way from `a` to `b`, which is inside for an outline walked clockwise. */
const side = (a: Point, b: Point, p: Point): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

const nextOf = (corners: readonly Point[], k: number): Point => corners[(k + 1) % corners.length] as Point

/** Clockwise, without a dent: every other corner lies on the inner side of every edge. */
const isConvex = (corners: readonly Point[]): boolean =>
  corners.every((a, k) => {
    const b = nextOf(corners, k)
    return corners.every((p) => p === a || p === b || side(a, b, p) > 0)
  })

const isInside = (p: Point, corners: readonly Point[]): boolean =>
  corners.every((a, k) => side(a, nextOf(corners, k), p) > 0)
