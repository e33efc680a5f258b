/** Numbers that explain themselves: strength, income, costs and scores as a sum of parts with rule ids. */

import type { GameTypes, RuleId, Sum, SumPart } from '../src/types.ts'
import { probe } from './probe.ts'

/** A part of a sum; it counts nothing while a mutation test has switched it off. */
function part<R extends RuleId>(rule: R, amount: number, of: string): SumPart<R> {
  if (probe.active !== null && amount !== 0) {
    if (probe.active.part(rule, of)) return { rule, amount: 0, of }
  }
  return { rule, amount, of }
}

/** Parts of nothing are left out. */
export function sum<R extends RuleId>(...parts: readonly SumPart<R>[]): Sum<R> {
  let total = 0
  for (const p of parts) total += p.amount
  return { total, parts: parts.filter((p) => p.amount !== 0) }
}

/** The same parts, but never less than `least`: the difference is a part of its own. */
function atLeast<R extends RuleId>(least: number, s: Sum<R>, rule: R, of: string): Sum<R> {
  return s.total >= least ? s : sum(...s.parts, part(rule, least - s.total, of))
}

/** What a game's sums are made of: parts cite its own rules and no others. */
interface Parts<R extends RuleId> {
  part(rule: R, amount: number, of: string): SumPart<R>
  atLeast(least: number, s: Sum<R>, rule: R, of: string): Sum<R>
}
const PARTS = { part, atLeast }
export const sumsOf = <G extends GameTypes>(): Parts<G['rule']> => PARTS
