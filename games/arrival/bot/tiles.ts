/** Tactic tiles: which to take, when to use them, and what to exchange. */

import { type RankedChoice, rankChoices } from '@skerry/contracts'
import type { Choice } from '@skerry/kernel'
import {
  areSwappable,
  bardEffect,
  buildBasis,
  FAME_OF,
  isFomori,
  isMovable,
  repelBasis,
  roundsOf,
  STRENGTH,
} from '../queries.ts'
import type { Content, Exchange, LocationId, SwapFrame, TacticTile, TakeTile, TileId, TileKind } from '../types.ts'
import { element, own, pure } from './actions.ts'
import {
  fameOfTile,
  type Ground,
  growthAt,
  levelsFrom,
  placeIn,
  priceAt,
  safety,
  siteIn,
  tileGrowth,
  tribeIn,
} from './ground.ts'
import type { Outlook } from './outlook.ts'

const tileIn = ({ content }: { readonly content: Content }, tile: TileId): TacticTile =>
  content.tiles[tile] as TacticTile

// —— using ——

/** With the whole game to come, a tile is worth using once this many fortifications count for it. */
const GOOD_USE: Readonly<Partial<Record<TileKind, number>>> = {
  wildGeese: 8,
  salmon: 6,
  liaFail: 4,
  emer: 5,
  highWalls: 6,
  stronghold: 6,
}
const goodUse = ({ kind, value }: TacticTile): number => GOOD_USE[kind] ?? (kind === 'silver' ? 4 * value : 3 * value)

/** A build of this turn that would make the tile worth more. */
function canGrow(o: Outlook, tile: TileId): boolean {
  const { ground: g, seat } = o
  const { kind } = tileIn(g, tile)
  if (tribeIn(g, seat).discs === 0) return false
  if (kind === 'highWalls') return levelsFrom(g, seat, 1) > levelsFrom(g, seat, 2)
  if (kind === 'stronghold') return levelsFrom(g, seat, 2) > levelsFrom(g, seat, 3)
  for (const at of g.content.locations)
    if (siteIn(g, at.index).holder === null && tileGrowth(g, seat, tile, at.index) > 0) {
      const basis = buildBasis(g, seat, at)
      if (basis === 'own' || basis === 'port') return true
    }
  return false
}

/** Below 0: better kept. A scoring tile is used near its best, or when it will hardly grow any more. */
export function tileGain(o: Outlook, tile: TileId): number {
  const { ground: g, seat } = o
  const one = tileIn(g, tile)
  if (one.kind === 'bard') return pure(o, bardEffect(g.state, seat)) - element(o)
  const now = fameOfTile(g, seat, tile)
  const gain = own(o, now) - element(o)
  if (one.kind === 'emer' || gain <= 0) return gain
  const best = goodUse(one)
  if (now < best && one.kind !== 'liaFail' && canGrow(o, tile)) return -1
  if (g.roundsLeft === 0) return gain
  const share = Math.min(1, g.roundsLeft / (roundsOf(g.state) - 1))
  return now >= best * (0.3 + 0.6 * share) ? gain : -1
}

// —— exchanging ——

interface Pair {
  readonly first: LocationId
  readonly second: LocationId
  readonly gain: number
}

/** The best exchange with this location as one of the two; null: there is none. */
function bestPair(o: Outlook, tile: 'ruse' | 'migration', first: number): Pair | null {
  const { ground: g } = o
  let best: Pair | null = null
  for (let other = 0; other < g.state.sites.length; other++) {
    if (other === first || !areSwappable(tile, g.state, first, other)) continue
    const gain = tile === 'ruse' ? ruseGain(o, first, other) : migrationGain(o, first, other)
    if (best === null || gain > best.gain) best = { first: placeIn(g, first).id, second: placeIn(g, other).id, gain }
  }
  return best
}

/** Prey within reach that these swords can repel, in Fame. */
function preyAt(o: Outlook, at: number, species: 'sineach' | 'athach' | 'monghfinn'): number {
  const { ground: g, seat } = o
  const basis = repelBasis(g, seat, placeIn(g, at))
  if (basis === null || basis === 'distant') return 0
  return tribeIn(g, seat).swords >= STRENGTH[species] ? FAME_OF[species] - STRENGTH[species] : 0
}

function ruseGain(o: Outlook, a: number, b: number): number {
  const { ground: g } = o
  const [one, other] = [siteIn(g, a).holder, siteIn(g, b).holder]
  if (!isFomori(one) || !isFomori(other)) return 0
  const before = Math.max(preyAt(o, a, one), preyAt(o, b, other))
  return own(o, Math.max(preyAt(o, a, other), preyAt(o, b, one)) - before)
}

/** What an Ait of each owner is worth where the other's stands. */
function migrationGain(o: Outlook, a: number, b: number): number {
  const { ground: g } = o
  const [one, other] = [siteIn(g, a), siteIn(g, b)]
  const worth = (owner: number, at: number, level: number): number =>
    ((g.land.fame[at] as number) + growthAt(g, owner, at)) * safety(g, at, owner, priceAt(g, at, level))
  const moved = (owner: number, from: number, to: number, level: number): number =>
    (o.fame[owner] as number) * (worth(owner, to, level) - worth(owner, from, level))
  return moved(one.holder as number, a, b, one.level) + moved(other.holder as number, b, a, other.level)
}

const LEAST_EXCHANGE = 1.5

/** Only an exchange that is clearly worth the tile is made. */
export function exchangeGain(o: Outlook, choice: Exchange): number {
  const { ground: g } = o
  const tile = choice.do === 'ruse' ? 'ruse' : 'migration'
  const at = g.content.location[choice.location]?.index as number
  if (tile === 'ruse' ? tribeIn(g, o.seat).swords < 2 : !isMovable(g.state, at)) return -1
  const pair = bestPair(o, tile, at)
  const least = own(o, g.roundsLeft === 0 ? 0 : LEAST_EXCHANGE) + element(o)
  return pair === null ? -1 : pair.gain - least
}

export function secondOf(o: Outlook, { tile, first }: SwapFrame): Choice {
  const at = o.ground.content.location[first]?.index as number
  return { do: 'with', location: bestPair(o, tile, at)?.second } as Choice
}

// —— taking ——

/** Fortifications that the seat could add where a tile counts, with the discs it has. */
function reachable(o: Outlook, tile: TileId): number {
  const { ground: g, seat } = o
  let count = 0
  for (const at of g.content.locations)
    if (siteIn(g, at.index).holder === null && !at.isCastle && tileGrowth(g, seat, tile, at.index) > 0) {
      const basis = buildBasis(g, seat, at)
      if (basis === 'own' || basis === 'port') count += 1
    }
  return Math.min(count, tribeIn(g, seat).discs)
}

const GROWS: readonly TileKind[] = ['cauldron', 'silver', 'wildGeese', 'salmon']

/** What a tile on display would bring this seat. */
export function takeGain(o: Outlook, tile: TileId): number {
  const { ground: g, seat } = o
  const one = tileIn(g, tile)
  const now = 0.85 * fameOfTile(g, seat, tile)
  const later = Math.min(1, g.roundsLeft)
  if (GROWS.includes(one.kind)) {
    const each = one.kind === 'wildGeese' || one.kind === 'salmon' ? 2 : one.value
    return own(o, now + 0.6 * each * (reachable(o, tile) + 0.4 * later))
  }
  const plain = plainWorth(o, one.kind)
  return plain ?? own(o, now + later)
}

function plainWorth(o: Outlook, kind: TileKind): number | null {
  const { ground: g, seat } = o
  const later = Math.min(1, g.roundsLeft)
  switch (kind) {
    case 'bard':
      return pure(o, Math.min(3, tribeIn(g, seat).corruption + 2 * later))
    case 'emer':
      return own(o, isAhead(g, seat) ? 4.5 : 1)
    case 'ogam':
      return element(o) + own(o, 0.7 * later)
    case 'masterBuilder':
      return own(o, 2) * endangered(g, seat)
    case 'ruse':
      return element(o) + own(o, 0.6)
    case 'migration':
      return element(o) + own(o, 1)
    default:
      return null
  }
}

const isAhead = ({ state }: Ground, seat: number): boolean =>
  state.tribes.every(({ corruption }, other) => other === seat || corruption > (state.tribes[seat]?.corruption ?? 0))

/** How many discs of a seat will fall in this round, about; at most three are rescued. */
function endangered(g: Ground, seat: number): number {
  let discs = 0
  for (const { index } of g.content.locations) {
    const { holder, level } = siteIn(g, index)
    if (holder === seat && (g.sources[index] as number) > 0)
      discs += level * (1 - safety({ ...g, roundsLeft: 0 }, index, seat, priceAt(g, index, level)))
  }
  return Math.min(3, discs)
}

/** Tiles on display, the best first. */
export function takings(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  return rankChoices(list, (choice) => takeGain(o, (choice as TakeTile).tile))
}
