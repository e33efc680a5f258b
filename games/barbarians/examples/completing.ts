/** What no line of a scene names, so that the pieces of the box add up. */

import { addTo, pileOf, type Seat, takeFrom } from '@skerry/kernel'
import { Flaw } from '@skerry/kit'
import {
  cardOf,
  DISPLAY,
  DUMMY,
  FACTIONS,
  honourOf,
  isOccupied,
  isSolo,
  LAST_LEVEL,
  mapOf,
  oppositeOf,
  SOLO_DISPLAY,
  spacesOf,
  TRACKS,
  TRIBES,
} from '../queries.ts'
import type { CardId, Decks, Kind, MarkerId, RegionId, Ring, SpaceId, State, TimelineId } from '../types.ts'
import { heldCards, type Laying, playerAt } from './laying.ts'
import { type Table, wordsOf } from './reading.ts'

const TIMELINE = wordsOf('FS01 D01 FS02 D02 FS03 D03') as TimelineId[]
const DUMMIES = wordsOf('R1-s2 R2-s2a R3-s2a P2') as SpaceId[]
const LOWEST_VALUE = 2

export function complete(at: Laying): void {
  const { state } = at
  if (state.timeline.length === 0) state.timeline = [...TIMELINE]
  if (state.options.tribePowers) giveTribes(state)
  layMarkers(at)
  placeBanners(at)
  finishTracks(at)
  dealCards(at)
  placeDummies(at)
  state.players.forEach((player, seat) => {
    if (!at.furthest.has(seat)) player.furthest = player.honour
  })
  stackHonour(at)
  if (state.fate !== null && state.options.fateDraw === 'eachOnce') takeFrom(state.fates, state.fate)
}

function giveTribes({ players }: State): void {
  const left = TRIBES.filter((tribe) => players.every((player) => player.tribe !== tribe))
  for (const player of players) player.tribe ??= left.shift() ?? null
}

// —— the map ——

/** Every region with the marker of its number; a named one changes places with the one it displaces. */
function layMarkers(at: Laying): void {
  const { state } = at
  const { regions } = mapOf(at)
  const laid = regions.map((_, i): string => `${FACTIONS[i % 4]}-${LOWEST_VALUE + Math.floor(i / 4)}`)
  const place = (region: RegionId) => regions.findIndex(({ id }) => id === region)
  for (const [region, marker] of at.markers) {
    const [to, from] = [place(region), laid.indexOf(marker)]
    laid[from] = laid[to] as string
    laid[to] = marker
  }
  for (const [region, marker] of at.markers)
    if (laid[place(region)] !== marker) throw new Flaw('given', `${marker} lies in two places`)
  regions.forEach(({ id, players }, i) => {
    const marker = laid[i] as MarkerId
    if (players > state.players.length || at.empty.has(id)) state.removedMarkers.push(marker)
    else state.markers[id] = marker
  })
}

function placeBanners({ state, banners }: Laying): void {
  for (const { region, seat } of banners) {
    const marker = state.markers[region]
    if (marker === undefined) throw new Flaw('given', `nothing was to be won in ${region}`)
    delete state.markers[region]
    if (seat !== DUMMY) playerAt(state, seat).banners.push({ region, marker })
    else {
      state.rival?.banners.push(region)
      state.removedMarkers.push(marker)
    }
  }
}

/** Everybody named has reached the last space; whoever is there and not named came after them. */
function finishTracks({ state }: Laying): void {
  const { players, rival } = state
  for (const track of TRACKS) {
    const named = state.finishers[track] ?? []
    for (const seat of named) {
      const knowledge = seat === DUMMY ? rival?.knowledge : playerAt(state, seat).knowledge
      if (knowledge !== undefined) knowledge[track] = LAST_LEVEL
    }
    const others: Seat[] = [...players.keys()].filter((seat) => playerAt(state, seat).knowledge[track] === LAST_LEVEL)
    if (rival?.knowledge[track] === LAST_LEVEL) others.push(DUMMY)
    const all = [...named, ...others.filter((seat) => !named.includes(seat))]
    if (all.length > 0) state.finishers[track] = all
  }
}

// —— cards ——

/** The first cards that nobody holds lie on display; all others are in the decks, in no order yet. */
function dealCards(at: Laying): void {
  const { state, content } = at
  const held = heldCards(state)
  const out = [...held.god, ...held.warlord, ...held.building, ...at.removed]
  const free = (kind: Kind) =>
    (Object.keys(content.cards) as CardId[]).filter((id) => cardOf(content, id).kind === kind && !out.includes(id))
  state.display =
    at.display ?? firstCards(state, { god: free('god'), warlord: free('warlord'), building: free('building') })
  checkDisplay(at, out)
  const left = (kind: Kind) => free(kind).filter((id) => !state.display.includes(id))
  state.decks = decksOf(state, left)
  for (const id of at.removed) {
    addTo(state.removedCards, id)
    state.removedCounts[cardOf(content, id).kind] += 1
  }
}

function firstCards(state: State, free: Record<Kind, CardId[]>): CardId[] {
  const row: readonly Kind[] = isSolo(state)
    ? Array.from({ length: SOLO_DISPLAY }, (_, i) => (['god', 'warlord', 'building'] as const)[i % 3] as Kind)
    : DISPLAY
  return row.map((kind) => free[kind].shift() as CardId)
}

function checkDisplay(at: Laying, out: readonly CardId[]): void {
  const { state, content } = at
  const shown = state.display.filter((id) => id !== null)
  const size = isSolo(state) ? SOLO_DISPLAY : DISPLAY.length
  if (state.display.length !== size) throw new Flaw('given', `the display has ${size} places`)
  for (const id of shown)
    if (out.includes(id) || shown.indexOf(id) !== shown.lastIndexOf(id)) throw new Flaw('given', `${id} lies twice`)
  if (isSolo(state)) return
  state.display.forEach((id, place) => {
    if (id !== null && cardOf(content, id).kind !== DISPLAY[place])
      throw new Flaw('given', `place ${place + 1} of the display is for a ${DISPLAY[place]}`)
  })
}

function decksOf(state: State, left: (kind: Kind) => CardId[]): Decks {
  const pile = (...kinds: Kind[]) => pileOf<CardId>(Object.fromEntries(kinds.flatMap(left).map((id) => [id, 1])))
  if (isSolo(state)) return { common: pile('god', 'warlord', 'building') }
  return { god: pile('god'), warlord: pile('warlord'), building: pile('building') }
}

// —— the volcano, honour ——

/** Two players have two dummies in every ring, opposite each other; a solo game has one. */
function placeDummies(at: Laying): void {
  const { state } = at
  if (state.players.length > 2 || state.dummies.length > 0) return
  const first = [...DUMMIES]
  state.dummies = isSolo(state) ? first : [...first, ...first.map((space) => oppositeOf(at, space).id)]
}

/** Who is further ahead comes first; on one space as the line says. */
function stackHonour({ state, stacked }: Laying): void {
  const seats: Seat[] = [...state.players.keys()]
  const all = isSolo(state) ? [...seats, DUMMY] : seats
  const order = stacked ?? all
  if (all.some((seat) => !order.includes(seat)) || order.length !== all.length)
    throw new Flaw('given', 'the honour order names everybody once')
  state.order = [...order].sort((a, b) => honourOf(state, b) - honourOf(state, a))
}

/** A hero for those who are to go on in the next ring and of whom no line says where the hero before stands. */
export function placeHeroes(t: Table, seats: readonly Seat[], ring: number): void {
  if (ring < 1 || ring > 3) return
  for (const seat of seats) {
    const { heroes } = playerAt(t.state, seat)
    const last = spacesOf(t, ring as Ring).findLast(({ id }) => !isOccupied(t.state, id))
    heroes[ring - 1] ??= last?.id ?? null
  }
}
