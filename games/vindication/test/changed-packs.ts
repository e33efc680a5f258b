/** Packs in which some cards or regions say something else, and lines played with them. */

import { follow } from '@skerry/kit'
import { expect } from 'vitest'
import { stage } from '../examples/index.ts'
import { game, pack } from '../index.ts'

/** What a card or region says instead, by id. */
export type Changes = Readonly<Record<string, string>>
interface Doc {
  readonly companions: { id: string; ability: string }[]
  readonly traits: { id: string; ability: string }[]
  readonly relics: { id: string; ability: string }[]
  readonly monsters: { id: string; ability: string }[]
  readonly regions: { id: string; visit: string[] }[]
}
export function contentWith(changes: Changes) {
  const doc = JSON.parse(JSON.stringify(pack)) as Doc
  for (const card of [...doc.companions, ...doc.traits, ...doc.relics, ...doc.monsters])
    card.ability = changes[card.id] ?? card.ability
  for (const region of doc.regions) if (changes[region.id] !== undefined) region.visit = [changes[region.id] as string]
  return game.load(doc)
}

/** Plays the line on such a pack; then all of this holds. */
export function plays(
  changes: Changes,
  given: readonly string[],
  line: readonly string[],
  then: readonly string[],
): void {
  const content = contentWith(changes)
  const start = stage.place(content, { given })
  const { position } = follow(game, content, start, line)
  for (const fact of then) expect(stage.fact(content, position, fact)).toBeNull()
}
