/** Exact chances: runs a piece of work once for every way chance can go. */

import type { Random } from '../src/index.ts'

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
const text = (n: bigint, d: bigint): string => `${n / gcd(n, d)}/${d / gcd(n, d)}`

/** Calls `visit` with every outcome of `work` and the number of equally likely ways among which it is one. */
export function everyWay<T>(work: (random: Random) => T, visit: (outcome: T, oneIn: bigint) => void): void {
  const path: number[] = []
  const sizes: number[] = []
  do {
    let depth = 0
    const outcome = work((n) => {
      if (!Number.isInteger(n) || n < 1) throw new Error(`nothing to draw from: ${n}`)
      if (depth === path.length) {
        path.push(0)
        sizes.push(n)
      }
      return path[depth++] as number
    })
    visit(
      outcome,
      sizes.reduce((product, n) => product * BigInt(n), 1n),
    )
    while (path.length > 0 && (path[path.length - 1] as number) + 1 === sizes[path.length - 1]) {
      path.pop()
      sizes.pop()
    }
    if (path.length > 0) path[path.length - 1] = (path[path.length - 1] as number) + 1
  } while (path.length > 0)
}

/** The exact probability of everything `work` can come to, as reduced fractions. */
export function chancesOf(work: (random: Random) => string): Readonly<Record<string, string>> {
  const sums = new Map<string, readonly [bigint, bigint]>()
  everyWay(work, (outcome, oneIn) => {
    const [n, d] = sums.get(outcome) ?? [0n, 1n]
    sums.set(outcome, [n * oneIn + d, d * oneIn])
  })
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, [n, d]]) => [key, text(n, d)]))
}
