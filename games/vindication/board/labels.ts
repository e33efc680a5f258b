/** The few names written on the pictures, as the pack tells them. */

import { once } from '@skerry/boards'
import type { Language } from '@skerry/contracts'

type Name = string | Readonly<Record<Language, string>>
interface Named {
  readonly id: string
  readonly name: Name
}
/** What is read of a pack here. */
type NamedPack = Readonly<
  Record<
    'regions' | 'companions' | 'traits' | 'relics' | 'monsters' | 'triggers' | 'attributes' | 'zones',
    readonly Named[]
  >
>

const namesOf = once(
  (pack: NamedPack): Readonly<Record<string, Name>> =>
    Object.fromEntries(
      [
        ...pack.regions,
        ...pack.companions,
        ...pack.traits,
        ...pack.relics,
        ...pack.monsters,
        ...pack.triggers,
        ...pack.attributes,
        ...pack.zones,
      ].map(({ id, name }) => [id, name]),
    ),
)

/** An id of another pack is shown as it is. */
export function nameOf(pack: unknown, id: string, language: Language): string {
  const name = namesOf(pack as NamedPack)[id] ?? id
  return typeof name === 'string' ? name : name[language]
}

/** A name in one line or, where it is too long, in two that are about equally long. */
export function linesOf(name: string, most: number): readonly string[] {
  if (name.length <= most || !name.includes(' ')) return [name]
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  const longer = ([a, b]: readonly [string, string]) => Math.max(a.length, b.length)
  return cuts.reduce((best, cut) => (longer(cut) < longer(best) ? cut : best))
}

/** A sentence in lines of at most so many letters; a longer word has a line of its own. */
export function wrapped(sentence: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= most) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Letters as large as they fit, but no larger than `most`: Grenze takes about 0.47 of its size for a letter. */
export const sizeFor = (lines: readonly string[], width: number, most: number): number =>
  Math.min(most, Math.floor(width / (Math.max(...lines.map(({ length }) => length)) * 0.47)))

// —— chips ——

/**
 * Only numbers that are printed nowhere are drawn: how many cubes go where, and what honor something brings. Prices stand on tiles,
 * plaques and cards, goals on quests: a chip would only hide them.
 */
export const isDrawnChip = (words: string): boolean => /^[+−]\d+$/.test(words)
