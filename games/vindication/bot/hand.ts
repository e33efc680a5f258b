/** A player's cubes in numbers: enough to think a turn through without playing it. */

import type { Seat } from '@skerry/kernel'
import { ATTRIBUTES, type Board, HEROIC, PARTS, playerOf } from '../queries.ts'
import type { Attr, HeroicAttr, Requirement } from '../types.ts'
import { WEIGHTS } from './weights.ts'

export interface Hand {
  /** Cubes on the spheres, in the order of `ATTRIBUTES`. */
  readonly attrs: number[]
  pot: number
  inf: number
  conv: number
  /** Cubes on companions. */
  tired: number
  speed: number
  /** Honor gained on the way, and what is worth as much. */
  gain: number
}

export const INDEX = Object.fromEntries(ATTRIBUTES.map((attr, i) => [attr, i])) as Readonly<Record<Attr, number>>
/** VIN-BONUS-CONVERT-02 … -04 by index: the parts of the heroic attributes. */
const PARTS_AT: readonly (readonly [number, number] | null)[] = ATTRIBUTES.map((attr) => {
  const parts = PARTS[attr as HeroicAttr]
  return parts === undefined ? null : [INDEX[parts[0]], INDEX[parts[1]]]
})

export function handOf({ state, content }: Board, seat: Seat): Hand {
  const { zones, spheres, cards, speed } = playerOf(state, seat)
  let tired = 0
  for (const { card, cubes } of cards) if (content.cards[card]?.kind === 'companion') tired += cubes
  const attrs = ATTRIBUTES.map((attr) => spheres[attr])
  return { attrs, pot: zones.pot, inf: zones.inf, conv: zones.conv, tired, speed, gain: 0 }
}
export const copyOf = (h: Hand): Hand => ({ ...h, attrs: h.attrs.slice() })

// —— what can be done with them ——

export const has = ({ attrs }: Hand, attr: number): number => attrs[attr] as number
export function pay(h: Hand, attr: number, n: number): void {
  h.attrs[attr] = (h.attrs[attr] as number) - n
  h.inf += n
}
/** VIN-ACT-06 As far as Influence reaches. */
export function gainAttr(h: Hand, attr: number, n: number): void {
  const gained = Math.min(n, h.inf)
  h.attrs[attr] = (h.attrs[attr] as number) + gained
  h.inf -= gained
}
/** How often this heroic attribute can be made of common ones. */
export function makeable({ attrs }: Hand, attr: number): number {
  const parts = PARTS_AT[attr]
  return parts ? Math.min(attrs[parts[0]] as number, attrs[parts[1]] as number) : 0
}
/** VIN-BONUS-CONVERT-01 */
export function make(h: Hand, attr: number, n: number): void {
  const parts = PARTS_AT[attr]
  if (!parts || n <= 0) return
  for (const part of parts) h.attrs[part] = (h.attrs[part] as number) - n
  h.attrs[attr] = (h.attrs[attr] as number) + n
  h.inf += n
}

/** One cube from sphere to sphere. */
export function shiftedTo(hand: Hand, from: Attr, to: Attr): Hand {
  const h = copyOf(hand)
  h.attrs[INDEX[from]] = (h.attrs[INDEX[from]] as number) - 1
  h.attrs[INDEX[to]] = (h.attrs[INDEX[to]] as number) + 1
  return h
}

// —— what they are worth ——

/** A goal about cubes: quests and final bonuses. */
export interface CubeGoal {
  readonly requirement: Requirement
  readonly honor: number
}
/** Cumulative worth by number of cubes. */
interface Table {
  readonly common: readonly number[]
  readonly heroic: readonly number[]
  readonly inf: readonly number[]
  readonly conv: readonly number[]
  readonly pot: readonly number[]
  readonly tired: readonly number[]
}
export interface Prices extends Table {
  /** By attribute: how far it is wanted. */
  readonly demand: readonly number[]
  /** How much Conviction can do now. */
  readonly room: number
  readonly goals: readonly CubeGoal[]
}
const MOST_CUBES = 22
const FIRST_HEROIC = ATTRIBUTES.length - HEROIC.length

function cumulated(margins: readonly number[], factor: number): number[] {
  const last = margins[margins.length - 1] as number
  const sums = [0]
  for (let n = 0; n < MOST_CUBES; n++)
    sums.push((sums[n] as number) + factor * (n < margins.length ? (margins[n] as number) : last * 0.5))
  return sums
}

export function usableAt(turnsLeft: number): number {
  const { usable } = WEIGHTS
  return usable[Math.min(usable.length - 1, turnsLeft)] as number
}
/** How near vindication is with so many cubes left on Potential, and turns to bring them down. */
function nearness(pot: number, turnsLeft: number): number {
  const { vindication, reachable } = WEIGHTS
  const worth = vindication[Math.min(pot, vindication.length - 1)] as number
  return pot <= reachable * turnsLeft ? worth : 0.3 * worth
}
const tables = new Map<number, Table>()
/** Made once for every number of turns to come. */
function tableFor(turnsLeft: number, isVindicated: boolean): Table {
  const key = isVindicated ? -1 - turnsLeft : turnsLeft
  let table = tables.get(key)
  if (table === undefined) {
    const factor = usableAt(turnsLeft)
    const hasPot = !isVindicated && turnsLeft > 0
    table = {
      common: cumulated(WEIGHTS.common, factor),
      heroic: cumulated(WEIGHTS.heroic, factor),
      inf: cumulated(WEIGHTS.influence, factor),
      conv: cumulated(WEIGHTS.conviction, factor),
      pot: Array.from({ length: MOST_CUBES + 1 }, (_, pot) => (hasPot ? nearness(pot, turnsLeft) : 0)),
      tired: cumulated(WEIGHTS.tired, -factor),
    }
    tables.set(key, table)
  }
  return table
}
const EVEN: readonly number[] = ATTRIBUTES.map(() => 1)
/** How a player values cubes with so many own turns to come. */
export const pricesOf = (
  turnsLeft: number,
  isVindicated: boolean,
  { demand = EVEN, room = 1, goals = [] }: Partial<Pick<Prices, 'demand' | 'room' | 'goals'>> = {},
): Prices => ({ ...tableFor(turnsLeft, isVindicated), demand, room, goals })

export function worthOf(p: Prices, h: Hand): number {
  let worth = h.gain
  const { attrs } = h
  const { demand } = p
  for (let i = 0; i < FIRST_HEROIC; i++) worth += (demand[i] as number) * (p.common[attrs[i] as number] as number)
  for (let i = FIRST_HEROIC; i < attrs.length; i++)
    worth += (demand[i] as number) * (p.heroic[attrs[i] as number] as number)
  worth += (p.inf[h.inf] as number) + p.room * (p.conv[h.conv] as number) + (p.pot[h.pot] as number)
  worth += p.tired[Math.min(h.tired, MOST_CUBES)] as number
  for (let i = 0; i < p.goals.length; i++) worth += goalWorth(h, p.goals[i] as CubeGoal)
  return worth
}
/** A goal that is met counts in full, the way to it a little. */
function goalWorth(h: Hand, { requirement: { count, is, n }, honor }: CubeGoal): number {
  const have = counted(h, count)
  if (is === '=') return have === n ? honor : (0.4 * honor) / (1 + Math.abs(have - n))
  return have >= n ? honor : 0.7 * honor * (have / n) ** 2
}
function counted(h: Hand, counter: Requirement['count']): number {
  if (counter === 'conv') return h.conv
  if (counter === 'pot') return h.pot
  return has(h, FIRST_HEROIC) + has(h, FIRST_HEROIC + 1) + has(h, FIRST_HEROIC + 2)
}
/** What is lost with so many cubes of Conviction, some of which come back to Influence. */
export function convictionWorth(p: Prices, h: Hand, n = 1, back = n): number {
  if (h.conv < n) return 0
  const before = worthOf(p, h)
  h.conv -= n
  h.inf += back
  const lost = before - worthOf(p, h)
  h.conv += n
  h.inf -= back
  return lost
}

/** VIN-POWER-05 The better of the two steps right; where to, or null if there is none. */
export function augment(p: Prices, h: Hand, from: 'pot' | 'inf' | 'either'): 'pot' | 'inf' | null {
  const canPot = from !== 'inf' && h.pot > 0
  const canInf = from !== 'pot' && h.inf > 0
  if (!canPot && !canInf) return null
  let best: 'pot' | 'inf' = canPot ? 'pot' : 'inf'
  if (canPot && canInf) {
    const byPot = augmented(p, h, 'pot')
    best = augmented(p, h, 'inf') > byPot ? 'inf' : 'pot'
  }
  step(h, best)
  return best
}
function step(h: Hand, from: 'pot' | 'inf'): void {
  h[from] -= 1
  if (from === 'pot') h.inf += 1
  else h.conv += 1
}
function augmented(p: Prices, h: Hand, from: 'pot' | 'inf'): number {
  step(h, from)
  const worth = worthOf(p, h)
  h[from] += 1
  if (from === 'pot') h.inf -= 1
  else h.conv -= 1
  return worth
}
