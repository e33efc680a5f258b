/** Many are compared: what reads the same is the same, in which order soever its keys are. */

import { demand } from '@skerry/kit'

export function demandSame(of: string, got: unknown, wanted: unknown): void {
  if (JSON.stringify(got) === JSON.stringify(wanted)) return
  const [end, truth] = [JSON.stringify(ordered(got)), JSON.stringify(ordered(wanted))]
  demand('same', end === truth, () => `${of}: ${differenceOf(end, truth)}`)
}

/** Keys in alphabetical order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  )
}

/** Both texts from their first difference on. */
function differenceOf(got: string, wanted: string): string {
  let at = 0
  while (got[at] === wanted[at]) at++
  const from = Math.max(0, at - 60)
  return `there is\n…${got.slice(from, at + 120)}\nwhere there should be\n…${wanted.slice(from, at + 120)}`
}
