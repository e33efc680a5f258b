/** Chance: a list of outcomes with positive integer weights. A rule lists them, the caller draws and records one. */

import { RuleError } from './errors.ts'

/** A draw below n: an integer 0 … n−1, each equally likely. */
export type Random = (n: number) => number

/** What dice or a deck may show: a word or number, or several of them (`[5, 2]`, written `5/2`). */
export type Outcome = string | number | readonly (string | number)[]

export interface Outcomes<O extends Outcome = Outcome> {
  readonly list: readonly O[]
  /** Null: all equally likely. */
  readonly weights: readonly number[] | null
  readonly total: number
}

export function equally<O extends Outcome>(list: readonly O[]): Outcomes<O> {
  return { list, weights: null, total: list.length }
}

/** Outcomes of weight 0 are left out. */
export function weighted<O extends Outcome>(pairs: readonly (readonly [O, number])[]): Outcomes<O> {
  for (const [outcome, weight] of pairs)
    if (!Number.isSafeInteger(weight) || weight < 0)
      throw new RuleError('kernel', `${outcome} has the weight ${weight}`)
  const possible = pairs.filter(([, weight]) => weight > 0)
  const weights = possible.map(([, weight]) => weight)
  return { list: possible.map(([outcome]) => outcome), weights, total: weights.reduce((a, b) => a + b, 0) }
}

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

/** Draws one outcome. */
export function draw<O extends Outcome>(outcomes: Outcomes<O>, random: Random): O {
  if (outcomes.total < 1) throw new RuleError('kernel', 'chance has no outcome')
  let at = random(outcomes.total)
  if (outcomes.weights === null) return outcomes.list[at] as O
  for (let i = 0; ; i++) {
    at -= outcomes.weights[i] as number
    if (at < 0) return outcomes.list[i] as O
  }
}

export const writeOutcome = (outcome: Outcome): string =>
  typeof outcome === 'object' ? outcome.join('/') : String(outcome)

/** The outcome written so, or undefined. Compares texts, since outcomes come from logs. */
export function findOutcome<O extends Outcome>(outcomes: Outcomes<O>, text: string): O | undefined {
  for (const outcome of outcomes.list) if (writeOutcome(outcome) === text) return outcome
  return undefined
}

/** A small seeded generator (sfc32) for simulations, tests and local games; never inside a rule. */
export function randomFrom(seed: number | string): Random {
  let [a, b, c, d] = seedWords(String(seed))
  const next = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return (n) => Math.floor((next() / 4294967296) * n)
}

function seedWords(text: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1]
  for (let i = 0; i < text.length; i++)
    for (let w = 0; w < 3; w++) words[w] = Math.imul((words[w] as number) ^ text.charCodeAt(i), 0x01000193 + 2 * w) | 0
  return words
}
