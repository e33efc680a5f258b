/** From a pack, the document with the island in it, to the content that the rules play on. */

import { byId, loadPack } from '@skerry/contracts'
import { checkPack } from './check.ts'
import {
  type Pack,
  type PackCard,
  type PackProvince,
  type PackTile,
  type PackYield,
  packFrom,
  SECTIONS,
} from './pack.ts'
import type {
  Back,
  CardId,
  ColourId,
  Content,
  EarningCard,
  Location,
  LocationId,
  Province,
  ProvinceId,
  Section,
  TacticTile,
  TileId,
  TileKind,
  Yield,
} from './types.ts'

export const load = (doc: unknown): Content => loadPack(doc, packFrom, checkPack, contentOf)

// —— content ——

const indicesOf = (things: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(things.map(({ id }, index) => [id, index]))
const rising = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b)

function contentOf(pack: Pack): Content {
  const provinceAt = indicesOf(pack.provinces)
  const locations = locationsOf(pack, provinceAt)
  const provinces = pack.provinces.map((province) => provinceOf(province, provinceAt, locations))
  const cards = pack.cards.map(cardOf)
  const tiles = pack.tiles.map((tile) => tileOf(tile, provinceAt))
  const castles = locations.filter(({ isCastle }) => isCastle)
  const landed = new Set(castles.flatMap(({ links }) => links))
  return {
    locations,
    location: byId(locations),
    provinces,
    province: byId(provinces),
    colours: pack.colours.map(({ id }) => id as ColourId),
    ports: locations.filter(({ isPort }) => isPort).map(({ index }) => index),
    castles: castles.map(({ index }) => index),
    landings: locations.filter(({ index }) => landed.has(index)).map(({ index }) => index), // ARR-SETUP-06
    cards: byId(cards),
    tiles: byId(tiles),
    deck: Object.fromEntries(cards.map(({ id }) => [id, 1])),
    tileSet: Object.fromEntries(pack.tiles.map(({ id, count }) => [id, count])),
  }
}

function locationsOf(pack: Pack, provinceAt: ReadonlyMap<string, number>): readonly Location[] {
  const places = [
    ...pack.locations.map(({ id, province, port }) => ({ id, province: provinceAt.get(province) as number, port })),
    ...pack.castles.map(({ id }) => ({ id, province: -1, port: false })), // ARR-RULING-58
  ]
  const links = linksOf(pack, indicesOf(places))
  return places.map(({ id, province, port }, index) => ({
    id: id as LocationId,
    index,
    province,
    isPort: port,
    isCastle: index >= pack.locations.length,
    links: rising(links[index] as number[]),
    ...choicesAt(id as LocationId),
  }))
}

/** ARR-GEN-09 A connection leads both ways. ARR-GEN-10 Nothing else connects: ports alone do not. */
function linksOf({ connections }: Pack, at: ReadonlyMap<string, number>): readonly number[][] {
  const links = Array.from(at, (): number[] => [])
  for (const [a, b] of connections) {
    const [i, j] = [at.get(a) as number, at.get(b) as number]
    links[i]?.push(j)
    links[j]?.push(i)
  }
  return links
}

const choicesAt = (location: LocationId): Pick<Location, 'build' | 'spread' | 'repel'> => ({
  build: { do: 'build', location },
  spread: { do: 'spread', location },
  repel: {
    fame: { do: 'repel', location, reward: 'fame' },
    corruption: { do: 'repel', location, reward: 'corruption' },
  },
})

function provinceOf(
  { id, colour, fame, neighbours }: PackProvince,
  provinceAt: ReadonlyMap<string, number>,
  locations: readonly Location[],
): Province {
  const index = provinceAt.get(id) as number
  return {
    id: id as ProvinceId,
    index,
    colour: colour as ColourId,
    fame,
    neighbours: rising(neighbours.map((neighbour) => provinceAt.get(neighbour) as number)),
    locations: locations.filter(({ province }) => province === index).map((location) => location.index),
    shield: { do: 'shield', province: id as ProvinceId },
  }
}

function cardOf(card: PackCard): EarningCard {
  const yields = SECTIONS.map((section) => [section, yieldOf(card[section])])
  return {
    id: card.id as CardId,
    back: card.back as Back,
    sections: Object.fromEntries(yields) as Record<Section, Yield>,
  }
}

function yieldOf({ numbers, famePerFort }: PackYield): Yield {
  const { discs = 0, swords = 0, shields = 0, tiles = 0, fomori = 0, fame = 0 } = numbers
  return { discs, swords, shields, tiles, fomori, fame, famePerFort: famePerFort.slice() }
}

const tileOf = (
  { id, kind, value = 0, province, colour }: PackTile,
  provinceAt: ReadonlyMap<string, number>,
): TacticTile => ({
  id: id as TileId,
  kind: kind as TileKind,
  value,
  province: province === undefined ? -1 : (provinceAt.get(province) as number),
  colour: (colour as ColourId | undefined) ?? null,
})
