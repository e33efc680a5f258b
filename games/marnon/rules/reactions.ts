/** What happens at once, in this order (MAR-RULING-81, -82, -106). */

import { reactionsOf, type Seat, type Table } from '@skerry/kernel'
import { isOut, partyIn, tileIn, unitCount } from '../queries.ts'
import type { FieldId, Marnon } from '../types.ts'
import { eliminationOf } from './elimination.ts'
import { findIn } from './treasure.ts'

const { when } = reactionsOf<Marnon>()

/**
 * MAR-TREASURE-05, MAR-RULING-89 Only the owner finds a tile, and only in a field he occupies (MAR-RULING-83); under
 * orcs it stays unseen (MAR-RULING-33).
 */
function found({ state }: Table<Marnon>, field: FieldId) {
  const tile = tileIn(state, field)
  return tile !== undefined && tile.owner === partyIn(state, field) ? [findIn(tile.owner, field)] : []
}

export const reactions = [
  // MAR-RULING-90 All losses can eliminate; MAR-RULING-91 those of one moment are looked at together.
  when('unitsLost', 'MAR-ELIM-01', (t, { losses }) => {
    const gone = losses.flatMap(({ party }): Seat[] =>
      party !== 'orcs' && !isOut(t.state, party) && unitCount(t, party) === 0 ? [party] : [],
    )
    return gone.length > 0 ? [eliminationOf(gone)] : []
  }),
  when('fieldOccupied', 'MAR-TREASURE-01', (t, { field }) => found(t, field)),
  when('treasureMoved', 'MAR-RULING-49', (t, { field }) => found(t, field)),
  when('tileLaid', 'MAR-RULING-06', (t, { field }) => found(t, field)),
]
