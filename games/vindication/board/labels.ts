/** The few names written on the pictures, as the pack tells them. */

import { namesIn } from '@skerry/boards'

const NAMED = ['regions', 'companions', 'traits', 'relics', 'monsters', 'triggers', 'attributes', 'zones']
export const nameOf = namesIn(NAMED)

/** A name in one line or, where it is too long, in two that are about equally long. */
export function linesOf(name: string, most: number): readonly string[] {
  if (name.length <= most || !name.includes(' ')) return [name]
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  const longer = ([a, b]: readonly [string, string]) => Math.max(a.length, b.length)
  return cuts.reduce((best, cut) => (longer(cut) < longer(best) ? cut : best))
}

/** Letters as large as they fit, but no larger than `most`: Grenze takes about 0.47 of its size for a letter. */
export const sizeFor = (lines: readonly string[], width: number, most: number): number =>
  Math.min(most, Math.floor(width / (Math.max(...lines.map(({ length }) => length)) * 0.47)))

/** What is smaller cannot be read where all of the wide board is seen. Grenze is a little narrower than `sizeFor` takes it. */
export const LEAST_LETTER = 17
export const legible = (size: number): number => Math.max(LEAST_LETTER, size)

// —— chips ——

/**
 * Only numbers that are printed nowhere are drawn: how many cubes go where, and what honor something brings. Prices stand on tiles,
 * plaques and cards, goals on quests: a chip would only hide them.
 */
export const isDrawnChip = (words: string): boolean => /^[+−]\d+$/.test(words)
