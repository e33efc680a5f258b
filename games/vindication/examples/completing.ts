/** What no line of a scene names, so that the pieces of the box add up. */

import { addTo, type Counts, pileOf, type Seat } from '@skerry/kernel'
import { Flaw } from '@skerry/kit'
import { ATTRIBUTES, allCubes, cardOf, DECKS, RELIC_CAPACITY, regionOf } from '../queries.ts'
import type { CardId, Deck, HexId, JourneyId, QuestId, RegionId, State, TriangleId, TriggerId } from '../types.ts'
import { type Laying, playerAt } from './laying.ts'
import { letterOf, wordsOf } from './reading.ts'

const CUBES = 21
/** The whole island, laid out so that no tile is left to be drawn. */
const PLAN = wordsOf(
  'INN FORT LIBRARY SHRINE FORT LIBRARY HOLY_SPIRE COMMAND_POST MONASTERY INN ' +
    'GAPING_MAW ACADEMY HOLY_SPIRE ARCANE_TOWER ANCIENT_TOMB SHRINE INN MONASTERY COMMAND_POST',
) as RegionId[]
const PLACES = wordsOf('T07 S04 S07 S10 S01') as TriangleId[]
const JOURNEYS = wordsOf('JRN01 JRN04 JRN07 JRN10 JRN12') as JourneyId[]
const TRIGGERS = wordsOf('TRG01 TRG03') as TriggerId[]

/** Everything but the players' own places and quests, which a game in setup has not. */
export function complete(at: Laying): void {
  layTiles(at)
  takeRegions(at)
  fillPotential(at)
  checkCards(at)
  for (const deck of DECKS) stack(at, deck)
  at.state.removed.push(...at.removed)
  layTriggers(at)
  layCoins(at)
  layProficiencies(at)
}

// —— the island ——

/** A named tile changes places with the last hex that bears it and that no line names, an open one first. */
function layTiles(at: Laying): void {
  const { content, state, tiles, open } = at
  const laid = new Map(content.hexes.map(({ id }, i) => [id, PLAN[i] as RegionId]))
  const ids = content.hexes.map(({ id }) => id).reverse()
  const isLoose = (hex: HexId) => !tiles.has(hex)
  for (const [hex, tile] of tiles) {
    if (open.has(hex)) throw new Flaw('given', `${hex} bears a tile and is open`)
    const settled = (other: HexId) => !isLoose(other) && laid.get(other) === tiles.get(other)
    const from = [...ids.filter((id) => open.has(id)), ...ids].find((id) => laid.get(id) === tile && !settled(id))
    if (laid.get(hex) !== tile) swap(laid, hex, from, tile)
  }
  fillBag(at, laid, ids)
  state.bag = {}
  for (const [hex, tile] of laid)
    if (open.has(hex)) addTo(state.bag, tile)
    else state.tiles[hex] = tile
}
function swap(laid: Map<HexId, RegionId>, hex: HexId, from: HexId | undefined, tile: RegionId): void {
  if (from === undefined) throw new Flaw('given', `there are not so many tiles ${tile}`)
  laid.set(from, laid.get(hex) as RegionId)
  laid.set(hex, tile)
}
/** Exactly what the line names, in exchange for what would be left. */
function fillBag({ bag, open, tiles }: Laying, laid: Map<HexId, RegionId>, ids: readonly HexId[]): void {
  if (bag === null) return
  if (bag.length !== open.size) throw new Flaw('given', `${open.size} hexes are open, so as many tiles are in the bag`)
  const wanted = [...bag]
  const spare = ids.filter((id) => {
    const i = open.has(id) ? wanted.indexOf(laid.get(id) as RegionId) : -2
    if (i >= 0) wanted.splice(i, 1)
    return i === -1
  })
  for (const tile of wanted) {
    const from = ids.find((id) => !open.has(id) && !tiles.has(id) && laid.get(id) === tile)
    swap(laid, spare.shift() as HexId, from, tile)
  }
}

function takeRegions({ state, content, regions }: Laying): void {
  for (const { hex, seat } of regions) {
    const tile = state.tiles[hex]
    if (tile === undefined || !regionOf(content, tile).isControllable)
      throw new Flaw('given', `${hex} cannot be controlled`)
    if (state.controllers[hex] !== undefined) throw new Flaw('given', `${hex} has two controllers`)
    playerAt(state, seat)
    state.controllers[hex] = seat
  }
}

// —— players ——

/** Potential takes what is missing to 21 cubes; if a line names it, Influence does. */
function fillPotential(at: Laying): void {
  const { state } = at
  state.players.forEach(({ zones }, seat) => {
    const named = at.cubes.get(seat) ?? new Set()
    const rest = named.has('pot') ? 'inf' : 'pot'
    if (!named.has(rest)) zones[rest] = 0
    const missing = CUBES - allCubes(at, seat)
    if (missing < 0) throw new Flaw('given', `${letterOf(seat)} has ${-missing} cubes too many`)
    if (named.has(rest) && missing > 0) throw new Flaw('given', `${missing} cubes of ${letterOf(seat)} lie nowhere`)
    if (!named.has(rest)) zones[rest] = missing
  })
}

/** Medallions stand where lines put them, then where they usually stand, then on the last free shore triangle. */
export function placeMedallions({ state, content }: Laying): void {
  const named = state.players.flatMap(({ at }) => at ?? [])
  if (new Set(named).size < named.length) throw new Flaw('given', 'two medallions stand on one triangle')
  const isFree = (id: TriangleId) => state.players.every(({ at }) => at !== id)
  const shore = content.triangles.filter(({ isShore }) => isShore).map(({ id }) => id)
  state.players.forEach((player, seat) => {
    if (player.at === null && isFree(PLACES[seat] as TriangleId)) player.at = PLACES[seat] as TriangleId
  })
  for (const player of state.players) player.at ??= shore.findLast(isFree) ?? null
}
/** Everybody has travelled: whoever begins had the lowest number. */
export function giveJourneys({ state }: Laying): void {
  const { players, first } = state
  players.forEach((player, seat) => {
    player.journey = JOURNEYS[(seat - first + players.length) % players.length] as JourneyId
  })
  state.journeys = {}
}
/** Who has no quest by a line gets that of the own seat, or the first that is left. */
export function giveQuests({ state, content }: Laying): void {
  const all = Object.keys(content.quests) as QuestId[]
  const held = () => state.players.flatMap(({ quests }) => quests.map(({ is }) => is as QuestId))
  if (new Set(held()).size < held().length) throw new Flaw('given', 'a quest lies before two players')
  const give = (seat: Seat, quest: QuestId | undefined) => {
    const player = playerAt(state, seat)
    if (player.quests.length > 0 || quest === undefined || held().includes(quest)) return
    player.quests.push({ is: quest, knownTo: [seat] })
  }
  for (const seat of state.players.keys()) give(seat, all[seat])
  for (const seat of state.players.keys())
    give(
      seat,
      all.find((id) => !held().includes(id)),
    )
  state.quests = pileOf(oneEach(all.filter((id) => !held().includes(id))))
}

// —— cards ——

const oneEach = <C extends string>(cards: readonly C[]): Counts<C> =>
  Object.fromEntries(cards.map((card) => [card, 1])) as Counts<C>
const heldIn = ({ players }: State): CardId[] => players.flatMap(({ cards }) => cards.map(({ card }) => card))

function checkCards({ state, content, openPiles, removed }: Laying): void {
  const lying = [...heldIn(state), ...[...openPiles.values()].flat(), ...removed]
  for (const card of lying)
    if (lying.indexOf(card) !== lying.lastIndexOf(card)) throw new Flaw('given', `${card} lies twice`)
  for (const { card, cubes } of state.players.flatMap(({ cards }) => cards)) {
    const { kind, slots } = cardOf(content, card)
    const most = { companion: CUBES, trait: slots, relic: RELIC_CAPACITY, monster: 0 }[kind]
    if (cubes > most) throw new Flaw('given', `${card} holds ${most} cubes at most`)
  }
}

/** The open pile: the first card that lies nowhere else. The deck: all others, in no order but that of its top. */
function stack(at: Laying, deck: Deck): void {
  const { state, content } = at
  const away = [...heldIn(state), ...at.removed]
  const top = at.tops.get(deck) ?? []
  const only = at.decks.get(deck)
  const free = content.deckIds[deck].filter((id) => !away.includes(id))
  const open = at.openPiles.get(deck) ?? free.filter((id) => !top.includes(id) && !only?.includes(id)).slice(0, 1)
  const left = free.filter((id) => !open.includes(id))
  for (const id of [...top, ...(only ?? [])])
    if (!left.includes(id)) throw new Flaw('given', `${id} is not in the deck ${deck}`)
  for (const id of open)
    if (cardOf(content, id).deck !== deck) throw new Flaw('given', `${id} does not belong to ${deck}`)
  const inDeck = only ?? left
  const pile = pileOf(oneEach(inDeck.filter((id) => !top.includes(id))))
  pile.top = top.map((is) => ({ is, knownTo: [] }))
  state.decks[deck] = { pile, open: [...open] }
  state.removed.push(...left.filter((id) => !inDeck.includes(id)))
}

// —— triggers, coins, proficiency tiles ——

function layTriggers(at: Laying): void {
  const { state, content } = at
  state.faceUp = [...(at.triggers ?? TRIGGERS)]
  const all = Object.keys(content.triggers) as TriggerId[]
  state.triggers = oneEach(all.filter((id) => !state.faceUp.includes(id)))
  if (state.lastRound !== null) state.endedBy = state.faceUp.slice(0, 1)
}

/** Unless a line says otherwise: those that nobody has reached, and none once the end is triggered. */
function layCoins({ state, content, coins }: Laying): void {
  const best = Math.max(...state.players.map(({ honor }) => honor))
  const taken = state.players.flatMap((player) => player.coins)
  if (new Set(taken).size < taken.length) throw new Flaw('given', 'a coin lies before two players')
  const left = coins ?? content.coins.filter((coin) => coin > best && !taken.includes(coin))
  if (left.some((coin) => taken.includes(coin))) throw new Flaw('given', 'a coin is taken and on the track')
  state.coins = state.lastRound === null ? [...left].sort((a, b) => a - b) : []
}

/** Unless a line says otherwise: one fewer than players of each, less what players own. */
function layProficiencies({ state, supply }: Laying): void {
  const each = state.players.length - 1
  for (const attr of ATTRIBUTES) {
    const owned = state.players.reduce((all, { profs }) => all + profs[attr], 0)
    state.profs[attr] = supply.get(attr) ?? each - owned
    if (state.profs[attr] < 0 || state.profs[attr] + owned > each)
      throw new Flaw('given', `there are ${each} tiles of ${attr}`)
  }
}
