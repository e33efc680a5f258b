/** The invariants of a position: sums that never change, and how often each rule of shape is broken, which is never. */

import { countOf, entriesOf, type Pile, type Position } from '@skerry/kernel'
import { ATTRIBUTES, allCubes, cardOf, DECKS, RELIC_CAPACITY, regionOf, START_TRIGGERS } from '../queries.ts'
import type {
  CardId,
  Content,
  Deck,
  DiscoverFrame,
  HexId,
  InPlay,
  Region,
  RegionId,
  SetupFrame,
  State,
  TurnFrame,
  Vindication,
} from '../types.ts'

export type P = Position<State, Vindication['frame']>

const CUBES = 21
const LAST_ROUND = 31
const count = <T>(all: readonly T[], isMeant: (one: T) => boolean): number => all.filter(isMeant).length
const twice = (all: readonly unknown[]): number => all.length - new Set(all).size
const total = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const frameOf = <R extends Vindication['frame']['rule']>({ stack }: P, rule: R) =>
  stack.findLast((frame) => frame.rule === rule) as Extract<Vindication['frame'], { rule: R }> | undefined

const inPile = ({ top, bag, bottom }: Pile<CardId>): CardId[] => [
  ...[...top, ...bottom].flatMap(({ is }) => is ?? []),
  ...entriesOf(bag).flatMap(([card, n]) => Array<CardId>(n).fill(card)),
]
/** Every card that lies somewhere; cards of a deck without an order as often as the bag holds them. */
export const allCards = (p: P): CardId[] => [
  ...DECKS.flatMap((deck) => [...inPile(p.state.decks[deck].pile), ...p.state.decks[deck].open]),
  ...p.state.players.flatMap(({ cards }) => cards.map(({ card }) => card)),
  ...p.state.removed,
  ...((frameOf(p, 'setup') as SetupFrame | undefined)?.aside ?? []),
]

/** Tiles drawn and not yet laid. */
const inHand = (p: P): RegionId[] => (frameOf(p, 'discover') as DiscoverFrame | undefined)?.tiles ?? []
/** INV-05 By kind of region. */
function tilesAstray(content: Content, p: P): number {
  const laid = [...Object.values(p.state.tiles), ...inHand(p)]
  return count(
    Object.values(content.regions) as Region[],
    ({ id, count: all }) => count(laid, (tile) => tile === id) + (p.state.bag[id] ?? 0) !== all,
  )
}

function overfull(content: Content, { card, cubes }: InPlay): boolean {
  const { kind, slots } = cardOf(content, card)
  const most = { companion: CUBES, trait: slots, relic: RELIC_CAPACITY, monster: 0 }[kind]
  return cubes < 0 || cubes > most
}

/** INV-08 Open piles that lack their card though nobody is about to turn one over. */
function bareDecks(p: P): number {
  const top = p.stack.at(-1)
  const isTurning = top?.at === 'openPile'
  return isTurning
    ? 0
    : count(DECKS, (deck: Deck) => {
        const { pile, open } = p.state.decks[deck]
        return open.length === 0 && inPile(pile).length > 0
      })
}

/** INV-15, -17, -28 What has been done in the turn at hand. */
function excesses(content: Content, turn: TurnFrame | undefined): number {
  if (turn === undefined) return 0
  const restricted = turn.used.filter((card) => cardOf(content, card).voluntary?.on !== 'USE*')
  return [
    turn.activated.length > 1 + turn.moreActivations,
    twice(turn.activated) > 0,
    turn.visited.length + (turn.isRested ? 1 : 0) > 1 + turn.moreVisits,
    twice(turn.visited) > 0,
    turn.profsBought > 1 + turn.moreProfs,
    turn.controlled.some((hex) => !turn.visited.includes(hex)),
    twice(restricted) > 0,
  ].filter(Boolean).length
}

/** How often each rule of shape is broken, and how many pieces there are: the same on every table. */
export function shape(content: Content, p: P): Record<string, number> {
  const { state } = p
  const { players, controllers } = state
  const board = { state, content }
  const cards = allCards(p)
  const medallions = players.flatMap(({ at }) => at ?? [])
  const isPlaying = state.round > 0
  return {
    'INV-01 cubes': count(players, (player) => allCubes(board, players.indexOf(player)) !== CUBES),
    'INV-02 less than nothing': count(
      players.flatMap(({ zones, spheres }) => [...Object.values(zones), ...Object.values(spheres)]),
      (n) => n < 0 || !Number.isInteger(n),
    ),
    'INV-02 cards that hold too much': count(
      players.flatMap((player) => player.cards),
      (card) => overfull(content, card),
    ),
    'INV-03 two medallions on a triangle': frameOf(p, 'move') === undefined ? twice(medallions) : 0,
    'INV-03 medallions missing': isPlaying ? players.length - medallions.length : 0,
    'INV-04 control of nothing': count(Object.keys(controllers) as HexId[], (hex) => {
      const tile = state.tiles[hex]
      return tile === undefined || !regionOf(content, tile).isControllable
    }),
    'INV-05 tiles': tilesAstray(content, p),
    'INV-06 bag and open hexes':
      countOf(state.bag) + inHand(p).length - (content.hexes.length - Object.keys(state.tiles).length),
    ...Object.fromEntries(
      DECKS.map((deck) => [`INV-07 ${deck}`, count(cards, (card) => cardOf(content, card).deck === deck)]),
    ),
    'INV-07 a card twice': twice(cards),
    'INV-08 no open card': bareDecks(p),
    'INV-09 honor': count(players, ({ honor }) => honor < 0 || !Number.isInteger(honor)),
    'INV-10 a coin twice': twice([...state.coins, ...players.flatMap(({ coins }) => coins)]),
    'INV-10 a trigger twice': Object.keys(content.triggers).length - state.faceUp.length - countOf(state.triggers),
    'INV-12 speed': count(players, ({ speed }) => ![2, 3, 4, 5].includes(speed)),
    'INV-14 too many proficiency tiles': count(
      ATTRIBUTES,
      (attr) => state.profs[attr] < 0 || tilesOf(state, attr) > players.length - 1,
    ),
    'INV-15, -17, -28 more than a turn allows': excesses(content, frameOf(p, 'turn')),
    'INV-20 without a quest': isPlaying ? count(players, ({ quests }) => quests.length === 0) : 0,
    'INV-23 rounds': Number(state.round > LAST_ROUND),
  }
}
const tilesOf = ({ profs, players }: State, attr: (typeof ATTRIBUTES)[number]): number =>
  profs[attr] + total(players.map((player) => player.profs[attr]))

/** What a game keeps from its first position to its last. A scene need not begin with all of it. */
export function conserved(content: Content, p: P): Record<string, number> {
  const { state } = p
  const { players, coins, faceUp, lastRound, round } = state
  const taken = total(players.map((player) => player.coins.length))
  const isRevealing = p.stack.some(({ rule }) => rule === 'coins')
  const best = Math.max(...players.map(({ honor }) => honor))
  const isSetUp = round > 0
  return {
    ...shape(content, p),
    'INV-10 coins': lastRound === null ? coins.length + taken : content.coins.length,
    'INV-10 triggers for coins': isSetUp && !isRevealing ? faceUp.length - taken : START_TRIGGERS,
    'INV-11 coins passed by': isRevealing || lastRound !== null || !isSetUp ? 0 : count(coins, (coin) => coin <= best),
    'INV-14 proficiency tiles': total(ATTRIBUTES.map((attr) => tilesOf(state, attr))),
  }
}
