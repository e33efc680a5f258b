/** What rules, bots and boards ask of a table. Nothing here changes anything. */

import {
  countOf,
  includesSeat,
  part,
  type RuleId,
  type Seat,
  type Split,
  type Sum,
  type SumPart,
  sizeOf,
  sum,
  type Table,
  type Viewer,
} from '@skerry/kernel'
import type {
  Attr,
  Card,
  CardId,
  CommonAttr,
  Content,
  Counter,
  Deck,
  Happening,
  HeroicAttr,
  Hex,
  HexId,
  InPlay,
  Kind,
  MonsterFace,
  Player,
  QuestId,
  Recall,
  Region,
  RegionId,
  RegionOption,
  Requirement,
  RollFrame,
  Scored,
  State,
  TableRequirement,
  Triangle,
  TriangleId,
  Trigger,
  TriggerId,
  TurnFrame,
  Vindication,
  VinEffect,
  VoluntaryClause,
  WhenClause,
  Zone,
} from './types.ts'

type T = Table<Vindication>
/** What a query needs that looks at no rule in progress. */
export type Board = Pick<T, 'state' | 'content'>

// —— constants (ledger 5.19 and the rules) ——

export const COMMON: readonly CommonAttr[] = ['INS', 'KNO', 'STR']
export const HEROIC: readonly HeroicAttr[] = ['WIS', 'VIS', 'COU']
export const ATTRIBUTES: readonly Attr[] = [...COMMON, ...HEROIC] // VIN-SETUP-03
export const ZONES: readonly Zone[] = ['pot', 'inf', 'conv']
/** VIN-SETUP-02, -04 The six decks and their attributes. */
export const DECKS: readonly Deck[] = ['yellow', 'blue', 'red', 'trait', 'relic', 'monster']
export const DECK_OF: Readonly<Record<Attr, Deck>> = {
  INS: 'yellow',
  KNO: 'blue',
  STR: 'red',
  WIS: 'trait',
  VIS: 'relic',
  COU: 'monster',
}
/** VIN-BONUS-CONVERT-02 … -04 Which two common attributes make which heroic one. */
export const PARTS: Readonly<Record<HeroicAttr, readonly [CommonAttr, CommonAttr]>> = {
  COU: ['INS', 'STR'],
  WIS: ['INS', 'KNO'],
  VIS: ['KNO', 'STR'],
}
export const CONVERT_RULE: Readonly<Record<HeroicAttr, RuleId>> = {
  COU: 'VIN-BONUS-CONVERT-02',
  WIS: 'VIN-BONUS-CONVERT-03',
  VIS: 'VIN-BONUS-CONVERT-04',
}
export const START_HONOR = 15 // VIN-SETUP-16
export const START_TRIGGERS = 2 // VIN-SETUP-10
export const QUESTS_DEALT = 2 // VIN-SETUP-23
export const FIRST_SPEED = 2 // VIN-SETUP-13
export const TOP_SPEED = 5 // VIN-SPEED-03
export const EMPOWERED_CARDS = 3 // VIN-VISIT-12
export const VISIT_HONOR = 2 // VIN-VISIT-07
export const CONTROL_HONOR = 2 // VIN-BONUS-CONTROL-04, -05
const EVICTION_COST = 2 // VIN-BONUS-CONTROL-03
export const TILE_PRICE = 3 // VIN-BONUS-PROF-01
export const TILE_YIELD = 2 // VIN-PROF-03
export const TILE_WEIGHT = 2 // VIN-PROF-01
export const VINDICATION_AT = 25 // VIN-BONUS-VIND-01
export const VINDICATION_HONOR = 5 // VIN-BONUS-VIND-03, VIN-RULING-49
export const RELIC_CAPACITY = 3 // VIN-RELIC-04
export const EXHAUSTION_CUBES = 2 // VIN-MONSTER-08
export const MASTERY_HONOR = 5 // VIN-MASTERY-05, VIN-RULING-58
export const MAX_ROUNDS = 30 // VIN-END-07, VIN-RULING-59

// —— the table ——

export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player
/** Where a medallion stands, once the journeys are dealt. */
export const placeOf = ({ state }: Board, seat: Seat): TriangleId => playerOf(state, seat).at as TriangleId
export const cardOf = (content: Content, id: CardId): Card => content.cards[id] as Card
export const hexOf = (content: Content, id: HexId): Hex => content.hex[id] as Hex
export const triangleOf = (content: Content, id: TriangleId): Triangle => content.triangle[id] as Triangle
export const regionOf = (content: Content, id: RegionId): Region => content.regions[id] as Region
export const regionAt = ({ state, content }: Board, hex: HexId): Region | null => {
  const region = state.tiles[hex]
  return region === undefined ? null : regionOf(content, region)
}

/** The turn in progress; asked only inside one. */
export const turnIn = (t: T): TurnFrame => t.within('turn') as TurnFrame

/** VIN-RULING-118 Turn order from the active player. */
export const fromActive = ({ players, active }: State): Seat[] => players.map((_, i) => (active + i) % players.length)

export function inPlay(state: State, seat: Seat, id: string): InPlay | undefined {
  const { cards } = playerOf(state, seat)
  for (let i = 0; i < cards.length; i++) if ((cards[i] as InPlay).card === id) return cards[i]
  return undefined
}
export const cardsOf = ({ state, content }: Board, seat: Seat, kind: Kind): InPlay[] =>
  playerOf(state, seat).cards.filter(({ card }) => cardOf(content, card).kind === kind)
const isKind = ({ content }: Board, id: CardId, kind: Kind): boolean => cardOf(content, id).kind === kind
export const supplyOf = (state: State, deck: Deck): number => {
  const { pile, open } = state.decks[deck]
  return open.length + sizeOf(pile)
}
export const controllerOf = (state: State, hex: HexId): Seat | null => state.controllers[hex] ?? null
export const controlledBy = (state: State, seat: Seat): HexId[] =>
  (Object.keys(state.controllers) as HexId[]).filter((hex) => state.controllers[hex] === seat)

/** VIN-MONSTER-03, VIN-RULING-60 The companion with the lowest initiative; none without companions. */
export function championOf({ state, content }: Board, seat: Seat): CardId | null {
  let best: Card | null = null
  for (const { card } of playerOf(state, seat).cards) {
    const it = cardOf(content, card)
    if (it.kind === 'companion' && it.initiative > 0 && (best === null || it.initiative < best.initiative)) best = it
  }
  return best?.id ?? null
}

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
/** VIN-MOVE-16 No medallion, the own one included. */
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

/** VIN-RELIC-04 Room for charges on the own relics. */
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
  if (discounts.length === 0 || (option.isRepeatable && !isFirstExecution(t))) return option.cost
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
type Discount = Extract<VinEffect, { do: 'discount' }>
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

// —— abilities ——

/** VIN-COMP-07, VIN-TRAIT-07, VIN-RELIC-10 What the own cards do continuously. */
export function forEachPassive(board: Board, seat: Seat, look: (effect: VinEffect, card: CardId) => void): void {
  const { cards } = playerOf(board.state, seat)
  for (let i = 0; i < cards.length; i++) {
    const { card } = cards[i] as InPlay
    const { passives } = cardOf(board.content, card)
    for (let k = 0; k < passives.length; k++) {
      const clause = passives[k] as (typeof passives)[number]
      if (clause.if !== null && !holdsFor(board, seat, clause.if)) continue
      for (let e = 0; e < clause.effects.length; e++) look(clause.effects[e] as VinEffect, card)
    }
  }
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

// —— counters, triggers ——

export function cardsIn({ state, content }: Board, seat: Seat, deck: Deck): number {
  let count = 0
  for (const { card } of playerOf(state, seat).cards) if (cardOf(content, card).deck === deck) count += 1
  return count
}
const coloursIn = (board: Board, seat: Seat): number =>
  DECKS.reduce((count, deck) => count + (cardsIn(board, seat, deck) > 0 ? 1 : 0), 0)
export const tilesOf = ({ profs }: Player): number => countOf(profs) // VIN-RULING-57 for `profs` alone

const COUNT: Readonly<Record<Counter, (board: Board, seat: Seat, region: RegionId | null) => number>> = {
  honor: ({ state }, seat) => playerOf(state, seat).honor,
  vindicated: ({ state }, seat) => (playerOf(state, seat).isVindicated ? 1 : 0),
  ctrl: ({ state }, seat) => regionsUnder(state, seat),
  conv: ({ state }, seat) => playerOf(state, seat).zones.conv,
  pot: ({ state }, seat) => playerOf(state, seat).zones.pot,
  speed: ({ state }, seat) => playerOf(state, seat).speed,
  companions: (b, seat) => cardsIn(b, seat, 'yellow') + cardsIn(b, seat, 'blue') + cardsIn(b, seat, 'red'),
  traits: (b, seat) => cardsIn(b, seat, 'trait'),
  relics: (b, seat) => cardsIn(b, seat, 'relic'),
  monsters: (b, seat) => cardsIn(b, seat, 'monster'),
  yellow: (b, seat) => cardsIn(b, seat, 'yellow'),
  blue: (b, seat) => cardsIn(b, seat, 'blue'),
  red: (b, seat) => cardsIn(b, seat, 'red'),
  profs: ({ state }, seat) => tilesOf(playerOf(state, seat)),
  coins: ({ state }, seat) => playerOf(state, seat).coins.length,
  heroicAttr({ state }, seat) {
    const { spheres } = playerOf(state, seat)
    return spheres.WIS + spheres.VIS + spheres.COU
  },
  heroicCards: (b, seat) => cardsIn(b, seat, 'trait') + cardsIn(b, seat, 'relic') + cardsIn(b, seat, 'monster'),
  cardColours: coloursIn,
  regions({ state }, seat, region) {
    let count = 0
    for (const hex in state.controllers)
      if (state.controllers[hex as HexId] === seat && state.tiles[hex as HexId] === region) count += 1
    return count
  },
}
function regionsUnder({ controllers }: State, seat: Seat): number {
  let count = 0
  for (const hex in controllers) if (controllers[hex as HexId] === seat) count += 1
  return count
}
export const countFor = (board: Board, seat: Seat, counter: Counter, region: RegionId | null = null): number =>
  COUNT[counter](board, seat, region)
export function holdsFor(board: Board, seat: Seat, { count, region, is, n }: Requirement): boolean {
  const have = COUNT[count](board, seat, region)
  return is === '=' ? have === n : have >= n
}

/** What the whole table must have at least; it depends on how many play. */
export const dueOf = ({ players }: State, { each, more, least }: TableRequirement): number =>
  Math.max(least, each * players.length + more)
function entriesIn(record: object): number {
  let count = 0
  for (const _ in record) count += 1
  return count
}
export function tableCount({ state }: Board, { count }: TableRequirement): number {
  if (count === 'discovered') return entriesIn(state.tiles)
  if (count === 'controlled') return entriesIn(state.controllers)
  return state.players.filter(({ isVindicated }) => isVindicated).length
}
function isMet(board: Board, { player, table }: Trigger): boolean {
  for (let i = 0; i < table.length; i++) {
    const requirement = table[i] as TableRequirement
    if (tableCount(board, requirement) < dueOf(board.state, requirement)) return false
  }
  if (player.length === 0) return true
  const { players } = board.state
  for (let seat = 0; seat < players.length; seat++) if (holdAllFor(board, seat, player)) return true
  return false
}
function holdAllFor(board: Board, seat: Seat, requirements: readonly Requirement[]): boolean {
  for (let i = 0; i < requirements.length; i++) if (!holdsFor(board, seat, requirements[i] as Requirement)) return false
  return true
}
/** VIN-END-01 Face-up triggers met by any player. */
export const metTriggers = (board: Board): TriggerId[] =>
  board.state.faceUp.filter((id) => isMet(board, board.content.triggers[id] as Trigger))
/** VIN-END-05 Once; VIN-RULING-54 not before every coin reached is taken and its trigger revealed. */
export const isEndDue = (t: T): boolean =>
  t.state.round > 0 && t.state.lastRound === null && t.within('coins') === undefined && hasMetTrigger(t)
function hasMetTrigger(t: T): boolean {
  const { faceUp } = t.state
  for (let i = 0; i < faceUp.length; i++)
    if (isMet(t, t.content.triggers[faceUp[i] as TriggerId] as Trigger)) return true
  return false
}
/** VIN-END-02 The lowest coin on the track that this seat has reached or passed. */
export const coinFor = (state: State, seat: Seat): number | undefined =>
  state.coins.find((coin) => coin <= playerOf(state, seat).honor)

// —— final scoring ——

const COUNTED: Readonly<Record<Scored, Counter>> = {
  RED: 'red',
  YEL: 'yellow',
  BLU: 'blue',
  COMPANION: 'companions',
  TRAIT: 'traits',
  RELIC: 'relics',
  MONSTER: 'monsters',
  REGION: 'ctrl',
  PROF: 'profs',
  COIN: 'coins',
}
/** What a card's `END` clauses are worth as the table stands. */
export function endBonus(board: Board, seat: Seat, id: CardId): number {
  let honor = 0
  for (const clause of cardOf(board.content, id).clauses) {
    if (clause.on !== 'END' || (clause.if !== null && !holdsFor(board, seat, clause.if))) continue
    for (const effect of clause.effects) {
      if (effect.do === 'hon') honor += effect.n
      if (effect.do === 'score') honor += Math.min(effect.most, effect.n * countFor(board, seat, COUNTED[effect.each]))
    }
  }
  return honor
}

/** VIN-MASTERY-03 Cards of the colour, 2 per proficiency tile (VIN-PROF-01), and what cards add. */
export function masterySum(board: Board, seat: Seat, attr: Attr): Sum {
  const parts: SumPart[] = [
    part(MASTERY_RULE[attr], cardsIn(board, seat, DECK_OF[attr]), 'cards'),
    part('VIN-PROF-01', TILE_WEIGHT * playerOf(board.state, seat).profs[attr], 'tiles'),
  ]
  forEachPassive(board, seat, (effect, card) => {
    if (effect.do === 'mastery' && effect.attr === attr) parts.push(part('VIN-MASTERY-03', effect.n, card))
  })
  return sum(...parts)
}
const MASTERY_RULE: Readonly<Record<Attr, RuleId>> = {
  INS: 'VIN-COMP-05',
  KNO: 'VIN-COMP-05',
  STR: 'VIN-COMP-05',
  WIS: 'VIN-TRAIT-08',
  VIS: 'VIN-RELIC-11',
  COU: 'VIN-MONSTER-14',
}
/** VIN-SETUP-07, VIN-MASTERY-01, VIN-MASTERY-02, VIN-RULING-56 One mastery an attribute: who alone is first; VIN-MASTERY-04 with a count above 0. */
export function masterOf(board: Board, attr: Attr): Seat | null {
  let [master, most]: [Seat | null, number] = [null, 0]
  board.state.players.forEach((_, seat) => {
    const { total } = masterySum(board, seat, attr)
    if (total > most) [master, most] = [seat, total]
    else if (total === most) master = null
  })
  return master
}

/** VIN-QUEST-04 The quests of a seat that a viewer may know. */
export const knownQuests = (state: State, seat: Seat, viewer: Viewer): QuestId[] =>
  playerOf(state, seat).quests.flatMap(({ is, knownTo }) =>
    is !== undefined && (viewer === 'open' || includesSeat(knownTo, viewer)) ? [is] : [],
  )
/** VIN-QUEST-01, VIN-QUEST-02 Each goal on its own; VIN-QUEST-03 what is not met costs nothing. */
export const questParts = (board: Board, seat: Seat, id: QuestId): SumPart[] =>
  (board.content.quests[id]?.goals ?? []).map((goal, i) =>
    part('VIN-QUEST-02', holdsFor(board, seat, goal.if) ? goal.honor : 0, `${id} ${i + 1}`),
  )

/** VIN-FINAL-01, -02 All that final scoring would add now, as far as this viewer may know. */
export function finalSum(board: Board, seat: Seat, viewer: Viewer): Sum {
  const { state } = board
  return sum(
    ...ATTRIBUTES.map((attr) =>
      part('VIN-MASTERY-05', masterOf(board, attr) === seat ? MASTERY_HONOR : 0, `mastery ${attr}`),
    ),
    ...playerOf(state, seat).cards.map(({ card }) => part('VIN-FINAL-01', endBonus(board, seat, card), card)),
    ...knownQuests(state, seat, viewer).flatMap((quest) => questParts(board, seat, quest)),
    part('VIN-BONUS-CONTROL-05', CONTROL_HONOR * regionsUnder(state, seat), 'regions'),
  )
}
