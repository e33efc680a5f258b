/**
 * What the built-in pack calls its places, cards and tracks, for sentences: rules and events know ids only. An id of
 * another pack is shown as it is. A test ties this to the pack.
 */

import type { Language } from '@skerry/contracts'
import type { Criterion, Direction, Faction, Kind, Resource, Ring, Terrain, Track, Tribe, Troop } from '../types.ts'

/** In English and German. */
type Both = Readonly<Record<Language, string>>
/** One and many. */
export type Forms = readonly [one: string, many: string]

const both = (en: string, de: string): Both => ({ en, de })
const same = (name: string): Both => both(name, name)

// —— the map ——

const ISLANDS: Readonly<Record<string, string>> = {
  FEN: 'Fenian',
  AAR: 'Aaruwn',
  BOE: 'Boenhoor',
  CAE: 'Cae',
  DOH: 'Doharaan',
}

const TERRAINS: Readonly<Record<Terrain, Both>> = {
  glacier: both('glacier', 'Gletscher'),
  forest: both('forest', 'Wald'),
  mountain: both('mountain', 'Berg'),
  swamp: both('swamp', 'Sumpf'),
}

/** The letter of a terrain in the ids of regions and region cards. */
const LETTERS: Readonly<Record<string, Terrain>> = { G: 'glacier', F: 'forest', M: 'mountain', S: 'swamp' }

export const islandName = (id: unknown): string => ISLANDS[String(id)] ?? String(id)
export const terrainName = (id: unknown, language: Language): string =>
  TERRAINS[id as Terrain]?.[language] ?? String(id)

/** `FEN-S` is the swamp of Fenian, `CAE-S1` the first of two swamps of Cae. */
const REGION = /^([A-Z]{3})-([GFMS])(\d?)$/

export function regionName(id: unknown, language: Language): string {
  const [, island = '', letter = '', number = ''] = REGION.exec(String(id)) ?? []
  const [name, terrain] = [ISLANDS[island], LETTERS[letter]]
  if (id === 'START') return language === 'en' ? 'the start region' : 'die Startregion'
  if (name === undefined || terrain === undefined) return String(id)
  return `${name}, ${TERRAINS[terrain][language]}${number === '' ? '' : ` ${number}`}`
}

/** In a sentence; an article only where no number tells two of a kind apart: `the swamp on Fenian`, `swamp 1 on Cae`. */
export function regionPlace(id: unknown, article: string, language: Language): string {
  const [, island = '', letter = '', number = ''] = REGION.exec(String(id)) ?? []
  const [name, terrain] = [ISLANDS[island], LETTERS[letter]]
  if (name === undefined || terrain === undefined) return regionName(id, language)
  const [before, after] = number === '' ? [article, ''] : ['', ` ${number}`]
  const where = `${TERRAINS[terrain][language]}${after} ${language === 'en' ? 'on' : 'auf'} ${name}`
  return before === '' ? where : `${before} ${where}`
}

/** `F05`: the fifth forest card. */
export function battleName(id: unknown, language: Language): string {
  const [, letter = '', number = ''] = /^([GFMS])(\d\d)$/.exec(String(id)) ?? []
  const terrain = LETTERS[letter]
  if (terrain === undefined) return String(id)
  return `${TERRAINS[terrain][language]} ${Number(number)}`
}

// —— peoples ——

const FACTIONS: Readonly<Record<Faction, string>> = {
  nefriar: 'Nefriar',
  shan: 'Shan',
  aspidian: 'Aspidian',
  varg: 'Varg',
}
const TRIBES: Readonly<Record<Tribe, Both>> = {
  tiger: both('Tiger tribe', 'Stamm des Tigers'),
  bear: both('Bear tribe', 'Stamm des Bären'),
  horse: both('Horse tribe', 'Stamm des Pferdes'),
  wolf: both('Wolf tribe', 'Stamm des Wolfes'),
}
export const factionName = (id: unknown): string => FACTIONS[id as Faction] ?? String(id)
export const tribeName = (id: unknown, language: Language): string => TRIBES[id as Tribe]?.[language] ?? String(id)

/** `nefriar-3` is `Nefriar 3`. */
export function markerName(id: unknown): string {
  const [, faction = '', value = ''] = /^([a-z]+)-(\d+)$/.exec(String(id)) ?? []
  return faction in FACTIONS ? `${factionName(faction)} ${value}` : String(id)
}

// —— knowledge ——

const TRACKS: Readonly<Record<Track, Both>> = {
  discovery: both('discovery', 'Entdeckung'),
  defence: both('defence', 'Verteidigung'),
  economy: both('economy', 'Wirtschaft'),
  production: both('production', 'Produktion'),
  nefriar: same(FACTIONS.nefriar),
  shan: same(FACTIONS.shan),
  aspidian: same(FACTIONS.aspidian),
  varg: same(FACTIONS.varg),
}
export const trackName = (id: unknown, language: Language): string => TRACKS[id as Track]?.[language] ?? String(id)
export const isTactics = (track: unknown): boolean => (track as string) in FACTIONS

// —— goods ——

const RESOURCES: Readonly<Record<Resource, Both>> = {
  food: both('food', 'Lebensmittel'),
  wood: both('wood', 'Holz'),
  iron: both('iron', 'Eisen'),
  stone: both('stone', 'Stein'),
  gold: both('gold', 'Gold'),
}
const TROOPS: Readonly<Record<Troop, Readonly<Record<Language, Forms>>>> = {
  archer: { en: ['archer', 'archers'], de: ['Bogenschütze', 'Bogenschützen'] },
  berserker: { en: ['berserker', 'berserkers'], de: ['Berserker', 'Berserker'] },
  raider: { en: ['raider', 'raiders'], de: ['Räuber', 'Räuber'] },
}
export const RESOURCE_IDS = Object.keys(RESOURCES) as readonly Resource[]
export const TROOP_IDS = Object.keys(TROOPS) as readonly Troop[]
export const isResource = (id: unknown): id is Resource => (id as string) in RESOURCES
export const isTroop = (id: unknown): id is Troop => (id as string) in TROOPS
export const resourceName = (id: unknown, language: Language): string =>
  RESOURCES[id as Resource]?.[language] ?? String(id)
export const troopForms = (id: unknown, language: Language): Forms =>
  TROOPS[id as Troop]?.[language] ?? [String(id), String(id)]

/** How many a troop is as the object of a verb: only the archer bends, „1 Bogenschützen zahlen“. */
export const troopObject = (id: unknown, language: Language): Forms => {
  const [one, many] = troopForms(id, language)
  return [id === 'archer' && language === 'de' ? many : one, many]
}

// —— the volcano ——

const RINGS: Readonly<Record<Ring, Both>> = {
  1: both('central ring', 'zentraler Ring'),
  2: both('middle ring', 'mittlerer Ring'),
  3: both('outer ring', 'äußerer Ring'),
  4: both('periphery', 'Peripherie'),
}
const DIRECTIONS: Readonly<Record<Direction, Both>> = {
  clockwise: both('clockwise', 'im Uhrzeigersinn'),
  counterclockwise: both('counter-clockwise', 'gegen den Uhrzeigersinn'),
}
export const ringName = (ring: unknown, language: Language): string => RINGS[ring as Ring]?.[language] ?? String(ring)
export const directionName = (direction: unknown, language: Language): string =>
  DIRECTIONS[direction as Direction]?.[language] ?? String(direction)

// —— cards ——

const GODS: Readonly<Record<string, string>> = {
  GD01: 'Quord',
  GD02: 'Kraul',
  GD03: 'Numbur',
  GD04: 'Jirsis',
  GD05: 'Inell',
  GD06: 'Ilderus',
  GD07: 'Leera',
  GD08: 'Tremran',
  GD09: 'Varc',
  GD10: 'Lissin',
  GD11: 'Himmen',
  GD12: 'Patrogan',
  GD13: 'Tharo',
  GD14: 'Glircath',
  GD15: 'Nodiel',
  GD16: 'Fandeg',
}
const WARLORDS: Readonly<Record<string, string>> = {
  W01: 'Akili',
  W02: 'Hamar',
  W03: 'Ataahua',
  W04: 'Kormas',
  W05: 'Klo',
  W06: 'Torc',
  W07: 'Haona-Nui',
  W08: 'Heulen-Wut',
  W09: 'Blekkt',
  W10: 'Gudhrun',
  W11: 'Luathan',
  W12: 'Etzel',
  W13: 'Arswaed',
  W14: 'Shetaka',
  W15: 'Haxa',
  W16: 'Sangavidaj',
}
/** The types of buildings, each with the resource that it produces and that its fifth card counts. */
const TYPES: readonly (readonly [type: string, name: Both, resource: Resource])[] = [
  ['farm', both('Farm', 'Bauernhof'), 'food'],
  ['sawmill', both('Sawmill', 'Sägewerk'), 'wood'],
  ['mine', both('Mine', 'Mine'), 'iron'],
  ['quarry', both('Quarry', 'Steinbruch'), 'stone'],
  ['treasury', both('Treasury', 'Schatzkammer'), 'gold'],
]
/** In the order of the cards of each type; the last one names its resource. */
const CRITERIA: readonly Criterion[] = ['markers', 'types', 'tracks', 'gods', 'resource']
const COUNTED: Readonly<Record<Exclude<Criterion, 'resource'>, Both>> = {
  markers: both('markers', 'Marker'),
  types: both('types', 'Arten'),
  tracks: both('knowledge', 'Wissen'),
  gods: both('gods', 'Götter'),
}
/** What a building counts at the end, in a word. */
export const criterionName = (criterion: Criterion, resource: Resource, language: Language): string =>
  criterion === 'resource' ? RESOURCES[resource][language] : COUNTED[criterion][language]
export const typeName = (type: unknown, language: Language): string =>
  TYPES.find(([id]) => id === type)?.[1][language] ?? String(type)

/** `BU04` is the fourth card of the first type: `Farm (gods)`. */
function buildingName(id: string, language: Language): string | undefined {
  const index = Number(/^BU(\d\d)$/.exec(id)?.[1] ?? 0) - 1
  const [type, criterion] = [TYPES[Math.floor(index / CRITERIA.length)], CRITERIA[index % CRITERIA.length]]
  if (type === undefined || criterion === undefined) return undefined
  return `${type[1][language]} (${criterionName(criterion, type[2], language)})`
}

/** A god, warlord or building. */
export const cardName = (id: unknown, language: Language): string =>
  GODS[String(id)] ?? WARLORDS[String(id)] ?? buildingName(String(id), language) ?? String(id)
/** Of which kind a card of the built-in pack is. */
export function kindOf(id: unknown): Kind | null {
  const card = String(id)
  if (card in GODS) return 'god'
  if (card in WARLORDS) return 'warlord'
  return buildingName(card, 'en') === undefined ? null : 'building'
}

const TIMELINE: Readonly<Record<string, Both>> = {
  FS01: both('Feast of Wood', 'Fest des Holzes'),
  FS02: both('Feast of Plenty', 'Fest der Fülle'),
  FS03: both('Feast of Iron', 'Fest des Eisens'),
  FS04: both('Feast of Gold', 'Fest des Goldes'),
  D01: same('Crom'),
  D02: same('Wargu'),
  D03: both('Skeleton Queen', 'Skelettkönigin'),
  D04: same('Fhafnir'),
}
/** A feast or demon. */
export const timelineName = (id: unknown, language: Language): string => TIMELINE[String(id)]?.[language] ?? String(id)

/** `MS1`, `FTE01`: by their number. */
const numbered = (id: unknown, form: RegExp, name: Both, language: Language): string => {
  const number = form.exec(String(id))?.[1]
  return number === undefined ? String(id) : `${name[language]} ${Number(number)}`
}
export const milestoneName = (id: unknown, language: Language): string =>
  numbered(id, /^MS(\d)$/, both('milestone', 'Meilenstein'), language)
export const fateName = (id: unknown, language: Language): string =>
  numbered(id, /^FTE(\d\d)$/, both('fate card', 'Schicksalskarte'), language)

const DECKS: Readonly<Record<string, Both>> = {
  god: both('the deck of gods', 'der Stapel der Götter'),
  warlord: both('the deck of warlords', 'der Stapel der Kriegsherren'),
  building: both('the deck of buildings', 'der Stapel der Gebäude'),
  common: both('the common deck', 'der gemeinsame Stapel'),
}
/** Things whose id is a kind and a number or name: `ring 2`, `deck god`. */
function namedThing(id: string, language: Language): string | undefined {
  const [kind = '', which = ''] = id.split(' ')
  if (kind === 'ring') return ringName(which, language)
  if (kind === 'deck') return DECKS[which]?.[language]
  if (kind === 'direction') return directionName(which, language)
  if (kind === 'row') return `${both('row', 'Zeile')[language]} ${which}`
  if (kind === 'side') return `${both('side', 'Seite')[language]} ${which}`
  return id === 'dummy' ? both('the dummy', 'die freie Farbe')[language] : undefined
}

/** Anything on the table but goods, spaces and players, by its id; what is unknown stays as it is. */
export function thingName(id: unknown, language: Language): string {
  const names = [
    namedThing(String(id), language),
    islandName(id),
    regionName(id, language),
    trackName(id, language),
    cardName(id, language),
    timelineName(id, language),
    milestoneName(id, language),
    fateName(id, language),
    battleName(id, language),
    markerName(id),
  ]
  return names.find((name) => name !== undefined && name !== id) ?? String(id)
}

/** What parts of sums that name a building are called: `for Farm (gods)`. */
export const buildingParts = (language: Language, word: (name: string) => string): Record<string, string> =>
  Object.fromEntries(
    TYPES.flatMap((_, type) =>
      CRITERIA.map((_, card) => `BU${String(type * CRITERIA.length + card + 1).padStart(2, '0')}`),
    ).map((id) => [id, word(cardName(id, language))]),
  )
