/** What a thought about a question comes to. */

import type { Allot, Choice } from '@skerry/kernel'

/** A choice with what it leads to, in honor; only differences count. */
export interface Ranked {
  readonly choice: Choice
  readonly gain: number
}

export const sorted = (ranked: Ranked[]): Ranked[] => ranked.sort((a, b) => b.gain - a.gain)
/** The best first. */
export const rank = (list: readonly Choice[], gain: (choice: Choice) => number): Ranked[] =>
  sorted(list.map((choice) => ({ choice, gain: gain(choice) })))
export const only = (choice: Choice): Ranked[] => [{ choice, gain: 0 }]
/** A quantity spread over slots. */
export const allot = (verb: string, n: Readonly<Record<string, number>>): Ranked[] => only({ do: verb, n } as Allot)
export const word = (verb: string): Choice => ({ do: verb })
/** The choices of one verb. */
export const those = <C extends Choice>(list: readonly Choice[], verb: C['do']): readonly C[] =>
  list.filter((choice): choice is C => choice.do === verb)
