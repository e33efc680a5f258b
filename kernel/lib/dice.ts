/** Outcomes of several dice at once. */

import { equally, type Outcomes, weighted } from '../src/chance.ts'

/** Two draws at once, e.g. two unlike dice: `DEATH/INS`. */
export function pairs<A extends string | number, B extends string | number>(
  a: Outcomes<A>,
  b: Outcomes<B>,
): Outcomes<readonly [A, B]> {
  const weightIn = (of: Outcomes, i: number) => of.weights?.[i] ?? 1
  return weighted(a.list.flatMap((x, i) => b.list.map((y, k) => [[x, y], weightIn(a, i) * weightIn(b, k)] as const)))
}

interface Rolls {
  readonly 1: readonly [number]
  readonly 2: readonly [number, number]
  readonly 3: readonly [number, number, number]
  readonly 4: readonly [number, number, number, number]
  readonly 5: readonly [number, number, number, number, number]
}
const rolls = new Map<number, Outcomes>()

/** All rolls of n six-sided dice, in order: 6ⁿ equally likely outcomes, made once. */
export function dice<N extends keyof Rolls>(n: N): Outcomes<Rolls[N]> {
  let known = rolls.get(n)
  if (known === undefined) {
    let list: number[][] = [[]]
    for (let die = 0; die < n; die++) list = list.flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]))
    known = equally(list)
    rolls.set(n, known)
  }
  return known as Outcomes<Rolls[N]>
}
