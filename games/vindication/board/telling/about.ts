/** What the makers of cards share. */

import type { Language, Seat, Table } from '@skerry/kernel'
import { cardOf, playerOf } from '../../queries.ts'
import type { Card as CardFace, CardId, Content, Player, Vindication } from '../../types.ts'
import { abilityText, costText, effectText } from '../../words/effects.ts'
import { cardName } from '../../words/names.ts'
import { type Board, chooserOf, type Seen, tableOf } from './reading.ts'
import { type TellingWords, tellingWords } from './words.ts'

/** What a card is made from. */
export interface About extends Board {
  readonly view: Seen
  /** Who would choose it. */
  readonly seat: Seat
  readonly language: Language
  readonly words: TellingWords
  /** The table as the rules see it. */
  readonly table: Table<Vindication>
}
export function aboutOf(content: Content, view: Seen, language: Language): About {
  const seat = chooserOf(view)
  return {
    content,
    view,
    state: view.state,
    seat,
    language,
    words: tellingWords[language],
    table: tableOf(content, view, seat),
  }
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
