/** The shape of a pack: the document with volcano, map and cards in it, as far as rules, checks and board need it. */

import {
  type From,
  listAt,
  naturalAt,
  numberAt,
  openPack,
  PackError,
  PackPart,
  type Point,
  textAt,
} from '@skerry/kernel'
import type { Category, Faction, Resource, Terrain, Track, Tribe, Troop } from './types.ts'

export const FORMAT = 'barbarians-pack-1'

// —— what the rules name, in the order in which the game lists it ——

export const RESOURCES = ['food', 'wood', 'iron', 'stone', 'gold'] as const satisfies readonly Resource[]
export const TROOPS = ['archer', 'berserker', 'raider'] as const satisfies readonly Troop[]
export const TERRAINS = ['glacier', 'forest', 'mountain', 'swamp'] as const satisfies readonly Terrain[]
export const FACTIONS = ['nefriar', 'shan', 'aspidian', 'varg'] as const satisfies readonly Faction[]
/** BAR-KNOW-02 Four tracks of either kind. */
export const TRACKS_OF = {
  barbarian: ['discovery', 'defence', 'economy', 'production'],
  tactics: FACTIONS,
} as const satisfies Record<Category, readonly Track[]>
export const TRACKS: readonly Track[] = [...TRACKS_OF.barbarian, ...TRACKS_OF.tactics]
export const TRIBES = ['tiger', 'bear', 'horse', 'wolf'] as const satisfies readonly Tribe[]
/** The start region, which is no region (BAR-RULING-37). */
export const START = 'START'

// —— the document ——

export interface PackSpace {
  readonly id: string
  readonly ring: number
  readonly sector: number
  readonly effect: string
}
export interface PackVolcano {
  readonly id: string
  /** Clockwise in each ring. */
  readonly spaces: readonly PackSpace[]
}
export interface PackIsland {
  readonly id: string
  /** The same in both languages, like those of gods and warlords. */
  readonly name: string
}
export interface PackRegion {
  readonly id: string
  readonly island: string
  readonly terrain: string
  /** It keeps its marker only with at least so many players: 3 or 4; 0: always. */
  readonly players: number
  /** 0 … 1000 from left to right and from top to bottom. */
  readonly at: Point
}
export type PackPair = readonly [a: string, b: string]
export interface PackMap {
  readonly id: string
  /** Width by height. */
  readonly aspect: number
  readonly start: { readonly at: Point }
  /** In the order of discovery. */
  readonly islands: readonly PackIsland[]
  readonly regions: readonly PackRegion[]
  /** By land and by sea (BAR-RULING-36). */
  readonly borders: readonly PackPair[]
  readonly routes: readonly PackPair[]
}
export interface PackMarker {
  readonly id: string
  readonly faction: string
  readonly value: number
}
export interface PackRegionCard {
  readonly id: string
  readonly terrain: string
  readonly battle: string
}
export interface PackGod {
  readonly id: string
  readonly name: string
  readonly dp: number
  readonly prayer: string
}
export interface PackWarlord {
  readonly id: string
  readonly name: string
  readonly crowns: number
  readonly troop: string
  readonly sacrifice: string
}
export interface PackBuilding {
  readonly id: string
  readonly set: string
  readonly type: string
  readonly cost: PackCost
  readonly production: string
  readonly scores: string
  readonly resource: string
}
/** Numbers by resource. */
export type PackCost = Readonly<Record<string, number>>
export interface PackFeast {
  readonly id: string
  readonly set: string
  readonly rows: readonly string[]
}
export interface PackDemon {
  readonly id: string
  readonly set: string
  readonly tribute: string
}
export interface PackSlot {
  readonly slot: number
  /** Absent in the last slot (BAR-EVENT-03). */
  readonly ring?: number
  /** Clockwise; negative: counter-clockwise. */
  readonly steps?: number
}
export interface PackMilestone {
  readonly id: string
  readonly space: number
  readonly bonus: string
}
export interface PackFate {
  readonly id: string
  readonly heroes: number
  readonly knowledge: Readonly<Record<string, number>>
  readonly discards: readonly number[]
  readonly honour: number
  readonly conquest: readonly string[]
}
export interface PackNamed {
  readonly id: string
}
export interface PackTribe {
  readonly id: string
  readonly colour: string
}
export interface PackComponent {
  readonly id: string
  readonly count: number
}
export interface Pack {
  readonly volcanoes: readonly PackVolcano[]
  readonly maps: readonly PackMap[]
  readonly markers: readonly PackMarker[]
  readonly regionCards: readonly PackRegionCard[]
  readonly gods: readonly PackGod[]
  readonly warlords: readonly PackWarlord[]
  readonly buildingTypes: readonly PackNamed[]
  readonly buildings: readonly PackBuilding[]
  readonly feasts: readonly PackFeast[]
  readonly demons: readonly PackDemon[]
  readonly timeline: readonly PackSlot[]
  readonly milestones: readonly PackMilestone[]
  readonly fates: readonly PackFate[]
  /** By troop. */
  readonly recruits: Readonly<Record<string, PackCost>>
  readonly tracks: readonly PackNamed[]
  readonly factions: readonly PackNamed[]
  readonly terrains: readonly PackNamed[]
  readonly tribes: readonly PackTribe[]
  readonly components: readonly PackComponent[]
}

// —— reading ——

/** Reads the shape of a pack, and nothing more: whether it makes sense is for `load` to say. */
export function packFrom(pack: unknown): Pack {
  const given = openPack(pack, FORMAT)
  given.things('facts', named)
  return {
    volcanoes: given.things('volcanoes', volcanoFrom),
    maps: given.things('maps', mapFrom),
    markers: given.things('markers', markerFrom),
    regionCards: given.things('regionCards', regionCardFrom),
    gods: given.things('gods', godFrom),
    warlords: given.things('warlords', warlordFrom),
    buildingTypes: given.things('buildingTypes', named),
    buildings: given.things('buildings', buildingFrom),
    feasts: given.things('feasts', feastFrom),
    demons: given.things('demons', demonFrom),
    timeline: given.things('timeline', slotFrom),
    milestones: given.things('milestones', milestoneFrom),
    fates: given.things('fates', fateFrom),
    recruits: recruitsFrom(given.object('recruits')),
    tracks: given.things('tracks', named),
    factions: given.things('factions', named),
    terrains: given.things('terrains', named),
    tribes: given.things('tribes', (tribe) => ({ id: tribe.text('id'), colour: tribe.text('colour') })),
    components: given.things('components', (one) => ({ id: one.text('id'), count: one.natural('count') })),
  }
}

/** A whole number, below 0 too. */
const integerAt: From<number> = (value, path) => {
  if (!Number.isSafeInteger(value)) throw new PackError(path, 'notAnInteger')
  return value as number
}

/** Whole numbers by what they are numbers of. */
const numbersAt: From<Readonly<Record<string, number>>> = (value, path) => {
  const given = new PackPart(value, path)
  return Object.fromEntries(Object.keys(given.doc).map((key) => [key, given.natural(key)]))
}

const pairAt: From<PackPair> = (pair, path) => {
  const [a, b, ...more] = listAt(pair, path, textAt)
  if (a === undefined || b === undefined || more.length > 0) throw new PackError(path, 'notAPair')
  return [a, b]
}

const named = (given: PackPart): PackNamed => ({ id: given.text('id') })

const volcanoFrom = (given: PackPart): PackVolcano => ({
  id: given.text('id'),
  spaces: given.things('spaces', (space) => ({
    id: space.text('id'),
    ring: space.natural('ring'),
    sector: space.natural('sector'),
    effect: space.text('effect'),
  })),
})

const mapFrom = (given: PackPart): PackMap => ({
  id: given.text('id'),
  aspect: given.part('aspect', numberAt),
  start: { at: given.object('start').point('at') },
  islands: given.things('islands', (island) => ({ id: island.text('id'), name: island.text('name') })),
  regions: given.things('regions', (region) => ({
    id: region.text('id'),
    island: region.text('island'),
    terrain: region.text('terrain'),
    players: region.natural('players'),
    at: region.point('at'),
  })),
  borders: given.list('borders', pairAt),
  routes: given.list('routes', pairAt),
})

const markerFrom = (given: PackPart): PackMarker => ({
  id: given.text('id'),
  faction: given.text('faction'),
  value: given.natural('value'),
})

const regionCardFrom = (given: PackPart): PackRegionCard => ({
  id: given.text('id'),
  terrain: given.text('terrain'),
  battle: given.text('battle'),
})

const godFrom = (given: PackPart): PackGod => ({
  id: given.text('id'),
  name: given.text('name'),
  dp: given.natural('dp'),
  prayer: given.text('prayer'),
})

const warlordFrom = (given: PackPart): PackWarlord => ({
  id: given.text('id'),
  name: given.text('name'),
  crowns: given.natural('crowns'),
  troop: given.text('troop'),
  sacrifice: given.text('sacrifice'),
})

const buildingFrom = (given: PackPart): PackBuilding => ({
  id: given.text('id'),
  set: given.text('set'),
  type: given.text('type'),
  cost: given.part('cost', numbersAt),
  production: given.text('production'),
  scores: given.text('scores'),
  resource: given.text('resource'),
})

const feastFrom = (given: PackPart): PackFeast => ({
  id: given.text('id'),
  set: given.text('set'),
  rows: given.texts('rows'),
})

const demonFrom = (given: PackPart): PackDemon => ({
  id: given.text('id'),
  set: given.text('set'),
  tribute: given.text('tribute'),
})

function slotFrom(given: PackPart): PackSlot {
  const ring = given.optional('ring', naturalAt)
  const steps = given.optional('steps', integerAt)
  return {
    slot: given.natural('slot'),
    ...(ring === undefined ? {} : { ring }),
    ...(steps === undefined ? {} : { steps }),
  }
}

const milestoneFrom = (given: PackPart): PackMilestone => ({
  id: given.text('id'),
  space: given.natural('space'),
  bonus: given.text('bonus'),
})

const fateFrom = (given: PackPart): PackFate => ({
  id: given.text('id'),
  heroes: given.part('heroes', integerAt),
  knowledge: given.part('knowledge', numbersAt),
  discards: given.list('discards', naturalAt),
  honour: given.natural('honour'),
  conquest: given.texts('conquest'),
})

/** What each troop costs; beside them stands only where that comes from. */
function recruitsFrom(given: PackPart): Pack['recruits'] {
  const troops = Object.keys(given.doc).filter((key) => key !== 'source' && key !== 'from')
  return Object.fromEntries(troops.map((troop) => [troop, given.part(troop, numbersAt)]))
}
