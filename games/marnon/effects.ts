/** Commands that several rules share. */

import type { RuleId, Seat, Split, Turn } from '@skerry/kernel'
import { fieldOfSlot, figureOfSlot, forceIn, unitsOf } from './queries.ts'
import type { FieldId, Figure, Force, Marnon, Party, State } from './types.ts'

type T = Turn<Marnon>

function change(force: Force, figure: Figure | null, by: number): void {
  if (figure === null) force.bodies += by
  else force[figure] = by > 0
}

/** MAR-GEN-10 A field without units is unoccupied. */
function removeUnits(state: State, n: Split): void {
  for (const id in n) {
    const force = forceIn(state, fieldOfSlot(id))
    change(force, figureOfSlot(id), -(n[id] as number))
    if (unitsOf(force) === 0) force.party = null
  }
}

/** MAR-COMBAT-13, MAR-GEN-20 Lost units leave the board together, back to the supply. */
export function loseUnits(t: T, rule: RuleId, losses: readonly { readonly party: Party; readonly n: Split }[]): void {
  const real = losses.filter(({ n }) => Object.keys(n).length > 0)
  for (const { n } of real) removeUnits(t.state, n)
  if (real.length > 0) t.emit({ rule, type: 'unitsLost', losses: real })
}

/** MAR-GEN-14 Whoever moves in holds the field; nobody else is there. */
export function moveUnits(state: State, party: Party, n: Split, to: FieldId): void {
  removeUnits(state, n)
  const target = forceIn(state, to)
  target.party = party
  for (const id in n) change(target, figureOfSlot(id), n[id] as number)
}

/** MAR-GEN-18 New men, and figures in their place, come from the supply; MAR-SUPER-01 there is always enough. */
export function placeMen(t: T, rule: RuleId, seat: Seat, n: Split): void {
  for (const id in n) {
    const force = forceIn(t.state, fieldOfSlot(id))
    force.party = seat
    change(force, figureOfSlot(id), n[id] as number)
  }
  t.emit({ rule, type: 'menPlaced', seat, n })
}

/** MAR-RULING-34 The orcs never run out. */
export function addOrcs(state: State, field: FieldId, orcs: number): void {
  const force = forceIn(state, field)
  force.party = 'orcs'
  force.bodies += orcs
}
