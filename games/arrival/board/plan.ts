/**
 * What moves while an event is shown. The picture under it is already that from after the event, without what is still on its
 * way; `acts` bring that. Every act ends in the picture that follows.
 */

import { type EventTable, madeBy, moving } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { ArrivalEvent, Content, LocationId } from '../types.ts'
import type { Island } from './island.ts'
import {
  backOf,
  blocked,
  drawn,
  finalFloats,
  flashTribe,
  floats,
  gaugeFlash,
  landed,
  leaving,
  opened,
  repelled,
  risen,
  shielded,
  spread,
  stackAt,
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
const meant = (stage: Stage, { seat }: { readonly seat: Seat }): Moved => only(flashTribe(stage, seat))
const raised = (stage: Stage, { location }: { readonly location: LocationId }): Moved => risen(stage, location)
const famed = (stage: Stage, { seat, n }: { readonly seat: Seat; readonly n: number }): Moved =>
  only(...floats(stage, seat, 'fame', n))

/** Null: it only tells something, and what it changes is drawn without a motion of its own. */
export const MOTIONS: EventTable<ArrivalEvent, Stage, Moved> = {
  // setup and display
  tilesShuffled: null,
  tileOpened: (stage) => opened(stage),
  fomoriLanded: (stage, { location }) => landed(stage, location),
  startPlayerDrawn: meant,
  stacksSplit: null,
  portSettled: raised,
  roundBegan: meant,

  // cards
  topShown: (stage, { stack, back }) => only({ do: 'drop', at: stackAt(stage, stack), what: backOf(back) }),
  cardDrawn: drawn,
  cardTurnedUp: turned,
  blockerSet: (stage, { seat, section }) => blocked(stage, seat, section),
  blockerMoved: unblocked,
  cardsDiscarded: leaving,
  tileTaken: (stage, { seat, tile }) => taken(stage, seat, tile),

  // tracks
  fameEarned: famed,
  fameGained: famed,
  famePaid: (stage, { seat, n }) => only(...floats(stage, seat, 'fame', -n)),
  corruptionLowered: (stage, { seat, n }) => only(...floats(stage, seat, 'corruption', -n)),
  limitReached: (stage, { seat, limit }) => only(gaugeFlash(stage, limit), flashTribe(stage, seat)),

  // supplies, whose counts stand beside the board
  piecesEarned: meant,
  fomoriShuffled: null,
  fomoriDrawn: (stage, { seat, corruption }) =>
    only(flashTribe(stage, seat), ...floats(stage, seat, 'corruption', corruption)),
  trophyUsed: meant,
  masterDiscarded: meant,

  // the map
  turnBegan: meant,
  built: raised,
  shieldPlaced: (stage, { province, shields }) => shielded(stage, province, shields),
  fomoriSpread: spread,
  repelled: (stage, { location }) => repelled(stage, location),
  tileUsed: (stage, { seat, tile }) => used(stage, seat, tile),
  swapped: (stage, { a, b }) => swapped(stage, a, b),

  // passing and the end
  passed: meant,
  kept: null,
  roundEnded: null,
  locationsCounted: (stage, event) =>
    only({ do: 'tally', at: stage.island.layout.tally, text: tallyOf(event, stage.language) }),
  finalScored: (stage, { seat }) => only(...finalFloats(stage, seat), flashTribe(stage, seat)),
  ranked: null,
}
