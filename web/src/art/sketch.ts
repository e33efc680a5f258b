/** Small helpers for drawings that are computed: the same seed draws the same picture. */

export type Spot = readonly [x: number, y: number]

export const short = (n: number): string => (Math.round(n * 10) / 10).toString()

/** Numbers from 0 to 1 that repeat with their seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const outline = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
