/** Allotments: a quantity spread over slots, described instead of listed (20 men over 13 fields are 226 million splits). */

import type { Random } from '../src/chance.ts'
import { RuleError } from '../src/errors.ts'
import type { Params, ReasonId, ThingId } from '../src/types.ts'

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

/** Whether the slots from one of them on can add exactly this much: weights above 1 leave gaps, so bounds do not tell. */
class Rest {
  /** By slot: what it and those after it can add at most, how many units of weight 1, the lightest and the heaviest. */
  private readonly total: number[] = []
  private readonly ones: number[] = []
  private readonly lightest: number[] = []
  private readonly heaviest: number[] = []
  private readonly slots: readonly AllotmentSlot[]
  private readonly most: number
  private readonly rows: (boolean[] | undefined)[] = []

  constructor({ slots, most }: Allotment) {
    this.slots = slots
    this.most = most
    const end = slots.length
    this.total[end] = this.ones[end] = this.heaviest[end] = 0
    this.lightest[end] = Number.POSITIVE_INFINITY
    for (let s = end - 1; s >= 0; s--) {
      const { id, max, weight } = slots[s] as AllotmentSlot
      if (!Number.isSafeInteger(max) || max < 0 || !Number.isSafeInteger(weight) || weight < 1)
        throw new RuleError('kernel', `slot ${id} has room for ${max} of weight ${weight}`)
      this.total[s] = (this.total[s + 1] as number) + max * weight
      this.ones[s] = (this.ones[s + 1] as number) + (weight === 1 ? max : 0)
      this.lightest[s] = max === 0 ? (this.lightest[s + 1] as number) : Math.min(this.lightest[s + 1] as number, weight)
      this.heaviest[s] = max === 0 ? (this.heaviest[s + 1] as number) : Math.max(this.heaviest[s + 1] as number, weight)
    }
  }

  /** What all slots can add at most, if they can add everything up to it; null: there are gaps. */
  highestWithoutGaps(): number | null {
    return (this.ones[0] as number) >= (this.heaviest[0] as number) - 1 ? (this.total[0] as number) : null
  }

  adds(from: number, amount: number): boolean {
    if (amount === 0) return true
    if (amount < 0 || amount > (this.total[from] as number)) return false
    const heaviest = this.heaviest[from] as number
    if ((this.ones[from] as number) >= heaviest - 1) return true
    if (this.lightest[from] === heaviest) return amount % heaviest === 0
    return this.row(from)[amount] === true
  }

  /** Some amount in this range. */
  addsWithin(from: number, least: number, most: number): boolean {
    const highest = Math.min(most, this.total[from] as number)
    for (let amount = Math.max(0, least); amount <= highest; amount++) if (this.adds(from, amount)) return true
    return false
  }

  /** Where neither short cut helps: every amount that can be reached. */
  private row(from: number): boolean[] {
    const known = this.rows[from]
    if (known !== undefined) return known
    if (from === this.slots.length) return [true]
    const { max, weight } = this.slots[from] as AllotmentSlot
    const after = this.row(from + 1)
    const row: boolean[] = []
    const nearest: number[] = [] // by remainder: the nearest amount below from which this slot can add
    for (let amount = 0; amount <= this.most; amount++) {
      if (after[amount]) nearest[amount % weight] = amount
      const base = nearest[amount % weight]
      if (base !== undefined && amount - base <= max * weight) row[amount] = true
    }
    this.rows[from] = row
    return row
  }
}

/** Walks through all splits within the bounds, slot by slot like the wheels of a counter. */
class Splits {
  readonly counts: number[] = []
  private readonly a: Allotment
  private readonly rest: Rest
  private readonly first: 'more' | 'fewer'
  private hasBegun = false

  constructor(a: Allotment, first: 'more' | 'fewer') {
    this.a = a
    this.rest = new Rest(a)
    this.first = first
  }

  /** Goes to the next split; false if there is none. */
  next(): boolean {
    if (!this.hasBegun) {
      this.hasBegun = true
      return this.rest.addsWithin(0, this.a.least, this.a.most) && this.fill(0, 0)
    }
    let placed = this.a.slots.reduce((sum, { weight }, s) => sum + weight * (this.counts[s] as number), 0)
    for (let s = this.a.slots.length - 1; s >= 0; s--) {
      placed -= (this.a.slots[s] as AllotmentSlot).weight * (this.counts[s] as number)
      if (this.turn(s, placed, (this.counts[s] as number) + (this.first === 'more' ? -1 : 1))) return true
    }
    return false
  }

  /** Sets this slot to the next number from here that can be completed, and those after it to their first. */
  private turn(s: number, placed: number, from: number): boolean {
    const { max, weight } = this.a.slots[s] as AllotmentSlot
    const most = Math.min(max, Math.floor((this.a.most - placed) / weight))
    for (let n = from; n >= 0 && n <= most; n += this.first === 'more' ? -1 : 1) {
      const then = placed + n * weight
      if (!this.rest.addsWithin(s + 1, this.a.least - then, this.a.most - then)) continue
      this.counts[s] = n
      return this.fill(s + 1, then)
    }
    return false
  }

  private fill(s: number, placed: number): boolean {
    if (s === this.a.slots.length) return true
    const { max, weight } = this.a.slots[s] as AllotmentSlot
    return this.turn(s, placed, this.first === 'more' ? Math.min(max, Math.floor((this.a.most - placed) / weight)) : 0)
  }
}

/** All splits within the bounds, slot by slot, more before fewer or the other way. Lazy: stop when you have seen enough. */
export function* splits(a: Allotment, first: 'more' | 'fewer' = 'more'): Generator<Split> {
  const all = new Splits(a, first)
  while (all.next()) yield splitOf(a, all.counts)
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
  const plain = plainSplit(a)
  if (plain !== null) return holds(plain) ? plain : 'none'
  if (isPlainlyOpen(a, holds)) return 'several'
  let only: Split | null = null
  const all = new Splits(a, a.least === 0 ? 'fewer' : 'more')
  while (all.next()) {
    if (--tries < 0) return 'several'
    const n = splitOf(a, all.counts)
    if (!holds(n)) continue
    if (only !== null) return 'several'
    only = n
  }
  return only ?? 'none'
}

/** The only split there can be, where that is plain to see: nothing to spread, or a single slot for an exact amount. */
function plainSplit({ least, most, slots }: Allotment): Split | null {
  if (most === 0) return NOTHING
  const [only, another] = slots
  if (only === undefined || another !== undefined || least !== most) return null
  return only.weight === 1 && least <= only.max ? { [only.id]: least } : null
}
const NOTHING: Split = Object.freeze({})

/** Whether two simple splits will do: everything into one slot or into another; nothing, or one unit. */
function isPlainlyOpen({ least, most, slots }: Allotment, holds: (n: Split) => boolean): boolean {
  const units = least === 0 && most > 0 ? 1 : least
  let found = least === 0 && holds({}) ? 1 : 0
  for (let s = 0; s < slots.length && units > 0; s++) {
    const { id, max, weight } = slots[s] as AllotmentSlot
    if (weight === 1 && max >= units && holds({ [id]: units }) && ++found > 1) return true
  }
  return false
}

/** A random split that satisfies the conditions; null if none was found. */
export function sampleSplit(a: Allotment, holds: (n: Split) => boolean, random: Random): Split | null {
  const rest = new Rest(a)
  if (!rest.addsWithin(0, a.least, a.most)) return null
  for (let attempt = 0; attempt < 30; attempt++) {
    const n = drawSplit(a, rest, random, attempt === 0 ? null : holds)
    if (holds(n)) return n
  }
  return someSplits(a, holds, 1)[0] ?? null
}

/** An amount within the bounds that the slots can add. */
function drawGoal(a: Allotment, rest: Rest, random: Random): number {
  const highest = rest.highestWithoutGaps()
  if (highest !== null) return a.least + random(Math.min(a.most, highest) - a.least + 1)
  const goals: number[] = []
  for (let goal = a.least; goal <= a.most; goal++) if (rest.adds(0, goal)) goals.push(goal)
  return goals[random(goals.length)] as number
}

/**
 * Some units into any slot, then some into any other, as long as the rest can still be placed. With `keep`, what would
 * break conditions which held before goes somewhere else if it can: most conditions forbid ("never both in one field")
 * and are met that way. If it can go nowhere and enough are placed, the split is done.
 */
function drawSplit(a: Allotment, rest: Rest, random: Random, keep: ((n: Split) => boolean) | null): Split {
  const n: Record<ThingId, number> = {}
  const put = (s: number, by: number) => {
    const { id } = a.slots[s] as AllotmentSlot
    n[id] = (n[id] ?? 0) + by
    if (n[id] === 0) delete n[id]
  }
  const room = new Room(a.slots)
  const goal = drawGoal(a, rest, random)
  let held = keep?.(n) ?? false
  for (let left = goal; left > 0; ) {
    const closed: number[] = []
    let s = room.draw(left, closed, random)
    let units = room.units(s, left, random)
    put(s, units)
    let holds = keep?.(n) ?? false
    while (held && !holds) {
      put(s, -units)
      if (units === 1) closed.push(s) // else fewer of them may do
      const other = units === 1 ? room.draw(left, closed, random) : s
      if (other < 0 && goal - left >= a.least) return n
      units = 1
      const isLost = other < 0 // it can go nowhere: the next attempt may have more luck
      if (!isLost) s = other
      put(s, 1)
      holds = keep?.(n) ?? false
      if (isLost) held = false
    }
    room.take(s, units)
    left -= units * (a.slots[s] as AllotmentSlot).weight
    held = holds
  }
  return n
}

/** What the slots can still take while a split is drawn. */
class Room {
  private readonly slots: readonly AllotmentSlot[]
  private readonly left: number[]
  /** Units that slots of weight 1 can still take, and those of each other weight. */
  private ones = 0
  private readonly heavier = new Map<number, number>()

  constructor(slots: readonly AllotmentSlot[], n: Split = {}) {
    this.slots = slots
    this.left = slots.map(({ id, max }) => max - (n[id] ?? 0))
    for (let s = 0; s < slots.length; s++) this.count(s, this.left[s] as number)
  }

  private count(s: number, units: number): void {
    const { weight } = this.slots[s] as AllotmentSlot
    if (weight === 1) this.ones += units
    else this.heavier.set(weight, (this.heavier.get(weight) ?? 0) + units)
  }

  take(s: number, units: number): void {
    this.left[s] = (this.left[s] as number) - units
    this.count(s, -units)
  }

  /** How many units go into this slot at once: more than one only where those of weight 1 can take whatever is left. */
  units(s: number, amount: number, random: Random): number {
    const { weight } = this.slots[s] as AllotmentSlot
    const most = Math.min(this.left[s] as number, amount)
    return weight === 1 && most > 1 && this.ones >= amount ? 1 + random(most) : 1
  }

  /** Whether one more unit in this slot leaves a rest of `amount` that can still be placed exactly. */
  isOpen(s: number, amount: number): boolean {
    const { weight } = this.slots[s] as AllotmentSlot
    if (this.left[s] === 0 || weight > amount) return false
    const ones = this.ones - (weight === 1 ? 1 : 0)
    if (ones >= amount - weight) return true
    const room = [...this.heavier].map(([w, n]) => [w, w === weight ? n - 1 : n] as const)
    return fills(amount - weight, [[1, ones], ...room])
  }

  /** Any slot that is open and not closed; −1 if there is none. */
  draw(amount: number, closed: readonly number[], random: Random): number {
    const isThere = (s: number) => !closed.includes(s) && this.isOpen(s, amount)
    let open = 0
    for (let s = 0; s < this.slots.length; s++) if (isThere(s)) open += 1
    if (open === 0) return -1
    let nth = random(open)
    for (let s = 0; ; s++) if (isThere(s) && nth-- === 0) return s
  }
}

/** Whether exactly this much can be placed in that room. Few weights exist, so trying them one by one is cheap. */
function fills(total: number, room: readonly (readonly [number, number])[], from = 0): boolean {
  const next = room[from]
  if (next === undefined || total === 0) return total === 0
  const [weight, count] = next
  for (let n = Math.min(count, Math.floor(total / weight)); n >= 0; n--)
    if (fills(total - n * weight, room, from + 1)) return true
  return false
}

/** For keyboards and search: the slots to which one more unit can go so that the split can still be completed. */
export function nextUnits(a: Allotment, n: Split): ThingId[] {
  const room = new Room(a.slots, n)
  const placed = a.slots.reduce((sum, s) => sum + s.weight * (n[s.id] ?? 0), 0)
  const amounts: number[] = []
  for (let total = Math.max(a.least, placed + 1); total <= a.most; total++) amounts.push(total - placed)
  return a.slots.filter((_, s) => amounts.some((amount) => room.isOpen(s, amount))).map(({ id }) => id)
}
