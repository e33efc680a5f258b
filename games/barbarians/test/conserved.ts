/** The invariants of a position: sums that never change, and how often each rule of shape is broken. Whatever the table, it is never. */

import { countOf, type Pile, type Position } from '@skerry/kernel'
import { cardOf, DUMMY, honourOf, isOverLimit, KINDS, LAST_LEVEL, mapOf, spaceOf, TRACKS } from '../queries.ts'
import type { Barbarians, CardId, Content, Kind, State } from '../types.ts'

export type P = Position<State, Barbarians['frame']>

const count = <T>(all: readonly T[], isMeant: (one: T) => boolean): number => all.filter(isMeant).length
const twice = (all: readonly unknown[]): number => all.length - new Set(all).size
const isBetween = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most

/** Every card that lies somewhere; cards of a deck without an order as often as the bag holds them. */
export function allCards({ decks, display, players, removedCards }: State): CardId[] {
  const inBag = (bag: object) => Object.entries(bag).flatMap(([card, n]) => Array<CardId>(n).fill(card as CardId))
  const inPile = ({ top, bag, bottom }: Pile<CardId>) => [
    ...[...top, ...bottom].flatMap(({ is }) => is ?? []),
    ...inBag(bag),
  ]
  return [
    ...Object.values(decks).flatMap(inPile),
    ...inBag(removedCards),
    ...display.filter((card) => card !== null),
    ...players.flatMap(({ gods, warlords, buildings, aside }) => [
      ...[...gods, ...warlords].map(({ card }) => card),
      ...buildings,
      ...(aside === null ? [] : [aside]),
    ]),
  ]
}

/** Every marker that lies somewhere. */
export const allMarkers = ({ markers, removedMarkers, players }: State): (string | undefined)[] => [
  ...Object.values(markers),
  ...removedMarkers,
  ...players.flatMap(({ banners }) => banners.map(({ marker }) => marker)),
]

const bannersIn = ({ players, rival }: State): string[] => [
  ...players.flatMap(({ banners }) => banners.map(({ region }) => region)),
  ...(rival?.banners ?? []),
]

/** BAR-GEN-05 Kinds of which somebody has too many while nobody is asked what to give up. */
function tooMany({ state, stack }: P): number {
  const isPending = (seat: number, kind: Kind) =>
    stack.some((frame) => frame.rule === 'overLimit' && frame.seat === seat && frame.kind === kind)
  return count([...state.players.keys()], (seat) =>
    KINDS.some((kind) => isOverLimit(state, seat, kind) && !isPending(seat, kind)),
  )
}

function heroesAstray(content: Content, state: State): number {
  const t = { content, state }
  const inRing = state.players.flatMap(({ heroes }) => heroes.map((space, i) => [space, i + 1] as const))
  return count(inRing, ([space, ring]) => space !== null && spaceOf(t, space).ring !== ring)
}

/** Who has finished a track and who stands on its last space are the same. */
function finishedOtherwise({ players, rival, finishers }: State): number {
  return count(TRACKS, (track) => {
    const there = [...players.keys()].filter((seat) => players[seat]?.knowledge[track] === LAST_LEVEL)
    if (rival?.knowledge[track] === LAST_LEVEL) there.push(DUMMY)
    const named = finishers[track] ?? []
    return twice(named) > 0 || [...named].sort().join() !== there.sort().join()
  })
}

/** Strictly ordered, the higher space first. */
function outOfOrder(state: State): number {
  const { order, players, rival } = state
  const isWhole = order.length === players.length + (rival === null ? 0 : 1) && twice(order) === 0
  const falls = order.slice(1).filter((seat, i) => honourOf(state, seat) > honourOf(state, order[i] as number))
  return falls.length + (isWhole ? 0 : 1)
}

const dummiesOf = (players: number): number => ({ 1: 4, 2: 8 })[players] ?? 0

export function conserved(content: Content, p: P): Record<string, number> {
  const { state } = p
  const { players } = state
  const isSetUp = state.era > 0
  const cards = allCards(state)
  const markers = allMarkers(state)
  const regions = mapOf({ content, state }).regions
  const banners = bannersIn(state)
  const held = [...players.flatMap(({ heroes }) => heroes.filter((space) => space !== null)), ...state.dummies]
  return {
    'INV-01 goods': count(
      players.flatMap(({ resources, troops }) => [...Object.values(resources), ...Object.values(troops)]),
      (n) => !isBetween(n, 0, 6),
    ),
    'INV-02 cards over the limit': tooMany(p),
    'INV-02 too many banners': count(players, (player) => player.banners.length > 8),
    ...Object.fromEntries(
      KINDS.map((kind) => [`INV-03 ${kind}`, count(cards, (card) => cardOf(content, card).kind === kind)]),
    ),
    'INV-03 a card twice': twice(cards),
    'INV-04 markers missing': isSetUp ? Object.keys(content.markers).length - markers.length : 0,
    'INV-04 a marker twice': twice(markers),
    'INV-04 marker and banner': count(regions, ({ id }) => state.markers[id] !== undefined && banners.includes(id)),
    'INV-04 banner without a marker before': count(
      regions,
      ({ id, players: least }) => banners.includes(id) && least > players.length,
    ),
    'INV-05 two banners': twice(banners),
    'INV-06 two heroes on a space': twice(held),
    'INV-06 a hero in another ring': heroesAstray(content, state),
    'INV-09 honour': count(players, ({ honour, furthest }) => !isBetween(honour, 0, 18) || furthest < honour),
    'INV-09 order': isSetUp ? outOfOrder(state) : 0,
    'INV-10 levels': count(
      players.flatMap(({ knowledge }) => Object.values(knowledge)),
      (n) => !isBetween(n, 0, LAST_LEVEL),
    ),
    'INV-10 finishers': finishedOtherwise(state),
    'INV-18 timeline': isSetUp
      ? count(state.timeline, (card) => {
          const slot = state.timeline.indexOf(card) + 1
          return content.timeline[card]?.kind !== (slot % 2 === 1 ? 'feast' : 'demon')
        }) + twice(state.timeline)
      : 0,
    'INV-19 eras': Number(state.era > 6 || state.round > 4),
    'INV-28 dummies': isSetUp ? state.dummies.length - dummiesOf(players.length) : 0,
    'INV-29 the dummy’s banners': Number((state.rival?.banners.length ?? 0) > 6),
    'INV-29 removed cards':
      countOf(state.removedCards) - KINDS.reduce((all, kind) => all + state.removedCounts[kind], 0),
  }
}
