/**
 * Piles: decks, bags and face-down rows. What nobody has looked at is not determined but lies in the `bag` until it is
 * needed, so no shuffled order exists that could leak. A determined or half-known card is a slot.
 */

import { draw, equally, type Outcomes, type Random, weighted } from '../src/chance.ts'
import { RuleError } from '../src/errors.ts'
import type { SeatSet, Viewer } from '../src/types.ts'
import { includesSeat } from './plain.ts'

/** How many of each card; cards that are not there have no entry. */
export type Counts<C extends string = string> = Partial<Record<C, number>>

export interface Slot<C extends string = string> {
  /** Absent: undetermined, one of the bag's cards with this back. */
  readonly is?: C
  readonly back?: string
  /** Nobody, and `is` present: fixed but known to nobody. */
  readonly knownTo: SeatSet
  /** Cards it is publicly known not to be. */
  readonly not?: readonly C[]
}

/** From top to bottom: the slots of `top`, the undetermined cards of `bag`, the slots of `bottom`. */
export interface Pile<C extends string = string> {
  top: Slot<C>[]
  bag: Counts<C>
  bottom: Slot<C>[]
}
export type BackOf<C extends string> = (card: C) => string

export const NOBODY: SeatSet = []
export const pileOf = <C extends string>(bag: Counts<C>): Pile<C> => ({ top: [], bag: { ...bag }, bottom: [] })
export function cloneSlot<C extends string>(slot: Slot<C>): Slot<C> {
  const knownTo = slot.knownTo === 'all' ? slot.knownTo : slot.knownTo.slice()
  return slot.not === undefined ? { ...slot, knownTo } : { ...slot, knownTo, not: slot.not.slice() }
}
export const clonePile = <C extends string>({ top, bag, bottom }: Pile<C>): Pile<C> => ({
  top: top.map(cloneSlot),
  bag: cloneBag(bag),
  bottom: bottom.map(cloneSlot),
})

// —— counts ——

export const entriesOf = <C extends string>(bag: Counts<C>): [C, number][] => Object.entries(bag) as [C, number][]

/** A copy in the same order; from bags that cards have left it is three times as fast as spreading them. */
export function cloneBag<C extends string>(bag: Counts<C>): Counts<C> {
  const copied: Counts<C> = {}
  for (const card in bag) copied[card] = bag[card] as number
  return copied
}

export function countOf(bag: Counts): number {
  let count = 0
  for (const card in bag) count += bag[card] as number
  return count
}

export function addTo<C extends string>(bag: Counts<C>, card: C, n = 1): void {
  bag[card] = (Object.hasOwn(bag, card) ? (bag[card] ?? 0) : 0) + n
}

export function takeFrom<C extends string>(bag: Counts<C>, card: C): void {
  const left = (Object.hasOwn(bag, card) ? (bag[card] ?? 0) : 0) - 1
  if (left < 0) throw new RuleError('kernel', `no ${card} in the bag`)
  if (left === 0) delete bag[card]
  else bag[card] = left
}

// —— single slots ——

/** What an undetermined or fixed slot may turn out to be. */
export function frontsOf<C extends string>(at: Slot<C> | undefined, bag: Counts<C>, backOf?: BackOf<C>): Outcomes<C> {
  if (at?.is !== undefined) return equally([at.is])
  const list: C[] = []
  const weights: number[] = []
  let total = 0
  for (const card in bag) {
    if (!fits(at, card, backOf)) continue
    const n = bag[card] as number
    list.push(card)
    weights.push(n)
    total += n
  }
  return { list, weights, total }
}

function fits<C extends string>(at: Slot<C> | undefined, card: C, backOf: BackOf<C> | undefined): boolean {
  if (at === undefined) return true
  if (at.back !== undefined && backOf !== undefined && backOf(card) !== at.back) return false
  return at.not === undefined || !at.not.includes(card)
}

/** Which back the next unseen card shows, if these undetermined slots already have a claim on the same bag. */
export function backsOf<C extends string>(
  bag: Counts<C>,
  claimed: readonly Slot<C>[],
  backOf: BackOf<C>,
): Outcomes<string> {
  const backs: Counts = {}
  for (const card in bag) addTo(backs, backOf(card), bag[card])
  for (const { is, back } of claimed) if (is === undefined && back !== undefined) addTo(backs, back, -1)
  return weighted(entriesOf(backs))
}

/** The slot with its card fixed and shown to these seats. An undetermined card leaves the bag. */
export function settleSlot<C extends string>(at: Slot<C>, bag: Counts<C>, card: C, knownTo: SeatSet = NOBODY): Slot<C> {
  if (at.is === undefined) takeFrom(bag, card)
  else if (at.is !== card) throw new RuleError('kernel', `the slot holds ${at.is}, not ${card}`)
  const known = union(at.knownTo, knownTo)
  const { not, ...rest } = at
  const secret = not === undefined || known === 'all' ? {} : { not } // what everybody sees needs no hint
  return { ...rest, ...secret, is: card, knownTo: known }
}

function union(a: SeatSet, b: SeatSet): SeatSet {
  return a === 'all' || b === 'all' ? 'all' : [...new Set([...a, ...b])].sort((x, y) => x - y)
}

// —— piles ——

const isOpen = (at: Slot): boolean => at.is === undefined
const undetermined = (p: Pile): number => countOf(p.bag) - p.top.filter(isOpen).length - p.bottom.filter(isOpen).length

export const sizeOf = (p: Pile): number => p.top.length + undetermined(p) + p.bottom.length

/** Where the card at this depth lies (0 is the top); null: among the undetermined. */
function lieAt<C extends string>(p: Pile<C>, depth: number): { in: Slot<C>[]; at: number } | null {
  if (depth < p.top.length) return { in: p.top, at: depth }
  return undetermined(p) > 0 ? null : { in: p.bottom, at: depth - p.top.length }
}

/** What the card at this depth may be; everything above it must be settled. Empty: there is none. */
export function outcomesAt<C extends string>(p: Pile<C>, depth: number, backOf?: BackOf<C>): Outcomes<C> {
  const lie = lieAt(p, depth)
  const at = lie?.in[lie.at]
  if (lie !== null && at === undefined) return equally([])
  if (at !== undefined && (at.is !== undefined || at.back !== undefined)) return frontsOf(at, p.bag, backOf)
  return unclaimedFronts(p, at, backOf)
}

/** Cards of the bag, less what open slots have a claim on by their back: any of that back, equally likely. */
function unclaimedFronts<C extends string>(p: Pile<C>, at: Slot<C> | undefined, backOf?: BackOf<C>): Outcomes<C> {
  const claims = [...p.top, ...p.bottom].filter((other) => isOpen(other) && other.back !== undefined)
  if (claims.length === 0 || backOf === undefined) return frontsOf(at, p.bag)
  const there = new Map<string, number>()
  for (const [card, n] of entriesOf(p.bag)) there.set(backOf(card), (there.get(backOf(card)) ?? 0) + n)
  const common = [...there.values()].reduce(leastCommonMultiple, 1)
  return weighted(
    entriesOf(p.bag).map(([card, n]) => {
      const all = there.get(backOf(card)) as number
      const claimed = claims.filter((other) => other.back === backOf(card)).length
      return [card, fits(at, card, backOf) ? (n * (all - claimed) * common) / all : 0] as const
    }),
  )
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b]
  while (y > 0) [x, y] = [y, x % y]
  return (a / x) * b
}

/** Fixes the card at this depth and shows it to these seats, which it gives back for the event; it stays where it is. */
export function settleAt<C extends string>(p: Pile<C>, depth: number, card: C, knownTo: SeatSet = NOBODY): SeatSet {
  if (lieAt(p, depth) === null) p.top.push({ knownTo: NOBODY })
  const lie = lieAt(p, depth)
  const at = lie?.in[lie.at]
  if (lie === null || at === undefined) throw new RuleError('kernel', `no card at depth ${depth}`)
  lie.in[lie.at] = settleSlot(at, p.bag, card, knownTo)
  return knownTo
}

/**
 * Where a search for the first wanted card has got to: the depth of the first card that is wanted or not yet settled;
 * −1 if the whole pile has been passed over. Settle what is there, and look again.
 */
export function searchDepth<C extends string>(p: Pile<C>, wanted: (card: C) => boolean): number {
  const isNext = ({ is }: Slot<C>) => is === undefined || wanted(is)
  const above = p.top.findIndex(isNext)
  if (above >= 0) return above
  if (undetermined(p) > 0) return p.top.length
  const below = p.bottom.findIndex(isNext)
  return below < 0 ? -1 : p.top.length + below
}

/** Takes the settled card at this depth out of the pile; the others keep their order. */
export function takeAt<C extends string>(p: Pile<C>, depth: number): C {
  const lie = lieAt(p, depth)
  const [at] = lie?.in.splice(lie.at, 1) ?? []
  if (at?.is === undefined) throw new RuleError('kernel', `the card at depth ${depth} is not settled`)
  return at.is
}

export function drawCard<C extends string>(p: Pile<C>, card: C): C {
  settleAt(p, 0, card)
  return takeAt(p, 0)
}

export function putOnTop<C extends string>(p: Pile<C>, card: C, knownTo: SeatSet): void {
  p.top.unshift({ is: card, knownTo })
}

export function putUnder<C extends string>(p: Pile<C>, card: C, knownTo: SeatSet): void {
  p.bottom.push({ is: card, knownTo })
}

/** Mixes everything in the pile with these cards: from now on nobody knows any order. */
export function reshuffle<C extends string>(p: Pile<C>, more: Counts<C> = {}): void {
  for (const at of [...p.top.splice(0), ...p.bottom.splice(0)]) if (at.is !== undefined) addTo(p.bag, at.is)
  for (const [card, n] of entriesOf(more)) addTo(p.bag, card, n)
}

// —— views: hidden cards go back into the bag, which then holds all that the viewer has not seen ——

/** The slots as the viewer sees them; what they hide is added to `unseen`, which the view shows in order (`sortBag`). */
export function hideSlots<C extends string>(slots: readonly Slot<C>[], viewer: Viewer, unseen: Counts<C>): Slot<C>[] {
  return slots.map((at) => {
    if (at.is === undefined || includesSeat(at.knownTo, viewer)) return at
    addTo(unseen, at.is)
    const { is: _hidden, ...outside } = at
    return outside
  })
}

/** In the order of the cards' names: the order in which cards came back tells nothing. */
export function sortBag<C extends string>(bag: Counts<C>): Counts<C> {
  return Object.fromEntries(entriesOf(bag).sort(([a], [b]) => (a < b ? -1 : 1))) as Counts<C>
}

export function hidePile<C extends string>(p: Pile<C>, viewer: Viewer): Pile<C> {
  const bag = { ...p.bag }
  const top = hideSlots(p.top, viewer, bag)
  const bottom = hideSlots(p.bottom, viewer, bag)
  while (top.length > 0 && isBlank(top[top.length - 1] as Slot)) top.pop()
  while (bottom.length > 0 && isBlank(bottom[0] as Slot)) bottom.shift()
  return { top, bag: sortBag(bag), bottom }
}

/** Nothing is known of it, not even that somebody knows it: it cannot be told from the undetermined cards. */
function isBlank({ is, back, not, knownTo }: Slot): boolean {
  return is === undefined && back === undefined && not === undefined && knownTo !== 'all' && knownTo.length === 0
}

/**
 * Fixes, out of the unseen cards, every hidden slot that is not simply one of them: somebody knows it, or it is not just
 * any. The choosiest first; begins again if the rest no longer fits.
 */
export function redealSlots<C extends string>(
  slots: readonly Slot<C>[],
  unseen: Counts<C>,
  random: Random,
  backOf?: BackOf<C>,
): Slot<C>[] {
  if (!slots.some(isOpen)) return slots.slice() // nothing is hidden here
  for (let attempt = 0; attempt < 200; attempt++) {
    const bag = { ...unseen }
    const dealt = dealHidden(slots, bag, random, backOf)
    if (dealt === null) continue
    for (const card of Object.keys(unseen) as C[]) delete unseen[card]
    Object.assign(unseen, bag)
    return dealt
  }
  throw new RuleError('kernel', 'no unseen cards fit the hidden slots')
}

function dealHidden<C extends string>(
  slots: readonly Slot<C>[],
  bag: Counts<C>,
  random: Random,
  backOf: BackOf<C> | undefined,
): Slot<C>[] | null {
  const dealt = slots.slice()
  const special = slots.flatMap((at, i) => (isOpen(at) && !isAnyCard(at) ? [i] : []))
  const choices = new Map(special.map((i) => [i, frontsOf(slots[i], bag, backOf).total]))
  special.sort((a, b) => (choices.get(a) as number) - (choices.get(b) as number))
  for (const i of special) {
    const fronts = frontsOf(slots[i], bag, backOf)
    if (fronts.total === 0) return null
    dealt[i] = settleSlot(slots[i] as Slot<C>, bag, draw(fronts, random))
  }
  if (backOf === undefined) return dealt
  const claims = dealt.filter((at) => isOpen(at) && at.back !== undefined)
  const enough = claims.every(({ back }) => {
    const there = entriesOf(bag).reduce((sum, [card, n]) => sum + (backOf(card) === back ? n : 0), 0)
    return there >= claims.filter((at) => at.back === back).length
  })
  return enough ? dealt : null
}

/** Nobody knows it and nothing is known of it but perhaps its back: it can stay undetermined. */
const isAnyCard = ({ not, knownTo }: Slot): boolean => not === undefined && knownTo !== 'all' && knownTo.length === 0

export function redealPile<C extends string>(seen: Pile<C>, random: Random, backOf?: BackOf<C>): Pile<C> {
  const bag = { ...seen.bag }
  const slots = redealSlots([...seen.top, ...seen.bottom], bag, random, backOf)
  return { top: slots.slice(0, seen.top.length), bag, bottom: slots.slice(seen.top.length) }
}
