/** Counts what happens in many games, event by event. */

import {
  type CountedGames,
  countUp,
  type EventCounters,
  gameCounter,
  noGames,
  type Tally,
  type TimesByKey,
} from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { SECTIONS } from '../queries.ts'
import type { Arrival, ArrivalEvent, CardId, Content, Ending, Section, State, TileId } from '../types.ts'

export interface TileUse {
  taken: number
  used: number
  /** Fame that its uses brought, all together. */
  fame: number
}
export type CardUse = { drawn: number } & Record<Section, number>

export interface Counted extends CountedGames {
  readonly endings: Record<Ending, number>
  byLimit: number
  readonly rounds: Tally
  /** Locations of the Fomori less those of the tribes. */
  readonly lead: Tally
  readonly points: Record<'fame' | 'corruption', Record<'all' | 'winners' | 'deciding', Tally>>
  castles: number
  readonly tiles: Record<TileId, TileUse>
  readonly cards: Record<CardId, CardUse>
  readonly open: Record<Section, number>
  readonly actions: TimesByKey
  readonly shortages: TimesByKey
}

// —— counting ——

/** What must be remembered from one event of a game to the next. */
interface Memory {
  /** Before each seat: its open cards and its blocked sections. */
  readonly cards: CardId[][]
  readonly blocked: Set<Section>[]
  first: Seat
}

const COUNTERS: EventCounters<ArrivalEvent, Counted, Memory> = {
  startPlayerDrawn: (_, { seat }, memory) => {
    memory.first = seat
  },
  cardTurnedUp: (_, { seat, card }, memory) => memory.cards[seat]?.push(card),
  blockerSet: (_, { seat, section }, memory) => memory.blocked[seat]?.add(section),
  blockerMoved: (_, { seat, from, section }, memory) => {
    memory.blocked[seat]?.delete(from)
    memory.blocked[seat]?.add(section)
  },
  cardsDiscarded: (counted, _, memory) => {
    for (let seat = 0; seat < counted.seats; seat++) countRow(counted, memory, seat)
  },
  tileTaken: ({ tiles }, { tile }) => {
    ;(tiles[tile] as TileUse).taken += 1
  },
  tileUsed: ({ tiles }, { tile, sum }) => {
    const use = tiles[tile] as TileUse
    use.used += 1
    use.fame += sum?.total ?? 0
  },
  masterDiscarded: ({ tiles }, { tiles: n }) => {
    ;(tiles['masterBuilder' as TileId] as TileUse).used += n
  },
  built: ({ actions }, { basis, isRescued }) => countUp(actions, isRescued ? 'build rescued' : `build ${basis}`),
  shieldPlaced: ({ actions }) => countUp(actions, 'shield'),
  fomoriSpread: ({ actions }, { seat, owner, shields }) => {
    countUp(actions, `spread ${owner === null ? 'empty' : owner === seat ? 'ownFort' : 'fort'}`)
    if (shields > 0) countUp(actions, 'spread overShields')
  },
  repelled: (counted, { threat, basis }) => {
    countUp(counted.actions, `repel ${basis}`)
    countUp(counted.actions, `repel ${threat}`)
    if (threat === 'castle') counted.castles += 1
  },
  fameGained: ({ actions }, { rule }) => {
    if (rule === 'ARR-REPEL-07') countUp(actions, 'repel forFame')
  },
  corruptionLowered: ({ actions }, { rule }) => {
    if (rule === 'ARR-REPEL-07') countUp(actions, 'repel forCorruption')
  },
  passed: ({ actions }, { fomori }) => {
    countUp(actions, 'pass')
    if (fomori > 0) countUp(actions, 'pass withFomori')
  },
  trophyUsed: ({ actions }) => countUp(actions, 'trophy'),
  piecesEarned: ({ shortages }, { piece, n, claim }) => {
    if (n < claim) countUp(shortages, piece)
  },
  fomoriDrawn: ({ shortages }, { n, claim }) => {
    if (n < claim) countUp(shortages, 'fomori')
  },
  fomoriShuffled: ({ shortages }) => countUp(shortages, 'fomoriShuffled'),
  tilesShuffled: ({ shortages }) => countUp(shortages, 'tilesShuffled'),
  stacksSplit: ({ shortages }, { rule }) => {
    if (rule === 'ARR-DRAW-04') countUp(shortages, 'cardsShuffled')
  },
}

/** A seat's row when it is discarded: its cards, and the section they were earned in. */
function countRow({ cards, open }: Counted, memory: Memory, seat: Seat): void {
  const section = SECTIONS.find((one) => !memory.blocked[seat]?.has(one)) as Section
  open[section] += 1
  for (const card of memory.cards[seat] as CardId[]) {
    const use = cards[card] as CardUse
    use.drawn += 1
    use[section] += 1
  }
  memory.cards[seat] = []
  memory.blocked[seat]?.clear()
}

function countPoints({ points }: Counted, { tribes }: State, ending: Ending, winners: readonly Seat[]): void {
  tribes.forEach((tribe, seat) => {
    for (const point of ['fame', 'corruption'] as const) {
      countUp(points[point].all, tribe[point])
      if (!winners.includes(seat)) continue
      countUp(points[point].winners, tribe[point])
      if ((ending === 'repelled') === (point === 'fame')) countUp(points[point].deciding, tribe[point])
    }
  })
}

function countEnd(counted: Counted, state: State, winners: readonly Seat[], { first }: Memory): void {
  const { ending, fomori, tribes } = state.final as NonNullable<State['final']>
  counted.games += 1
  counted.endings[ending] += 1
  if (state.isLastRound) counted.byLimit += 1
  countUp(counted.rounds, state.round)
  countUp(counted.lead, fomori - tribes)
  for (const seat of winners) {
    countUp(counted.wins as never, seat, 1 / winners.length)
    countUp(counted.winsInOrder as never, (seat - first + counted.seats) % counted.seats, 1 / winners.length)
  }
  countPoints(counted, state, ending, winners)
}

export function begin({ cards, tiles }: Content, seats: number): Counted {
  const each = <K extends string, V>(of: Record<K, unknown>, make: () => V): Record<K, V> =>
    Object.fromEntries(Object.keys(of).map((key) => [key, make()])) as Record<K, V>
  const tallies = () => ({ all: {}, winners: {}, deciding: {} })
  return {
    ...noGames(seats),
    endings: { overrun: 0, repelled: 0 },
    byLimit: 0,
    rounds: {},
    lead: {},
    points: { fame: tallies(), corruption: tallies() },
    castles: 0,
    tiles: each(tiles, () => ({ taken: 0, used: 0, fame: 0 })),
    cards: each(cards, () => ({ drawn: 0, top: 0, middle: 0, bottom: 0 })),
    open: { top: 0, middle: 0, bottom: 0 },
    actions: {},
    shortages: {},
  }
}

const remember = (_: Counted, { tribes }: State): Memory => ({
  cards: tribes.map(() => []),
  blocked: tribes.map(() => new Set()),
  first: 0,
})

export const countGame = gameCounter<Arrival, Counted, Memory>(COUNTERS, remember, countEnd)
