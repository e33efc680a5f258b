/** Who may know what; ledger 6.3. */

import {
  hidePile,
  hideSlots,
  type Random,
  redealPile,
  redealSlots,
  type StateAndStack,
  sortBag,
  type Viewer,
} from '@skerry/kernel'
import { DECKS } from './queries.ts'
import type { Content, State, Supply, Vindication } from './types.ts'

type Seen = StateAndStack<State, Vindication['frame']>

const overDecks = (decks: State['decks'], change: (supply: Supply) => Supply): State['decks'] =>
  Object.fromEntries(DECKS.map((deck) => [deck, change(decks[deck])])) as State['decks']

/** VIN-QUEST-04, VIN-RULING-29 Public is all but the order of decks and bag, cards seen by somebody else, and other seats' quests. */
export function view({ state }: { readonly state: State }, stack: Vindication['frame'][], viewer: Viewer): Seen {
  const quests = hidePile(state.quests, viewer)
  const players = state.players.map((player) => ({
    ...player,
    quests: hideSlots(player.quests, viewer, quests.bag),
  }))
  const decks = overDecks(state.decks, ({ pile, open }) => ({ pile: hidePile(pile, viewer), open }))
  return {
    state: {
      ...state,
      players,
      decks,
      quests: { ...quests, bag: sortBag(quests.bag) },
      bag: sortBag(state.bag),
      triggers: sortBag(state.triggers),
      journeys: sortBag(state.journeys),
    },
    stack,
  }
}

/** Quests of others come out of the unseen ones; so do cards that somebody else has seen. */
export function redeal(_: Content, { state, stack }: Seen, __: Viewer, random: Random): Seen {
  const unseen = { ...state.quests.bag }
  const players = state.players.map((player) => ({ ...player, quests: redealSlots(player.quests, unseen, random) }))
  const quests = redealPile({ ...state.quests, bag: unseen }, random)
  const decks = overDecks(state.decks, ({ pile, open }) => ({ pile: redealPile(pile, random), open }))
  return { state: { ...state, players, quests, decks }, stack }
}
