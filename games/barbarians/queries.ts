/** Questions that rules, things, boards and bots ask of content and state. */

import {
  type AllotmentSlot,
  countOf,
  type Params,
  type Pile,
  type Seat,
  type Slot,
  type Split,
  sizeOf,
  slot,
} from '@skerry/kernel'
import {
  cardOf,
  LIMITS,
  MOST_GOODS,
  playerOf,
  RESOURCES,
  type T,
  TROOPS,
  total,
  WARLORD_GOLD,
} from './queries/table.ts'
import type {
  BarEffect,
  ByCost,
  ByEffect,
  CampaignFrame,
  Card,
  CardId,
  Content,
  Cost,
  Held,
  Kind,
  RegionCard,
  RegionCardId,
  Resource,
  State,
  Troop,
  Troops,
  Warlord,
} from './types.ts'

export * from './queries/map.ts'
export * from './queries/scoring.ts'
export * from './queries/table.ts'
export * from './queries/volcano.ts'

// —— battles ——

/** BAR-RULING-11 Two readings of the forest and the mountain deck. */
export const regionCardOf = ({ state, content }: T, id: RegionCardId): RegionCard =>
  (state.options.deckTroops === 'pictured' ? content.picturedCards : content.regionCards)[id] as RegionCard

const NO_TROOPS: Troops = { archer: 0, berserker: 0, raider: 0 }
/** Grey troops alone, or with the red ones. */
export const demandOf = (card: RegionCard, isOverkill: boolean): Troops =>
  isOverkill ? (card.overkill?.troops ?? NO_TROOPS) : card.troops

/** BAR-BATTLE-02, -03 Upright warlords can be called; BAR-RULING-115 not the one set aside. */
export function callableWarlords({ state, content }: T, seat: Seat): Warlord[] {
  const found: Warlord[] = []
  for (const { card, isUpright } of playerOf(state, seat).warlords)
    if (isUpright) found.push(cardOf(content, card) as Warlord)
  return found
}

/** BAR-BATTLE-01, -02 Whether troops and callable warlords meet a demand; wild ones fill what is short. */
export function canMeet(t: T, seat: Seat, demand: Troops): boolean {
  const { troops } = playerOf(t.state, seat)
  const warlords = callableWarlords(t, seat)
  let short = 0
  let wild = 0
  for (const { troop } of warlords) if (troop === 'any') wild += 1
  for (const troop of TROOPS) {
    let has = troops[troop]
    for (const warlord of warlords) if (warlord.troop === troop) has += 1
    if (demand[troop] > has) short += demand[troop] - has
  }
  return short <= wild
}

/** What a demand may be paid with: troops of the board, and warlords that count as one of them. */
export function paymentsFor(t: T, seat: Seat, demand: Troops): AllotmentSlot[] {
  const { troops } = playerOf(t.state, seat)
  const warlords = callableWarlords(t, seat).filter(({ troop }) => troop === 'any' || demand[troop] > 0)
  const slots = [
    ...TROOPS.map((troop) => slot(troop, Math.min(troops[troop], demand[troop]))),
    ...warlords.map(({ id }) => slot(id, 1)),
  ]
  return slots.filter(({ max }) => max > 0)
}

/** Never more of a kind than the card shows; with the right total, wild warlords are the rest. */
export function fitsDemand(t: T, seat: Seat, demand: Troops, n: Split): boolean {
  const called = callableWarlords(t, seat).filter(({ id }) => n[id] !== undefined)
  return TROOPS.every((troop) => {
    const calls = called.filter((warlord) => warlord.troop === troop).length
    return (n[troop] ?? 0) + calls <= demand[troop]
  })
}

// —— cards in front of a player ——

/** Gods and warlords, or buildings, which are never turned. */
export function heldOf(state: State, seat: Seat, kind: Kind): readonly Held[] {
  const { gods, warlords, buildings } = playerOf(state, seat)
  if (kind === 'god') return gods
  return kind === 'warlord' ? warlords : buildings.map((card) => ({ card, isUpright: true }))
}
export const countHeld = (state: State, seat: Seat, kind: Kind): number => {
  const { gods, warlords, buildings } = playerOf(state, seat)
  return kind === 'god' ? gods.length : kind === 'warlord' ? warlords.length : buildings.length
}
export const holds = (state: State, seat: Seat, card: CardId): boolean => {
  const { gods, warlords, buildings } = playerOf(state, seat)
  return buildings.includes(card) || [...gods, ...warlords].some((held) => held.card === card)
}
export const isUpright = (state: State, seat: Seat, card: CardId): boolean => {
  const { gods, warlords } = playerOf(state, seat)
  return [...gods, ...warlords].some((held) => held.card === card && held.isUpright)
}
export const isOverLimit = (state: State, seat: Seat, kind: Kind): boolean =>
  countHeld(state, seat, kind) > LIMITS[kind]

/** BAR-PEN-VARG-01 Gods and warlords that can still be turned. */
export const turnable = (state: State, seat: Seat): CardId[] => {
  const { gods, warlords } = playerOf(state, seat)
  return [...gods, ...warlords].flatMap(({ card, isUpright }) => (isUpright ? [card] : []))
}

// —— decks and display ——

/** BAR-SOLO-20 With one player all kinds lie in one deck. */
export const deckOf = (state: State, kind: Kind): Pile<CardId> =>
  (state.decks.common ?? state.decks[kind]) as Pile<CardId>
/** How many cards a deck has; whoever sees it from outside does not know which ones left the game (BAR-SOLO-03). */
export function deckSize(state: State, kind: Kind): number {
  const { god, warlord, building } = state.removedCounts
  const hidden = god + warlord + building - countOf(state.removedCards)
  return sizeOf(deckOf(state, kind)) - hidden
}
/** How many cards of this kind are left to be drawn. */
export function cardsLeft({ state, content }: T, kind: Kind): number {
  if (state.decks.common === undefined) return sizeOf(deckOf(state, kind))
  const { top, bag, bottom } = state.decks.common
  const isKind = ({ is }: Slot<CardId>) => is !== undefined && cardOf(content, is).kind === kind
  let left = top.filter(isKind).length + bottom.filter(isKind).length
  for (const card in bag) if (cardOf(content, card as CardId).kind === kind) left += bag[card as CardId] as number
  const removed = Object.keys(state.removedCards).filter((card) => cardOf(content, card as CardId).kind === kind)
  return left - (state.removedCounts[kind] - removed.length)
}

export const isOnDisplay = ({ display }: State, card: CardId): boolean => display.includes(card)
export const displayed = ({ state, content }: T, kinds: readonly Kind[]): CardId[] => {
  const found: CardId[] = []
  for (const card of state.display) if (card !== null && kinds.includes(cardOf(content, card).kind)) found.push(card)
  return found
}

// —— costs ——

/** BAR-GEN-03 A cost needs the full amount in stock; BAR-RULING-67 points can always be lost. */
export function canPay(state: State, seat: Seat, costs: readonly Cost[]): boolean {
  const { resources, troops } = playerOf(state, seat)
  let anyResources = 0
  let anyTroops = 0
  for (const cost of costs) {
    if (cost.pay === 'any') anyResources += cost.n
    if (cost.pay === 'troops') anyTroops += cost.n
    if (cost.pay === 'resource') {
      if (resources[cost.resource] < cost.n) return false
      anyResources += cost.n
    }
    if (cost.pay === 'troop') {
      if (troops[cost.troop] < cost.n) return false
      anyTroops += cost.n
    }
    if (cost.pay === 'card' && countHeld(state, seat, cost.kind) === 0) return false
  }
  return total(resources) >= anyResources && total(troops) >= anyTroops
}

/** BAR-GEN-07, BAR-RULING-22 An effect that begins with a cost is possible if it can be paid. */
export function isPayable(state: State, seat: Seat, effects: readonly BarEffect[]): boolean {
  const [first] = effects
  return first?.do !== 'trade' || canPay(state, seat, first.costs)
}

/** What a refusal tells about a cost that cannot be paid: all of it, and for each part what the seat has of it. */
export const unpaid = (state: State, seat: Seat, costs: readonly Cost[]): Params => ({
  costs,
  has: costs.map((cost) => stockFor(state, seat, cost)),
})
function stockFor(state: State, seat: Seat, cost: Cost): number {
  const { resources, troops, dp } = playerOf(state, seat)
  switch (cost.pay) {
    case 'resource':
      return resources[cost.resource]
    case 'any':
      return total(resources)
    case 'troop':
      return troops[cost.troop]
    case 'troops':
      return total(troops)
    case 'card':
      return countHeld(state, seat, cost.kind)
    case 'dp':
      return dp
  }
}
/** The cost with which effects begin. */
export const costOf = ([first]: readonly BarEffect[]): readonly Cost[] => (first?.do === 'trade' ? first.costs : [])

const costsOf = (cost: Readonly<Record<Resource, number>>): Cost[] =>
  RESOURCES.flatMap((resource): Cost[] =>
    cost[resource] > 0 ? [{ pay: 'resource', resource, n: cost[resource] }] : [],
  )
/** BAR-BUILD-01, BAR-INVOKE-02, -04 What a card of the display costs. */
export function priceOf(card: Card): Cost[] {
  if (card.kind === 'building') return costsOf(card.cost)
  if (card.kind === 'god') return [{ pay: 'any', n: 1 }]
  return [{ pay: 'resource', resource: 'gold', n: WARLORD_GOLD }]
}

/** BAR-CAMPAIGN-01 How much of a resource these recruits cost. */
export function recruitCost({ recruits }: Content, n: Split, resource: Resource): number {
  let cost = 0
  for (const troop of TROOPS) cost += (n[troop] ?? 0) * recruits[troop][resource]
  return cost
}
/** How many of a troop could be recruited if nothing else were. */
export function mostRecruits({ state, content }: T, seat: Seat, troop: Troop): number {
  const { troops, resources } = playerOf(state, seat)
  let most = MOST_GOODS - troops[troop]
  for (const resource of RESOURCES) {
    const each = content.recruits[troop][resource]
    if (each > 0) most = Math.min(most, Math.floor(resources[resource] / each))
  }
  return most
}

/** A campaign of which nothing is known yet. */
export const campaignOf = (seat: Seat, times: number): CampaignFrame => ({
  ...{ rule: 'campaign', at: 'recruit', seat, times, region: null },
  ...{ battles: 0, faced: [], won: [], swapped: [], isReplacement: false, isAverted: false },
})

/** What tables say of a cost, of an effect. */
export const byCost = <To>(table: ByCost<To>, cost: Cost): To => (table[cost.pay] as (cost: Cost) => To)(cost)
export const byEffect = <To, Given extends readonly unknown[]>(
  table: ByEffect<To, Given>,
  effect: BarEffect,
  ...given: Given
): To => (table[effect.do] as (effect: BarEffect, ...given: Given) => To)(effect, ...given)

/** How many troops could be recruited together: the kinds compete for the same resources. */
export function mostRecruitsInAll(t: T, seat: Seat): number {
  const { resources } = playerOf(t.state, seat)
  const [first, second, third] = TROOPS
  const each = TROOPS.map((troop) => mostRecruits(t, seat, troop)) as [number, number, number]
  let most = 0
  for (let a = 0; a <= each[0]; a++)
    for (let b = 0; b <= each[1]; b++) {
      let c = each[2]
      for (const resource of RESOURCES) {
        const left = resources[resource] - recruitCost(t.content, { [first]: a, [second]: b }, resource)
        const price = t.content.recruits[third][resource]
        c = left < 0 ? -1 : price === 0 ? c : Math.min(c, Math.floor(left / price))
        if (c < 0) break
      }
      if (c >= 0) most = Math.max(most, a + b + c)
    }
  return most
}
