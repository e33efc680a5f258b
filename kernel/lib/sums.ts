/** Numbers that explain themselves: strength, income, costs and scores as a sum of parts with rule ids. */

import type { RuleId, Sum, SumPart } from '../src/types.ts'
import { probe } from './probe.ts'

/** A part of a sum; it counts nothing while a mutation test has switched it off. */
export function part(rule: RuleId, amount: number, of: string): SumPart {
  if (probe.active !== null && amount !== 0) {
    if (probe.active.part(rule, of)) return { rule, amount: 0, of }
  }
  return { rule, amount, of }
}

/** Parts of nothing are left out. */
export function sum(...parts: readonly SumPart[]): Sum {
  let total = 0
  for (const p of parts) total += p.amount
  return { total, parts: parts.filter((p) => p.amount !== 0) }
}

/** The same parts, but never less than `least`: the difference is a part of its own. */
export function atLeast(least: number, s: Sum, rule: RuleId, of: string): Sum {
  return s.total >= least ? s : sum(...s.parts, part(rule, least - s.total, of))
}
