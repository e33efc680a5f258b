/** A scene's lines, laid on a blank table: `LAB1: D 2`, `D: fame 12, swords 2`. */

import type { Seat, Slot } from '@skerry/kernel'
import { Flaw } from '@skerry/kit'
import type { Back, CardId, Content, Holder, LocationId, Section, Species, State, TileId, Tribe } from '../types.ts'
import {
  type Forms,
  itemsOf,
  locationNamed,
  type P,
  provinceNamed,
  read,
  seatOf,
  tileNamed,
  type Words,
  wordsOf,
} from './reading.ts'

export const FOMORI: Readonly<Record<Species, number>> = { sineach: 32, athach: 12, monghfinn: 6 }
export const BACKS: readonly Back[] = ['discs', 'arms', 'glory']

/** A table being laid. */
export interface Laying {
  readonly content: Content
  readonly p: P
  readonly state: State
  /** Locations that a line of the scene has named. */
  readonly named: Set<LocationId>
  /** Tiles by where a line puts them: `display`, `supply`, `used`; null: no line says. */
  readonly tiles: Record<'display' | 'supply' | 'used', TileId[] | null>
  /** The tribe that holds all tiles named nowhere else. */
  restHolder: Seat | null
  /** Face-down Fomori in the General Supply; the missing ones then lie on locations no line names. */
  fomoriSupply: number | null
  /** Earning cards: discarded ones by name or number, stack sizes, backs of the top cards; null: no line says. */
  discard: CardId[] | number | null
  sizes: number[] | null
  tops: Back[]
  /** Facts the finished table must agree with. */
  readonly checks: string[]
}

const BLANK_TRIBE: Tribe = {
  fame: 4,
  corruption: 0,
  discs: 2,
  swords: 0,
  shields: 0,
  fomori: 0,
  tiles: [],
  trophies: 0,
  usedTrophies: 0,
  masters: 0,
  collected: 0,
  hasPassed: false,
  blockers: [],
  cards: [],
}

export function blankTable(content: Content, seats: number): Omit<State, 'options'> {
  const holderOf = (index: number): Holder => {
    if (content.castles.includes(index)) return 'castle'
    return content.landings.includes(index) ? 'sineach' : null
  }
  return {
    round: 2,
    isLastRound: false,
    startPlayer: 0,
    nextStartPlayer: null,
    sites: content.locations.map(({ index }) => ({ holder: holderOf(index), level: 0 })),
    shields: content.provinces.map(() => 0),
    tribes: Array.from({ length: seats }, () => ({ ...BLANK_TRIBE, tiles: [], blockers: [], cards: [] })),
    supply: { swords: 0, shields: 0, discs: [] },
    fomori: {},
    repelled: {},
    stacks: { 1: { size: 0, top: null }, 2: { size: 0, top: null }, 3: { size: 0, top: null } },
    bag: {},
    discard: {},
    display: [],
    tiles: {},
    usedTiles: {},
    final: null,
  }
}

// —— the scene ——

const GIVEN: Forms<(at: Laying, words: Words) => void> = [
  [/^((?:[A-Z]{3}\d? )*[A-Z]{3}\d?): (.+)$/, (at, [places = '', text = '']) => layMap(at, places.split(' '), text)],
  [/^([A-D]): (.+)$/, (at, [who, text = '']) => layTribe(at, seatOf(who), text)],
  [
    /^shields ([A-Z]{3}): ([0-3])$/,
    ({ content, state }, [id, n]) => {
      state.shields[content.province[provinceNamed(content, id)]!.index] = Number(n)
    },
  ],
  [
    /^repelled: (.+)$/,
    ({ state }, [text = '']) => {
      for (const [species, n] of itemsOf(text)) state.repelled[species as Species] = Number(n)
    },
  ],
  [/^display: (.+)$/, (at, [text = '']) => (at.tiles.display = tilesFrom(at.content, text))],
  [/^tile supply: (.+)$/, (at, [text = '']) => (at.tiles.supply = tilesFrom(at.content, text))],
  [/^used tiles: (.+)$/, (at, [text = '']) => (at.tiles.used = tilesFrom(at.content, text))],
  [/^cards ([A-D]): (.+)$/, ({ content, state }, [who, text = '']) => layCards(content, state, seatOf(who), text)],
  [
    /^blockers ([A-D]): (.+)$/,
    ({ state }, [who, text = '']) => (tribeOf(state, seatOf(who)).blockers = wordsOf(text) as Section[]),
  ],
  [/^discard: (\d+) cards$/, (at, [n]) => (at.discard = Number(n))],
  [/^discard: (.+)$/, (at, [text = '']) => (at.discard = wordsOf(text) as CardId[])],
  [/^stacks: (\d+) (\d+) (\d+)$/, (at, sizes) => (at.sizes = sizes.map(Number))],
  [/^tops: (\w+) (\w+) (\w+)$/, (at, backs) => (at.tops = backs as Back[])],
  [
    /^supply: (.+)$/,
    (at, [text = '']) => {
      const fomori = itemsOf(text).find(([key]) => key === 'fomori')
      if (fomori !== undefined) at.fomoriSupply = Number(fomori[1])
      at.checks.push(`supply: ${text}`)
    },
  ],
  [/^round (\d)$/, ({ state }, [n]) => (state.round = Number(n))],
  [/^last round$/, ({ state }) => (state.isLastRound = true)],
  [/^start ([A-D])$/, ({ state }, [who]) => (state.startPlayer = seatOf(who))],
  [/^next ([A-D])$/, ({ state }, [who]) => (state.nextStartPlayer = seatOf(who))],
]

export const tribeOf = (state: State, seat: Seat): Tribe => {
  const tribe = state.tribes[seat]
  if (tribe === undefined) throw new Flaw('given', `nobody sits at ${seat}`)
  return tribe
}

/** Locations, or all of a province, in one state: `empty`, `castle`, `athach`, `D 2`. */
function layMap(at: Laying, places: readonly string[], text: string): void {
  const [, letter, level] = /^([A-D]) ([123])$/.exec(text) ?? []
  if (letter === undefined && !['empty', 'castle', ...Object.keys(FOMORI)].includes(text))
    throw new Flaw('given', `"${text}" holds no location`)
  for (const id of places.flatMap((place) => locationsIn(at.content, place))) {
    at.named.add(id)
    const holder = letter !== undefined ? seatOf(letter) : text === 'empty' ? null : (text as Holder)
    at.state.sites[at.content.location[id]!.index] = { holder, level: Number(level ?? 0) }
  }
}

function locationsIn(content: Content, place: string): LocationId[] {
  if (/\d$/.test(place)) return [locationNamed(content, place)]
  return content.province[provinceNamed(content, place)]!.locations.map((index) => content.locations[index]!.id)
}

type Quantity = { [K in keyof Tribe]: Tribe[K] extends number ? K : never }[keyof Tribe]

function layTribe(at: Laying, seat: Seat, text: string): void {
  const tribe = tribeOf(at.state, seat)
  for (const [key, value] of itemsOf(text))
    if (key === 'passed') tribe.hasPassed = true
    else if (key === 'tiles' && value === 'rest') at.restHolder = seat
    else if (key === 'tiles') tribe.tiles = tilesFrom(at.content, value)
    else if (typeof tribe[key as keyof Tribe] === 'number' && /^\d+$/.test(value))
      tribe[key as Quantity] = Number(value)
    else throw new Flaw('given', `"${key} ${value}" is nothing a tribe has`)
}

const tilesFrom = (content: Content, text: string): TileId[] => wordsOf(text).map((id) => tileNamed(content, id))

/** `B01` lies face-up, `(B01)` face-down but fixed, `discs` face-down with that back. */
function layCards(content: Content, state: State, seat: Seat, text: string): void {
  tribeOf(state, seat).cards = wordsOf(text).map((word): Slot<CardId> => {
    if (BACKS.includes(word as Back)) return { back: word, knownTo: [] }
    const [, hidden, id] = /^(\()?(\w+)\)?$/.exec(word) ?? []
    return cardSlot(content, id as CardId, hidden === undefined)
  })
}

export function cardSlot(content: Content, id: CardId, isUp: boolean): Slot<CardId> {
  const card = content.cards[id]
  if (card === undefined) throw new Flaw('given', `there is no card ${id}`)
  return { back: card.back, is: id, knownTo: isUp ? 'all' : [] }
}

/** Lays what one line names. */
export function lay(at: Laying, line: string): void {
  const [words, meaning] = read(GIVEN, line)
  meaning(at, words)
}
