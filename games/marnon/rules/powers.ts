/** Phases 2 and 3: the dragon eats, Peacemaker reinforces and protects. Ledger 3.5 and 3.6. */

import { dice, exactly, type Rule, type Seat, steps, type Table } from '@skerry/kernel'
import { addOrcs, loseUnits } from '../effects.ts'
import { areaAt, partyIn, regionOf, unitSlots, unitsIn } from '../queries.ts'
import type { DragonFrame, FieldId, Marnon, Party, PeaceFrame, RegionId } from '../types.ts'
import { grant } from './grants.ts'

type T = Table<Marnon>
const d = steps<Marnon, DragonFrame>()

const lair = ({ state }: T): FieldId => state.dragon as FieldId
const isPlayer = (party: Party | null): party is Seat => party !== null && party !== 'orcs'
const someAreaHasPlayers = ({ state, content }: T): boolean => content.areas.some((id) => isPlayer(partyIn(state, id)))

export const dragon: Rule<Marnon, DragonFrame> = {
  // MAR-DRAGON-01, -02 Two dice give region and area; MAR-RULING-38 where it was before may come again.
  // MAR-PEACE-07 Peacemaker does not hinder it.
  land: d.chance('MAR-DRAGON-01', {
    outcomes: () => dice(2),
    take(t, _, roll) {
      const field = areaAt(t.content, roll)
      t.state.dragon = field
      t.emit({ rule: 'MAR-DRAGON-01', type: 'dragonLanded', field })
      return partyIn(t.state, field) === null ? 'flight' : 'devour' // MAR-RULING-36 nothing there to eat
    },
  }),
  devour: d.chance('MAR-DRAGON-03', {
    outcomes: () => dice(1),
    take(t, f, [die]) {
      f.die = die
      t.emit({ rule: 'MAR-DRAGON-03', type: 'dragonBit', field: lair(t), die })
      return 'eaten'
    },
  }),
  // MAR-DRAGON-05 Whoever suffers the loss chooses it. MAR-DRAGON-06 Peacemaker saves nobody.
  eaten: d.allotment('MAR-DRAGON-05', 'lose', {
    seat(_, t) {
      const party = partyIn(t.state, lair(t))
      return isPlayer(party) ? party : null
    },
    spread: (t, f) => exactly(Math.min(f.die, unitsIn(t.state, lair(t))), unitSlots(t.state, lair(t))), // MAR-DRAGON-04
    take(t, f, { n }) {
      const party = partyIn(t.state, lair(t)) as Party
      f.atePlayer = isPlayer(party)
      loseUnits(t, 'MAR-DRAGON-05', [{ party, n }]) // MAR-RULING-40 it may be a player's last
      return 'flight'
    },
  }),
  // MAR-DRAGON-07 It flies on until it has eaten a player's unit.
  flight: d.auto('MAR-DRAGON-07', (t, f) => {
    if (!f.atePlayer && someAreaHasPlayers(t)) return 'land'
    const rule = f.atePlayer ? 'MAR-DRAGON-08' : 'MAR-RULING-37' // there is nobody it could still find
    t.emit({ rule, type: 'dragonStayed', field: lair(t) })
    return 'end'
  }),
}

const GIFT = 3 // MAR-PEACE-02
const p = steps<Marnon, PeaceFrame>()
const host = ({ state }: T): FieldId => state.peacemaker as FieldId

export const peace: Rule<Marnon, PeaceFrame> = {
  // MAR-PEACE-01 Determined as for the dragon; MAR-RULING-44 they may meet.
  move: p.chance('MAR-PEACE-01', {
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
    seat: (_, t) => partyIn(t.state, host(t)) as Seat,
    men: () => GIFT,
    fields: (t) => [host(t)],
    next: 'end',
  }),
}
