/** How much things are worth, roughly and in honor: only for putting the more useful choice first. */

import { countOf, type Seat, type Table } from '@skerry/kernel'
import {
  cardOf,
  cardsOf,
  controllerOf,
  costOf,
  endBonus,
  HEROIC,
  masterySum,
  openHexesAt,
  optionFault,
  playerOf,
  regionAt,
  TOP_SPEED,
  triangleOf,
  VISIT_HONOR,
} from '../../queries.ts'
import type {
  Attr,
  Card,
  CardId,
  Deck,
  HexId,
  Region,
  RegionOption,
  TriangleId,
  Vindication,
  VinEffect,
} from '../../types.ts'

type T = Table<Vindication>

export const attrWorth = (attr: Attr): number => ((HEROIC as readonly Attr[]).includes(attr) ? 1.9 : 0.9)
const priceWorth = (price: Readonly<Partial<Record<Attr, number>>>): number =>
  Object.entries(price).reduce((all, [attr, n]) => all + attrWorth(attr as Attr) * n, 0)

/** Cubes on the player’s companions. */
export const cubesOnCompanions = (t: T, seat: Seat): number =>
  cardsOf(t, seat, 'companion').reduce((all, { cubes }) => all + cubes, 0)

/** The card that lies open, or an average one. */
function deckWorth(t: T, seat: Seat, deck: Deck): number {
  const top = t.state.decks[deck].open.at(-1)
  return Math.max(AVERAGE[deck], top === undefined ? 0 : cardWorth(t, seat, top))
}
const AVERAGE: Readonly<Record<Deck, number>> = { yellow: 4, blue: 4, red: 4, trait: 6, relic: 6, monster: 6.5 }

/** Honor, what its ability is good for, and whether it leads to a mastery. */
export function cardWorth(t: T, seat: Seat, id: CardId): number {
  const card = cardOf(t.content, id)
  const voluntary = card.voluntary === null ? 0 : 1.2 + effectsWorth(t, seat, card.voluntary.effects)
  const activation = card.attributes.length * 0.8
  return card.honor + activation + voluntary + endBonus(t, seat, id) + card.passives.length
}

/** What effects would bring this seat now. */
function effectWorth(t: T, seat: Seat, effect: VinEffect): number {
  const { zones, speed } = playerOf(t.state, seat)
  switch (effect.do) {
    case 'hon':
    case 'steal':
      return effect.n
    case 'attr':
      return Math.min(effect.n, Math.max(zones.inf, 1)) * Math.max(...effect.kinds.map(attrWorth))
    case 'aug':
      return zones.pot + zones.inf > 0 ? effect.n * 1.1 : 0
    case 'motivate':
      return Math.min(effect.n, cubesOnCompanions(t, seat)) * 0.8
    case 'card':
      return Math.max(...effect.decks.map((deck) => AVERAGE[deck]))
    case 'take':
      return deckWorth(t, seat, effect.deck)
    case 'fight':
      return deckWorth(t, seat, 'monster') - 0.5
    case 'speed':
      return speed < TOP_SPEED ? 2.2 : 0
    case 'recharge':
      return 0.8
    case 'again':
      return 2
    case 'convert':
      return effect.n
    default:
      return 0.7
  }
}
export const effectsWorth = (t: T, seat: Seat, effects: readonly VinEffect[]): number =>
  effects.reduce((all, effect) => all + effectWorth(t, seat, effect), 0)

/** What an option of a region brings beyond its price; below 0 it is seldom wise. */
export const optionWorth = (t: T, seat: Seat, region: Region, option: RegionOption): number =>
  effectsWorth(t, seat, option.effects) - priceWorth(costOf(t, seat, region, option)) * 0.7

/** The best that a visit of this hex could bring now; null: it cannot be visited. */
export function visitWorth(t: T, seat: Seat, hex: HexId): number | null {
  const region = regionAt(t, hex)
  const open = region?.options.filter((option) => optionFault(t, seat, region, option) === null) ?? []
  if (region === null || open.length === 0) return null
  const controller = controllerOf(t.state, hex)
  const given = controller === null || controller === seat ? 0 : VISIT_HONOR / 2
  return Math.max(...open.map((option) => optionWorth(t, seat, region, option))) - given
}

/** What may be visited from a triangle, and what would be discovered there. */
export function triangleWorth(t: T, seat: Seat, to: TriangleId): number {
  const { hexes } = triangleOf(t.content, to)
  const visits = hexes.flatMap((hex) => visitWorth(t, seat, hex) ?? [])
  const drawn = Math.min(openHexesAt(t, to).length, countOf(t.state.bag))
  return Math.max(0, ...visits) + drawn * 0.8
}

/** An activation: its attributes as far as Influence pays for them, and its ability. */
export function activationWorth(t: T, seat: Seat, who: Card | 'character'): number {
  const { zones, isVindicated } = playerOf(t.state, seat)
  if (who === 'character') return Math.min(isVindicated ? 2 : 1, Math.max(zones.inf, 1)) * 0.9 + 0.3
  const paid = [...who.attributes]
    .map((kinds) => Math.max(...kinds.map(attrWorth)))
    .sort((a, b) => b - a)
    .slice(0, Math.max(0, zones.inf - 1))
  const attributes = paid.reduce((all, worth) => all + worth, 0)
  const ability = who.voluntary?.on === 'ACT' ? effectsWorth(t, seat, who.voluntary.effects) * 0.6 : 0
  return attributes + ability - 0.4
}

/** How the mastery of an attribute stands for a seat with so many more: alone in front, level, or so many behind. */
export function masteryWith(t: T, seat: Seat, attr: Attr, more: number) {
  const own = masterySum(t, seat, attr).total
  const others = t.state.players.flatMap((_, other) => (other === seat ? [] : [masterySum(t, other, attr).total]))
  const best = Math.max(0, ...others)
  return { before: own, after: own + more, best, isMaster: own > best && own > 0, leads: own + more > best }
}
