/**
 * The map of a pack as lines: islands grown round the points of their regions and cut into them. Land is found on a fine grid, its
 * lines are traced and softened once, so that two neighbours share one border and only regions that border each other touch.
 */

import {
  closedPathOf,
  distance,
  distanceToEdge,
  distanceToRing,
  isInside,
  once,
  seeded,
  softPathOf,
} from '@skerry/boards'
import type { Arrangement, Box, Point } from '@skerry/contracts'
import type { Terrain } from '../types.ts'
import { mapBox } from './parts.ts'
import { platesOf } from './plates.ts'
import { type Field, fieldOf, nameIn, renamed, traced } from './tracing.ts'

/** What the drawing reads of a pack. */
export interface ChartPack {
  readonly maps: readonly {
    readonly id: string
    readonly aspect: number
    readonly start: { readonly at: Point }
    readonly islands: readonly { readonly id: string; readonly name: string }[]
    readonly regions: readonly {
      readonly id: string
      readonly island: string
      readonly terrain: Terrain
      readonly players: number
      readonly at: Point
    }[]
    readonly borders: readonly (readonly [string, string])[]
    readonly routes: readonly (readonly [string, string])[]
  }[]
}

/** A region, or the start region. */
export interface Land {
  readonly id: string
  readonly island: string
  /** Null: the start region. */
  readonly terrain: Terrain | null
  /** `3+`, `4+`: a marker lies here only with so many players; 0: always. */
  readonly players: number
  readonly at: Point
  readonly ring: readonly Point[]
  readonly outline: string
}
export interface IslandShape {
  readonly id: string
  readonly name: string
  /** Its points and its place in the order of discovery. */
  readonly value: number
  readonly coast: readonly Point[]
  /** The middle of its plate on the sea. */
  readonly plate: Point
}
export interface Route {
  readonly ends: readonly [string, string]
  readonly line: string
  readonly points: readonly Point[]
}
export interface Chart {
  readonly arrangement: Arrangement
  /** From north to south. */
  readonly lands: readonly Land[]
  readonly land: Readonly<Record<string, Land>>
  readonly islands: readonly IslandShape[]
  readonly routes: readonly Route[]
  /** All inner borders, each once. */
  readonly borders: string
  readonly coast: string
  /** Pairs of regions that touch in the drawing. */
  readonly touching: readonly (readonly [string, string])[]
}

const CHARTS: Readonly<Record<Arrangement, (pack: ChartPack) => Chart>> = {
  wide: once((pack: ChartPack) => drawn(pack, 'wide')),
  tall: once((pack: ChartPack) => drawn(pack, 'tall')),
}
/** The map of a pack, drawn once in each arrangement: the same neighbours, bent to the room there is. */
export const chartOf = (pack: unknown, arrangement: Arrangement): Chart => CHARTS[arrangement](pack as ChartPack)

/** From the middle of the outermost regions to the edge. */
const SHORE = { x: 92, y: 104 }

const START = 'START'

// —— the ground plan ——

interface Site {
  readonly id: string
  readonly island: string
  readonly at: Point
  /** Points that belong to it: its own, and one towards each neighbour. */
  readonly seeds: readonly Point[]
}

/** Stretched to fill its part of the plane. */
function scaled(points: readonly Point[], [x, y, width, height]: Box): (at: Point) => Point {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const across = (width - 2 * SHORE.x) / (right - left)
  const down = (height - 2 * SHORE.y) / (bottom - top)
  return ([px, py]) => [x + SHORE.x + (px - left) * across, y + SHORE.y + (py - top) * down]
}

const towards = ([x0, y0]: Point, [x1, y1]: Point, share: number): Point => [
  x0 + (x1 - x0) * share,
  y0 + (y1 - y0) * share,
]

type PackMap = ChartPack['maps'][number]

function sitesOf({ start, regions, borders }: PackMap, box: Box): readonly Site[] {
  const place = scaled([start.at, ...regions.map(({ at }) => at)], box)
  const startIsland = regions.find(({ id }) =>
    borders.some((pair) => pair.includes(START) && pair.includes(id)),
  )?.island
  const bare = [{ id: START, island: startIsland ?? '', at: start.at }, ...regions].map(({ id, island, at }) => ({
    id,
    island,
    at: place(at),
  }))
  const at = (id: string) => bare.find((one) => one.id === id)?.at as Point
  return bare.map((one) => {
    const neighbours = borders.filter((pair) => pair.includes(one.id)).map(([a, b]) => at(a === one.id ? b : a))
    return {
      ...one,
      seeds: [one.at, ...[0.22, 0.43].flatMap((share) => neighbours.map((to) => towards(one.at, to, share)))],
    }
  })
}

// —— land and water on a grid ——

/** The distance of two points of the grid. */
export const GRID = 6
/** Round a region's middle, and round the way to its neighbour. */
const [BROAD, NARROW] = [60, 46]
/** The area for which these are meant: a larger map has larger regions. */
const WHOLE = 640_000
/** How wide the water is between islands, and between regions of one island that do not border each other. */
const [SOUND, INLET] = [26, 11]

/** Slow waves that push the lines of the map aside: the same every time. */
function waves(seed: number): (p: Point) => Point {
  const chance = seeded(seed)
  const swell = Array.from({ length: 5 }, (_, i) => ({
    along: chance() * Math.PI,
    length: 150 / (i + 1),
    phase: chance() * 7,
    high: 8 / (i + 1.6),
  }))
  return ([x, y]) => {
    let [dx, dy] = [0, 0]
    for (const { along, length, phase, high } of swell) {
      const at = ((x * Math.cos(along) + y * Math.sin(along)) / length) * 2 * Math.PI + phase
      dx += Math.sin(at) * high
      dy += Math.cos(at * 1.3) * high
    }
    return [x + dx, y + dy]
  }
}

/** Whose land a point is; null: water. */
function landlord(sites: readonly Site[], borders: PackMap['borders'], broad: number): (p: Point) => string | null {
  const warp = waves(23)
  const narrow = broad - (BROAD - NARROW)
  const edges = borders.map((pair) => pair.map((id) => sites.find((site) => site.id === id) as Site) as [Site, Site])
  const isBorder = sites.map((a) =>
    sites.map((b) => borders.some((pair) => pair.includes(a.id) && pair.includes(b.id))),
  )
  return (p) => {
    const q = warp(p)
    const isShore = sites.some(({ at }) => distance(at, q) < broad)
    if (!isShore && !edges.some(([a, b]) => distanceToEdge(q, a.at, b.at) < narrow)) return null
    const far = sites.map(({ seeds }) => seeds.reduce((least, seed) => Math.min(least, distance(seed, q)), 1e9))
    const first = far.indexOf(Math.min(...far))
    const owner = sites[first] as Site
    const isCut = sites.some(({ island }, i) => {
      if (i === first) return false
      const width = island !== owner.island ? SOUND : isBorder[first]?.[i] === true ? 0 : INLET
      return (far[i] as number) - (far[first] as number) < width
    })
    return isCut ? null : owner.id
  }
}

// —— the chart ——

function drawn({ maps: [map] }: ChartPack, arrangement: Arrangement): Chart {
  if (map === undefined) throw new Error('a pack without a map')
  const box = mapBox(arrangement)
  const sites = sitesOf(map, box)
  const broad = BROAD * Math.sqrt((box[2] * box[3]) / WHOLE)
  const field = fieldOf(box, GRID, landlord(sites, map.borders, broad))
  const { rings, borders, touching } = traced(field)
  const lands = sites.map(({ id, island, at }): Land => {
    const region = map.regions.find((one) => one.id === id)
    const ring = rings[id] ?? []
    return {
      id,
      island,
      terrain: region?.terrain ?? null,
      players: region?.players ?? 0,
      at: roomiest(at, ring),
      ring,
      outline: closedPathOf(ring),
    }
  })
  const land = Object.fromEntries(lands.map((one) => [one.id, one]))
  const coasts = traced(renamed(field, (id) => land[id]?.island ?? null)).rings
  const routes = map.routes.map((ends) => routeOf(land, ends, field))
  const plates = platesOf(
    map.islands.map(({ id }) => id),
    lands,
    field,
    routes,
    box,
  )
  return {
    arrangement,
    lands: lands.toSorted((a, b) => a.at[1] - b.at[1]),
    land,
    islands: map.islands.map(({ id, name }, value) => ({
      id,
      name,
      value,
      coast: coasts[id] ?? [],
      plate: plates[id] as Point,
    })),
    routes,
    borders,
    coast: Object.values(coasts).map(closedPathOf).join(''),
    touching,
  }
}

/** So far from its border the middle of a region should lie, and so far it may be moved for that. */
const [ROOM, REACH] = [34, 36]
const NEAR: readonly Point[] = Array.from({ length: 169 }, (_, i) => [
  ((i % 13) - 6) * (REACH / 6),
  (Math.floor(i / 13) - 6) * (REACH / 6),
])
/** Where a marker has room, as near to the middle as possible. */
function roomiest([x, y]: Point, ring: readonly Point[]): Point {
  const worth = ([dx, dy]: Point): number => {
    const p: Point = [x + dx, y + dy]
    return isInside(p, ring) ? Math.min(ROOM, distanceToRing(p, ring)) - Math.hypot(dx, dy) * 0.2 : -1
  }
  const [dx, dy] = NEAR.reduce((best, one) => (worth(one) > worth(best) ? one : best), [0, 0] as Point)
  return [x + dx, y + dy]
}

/** How far a route may swing to the side, as shares of its length: it crosses as little foreign land as it can. */
const BENDS = [0.06, -0.06, 0.16, -0.16, 0.28, -0.28, 0.4, -0.4]

function routeOf(land: Readonly<Record<string, Land>>, ends: readonly [string, string], field: Field): Route {
  const [a, b] = ends.map((id) => (land[id] as Land).at) as [Point, Point]
  const bentBy = (bend: number): readonly Point[] => {
    const middle: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend]
    return [towards(a, middle, 34 / distance(a, middle)), middle, towards(b, middle, 34 / distance(b, middle))]
  }
  const foreign = (points: readonly Point[]) =>
    curve(points).filter((p) => {
      const name = nameIn(field, p)
      return name !== null && !ends.includes(name)
    }).length
  const points = BENDS.map(bentBy).reduce((best, one) => (foreign(one) < foreign(best) ? one : best))
  return { ends, points: curve(points), line: softPathOf(points) }
}

/** Points along the soft line through three. */
const curve = ([a, b, c]: readonly Point[]): readonly Point[] =>
  Array.from({ length: 21 }, (_, i): Point => {
    const t = i / 20
    const control = towards(towards(a as Point, c as Point, 0.5), b as Point, 2)
    return towards(towards(a as Point, control, t), towards(control, c as Point, t), t)
  })
