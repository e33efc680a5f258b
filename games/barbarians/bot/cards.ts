/** What gods, warlords and buildings are worth to their owner. */

import { BUILDING_DP, cardOf, ERAS, LAST_LEVEL, LIMITS, TRACKS, typesOf, WARLORD_GOLD } from '../queries.ts'
import type { BarEffect, Building, Card, CardId, God, Kind, Warlord } from '../types.ts'
import { type Outlook, PRODUCTION } from './outlook.ts'
import { leastResource, type Sketch } from './sketch.ts'
import { WEIGHTS } from './weights.ts'

/** One more of something, roughly. */
const EACH: Readonly<Partial<Record<BarEffect['do'], number>>> = {
  resource: 0.75,
  any: 0.9,
  troops: 1,
  dp: 1,
  know: 2.3,
  honour: 0.8,
  hero: WEIGHTS.fourth,
}
const COSTS = { resource: 0.9, any: 0.55, troop: 1, troops: 1, card: 3, dp: 1 } as const
/** Effects at a glance, whatever the moment is. */
export function glance(effects: readonly BarEffect[]): number {
  let worth = 0
  for (const effect of effects) {
    if (effect.do === 'either') worth += Math.max(...effect.sides.map(glance))
    else if (effect.do === 'trade') {
      let costs = 0
      for (const cost of effect.costs) costs += COSTS[cost.pay] * ('n' in cost ? cost.n : 1)
      worth += Math.max(0, glance(effect.gains) - costs)
    } else if (effect.do === 'draw') worth += effect.kinds.includes('building') ? WEIGHTS.building : WEIGHTS.god
    else if (effect.do === 'take') worth += 1.8
    else if (effect.do === 'campaign') worth += effect.times > 1 ? 5 : 3.5
    else if (effect.do === 'rotate') worth += 0.5
    else worth += (EACH[effect.do] ?? 0) * ('n' in effect ? effect.n : 1)
  }
  return worth
}

const glances = new WeakMap<Card, number>()
function glanceAt(card: God | Warlord): number {
  const known = glances.get(card)
  if (known !== undefined) return known
  const worth = glance(card.kind === 'god' ? card.prayer : card.sacrifice)
  glances.set(card, worth)
  return worth
}

/** As long as it is kept: prayers of the eras to come; of this one too if it is upright. */
function godWorth(o: Outlook, god: God, isUpright: boolean): number {
  const prayers = o.erasLeft + (isUpright && o.state.round > 0 ? 0.6 : 0)
  const counting = countBuildings(o, 'gods')
  return (WEIGHTS.prayer * prayers * Math.min(2, glanceAt(god))) / 2 + BUILDING_DP * counting
}
/** A call in every era and in the last campaign, or the sacrifice. */
function warlordWorth(o: Outlook, warlord: Warlord, isUpright: boolean): number {
  const calls = o.erasLeft + (isUpright ? 1 : o.erasLeft > 0 ? 0.5 : 0)
  const sacrifice = o.erasLeft > 0 || isUpright ? glanceAt(warlord) : 0
  return Math.max(WEIGHTS.call * calls * (warlord.troop === 'any' ? 1.3 : 1), sacrifice) + 0.25 * sacrifice
}
function countBuildings({ content, player }: Outlook, scores: Building['scores']): number {
  let n = 0
  for (const card of player.buildings) if ((cardOf(content, card) as Building).scores === scores) n += 1
  return n
}

/** BAR-SCORE-01 What it will probably count at the end. */
function criterionWorth(o: Outlook, building: Building, isOwn: boolean): number {
  const { player, erasLeft } = o
  const later = erasLeft / (ERAS - 1)
  switch (building.scores) {
    case 'markers':
      return player.banners.length + 2.6 * later + 0.6
    case 'types': {
      const types = typesOf(o, o.seat)
      return Math.min(5, types.size + (isOwn || types.has(building.type) ? 0 : 1) + 2 * later)
    }
    case 'tracks': {
      let n = 0
      for (const track of TRACKS) if (player.knowledge[track] === LAST_LEVEL) n += 1
      return n + 2.5 * later
    }
    case 'gods':
      return Math.min(LIMITS.god, player.gods.length + 1.2 * later)
    case 'resource':
      return erasLeft === 0 ? player.resources[building.resource] : 3.3
  }
}
/** Its production in the eras to come, if the level reaches so far. */
function productionWorth(o: Outlook, s: Sketch, isOwn: boolean): number {
  const place = s.buildings + (isOwn ? 0 : 1)
  const produces = (s.levels[PRODUCTION] as number) >= place ? 1 : 0.35
  return 1.4 * o.erasLeft * produces
}

/** A card in front of its owner. */
export function heldWorth(o: Outlook, s: Sketch, id: CardId, isUpright: boolean): number {
  const card = cardOf(o.content, id)
  if (card.kind === 'god') return godWorth(o, card, isUpright)
  if (card.kind === 'warlord') return warlordWorth(o, card, isUpright)
  return BUILDING_DP * criterionWorth(o, card, true) + productionWorth(o, s, true)
}

/** The card of a kind that is missed least. */
export function leastHeld(o: Outlook, s: Sketch, kind: Kind): { readonly card: CardId | null; readonly worth: number } {
  const { gods, warlords, buildings } = o.player
  const held =
    kind === 'god' ? gods : kind === 'warlord' ? warlords : buildings.map((card) => ({ card, isUpright: true }))
  let [least, worth]: [CardId | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const { card, isUpright } of held) {
    const loss = heldWorth(o, s, card, isUpright)
    if (loss < worth) [least, worth] = [card, loss]
  }
  return { card: least, worth: least === null ? 0 : worth }
}

/** What it brings to take this card from the display or a deck, apart from its price and from honour. */
export function newWorth(o: Outlook, s: Sketch, id: CardId): number {
  const card = cardOf(o.content, id)
  const has = card.kind === 'god' ? s.gods : card.kind === 'warlord' ? s.warlords : s.buildings
  const lasting =
    card.kind === 'god'
      ? godWorth(o, card, true)
      : card.kind === 'warlord'
        ? warlordWorth(o, card, true)
        : BUILDING_DP * criterionWorth(o, card, false) + productionWorth(o, s, false)
  const given = has >= LIMITS[card.kind] ? Math.min(lasting, leastHeld(o, s, card.kind).worth) : 0
  return lasting - given + (card.kind === 'god' ? card.dp : 0)
}

/** Pays for a card; false if that is impossible. */
export function payFor(o: Outlook, s: Sketch, card: Card): boolean {
  if (card.kind === 'warlord') {
    if ((s.resources[4] as number) < WARLORD_GOLD) return false
    s.resources[4] = (s.resources[4] as number) - WARLORD_GOLD
    return true
  }
  if (card.kind === 'god') {
    const least = leastResource(o, s)
    if (least < 0) return false
    s.resources[least] = (s.resources[least] as number) - 1
    return true
  }
  const { food, wood, iron, stone, gold } = card.cost
  const cost = [food, wood, iron, stone, gold]
  for (let i = 0; i < cost.length; i++) if ((s.resources[i] as number) < (cost[i] as number)) return false
  for (let i = 0; i < cost.length; i++) s.resources[i] = (s.resources[i] as number) - (cost[i] as number)
  return true
}
