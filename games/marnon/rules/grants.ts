/** Men that come to the board: into one field, or spread over several; a figure may come for 2 of them. */

import {
  type Allot,
  among,
  exactly,
  type Frame,
  itself,
  menu,
  type Seat,
  type SlotChoice,
  steps,
  type Table,
} from '@skerry/kernel'
import { placeMen } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import {
  fieldOfSlot,
  fieldsOf,
  figureOfSlot,
  figuresApart,
  isFigureIn,
  oneOfEach,
  otherFigure,
  partyIn,
  placeOf,
  placeSlots,
} from '../queries.ts'
import type { Content, FieldId, Marnon, Station } from '../types.ts'

export const anyField = among((c: Content) => c.fields, itself)

interface Grant<F extends Frame> {
  seat(f: F, t: Table<Marnon>): Seat
  men(f: F): number
  /** The fields they may go to; all own fields if absent. */
  fields?(t: Table<Marnon>, f: F): readonly FieldId[]
  readonly next: F['at'] | 'end'
}

const { choiceNeeds } = menu<Marnon>()
const figureOnBoard = choiceNeeds<SlotChoice>('MAR-RULING-101', 'figureOnBoard', (t, _, c) => {
  const figure = figureOfSlot(c.slot)
  return figure === null || placeOf(t, t.seat, figure) === null
})
const otherFigureThere = choiceNeeds<SlotChoice>('MAR-GEN-15', 'otherFigureThere', ({ state }, _, c) => {
  const figure = figureOfSlot(c.slot)
  return figure === null || !isFigureIn(state, fieldOfSlot(c.slot), otherFigure(figure))
})
const onlyOneOfEach = choiceNeeds<Allot>('MAR-GEN-20', 'oneOfEach', (_, _f, { n }) => oneOfEach(n))
const figuresStayApart = choiceNeeds<Allot>('MAR-GEN-15', 'figuresApart', (_, _f, { n }) => figuresApart(n))

/** All granted men are placed at once (MAR-RULING-53), in one split that is checked as a whole (MAR-RULING-107). */
export function grant<F extends Frame>(rule: RuleId, { seat, men, fields, next }: Grant<F>) {
  return steps<Marnon, F>().allotment(rule, 'place', {
    slotThing: fieldOfSlot,
    seat,
    spread: (t, f) =>
      exactly(men(f), placeSlots(t.content, fields === undefined ? fieldsOf(t, seat(f, t)) : fields(t, f), men(f))),
    slotConditions: [figureOnBoard, otherFigureThere],
    conditions: [onlyOneOfEach, figuresStayApart],
    take(t, f, { n }) {
      placeMen(t, rule, seat(f, t), n)
      return next
    },
  })
}

/** One own field for men that must stay together. */
export function station<F extends Frame & { field: FieldId | null }>(
  rule: RuleId,
  seat: (f: F, t: Table<Marnon>) => Seat,
  next: F['at'],
) {
  const { offer } = steps<Marnon, F>()
  return offer<Station>(rule, 'station', {
    args: { field: anyField },
    candidates: (t, f) => fieldsOf(t, seat(f, t)).map((field): Station => ({ do: 'station', field })),
    conditions: [choiceNeeds(rule, 'notYourField', (t, f, { field }) => partyIn(t.state, field) === seat(f, t))],
    take(_, f, { field }) {
      f.field = field
      return next
    },
  })
}
