/** Allotments: a quantity spread over slots, described instead of listed (20 men over 13 fields are 226 million splits). */

import type { Random } from './chance.ts'
import type { Params, ReasonId, ThingId } from './types.ts'

/** Legal is every split with Σ weight·n in [least, most] and n ≤ max in each slot. */
export interface Allotment {
  readonly least: number
  readonly most: number
  readonly slots: readonly AllotmentSlot[]
}
export interface AllotmentSlot {
  readonly id: ThingId
  readonly max: number
  readonly weight: number
}
export type Split = Readonly<Record<ThingId, number>>

export const slot = (id: ThingId, max: number, weight = 1): AllotmentSlot => ({ id, max, weight })
export const exactly = (total: number, slots: readonly AllotmentSlot[]): Allotment => ({
  least: total,
  most: total,
  slots,
})
export const upTo = (most: number, slots: readonly AllotmentSlot[]): Allotment => ({ least: 0, most, slots })

/** The first bound a split breaks, or null. */
export function boundBroken(a: Allotment, n: Split): { reason: ReasonId; params: Params } | null {
  let total = 0
  for (const id in n) {
    const at = a.slots.find((s) => s.id === id)
    const count = n[id] as number
    if (at === undefined) return { reason: 'noSuchSlot', params: { slot: id } }
    if (count > at.max) return { reason: 'notSoMany', params: { slot: id, max: at.max, got: count } }
    total += at.weight * count
  }
  if (total < a.least) return { reason: 'tooFew', params: { least: a.least, got: total } }
  if (total > a.most) return { reason: 'tooMany', params: { most: a.most, got: total } }
  return null
}

/**
 * Which totals the slots from `first` on can still add: totals[i] is true if i can be reached.
 * Weights above 1 leave gaps, so bounds alone do not tell whether a beginning can be completed.
 */
function reachable(a: Allotment, first: number): boolean[][] {
  const rows: boolean[][] = []
  rows[a.slots.length] = [true]
  for (let s = a.slots.length - 1; s >= first; s--) {
    const { max, weight } = a.slots[s] as AllotmentSlot
    const after = rows[s + 1] as boolean[]
    const row: boolean[] = []
    for (let total = 0; total < after.length; total++)
      if (after[total]) for (let n = 0; n <= max && total + n * weight <= a.most; n++) row[total + n * weight] = true
    rows[s] = row
  }
  return rows
}

function completes(a: Allotment, after: readonly boolean[], soFar: number): boolean {
  for (let rest = Math.max(0, a.least - soFar); rest <= a.most - soFar; rest++) if (after[rest]) return true
  return false
}

/** All splits within the bounds, slot by slot, more before fewer. Lazy: stop when you have seen enough. */
export function* splits(a: Allotment): Generator<Split> {
  const rows = reachable(a, 0)
  const counts: number[] = []
  function* from(s: number, total: number): Generator<Split> {
    if (s === a.slots.length) {
      yield splitOf(a, counts)
      return
    }
    const { max, weight } = a.slots[s] as AllotmentSlot
    for (let n = Math.min(max, Math.floor((a.most - total) / weight)); n >= 0; n--) {
      if (!completes(a, rows[s + 1] as boolean[], total + n * weight)) continue
      counts[s] = n
      yield* from(s + 1, total + n * weight)
    }
  }
  if (completes(a, rows[0] as boolean[], 0)) yield* from(0, 0)
}

function splitOf(a: Allotment, counts: readonly number[]): Split {
  const n: Record<ThingId, number> = {}
  for (let s = 0; s < counts.length; s++)
    if ((counts[s] as number) > 0) n[(a.slots[s] as AllotmentSlot).id] = counts[s] as number
  return n
}

/** Up to `enough` splits that also satisfy the conditions on the whole. Gives up looking after `tries`. */
export function someSplits(a: Allotment, holds: (n: Split) => boolean, enough: number, tries = 5000): Split[] {
  const found: Split[] = []
  for (const n of splits(a)) {
    if (holds(n)) found.push(n)
    if (found.length >= enough || --tries <= 0) break
  }
  return found
}

/** A random split that satisfies the conditions: unit by unit, each unit anywhere it can still be completed. */
export function sampleSplit(a: Allotment, holds: (n: Split) => boolean, random: Random): Split | null {
  for (let attempt = 0; attempt < 50; attempt++) {
    const n = drawSplit(a, random)
    if (n === null) return null
    if (holds(n)) return n
  }
  return someSplits(a, holds, 1)[0] ?? null
}

function drawSplit(a: Allotment, random: Random): Split | null {
  const counts = a.slots.map(() => 0)
  const capacity = a.slots.reduce((sum, s) => sum + s.max * s.weight, 0)
  const simple = a.slots.every((s) => s.weight === 1)
  if (capacity < a.least) return null
  const most = Math.min(a.most, capacity)
  const goal = a.least + (most > a.least ? random(most - a.least + 1) : 0)
  for (let total = 0; total < goal; ) {
    const open: number[] = []
    a.slots.forEach(({ max, weight }, s) => {
      if ((counts[s] as number) < max && total + weight <= a.most && (simple || canFinish(a, counts, s))) open.push(s)
    })
    if (open.length === 0) return total >= a.least ? splitOf(a, counts) : null
    const s = open[random(open.length)] as number
    counts[s] = (counts[s] as number) + 1
    total += (a.slots[s] as AllotmentSlot).weight
  }
  return splitOf(a, counts)
}

function canFinish(a: Allotment, counts: readonly number[], plus: number): boolean {
  let total = (a.slots[plus] as AllotmentSlot).weight
  const rest = a.slots.map((s, i) => {
    total += (counts[i] as number) * s.weight
    return { ...s, max: s.max - (counts[i] as number) - (i === plus ? 1 : 0) }
  })
  const left = { ...a, slots: rest }
  return completes(left, reachable(left, 0)[0] as boolean[], total)
}

/** For keyboards and search: the slots to which one more unit can go so that the split can still be completed. */
export function nextUnits(a: Allotment, n: Split): ThingId[] {
  const counts = a.slots.map((s) => n[s.id] ?? 0)
  return a.slots.filter((s, i) => (counts[i] as number) < s.max && canFinish(a, counts, i)).map((s) => s.id)
}
