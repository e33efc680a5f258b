import type { Split, Turn } from '../../../src/index.ts'
import { fieldOfSlot, figureOfSlot, forceIn, unitsOf } from './queries.ts'
import type { FieldId, Fight, Force, Party, State } from './types.ts'

function change(force: Force, figure: 'hero' | 'sorcerer' | undefined, by: number): void {
  if (figure === undefined) force.men += by
  else force[figure] = by > 0
}

/** Takes units off the board; a field without units is unoccupied (MAR-GEN-10). */
export function removeUnits(state: State, n: Split): void {
  for (const id in n) {
    const force = forceIn(state, fieldOfSlot(id))
    change(force, figureOfSlot(id), -(n[id] as number))
    if (unitsOf(force) === 0) force.party = null
  }
}

/** MAR-COMBAT-13 Lost units leave the board together. */
export function loseUnits(t: Turn<Fight>, rule: string, losses: readonly { party: Party; n: Split }[]): void {
  const real = losses.filter(({ n }) => Object.keys(n).length > 0)
  for (const { n } of real) removeUnits(t.state, n)
  if (real.length > 0) t.emit({ rule, type: 'unitsLost', losses: real })
}

export function moveUnits(state: State, party: Party, n: Split, to: FieldId): void {
  removeUnits(state, n)
  const target = forceIn(state, to)
  target.party = party
  for (const id in n) change(target, figureOfSlot(id), n[id] as number)
}

export function placeUnits(t: Turn<Fight>, rule: string, seat: number, n: Split): void {
  for (const id in n) {
    const force = forceIn(t.state, fieldOfSlot(id))
    force.party = seat
    change(force, figureOfSlot(id), n[id] as number)
  }
  t.emit({ rule, type: 'menPlaced', seat, n })
}
