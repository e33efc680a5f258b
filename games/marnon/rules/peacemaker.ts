/** Phase 3: Peacemaker reinforces a field and protects its region. Ledger 3.6. */

import { dice, type Rule, type Seat, steps, type Table } from '@skerry/kernel'
import { addOrcs } from '../effects.ts'
import { areaAt, isPlayer, partyIn, regionOf } from '../queries.ts'
import type { FieldId, Marnon, PeaceFrame, RegionId } from '../types.ts'
import { grant } from './grants.ts'

const { chance } = steps<Marnon, PeaceFrame>()

export const GIFT = 3 // MAR-PEACE-02
const peacemakerField = ({ state }: Table<Marnon>): FieldId => state.peacemaker as FieldId

export const peace: Rule<Marnon, PeaceFrame> = {
  // MAR-PEACE-01 Determined as for the dragon; MAR-RULING-44 they may meet.
  move: chance('MAR-PEACE-01', {
    outcomes: () => dice(2),
    take(t, _, roll) {
      const field = areaAt(t.content, roll)
      t.state.peacemaker = field
      t.emit({ rule: 'MAR-PEACE-01', type: 'peacemakerMoved', field, region: regionOf(t.content, field) as RegionId })
      const party = partyIn(t.state, field)
      if (isPlayer(party)) return 'gift'
      if (party === 'orcs') {
        addOrcs(t.state, field, GIFT)
        t.emit({ rule: 'MAR-PEACE-02', type: 'orcsGifted', field, orcs: GIFT })
      }
      return 'end' // MAR-PEACE-03 an unoccupied area gains nothing
    },
  }),
  // MAR-RULING-41 Three men, or one and a figure.
  gift: grant('MAR-PEACE-02', {
    seat: (_, t) => partyIn(t.state, peacemakerField(t)) as Seat,
    men: () => GIFT,
    fields: (t) => [peacemakerField(t)],
    next: 'end',
  }),
}
