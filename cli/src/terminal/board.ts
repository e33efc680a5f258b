/** Draws things as a board where their texts and facts allow it: stacks in columns, or marks in a square. */

import { thingText, type Words } from '@skerry/contracts'
import type { Thing } from '@skerry/kernel'

interface Named {
  readonly thing: Thing
  /** What the text says after its last colon. */
  readonly says: string
}

/** The drawing of things of one kind, or null if they are no board. */
export function drawn(words: Words, things: readonly Thing[]): string[] | null {
  if (things.length < 2 || !things.every((thing, i) => Object.values(thing.facts).includes(i + 1))) return null
  const named = things.map((thing) => ({ thing, says: thingText(words, thing).split(':').at(-1)?.trim() ?? '' }))
  return stacks(named) ?? square(named)
}

/** Things that hold a list each, one letter per piece: `column 3: A, B, A`. */
function stacks(named: readonly Named[]): string[] | null {
  const piles = named.map(({ thing, says }) => {
    const list = Object.values(thing.facts).find((fact) => Array.isArray(fact))
    if (!Array.isArray(list)) return null
    const marks = list.length === 0 ? [] : says.split(', ')
    return marks.length === list.length && marks.every((mark) => mark.length === 1) ? marks : null
  })
  if (piles.some((pile) => pile === null)) return null
  const height = Math.max(1, ...piles.map((pile) => pile?.length ?? 0))
  const rows = Array.from({ length: height }, (_, i) => piles.map((pile) => pile?.[height - 1 - i] ?? '·'))
  return [...rows, named.map((_, i) => String(i + 1))].map((row) => row.map((mark) => mark.padStart(2)).join(' '))
}

/** k² things with one mark each, or none (−1): `cell 5: A`. Empty ones show their number. */
function square(named: readonly Named[]): string[] | null {
  const side = Math.sqrt(named.length)
  if (!Number.isInteger(side) || side > 9) return null
  const marks = named.map(({ thing, says }, i) => {
    const facts = Object.values(thing.facts)
    if (facts.length !== 2) return null
    if (facts.includes(-1)) return String(i + 1)
    return says.length === 1 ? says : null
  })
  if (marks.some((mark) => mark === null)) return null
  return Array.from({ length: side }, (_, row) =>
    marks
      .slice(row * side, (row + 1) * side)
      .map((mark) => (mark as string).padStart(2))
      .join(' '),
  )
}
