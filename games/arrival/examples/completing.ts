/** What no line of a scene names, so that the pieces of the box add up. */

import { addTo, type Counts, countOf, entriesOf, type Seat, takeFrom } from '@skerry/kernel'
import { Flaw } from '@skerry/kit'
import type { Back, CardId, Content, Holder, LocationId, Species, Stack, StackId, State, TileId } from '../types.ts'
import { BACKS, FOMORI, type Laying, tribeOf } from './laying.ts'
import type { Stand } from './stands.ts'

// —— what is in the box ——

const DISCS = 15 // ARR-SUPPLY-02
const SWORDS = 20
const SHIELDS = 12
const DISPLAY = 6
const STACKS: readonly StackId[] = [1, 2, 3]
/** Where a tribe has its Ait if no line gives it a fortification. */
const HOMES = ['MAN2', 'MAC1', 'IVE1', 'ALT1'] as LocationId[]

// —— what is missing ——

export function complete(at: Laying, stand: Stand): void {
  if (stand.isSettled) settleHomes(at)
  keepTrophies(at)
  countFomori(at)
  dealTiles(at)
  dealCards(at, stand)
  countPieces(at)
  for (const tribe of at.state.tribes) if (stand.allPassed) tribe.hasPassed = true
  for (const tribe of at.state.tribes)
    if (tribe.blockers.length === 0 && !tribe.hasPassed) tribe.blockers = [...stand.blockers]
  at.state.nextStartPlayer ??= firstPasser(at.state)
}

/** Every tribe has at least one fortification after setup (ARR-INV-12). */
function settleHomes({ content, state, named }: Laying): void {
  const isFree = (id: LocationId) => !named.has(id) && state.sites[content.location[id]!.index]!.holder === null
  state.tribes.forEach((_, seat) => {
    if (state.sites.some(({ holder }) => holder === seat)) return
    const ports = content.ports.map((index) => content.locations[index]!.id)
    const home = [HOMES[seat] as LocationId, ...ports].find(isFree)
    if (home === undefined) throw new Flaw('given', `no port is left for seat ${seat}`)
    state.sites[content.location[home]!.index] = { holder: seat, level: 1 }
  })
}

/** A fallen castle is somebody's trophy (ARR-INV-05): a used one of A's unless a line says otherwise. */
function keepTrophies({ state }: Laying): void {
  const standing = state.sites.filter(({ holder }) => holder === 'castle').length
  const held = state.tribes.reduce((sum, { trophies, usedTrophies }) => sum + trophies + usedTrophies, 0)
  if (standing + held > 4) throw new Flaw('given', `${standing} castles stand and ${held} are trophies`)
  tribeOf(state, 0).usedTrophies += 4 - standing - held
}

/** All Fomori that lie nowhere else are face-down (ARR-INV-04). */
function countFomori(at: Laying): void {
  const { content, state, named, fomoriSupply } = at
  const left: Record<Species, number> = { ...FOMORI }
  for (const { holder } of state.sites) if (isSpecies(holder)) left[holder] -= 1
  for (const [species, n] of entriesOf(state.repelled)) left[species] -= n
  const held = state.tribes.reduce((sum, { fomori }) => sum + fomori, 0)
  const free = content.locations.filter(
    ({ id, index, isCastle }) => !isCastle && !named.has(id) && state.sites[index]!.holder === null,
  )
  const isTooMany = () => fomoriSupply !== null && countOf(left) > held + fomoriSupply
  for (const { index } of free)
    if (isTooMany()) {
      const species = (Object.keys(left) as Species[]).find((one) => left[one] > 0) as Species
      state.sites[index] = { holder: species, level: 0 }
      left[species] -= 1
    }
  if (Object.values(left).some((n) => n < 0) || countOf(left) < held) throw new Flaw('given', 'too many Fomori')
  state.fomori = present(left)
}

const isSpecies = (holder: Holder): holder is Species => typeof holder === 'string' && Object.hasOwn(FOMORI, holder)
const present = <C extends string>(counts: Counts<C>): Counts<C> =>
  Object.fromEntries(entriesOf(counts).filter(([, n]) => n > 0)) as Counts<C>

/** Six tiles on display, used and held ones as named, the rest face-down (ARR-INV-06). */
function dealTiles({ content, state, tiles, restHolder }: Laying): void {
  const left: Counts<TileId> = { ...content.tileSet }
  const takeOut = (tile: TileId) => {
    if (left[tile] === undefined) throw new Flaw('given', `too many tiles ${tile}`)
    takeFrom(left, tile)
  }
  const masters = state.tribes.flatMap((tribe) => Array<TileId>(tribe.masters).fill('masterBuilder' as TileId))
  const named = [
    ...state.tribes.flatMap((tribe) => tribe.tiles),
    ...masters,
    ...Object.values(tiles).flatMap((t) => t ?? []),
  ]
  for (const tile of named) takeOut(tile)
  const rest = () => entriesOf(left).flatMap(([tile, n]) => Array<TileId>(n).fill(tile))
  state.display = tiles.display ?? rest().slice(0, DISPLAY)
  if (tiles.display === null) for (const tile of state.display) takeOut(tile)
  for (const tile of tiles.used ?? []) addTo(state.usedTiles, tile)
  for (const tile of tiles.supply ?? []) addTo(state.tiles, tile)
  if (restHolder !== null) tribeOf(state, restHolder).tiles = rest()
  else if (tiles.supply === null) state.tiles = { ...left }
  else if (countOf(left) > 0) throw new Flaw('given', `these tiles lie nowhere: ${rest().join(' ')}`)
}

/** Cards that lie neither before a player nor on the discard are in the stacks (ARR-INV-07). */
function dealCards(at: Laying, stand: Stand): void {
  const { content, state, sizes } = at
  const left: Counts<CardId> = { ...content.deck }
  const fixed = () => state.tribes.flatMap(({ cards }) => cards.flatMap(({ is }) => is ?? []))
  for (const id of [...fixed(), ...(Array.isArray(at.discard) ? at.discard : [])]) takeFrom(left, id)
  state.tribes.forEach((tribe, seat) => {
    if (tribe.cards.length === 0) tribe.cards = stand.cards(seat, () => nextCard(content, left))
  })
  const lying = state.tribes.flatMap(({ cards }) => cards.filter(({ is }) => is === undefined)).length
  const named = sizes?.reduce((a, b) => a + b, 0)
  const discarded = Array.isArray(at.discard)
    ? 0
    : (at.discard ?? (named === undefined ? 0 : countOf(left) - lying - named))
  const discard = Array.isArray(at.discard) ? at.discard : Array.from({ length: discarded }, () => spare(content, left))
  for (const id of discard) addTo(state.discard, id)
  state.bag = left
  const rest = countOf(left) - lying
  if (named !== undefined && named !== rest) throw new Flaw('given', `the stacks have ${rest} cards, not ${named}`)
  const even = STACKS.map((stack) => Math.floor((rest + 3 - stack) / 3))
  state.stacks = Object.fromEntries(
    STACKS.map((stack, i): [StackId, Stack] => {
      const size = (sizes ?? even)[i] as number
      return [stack, { size, top: size === 0 ? null : { back: at.tops[i] as Back, knownTo: [] } }]
    }),
  ) as Record<StackId, Stack>
}

/** The next card of the deck, taken out of what is left. */
function nextCard(content: Content, left: Counts<CardId>): CardId {
  const id = (Object.keys(content.cards) as CardId[]).find((card) => left[card] !== undefined)
  if (id === undefined) throw new Flaw('given', 'no card is left')
  takeFrom(left, id)
  return id
}

/** A card of the back of which most are left: the discard shows all three. */
function spare(content: Content, left: Counts<CardId>): CardId {
  const cards = Object.keys(left) as CardId[]
  const of = (back: Back) => cards.filter((id) => content.cards[id]!.back === back)
  const most = BACKS.map(of).sort((a, b) => b.length - a.length)[0]?.[0]
  if (most === undefined) throw new Flaw('given', 'no card is left')
  takeFrom(left, most)
  return most
}

/** Swords, shields and discs that are nowhere else are in the General Supply (ARR-INV-01…03). */
function countPieces({ state }: Laying): void {
  const held = (piece: 'swords' | 'shields') => state.tribes.reduce((sum, tribe) => sum + tribe[piece], 0)
  state.supply.swords = SWORDS - held('swords')
  state.supply.shields = SHIELDS - held('shields') - state.shields.reduce((a, b) => a + b, 0)
  state.supply.discs = state.tribes.map(({ discs, collected }, seat) => {
    const built = state.sites.reduce((sum, { holder, level }) => sum + (holder === seat ? level : 0), 0)
    return DISCS - discs - collected - built
  })
  const { swords, shields, discs } = state.supply
  if (Math.min(swords, shields, ...discs) < 0) throw new Flaw('given', 'more swords, shields or discs than there are')
}

function firstPasser({ tribes, startPlayer }: State): Seat | null {
  const order = tribes.map((_, i) => (startPlayer + i) % tribes.length)
  return order.find((seat) => tribes[seat]!.hasPassed) ?? null
}
