/** The island of a pack as lines: every border is bent once and used by both its neighbours. */

import { bent, closedPathOf, once, pathOf } from '@skerry/boards'
import type { Geometry, Point } from '../geometry.ts'
import type { Pack, PackField } from '../load.ts'

type Names = Readonly<Record<'en' | 'de', string>>
/** What the drawing reads of a pack. */
export interface IslandPack extends Pack {
  readonly regions: readonly (Pack['regions'][number] & { readonly name: Names })[]
  readonly waters: readonly { readonly id: string; readonly name: Names }[]
}

export interface IslandField {
  readonly id: string
  readonly region: string | null
  readonly isCastle: boolean
  readonly centre: Point
  /** Where its pieces stand. */
  readonly place: Point
  readonly ring: readonly Point[]
  readonly outline: string
}
export interface Island {
  /** From north to south: nearer pieces cover farther ones. */
  readonly fields: readonly IslandField[]
  readonly field: Readonly<Record<string, IslandField>>
  readonly coast: readonly Point[]
  readonly lake: readonly Point[]
  /** From the ocean to the lake. */
  readonly river: readonly Point[]
  /** Inside a region, and between two; walls and the river are none of them. */
  readonly borders: Readonly<Record<'inner' | 'outer', string>>
  /** The borders of each region with everything else. */
  readonly rims: Readonly<Record<string, string>>
  readonly bridges: Geometry['bridges']
  /** Where tunnel mouths are drawn: beside the pieces. */
  readonly mouths: readonly { readonly field: string; readonly to: string; readonly at: Point }[]
}

const islands = once(drawn)

/** The island of a pack, drawn once. */
export const islandOf = (pack: unknown): Island => islands(pack as IslandPack)

function drawn({ geometry, fields: all }: IslandPack): Island {
  const { edge, ring, owners, isRiver, isShore } = edgesOf(geometry, all)
  const fields = all.map((field): IslandField => {
    const { id, region, terrain, centre, poly } = field
    const isCastle = terrain === 'castle'
    const line = ring(poly)
    const place: Point = [centre[0], centre[1] + (isCastle ? 17 : 2)]
    return { id, region, isCastle, centre, place, ring: line, outline: closedPathOf(line) }
  })
  return {
    fields: fields.toSorted((a, b) => a.centre[1] - b.centre[1]),
    field: Object.fromEntries(fields.map((field) => [field.id, field])),
    coast: ring(coastOf(all, (u, v) => owners(u, v).length === 1 && !isShore(u, v))),
    lake: ring(geometry.seaPoly),
    river: geometry.riverPath.flatMap((v, i, path) =>
      i === 0 ? [] : edge(path[i - 1] as number, v).slice(i > 1 ? 1 : 0),
    ),
    borders: bordersOf(all, owners, (u, v) => (isRiver(u, v) ? '' : pathOf(edge(u, v)))),
    rims: rimsOf(all, owners, (u, v) => pathOf(edge(u, v))),
    bridges: geometry.bridges,
    mouths: geometry.tunnelMouths.map(({ field: id, at }) => {
      const to = all.find((field) => field.id === id)?.tunnel[0] as string
      return { field: id, to, at: [at[0] + 39, at[1] + 1] }
    }),
  }
}

// —— edges ——

type Corner = number
type Owners = (u: Corner, v: Corner) => readonly PackField[]

const keyOf = (u: Corner, v: Corner): string => (u < v ? `${u} ${v}` : `${v} ${u}`)
const edgesAround = (poly: readonly Corner[]): readonly (readonly [Corner, Corner])[] =>
  poly.map((u, i) => [u, poly[(i + 1) % poly.length] as Corner])

/** How far lines are bent: coasts are the roughest, borders the calmest. */
const BEND = { coast: 0.15, river: 0.13, shore: 0.1, border: 0.1 }
const HALVINGS = 4

function edgesOf({ vertices, seaPoly, riverPath }: Geometry, fields: readonly PackField[]) {
  const owned = new Map<string, PackField[]>()
  for (const field of fields)
    for (const [u, v] of edgesAround(field.poly)) owned.set(keyOf(u, v), [...(owned.get(keyOf(u, v)) ?? []), field])
  const shore = new Set(edgesAround(seaPoly).map(([u, v]) => keyOf(u, v)))
  const river = new Set(riverPath.slice(1).map((v, i) => keyOf(riverPath[i] as Corner, v)))
  const owners: Owners = (u, v) => owned.get(keyOf(u, v)) ?? []
  const bendOf = (u: Corner, v: Corner) => {
    if (shore.has(keyOf(u, v))) return BEND.shore
    if (owners(u, v).length < 2) return BEND.coast
    return river.has(keyOf(u, v)) ? BEND.river : BEND.border
  }
  const lines = new Map<string, readonly Point[]>()
  const edge = (u: Corner, v: Corner): readonly Point[] => {
    const [a, b] = u < v ? [u, v] : [v, u]
    const line =
      lines.get(keyOf(u, v)) ?? bent(vertices[a] as Point, vertices[b] as Point, 1000 * a + b, bendOf(u, v), HALVINGS)
    lines.set(keyOf(u, v), line)
    return u < v ? line : line.toReversed()
  }
  return {
    owners,
    edge,
    /** The bent outline; every corner once. */
    ring: (poly: readonly Corner[]): readonly Point[] => edgesAround(poly).flatMap(([u, v]) => edge(u, v).slice(0, -1)),
    isRiver: (u: Corner, v: Corner) => river.has(keyOf(u, v)),
    isShore: (u: Corner, v: Corner) => shore.has(keyOf(u, v)),
  }
}

/** The edges on the ocean, chained to one ring. */
function coastOf(fields: readonly PackField[], isCoast: (u: Corner, v: Corner) => boolean): readonly Corner[] {
  const next = new Map<Corner, Corner>()
  for (const { poly } of fields) for (const [u, v] of edgesAround(poly)) if (isCoast(u, v)) next.set(u, v)
  const ring: Corner[] = []
  let corner = next.keys().next().value
  while (corner !== undefined && corner !== ring[0]) {
    ring.push(corner)
    corner = next.get(corner)
  }
  return ring
}

function bordersOf(fields: readonly PackField[], owners: Owners, lineOf: (u: Corner, v: Corner) => string) {
  const borders = { inner: '', outer: '' }
  for (const field of fields)
    for (const [u, v] of edgesAround(field.poly)) {
      const [a, b] = owners(u, v)
      if (a !== field || b === undefined || a.terrain === 'castle' || b.terrain === 'castle') continue
      borders[a.region === b.region ? 'inner' : 'outer'] += lineOf(u, v)
    }
  return borders
}

function rimsOf(fields: readonly PackField[], owners: Owners, lineOf: (u: Corner, v: Corner) => string) {
  const rims: Record<string, string> = {}
  for (const { region, poly } of fields)
    for (const [u, v] of edgesAround(poly))
      if (region !== null && owners(u, v).filter((owner) => owner.region === region).length === 1)
        rims[region] = (rims[region] ?? '') + lineOf(u, v)
  return rims
}
