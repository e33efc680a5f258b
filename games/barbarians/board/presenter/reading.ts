/** What the presenter reads off a view: the rule in progress, what effects would do, and how cards compare. */

import { framesIn } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import type { Seat, Table, View } from '@skerry/kernel'
import {
  buildingScore,
  byCost,
  byEffect,
  canPay,
  cardOf,
  displayed,
  ECONOMY,
  isInCategory,
  LAST_LEVEL,
  LAST_SPACE,
  MOST_GOODS,
  playerOf,
  priceOf,
  RESOURCES,
  TRACKS,
  TROOPS,
  targetsOf,
  total,
} from '../../queries.ts'
import type {
  Barbarians,
  BarEffect,
  ByCost,
  ByEffect,
  CardId,
  Category,
  Player,
  Resource,
  Space,
  State,
  Track,
} from '../../types.ts'
import { bestTarget } from './targets.ts'

export type Seen = View<Barbarians['seen']>
/** What queries read. */
export type Board = Pick<Table<Barbarians>, 'content' | 'state'>

export type BarFrame = Barbarians['frame']
export const { topFrame, frameOf, ofTopFrame } = framesIn<BarFrame>()

/** `2.1`, `2,1`; whole numbers stay whole. */
export function decimal(n: number, language: Language): string {
  const text = n.toFixed(1)
  return text.endsWith('.0') ? text.slice(0, -2) : text.replace('.', language === 'de' ? ',' : '.')
}
/** `84 %`; what is not sure never reads like it. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100)
  if (rounded === 100 && share < 1 - 1e-9) return '>99 %'
  return rounded === 0 && share > 1e-9 ? '<1 %' : `${rounded} %`
}

export const openTracks = (player: Player, category: Category | 'either'): readonly Track[] =>
  TRACKS.filter((track) => isInCategory(track, category) && player.knowledge[track] < LAST_LEVEL)

// —— what effects would do now ——

const isFull = (counts: Readonly<Record<string, number>>): boolean =>
  Object.values(counts).every((n) => n >= MOST_GOODS)

/** Whether the effect would do nothing for this seat now. */
export function isVoid(board: Board, seat: Seat, effect: BarEffect): boolean {
  const { state, content } = board
  const player = playerOf(state, seat)
  switch (effect.do) {
    case 'resource':
      return player.resources[effect.resource] >= MOST_GOODS
    case 'any':
      return isFull(player.resources)
    case 'troops':
      return isFull(player.troops)
    case 'know':
      return openTracks(player, effect.category).length === 0
    case 'honour':
      return player.honour >= LAST_SPACE
    case 'take':
      return !displayed(board, effect.kinds).some((id) => canPay(state, seat, priceOf(cardOf(content, id))))
    case 'hero':
      return player.hasFourth || state.round === 4
    case 'banner':
      return targetsOf(board, seat).length === 0
    case 'either':
      return effect.sides.every((side) => areVoid(board, seat, side))
    case 'trade':
      return !canPay(state, seat, effect.costs) || areVoid(board, seat, effect.gains)
    default:
      return false
  }
}
export const areVoid = (board: Board, seat: Seat, effects: readonly BarEffect[]): boolean =>
  effects.every((effect) => isVoid(board, seat, effect))
/** Whether a cost stands in the way of all of it. */
export const isUnpayable = ({ state }: Board, seat: Seat, effects: readonly BarEffect[]): boolean =>
  effects.length > 0 && effects.every((effect) => effect.do === 'trade' && !canPay(state, seat, effect.costs))
/** Whether it costs nothing, so that nobody has a reason to do without it. */
export const isFreeOfCost = (effects: readonly BarEffect[]): boolean =>
  effects.every(({ do: verb }) => !['trade', 'take', 'campaign', 'either', 'rotate'].includes(verb))

/** BAR-KNOW-ECO-01 … -04 What the economy track adds to a space. */
export function economyOn(state: State, seat: Seat, effects: readonly BarEffect[]): readonly Resource[] {
  const { economy } = playerOf(state, seat).knowledge
  const given = effects.flatMap((effect) => (effect.do === 'resource' ? [effect.resource] : []))
  return RESOURCES.filter((resource) => given.includes(resource) && economy >= (ECONOMY[resource]?.level ?? 9))
}

/** BAR-GEN-03, -04 Goods beyond six that would be lost, whatever is chosen, and how many come in all. */
export function lostOf(state: State, seat: Seat, effects: readonly BarEffect[], isSpace: boolean) {
  const { resources, troops } = playerOf(state, seat)
  const more = isSpace ? economyOn(state, seat, effects) : []
  const roomIn = (counts: Readonly<Record<string, number>>) => Object.keys(counts).length * MOST_GOODS - total(counts)
  let [lost, all] = [0, 0]
  const add = (n: number, room: number) => {
    lost += Math.max(0, n - room)
    all += n
  }
  for (const effect of effects) {
    if (effect.do === 'resource')
      add(effect.n + (more.includes(effect.resource) ? 1 : 0), MOST_GOODS - resources[effect.resource])
    if (effect.do === 'any') add(effect.n, roomIn(resources))
    if (effect.do === 'troops') add(effect.n, roomIn(troops))
  }
  return { lost, all }
}

// —— how much things are worth, for the order of choices ——

const RESOURCE_WORTH: Readonly<Record<Resource, number>> = { food: 0.7, wood: 0.7, iron: 0.7, stone: 0.9, gold: 1.1 }

const COST_WORTH: ByCost<number> = {
  resource: ({ resource, n }) => RESOURCE_WORTH[resource] * n,
  any: ({ n }) => 0.8 * n,
  troop: ({ n }) => 1.3 * n,
  troops: ({ n }) => 1.3 * n,
  card: () => 3,
  dp: ({ n }) => n,
}
/** What the best target brings on average, and the recruiting that comes with it. */
function campaignWorth(board: Board, seat: Seat, times: number): number {
  const best = bestTarget({ ...board, seat }, times)
  return 0.5 + (best === null ? 0 : best.dp * best.chance)
}

const WORTH: ByEffect<number, [Board, Seat]> = {
  resource: ({ resource, n }, { state }, seat) =>
    RESOURCE_WORTH[resource] * Math.min(n, MOST_GOODS - playerOf(state, seat).resources[resource]),
  any: ({ n }) => 0.9 * n,
  troops: ({ n }) => 1.3 * n,
  dp: ({ n }) => n,
  know: ({ n }) => 1.8 * n,
  honour: ({ n }) => 1.2 * n,
  take: () => 2.5,
  draw: () => 3,
  hero: () => 3,
  twice: () => 2.5,
  campaign: ({ times }, board, seat) => campaignWorth(board, seat, times),
  banner: () => 7,
  rotate: () => 0.5,
  either: ({ sides }, board, seat) => Math.max(...sides.map((side) => worthOfAll(board, seat, side))),
  trade: ({ costs, gains }, board, seat) =>
    worthOfAll(board, seat, gains) - costs.reduce((all, cost) => all + byCost(COST_WORTH, cost), 0),
}
/** Roughly, in domination points: only for putting the more useful choice first. */
export const worthOf = (board: Board, seat: Seat, effect: BarEffect): number =>
  isVoid(board, seat, effect) ? 0 : byEffect(WORTH, effect, board, seat)
export const worthOfAll = (board: Board, seat: Seat, effects: readonly BarEffect[]): number =>
  effects.reduce((all, effect) => all + worthOf(board, seat, effect), 0)

/** A god, warlord or building, upright or new. */
export function cardWorth(board: Board, seat: Seat, id: CardId): number {
  const card = cardOf(board.content, id)
  const erasLeft = Math.max(0, 6 - board.state.era)
  if (card.kind === 'god') return 1 + worthOfAll(board, seat, card.prayer) * Math.min(3, 0.5 + erasLeft / 2)
  if (card.kind === 'warlord') return 1.5 + Math.max(worthOfAll(board, seat, card.sacrifice), 1.3)
  return 1 + buildingScore(board, seat, id).amount + (erasLeft > 0 ? 1.5 : 0)
}

/** A space as it is now, the economy track included. */
export const spaceWorth = (board: Board, seat: Seat, { effects }: Space): number =>
  worthOfAll(board, seat, effects) + 0.7 * economyOn(board.state, seat, effects).length

/** Which troop the decks of the terrains in reach ask for, each on average. */
export function troopsAsked(board: Board, seat: Seat): Readonly<Record<(typeof TROOPS)[number], number>> {
  const { content, state } = board
  const terrains = [...new Set(targetsOf(board, seat).map(({ terrain }) => terrain))]
  const cards = state.options.deckTroops === 'pictured' ? content.picturedCards : content.regionCards
  const asked = { archer: 0, berserker: 0, raider: 0 }
  for (const terrain of terrains)
    for (const id of content.decks[terrain])
      for (const troop of TROOPS)
        asked[troop] += (cards[id]?.troops[troop] ?? 0) / content.decks[terrain].length / terrains.length
  return asked
}
