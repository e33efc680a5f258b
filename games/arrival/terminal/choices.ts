/** What to know about a choice: its price, what it brings, why one would regret it. */

import type { Language } from '@skerry/contracts'
import type { Choice, Seat } from '@skerry/kernel'
import {
  buildBasis,
  buildCost,
  locationOf,
  reachCost,
  repelBasis,
  siteOf,
  spreadCost,
  swordCost,
  tileFame,
} from '../queries.ts'
import type { Build, Content, Repel, Spread, State, Threat, UseTile } from '../types.ts'
import { type TableWords, tableWords } from '../words/terminal.ts'
import type { Seen } from './draw.ts'

/** The price of a choice, or what it brings. */
export function note(content: Content, view: Seen, choice: Choice, language: Language): string | null {
  const words = tableWords[language]
  const { state, seat } = view
  const t = { state, content }
  if (typeof seat !== 'number') return null
  const atLocation = (id: Build['location']) => locationOf(content, id)
  switch (choice.do) {
    case 'build':
      return priced(words.costsFame, buildCost(buildBasis(t, seat, atLocation((choice as Build).location))).total)
    case 'spread':
      return words.costsFomori(spreadCost(state, atLocation((choice as Spread).location)).total)
    case 'repel':
      return repelNote(t, seat, choice as Repel, words)
    case 'use':
      return priced(words.bringsFame, tileFame(t, seat, (choice as UseTile).tile).total)
    default:
      return null
  }
}
const priced = (say: (n: number) => string, n: number): string | null => (n > 0 ? say(n) : null)

function repelNote(t: { state: State; content: Content }, seat: Seat, { location }: Repel, words: TableWords): string {
  const at = locationOf(t.content, location)
  const swords = words.costsSwords(swordCost(siteOf(t, location).holder as Threat).total)
  const fame = reachCost(repelBasis(t, seat, at)).total
  return fame > 0 ? `${swords}, ${words.costsFame(fame)}` : swords
}

export function warn(content: Content, { state, seat }: Seen, choice: Choice, language: Language): string | null {
  if (choice.do !== 'spread') return null
  const { holder } = siteOf({ state, content }, (choice as Spread).location)
  return holder === seat ? tableWords[language].ownFort : null
}

export const group = (_: Content, _view: Seen, { do: verb }: Choice, language: Language): string | null =>
  tableWords[language].groups[verb] ?? null
