/** The few names written on pictures, as packs tell them. */

import type { Language } from '@skerry/contracts'
import { once } from './once.ts'

type Name = string | Readonly<Record<Language, string>>
interface Named {
  readonly id: string
  readonly name: Name
}

/** Reads names off these lists of a pack. An id of another pack is shown as it is. */
export function namesIn(lists: readonly string[]): (pack: unknown, id: string, language: Language) => string {
  const namesOf = once(
    (pack: Readonly<Record<string, readonly Named[]>>): ReadonlyMap<string, Name> =>
      new Map(lists.flatMap((list) => (pack[list] ?? []).map(({ id, name }) => [id, name] as const))),
  )
  return (pack, id, language) => {
    const name = namesOf(pack as Readonly<Record<string, readonly Named[]>>).get(id) ?? id
    return typeof name === 'string' ? name : name[language]
  }
}
