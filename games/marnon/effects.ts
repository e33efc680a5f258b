/** Commands that several rules share. */

import type { Seat, Split, Turn } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'
import { fieldOfSlot, figureOfSlot, holdingIn, playerOf, unitsIn } from './queries.ts'
import type { FieldId, Figure, Marnon, Party, State } from './types.ts'

type T = Turn<Marnon>

/** MAR-GEN-10 A field without units is unoccupied, and stays so until orcs fill it (MAR-RULING-39). */
export function removeUnits(state: State, n: Split): void {
  for (const id in n) {
    const field = fieldOfSlot(id)
    const figure = figureOfSlot(id)
    const held = holdingIn(state, field)
    if (figure === null) held.bodies -= n[id] as number
    else playerOf(state, held.party as Seat)[figure] = null
    if (unitsIn(state, field) === 0) held.party = null
  }
}

export function addUnits(state: State, party: Party, figure: Figure | null, count: number, field: FieldId): void {
  const held = holdingIn(state, field)
  held.party = party
  if (figure === null) held.bodies += count
  else playerOf(state, party as Seat)[figure] = field
}

/** MAR-COMBAT-13, MAR-GEN-20 Lost units leave the board together, back to the supply. */
export function loseUnits(t: T, rule: RuleId, losses: readonly { readonly party: Party; readonly n: Split }[]): void {
  const real = losses.filter(({ n }) => Object.keys(n).length > 0)
  for (const { n } of real) removeUnits(t.state, n)
  if (real.length > 0) t.emit({ rule, type: 'unitsLost', losses: real })
}

/**
 * MAR-GEN-22, MAR-MOVE-01 Muster, figure jump and advance: nothing else moves units on the board.
 * MAR-GEN-14 They go into an own field or an empty one; whoever moves in holds it.
 */
export function moveUnits(state: State, party: Party, n: Split, to: FieldId): void {
  removeUnits(state, n)
  for (const id in n) addUnits(state, party, figureOfSlot(id), n[id] as number, to)
}

/** MAR-GEN-18 New men, and figures in their place, come from the supply; MAR-SUPER-01 there is always enough. */
export function placeMen(t: T, rule: RuleId, seat: Seat, n: Split): void {
  for (const id in n) addUnits(t.state, seat, figureOfSlot(id), n[id] as number, fieldOfSlot(id))
  t.emit({ rule, type: 'menPlaced', seat, n })
}

/** MAR-RULING-34 The orcs never run out. */
export function addOrcs(state: State, field: FieldId, orcs: number): void {
  addUnits(state, 'orcs', null, orcs, field)
}
