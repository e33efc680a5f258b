/** Allotments: a quantity spread over slots, described instead of listed (20 men over 13 fields are 226 million splits). */

import type { Random } from './chance.ts'
import { RuleError } from './errors.ts'
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
    const nearest: number[] = [] // by remainder: the nearest total below from which this slot can add
    for (let total = 0; total <= a.most; total++) {
      if (after[total]) nearest[total % weight] = total
      const from = nearest[total % weight]
      if (from !== undefined && total - from <= max * weight) row[total] = true
    }
    rows[s] = row
  }
  return rows
}

function completes(a: Allotment, after: readonly boolean[], soFar: number): boolean {
  for (let rest = Math.max(0, a.least - soFar); rest <= a.most - soFar; rest++) if (after[rest]) return true
  return false
}

function checkSlots({ slots }: Allotment): void {
  for (const { id, max, weight } of slots)
    if (!Number.isSafeInteger(max) || max < 0 || !Number.isSafeInteger(weight) || weight < 1)
      throw new RuleError('kernel', `slot ${id} has room for ${max} of weight ${weight}`)
}

/** All splits within the bounds, slot by slot, more before fewer or the other way. Lazy: stop when you have seen enough. */
export function* splits(a: Allotment, first: 'more' | 'fewer' = 'more'): Generator<Split> {
  checkSlots(a)
  const rows = reachable(a, 0)
  const counts: number[] = []
  function* from(s: number, total: number): Generator<Split> {
    if (s === a.slots.length) {
      yield splitOf(a, counts)
      return
    }
    const { max, weight } = a.slots[s] as AllotmentSlot
    const most = Math.min(max, Math.floor((a.most - total) / weight))
    for (let i = 0; i <= most; i++) {
      const n = first === 'more' ? most - i : i
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

/** Whether there is a choice at all: the one split there is, or how many others. Giving up after `tries` means several. */
export function onlySplit(a: Allotment, holds: (n: Split) => boolean, tries = 5000): Split | 'none' | 'several' {
  let only: Split | null = null
  for (const n of splits(a, a.least === 0 ? 'fewer' : 'more')) {
    if (--tries < 0) return 'several'
    if (!holds(n)) continue
    if (only !== null) return 'several'
    only = n
  }
  return only ?? 'none'
}

/** A random split that satisfies the conditions; null if none was found. */
export function sampleSplit(a: Allotment, holds: (n: Split) => boolean, random: Random): Split | null {
  for (let attempt = 0; attempt < 30; attempt++) {
    const n = drawSplit(a, random, attempt < 2 ? null : holds)
    if (n === null) return null
    if (holds(n)) return n
  }
  return someSplits(a, holds, 1)[0] ?? null
}

/** How many units slots of each weight can still take, by weight. */
type Room = Map<number, number>

/** Whether exactly this much can be placed in that room. Few weights exist, so trying them one by one is cheap. */
function fills(total: number, room: readonly (readonly [number, number])[], from = 0): boolean {
  const next = room[from]
  if (next === undefined || total === 0) return total === 0
  const [weight, count] = next
  for (let n = Math.min(count, Math.floor(total / weight)); n >= 0; n--)
    if (fills(total - n * weight, room, from + 1)) return true
  return false
}

function roomLeft(a: Allotment, counts: readonly number[]): Room {
  const room: Room = new Map()
  a.slots.forEach((s, i) => {
    room.set(s.weight, (room.get(s.weight) ?? 0) + s.max - (counts[i] as number))
  })
  return room
}

/** Which weights one more unit may have so that exactly `total` can still be placed. */
function nextWeights(total: number, room: Room): Set<number> {
  const weights = new Set<number>()
  for (const [weight, count] of room) {
    if (count === 0 || weight > total) continue
    const after = [...room].map(([w, n]) => [w, w === weight ? n - 1 : n] as const)
    if (fills(total - weight, after)) weights.add(weight)
  }
  return weights
}

/**
 * Unit by unit, each anywhere it can still be completed. With `keep`, a unit that would break conditions which held
 * before goes somewhere else if it can: most conditions forbid ("never both in one field") and are met that way.
 */
function drawSplit(a: Allotment, random: Random, keep: ((n: Split) => boolean) | null): Split | null {
  checkSlots(a)
  const counts = a.slots.map(() => 0)
  const room = roomLeft(a, counts)
  const goals: number[] = []
  for (let total = a.least; total <= a.most; total++) if (fills(total, [...room])) goals.push(total)
  if (goals.length === 0) return null
  let left = goals[random(goals.length)] as number
  let held = keep?.({}) ?? false
  while (left > 0) {
    const weights = nextWeights(left, room)
    const open = a.slots.flatMap((s, i) => ((counts[i] as number) < s.max && weights.has(s.weight) ? [i] : []))
    for (let placed = false; !placed; ) {
      const [s] = open.splice(random(open.length), 1) as [number]
      counts[s] = (counts[s] as number) + 1
      const holds = keep?.(splitOf(a, counts)) ?? false
      placed = !held || holds || open.length === 0
      if (!placed) counts[s] = (counts[s] as number) - 1
      else {
        const { weight } = a.slots[s] as AllotmentSlot
        room.set(weight, (room.get(weight) as number) - 1)
        left -= weight
        held = holds
      }
    }
  }
  return splitOf(a, counts)
}

/** For keyboards and search: the slots to which one more unit can go so that the split can still be completed. */
export function nextUnits(a: Allotment, n: Split): ThingId[] {
  const counts = a.slots.map((s) => n[s.id] ?? 0)
  const room = roomLeft(a, counts)
  const placed = a.slots.reduce((sum, s, i) => sum + s.weight * (counts[i] as number), 0)
  const weights = new Set<number>()
  for (let total = Math.max(a.least, placed + 1); total <= a.most; total++)
    for (const weight of nextWeights(total - placed, room)) weights.add(weight)
  return a.slots.filter((s, i) => (counts[i] as number) < s.max && weights.has(s.weight)).map((s) => s.id)
}
