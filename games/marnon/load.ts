/** From a pack, the document with the island in it, to the content that the rules play on. */

import {
  shapes as at,
  checkTold,
  type Doc,
  loadPack,
  openPack,
  type PackChecks,
  reachedFrom,
  type ToBeTold,
} from '@skerry/contracts'
import { slot } from '@skerry/kernel'
import { checkGeometry } from './geometry.ts'
import { FIGURES, slotOf } from './queries.ts'
import type { Attack, Content, Field, FieldId, Link, RegionId, Terrain, Water, Way } from './types.ts'

const FORMAT = 'marnon-pack-1'
/** MAR-GEN-03, -05 Six regions of six areas, addressed by two dice; eight castles, addressed by one number. */
const REGIONS = ['I', 'II', 'III', 'IV', 'V', 'VI']
const NUMBERS = [1, 2, 3, 4, 5, 6]
const areasIn = (region: string): readonly string[] => NUMBERS.map((number) => `${region}${number}`)
const AREAS = REGIONS.flatMap(areasIn)
const REGION_OF = new Map(REGIONS.flatMap((region) => areasIn(region).map((area) => [area, region])))
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
/** Texts in both languages, and the one that each kind of thing must have. */
const TO_BE_TOLD: ToBeTold = {
  lists: { regions: 'name', waters: 'name', fields: '', components: 'name', colours: 'name', facts: 'says' },
  single: { tunnel: 'name', geometry: '' },
  texts: ['name', 'position', 'hint', 'says', 'also'],
}

type FieldMap = ReadonlyMap<string, PackField>

export const load = (doc: unknown): Content =>
  loadPack(doc, packFrom, checkPack, ({ fields }) => contentOf(mapOf(fields)))

// —— shape ——

const regionAt = at.object({ id: at.text, terrain: at.text })
const fieldAt = at.object({
  id: at.text,
  /** Null: a castle. */
  region: (value: unknown, path: string) => (value === null ? null : at.text(value, path)),
  terrain: at.text,
  centre: at.point,
  land: at.texts,
  bridge: at.texts,
  tunnel: at.texts,
  river: at.texts,
  waters: at.texts,
  coast: at.yesOrNo,
  poly: at.list(at.natural),
})
const geometryAt = at.object({
  viewBox: at.box,
  vertices: at.list(at.point),
  seaPoly: at.list(at.natural),
  riverPath: at.list(at.natural),
  bridges: at.list(at.object({ a: at.text, b: at.text, at: at.point })),
  tunnelMouths: at.list(at.object({ field: at.text, at: at.point })),
})
/** The pack as far as the rules need it. */
const packAt = at.object({
  components: at.list(at.object({ count: at.natural })),
  colours: at.list(at.object({})),
  facts: at.list(at.object({})),
  tunnel: at.object({}),
  regions: at.list(regionAt),
  waters: at.list(at.named),
  fields: at.list(fieldAt),
  geometry: geometryAt,
})
export type Pack = ReturnType<typeof packAt>
export type PackRegion = ReturnType<typeof regionAt>
export type PackField = ReturnType<typeof fieldAt>

/** Reads the shape of a pack, and nothing more: whether it makes sense is for `load` to say. */
export const packFrom = (doc: unknown): Pack => packAt(openPack(doc, FORMAT).doc, '')

// —— sense ——

const mapOf = (fields: readonly PackField[]): FieldMap => new Map(fields.map((field) => [field.id, field]))

function checkPack(faults: PackChecks, { regions, waters, fields, geometry }: Pack, doc: Doc): void {
  faults.known('regions', regions, REGIONS)
  faults.known('waters', waters, WATERS)
  faults.known('fields', fields, FIELDS)
  for (const region of regions) checkRegion(faults, region)
  for (const field of fields) checkField(faults, field, regions)
  const map = mapOf(fields)
  for (const field of fields) checkLinks(faults, field, map)
  checkWhole(faults, map)
  checkGeometry(faults, geometry, fields)
  checkTold(faults, doc, TO_BE_TOLD)
}

function checkRegion(faults: PackChecks, { id, terrain }: PackRegion): void {
  faults.need(TERRAINS.includes(terrain), `regions.${id}.terrain`, 'unknownTerrain', { terrain })
  faults.need(terrain !== 'castle', `regions.${id}.terrain`, 'castleTerrain')
}

function checkField(faults: PackChecks, field: PackField, regions: readonly PackRegion[]): void {
  const { id, region, terrain, waters } = field
  const path = `fields.${id}`
  const isCastle = CASTLES.includes(id)
  faults.need(TERRAINS.includes(terrain), `${path}.terrain`, 'unknownTerrain', { terrain })
  faults.need((terrain === 'castle') === isCastle, `${path}.terrain`, 'castleTerrain') // MAR-GEN-04
  if (isCastle)
    faults.need(region === null, `${path}.region`, 'castleInRegion') // MAR-GEN-03
  else {
    const want = REGION_OF.get(id) ?? region
    faults.need(region === want, `${path}.region`, 'wrongRegion', { want }) // MAR-GEN-05
    const wanted = regions.find((one) => one.id === region)?.terrain ?? terrain
    faults.need(terrain === wanted, `${path}.terrain`, 'terrainOfRegion', { want: wanted }) // MAR-GEN-04
  }
  waters.forEach((water, k) => {
    faults.need(WATERS.includes(water), `${path}.waters.${k}`, 'unknownWater', { water })
    faults.need(waters.indexOf(water) === k, `${path}.waters.${k}`, 'waterTwice', { water })
  })
}

/** MAR-GEN-06, -07, -08 Links lead both ways, to other fields, each once and by one kind. */
function checkLinks(faults: PackChecks, field: PackField, map: FieldMap): void {
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
function checkWhole(faults: PackChecks, map: FieldMap): void {
  for (const field of map.values())
    if (CASTLES.includes(field.id))
      faults.need(bordersOf(field, map).length >= 2, `fields.${field.id}`, 'bordersOneRegion')
  const reached = reachedFrom([...map.keys()].slice(0, 1), (id) => {
    const { land = [], bridge = [], tunnel = [] } = map.get(id) ?? {}
    return [...land, ...bridge, ...tunnel]
  })
  const cutOff = [...map.keys()].filter((id) => !reached.has(id))
  faults.need(cutOff.length === 0, 'fields', 'mapInPieces', { cutOff })
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
  return {
    fields: fieldIds(FIELDS), // MAR-ORC-10
    areas: fieldIds(AREAS),
    castles: fieldIds(CASTLES),
    regions: regionIds(REGIONS),
    areasOf: Object.fromEntries(REGIONS.map((region) => [region, fieldIds(areasIn(region))])), // MAR-GEN-05
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
