/** Splits that most would begin with. */

import type { Allotment, Split } from '@skerry/kernel'

/** Adds one by one to what is best at the moment; `next` names it, or null when nothing is worth adding. */
export function filled(n: number, next: (so: Split) => string | null): Split {
  const split: Record<string, number> = {}
  for (let i = 0; i < n; i++) {
    const id = next(split)
    if (id === null) break
    split[id] = (split[id] ?? 0) + 1
  }
  return split
}

/** The slot with the highest value that has room. */
export function bestSlot({ slots }: Allotment, so: Split, value: (id: string) => number): string | null {
  const open = slots.filter(({ id, max }) => (so[id] ?? 0) < max)
  return open.sort((a, b) => value(b.id) - value(a.id))[0]?.id ?? null
}
