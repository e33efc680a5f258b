/** What the verbs of spaces and cards mean, and commands that several rules share. */

import { type EffectsOf, putUnder, type Seat, type Split, type Sum, sumsOf, type Turn } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'
import {
  campaignOf,
  canPay,
  cardOf,
  conquestIn,
  deckOf,
  ECONOMY,
  honourOf,
  isFinalEra,
  LAST_LEVEL,
  LAST_SPACE,
  levelOf,
  MOST_GOODS,
  modulo,
  playerOf,
  RESOURCES,
  regionOf,
  SECTORS,
  spaceAlong,
  TROOPS,
  total,
  turnedRing,
} from './queries.ts'
import type {
  Barbarians,
  BarEffect,
  CardId,
  Context,
  Cost,
  MarkerId,
  RegionId,
  Resource,
  State,
  Track,
  Troop,
  TurningRing,
} from './types.ts'

const { part } = sumsOf<Barbarians>()

type T = Turn<Barbarians>

/** BAR-RULING-22 What is impossible is left out. */
export const effects: EffectsOf<Barbarians, BarEffect, Context> = {
  // BAR-RES-01, -02, -03, -04, -05 Fixed resources that stand together come together.
  resource(t, f, { resource, n }) {
    const all: Partial<Record<Resource, number>> = { [resource]: n }
    for (let next = f.list[f.cursor]; next?.do === 'resource'; next = f.list[f.cursor]) {
      all[next.resource] = (all[next.resource] ?? 0) + next.n
      f.cursor += 1
    }
    gainResources(t, f.context, all as Split)
  },
  any: (t, { context }, { n }) => t.call({ rule: 'gain', at: 'resources', n, context }),
  troops: (t, { context }, { n }) => t.call({ rule: 'gain', at: 'troops', n, context }),
  // BAR-RES-06
  dp: (t, { context: { rule, seat } }, { n }) => changeDp(t, rule, seat, n),
  know: (t, { context: { seat, rule } }, { category, n }) =>
    t.call({ rule: 'knowledge', at: 'look', seat, category, left: n, by: rule }),
  honour: (t, { context: { rule, seat } }, { n }) => gainHonour(t, rule, seat, n),
  take: (t, { context: { seat } }, { kinds }) => t.call({ rule: 'take', at: 'look', seat, kinds, card: null }),
  draw: (t, { context: { seat, rule } }, { kinds }) =>
    t.call({ rule: 'draw', at: 'look', seat, kinds, by: rule, wanted: 'god' }),
  hero: (t, { context: { rule, seat } }) => gainHero(t, rule, seat),
  // BAR-OTHER-01
  twice(t, { context: { seat } }) {
    playerOf(t.state, seat).hasTwice = true
    t.emit({ rule: 'BAR-OTHER-01', type: 'twiceGained', seat })
  },
  campaign: (t, { context: { seat } }, { times }) => startCampaign(t, seat, times),
  // BAR-ROT-01 The ring of this turn's hero.
  rotate(t, { context: { seat } }) {
    const turn = t.within('turn')
    if (turn !== undefined) t.call({ rule: 'rotate', at: 'direction', seat, ring: turnedRing(turn.ring) })
  },
  banner: (t, { context: { seat } }) => t.call({ rule: 'banner', at: 'look', seat }),
  either: (t, { context }, { sides }) => t.call({ rule: 'either', at: 'look', sides, context }),
  // BAR-GEN-07, BAR-RULING-58 The whole cost first. Whoever carries it out has agreed to pay.
  // BAR-TRADE-01, -02, -03, -04, -05 are spaces, BAR-DEMON-03, -04, -06 tributes; BAR-RULING-62 a slash after the arrow is one side.
  trade(t, { context }, { costs, gains }) {
    if (!canPay(t.state, context.seat, costs)) return
    payCosts(t, context.rule, context.seat, costs)
    t.run(gains, context)
  },
}

export function startCampaign(t: T, seat: Seat, times: number): void {
  t.call(campaignOf(seat, times))
}

// —— resources, troops, points ——

const NOTHING: Split = {}

/** BAR-GEN-03, BAR-RULING-24 What exceeds 6, the economy track's gift included, is lost. */
export function gainResources(t: T, { rule, seat, isSpace }: Context, n: Split): void {
  const { resources } = playerOf(t.state, seat)
  const economy = isSpace ? economyOf(t.state, seat, n) : NOTHING
  const added: Record<string, number> = {}
  const lost: Record<string, number> = {}
  for (const resource of RESOURCES) {
    const all = (n[resource] ?? 0) + (economy[resource] ?? 0)
    const kept = Math.min(all, MOST_GOODS - resources[resource])
    resources[resource] += kept
    if (kept > 0) added[resource] = kept
    if (all > kept) lost[resource] = all - kept
  }
  t.emit({ rule, type: 'resourcesGained', seat, n: added, lost, economy })
}

/** BAR-RES-07, BAR-RULING-23 Once per execution of a space and kind, for what it gives at least one of. */
function economyOf(state: State, seat: Seat, n: Split): Split {
  const level = levelOf(state, seat, 'economy')
  const more: Record<string, number> = {}
  for (const resource of RESOURCES) {
    const gift = ECONOMY[resource]
    if (gift === undefined || level < gift.level || (n[resource] ?? 0) === 0) continue
    const { amount } = part(gift.rule, 1, resource)
    if (amount > 0) more[resource] = amount
  }
  return more
}

export function payResources(t: T, rule: RuleId, seat: Seat, n: Split): void {
  if (total(n) === 0) return
  const { resources } = playerOf(t.state, seat)
  for (const resource of RESOURCES) resources[resource] -= n[resource] ?? 0
  t.emit({ rule, type: 'resourcesPaid', seat, n })
}

/** BAR-GEN-04 What exceeds 6 is lost. */
export function gainTroops(t: T, rule: RuleId, seat: Seat, n: Split): void {
  const { troops } = playerOf(t.state, seat)
  const added: Record<string, number> = {}
  const lost: Record<string, number> = {}
  for (const troop of TROOPS) {
    const all = n[troop] ?? 0
    const kept = Math.min(all, MOST_GOODS - troops[troop])
    troops[troop] += kept
    if (kept > 0) added[troop] = kept
    if (all > kept) lost[troop] = all - kept
  }
  t.emit({ rule, type: 'troopsGained', seat, n: added, lost })
}

export function payTroops(t: T, rule: RuleId, seat: Seat, n: Split): void {
  const { troops } = playerOf(t.state, seat)
  const paid: Record<string, number> = {}
  for (const troop of TROOPS) {
    const due = n[troop] ?? 0
    troops[troop] -= due
    if (due > 0) paid[troop] = due
  }
  if (total(paid) > 0) t.emit({ rule, type: 'troopsPaid', seat, n: paid })
}

/** BAR-GEN-02 No lower and no upper bound. */
export function changeDp(t: T, rule: RuleId, seat: Seat, by: number, sum: Sum | null = null): void {
  if (by === 0) return
  const player = playerOf(t.state, seat)
  player.dp += by
  t.emit({ rule, type: 'dpChanged', seat, by, dp: player.dp, sum })
}

/** Costs in which nothing is to be chosen at once, the others after that (BAR-RULING-22: never reduced). */
export function payCosts(t: T, rule: RuleId, seat: Seat, costs: readonly Cost[]): void {
  const resources: Partial<Record<Resource, number>> = {}
  const troops: Partial<Record<Troop, number>> = {}
  let dp = 0
  for (const cost of costs) {
    if (cost.pay === 'resource') resources[cost.resource] = (resources[cost.resource] ?? 0) + cost.n
    if (cost.pay === 'troop') troops[cost.troop] = (troops[cost.troop] ?? 0) + cost.n
    if (cost.pay === 'dp') dp += cost.n
  }
  payResources(t, rule, seat, resources as Split)
  payTroops(t, rule, seat, troops as Split)
  changeDp(t, rule, seat, -dp)
  const open = costs.filter(({ pay }) => pay === 'any' || pay === 'troops' || pay === 'card')
  if (open.length > 0) t.call({ rule: 'pay', at: 'look', seat, by: rule, costs: open, done: 0 })
}

// —— honour, knowledge ——

/** BAR-HON-01, BAR-RULING-02 One move; BAR-RULING-03 steps beyond the last space are lost. */
function gainHonour(t: T, rule: RuleId, seat: Seat, steps: number): void {
  const player = playerOf(t.state, seat)
  const { honour: from, furthest } = player
  const space = Math.min(LAST_SPACE, from + steps)
  if (space === from) return // BAR-RULING-02 it keeps its place in the stack
  player.honour = space
  player.furthest = Math.max(furthest, space)
  putOnStack(t.state, seat)
  t.emit({ rule, type: 'honourGained', seat, from, space, furthest })
}

/** BAR-PEN-ASP-01 As many steps back as there are; tells how many there were. */
export function loseHonour(t: T, rule: RuleId, seat: Seat, steps: number): number {
  const player = playerOf(t.state, seat)
  const { honour: from } = player
  const space = Math.max(0, from - steps)
  if (space === from) return 0
  player.honour = space
  putOnStack(t.state, seat)
  t.emit({ rule, type: 'honourLost', seat, from, space })
  return from - space
}

/** BAR-HON-04 On top of the stack, hence ahead of everybody on or behind that space. */
export function putOnStack(state: State, seat: Seat): void {
  const honour = honourOf(state, seat)
  const others = state.order.filter((other) => other !== seat)
  const behind = others.findIndex((other) => honourOf(state, other) <= honour)
  others.splice(behind < 0 ? others.length : behind, 0, seat)
  state.order = others
}

/** BAR-KNOW-01 One step; whoever reaches the last space has finished the track. */
export function advance(t: T, rule: RuleId, seat: Seat, track: Track): void {
  const { knowledge } = playerOf(t.state, seat)
  knowledge[track] += 1
  if (knowledge[track] === LAST_LEVEL) finish(t.state, seat, track)
  t.emit({ rule, type: 'knowledgeGained', seat, track, level: knowledge[track] })
}

/** BAR-RULING-52 By time, never together. */
export function finish(state: State, seat: Seat, track: Track): void {
  state.finishers[track] = [...(state.finishers[track] ?? []), seat]
}

// —— heroes, rings ——

/** BAR-OTHER-02, BAR-RULING-57 For this era, or in the end phase for the next one; never a second. */
function gainHero(t: T, rule: RuleId, seat: Seat): void {
  const player = playerOf(t.state, seat)
  const isNextEra = t.within('closing') !== undefined
  const isVoid = isNextEra
    ? player.hasFourthNext || isFinalEra(t.state)
    : player.hasFourth || t.within('lastCampaigns') !== undefined // in round 4 everybody who plays has one
  if (isVoid) {
    t.emit({ rule: 'BAR-RULING-57', type: 'heroVoid', seat })
    return
  }
  if (isNextEra) player.hasFourthNext = true
  else player.hasFourth = true
  t.emit({ rule, type: 'heroGained', seat, isNextEra })
}

/** BAR-PLACE-08, BAR-RULING-14, -15 Whatever stands on it rides along; ring 3 takes the arc with it. Nothing is triggered. */
export function turnRing(t: T, rule: RuleId, seat: Seat | null, ring: TurningRing, steps: number): void {
  const { state } = t
  state.turns[ring - 1] = modulo((state.turns[ring - 1] as number) + steps, SECTORS)
  if (ring === 3) state.arc = modulo(state.arc + steps, SECTORS)
  t.emit({ rule, type: 'ringTurned', seat, ring, steps })
}

/** BAR-SETUP2-03, BAR-SOLO-10 All dummy heroes move within their ring; two of one ring never meet. */
export function moveDummies(t: T, rule: RuleId, by: number): void {
  if (by === 0) return
  const spaces = t.state.dummies.map((space) => spaceAlong(t, space, by).id)
  t.state.dummies = spaces
  t.emit({ rule, type: 'dummiesMoved', spaces, by })
}

// —— cards ——

/** BAR-INVOKE-02, -04, BAR-BUILD-01 Gods and warlords arrive upright. */
export function receiveCard(t: T, rule: RuleId, seat: Seat, card: CardId, from: 'display' | 'deck'): void {
  const player = playerOf(t.state, seat)
  const { kind } = cardOf(t.content, card)
  if (kind === 'building') player.buildings.push(card)
  else player[kind === 'god' ? 'gods' : 'warlords'].push({ card, isUpright: true })
  const taken = { rule, type: 'cardTaken', seat, card, kind, from } as const
  t.emit(from === 'deck' ? { ...taken, shownTo: 'all' } : taken) // in the display it lay open
}

export function turnCards(t: T, rule: RuleId, seat: Seat, cards: readonly CardId[]): void {
  const { gods, warlords } = playerOf(t.state, seat)
  for (const held of gods) if (cards.includes(held.card)) held.isUpright = false
  for (const held of warlords) if (cards.includes(held.card)) held.isUpright = false
  if (cards.length > 0) t.emit({ rule, type: 'cardsTurned', seat, cards })
}

/** Takes a card away from in front of its owner. */
export function giveUp({ state, content }: T, seat: Seat, card: CardId): void {
  const player = playerOf(state, seat)
  const { kind } = cardOf(content, card)
  const others = (held: { readonly card: CardId }) => held.card !== card
  if (kind === 'god') player.gods = player.gods.filter(others)
  else if (kind === 'warlord') player.warlords = player.warlords.filter(others)
  else player.buildings = player.buildings.filter((id) => id !== card)
}

/** BAR-RULING-27, BAR-SOLO-21 Under its deck in the order of discarding, which everybody may remember. */
export function putCardUnder(t: T, rule: RuleId, seat: Seat, card: CardId): void {
  putUnder(deckOf(t.state, cardOf(t.content, card).kind), card, 'all')
  t.emit({ rule, type: 'cardPutUnder', seat, card })
}

/** Cards of the display go under their decks, from left to right; their places stay empty. */
export function discardDisplay(t: T, rule: RuleId, places: readonly number[]): void {
  const cards: CardId[] = []
  for (const place of places) {
    const card = t.state.display[place]
    if (card === null || card === undefined) continue
    putUnder(deckOf(t.state, cardOf(t.content, card).kind), card, 'all')
    t.state.display[place] = null
    cards.push(card)
  }
  if (cards.length > 0) t.emit({ rule, type: 'displayDiscarded', cards })
}

// —— conquest ——

/** BAR-CONQ-02, -03 Marker, banner, points and the first-conqueror tile. */
export function conquer(t: T, rule: RuleId, seat: Seat, region: RegionId, times: number): void {
  const worth = conquestIn(t, region, times)
  const marker = removeMarker(t.state, region)
  const { island } = regionOf(t, region)
  const isFirst = t.state.tiles.includes(island)
  playerOf(t.state, seat).banners.push({ region, marker })
  t.state.tiles = t.state.tiles.filter((id) => id !== island)
  t.emit({ rule, type: 'regionConquered', seat, region, marker, isFirst })
  changeDp(t, 'BAR-CONQ-02', seat, worth.total, worth)
}

export function removeMarker(state: State, region: RegionId): MarkerId {
  const marker = state.markers[region] as MarkerId
  delete state.markers[region]
  return marker
}
