/** Editing an allotment: a quantity is spread over places bit by bit, within its bounds at every step. */

import type { SlotCard } from '@skerry/contracts'
import { type Allotment, type AllotmentSlot, type Choice, nextUnits, type Split, type ThingId } from '@skerry/kernel'

export interface RowSlot {
  readonly slot: AllotmentSlot
  readonly card: SlotCard
}
/** All slots of one place: what is counted, and what is there or not (a figure). */
export interface PlaceRow {
  readonly thing: ThingId
  readonly place: string
  readonly there: string
  readonly counters: readonly RowSlot[]
  readonly toggles: readonly RowSlot[]
}

export function rowsOf(allotment: Allotment, cardOf: (id: ThingId) => SlotCard): readonly PlaceRow[] {
  const rows = new Map<ThingId, RowSlot[]>()
  for (const slot of allotment.slots) {
    if (slot.max === 0) continue
    const card = cardOf(slot.id)
    rows.set(card.thing, [...(rows.get(card.thing) ?? []), { slot, card }])
  }
  return [...rows].map(([thing, slots]) => {
    const isCounter = ({ slot }: RowSlot) => slot.max > 1 || slot.id === thing
    const { place, there } = (slots[0] as RowSlot).card
    return { thing, place, there, counters: slots.filter(isCounter), toggles: slots.filter((s) => !isCounter(s)) }
  })
}

export const totalOf = (a: Allotment, n: Split): number =>
  a.slots.reduce((sum, { id, weight }) => sum + weight * (n[id] ?? 0), 0)

const slotOf = (a: Allotment, id: ThingId): AllotmentSlot | undefined => a.slots.find((slot) => slot.id === id)
const withCount = (n: Split, id: ThingId, count: number): Split => {
  const { [id]: _, ...others } = n
  return count === 0 ? others : { ...others, [id]: count }
}

/**
 * Where an allotment begins: with one place to fill and a fixed number there is nothing to count, only to change (a figure
 * instead of two men). Elsewhere it begins empty.
 */
export function firstSplit({ least, most, slots }: Allotment): Split {
  const [main, ...others] = slots.filter(({ max }) => max > 0)
  const isOnePlace = main !== undefined && others.every(({ id }) => id.startsWith(`${main.id}/`))
  return isOnePlace && least === most && main.weight === 1 && main.max >= most ? { [main.id]: most } : {}
}

/** How many more fit into this slot. */
export function roomFor(a: Allotment, n: Split, id: ThingId): number {
  const slot = slotOf(a, id)
  if (slot === undefined) return 0
  return Math.max(0, Math.min(slot.max - (n[id] ?? 0), Math.floor((a.most - totalOf(a, n)) / slot.weight)))
}

/** More or fewer in one slot, as far as there is room. */
export function change(a: Allotment, n: Split, id: ThingId, by: number): Split {
  const now = n[id] ?? 0
  const step = by > 0 ? Math.min(by, roomFor(a, n, id)) : Math.max(by, -now)
  return step === 0 ? n : withCount(n, id, now + step)
}

/** All that is left goes here. */
export const restHere = (a: Allotment, n: Split, id: ThingId): Split => change(a, n, id, a.most)

/** A figure comes or goes; where the quantity is spent already it takes the place of others in its row. */
export function toggle(a: Allotment, n: Split, row: PlaceRow, id: ThingId): Split {
  if ((n[id] ?? 0) > 0) return withCount(n, id, 0)
  let next = n
  for (const { slot } of row.counters) {
    const weight = slotOf(a, id)?.weight ?? 1
    const missing = weight - (a.most - totalOf(a, next))
    if (missing > 0) next = change(a, next, slot.id, -Math.ceil(missing / slot.weight))
  }
  return roomFor(a, next, id) > 0 ? change(a, next, id, 1) : n
}

/** A place is touched on the board: one more or one fewer there. */
export function touchPlace(a: Allotment, n: Split, row: PlaceRow, by: 1 | -1): Split {
  for (const { slot } of [...row.counters, ...row.toggles]) {
    const next = change(a, n, slot.id, by)
    if (next !== n) return next
  }
  return n
}

/** How much is at each place, counted in pieces. */
export function countsByPlace(rows: readonly PlaceRow[], n: Split): ReadonlyMap<ThingId, number> {
  const counts = new Map<ThingId, number>()
  for (const { thing, counters, toggles } of rows) {
    const count = [...counters, ...toggles].reduce((sum, { slot }) => sum + (n[slot.id] ?? 0), 0)
    if (count > 0) counts.set(thing, count)
  }
  return counts
}

/** `+3`, or `−3` where pieces leave. */
export function chipsOf(rows: readonly PlaceRow[], counts: ReadonlyMap<ThingId, number>): ReadonlyMap<ThingId, string> {
  const chips = new Map<ThingId, string>()
  for (const { thing, counters, toggles } of rows) {
    const count = counts.get(thing)
    const sign = (counters[0] ?? toggles[0])?.card.sign ?? '+'
    if (count !== undefined) chips.set(thing, `${sign}${count}`)
  }
  return chips
}

/** The places where one more can go. */
export function openPlaces(a: Allotment, rows: readonly PlaceRow[], n: Split): ReadonlySet<ThingId> {
  const open = new Set(nextUnits(a, n))
  const isOpen = ({ slot }: RowSlot) => open.has(slot.id)
  return new Set(rows.filter((row) => [...row.counters, ...row.toggles].some(isOpen)).map(({ thing }) => thing))
}

/** The choice a split stands for. */
export const allotted = (verb: string, n: Split): Choice => ({ do: verb, n }) as Choice
