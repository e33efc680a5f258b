/** How a seat sees the table: how long the game goes on, what it wants, and what its cubes are worth. */

import type { Seat, Table } from '@skerry/kernel'
import {
  ATTRIBUTES,
  COUNTED,
  countFor,
  DECK_OF,
  type Discount,
  dueOf,
  forEachPassive,
  holdsFor,
  knownQuests,
  playerOf,
  TILE_WEIGHT,
  tableCount,
} from '../queries.ts'
import type {
  Attr,
  Card,
  CardId,
  Clause,
  Content,
  Counter,
  Deck,
  Player,
  RegionId,
  Requirement,
  State,
  Trigger,
  TurnFrame,
  Vindication,
} from '../types.ts'
import { type CubeGoal, INDEX, type Prices, pricesOf, usableAt } from './hand.ts'
import { WEIGHTS } from './weights.ts'

export type T = Table<Vindication>

export interface Outlook {
  readonly t: T
  readonly state: State
  readonly content: Content
  readonly seat: Seat
  readonly player: Player
  readonly turn: TurnFrame | undefined
  /** Own turns after this one, as far as can be seen. */
  readonly turnsLeft: number
  prices: Prices
  /** What one more of something is worth, by what it is counted as. */
  readonly wants: Readonly<Record<string, number>>
  /** Discounts in force: those of this turn and of the seat’s cards. */
  readonly discounts: readonly Discount[]
  /** What a card of a deck is worth, once it has been asked. */
  readonly decks: Partial<Record<Deck, number>>
  /** By seat and attribute: how much counts for its mastery. */
  readonly masteries: readonly (readonly number[])[]
  /** By hex: what it promises for later turns, once it has been asked. */
  prospect: readonly number[] | null
}

/** `regions` are told apart by their type. */
const wantKey = (counter: Counter, region: RegionId | null): string =>
  region === null ? counter : `${counter} ${region}`
export const want = ({ wants }: Outlook, counter: Counter, region: RegionId | null = null): number =>
  wants[wantKey(counter, region)] ?? 0

export function outlookOf(t: T, seat: Seat): Outlook {
  const { state, content } = t
  const player = playerOf(state, seat)
  const turnsLeft = turnsLeftFor(t)
  const turn = t.within('turn')
  const { wants, goals } = wishesOf(t, seat, turnsLeft)
  return {
    t,
    state,
    content,
    seat,
    player,
    turn: turn?.seat === seat ? turn : undefined,
    turnsLeft,
    prices: pricesOf(turnsLeft, player.isVindicated, { room: roomOf(state), goals }),
    wants,
    discounts: discountsOf(t, seat),
    decks: {},
    masteries: masteriesOf(t),
    prospect: null,
  }
}

function discountsOf(t: T, seat: Seat): Discount[] {
  const turn = t.within('turn')
  const found = turn?.seat === seat ? turn.discounts.slice() : []
  forEachPassive(t, seat, (effect) => {
    if (effect.do === 'discount') found.push(effect)
  })
  return found
}

/** Conviction is worth more while there are regions to take without evicting anybody. */
function roomOf({ tiles, controllers, bag }: State): number {
  let free = 0
  for (const hex in tiles) if (controllers[hex as never] === undefined) free += 1
  for (const region in bag) free += 0.5 * (bag[region as RegionId] as number)
  return Math.min(1, 0.45 + 0.08 * free)
}

// —— how long it goes on ——

export function turnsLeftFor(t: T): number {
  const { round, lastRound } = t.state
  if (lastRound !== null) return lastRound - round
  const { least, length } = WEIGHTS
  let turns = Math.max(least, length - round)
  for (const id of t.state.faceUp) turns = Math.min(turns, turnsTo(t, t.content.triggers[id] as Trigger))
  return 1 + Math.round(Math.max(1, turns))
}

/** About how many turns somebody still needs to meet a trigger. */
function turnsTo(t: T, { player, table }: Trigger): number {
  let turns = 0
  for (const requirement of table) {
    const missing = dueOf(t.state, requirement) - tableCount(t, requirement)
    const pace = requirement.count === 'redeemed' ? 5 : 2.5 / t.state.players.length
    turns = Math.max(turns, missing * pace)
  }
  if (player.length === 0) return turns
  let soonest = Number.POSITIVE_INFINITY
  for (let seat = 0; seat < t.state.players.length; seat++) {
    let needed = 0
    for (const requirement of player) needed = Math.max(needed, missingFor(t, seat, requirement) * paceOf(requirement))
    soonest = Math.min(soonest, needed)
  }
  return Math.max(turns, soonest)
}
const paceOf = ({ count }: Requirement): number => WEIGHTS.pace[count] ?? 3
const missingFor = (t: T, seat: Seat, { count, region, n, is }: Requirement): number => {
  const have = countFor(t, seat, count, region)
  return is === '=' ? Math.abs(have - n) : Math.max(0, n - have)
}

// —— what is wanted ——

const OF_CUBES: readonly Counter[] = ['conv', 'pot', 'heroicAttr']
/** By own turns to come: how sure cubes stay where they are. */
const LASTING = [1, 0.9, 0.75, 0.6, 0.5]

interface Wishes {
  readonly wants: Record<string, number>
  readonly goals: CubeGoal[]
}
function wishesOf(t: T, seat: Seat, turnsLeft: number): Wishes {
  const wishes: Wishes = { wants: {}, goals: [] }
  for (const id of knownQuests(t.state, seat, seat))
    for (const goal of t.content.quests[id]?.goals ?? []) wishFor(t, seat, wishes, goal.if, goal.honor, turnsLeft)
  for (const { card } of playerOf(t.state, seat).cards)
    for (const clause of t.content.cards[card]?.clauses ?? []) wishForEnd(t, seat, wishes, clause, turnsLeft)
  wishForTriggers(t, seat, wishes)
  return wishes
}
const add = (wants: Record<string, number>, key: string, n: number): void => {
  wants[key] = (wants[key] ?? 0) + n
}

function wishFor(t: T, seat: Seat, w: Wishes, requirement: Requirement, honor: number, turnsLeft: number): void {
  const { count, region } = requirement
  if (OF_CUBES.includes(count)) {
    w.goals.push({ requirement, honor: honor * (LASTING[turnsLeft] ?? 0.4) })
    return
  }
  const missing = missingFor(t, seat, requirement)
  if (missing === 0) return
  const { goal } = WEIGHTS
  if (missing > turnsLeft + 1) return
  add(w.wants, wantKey(count, region), honor * (goal[Math.min(missing, goal.length - 1)] as number))
}
function wishForEnd(t: T, seat: Seat, w: Wishes, clause: Clause, turnsLeft: number): void {
  if (clause.on !== 'END') return
  for (const effect of clause.effects) {
    if (effect.do === 'hon' && clause.if !== null) wishFor(t, seat, w, clause.if, effect.n, turnsLeft)
    if (effect.do !== 'score') continue
    const counter = COUNTED[effect.each]
    if (effect.n * countFor(t, seat, counter) < effect.most) add(w.wants, counter, effect.n)
  }
}
/** The leader is glad to end the game, the others are not. */
function wishForTriggers(t: T, seat: Seat, w: Wishes): void {
  if (t.state.lastRound !== null || t.state.round === 0) return
  const lead = leadOf(t, seat)
  const { ending, delaying, patience } = WEIGHTS
  // Nobody puts it off for ever.
  const later = delaying * Math.max(0, Math.min(1, 2 - t.state.round / patience))
  for (const id of t.state.faceUp) {
    const { player } = t.content.triggers[id] as Trigger
    for (const requirement of player) {
      if (holdsFor(t, seat, requirement)) continue
      if (OF_CUBES.includes(requirement.count)) {
        if (lead > 0 && isNear(t, seat, player)) w.goals.push({ requirement, honor: 3 * lead * ending })
        continue
      }
      const missing = missingFor(t, seat, requirement)
      if (missing <= 2)
        add(
          w.wants,
          wantKey(requirement.count, requirement.region),
          (lead * (lead > 0 ? ending : later)) / missing ** 2,
        )
    }
  }
}
/** All that is not about cubes is met. */
const isNear = (t: T, seat: Seat, requirements: readonly Requirement[]): boolean =>
  requirements.every((requirement) => OF_CUBES.includes(requirement.count) || holdsFor(t, seat, requirement))
/** How far ahead of the best other seat, −1 … 1, by honor and what everybody can see of final scoring. */
function leadOf(t: T, seat: Seat): number {
  let [own, best] = [0, 0]
  for (let other = 0; other < t.state.players.length; other++) {
    const { honor } = playerOf(t.state, other)
    const regions = countFor(t, other, 'ctrl')
    if (other === seat) own = honor + 2 * regions
    else best = Math.max(best, honor + 2 * regions)
  }
  return Math.max(-1, Math.min(1, (own - best) / 10))
}

// —— masteries ——

const DECK_AT = Object.fromEntries(ATTRIBUTES.map((attr, i) => [DECK_OF[attr], i])) as Readonly<Record<Deck, number>>
/** VIN-MASTERY-03 for everybody at once. */
function masteriesOf({ state, content }: T): number[][] {
  return state.players.map(({ cards, profs }) => {
    const counts = ATTRIBUTES.map((attr) => TILE_WEIGHT * profs[attr])
    for (const { card } of cards) {
      const { deck, passives } = content.cards[card] as Card
      const at = DECK_AT[deck]
      counts[at] = (counts[at] as number) + 1
      for (const { effects } of passives)
        for (const effect of effects)
          if (effect.do === 'mastery') counts[INDEX[effect.attr]] = (counts[INDEX[effect.attr]] as number) + effect.n
    }
    return counts
  })
}
/** What n more for a mastery are worth. */
export function masteryWorth({ masteries, seat }: Outlook, attr: Attr, n: number): number {
  const at = INDEX[attr]
  const own = masteries[seat]?.[at] as number
  let best = 0
  for (let other = 0; other < masteries.length; other++)
    if (other !== seat) best = Math.max(best, masteries[other]?.[at] as number)
  const { win, level, lead, behind } = WEIGHTS.mastery
  if (own > best) return lead * Math.min(n, 2)
  if (own + n > best) return win + lead * (own + n - best - 1)
  return own + n === best ? level : behind * n
}

// —— decks ——

export const turnsFactor = ({ turnsLeft }: Outlook): number => Math.min(1, turnsLeft / 9) * usableAt(turnsLeft)
export const openTop = ({ decks }: State, deck: Deck): CardId | undefined => decks[deck].open.at(-1)
