/**
 * The geometry of the volcano (BAR-PLACE-09, -10). Positions count clockwise; ring 2 and the periphery lie half a sector further, so
 * that each sector touches exactly two of the next ring. Angles are degrees from the top, clockwise.
 */

import { d, seeded } from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import { ARC_LENGTH, FIXED_SECTOR, FIXED_SLOT, positionOf, SECTORS } from '../queries.ts'
import type { Ring, Space, State, Volcano } from '../types.ts'
import { RADII, VOLCANO } from './layout.ts'
import { shiftedPath } from './paths.ts'

export const STEP = 360 / SECTORS

export const polar = (angle: number, r: number): Point => [
  Math.sin((angle * Math.PI) / 180) * r,
  -Math.cos((angle * Math.PI) / 180) * r,
]
const radiiOf = (ring: Ring) => RADII[ring - 1] as readonly [number, number]

/** Where position 0 of a ring begins: rings 1 and 3 have it round the top, ring 2 and the periphery to the east of it. */
const beginOf = (ring: Ring): number => (ring % 2 === 1 ? -STEP / 2 : 0)

/** From which angle to which one a space reaches on its unturned ring; P4 lies where it lies. */
export interface Reach {
  readonly from: number
  readonly to: number
}
export function reachOf(volcano: Volcano, space: Space): Reach {
  const spaces = (volcano.rings[space.ring - 1] as readonly Space[]).filter(({ sector }) => sector === space.sector)
  const position = space.ring === 4 && space.sector === FIXED_SECTOR ? FIXED_SLOT : space.sector
  const width = STEP / spaces.length
  const from = beginOf(space.ring) + position * STEP + spaces.indexOf(space) * width
  return { from, to: from + width }
}

/** How far what carries a space is turned: its ring, or the arc, which turns with ring 3; P4 never turns. */
export function turnOf(state: Pick<State, 'turns' | 'arc'>, { ring, sector }: Pick<Space, 'ring' | 'sector'>): number {
  if (ring < 4) return (state.turns[ring - 1] as number) * STEP
  return sector === FIXED_SECTOR ? 0 : state.arc * STEP
}

/** Corners are round; `pad` keeps it off its neighbours. */
export function sectorPath({ from, to }: Reach, r0: number, r1: number, pad: number, corner: number): string {
  const degrees = (length: number, r: number) => (length / r) * (180 / Math.PI)
  const [in0, in1, c0, c1] = [degrees(pad, r0), degrees(pad, r1), degrees(corner, r0), degrees(corner, r1)]
  const p = (angle: number, r: number) => d`${polar(angle, r)[0]} ${polar(angle, r)[1]}`
  return (
    `M${p(from + in0 + c0, r0)}A${r0} ${r0} 0 0 1 ${p(to - in0 - c0, r0)}` +
    `Q${p(to - in0, r0)} ${p(to - in0, r0 + corner)}L${p(to - in1, r1 - corner)}` +
    `Q${p(to - in1, r1)} ${p(to - in1 - c1, r1)}A${r1} ${r1} 0 0 0 ${p(from + in1 + c1, r1)}` +
    `Q${p(from + in1, r1)} ${p(from + in1, r1 - corner)}L${p(from + in0, r0 + corner)}` +
    `Q${p(from + in0, r0)} ${p(from + in0 + c0, r0)}Z`
  )
}

/** Sectors as they lie on an unturned ring; with a rim they reach further out. */
export function sectorsOf(ring: Ring, positions: readonly number[], rim = 0): string {
  const [r0, r1] = [radiiOf(ring)[0], radiiOf(ring)[1] + rim]
  const begin = beginOf(ring)
  return positions
    .map((i) => sectorPath({ from: begin + i * STEP, to: begin + (i + 1) * STEP }, r0, r1, 1.6, 9))
    .join('')
}
export const ARC: readonly number[] = Array.from({ length: ARC_LENGTH }, (_, i) => i)
export const ALL: readonly number[] = Array.from({ length: SECTORS }, (_, i) => i)

/** The lines between the two spaces of a sector. */
export function dividersOf(ring: Ring, positions: readonly number[]): string {
  const [r0, r1] = radiiOf(ring)
  const begin = beginOf(ring) + STEP / 2
  return positions
    .map((i) => {
      const [a, b] = [polar(begin + i * STEP, r0 + 6), polar(begin + i * STEP, r1 - 6)]
      return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
    })
    .join('')
}

/** Scratches in the stone. */
export function grainOf(ring: Ring, positions: readonly number[]): string {
  const [r0, r1] = radiiOf(ring)
  return positions
    .map((position) => {
      const chance = seeded(ring * 31 + position * 7 + 3)
      return Array.from({ length: 12 + ring * 5 }, () => {
        const angle = beginOf(ring) + position * STEP + 4 + chance() * (STEP - 8)
        const [[x, y], k] = [polar(angle, r0 + 9 + chance() * (r1 - r0 - 18)), 2.5 + chance() * 4.5]
        return d`M${x - k} ${y + 1}l${k} ${-k}l${k * 1.2} ${k * 0.8}`
      }).join('')
    })
    .join('')
}

const moved = ([x, y]: Point): Point => [x + VOLCANO[0], y + VOLCANO[1]]
const turned = (reach: Reach, by: number): Reach => ({ from: reach.from + by, to: reach.to + by })

/** The middle of a space as the rings stand now. */
export function spaceAt(volcano: Volcano, state: State, space: Space): Point {
  const { from, to } = turned(reachOf(volcano, space), turnOf(state, space))
  const [r0, r1] = radiiOf(space.ring)
  return moved(polar((from + to) / 2, (r0 + r1) / 2))
}

/** The middle of its outer edge, where a chip covers nothing. */
export function rimAt(volcano: Volcano, state: State, space: Space): Point {
  const { from, to } = turned(reachOf(volcano, space), turnOf(state, space))
  return moved(polar((from + to) / 2, radiiOf(space.ring)[1] + 10))
}

/** The outline of a space as the rings stand now, in the plane. */
export function spaceOutline(volcano: Volcano, state: State, space: Space, beyond = 0): string {
  const { from, to } = turned(reachOf(volcano, space), turnOf(state, space))
  const [r0, r1] = radiiOf(space.ring)
  return shifted(sectorPath({ from, to }, r0 + 6, r1 - 6 + beyond, 5, 10))
}

const shifted = (line: string): string => shiftedPath(line, VOLCANO)

// —— touching ——

/** Half the width of a stair, in degrees, and where a space of ring 1, 2 or 3 has its two. */
const STAIR = 4.6
export const STAIR_ANGLES: readonly number[] = Array.from({ length: SECTORS * 2 }, (_, i) => STEP / 4 + (i * STEP) / 2)

/** A stair from one terrace down to the next, between ring `ring` and the one outside it; `risers` are the edges of its steps. */
export function stair(ring: 1 | 2 | 3, angle: number): { readonly body: string; readonly risers: string } {
  const [r0, r1] = [radiiOf(ring)[1] - 3, radiiOf((ring + 1) as Ring)[0] + 3]
  const half = (STAIR * 130) / ((r0 + r1) / 2)
  const p = (a: number, r: number) => d`${polar(a, r)[0]} ${polar(a, r)[1]}`
  const body = `M${p(angle - half, r0)}L${p(angle + half, r0)}L${p(angle + half * 1.25, r1)}L${p(angle - half * 1.25, r1)}Z`
  const steps = [0.25, 0.5, 0.75].map((share) => {
    const r = r0 + (r1 - r0) * share
    return `M${p(angle - half * (1 + 0.25 * share), r)}L${p(angle + half * (1 + 0.25 * share), r)}`
  })
  return { body, risers: steps.join('') }
}

/** The stair between a sector of one ring and a touching one of the next, as the rings stand now; null: they do not touch. */
export function stairBetween(state: State, inner: Space, outer: Space): string | null {
  if (outer.ring !== inner.ring + 1 || inner.ring === 4) return null
  const [a, b] = [positionOf(state, inner), positionOf(state, outer)]
  const [from, begin] = [beginOf(inner.ring) + a * STEP, beginOf(outer.ring) + b * STEP]
  const angle = STAIR_ANGLES.find((at) => isWithin(at, from) && isWithin(at, begin))
  return angle === undefined ? null : shifted(stair(inner.ring as 1 | 2 | 3, angle).body)
}
const isWithin = (angle: number, from: number): boolean => (((angle - from) % 360) + 360) % 360 < STEP

// —— rings as things ——

/** A whole ring, lit as a band. */
export function ringOutline(ring: Ring): string {
  const [r0, r1] = radiiOf(ring)
  const [x, y] = VOLCANO
  const circle = (r: number, sweep: 0 | 1) =>
    d`M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0Z`
  return circle(r1 + 3, 1) + circle(r0 - 3, 0)
}

/** The two handles by which a ring is turned: over the crater, where they cover nothing. */
export const handleAt = (direction: 'clockwise' | 'counterclockwise'): Point => [
  VOLCANO[0] + (direction === 'clockwise' ? 41 : -41),
  VOLCANO[1],
]

// —— heroes ——

/** How far from the middle of its space a hero stands, by ring, in degrees: the effect moves to the other side. */
export const HERO_ASIDE: readonly number[] = [22, 10, 10, 8.5]
/** And so much further out than the middle. */
const HERO_OUTWARD: readonly number[] = [20, 0, 0, 0]

/** Where a hero stands on its unturned ring, about the volcano's middle. */
export function heroSpot(volcano: Volcano, space: Space, turn = 0): Point {
  const { from, to } = reachOf(volcano, space)
  const [r0, r1] = radiiOf(space.ring)
  const [aside, outward] = [HERO_ASIDE[space.ring - 1] as number, HERO_OUTWARD[space.ring - 1] as number]
  return polar((from + to) / 2 + turn + aside, (r0 + r1) / 2 + outward)
}
/** Where a hero stands in the plane, as the rings stand now. */
export const heroAt = (volcano: Volcano, state: State, space: Space): Point => {
  const [x, y] = moved(heroSpot(volcano, space, turnOf(state, space)))
  return [x, y - 6]
}
