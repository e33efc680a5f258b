/** From a pack, the document with the island in it, to the content that the rules play on. */

import { type Doc, freeze, PackFaults } from '@skerry/kernel'
import { checkPack, checkTexts } from './check.ts'
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

/** Parses a pack. What has the wrong shape ends it at once; everything else that is wrong is told together. */
export function load(doc: unknown): Content {
  const pack = packFrom(doc)
  const faults = new PackFaults()
  checkPack(faults, pack)
  checkTexts(faults, doc as Doc)
  faults.close()
  return freeze(contentOf(pack))
}

// —— content ——

const indicesOf = (things: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(things.map(({ id }, index) => [id, index]))
const rising = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b)
const recordOf = <T extends { readonly id: string }>(things: readonly T[]): Readonly<Record<T['id'], T>> =>
  Object.fromEntries(things.map((thing) => [thing.id, thing])) as Record<T['id'], T>

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
    location: recordOf(locations),
    provinces,
    province: recordOf(provinces),
    colours: pack.colours.map(({ id }) => id as ColourId),
    ports: locations.filter(({ isPort }) => isPort).map(({ index }) => index),
    castles: castles.map(({ index }) => index),
    landings: locations.filter(({ index }) => landed.has(index)).map(({ index }) => index), // ARR-SETUP-06
    cards: recordOf(cards),
    tiles: recordOf(tiles),
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

function cardOf({ id, back, sections }: PackCard): EarningCard {
  const yields = SECTIONS.map((section) => [section, yieldOf(sections[section])])
  return { id: id as CardId, back: back as Back, sections: Object.fromEntries(yields) as Record<Section, Yield> }
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
