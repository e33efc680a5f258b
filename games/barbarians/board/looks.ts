/** How things look by what they are: pictograms, outlines and classes. */

import { seatTone } from '@skerry/boards'
import type { Seat } from '@skerry/kernel'
import { DUMMY } from '../queries.ts'
import type { Faction } from '../types.ts'

/** Plates of the factions, told apart by their outline as well: shield, octagon, drop, hide. */
export const FACTION_SHAPES: Readonly<Record<Faction, string>> = {
  nefriar: 'M-30-19Q0-25 30-19V3Q28 16 0 25Q-28 16-30 3Z',
  shan: 'M-22-23H22L32-12V12L22 23H-22L-32 12V-12Z',
  aspidian: 'M-31 0Q-31-23 0-23Q31-23 31 0Q31 23 0 23Q-31 23-31 0Z',
  varg: 'M-32-22L-22-18L0-23L22-18L32-22L28 0L32 22L18 18L0 24L-18 18L-32 22L-28 0Z',
}

/** The class that gives a piece its colours; the dummy of a solo game and unused heroes are grey. */
export const toneOf = (seat: Seat): string => (seat === DUMMY ? 'dummy' : seatTone(seat))
