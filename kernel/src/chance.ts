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
