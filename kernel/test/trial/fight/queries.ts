import {
  type AllotmentSlot,
  atLeast,
  part,
  type Seat,
  type Split,
  type Sum,
  slot,
  sum,
  type Table,
} from '../../../src/index.ts'
import type { FieldId, Fight, FightFrame, Figure, Force, Party, Role, Side, State, Treasure } from './types.ts'

type T = Table<Fight>
export const TREASURES: readonly Treasure[] = ['crown', 'chest', 'ring']
export const FIGURES: readonly Figure[] = ['hero', 'sorcerer']

export const forceIn = (state: State, field: FieldId): Force => state.fields[field] as Force
export const unitsOf = (f: Force): number => f.men + (f.hero ? 1 : 0) + (f.sorcerer ? 1 : 0)
export const unitCount = (state: State, { field }: Side): number => unitsOf(forceIn(state, field))
export const fieldsOf = (state: State, party: Party): FieldId[] =>
  Object.keys(state.fields).filter((id) => forceIn(state, id).party === party)
export const isOut = (state: State, seat: Seat): boolean => fieldsOf(state, seat).length === 0
export const seatOf = ({ party }: Side): Seat | null => (party === 'orcs' ? null : party)
export const survivors = (state: State): Seat[] => state.out.flatMap((out, seat) => (out ? [] : [seat]))
/** MAR-RULING-08 The left neighbour hides. */
export const hiderOf = (state: State, owner: Seat): Seat => (owner + 1) % state.seats
export const has = (state: State, seat: Seat, figure: Figure): boolean =>
  fieldsOf(state, seat).some((id) => forceIn(state, id)[figure])

/** Units of a field as slots: the men, `field/hero`, `field/sorcerer`. */
export function unitsIn(state: State, { field }: { readonly field: FieldId }): AllotmentSlot[] {
  const f = forceIn(state, field)
  return [slot(field, f.men), ...FIGURES.filter((fig) => f[fig]).map((fig) => slot(`${field}/${fig}`, 1))].filter(
    (s) => s.max > 0,
  )
}

/** MAR-GEN-18 Granted men go to these fields; a figure in the supply may come for 2 of them (MAR-RULING-101). */
export function placesFor(state: State, seat: Seat, fields: readonly FieldId[], men: number): AllotmentSlot[] {
  const figures = men < 2 ? [] : FIGURES.filter((figure) => !has(state, seat, figure))
  return fields.flatMap((id) => [
    slot(id, men),
    ...figures
      .filter((figure) => !forceIn(state, id)[figure === 'hero' ? 'sorcerer' : 'hero'])
      .map((figure) => slot(`${id}/${figure}`, 1, 2)),
  ])
}

export const fieldOfSlot = (id: string): FieldId => id.split('/')[0] as FieldId
export const figureOfSlot = (id: string): Figure | undefined => id.split('/')[1] as Figure | undefined

/** MAR-GEN-20 Each player has one hero and one sorcerer. */
export const oneOfEach = (n: Split): boolean =>
  FIGURES.every((figure) => Object.keys(n).filter((id) => figureOfSlot(id) === figure).length <= 1)

/** MAR-GEN-15 Hero and sorcerer of one colour never in one field. */
export const figuresApart = (n: Split): boolean => {
  const fields = Object.keys(n)
    .filter((id) => figureOfSlot(id) !== undefined)
    .map(fieldOfSlot)
  return new Set(fields).size === fields.length
}

/** MAR-REINF-02 Connected own fields with a castle among them. */
export function kingdoms({ state, content }: T, seat: Seat): FieldId[][] {
  const left = new Set(fieldsOf(state, seat))
  const found: FieldId[][] = []
  for (const start of left) {
    const group = [start]
    left.delete(start)
    for (const id of group) for (const { to } of content.links[id] ?? []) if (left.delete(to)) group.push(to)
    if (group.some((id) => content.terrain[id] === 'castle')) found.push(group)
  }
  return found
}

/** MAR-REINF-03, -04 The sizes of all own kingdoms, never less than 4. */
export function reinforcements(t: T, seat: Seat): Sum {
  const parts = kingdoms(t, seat).map((group) => part('MAR-REINF-03', group.length, `kingdom of ${group[0]}`))
  return atLeast(4, sum(...parts), 'MAR-REINF-04', 'least')
}

/** MAR-COMBAT-01 … -06 */
export function strength({ state, content }: T, f: FightFrame, role: Role): Sum {
  const { field } = f[role]
  const force = forceIn(state, field)
  const terrain = content.terrain[field]
  const defending = role === 'defender'
  return sum(
    part('MAR-COMBAT-01', Math.min(force.men, 4), 'men'),
    part('MAR-COMBAT-02', force.hero ? 1 : 0, 'hero'),
    part('MAR-COMBAT-03', force.sorcerer ? 2 : 0, 'sorcerer'),
    part('MAR-COMBAT-04', defending && terrain === 'forest' ? 1 : 0, 'forest'),
    part('MAR-COMBAT-05', defending && terrain === 'castle' ? 2 : 0, 'castle'),
    part('MAR-COMBAT-06', defending && f.by === 'bridge' ? 2 : 0, 'bridge'),
  )
}
