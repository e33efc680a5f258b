/** Phase 2: the dragon eats. Ledger 3.5. */

import { dice, exactly, type Rule, steps, type Table } from '@skerry/kernel'
import { loseUnits } from '../effects.ts'
import { areaAt, fieldOfSlot, isPlayer, partyIn, unitSlots, unitsIn } from '../queries.ts'
import type { DragonFrame, FieldId, Marnon, Party } from '../types.ts'

type T = Table<Marnon>
const { allotment, auto, chance } = steps<Marnon, DragonFrame>()

const dragonField = ({ state }: T): FieldId => state.dragon as FieldId
const someAreaHasPlayers = ({ state, content }: T): boolean => content.areas.some((id) => isPlayer(partyIn(state, id)))

export const dragon: Rule<Marnon, DragonFrame> = {
  // MAR-DRAGON-01, -02 Two dice give region and area; MAR-RULING-38 where it was before may come again.
  // MAR-PEACE-07 Peacemaker does not hinder it.
  land: chance('MAR-DRAGON-01', {
    outcomes: () => dice(2),
    take(t, _, roll) {
      const field = areaAt(t.content, roll)
      t.state.dragon = field
      t.emit({ rule: 'MAR-DRAGON-01', type: 'dragonLanded', field })
      return partyIn(t.state, field) === null ? 'flight' : 'devour' // MAR-RULING-36 nothing there to eat
    },
  }),
  devour: chance('MAR-DRAGON-03', {
    outcomes: () => dice(1),
    take(t, f, [die]) {
      f.die = die
      t.emit({ rule: 'MAR-DRAGON-03', type: 'dragonBit', field: dragonField(t), die })
      return 'eaten'
    },
  }),
  // MAR-DRAGON-05 Whoever suffers the loss chooses it. MAR-DRAGON-06 Peacemaker saves nobody.
  eaten: allotment('MAR-DRAGON-05', 'lose', {
    slotThing: fieldOfSlot,
    seat(_, t) {
      const party = partyIn(t.state, dragonField(t))
      return isPlayer(party) ? party : null
    },
    spread: (t, f) => exactly(Math.min(f.die, unitsIn(t.state, dragonField(t))), unitSlots(t.state, dragonField(t))), // MAR-DRAGON-04
    take(t, f, { n }) {
      const party = partyIn(t.state, dragonField(t)) as Party
      f.atePlayer = isPlayer(party)
      loseUnits(t, isPlayer(party) ? 'MAR-DRAGON-05' : 'MAR-DRAGON-03', [{ party, n }]) // MAR-RULING-40 it may be a player's last
      return 'flight'
    },
  }),
  // MAR-DRAGON-07 It flies on until it has eaten a player's unit.
  flight: auto('MAR-DRAGON-07', (t, f) => {
    if (!f.atePlayer && someAreaHasPlayers(t)) return 'land'
    const rule = f.atePlayer ? 'MAR-DRAGON-08' : 'MAR-RULING-37' // there is nobody it could still find
    t.emit({ rule, type: 'dragonStayed', field: dragonField(t) })
    return 'end'
  }),
}
