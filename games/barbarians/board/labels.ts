/** The few names written on the live picture, as the pack tells them. */

import { once } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import type { Card } from '../types.ts'

type Name = string | Readonly<Record<Language, string>>
interface Named {
  readonly id: string
  readonly name: Name
}
/** What is read of a pack here. */
interface NamedPack {
  readonly gods: readonly Named[]
  readonly warlords: readonly Named[]
  readonly buildingTypes: readonly Named[]
  readonly feasts: readonly Named[]
  readonly demons: readonly Named[]
}

const namesOf = once(
  ({ gods, warlords, buildingTypes, feasts, demons }: NamedPack): Readonly<Record<string, Name>> =>
    Object.fromEntries(
      [...gods, ...warlords, ...buildingTypes, ...feasts, ...demons].map(({ id, name }) => [id, name]),
    ),
)

/** An id of another pack is shown as it is. */
export function nameOf(pack: unknown, id: string, language: Language): string {
  const name = namesOf(pack as NamedPack)[id] ?? id
  return typeof name === 'string' ? name : name[language]
}
/** Buildings are told by their kind. */
export const cardName = (pack: unknown, card: Card, language: Language): string =>
  nameOf(pack, card.kind === 'building' ? card.type : card.id, language)
