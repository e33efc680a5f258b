import { type EffectsOf, putUnder, type RuleId, type Seat, type Split, type Turn } from '../../../src/index.ts'
import { cardOf, deckOf, heldBy, LAST_SPACE, MOST_GOODS, playerOf, RESOURCES, TROOPS, total } from './queries.ts'
import type { Barbarians, BarEffect, CardId, Context } from './types.ts'

type T = Turn<Barbarians>

/** What the verbs of the pack mean. */
export const effects: EffectsOf<Barbarians, BarEffect, Context> = {
  resource: (t, { context }, { resource, n }) => gainResources(t, context.rule, context.seat, { [resource]: n }),
  any: (t, { context }, { n }) => t.call({ rule: 'gain', at: 'resources', seat: context.seat, n, by: context.rule }),
  troop: (t, { context }, { n }) => t.call({ rule: 'gain', at: 'troops', seat: context.seat, n, by: context.rule }),
  dp: (t, { context }, { n }) => changeDp(t, context.rule, context.seat, n),
  know: (t, { context }, { category, n }) =>
    t.call({ rule: 'knowledge', at: 'look', seat: context.seat, category, left: n }),
  hon: (t, { context }, { n }) => gainHonour(t, context.rule, context.seat, n),
  card: (t, { context }, { kinds }) =>
    t.call({ rule: 'freeCard', at: 'chooseDeck', seat: context.seat, kinds, wanted: 'god' }),
  campaign: (t, { context }, { times }) =>
    t.call({
      rule: 'campaign',
      at: 'recruit',
      seat: context.seat,
      times,
      region: '',
      battles: 0,
      faced: [],
      won: [],
      averted: false,
    }),
  either: (t, { context }, { sides }) => t.call({ rule: 'either', at: 'side', sides, context }),
}

/** A list of effects as a frame, for reactions. */

// —— resources, troops, points ——

/** BAR-GEN-03 What exceeds 6 is lost. */
export function gainResources(t: T, rule: RuleId, seat: Seat, n: Split): void {
  const { resources } = playerOf(t.state, seat)
  for (const r of RESOURCES) resources[r] = Math.min(MOST_GOODS, resources[r] + (n[r] ?? 0))
  t.emit({ rule, type: 'resourcesGained', seat, n })
}

export function payResources(t: T, rule: RuleId, seat: Seat, n: Split): void {
  if (total(n) === 0) return
  const { resources } = playerOf(t.state, seat)
  for (const r of RESOURCES) resources[r] -= n[r] ?? 0
  t.emit({ rule, type: 'resourcesPaid', seat, n })
}

/** BAR-GEN-04 What exceeds 6 is lost. */
export function gainTroops(t: T, rule: RuleId, seat: Seat, n: Split): void {
  if (total(n) === 0) return
  const { troops } = playerOf(t.state, seat)
  for (const troop of TROOPS) troops[troop] = Math.min(MOST_GOODS, troops[troop] + (n[troop] ?? 0))
  t.emit({ rule, type: 'troopsGained', seat, n })
}

export function payTroops(t: T, rule: RuleId, seat: Seat, n: Split): void {
  const { troops } = playerOf(t.state, seat)
  for (const troop of TROOPS) troops[troop] -= n[troop] ?? 0
  t.emit({ rule, type: 'troopsPaid', seat, n })
}

/** BAR-GEN-02 No lower and no upper bound. */
export function changeDp(t: T, rule: RuleId, seat: Seat, by: number): void {
  if (by === 0) return
  const player = playerOf(t.state, seat)
  player.dp += by
  t.emit({ rule, type: 'dpChanged', seat, by, dp: player.dp })
}

// —— honour ——

/** BAR-HON-01, BAR-RULING-02 One move; steps beyond the last space are lost. */
export function gainHonour(t: T, rule: RuleId, seat: Seat, steps: number): void {
  const { honour, furthest } = playerOf(t.state, seat)
  const to = Math.min(LAST_SPACE, honour + steps)
  if (to === honour) return // BAR-RULING-02 it keeps its place in the stack
  moveHonour(t, seat, to)
  playerOf(t.state, seat).furthest = Math.max(furthest, to)
  t.emit({ rule, type: 'honourGained', seat, space: to, furthest })
}

/** BAR-PEN-ASP-01 As many steps back as there are; tells how many there were. */
export function loseHonour(t: T, rule: RuleId, seat: Seat, steps: number): number {
  const { honour } = playerOf(t.state, seat)
  const to = Math.max(0, honour - steps)
  if (to === honour) return 0
  moveHonour(t, seat, to)
  t.emit({ rule, type: 'honourLost', seat, space: to })
  return honour - to
}

/** BAR-HON-04 On top of the stack, hence ahead of everybody on or behind that space. */
function moveHonour({ state }: T, seat: Seat, to: number): void {
  playerOf(state, seat).honour = to
  const others = state.order.filter((other) => other !== seat)
  const behind = others.findIndex((other) => playerOf(state, other).honour <= to)
  others.splice(behind < 0 ? others.length : behind, 0, seat)
  state.order = others
}

// —— cards ——

/** BAR-INVOKE-02, -04 It arrives upright. */
export function receiveCard(t: T, rule: RuleId, seat: Seat, card: CardId): void {
  playerOf(t.state, seat).cards.push({ card, upright: true })
  t.emit({ rule, type: 'cardTaken', seat, card, kind: cardOf(t.content, card).kind })
}

export function turnCards(t: T, rule: RuleId, seat: Seat, cards: readonly CardId[]): void {
  for (const held of playerOf(t.state, seat).cards) if (cards.includes(held.card)) held.upright = false
  if (cards.length > 0) t.emit({ rule, type: 'cardsTurned', seat, cards })
}

/** Takes a card away from in front of its owner. */
export function giveUp({ state }: T, seat: Seat, card: CardId): void {
  const player = playerOf(state, seat)
  player.cards = player.cards.filter((held) => held !== heldBy(state, seat, card))
}

/** BAR-RULING-27, BAR-SOLO-21 Under its deck in the order of discarding, which everybody may remember. */
export function putCardUnder(t: T, rule: RuleId, seat: Seat, card: CardId): void {
  putUnder(deckOf(t.state, cardOf(t.content, card).kind), card, 'all')
  t.emit({ rule, type: 'cardPutUnder', seat, card })
}
