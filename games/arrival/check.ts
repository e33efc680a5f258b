/** Whether a pack makes sense: what the rules need of map, cards and tiles, and what the board needs of the drawing. */

import { type Doc, type IdRules, idsOf, type PackChecks, type Point, reachedFrom } from '@skerry/contracts'
import { isInBox } from './geometry.ts'
import {
  type Pack,
  type PackCard,
  type PackLocation,
  type PackProvince,
  type PackTile,
  type PackYield,
  SECTIONS,
} from './pack.ts'
import type { Back, TileKind } from './types.ts'

/** ARR-GEN-05, ARR-RULING-58, ARR-SUPPLY-01 Exactly this many of each. */
const NUMBERS = { colours: 4, provinces: 10, castles: 4, cards: 54 } as const
/** ARR-SETUP-06 Four Fomori land, one at each place that a castle looks at. */
const LANDINGS = 4
/** ARR-SETUP-10 Four tribes must find an empty port, whatever landed before. */
const FREE_PORTS = 4
/** No printed number has three figures: what has is a slip of the keyboard. */
const LARGEST = 99
const BACKS: readonly string[] = ['discs', 'arms', 'glory'] satisfies Back[] // ARR-DRAW-03
const SYMBOLS: readonly string[] = ['discs', 'swords', 'shields', 'tiles', 'fomori', 'fame']
/** ARR-GEN-07 Ait, Broch, Caer. */
const LEVELS: readonly number[] = [1, 2, 3]
/** Copies of each kind of tile; a Cauldron is there for each province and a Silver for each colour: 30 in all. */
const COPIES: Readonly<Record<TileKind, number>> = {
  cauldron: 1, // ARR-TILE-CAULDRON-02
  silver: 1, // ARR-TILE-SILVER-02
  wildGeese: 1,
  salmon: 1,
  liaFail: 1,
  emer: 1,
  highWalls: 1,
  stronghold: 1,
  ogam: 2,
  masterBuilder: 2,
  ruse: 2,
  migration: 2,
  bard: 2,
}
const KINDS = Object.keys(COPIES)
const SINGLE_KINDS = KINDS.filter((kind) => kind !== 'cauldron' && kind !== 'silver')
/** ARR-GEN-01 The four tribes and what they play with. */
const TRIBES: Readonly<Record<string, string>> = {
  firBolg: 'red',
  muintirNemid: 'green',
  milEspaine: 'blue',
  tuathDe: 'yellow',
}
/** ARR-SUPPLY-01, -02 The box. The rules count on these numbers, so a pack cannot change them. */
const BOX: Readonly<Record<string, number>> = {
  map: 1,
  disc: 68,
  blocker: 8,
  tribeCard: 4,
  startPlayerCard: 1,
  overviewCard: 4,
  roundCounter: 1,
  castle: 4,
  sineach: 32,
  athach: 12,
  monghfinn: 6,
  sword: 20,
  shield: 12,
  tacticTile: 30,
  earningCard: 54,
}
/** The text in both languages that each kind of thing must have. */
const TO_BE_TOLD = {
  lists: {
    colours: 'name',
    provinces: '',
    locations: '',
    castles: '',
    cards: '',
    tiles: '',
    tribes: '',
    components: 'name',
    facts: 'says',
  },
  single: { drawing: '' },
  sources: ['connections'],
}

export function checkPack(faults: PackChecks, pack: Pack, doc: Doc): void {
  checkAllIds(faults, pack)
  faults.lengths(pack, NUMBERS)
  checkProvinces(faults, pack)
  for (const location of pack.locations) checkLocation(faults, pack, location)
  for (const { id, strange } of pack.castles)
    for (const key of strange) faults.need(false, `castles.${id}.${key}`, 'castleOnIsland', { key }) // ARR-GEN-05, ARR-RULING-58
  if (checkConnections(faults, pack)) checkWhole(faults, pack)
  for (const card of pack.cards) checkCard(faults, card)
  checkTiles(faults, pack)
  faults.prescribed('tribes', pack.tribes, 'colour', TRIBES, 'wrongTribeColour')
  faults.prescribed('components', pack.components, 'count', BOX, 'wrongCount')
  checkDrawing(faults, pack)
  faults.texts(doc, TO_BE_TOLD)
}

// —— ids ——

/** A choice names these by one word, so no two of them may have the same. */
const ON_THE_TABLE = ['locations', 'castles', 'provinces', 'cards', 'tiles'] as const
const IDS: IdRules = {
  pattern: /^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/,
  /** The sections, the players, what lies beside the map. */
  taken: ['top', 'middle', 'bottom', 'A', 'B', 'C', 'D', 'display', 'supply'],
}

function checkAllIds(faults: PackChecks, pack: Pack): void {
  const onTheTable = ON_THE_TABLE.map((key) => [key, idsOf(pack[key])] as const)
  faults.ids('colours', idsOf(pack.colours), IDS)
  faults.tableIds(onTheTable, IDS)
  faults.known('tribes', pack.tribes, Object.keys(TRIBES))
  faults.known('components', pack.components, Object.keys(BOX))
}

// —— the map ——

function checkProvinces(faults: PackChecks, { provinces, colours, locations }: Pack): void {
  for (const province of provinces) {
    const { id, colour, fame } = province
    const path = `provinces.${id}`
    faults.need(idsOf(colours).includes(colour), `${path}.colour`, 'noSuchColour', { colour })
    faults.most(`${path}.fame`, fame, LARGEST) // ARR-SCORE-05
    const hasLocation = locations.some((location) => location.province === id)
    faults.need(hasLocation, path, 'emptyProvince')
    checkNeighbours(faults, province, provinces)
  }
  for (const { id } of colours) {
    const isUsed = provinces.some(({ colour }) => colour === id)
    faults.need(isUsed, `colours.${id}`, 'unusedColour')
  }
}

/** To be neighbours is mutual, and no province is its own neighbour. */
function checkNeighbours(faults: PackChecks, { id, neighbours }: PackProvince, all: readonly PackProvince[]): void {
  neighbours.forEach((to, k) => {
    const path = `provinces.${id}.neighbours.${k}`
    const other = all.find((province) => province.id === to)
    faults.need(other !== undefined, path, 'noSuchProvince', { province: to })
    faults.need(to !== id, path, 'ownNeighbour')
    faults.need(neighbours.indexOf(to) === k, path, 'neighbourTwice', { to })
    faults.need(other === undefined || other.neighbours.includes(id), path, 'neighbourNotTwoWay', { to, id })
  })
}

/** ARR-GEN-05 Every location of the main island belongs to exactly one province. */
function checkLocation(faults: PackChecks, { provinces }: Pack, { id, province }: PackLocation): void {
  faults.need(idsOf(provinces).includes(province), `locations.${id}.province`, 'noSuchProvince', { province })
}

/** ARR-GEN-09 A connection joins two different places, once. False: it leads to a place that is not there. */
function checkConnections(faults: PackChecks, { locations, castles, connections }: Pack): boolean {
  const [island, isle] = [new Set(idsOf(locations)), new Set(idsOf(castles))]
  const seen = new Set<string>()
  let areThere = true
  connections.forEach(([a, b], k) => {
    const path = `connections.${k}`
    for (const location of [a, b]) {
      const isThere = island.has(location) || isle.has(location)
      faults.need(isThere, path, 'noSuchLocation', { location })
      areThere &&= isThere
    }
    faults.need(a !== b, path, 'connectedToItself', { location: a })
    faults.need(!seen.has(`${a} ${b}`), path, 'connectedTwice', { a, b })
    faults.need(a === b || !isle.has(a) || !isle.has(b), path, 'castlesConnected', { a, b })
    seen.add(`${a} ${b}`).add(`${b} ${a}`)
  })
  return areThere
}

/** What holds for the map as a whole: every castle has its landing, every tribe a port, and all of it is in one piece. */
function checkWhole(faults: PackChecks, { locations, castles, connections }: Pack): void {
  const isle = new Set(idsOf(castles))
  const linksOf = (id: string) => connections.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
  for (const id of isle) {
    const hasLanding = linksOf(id).some((to) => !isle.has(to))
    faults.need(hasLanding, `castles.${id}`, 'castleCutOff')
  }
  const isLanding = ({ id }: PackLocation) => linksOf(id).some((to) => isle.has(to))
  const landings = idsOf(locations.filter(isLanding))
  faults.need(landings.length === LANDINGS, 'castles', 'wrongLandings', { want: LANDINGS, landings }) // ARR-SETUP-06
  const free = idsOf(locations.filter((one) => one.port && !isLanding(one)))
  faults.need(free.length >= FREE_PORTS, 'locations', 'tooFewPorts', { least: FREE_PORTS, free }) // ARR-SETUP-10
  const all = [...idsOf(locations), ...isle]
  const reached = reachedFrom(all.slice(0, 1), linksOf)
  const cutOff = all.filter((id) => !reached.has(id))
  faults.need(cutOff.length === 0, 'connections', 'mapInPieces', { cutOff })
}

// —— cards and tiles ——

function checkCard(faults: PackChecks, card: PackCard): void {
  const { id, back } = card
  faults.need(BACKS.includes(back), `cards.${id}.back`, 'unknownBack', { back, known: BACKS }) // ARR-DRAW-03
  for (const section of SECTIONS) checkSection(faults, `cards.${id}.${section}`, card[section])
}

/** ARR-EARN-02, -22 Known symbols with whole numbers; an empty section is allowed. */
function checkSection(faults: PackChecks, path: string, { numbers, famePerFort }: PackYield): void {
  for (const [symbol, n] of Object.entries(numbers)) {
    faults.need(SYMBOLS.includes(symbol), `${path}.${symbol}`, 'unknownSymbol', { known: [...SYMBOLS, 'famePerFort'] })
    faults.printed(`${path}.${symbol}`, n, LARGEST)
  }
  famePerFort.forEach(({ fame, level }, k) => {
    faults.printed(`${path}.famePerFort.${k}.fame`, fame, LARGEST)
    faults.need(LEVELS.includes(level), `${path}.famePerFort.${k}.level`, 'noSuchLevel')
  })
}

function checkTiles(faults: PackChecks, { tiles, provinces, colours }: Pack): void {
  const wanted = [
    ...idsOf(provinces).map((id) => `cauldron-${id}`), // ARR-TILE-CAULDRON-02
    ...idsOf(colours).map((id) => `silver-${id}`), // ARR-TILE-SILVER-02
    ...SINGLE_KINDS,
  ]
  const ids = idsOf(tiles)
  for (const id of wanted) faults.need(ids.includes(id), 'tiles', 'missing', { id })
  for (const tile of tiles) checkTile(faults, tile, idsOf(provinces), idsOf(colours))
}

function checkTile(faults: PackChecks, tile: PackTile, provinces: readonly string[], colours: readonly string[]): void {
  const { id, kind, count, value, province = '', colour = '' } = tile
  const path = `tiles.${id}`
  const isKnown = KINDS.includes(kind)
  faults.need(isKnown, `${path}.kind`, 'unknownKind', { kind, known: KINDS })
  if (!isKnown) return
  const copies = COPIES[kind as TileKind]
  faults.need(count === copies, `${path}.count`, 'wrongCount', { want: copies })
  const want = kind === 'cauldron' ? `cauldron-${province}` : kind === 'silver' ? `silver-${colour}` : kind
  const isOf = { value: value !== undefined, province: province !== '', colour: colour !== '' }
  const needed = { value: !SINGLE_KINDS.includes(kind), province: kind === 'cauldron', colour: kind === 'silver' }
  for (const part of ['value', 'province', 'colour'] as const) {
    faults.need(isOf[part] || !needed[part], `${path}.${part}`, 'tileWithout', { part })
    faults.need(needed[part] || !isOf[part], `${path}.${part}`, 'notOnThisTile', { part, kind })
  }
  if (needed.value && value !== undefined) faults.printed(`${path}.value`, value, LARGEST)
  const isProvince = provinces.includes(province)
  const isColour = colours.includes(colour)
  if (needed.province && isOf.province) faults.need(isProvince, `${path}.province`, 'noSuchProvince', { province })
  if (needed.colour && isOf.colour) faults.need(isColour, `${path}.colour`, 'noSuchColour', { colour })
  if ((isProvince || !needed.province) && (isColour || !needed.colour))
    faults.need(id === want, `${path}.id`, 'wrongTileId', { want })
}

// —— the drawing ——

function checkDrawing(faults: PackChecks, { drawing, locations, castles, provinces }: Pack): void {
  const { viewBox, island, isle } = drawing
  const hasRoom = viewBox[2] > 0 && viewBox[3] > 0
  faults.need(hasRoom, 'drawing.viewBox', 'flatBox')
  for (const [path, outline] of [['drawing.island', island] as const, ['drawing.isle', isle] as const])
    faults.need(outline.length >= 3, path, 'tooFewCorners', { least: 3 })
  const points: (readonly [path: string, at: Point])[] = [
    ...locations.map(({ id, at }) => [`locations.${id}.at`, at] as const),
    ...castles.map(({ id, at }) => [`castles.${id}.at`, at] as const),
    ...provinces.map(({ id, badge }) => [`provinces.${id}.badge`, badge] as const),
    ...island.map((at, k) => [`drawing.island.${k}`, at] as const),
    ...isle.map((at, k) => [`drawing.isle.${k}`, at] as const),
  ]
  if (hasRoom) for (const [path, at] of points) faults.need(isInBox(at, viewBox), path, 'offTheDrawing')
  checkPlaces(faults, [...locations, ...castles], points)
}

function checkPlaces(
  faults: PackChecks,
  places: readonly { readonly id: string; readonly at: Point }[],
  paths: readonly (readonly [path: string, at: Point])[],
): void {
  places.forEach(({ id, at }, k) => {
    const other = places.slice(0, k).find((one) => one.id !== id && one.at[0] === at[0] && one.at[1] === at[1])
    faults.need(other === undefined, paths[k]?.[0] ?? '', 'samePlace', { other: other?.id ?? '' })
  })
}
