/**
 * What moves while an event is shown. The picture under it is already that from after the event, without what is still on its
 * way; `acts` bring that. Every act ends in the picture that follows.
 */

import { type EventTable, flashOf, madeBy, moving } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { ArrivalEvent, Content, LocationId } from '../types.ts'
import type { Island } from './island.ts'
import { STACKS, TALLY } from './layout.ts'
import {
  backOf,
  blocked,
  carried,
  chestAt,
  drawn,
  finalFloats,
  flashRow,
  floats,
  gaugeLine,
  landed,
  leaving,
  opened,
  repelled,
  risen,
  shielded,
  signOf,
  spread,
  swapped,
  taken,
  tallyOf,
  turned,
  unblocked,
  used,
} from './moves.ts'
import { stateAfter } from './presenter/after.ts'
import type { Seen } from './scene.ts'
import type { Act, Moved, Plan, Stage } from './stage.ts'

export function planOf(content: Content, island: Island, view: Seen, event: ArrivalEvent, language: Language): Plan {
  const after = stateAfter(content, view.state, event)
  const stage: Stage = { content, island, view, language, before: view.state, after }
  return { state: after, acts: [], turning: null, ...madeBy(MOTIONS, stage, event) }
}

const only = moving<Act>
const row = (stage: Stage, { seat }: { readonly seat: Seat }): Moved => only(flashRow(stage, seat))
const raised = (stage: Stage, { seat, location }: { readonly seat: Seat; readonly location: LocationId }): Moved =>
  risen(stage, seat, location)
const famed = (stage: Stage, { seat, n }: { readonly seat: Seat; readonly n: number }): Moved =>
  only(...floats(stage, seat, 'fame', n))

/** Null: it only tells something, and what it changes is drawn without a motion of its own. */
export const MOTIONS: EventTable<ArrivalEvent, Stage, Moved> = {
  // setup and display
  tilesShuffled: null,
  tileOpened: (stage) => opened(stage),
  fomoriLanded: (stage, { location }) => landed(stage, location),
  startPlayerDrawn: row,
  stacksSplit: null,
  portSettled: raised,
  roundBegan: row,

  // cards
  topShown: (_, { stack, back }) => only({ do: 'drop', at: STACKS[stack], what: backOf(back) }),
  cardDrawn: drawn,
  cardTurnedUp: turned,
  blockerSet: (stage, { seat, section }) => blocked(stage, seat, section),
  blockerMoved: unblocked,
  cardsDiscarded: (stage) => only(...stage.before.tribes.flatMap((tribe, seat) => leaving(stage, tribe, seat))),
  tileTaken: (stage, { seat, tile }) => taken(stage, seat, tile),

  // tracks
  fameEarned: famed,
  fameGained: famed,
  famePaid: (stage, { seat, n }) => only(...floats(stage, seat, 'fame', -n)),
  corruptionLowered: (stage, { seat, n }) => only(...floats(stage, seat, 'corruption', -n)),
  limitReached: (stage, { seat, limit }) => only(flashOf(gaugeLine(limit), 'foe'), flashRow(stage, seat)),

  // chests
  piecesEarned: (stage, { seat, piece, n }) => only(...carried(stage, seat, piece, n)),
  fomoriShuffled: null,
  fomoriDrawn: (stage, { seat, n, corruption }) =>
    only(...carried(stage, seat, 'fomori', n), ...floats(stage, seat, 'corruption', corruption)),
  trophyUsed: (stage, { seat }) =>
    only({ do: 'sink', at: chestAt(stage, seat, 'fomori'), what: signOf('fomori', null) }, flashRow(stage, seat)),
  masterDiscarded: (stage, { seat }) =>
    only({ do: 'sink', at: chestAt(stage, seat, 'masters'), what: signOf('masterBuilder', null) }),

  // the map
  turnBegan: row,
  built: raised,
  shieldPlaced: (stage, { province, shields }) => shielded(stage, province, shields),
  fomoriSpread: spread,
  repelled: (stage, { location }) => repelled(stage, location),
  tileUsed: (stage, { seat, tile }) => used(stage, seat, tile),
  swapped: (stage, { a, b }) => swapped(stage, a, b),

  // passing and the end
  passed: row,
  kept: null,
  roundEnded: null,
  locationsCounted: (stage, event) => only({ do: 'tally', at: TALLY, text: tallyOf(event, stage.language) }),
  finalScored: (stage, { seat }) => only(...finalFloats(stage, seat), flashRow(stage, seat)),
  ranked: null,
}
