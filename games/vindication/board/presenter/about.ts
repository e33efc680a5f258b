/** What the makers of cards share. */

import { type About as AboutIn, aboutBy } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import type { Table } from '@skerry/kernel'
import { cardOf, playerOf } from '../../queries.ts'
import type { Card as CardFace, CardId, Content, Player, Vindication } from '../../types.ts'
import { abilityText, costText, effectText } from '../../words/effects.ts'
import { cardName } from '../../words/names.ts'
import { chooserOf, type Seen, tableOf } from './reading.ts'
import { type PresenterWords, presenterWords } from './words.ts'

/** What a card is made from, and the table as the rules see it. */
export interface About extends AboutIn<Vindication, PresenterWords> {
  readonly table: Table<Vindication>
}
const aboutIn = aboutBy<Vindication, PresenterWords>(presenterWords, chooserOf)
export function aboutOf(content: Content, view: Seen, language: Language): About {
  const about = aboutIn(content, view, language)
  return { ...about, table: tableOf(content, view, about.seat) }
}

export const ownOf = ({ state, seat }: About): Player => playerOf(state, seat)
export const faceOf = ({ content }: About, id: CardId): CardFace => cardOf(content, id)
export const nameOf = ({ language }: About, id: CardId): string => cardName(id, language)
/** The ability in words; nothing for a card without one. */
export const abilityOf = ({ language }: About, card: CardFace): string =>
  card.clauses.length === 0 ? '' : abilityText(card, language)
/** What an activation makes possible in this turn; nothing where the ability needs none. */
export function activeAbility({ language }: About, { voluntary }: CardFace): string {
  if (voluntary?.on !== 'ACT') return ''
  const { effects, cost } = voluntary
  const does = effectText(effects, language)
  return cost === null ? does : `${costText(cost, language)} → ${does}`
}
