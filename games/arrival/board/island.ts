/** The island of a pack as lines: provinces round their locations, roads between them, and where the names are written. */

import { bent, closedPathOf, distance, pathOf, softPathOf } from '@skerry/boards'
import type { Arrangement, Point } from '@skerry/contracts'
import { type Layout, perLayout, stretched } from './layout.ts'
import { namesOf, type PlacedName } from './naming.ts'

type Names = Readonly<Record<'en' | 'de', string>>
/** What the drawing reads of a pack. */
export interface IslandPack {
  readonly colours: readonly { readonly id: string; readonly name: Names }[]
  readonly provinces: readonly {
    readonly id: string
    readonly name: string
    readonly colour: string
    readonly fame: number
    readonly badge: Point
  }[]
  readonly locations: readonly {
    readonly id: string
    readonly name: string
    readonly province: string
    readonly port: boolean
    readonly at: Point
  }[]
  readonly castles: readonly { readonly id: string; readonly at: Point }[]
  readonly connections: readonly (readonly [string, string])[]
  readonly drawing: { readonly island: readonly Point[]; readonly isle: readonly Point[] }
}

/** A location of the main island, or a castle location. */
export interface Site {
  readonly id: string
  /** Empty: a castle location. */
  readonly name: string
  readonly province: string | null
  readonly isPort: boolean
  readonly at: Point
}
export interface ProvinceShape {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly fame: number
  /** The middle of its plate. */
  readonly plate: Point
  /** Runs out into the sea: the coast cuts it off. */
  readonly outline: string
}
export interface Road {
  readonly a: Point
  readonly b: Point
  readonly line: string
}
export interface Island {
  readonly layout: Layout
  readonly coast: readonly Point[]
  /** Balor's Isle. */
  readonly isle: readonly Point[]
  /** From north to south: nearer pieces cover farther ones. */
  readonly sites: readonly Site[]
  readonly site: Readonly<Record<string, Site>>
  readonly provinces: readonly ProvinceShape[]
  readonly colours: IslandPack['colours']
  readonly borders: string
  readonly roads: readonly Road[]
  /** From each castle to its landing. */
  readonly causeways: readonly Road[]
  readonly names: readonly PlacedName[]
}

const islands = perLayout(drawn)

/** The island of a pack in an arrangement, drawn once. */
export const islandOf = (pack: unknown, arrangement: Arrangement): Island => islands(pack as IslandPack, arrangement)

/** The pack as it lies on the board. */
function laidOut(pack: IslandPack, layout: Layout): IslandPack {
  const on = (p: Point) => stretched(layout, p)
  const placed = <T extends { readonly at: Point }>(things: readonly T[]) =>
    things.map((one) => ({ ...one, at: on(one.at) }))
  const { drawing } = pack
  return {
    ...pack,
    locations: placed(pack.locations),
    castles: placed(pack.castles),
    provinces: pack.provinces.map((province) => ({ ...province, badge: plateOf(province, layout) })),
    drawing: { island: drawing.island.map(on), isle: drawing.isle.map(on) },
  }
}

function drawn(flat: IslandPack, layout: Layout): Island {
  const pack = laidOut(flat, layout)
  const { locations, castles, connections, drawing } = pack
  const sites: Site[] = [
    ...locations.map(({ id, name, province, port, at }) => ({ id, name, province, isPort: port, at })),
    ...castles.map(({ id, at }) => ({ id, name: '', province: null, isPort: false, at })),
  ]
  const site = Object.fromEntries(sites.map((one) => [one.id, one]))
  const ends = (pair: readonly string[]) => pair.map((id) => site[id] as Site) as [Site, Site]
  const isCauseway = (pair: readonly string[]) => ends(pair).some(({ province }) => province === null)
  const roads = connections.filter((pair) => !isCauseway(pair)).map((pair, i) => roadOf(ends(pair), 4000 + i))
  const { outlines, borders } = provincesOf(pack)
  return {
    layout,
    coast: coastOf(drawing.island, 300, 0.16),
    isle: coastOf(drawing.isle, 800, 0.22),
    sites: sites.toSorted((a, b) => a.at[1] - b.at[1]),
    site,
    provinces: pack.provinces.map(({ id, name, colour, fame, badge }) => ({
      id,
      name,
      colour,
      fame,
      plate: badge,
      outline: outlines[id] as string,
    })),
    colours: pack.colours,
    borders,
    roads,
    causeways: connections.filter(isCauseway).map((pair) => causewayOf(ends(pair))),
    names: namesOf(
      sites.filter(({ province }) => province !== null),
      roads,
      pack.provinces.map(({ name, badge }) => ({ name, plate: badge })),
      layout,
    ),
  }
}

/** Optical corrections of the plates, so that no piece covers the name of a province. */
const NUDGES: Readonly<Record<string, Point>> = {
  EBL: [5, -9],
  MAC: [9, -2],
  MAN: [13, 12],
  LAB: [9, 6],
  RHI: [-2, 2],
  MAG: [-2, 6],
  RHA: [-20, -2],
  ALT: [-14, 6],
}
function plateOf({ id, badge: [x, y] }: IslandPack['provinces'][number], layout: Layout): Point {
  const [dx, dy] = NUDGES[id] ?? [0, 0]
  const [px, py] = stretched(layout, [x + dx, y + dy])
  const [nx, ny] = layout.nudges[id] ?? [0, 0]
  return [px + nx, py + ny]
}

const coastOf = (ring: readonly Point[], seed: number, by: number): readonly Point[] =>
  ring.flatMap((a, i) => bent(a, ring[(i + 1) % ring.length] as Point, seed + i, by, 3).slice(0, -1))

function roadOf([a, b]: readonly [Site, Site], seed: number): Road {
  return { a: a.at, b: b.at, line: softPathOf(bent(a.at, b.at, seed, 0.055, 3).filter((_, i) => i % 2 === 0)) }
}

/** It begins at the gate of the castle. */
function causewayOf([one, other]: readonly [Site, Site]): Road {
  const [castle, landing] = one.province === null ? [one, other] : [other, one]
  const gate: Point = [castle.at[0], castle.at[1] + 22]
  return { a: gate, b: landing.at, line: pathOf([gate, landing.at]) }
}

// —— provinces: what is nearer to one of their locations than to any other ——

/** The cell of a location, and across each of its edges the index of the location beyond; −1: the rim of the plane. */
interface Cell {
  readonly ring: readonly Point[]
  readonly beyond: readonly number[]
}

const RIM: readonly Point[] = [
  [-400, -200],
  [1500, -200],
  [1500, 1300],
  [-400, 1300],
]

function cellOf(at: readonly Point[], own: number): Cell {
  let cell: Cell = { ring: RIM, beyond: [-1, -1, -1, -1] }
  at.forEach((_, other) => {
    if (other !== own) cell = cutOff(cell, at[own] as Point, at[other] as Point, other)
  })
  return cell
}

/** What of a cell is nearer to `own` than to `other`. */
function cutOff({ ring, beyond }: Cell, own: Point, other: Point, index: number): Cell {
  const [mx, my] = [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2]
  const side = (p: Point) => (p[0] - mx) * (other[0] - own[0]) + (p[1] - my) * (other[1] - own[1])
  const [points, tags]: [Point[], number[]] = [[], []]
  const push = (p: Point, tag: number) => {
    points.push(p)
    tags.push(tag)
  }
  ring.forEach((a, k) => {
    const b = ring[(k + 1) % ring.length] as Point
    const [sa, sb, tag] = [side(a), side(b), beyond[k] as number]
    const t = sa / (sa - sb)
    const cut: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    if (sa <= 0) push(a, tag)
    if (sa <= 0 && sb > 0) push(cut, index)
    if (sa > 0 && sb <= 0) push(cut, tag)
  })
  return { ring: points, beyond: tags }
}

interface Edge {
  readonly from: Point
  readonly to: Point
  readonly line: readonly Point[]
}

function provincesOf({ provinces, locations }: IslandPack) {
  const at = locations.map((location) => location.at)
  const cells = at.map((_, i) => cellOf(at, i))
  const borders = new Map<string, string>()
  const outlines: Record<string, string> = {}
  for (const { id } of provinces) {
    const edges: Edge[] = []
    cells.forEach(({ ring, beyond }, i) => {
      if (locations[i]?.province !== id) return
      ring.forEach((from, k) => {
        const [to, other] = [ring[(k + 1) % ring.length] as Point, beyond[k] as number]
        if (distance(from, to) < 0.01 || locations[other]?.province === id) return
        const line = borderOf(i, other, from, to)
        edges.push({ from, to, line })
        if (other >= 0) borders.set(`${Math.min(i, other)} ${Math.max(i, other)}`, pathOf(line))
      })
    })
    outlines[id] = chained(edges).map(closedPathOf).join('')
  }
  return { outlines, borders: [...borders.values()].join('') }
}

/** A border is bent once, whichever side asks for it. */
function borderOf(i: number, other: number, from: Point, to: Point): readonly Point[] {
  if (other < 0) return [from, to]
  const isTurned = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1])
  const [a, b] = isTurned ? [to, from] : [from, to]
  const line = bent(a, b, 7000 + Math.min(i, other) * 60 + Math.max(i, other), 0.13, 4)
  return isTurned ? line.toReversed() : line
}

/** Edges put end to end to rings. */
function chained(edges: readonly Edge[]): readonly (readonly Point[])[] {
  const left = [...edges]
  const rings: Point[][] = []
  for (let edge = left.shift(); edge !== undefined; edge = left.shift()) {
    const ring = [...edge.line]
    const start = edge.from
    let end = edge.to
    while (distance(end, start) >= 0.5) {
      const next = left.findIndex(({ from }) => distance(from, end) < 2)
      if (next < 0) break
      const [{ line, to }] = left.splice(next, 1) as [Edge]
      ring.push(...line.slice(1))
      end = to
    }
    rings.push(ring)
  }
  return rings
}
