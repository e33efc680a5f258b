/** The map and the numbers of the sample game of conquest, as all contenders but ours read them. */

export const N = 44
export const P = 3
export const REGIONS = 6
export const BONUS = [3, 5, 2, 7, 4, 3]
export const REGION: number[] = []
export const ADJ: number[][] = []
export const START_ARMIES = 35
export const WIN_FIELDS = 30
export const MAX_TURNS = 300
export const MAX_CARDS = 5

/** A grid of 4 × 11 with some diagonals. */
for (let i = 0; i < N; i++) {
  const r = (i / 11) | 0
  const c = i % 11
  const a: number[] = []
  REGION.push(Math.min(2, (c / 4) | 0) + (r >= 2 ? 3 : 0))
  if (r > 0) a.push(i - 11)
  if (r < 3) a.push(i + 11)
  if (c > 0) a.push(i - 1)
  if (c < 10) a.push(i + 1)
  if ((r + c) % 3 === 0 && r < 3 && c < 10) a.push(i + 12)
  if (r > 0 && c > 0 && (r - 1 + c - 1) % 3 === 0) a.push(i - 12)
  ADJ.push(a)
}
