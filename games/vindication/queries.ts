/** What rules, bots and boards ask of a table. Nothing here changes anything. */

import { countOf, type Params, type Seat, type Split } from '@skerry/kernel'
import { forEachPassive, holdsFor } from './queries/scoring.ts'
import {
  ATTRIBUTES,
  type Board,
  cardOf,
  cardsOf,
  championOf,
  controlledBy,
  controllerOf,
  EVICTION_COST,
  hexOf,
  inPlay,
  isKind,
  playerOf,
  RELIC_CAPACITY,
  supplyOf,
  type T,
  triangleOf,
  turnIn,
} from './queries/table.ts'
import type {
  Attr,
  CardId,
  Happening,
  HexId,
  InPlay,
  MonsterFace,
  Player,
  Recall,
  Region,
  RegionId,
  RegionOption,
  RollFrame,
  State,
  Triangle,
  TriangleId,
  VinEffect,
  VoluntaryClause,
  WhenClause,
} from './types.ts'

export * from './queries/scoring.ts'
export * from './queries/table.ts'

// —— the island ——

/** VIN-MOVE-10 Hexes without a tile that touch this triangle. */
export const openHexesAt = ({ state, content }: Board, at: TriangleId): HexId[] =>
  triangleOf(content, at).hexes.filter((hex) => state.tiles[hex] === undefined)
/** `scout`: open hexes next to a discovered one. */
export const scoutableHexes = ({ state, content }: Board): HexId[] =>
  content.hexes.flatMap(({ id, neighbours }) =>
    state.tiles[id] === undefined && neighbours.some((other) => state.tiles[other] !== undefined) ? [id] : [],
  )
export const isAt = ({ state, content }: Board, seat: Seat, hex: HexId): boolean => {
  const { at } = playerOf(state, seat)
  return at !== null && triangleOf(content, at).hexes.includes(hex)
}
/** Whether another medallion stands there. */
function isTaken(state: State, seat: Seat, triangle: TriangleId): boolean {
  const { players } = state
  for (let other = 0; other < players.length; other++)
    if (other !== seat && (players[other] as Player).at === triangle) return true
  return false
}
/** VIN-MOVE-16 No medallion stands there, not even the player’s own. */
export const isFree = ({ players }: State, triangle: TriangleId): boolean => players.every(({ at }) => at !== triangle)

/** VIN-MOVE-04, -05 Where a Move that began at `from` may end. */
export const canEndAt = (state: State, seat: Seat, from: TriangleId, at: TriangleId): boolean =>
  at !== from && !isTaken(state, seat, at)
/** VIN-MOVE-15 Whether a legal end can be reached from here in so many steps. */
export function canFinish(
  { state, content }: Board,
  seat: Seat,
  from: TriangleId,
  at: TriangleId,
  left: number,
): boolean {
  const { triangles, distances } = content
  const near = distances[triangleOf(content, at).index] as readonly number[]
  for (let i = 0; i < triangles.length; i++)
    if ((near[i] as number) <= left && canEndAt(state, seat, from, (triangles[i] as Triangle).id)) return true
  return false
}
/** VIN-MOVE-03 How many steps this turn's Move may have: the speed tile and what adds to it; VIN-SPEED-04 a raised tile at once. */
export function speedOf(t: T, seat: Seat): number {
  const turn = t.within('turn')
  const more = turn?.seat === seat ? turn.moreSteps + turn.hastened : 0
  return playerOf(t.state, seat).speed + Math.max(standingSteps(t, seat), t.within('move')?.granted ?? 0) + more
}
/** `PASSIVE: move(n)` */
export function standingSteps(board: Board, seat: Seat): number {
  let steps = 0
  forEachPassive(board, seat, (effect) => {
    if (effect.do === 'move') steps += effect.n
  })
  return steps
}
/** VIN-MOVE-06, VIN-RULING-18, -20 No legal end within the speed one has now. */
export function isHemmedIn(t: T, seat: Seat): boolean {
  const at = playerOf(t.state, seat).at as TriangleId
  return !canFinish(t, seat, at, at, speedOf(t, seat))
}

// —— cubes ——

export const isAttr = (place: string): place is Attr => (ATTRIBUTES as readonly string[]).includes(place)

/** VIN-BONUS-RECALL-01 Own cubes at a place outside Potential and Influence. */
export function cubesAt({ state }: Board, seat: Seat, place: string): number {
  const { zones, spheres } = playerOf(state, seat)
  if (place === 'conv') return zones.conv
  if (isAttr(place)) return spheres[place]
  return state.controllers[place as HexId] === seat ? 1 : (inPlay(state, seat, place)?.cubes ?? 0)
}
const RECALL_FROM = Object.fromEntries(
  [...ATTRIBUTES, 'conv'].map((from) => [from, { do: 'recall', from }]),
) as Readonly<Record<Attr | 'conv', Recall>>
/** VIN-BONUS-RECALL-01 What a recall can take: from spheres, Conviction, regions, relics and traits; VIN-RULING-45 charges as well. */
export function recalls({ state, content }: Board, seat: Seat): Recall[] {
  const { zones, spheres, cards } = playerOf(state, seat)
  const found: Recall[] = []
  for (let i = 0; i < ATTRIBUTES.length; i++) {
    const attr = ATTRIBUTES[i] as Attr
    if (spheres[attr] > 0) found.push(RECALL_FROM[attr])
  }
  if (zones.conv > 0) found.push(RECALL_FROM.conv)
  for (const hex in state.controllers)
    if (state.controllers[hex as HexId] === seat) found.push(hexOf(content, hex as HexId).recall)
  for (const { card, cubes } of cards)
    if (cubes > 0 && !isKind({ state, content }, card, 'companion')) found.push(cardOf(content, card).recall)
  return found
}
export function canRecall({ state, content }: Board, seat: Seat): boolean {
  const { zones, spheres, cards } = playerOf(state, seat)
  if (zones.conv > 0) return true
  for (let i = 0; i < ATTRIBUTES.length; i++) if (spheres[ATTRIBUTES[i] as Attr] > 0) return true
  for (const hex in state.controllers) if (state.controllers[hex as HexId] === seat) return true
  return cards.some(({ card, cubes }) => cubes > 0 && cardOf(content, card).kind !== 'companion')
}
/** VIN-RULING-24, -121 There is Influence, or a recall can bring some. */
export const mayHaveInfluence = (board: Board, seat: Seat): boolean =>
  playerOf(board.state, seat).zones.inf > 0 || canRecall(board, seat)

/** VIN-RELIC-04 Room for charges on the player’s relics. */
export const chargeable = (board: Board, seat: Seat): InPlay[] =>
  cardsOf(board, seat, 'relic').filter(({ cubes }) => cubes < RELIC_CAPACITY)

/** All cubes of a seat: always 21 (VIN-RULING-07). */
export function allCubes({ state }: Board, seat: Seat): number {
  const { zones, spheres, cards } = playerOf(state, seat)
  const onCards = cards.reduce((all, { cubes }) => all + cubes, 0)
  return countOf(zones) + countOf(spheres) + onCards + controlledBy(state, seat).length
}

// —— attributes to gain ——

/** `INS:2 WIS:1` as INS, INS, WIS. */
export const attributesIn = (n: Split): Attr[] =>
  Object.entries(n).flatMap(([attr, count]) => Array<Attr>(count).fill(attr as Attr))
/** VIN-ACT-07 Each of the attributes is another one of those printed. */
export function arePrinted(printed: readonly (readonly Attr[])[], [first, ...rest]: readonly Attr[]): boolean {
  if (first === undefined) return true
  return printed.some((kinds, i) => kinds.includes(first) && arePrinted(printed.toSpliced(i, 1), rest))
}

// —— visits ——

type Cost = Readonly<Partial<Record<Attr, number>>>
const GIVES_CARD: readonly VinEffect['do'][] = ['take', 'fight']
const givesCard = ({ effects }: RegionOption): boolean => effects.some((effect) => GIVES_CARD.includes(effect.do))
const isFirstExecution = (t: T): boolean => t.within('visit')?.done.every((n) => n === 0) ?? true

/** What an option costs now: `discount`s add up; VIN-RULING-34 a card costs at least 1, repetitions cost the full price. */
export function costOf(t: T, seat: Seat, region: Region, option: RegionOption): Cost {
  const discounts = discountsFor(t, seat, region.id)
  const isFullPrice = discounts.length > 0 && option.isRepeatable && !isFirstExecution(t)
  return isFullPrice ? option.cost : discountedCost(option, discounts)
}
/** The price for the first time. */
export function discountedCost(option: RegionOption, discounts: readonly Discount[]): Cost {
  if (discounts.length === 0) return option.cost
  const cost: Partial<Record<Attr, number>> = { ...option.cost }
  let spare = countOf(cost) - (givesCard(option) ? 1 : 0)
  for (const { attrs, n } of discounts) {
    let left = Math.min(n, spare)
    for (const attr of attrs) {
      const off = Math.min(left, cost[attr] ?? 0)
      if (off === 0) continue
      cost[attr] = (cost[attr] as number) - off
      left -= off
      spare -= off
    }
  }
  return cost
}
export type Discount = Extract<VinEffect, { do: 'discount' }>
function discountsFor(t: T, seat: Seat, region: RegionId): Discount[] {
  const turn = t.within('turn')
  const found = turn?.seat === seat ? turn.discounts.filter(({ regions }) => regions.includes(region)) : []
  forEachPassive(t, seat, (effect) => {
    if (effect.do === 'discount' && effect.regions.includes(region)) found.push(effect)
  })
  return found
}
function canPayCost({ state }: Board, seat: Seat, cost: Cost): boolean {
  const { spheres } = playerOf(state, seat)
  for (const attr in cost) if (spheres[attr as Attr] < (cost[attr as Attr] as number)) return false
  return true
}

/** What a refusal tells about prices of which none can be paid: each of them, and what the seat has of what they ask for. */
export function unpaid({ state }: Board, seat: Seat, prices: readonly Cost[]): Params {
  const { spheres } = playerOf(state, seat)
  const asked = ATTRIBUTES.filter((attr) => prices.some((price) => (price[attr] ?? 0) > 0))
  return { prices, has: Object.fromEntries(asked.map((attr) => [attr, spheres[attr]])) }
}

/** Why an option of a region cannot be used now; null: it can. */
export type OptionFault = 'noChampion' | 'noneLeft' | 'nothingToRecharge' | 'cannotPay'
export function optionFault(t: T, seat: Seat, region: Region, option: RegionOption): OptionFault | null {
  for (const effect of option.effects) {
    if (effect.do === 'fight') {
      if (championOf(t, seat) === null) return 'noChampion' // VIN-MONSTER-02
      if (supplyOf(t.state, 'monster') === 0) return 'noneLeft' // VIN-VISIT-16
    }
    if (effect.do === 'take' && supplyOf(t.state, effect.deck) === 0) return 'noneLeft' // VIN-VISIT-16, VIN-CARD-06
    if (effect.do === 'recharge' && (chargeable(t, seat).length === 0 || !mayHaveInfluence(t, seat)))
      return 'nothingToRecharge' // VIN-VISIT-16
  }
  return canPayCost(t, seat, costOf(t, seat, region, option)) ? null : 'cannotPay'
}

/** VIN-BONUS-CONTROL-02, -03 How much Conviction control of this region takes. */
export const controlCost = (t: T, seat: Seat, hex: HexId): number =>
  controllerOf(t.state, hex) === null || isEvictionCheap(t, seat) ? 1 : EVICTION_COST
/** `ctrlcost(-1)` */
function isEvictionCheap(t: T, seat: Seat): boolean {
  const turn = t.within('turn')
  let isCheap = turn?.seat === seat && turn.isEvictionCheap
  forEachPassive(t, seat, (effect) => {
    if (effect.do === 'ctrlcost') isCheap = true
  })
  return isCheap
}

/** VIN-RULING-13 Abilities that bear on a roll, and nothing else. */
const BEARING: readonly VinEffect['do'][] = ['reroll', 'setdie', 'safe']
export const bearsOnRoll = ({ effects }: VoluntaryClause): boolean => effects.every((e) => BEARING.includes(e.do))
export const hasVerb = ({ effects }: VoluntaryClause, verb: VinEffect['do']): boolean =>
  effects.some((e) => e.do === verb)
/** The dice on the table, if any. */
export const rollIn = (t: T): RollFrame | undefined => t.within('roll')
export const isRolled = (t: T): boolean => (rollIn(t)?.dice ?? null) !== null

/** Cards whose PASSIVE lets this seat roll a die again, and what of it. */
export function rerollersOf(t: T, seat: Seat): CardId[] {
  const found: CardId[] = []
  forEachPassive(t, seat, (effect, card) => {
    if (effect.do === 'reroll' && isOnTable(t, effect.die)) found.push(card)
  })
  return found
}
export function rerollsOf(t: T, seat: Seat, by: CardId): VinEffect[] {
  const found: VinEffect[] = []
  forEachPassive(t, seat, (effect, card) => {
    if (effect.do === 'reroll' && card === by) found.push(effect)
  })
  return found
}
export const isOnTable = (t: T, die: 'MON' | 'ATT'): boolean => (rollIn(t)?.dice?.[die] ?? null) !== null

/** VIN-RULING-65 What the monster die means for this champion, after all protection. */
export function resultFor(t: T, f: RollFrame): MonsterFace {
  const face = f.dice?.MON ?? 'MISS'
  const softened = face === 'DEATH' && isSafe(t, f, 'DEATH') ? 'EXH' : face
  return softened === 'EXH' && isSafe(t, f, 'EXH') ? 'MISS' : softened
}
/** On the champion itself or, on other kinds of cards, for any champion; a relic's for this turn. */
function isSafe(t: T, { seat, champion }: RollFrame, from: 'EXH' | 'DEATH'): boolean {
  let isIt = turnIn(t).safe.includes(from)
  forEachPassive(t, seat, (effect, card) => {
    if (effect.do === 'safe' && effect.from === from && (!isKind(t, card, 'companion') || card === champion))
      isIt = true
  })
  return isIt
}

/** The `WHEN` abilities of this seat that answer an event, by acquisition (VIN-RULING-118). */
export function answersOf(t: T, seat: Seat, event: Happening): { card: CardId; clause: number }[] {
  const found: { card: CardId; clause: number }[] = []
  for (const { card } of playerOf(t.state, seat).cards)
    cardOf(t.content, card).clauses.forEach((clause, i) => {
      if (clause.on === 'WHEN' && clause.event === event && mayResolve(t, seat, card, clause))
        found.push({ card, clause: i })
    })
  return found
}
export const mayResolve = (t: T, seat: Seat, card: CardId, c: WhenClause): boolean =>
  (c.if === null || holdsFor(t, seat, c.if)) && !(c.isOncePerTurn && turnIn(t).reacted.includes(card))
