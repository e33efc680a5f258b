/** Hours of the master-builder at the end of a round. Ledger 3.15, ARR-TILE-MASTER-04, -05. */

import { addTo, type Rule, type Seat, steps, type Table, type Turn } from '@skerry/kernel'
import { raise } from '../effects.ts'
import { nthInTurn, tribeOf } from '../queries.ts'
import type { Arrival, MastersFrame, TileId } from '../types.ts'
import { building } from './actions.ts'
import { freeUses } from './tiles.ts'

const { auto, decision, word } = steps<Arrival, MastersFrame>()
const MASTER_BUILDER = 'masterBuilder' as TileId
const seat = (f: MastersFrame, { state }: Table<Arrival>): Seat => nthInTurn(state, f.done)

/** ARR-TILE-MASTER-05 Unbuilt discs to the General Supply, the tile to the discard, whatever was collected. */
function discardMaster(t: Turn<Arrival>, f: MastersFrame): void {
  const owner = nthInTurn(t.state, f.done)
  const tribe = tribeOf(t.state, owner)
  const { masters: tiles, collected: discs } = tribe
  const { supply } = t.state
  supply.discs[owner] = (supply.discs[owner] as number) + discs
  addTo(t.state.usedTiles, MASTER_BUILDER, tiles)
  tribe.masters = 0
  tribe.collected = 0
  t.emit({ rule: 'ARR-TILE-MASTER-05', type: 'masterDiscarded', seat: owner, tiles, discs })
}

// ARR-RULING-107 One disc after the other, each by the normal rules of building, the Outpost's price included.
const rebuild = building<MastersFrame>('ARR-TILE-MASTER-04', [], (t, _, at, basis) => {
  tribeOf(t.state, t.seat).collected -= 1
  raise(t, 'ARR-TILE-MASTER-04', t.seat, at, basis, true)
  return 'next'
})

export const masters: Rule<Arrival, MastersFrame> = {
  // ARR-RULING-85, -105, -106 In the turn order of the round just played, each owner finishes before the next.
  next: auto('ARR-TILE-MASTER-05', (t, f) => {
    if (f.done === t.state.tribes.length) return 'end'
    const { masters, collected } = tribeOf(t.state, nthInTurn(t.state, f.done))
    if (collected > 0) return 'build'
    if (masters > 0) discardMaster(t, f)
    f.done += 1
    return 'again'
  }),
  build: decision('ARR-TILE-MASTER-04', {
    seat,
    blockedVerbs: [{ rule: 'ARR-RULING-107', reason: 'onlyBuilding', verbs: freeUses.map((offer) => offer.do) }],
    offers: [
      rebuild,
      word('ARR-TILE-MASTER-04', 'stop', (t, f) => {
        discardMaster(t, f)
        f.done += 1
        return 'next'
      }),
    ],
  }),
}
