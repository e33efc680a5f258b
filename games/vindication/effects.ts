/** What the verbs of cards and regions mean, and commands that several rules share. */

import type { EffectsOf, Seat, Table, Turn } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'
import {
  answersOf,
  CONTROL_HONOR,
  cardOf,
  chargeable,
  controlCost,
  controllerOf,
  fromActive,
  holdsFor,
  inPlay,
  isAttr,
  isOnTable,
  mayHaveInfluence,
  playerOf,
  scoutableHexes,
  supplyOf,
  TOP_SPEED,
  turnIn,
} from './queries.ts'
import type {
  Attr,
  AttributesFrame,
  AugmentFrame,
  CardId,
  Context,
  Cost,
  Deck,
  DiscoverFrame,
  DrawFrame,
  GainFrame,
  Happening,
  HexId,
  LossFrame,
  MoveFrame,
  ReactionFrame,
  RegionId,
  RollFrame,
  Source,
  State,
  TurnFrame,
  Vindication,
  VinEffect,
  Zone,
} from './types.ts'

type T = Turn<Vindication>

// —— rules by name ——

export const turnOf = (seat: Seat): TurnFrame => ({
  rule: 'turn',
  at: 'actions',
  seat,
  move: 'open',
  moreSteps: 0,
  hastened: 0,
  activated: [],
  moreActivations: 0,
  visited: [],
  moreVisits: 0,
  isRested: false,
  controlled: [],
  profsBought: 0,
  moreProfs: 0,
  used: [],
  filled: {},
  reacted: [],
  hasSetDie: false,
  safe: [],
  discounts: [],
  isEvictionCheap: false,
})
export const moveOf = (state: State, seat: Seat, teleport: MoveFrame['teleport'] = null): MoveFrame => ({
  rule: 'move',
  at: teleport === null ? 'enter' : 'teleport',
  seat,
  from: playerOf(state, seat).at as MoveFrame['from'],
  steps: 0,
  granted: 0,
  teleport,
})
export const discoverBy = (seat: Seat, by: DiscoverFrame['by'], left = 0): DiscoverFrame => ({
  rule: 'discover',
  at: 'look',
  seat,
  by,
  tiles: [],
  left,
  laid: 0,
})
/** VIN-VISIT-09, -12 A card as the aim of a visit; VIN-RULING-31 what effects give is never empowered. */
const VISIT_SOURCES: readonly Source[] = ['open', 'top', 'empowered']
const EFFECT_SOURCES: Readonly<Record<'open' | 'top' | 'either', readonly Source[]>> = {
  open: ['open'],
  top: ['top'],
  either: ['open', 'top'],
}
const drawOf = (seat: Seat, decks: readonly Deck[], sources: readonly Source[]): DrawFrame => ({
  rule: 'draw',
  at: 'deck',
  seat,
  decks,
  sources,
  seen: 0,
})
export const gainOf = (seat: Seat, card: CardId, source: Source, isDefeat: boolean): GainFrame => ({
  rule: 'gain',
  at: 'tableau',
  seat,
  card,
  source,
  isDefeat,
})
const rollOf = (seat: Seat, isFight: boolean): RollFrame => ({
  rule: 'roll',
  at: 'before',
  seat,
  isFight,
  named: null,
  dice: null,
  champion: null,
  rerolled: [],
  due: [],
})
export const lossOf = (seat: Seat, card: CardId, cause: LossFrame['cause']): LossFrame => ({
  rule: 'loss',
  at: 'leave',
  seat,
  card,
  cause,
})
export const attributesOf = (
  by: RuleId,
  seat: Seat,
  printed: AttributesFrame['printed'],
  activated: CardId | null = null,
): AttributesFrame => ({ rule: 'attributes', at: 'gain', seat, printed, activated, by })
export const augmentBy = (by: RuleId, seat: Seat, left: number, from: AugmentFrame['from']): AugmentFrame => ({
  rule: 'augment',
  at: 'next',
  seat,
  from,
  left,
  by,
})

/** VIN-RULING-118 Everybody's answers to an event, in turn order from the active player, by acquisition within a player. */
export function answersTo(
  t: Table<Vindication>,
  event: Happening,
  concerns: (seat: Seat) => boolean,
  visitor: Seat | null = null,
): ReactionFrame[] {
  if (t.state.round === 0) return [] // VIN-RULING-116 setup is no turn
  const found: ReactionFrame[] = []
  for (const seat of fromActive(t.state)) {
    if (!concerns(seat)) continue
    for (const { card, clause } of answersOf(t, seat, event))
      found.push({ rule: 'reaction', at: 'resolve', seat, card, clause, visitor })
  }
  return found
}

// —— cubes ——

/** A place for cubes: a zone, a sphere, a region or a card. */
function put(state: State, seat: Seat, place: string, by: number): void {
  const { zones, spheres } = playerOf(state, seat)
  if (place === 'pot' || place === 'inf' || place === 'conv') zones[place as Zone] += by
  else if (isAttr(place)) spheres[place] += by
  else {
    const card = inPlay(state, seat, place)
    if (card !== undefined) card.cubes += by
    else putOnRegion(state, seat, place as HexId, by)
  }
}
/** VIN-BONUS-CONTROL-10 At most one cube. */
function putOnRegion(state: State, seat: Seat, hex: HexId, by: number): void {
  if (by > 0) state.controllers[hex] = seat
  else {
    delete state.controllers[hex]
    state.formerControllers[hex] = seat
  }
}

export function moveCubes(t: T, rule: RuleId, seat: Seat, from: string, into: string, n = 1): void {
  if (n === 0) return
  put(t.state, seat, from, -n)
  put(t.state, seat, into, n)
  t.emit({ rule, type: 'cubesMoved', seat, from, into, n })
}

/** VIN-POWER-01, VIN-POWER-04, VIN-VISIT-06 What is paid, Conviction as well, comes back to Influence; VIN-TRAIT-03 a slot is filled from it. */
export function payCost(t: T, rule: RuleId, seat: Seat, card: CardId, cost: Cost | null): void {
  if (cost === null) return
  if (cost === 'common') t.call({ rule: 'spend', at: 'choose', seat, by: rule })
  else if (cost === 'slot') {
    const { filled } = turnIn(t)
    filled[card] = (filled[card] ?? 0) + 1
    moveCubes(t, 'VIN-TRAIT-03', seat, 'inf', card)
  } else if (cost === 'charge') moveCubes(t, 'VIN-RELIC-03', seat, card, 'inf')
  else moveCubes(t, rule, seat, cost, 'inf')
}

/** VIN-HONOR-01 Honor never falls below 0; VIN-HONOR-02 nor has it a limit above. Tells by how much it changed. */
export function changeHonor(t: T, rule: RuleId, seat: Seat, by: number): number {
  const player = playerOf(t.state, seat)
  const honor = Math.max(0, player.honor + by) // VIN-RULING-47
  const change = honor - player.honor
  if (change === 0) return 0
  player.honor = honor
  t.emit({ rule, type: 'honorChanged', seat, by: change, honor })
  return change
}

function raiseSpeed(t: T, rule: RuleId, seat: Seat, n: number): void {
  const player = playerOf(t.state, seat)
  const speed = Math.min(TOP_SPEED, player.speed + n) // VIN-SPEED-01, -03
  if (speed === player.speed) return
  player.speed = speed
  t.emit({ rule, type: 'speedRaised', seat, speed })
}

// —— control ——

/** VIN-BONUS-CONTROL-02 … -04, -07 The cubes, then the honor of who takes control; VIN-RULING-40 the other loses no honor. */
export function takeControl(t: T, seat: Seat, hex: HexId): void {
  const evicted = controllerOf(t.state, hex)
  const cost = controlCost(t, seat, hex)
  if (evicted !== null) moveCubes(t, 'VIN-BONUS-CONTROL-07', evicted, hex, 'inf')
  if (cost > 1) moveCubes(t, 'VIN-BONUS-CONTROL-03', seat, 'conv', 'inf', cost - 1)
  const isRetaken = evicted === null && t.state.formerControllers[hex] === seat
  moveCubes(t, evicted === null ? 'VIN-BONUS-CONTROL-02' : 'VIN-BONUS-CONTROL-03', seat, 'conv', hex)
  turnIn(t).controlled.push(hex)
  // VIN-RULING-39 Given up and taken again: the usual honor, unless the table has agreed otherwise.
  if (!isRetaken || t.state.options.retakeHonor) changeHonor(t, 'VIN-BONUS-CONTROL-04', seat, CONTROL_HONOR)
  t.emit({
    rule: 'VIN-BONUS-CONTROL-01',
    type: 'controlTaken',
    seat,
    hex,
    region: t.state.tiles[hex] as RegionId,
    evicted,
  })
}

// —— cards ——

/** What a card does once, when it comes; VIN-RULING-133 a false `IF` forbids it. */
export function enterBy(t: T, rule: RuleId, seat: Seat, card: CardId): void {
  for (const clause of cardOf(t.content, card).clauses)
    if (clause.on === 'ENTER' && (clause.if === null || holdsFor(t, seat, clause.if)))
      t.run(clause.effects, { seat, card, rule, visitor: null })
}
/** VIN-CARD-02 A lost card is out of the game; VIN-CARD-05 its cubes return to Influence. */
export function removeCard(t: T, rule: RuleId, seat: Seat, id: CardId, cause: LossFrame['cause']): void {
  const player = playerOf(t.state, seat)
  moveCubes(t, 'VIN-CARD-05', seat, id, 'inf', inPlay(t.state, seat, id)?.cubes ?? 0)
  player.cards = player.cards.filter(({ card }) => card !== id)
  t.state.removed.push(id)
  t.emit({ rule, type: 'cardLost', seat, card: id, cause })
}
/** VIN-CARD-03 With a lost card its positive honor goes; VIN-CARD-04 a negative one is not refunded. */
export const honorLostWith = (t: T, seat: Seat, id: CardId): void => {
  changeHonor(t, 'VIN-CARD-03', seat, -Math.max(0, cardOf(t.content, id).honor))
}

// —— the verbs of the pack ——

/** VIN-TURN-08 What is granted for this turn; VIN-RULING-132 it stays when its card leaves. */
function grant(t: T, { rule, seat }: Context, effect: VinEffect, note: (turn: TurnFrame) => void): void {
  note(turnIn(t))
  t.emit({ rule, type: 'granted', seat, effect })
}
const kindsTimes = (kinds: readonly Attr[], n: number): readonly (readonly Attr[])[] => Array(n).fill(kinds)
const nothing = (): void => {}

/** VIN-RULING-133 Effects joined by "+" run from left to right; what is impossible is left out. */
export const effects: EffectsOf<Vindication, VinEffect, Context> = {
  hon: (t, { context }, { n }) => {
    changeHonor(t, context.rule, context.seat, n)
  },
  attr: (t, { context }, { kinds, n }) => t.call(attributesOf(context.rule, context.seat, kindsTimes(kinds, n))),
  aug: (t, { context }, { n, from }) => t.call(augmentBy(context.rule, context.seat, n, from)),
  motivate: (t, { context }, { n }) =>
    t.call({ rule: 'motivate', at: 'cubes', seat: context.seat, n, by: context.rule }),
  // VIN-RULING-122 It is gained like any other card.
  card(t, { context }, { decks, from }) {
    const least = (deck: Deck) => (from === 'top' ? t.state.decks[deck].open.length : 0) // VIN-RULING-33
    const stocked = decks.filter((deck) => supplyOf(t.state, deck) > least(deck))
    if (stocked.length > 0) t.call(drawOf(context.seat, stocked, EFFECT_SOURCES[from]))
  },
  discount: (t, { context }, effect) => grant(t, context, effect, (turn) => turn.discounts.push(effect)),
  move: (t, { context }, effect) =>
    grant(t, context, effect, (turn) => {
      turn.moreSteps += effect.n
    }),
  // The whole Move of this turn.
  tele(t, { context }, { to }) {
    const move = moveOf(t.state, context.seat, to)
    turnIn(t).move = 'done'
    t.emit({ rule: context.rule, type: 'moveBegan', seat: context.seat, from: move.from })
    t.call(move)
  },
  reroll(t, { context }, { die }) {
    if (isOnTable(t, die)) t.call({ rule: 'reroll', at: 'throw', seat: context.seat, die })
  },
  setdie: (t, { context }, effect) =>
    grant(t, context, effect, (turn) => {
      turn.hasSetDie = true
    }),
  safe: (t, { context }, effect) => grant(t, context, effect, (turn) => turn.safe.push(effect.from)),
  convert: (t, { context }, { from, to, n }) =>
    t.call({ rule: 'shift', at: 'look', seat: context.seat, from, to, left: n }),
  charge(t, { context }, { n }) {
    if (chargeable(t, context.seat).length > 0 && mayHaveInfluence(t, context.seat))
      t.call({ rule: 'charge', at: 'cubes', seat: context.seat, n, least: 0, by: context.rule })
  },
  ctrlcost: (t, { context }, effect) =>
    grant(t, context, effect, (turn) => {
      turn.isEvictionCheap = true
    }),
  again: (t, { context }, effect) =>
    grant(t, context, effect, (turn) => {
      if (effect.what === 'visit') turn.moreVisits += 1
      else if (effect.what === 'activate') turn.moreActivations += 1
      else turn.moreProfs += 1
    }),
  // Counted where masteries and final scoring are (`masterySum`, `endBonus`).
  mastery: nothing,
  score: nothing,
  down: (t, { context }, effect) => t.call({ rule: 'harm', at: 'look', seat: context.seat, effect, context }),
  steal: (t, { context }, effect) => t.call({ rule: 'harm', at: 'look', seat: context.seat, effect, context }),
  lose: (t, { context }, effect) => t.call({ rule: 'harm', at: 'look', seat: context.seat, effect, context }),
  evict: (t, { context }, effect) => t.call({ rule: 'harm', at: 'look', seat: context.seat, effect, context }),
  peek(t, { context }, { decks, n }) {
    const stocked = decks.filter((deck) => supplyOf(t.state, deck) > t.state.decks[deck].open.length)
    if (stocked.length > 0)
      t.call({ rule: 'peek', at: 'deck', seat: context.seat, decks: stocked, n, seen: 0, placed: 0 })
  },
  scout(t, { context }, { n }) {
    if (scoutableHexes(t).length > 0) t.call(discoverBy(context.seat, 'scout', n))
  },
  speed: (t, { context }, { n }) => raiseSpeed(t, context.rule, context.seat, n),
  // —— regions ——
  take(t, { context }, { deck }) {
    if (supplyOf(t.state, deck) > 0) t.call(drawOf(context.seat, [deck], VISIT_SOURCES)) // VIN-CARD-06
  },
  // VIN-RELIC-06, -12 Any number of relics, one decision.
  recharge: (t, { context }) =>
    t.call({ rule: 'charge', at: 'cubes', seat: context.seat, n: null, least: 1, by: 'VIN-RELIC-06' }),
  // VIN-RULING-61 The monster is chosen and gained, then the dice are rolled. VIN-MONSTER-04 It is always defeated.
  fight(t, { context }) {
    t.call(drawOf(context.seat, ['monster'], VISIT_SOURCES))
    t.call(rollOf(context.seat, true))
  },
  roll: (t, { context }) => t.call(rollOf(context.seat, false)),
}
