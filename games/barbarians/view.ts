/** Who may know what: nobody knows more than anybody else. Decks have an order only where a search fixed it; ledger 6.3. */

import {
  addTo,
  draw,
  entriesOf,
  equally,
  hidePile,
  type Pile,
  type Random,
  type StateAndStack,
  sortBag,
  takeFrom,
  type Viewer,
} from '@skerry/kernel'
import { cardOf, KINDS } from './queries.ts'
import type { Barbarians, CardId, Content, Decks, Kind, State } from './types.ts'

type Seen = StateAndStack<State, Barbarians['frame']>

const overDecks = (decks: Decks, change: (pile: Pile<CardId>) => Pile<CardId>): Decks =>
  Object.fromEntries(Object.entries(decks).map(([key, pile]) => [key, change(pile)]))

/** BAR-RULING-105 Nobody knows the order of a deck, nor which cards left a solo game (BAR-SOLO-03). */
export function view({ state }: { readonly state: State }, stack: Barbarians['frame'][], viewer: Viewer): Seen {
  const decks = overDecks(state.decks, (pile) => hidePile(pile, viewer))
  if (decks.common !== undefined) {
    for (const [card, n] of entriesOf(state.removedCards)) addTo(decks.common.bag, card, n)
    decks.common.bag = sortBag(decks.common.bag)
  }
  return { state: { ...state, decks, removedCards: {}, fates: sortBag(state.fates) }, stack }
}

/** Which cards left the game is drawn anew. What a search has fixed is one of the unseen cards again: a view shows none of it. */
export function redeal(content: Content, { state, stack }: Seen, _: Viewer, random: Random): Seen {
  const { common } = state.decks
  const removedCards = { ...state.removedCards }
  if (common !== undefined)
    for (const kind of KINDS)
      for (let i = state.removedCounts[kind]; i > 0; i--) {
        const card = draw(equally(unseenOf(content, common, kind)), random)
        takeFrom(common.bag, card)
        addTo(removedCards, card)
      }
  return { state: { ...state, removedCards }, stack }
}

const unseenOf = (content: Content, { bag }: Pile<CardId>, kind: Kind): CardId[] =>
  entriesOf(bag).flatMap(([card]) => (cardOf(content, card).kind === kind ? [card] : []))
