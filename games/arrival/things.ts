/** Everything on the table, named for screens, lists and logs, and the numbers worth explaining. */

import { seatLetter } from '@skerry/contracts'
import { countOf, type Seat, type Sum, type Table, type Thing } from '@skerry/kernel'
import {
  buildBasis,
  buildCost,
  canSpread,
  finalCorruption,
  finalFame,
  fomoriInSupply,
  fomoriLocations,
  fortCount,
  isFaceUp,
  isThreat,
  limitOf,
  nthInTurn,
  PIECES,
  reachCost,
  repelBasis,
  SECTIONS,
  STACKS,
  shieldsAt,
  shown,
  shownFame,
  siteAt,
  spreadCost,
  swordCost,
  tileFame,
  tileOf,
  tribeLocations,
  tribeOf,
} from './queries.ts'
import type { Arrival, Location, Province, Section, TileId } from './types.ts'

type T = Table<Arrival>

export function things(t: T): Thing[] {
  const { state, content } = t
  return [
    ...content.locations.map((at) => locationThing(t, at)),
    ...content.provinces.map((province) => provinceThing(t, province)),
    ...STACKS.map((id) => {
      const { size, top } = state.stacks[id]
      return thing(`stack ${id}`, 'stack', { stack: id, size, back: top?.back ?? '' })
    }),
    ...SECTIONS.map((section) => thing(section, 'section', { section })),
    ...tilesInSight(t).map((tile) => tileThing(t, tile)),
    ...state.tribes.map((_, seat) => tribeThing(t, seat)),
    ...state.tribes.flatMap((_, seat) => cardThings(t, seat)),
    thing('supply', 'supply', {
      swords: state.supply.swords,
      shields: state.supply.shields,
      fomori: fomoriInSupply(state),
      repelled: countOf(state.repelled), // ARR-RULING-121
      tiles: countOf(state.tiles),
    }),
  ]
}

const thing = (id: string, kind: string, facts: Thing['facts']): Thing => ({ id, kind, label: kind, facts })

function locationThing({ state, content }: T, at: Location): Thing {
  const { holder, level } = siteAt(state, at.index)
  const province = content.provinces[at.province]?.id ?? ''
  const kind = at.isCastle ? 'castleLocation' : at.isPort ? 'port' : 'location'
  const facts = { location: at.id, province, isPort: at.isPort, holder, level, shields: shieldsAt(state, at) }
  return { id: at.id, kind, ...(province === '' ? {} : { at: province }), label: 'location', facts }
}

function provinceThing({ state }: T, { id, index, colour, fame }: Province): Thing {
  return thing(id, 'province', { province: id, colour, fame, shields: state.shields[index] as number })
}

/** ARR-RULING-90 Tiles on the display and held by anybody are open; copies of one tile are one thing. */
function tilesInSight({ state }: T): TileId[] {
  return [...new Set([...state.display, ...state.tribes.flatMap(({ tiles }) => tiles)])].sort()
}

function tileThing({ state, content }: T, tile: TileId): Thing {
  const { kind, value, province, colour } = tileOf(content, tile)
  const holders = state.tribes.flatMap(({ tiles }, seat) => (tiles.includes(tile) ? [seatLetter(seat)] : []))
  return thing(tile, 'tile', {
    tile,
    kind,
    value,
    province: content.provinces[province]?.id ?? '',
    colour: colour ?? '',
    display: state.display.filter((shown) => shown === tile).length,
    holders,
  })
}

/** ARR-RULING-83, -122 All counts are public. */
function tribeThing({ state }: T, seat: Seat): Thing {
  const tribe = tribeOf(state, seat)
  const { fame, corruption, discs, swords, shields, fomori, tiles, trophies, usedTrophies, hasPassed } = tribe
  return thing(seatLetter(seat), 'tribe', {
    seat,
    fame,
    corruption,
    limit: limitOf(state),
    forts: fortCount(state, seat),
    discs,
    swords,
    shields,
    fomori,
    tiles: tiles.slice(),
    trophies,
    usedTrophies,
    hasPassed,
    blockers: tribe.blockers.slice(),
    masters: tribe.masters,
    collected: tribe.collected,
  })
}

const cardThings = ({ state }: T, seat: Seat): Thing[] =>
  tribeOf(state, seat).cards.map((slot, i) => ({
    id: `card/${seatLetter(seat)}/${i + 1}`,
    kind: 'card',
    at: seatLetter(seat),
    label: 'card',
    facts: { seat, at: i + 1, back: slot.back ?? '', card: isFaceUp(slot) ? (slot.is ?? '') : '' },
  }))

// —— sums ——

export function sums(t: T): Record<string, Sum> {
  const all: Record<string, Sum> = {}
  addEndings(t, all)
  addTiles(t, all)
  addEarnings(t, all)
  const [masters, turn] = [t.within('masters'), t.within('turn')]
  if (masters?.at === 'build') addBuilds(t, nthInTurn(t.state, masters.done), all)
  else if (turn !== undefined) addActions(t, turn.seat, all)
  return all
}

/** How the game would end now: who holds the island, and what everybody has in either ending. */
function addEndings(t: T, all: Record<string, Sum>): void {
  if (t.state.startPlayer < 0 || t.state.final !== null) return
  all['locations fomori'] = fomoriLocations(t.state)
  all['locations tribes'] = tribeLocations(t.state)
  t.state.tribes.forEach((_, seat) => {
    all[`overrun ${seat}`] = finalCorruption(t.state, seat)
    all[`repelled ${seat}`] = finalFame(t, seat)
  })
}

function addTiles(t: T, all: Record<string, Sum>): void {
  t.state.tribes.forEach(({ tiles }, seat) => {
    for (const tile of tiles) {
      const sum = tileFame(t, seat, tile)
      if (sum.total > 0) all[`tile ${seat} ${tile}`] = sum
    }
  })
}

/** What the sections that nobody has blocked show on the cards that lie face-up. */
function addEarnings(t: T, all: Record<string, Sum>): void {
  const add = (seat: Seat, section: Section, symbol: string, sum: Sum) => {
    if (sum.total > 0) all[`earning ${seat} ${section} ${symbol}`] = sum
  }
  t.state.tribes.forEach(({ blockers, cards }, seat) => {
    if (cards.length === 0) return
    for (const section of SECTIONS) {
      if (blockers.includes(section)) continue
      for (const symbol of [...PIECES, 'tiles', 'fomori'] as const)
        add(seat, section, symbol, shown(t, seat, symbol, section))
      add(seat, section, 'fame', shownFame(t, seat, section))
    }
  })
}

/** What it costs to build, spread and repel where this seat could. */
function addActions(t: T, seat: Seat, all: Record<string, Sum>): void {
  if (tribeOf(t.state, seat).discs > 0) addBuilds(t, seat, all)
  for (const at of t.content.locations) {
    const { holder } = siteAt(t.state, at.index)
    if (canSpread(t, seat, at)) all[`spread ${at.id}`] = spreadCost(t.state, at)
    const basis = repelBasis(t, seat, at)
    if (!isThreat(holder) || basis === null) continue
    all[`swords ${at.id}`] = swordCost(holder)
    if (basis === 'distant') all[`reach ${at.id}`] = reachCost(basis)
  }
}

/** The price of Outposts. */
function addBuilds(t: T, seat: Seat, all: Record<string, Sum>): void {
  for (const at of t.content.locations) {
    const cost = buildCost(buildBasis(t, seat, at))
    if (cost.total > 0) all[`build ${at.id}`] = cost
  }
}
