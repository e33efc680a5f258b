/** The pack that a table was played with. Apart from the rules, which the first page loads: this needs the kernel. */

import { packOf } from '@skerry/kernel'
import { openRules, type Rules, withPack } from './rules.ts'

/** Packs that were ever built in, by their hash: tables from before packs were kept with them need these. */
const RELEASED = import.meta.glob<unknown>('../../../games/*/data/released/*.json', { import: 'default' })

interface Saved {
  readonly game: string
  readonly pack: string
  readonly ownPack?: unknown
}
type Opened = Rules & { readonly isBuiltIn: boolean }

/** The rules with the pack that a table was played with. */
export const rulesFor = async (saved: Saved): Promise<Opened> => packedFor(saved, await openRules(saved.game), RELEASED)

/** The pack is the table's own, the built-in one, or one that was built in earlier. */
export async function packedFor(
  saved: Saved,
  rules: Rules,
  released: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Opened> {
  const isBuiltIn = packOf(rules.game.load(rules.pack)) === saved.pack
  if (isBuiltIn) return { ...rules, isBuiltIn }
  const found = Object.entries(released).find(([path]) =>
    path.endsWith(`/games/${saved.game}/data/released/${saved.pack}.json`),
  )
  return { ...withPack(rules, saved.ownPack ?? (await found?.[1]())), isBuiltIn }
}
