/** What a thought about a question comes to. */

import type { Allot, Choice } from '@skerry/kernel'
import type { BarEffect } from '../types.ts'
import { carryOut } from './doing.ts'
import type { Outlook } from './outlook.ts'
import { copyOf, type Sketch } from './sketch.ts'

/** A choice with what it leads to, in DP; only differences count. */
export interface Ranked {
  readonly choice: Choice
  readonly gain: number
}

/** The best first. */
export const rank = (list: readonly Choice[], gain: (choice: Choice) => number): Ranked[] =>
  sorted(list.map((choice) => ({ choice, gain: gain(choice) })))
export const sorted = (ranked: Ranked[]): Ranked[] => ranked.sort((a, b) => b.gain - a.gain)
export const only = (choice: Choice): Ranked[] => [{ choice, gain: 0 }]
/** A quantity spread over slots. */
export const allot = (verb: string, n: Readonly<Record<string, number>>): Ranked[] => only({ do: verb, n } as Allot)
export const word = (verb: string): Choice => ({ do: verb })

/** How a sketch is judged. */
export type Judge = (s: Sketch) => number

/** What these effects lead to. */
export function after(o: Outlook, s: Sketch, effects: readonly BarEffect[], judge: Judge, isSpace = false): number {
  const done = copyOf(s)
  carryOut(o, done, effects, isSpace)
  return judge(done)
}
