/** From a pack, the document with the island in it, to the content that the rules play on. */

import { freeze, PackError, PackFaults, slot } from '@skerry/kernel'
import { checkGeometry, type Drawn, type Geometry, type Point } from './geometry.ts'
import { FIGURES, slotOf } from './queries.ts'
import type { Attack, Content, Field, FieldId, Link, RegionId, Terrain, Water, Way } from './types.ts'

const FORMAT = 'marnon-pack-1'
/** MAR-GEN-03, -05 Six regions of six areas, addressed by two dice; eight castles, addressed by one number. */
const REGIONS = ['I', 'II', 'III', 'IV', 'V', 'VI']
const NUMBERS = [1, 2, 3, 4, 5, 6]
const AREAS = REGIONS.flatMap((region) => NUMBERS.map((number) => `${region}${number}`))
const CASTLES = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8']
/** MAR-ORC-10 Areas by region and number, then castles. */
const FIELDS = [...AREAS, ...CASTLES]
const RANK = new Map(FIELDS.map((id, rank) => [id, rank]))
const TERRAINS: readonly string[] = ['plain', 'forest', 'mountain', 'castle'] satisfies Terrain[]
/** MAR-RULING-71 The ocean is no boat water. */
const WATERS: readonly string[] = ['river', 'sea'] satisfies Water[]
/** How a field can reach another, or fail to: `river` lists what lies across it without a bridge (MAR-GEN-07). */
const LISTS = ['land', 'bridge', 'tunnel', 'river'] as const
/** MAR-RULING-20 A castle borders a region by land or bridge. */
const BORDERS = ['land', 'bridge'] as const satisfies Link[]
const ORIGINS: readonly unknown[] = ['rulebook', 'published', 'designed']
/** Texts in both languages, and the one that each kind of thing must have. */
const TEXTS = ['name', 'position', 'hint', 'says', 'also']
const MUST_SAY = { regions: 'name', waters: 'name', fields: '', components: 'name', colours: 'name', facts: 'says' }

/** The pack as far as the rules need it. */
export interface Pack {
  readonly regions: readonly PackRegion[]
  readonly waters: readonly { readonly id: string }[]
  readonly fields: readonly PackField[]
  readonly geometry: Geometry
}
export interface PackRegion {
  readonly id: string
  readonly terrain: string
}
export interface PackField extends Drawn {
  readonly region: string | null
  readonly terrain: string
}
type FieldMap = ReadonlyMap<string, PackField>

/** Parses a pack. What has the wrong shape ends it at once; everything else that is wrong is told together. */
export function load(pack: unknown): Content {
  const { regions, waters, fields, geometry } = packFrom(pack)
  const faults = new PackFaults()
  checkIds(faults, 'regions', idsOf(regions), REGIONS)
  checkIds(faults, 'waters', idsOf(waters), WATERS)
  checkIds(faults, 'fields', idsOf(fields), FIELDS)
  for (const region of regions) checkRegion(faults, region)
  for (const field of fields) checkField(faults, field, regions)
  const map: FieldMap = new Map(fields.map((field) => [field.id, field]))
  for (const field of fields) checkLinks(faults, field, map)
  checkWhole(faults, map)
  checkGeometry(faults, geometry, fields)
  for (const [path, thing, must] of thingsIn(pack as Doc)) {
    checkTexts(faults, path, thing, must)
    checkSource(faults, path, thing)
  }
  faults.close()
  return freeze(contentOf(map))
}

// —— shape ——

type Doc = Readonly<Record<string, unknown>>

/** Reads the shape of a pack, and nothing more: whether it makes sense is for `load` to say. */
export function packFrom(pack: unknown): Pack {
  const doc = object(pack, '')
  if (doc.format !== FORMAT) throw new PackError('format', 'unknownFormat', { want: FORMAT })
  list(doc.components, 'components', (component, path) => natural(object(component, path).count, `${path}.count`))
  for (const key of ['colours', 'facts']) list(doc[key], key, object)
  object(doc.tunnel, 'tunnel')
  return {
    regions: list(doc.regions, 'regions', regionFrom),
    waters: list(doc.waters, 'waters', (water, path) => ({ id: text(object(water, path).id, `${path}.id`) })),
    fields: list(doc.fields, 'fields', fieldFrom),
    geometry: geometryFrom(doc.geometry, 'geometry'),
  }
}

function regionFrom(region: unknown, path: string): PackRegion {
  const { id, terrain } = object(region, path)
  return { id: text(id, `${path}.id`), terrain: text(terrain, `${path}.terrain`) }
}

function fieldFrom(field: unknown, path: string): PackField {
  const { id, region, terrain, centre, coast, poly, ...lists } = object(field, path)
  const texts = (key: string) => list(lists[key], `${path}.${key}`, text)
  if (typeof coast !== 'boolean') throw new PackError(`${path}.coast`, 'notYesOrNo')
  return {
    id: text(id, `${path}.id`),
    region: region === null ? null : text(region, `${path}.region`),
    terrain: text(terrain, `${path}.terrain`),
    centre: point(centre, `${path}.centre`),
    land: texts('land'),
    bridge: texts('bridge'),
    tunnel: texts('tunnel'),
    river: texts('river'),
    waters: texts('waters'),
    coast,
    poly: list(poly, `${path}.poly`, natural),
  }
}

function geometryFrom(geometry: unknown, path: string): Geometry {
  const { viewBox, vertices, seaPoly, riverPath, bridges, tunnelMouths } = object(geometry, path)
  const box = list(viewBox, `${path}.viewBox`, number)
  if (box.length !== 4) throw new PackError(`${path}.viewBox`, 'notABox')
  return {
    viewBox: box as unknown as Geometry['viewBox'],
    vertices: list(vertices, `${path}.vertices`, point),
    seaPoly: list(seaPoly, `${path}.seaPoly`, natural),
    riverPath: list(riverPath, `${path}.riverPath`, natural),
    bridges: list(bridges, `${path}.bridges`, (bridge, at) => {
      const given = object(bridge, at)
      return { a: text(given.a, `${at}.a`), b: text(given.b, `${at}.b`), at: point(given.at, `${at}.at`) }
    }),
    tunnelMouths: list(tunnelMouths, `${path}.tunnelMouths`, (mouth, at) => {
      const given = object(mouth, at)
      return { field: text(given.field, `${at}.field`), at: point(given.at, `${at}.at`) }
    }),
  }
}

function object(value: unknown, path: string): Doc {
  if (!isObject(value)) throw new PackError(path, 'notAnObject')
  return value
}
function list<T>(value: unknown, path: string, from: (item: unknown, path: string) => T): readonly T[] {
  if (!Array.isArray(value)) throw new PackError(path, 'notAList')
  return value.map((item, i) => from(item, `${path}.${i}`))
}
function text(value: unknown, path: string): string {
  if (!isText(value)) throw new PackError(path, 'notAText')
  return value
}
function number(value: unknown, path: string): number {
  if (!Number.isFinite(value)) throw new PackError(path, 'notANumber')
  return value as number
}
function natural(value: unknown, path: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new PackError(path, 'notANumber')
  return value as number
}
function point(value: unknown, path: string): Point {
  const [x, y, ...more] = list(value, path, number)
  if (x === undefined || y === undefined || more.length > 0) throw new PackError(path, 'notAPoint')
  return [x, y]
}

const isObject = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const idsOf = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id)

// —— sense ——

/** Exactly these ids, each once. */
function checkIds(faults: PackFaults, path: string, ids: readonly string[], wanted: readonly string[]): void {
  for (const id of wanted) faults.need(ids.includes(id), path, 'missing', { id })
  ids.forEach((id, i) => {
    faults.need(wanted.includes(id), `${path}.${id}`, 'unknownId')
    faults.need(ids.indexOf(id) === i, `${path}.${id}`, 'sameIdTwice')
  })
}

function checkRegion(faults: PackFaults, { id, terrain }: PackRegion): void {
  faults.need(TERRAINS.includes(terrain), `regions.${id}.terrain`, 'unknownTerrain', { terrain })
  faults.need(terrain !== 'castle', `regions.${id}.terrain`, 'castleTerrain')
}

function checkField(faults: PackFaults, field: PackField, regions: readonly PackRegion[]): void {
  const { id, region, terrain, waters } = field
  const path = `fields.${id}`
  const isCastle = CASTLES.includes(id)
  faults.need(TERRAINS.includes(terrain), `${path}.terrain`, 'unknownTerrain', { terrain })
  faults.need((terrain === 'castle') === isCastle, `${path}.terrain`, 'castleTerrain') // MAR-GEN-04
  if (isCastle)
    faults.need(region === null, `${path}.region`, 'castleInRegion') // MAR-GEN-03
  else {
    faults.need(region === id.slice(0, -1), `${path}.region`, 'wrongRegion', { want: id.slice(0, -1) }) // MAR-GEN-05
    const wanted = regions.find((one) => one.id === region)?.terrain ?? terrain
    faults.need(terrain === wanted, `${path}.terrain`, 'terrainOfRegion', { want: wanted }) // MAR-GEN-04
  }
  waters.forEach((water, k) => {
    faults.need(WATERS.includes(water), `${path}.waters.${k}`, 'unknownWater', { water })
    faults.need(waters.indexOf(water) === k, `${path}.waters.${k}`, 'waterTwice', { water })
  })
}

/** MAR-GEN-06, -07, -08 Links lead both ways, to other fields, each once and by one kind. */
function checkLinks(faults: PackFaults, field: PackField, map: FieldMap): void {
  for (const kind of LISTS)
    field[kind].forEach((to, k) => {
      const path = `fields.${field.id}.${kind}.${k}`
      const other = map.get(to)
      faults.need(other !== undefined, path, 'noSuchField', { to })
      faults.need(to !== field.id, path, 'linkToItself')
      faults.need(field[kind].indexOf(to) === k, path, 'linkedTwice', { to })
      faults.need(other === undefined || other[kind].includes(field.id), path, 'linkNotTwoWay', { to })
      const others = LISTS.filter((one) => one !== kind && field[one].includes(to))
      const reason = [kind, ...others].includes('river') ? 'linkedAcrossRiver' : 'linkOfTwoKinds'
      faults.need(others.length === 0, path, reason, { to, kinds: others })
    })
}

/** What holds for the map as a whole: castles lie between regions, and the island is in one piece. */
function checkWhole(faults: PackFaults, map: FieldMap): void {
  for (const field of map.values())
    if (CASTLES.includes(field.id))
      faults.need(bordersOf(field, map).length >= 2, `fields.${field.id}`, 'bordersOneRegion')
  const reached = new Set([...map.keys()].slice(0, 1))
  for (const id of reached) {
    const { land = [], bridge = [], tunnel = [] } = map.get(id) ?? {}
    for (const to of [...land, ...bridge, ...tunnel]) reached.add(to)
  }
  const cutOff = [...map.keys()].filter((id) => !reached.has(id))
  faults.need(cutOff.length === 0, 'fields', 'mapInPieces', { cutOff })
}

/** Everything that has a name or says where it comes from: its path, itself, the text it must have. */
function* thingsIn(doc: Doc): Generator<readonly [path: string, thing: Doc, must: string]> {
  for (const [key, must] of Object.entries(MUST_SAY))
    for (const [i, thing] of (doc[key] as readonly Doc[]).entries())
      yield [`${key}.${isText(thing.id) ? thing.id : i}`, thing, must]
  yield ['tunnel', doc.tunnel as Doc, 'name']
  yield ['geometry', doc.geometry as Doc, '']
}

function checkTexts(faults: PackFaults, path: string, thing: Doc, must: string): void {
  for (const key of TEXTS) {
    const said = thing[key]
    if (said === undefined && key !== must) continue
    for (const language of ['en', 'de'])
      faults.need(isObject(said) && isText(said[language]), `${path}.${key}.${language}`, 'textMissing')
  }
}

/**
 * `source` names one origin for the whole thing, or one for each part (`name.en`, `land.C1`) and one for the `rest`.
 * What was published elsewhere says where, in `from`.
 */
function checkSource(faults: PackFaults, path: string, thing: Doc): void {
  const { source, from } = thing
  const parts = isObject(source) ? source : { rest: source }
  faults.need(parts.rest !== undefined, `${path}.source`, 'noSource')
  for (const [part, origin] of Object.entries(parts)) {
    if (origin === undefined) continue
    faults.need(ORIGINS.includes(origin), `${path}.source`, 'unknownSource', { part })
    faults.need(part === 'rest' || hasPart(thing, part), `${path}.source`, 'sourceOfNothing', { part })
  }
  faults.need(!Object.values(parts).includes('published') || isText(from), `${path}.from`, 'publishedNowhere')
}

function hasPart(thing: Doc, part: string): boolean {
  const [key = '', item] = part.split('.')
  const value = thing[key]
  if (item === undefined) return value !== undefined
  return Array.isArray(value) ? value.includes(item) : isObject(value) && value[item] !== undefined
}

// —— content ——

/** The one place where ids that `load` has checked get their brand. */
const fieldIds = (ids: readonly string[]): readonly FieldId[] => ids as readonly FieldId[]
const regionIds = (ids: readonly string[]): readonly RegionId[] => ids as readonly RegionId[]
const byField = <T>(make: (id: FieldId) => T): Record<FieldId, T> =>
  Object.fromEntries(fieldIds(FIELDS).map((id) => [id, make(id)]))
const rankOf = (id: string): number => RANK.get(id) as number
const inOrder = (ids: readonly string[]): readonly string[] => ids.toSorted((a, b) => rankOf(a) - rankOf(b))

function contentOf(map: FieldMap): Content {
  const field = byField((id) => fieldOf(map.get(id) as PackField, map))
  const areasOf = (region: string) => fieldIds(NUMBERS.map((number) => `${region}${number}`))
  return {
    fields: fieldIds(FIELDS), // MAR-ORC-10
    areas: fieldIds(AREAS),
    castles: fieldIds(CASTLES),
    regions: regionIds(REGIONS),
    areasOf: Object.fromEntries(REGIONS.map((region) => [region, areasOf(region)])), // MAR-GEN-05
    field,
    inOrder: fieldIds(FIELDS).map((id) => field[id] as Field),
  }
}

const attacksFrom = (from: FieldId, ways: readonly Way[]): Attack[] =>
  ways.map(({ to, by }) => ({ do: 'attack', from, to, by }))

function fieldOf(field: PackField, map: FieldMap): Field {
  const isCastle = CASTLES.includes(field.id)
  const id = field.id as FieldId
  const [ways, boats] = [waysOf(field), waysBy('boat', boatsOf(field, map))]
  return {
    id,
    region: field.region as RegionId | null,
    terrain: field.terrain as Terrain,
    ways,
    boats,
    acrossRiver: fieldIds(inOrder(field.river)),
    borders: isCastle ? bordersOf(field, map) : [],
    attacks: attacksFrom(id, ways),
    boatAttacks: attacksFrom(id, boats),
    figureSlots: FIGURES.map((figure) => slot(slotOf(id, figure), 1, 2)), // MAR-GEN-18
  }
}

/**
 * What is adjacent: by land, bridge and tunnel, never by boat (MAR-RULING-55).
 * MAR-ORC-12, -13 Areas by region and number, castles by number, whether by land or bridge; the tunnel last of all.
 */
function waysOf({ land, bridge, tunnel }: PackField): readonly Way[] {
  const near = inOrder([...land, ...bridge]) // MAR-RULING-23, -102 a bridge is no reason to come later
  return [
    ...near.flatMap((id) => waysBy(land.includes(id) ? 'land' : 'bridge', [id])),
    ...waysBy('tunnel', inOrder(tunnel)), // MAR-RULING-24 after the castles
  ]
}

const waysBy = (by: Link, ids: readonly string[]): Way[] => fieldIds(ids).map((to) => ({ to, by }))

/** MAR-AID-12, MAR-RULING-69, -70 Any other field on one of its waters, adjacent or not; from river to sea leads no way. */
const boatsOf = ({ id, waters }: PackField, map: FieldMap): readonly string[] =>
  FIELDS.filter((other) => other !== id && map.get(other)?.waters.some((water) => waters.includes(water)))

/** MAR-RULING-20 The regions of the areas that a castle reaches by land or bridge. */
function bordersOf(field: PackField, map: FieldMap): readonly RegionId[] {
  const near = BORDERS.flatMap((kind) => field[kind]).map((id) => map.get(id)?.region)
  return regionIds(REGIONS.filter((region) => near.includes(region)))
}
