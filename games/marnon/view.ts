/** Who may know what: only the faces of hidden tiles are secret. Ledger 6.3. */

import type { Random, Seat, StateAndStack, Viewer } from '@skerry/kernel'
import { faceFor, playerOf, treasuresInPlay } from './queries.ts'
import type { Content, Marnon, State, Treasure } from './types.ts'

type Seen = StateAndStack<State, Marnon['frame']>

export function view({ state }: { readonly state: State }, stack: Marnon['frame'][], viewer: Viewer): Seen {
  for (const tile of state.tiles) tile.kind = faceFor(state, tile, viewer)
  return { state, stack }
}

/** Every tile the viewer does not know gets one of the faces its owner has not recovered yet. */
export function redeal(_: Content, { state, stack }: Seen, _viewer: Viewer, random: Random): Seen {
  for (let owner = 0; owner < state.players.length; owner++) redealTiles(state, owner, random)
  return { state, stack }
}

function redealTiles(state: State, owner: Seat, random: Random): void {
  const tiles = state.tiles.filter((tile) => tile.owner === owner)
  const isKnown = (kind: Treasure) =>
    playerOf(state, owner).found.includes(kind) || tiles.some((tile) => tile.kind === kind)
  const unseen = treasuresInPlay(state).filter((kind) => !isKnown(kind))
  const pick = () => unseen.splice(random(unseen.length), 1)[0] as Treasure
  for (const tile of tiles) if (tile.kind === 'hidden') tile.kind = pick()
}
