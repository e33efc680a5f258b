/** Numbers of the rules (ledger 5.19 and the rules), and who and what lies on the table. */

import { type Seat, sizeOf, type Table } from '@skerry/kernel'
import type { RuleId } from '../ledger.ts'
import type {
  Attr,
  Card,
  CardId,
  CommonAttr,
  Content,
  Deck,
  HeroicAttr,
  Hex,
  HexId,
  InPlay,
  Kind,
  Player,
  Region,
  RegionId,
  State,
  Triangle,
  TriangleId,
  TurnFrame,
  Vindication,
  Zone,
} from '../types.ts'

export type T = Table<Vindication>
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
export const EVICTION_COST = 2 // VIN-BONUS-CONTROL-03
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
export const isKind = ({ content }: Board, id: CardId, kind: Kind): boolean => cardOf(content, id).kind === kind
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
