/** Who may know what. Only fronts of cards that a reshuffle fixed are secret, from everybody; ledger 6.3. */

import { hideSlots, type Random, redealSlots, type StateAndStack, sortBag, type Viewer } from '@skerry/kernel'
import { backsIn } from './queries.ts'
import type { Arrival, Content, State } from './types.ts'

type Seen = StateAndStack<State, Arrival['frame']>

/** ARR-GEN-14, ARR-RULING-70, -122 Counts are public; what nobody has looked at is in the bags, in no order. */
export function view({ state }: { readonly state: State }, stack: Arrival['frame'][], viewer: Viewer): Seen {
  const unseen = { ...state.bag }
  const tribes = state.tribes.map((tribe) => ({ ...tribe, cards: hideSlots(tribe.cards, viewer, unseen) }))
  const { options, round, isLastRound, startPlayer, nextStartPlayer, sites, shields, supply, stacks, display, final } =
    state
  const open = {
    options,
    round,
    isLastRound,
    startPlayer,
    nextStartPlayer,
    sites,
    shields,
    supply,
    stacks,
    display,
    final,
  }
  const bags = {
    bag: sortBag(unseen),
    discard: sortBag(state.discard),
    fomori: sortBag(state.fomori),
    repelled: sortBag(state.repelled),
    tiles: sortBag(state.tiles),
    usedTiles: sortBag(state.usedTiles),
  }
  return { state: { ...open, ...bags, tribes }, stack }
}

/** Cards fixed by a reshuffle come first, since they cannot be just any; the rest stays in the bag. */
export function redeal(content: Content, { state, stack }: Seen, _: Viewer, random: Random): Seen {
  const bag = { ...state.bag }
  const tribes = state.tribes.map((tribe) => ({
    ...tribe,
    cards: redealSlots(tribe.cards, bag, random, backsIn(content)),
  }))
  return { state: { ...state, tribes, bag }, stack }
}
