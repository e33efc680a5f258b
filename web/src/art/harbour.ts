/** The geometry of the harbour view: drawn once, the same for everybody. */

import { dice, outline, type Spot, short } from './sketch.ts'

export const WIDTH = 1440
export const HEIGHT = 430
const HORIZON = HEIGHT * 0.685

/** A rock and its side away from the light. */
export interface Reef {
  readonly kind: 'far' | 'middle' | 'near'
  readonly rock: string
  readonly shade: string
}

/** Middle as a share of the width, foot below the horizon, half the width, height. */
type Sketch = readonly [x: number, foot: number, width: number, height: number]

const random = dice(77)

function reef(kind: Reef['kind'], [share, foot, width, height]: Sketch, edges: number): Reef {
  const x = WIDTH * share
  const y = HORIZON + foot
  const crest: Spot[] = Array.from({ length: edges - 1 }, (_, i) => {
    const t = (i + 1) / edges
    return [x - width + 2 * width * t, y - height * Math.sin(t * Math.PI) * (0.62 + random() * 0.55)]
  })
  const spots: Spot[] = [[x - width, y], ...crest, [x + width, y]]
  return { kind, rock: outline(spots), shade: outline([...spots.slice(Math.floor(edges / 2)), [x + width * 0.12, y]]) }
}

const FAR: readonly Sketch[] = [
  [0.05, 1, 70, 34],
  [0.13, 1, 40, 20],
  [0.42, 1, 52, 24],
  [0.5, 1, 30, 14],
  [0.93, 1, 90, 46],
  [0.86, 1, 40, 20],
]
const MIDDLE: readonly Sketch[] = [
  [0.655, 30, 92, 92],
  [0.59, 26, 44, 34],
  [0.72, 36, 54, 40],
]
const NEAR: readonly Sketch[] = [
  [0.83, 74, 120, 62],
  [0.765, 70, 40, 24],
  [0.91, 82, 60, 34],
  [0.54, 88, 46, 22],
]

export const farReefs = FAR.map((s) => reef('far', s, 8))
export const middleReefs = MIDDLE.map((s) => reef('middle', s, 9))
export const nearReefs = NEAR.map((s) => reef('near', s, 10))

export const horizon = HORIZON
/** The foot of the lighthouse. */
export const tower: Spot = [WIDTH * 0.655 - 8, HORIZON - 48]
export const orb: Spot = [WIDTH * 0.735, HORIZON - 128]

const CLOUDS: readonly (readonly [x: number, y: number, length: number])[] = [
  [0.6, 70, 120],
  [0.64, 84, 210],
  [0.79, 60, 150],
  [0.76, 132, 190],
  [0.56, 118, 90],
  [0.86, 98, 120],
  [0.9, 42, 90],
  [0.68, 40, 70],
]
export const clouds = CLOUDS.map(
  ([x, y, length]) => `M${short(WIDTH * x)} ${y}h${length}M${short(WIDTH * x + 18)} ${y + 6}h${short(length * 0.55)}`,
).join('')

const GULLS: readonly (readonly [x: number, y: number, size: number])[] = [
  [0.46, 92, 1],
  [0.485, 76, 0.7],
  [0.5, 100, 0.6],
]
export const gulls = GULLS.map(([x, y, k]) => {
  const wing = `q${short(5 * k)}-${short(7 * k)} ${short(9 * k)} 0`
  return `M${short(WIDTH * x - 9 * k)} ${y}${wing}${wing}`
}).join('')

/** Waves, longer and farther apart towards us. */
export const swell = Array.from({ length: 13 }, (_, row) => {
  const y = HORIZON + 6 + row * row * 1.15 + row * 2
  const length = 10 + row * 2.4
  let line = ''
  for (let x = -20 + random() * 30; x < WIDTH; x += length * (5 + random() * 14))
    line += `M${short(x)} ${short(y)}q${short(length / 2)}-${short(2 + row * 0.28)} ${short(length)} 0t${short(length)} 0`
  return line
}).join('')
