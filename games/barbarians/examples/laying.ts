/** A scene's lines, laid on the table as it is before setup: `A: dp 12, gods GD01*`, `FEN-S: nefriar-3`. */

import type { Seat } from '@skerry/kernel'
import { Flaw } from '@skerry/kit'
import { KINDS, LAST_LEVEL, RESOURCES, TRACKS, TRIBES, TROOPS } from '../queries.ts'
import type {
  CardId,
  Content,
  FateId,
  Held,
  Kind,
  MarkerId,
  Player,
  RegionId,
  Resource,
  Rival,
  State,
  TimelineId,
  Track,
  Tribe,
  Troop,
} from '../types.ts'
import {
  cardNamed,
  type Forms,
  islandNamed,
  itemsOf,
  markerNamed,
  type P,
  REGIONS,
  read,
  regionNamed,
  seatOf,
  spaceNamed,
  type Words,
  wordsOf,
} from './reading.ts'

/** A table being laid. */
export interface Laying {
  readonly content: Content
  readonly p: P
  readonly state: State
  /** Markers that a line puts on a region, or that were won there. */
  readonly markers: Map<RegionId, MarkerId>
  /** Regions without a marker, and those with a banner of a seat or of the dummy (−1). */
  readonly empty: Set<RegionId>
  readonly banners: { readonly region: RegionId; readonly seat: Seat }[]
  /** Honour order on equal spaces. */
  stacked: Seat[] | null
  /** Null: the first cards that nobody holds. */
  display: (CardId | null)[] | null
  /** Solo: cards that left the game unseen. */
  removed: CardId[]
  /** Seats for which a line says how far they ever came. */
  readonly furthest: Set<Seat>
  isEraNamed: boolean
}

export const playerAt = (state: State, seat: Seat): Player => {
  const player = state.players[seat]
  if (player === undefined) throw new Flaw('given', `nobody sits at ${seat}`)
  return player
}
const rivalOf = ({ rival }: State): Rival => {
  if (rival === null) throw new Flaw('given', 'only a solo game has a dummy')
  return rival
}

const GIVEN: Forms<(at: Laying, words: Words) => void> = [
  [new RegExp(`^${REGIONS}: (.+)$`), (at, [regions = '', text = '']) => layRegions(at, wordsOf(regions), text)],
  [/^([A-D]): (.+)$/, (at, [who, text = '']) => layPlayer(at, seatOf(who), text)],
  [/^dummy: (.+)$/, ({ state }, [text = '']) => layRival(rivalOf(state), text)],
  [
    /^dummy banners (.+)$/,
    (at, [text = '']) => {
      for (const id of wordsOf(text)) at.banners.push({ region: regionNamed(at, id), seat: seatOf('dummy') })
    },
  ],
  [/^order (.+)$/, (at, [text = '']) => (at.stacked = wordsOf(text).map(seatOf))],
  [/^turns ([0-5]) ([0-5]) ([0-5])$/, ({ state }, turns) => (state.turns = turns.map(Number))],
  [/^arc ([0-5])$/, ({ state }, [slot]) => (state.arc = Number(slot))],
  [/^dummies (.+)$/, (at, [text = '']) => (at.state.dummies = wordsOf(text).map((id) => spaceNamed(at, id).id))],
  [
    /^display (.+)$/,
    (at, [text = '']) => (at.display = wordsOf(text).map((id) => (id === '-' ? null : cardNamed(at, id)))),
  ],
  [/^removed (.+)$/, (at, [text = '']) => (at.removed = wordsOf(text).map((id) => cardNamed(at, id)))],
  [/^timeline (.+)$/, ({ state }, [text = '']) => (state.timeline = wordsOf(text) as TimelineId[])],
  [
    /^era ([1-6])$/,
    (at, [era]) => {
      at.state.era = Number(era)
      at.isEraNamed = true
    },
  ],
  [/^end called$/, ({ state }) => (state.isEndCalled = true)],
  [
    /^finished (\w+): (.+)$/,
    ({ state }, [track, text = '']) => {
      state.finishers[trackNamed(track)] = wordsOf(text).map(seatOf)
    },
  ],
  [/^tiles (.+)$/, (at, [text = '']) => (at.state.tiles = wordsOf(text).map((id) => islandNamed(at, id)))],
  [
    /^fate (FTE\d+)$/,
    ({ state, content }, [id]) => {
      if (content.fates[id as FateId] === undefined) throw new Flaw('given', `there is no fate card ${id}`)
      state.fate = id as FateId
    },
  ],
]

const trackNamed = (track: string | undefined): Track => {
  if (!TRACKS.includes(track as Track)) throw new Flaw('given', `there is no track ${track}`)
  return track as Track
}

// —— the map ——

/** `FEN-S: nefriar-3`, `FEN-S FEN-F: empty`. */
function layRegions(at: Laying, regions: readonly string[], text: string): void {
  for (const id of regions) {
    const region = regionNamed(at, id)
    if (text === 'empty') at.empty.add(region)
    else at.markers.set(region, markerNamed(at, text))
  }
}

/** `FEN-S`, or `FEN-S=nefriar-3` with the marker won there. */
function layBanner(at: Laying, seat: Seat, text: string): void {
  const [id, marker] = text.split('=')
  const region = regionNamed(at, id)
  if (marker !== undefined) at.markers.set(region, markerNamed(at, marker))
  at.banners.push({ region, seat })
}

// —— players ——

/** `GD02*` is turned. */
const heldFrom = (at: Laying, text: string): Held[] =>
  wordsOf(text).map((word) => ({ card: cardNamed(at, word.replace('*', '')), isUpright: !word.endsWith('*') }))

/** What a word of a player's line means. */
const PLAYER_WORDS: Readonly<Record<string, (at: Laying, player: Player, value: string, seat: Seat) => void>> = {
  gods: (at, player, value) => (player.gods = heldFrom(at, value)),
  warlords: (at, player, value) => (player.warlords = heldFrom(at, value)),
  buildings: (at, player, value) => (player.buildings = heldFrom(at, value).map(({ card }) => card)),
  tribe: (_, player, value) => (player.tribe = value as Tribe),
  hero4(_, player, value) {
    if (value === 'next') player.hasFourthNext = true
    else player.hasFourth = true
  },
  x2: (_, player) => (player.hasTwice = true),
  heroes(at, player, value) {
    for (const { ring, id } of wordsOf(value).map((space) => spaceNamed(at, space))) player.heroes[ring - 1] = id
  },
  banners(at, _, value, seat) {
    for (const word of wordsOf(value)) layBanner(at, seat, word)
  },
  resources(_, player, value) {
    for (const resource of RESOURCES) player.resources[resource] = Number(value)
  },
  troops(_, player, value) {
    for (const troop of TROOPS) player.troops[troop] = Number(value)
  },
  dp: (_, player, value) => (player.dp = Number(value)),
  honour: (_, player, value) => (player.honour = Number(value)),
  furthest(at, player, value, seat) {
    player.furthest = Number(value)
    at.furthest.add(seat)
  },
}

function layPlayer(at: Laying, seat: Seat, text: string): void {
  const player = playerAt(at.state, seat)
  for (const [key, value] of itemsOf(text)) {
    const meaning = PLAYER_WORDS[key]
    if (meaning !== undefined) meaning(at, player, value, seat)
    else if (!/^\d$/.test(value)) throw new Flaw('given', `"${key} ${value}" is nothing a player has`)
    else if (RESOURCES.includes(key as Resource)) player.resources[key as Resource] = Number(value)
    else if (TROOPS.includes(key as Troop)) player.troops[key as Troop] = Number(value)
    else player.knowledge[trackNamed(key)] = levelFrom(value)
  }
  for (const n of [...Object.values(player.resources), ...Object.values(player.troops)])
    if (!(n >= 0 && n <= 6)) throw new Flaw('given', `"${text}": 0 to 6 of a kind`)
  if (player.tribe !== null && !TRIBES.includes(player.tribe)) throw new Flaw('given', `no tribe ${player.tribe}`)
}

const levelFrom = (value: string): number => {
  if (Number(value) > LAST_LEVEL) throw new Flaw('given', `no track has a space ${value}`)
  return Number(value)
}

function layRival(rival: Rival, text: string): void {
  for (const [key, value] of itemsOf(text))
    if (key === 'honour') rival.honour = Number(value)
    else rival.knowledge[trackNamed(key)] = levelFrom(value)
}

/** Lays what one line names. */
export function lay(at: Laying, line: string): void {
  const [words, meaning] = read(GIVEN, line)
  meaning(at, words)
}

/** All cards in front of players, by kind. */
export const heldCards = ({ players }: State): Readonly<Record<Kind, CardId[]>> => {
  const held: Record<Kind, CardId[]> = { god: [], warlord: [], building: [] }
  for (const { gods, warlords, buildings } of players) {
    held.god.push(...gods.map(({ card }) => card))
    held.warlord.push(...warlords.map(({ card }) => card))
    held.building.push(...buildings)
  }
  for (const kind of KINDS)
    if (new Set(held[kind]).size < held[kind].length) throw new Flaw('given', `a ${kind} lies before two players`)
  return held
}
