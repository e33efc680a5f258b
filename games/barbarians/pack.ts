/** The shape of a pack: the document with volcano, map and cards in it, as far as rules, checks and board need it. */

import { shapes as at, type From, openPack, PackPart } from '@skerry/contracts'

export const FORMAT = 'barbarians-pack-1'

const spaceAt = at.object({ id: at.text, ring: at.natural, sector: at.natural, effect: at.text })
const volcanoAt = at.object({
  id: at.text,
  /** Clockwise in each ring. */
  spaces: at.list(spaceAt),
})
/** Names are the same in both languages, like those of gods and warlords. */
const islandAt = at.object({ id: at.text, name: at.text })
const regionAt = at.object({
  id: at.text,
  island: at.text,
  terrain: at.text,
  /** It keeps its marker only with at least so many players: 3 or 4; 0: always. */
  players: at.natural,
  /** 0 … 1000 from left to right and from top to bottom. */
  at: at.point,
})
const mapAt = at.object({
  id: at.text,
  /** Width by height. */
  aspect: at.number,
  start: at.object({ at: at.point }),
  /** In the order of discovery. */
  islands: at.list(islandAt),
  regions: at.list(regionAt),
  /** By land and by sea (BAR-RULING-36). */
  borders: at.list(at.pair),
  routes: at.list(at.pair),
})
const markerAt = at.object({ id: at.text, faction: at.text, value: at.natural })
const regionCardAt = at.object({ id: at.text, terrain: at.text, battle: at.text })
const godAt = at.object({ id: at.text, name: at.text, dp: at.natural, prayer: at.text })
const warlordAt = at.object({ id: at.text, name: at.text, crowns: at.natural, troop: at.text, sacrifice: at.text })
const buildingAt = at.object({
  id: at.text,
  set: at.text,
  type: at.text,
  cost: at.numbers,
  production: at.text,
  scores: at.text,
  resource: at.text,
})
const feastAt = at.object({ id: at.text, set: at.text, rows: at.texts })
const demonAt = at.object({ id: at.text, set: at.text, tribute: at.text })
const slotAt = at.object({
  /** Absent in the last slot (BAR-EVENT-03). */
  ring: at.orElse(at.natural, undefined),
  /** Clockwise; negative: counter-clockwise. */
  steps: at.orElse(at.whole, undefined),
  slot: at.natural,
})
const milestoneAt = at.object({ id: at.text, space: at.natural, bonus: at.text })
const fateAt = at.object({
  id: at.text,
  heroes: at.whole,
  knowledge: at.numbers,
  discards: at.list(at.natural),
  honour: at.natural,
  conquest: at.texts,
})
/** What each troop costs; beside them stands only where that comes from. */
const recruitsAt: From<Readonly<Record<string, PackCost>>> = (value, path) => {
  const given = new PackPart(value, path)
  const troops = Object.keys(given.doc).filter((key) => key !== 'source' && key !== 'from')
  return Object.fromEntries(troops.map((troop) => [troop, given.part(troop, at.numbers)]))
}
const packAt = at.object({
  facts: at.list(at.named),
  volcanoes: at.list(volcanoAt),
  maps: at.list(mapAt),
  markers: at.list(markerAt),
  regionCards: at.list(regionCardAt),
  gods: at.list(godAt),
  warlords: at.list(warlordAt),
  buildingTypes: at.list(at.named),
  buildings: at.list(buildingAt),
  feasts: at.list(feastAt),
  demons: at.list(demonAt),
  timeline: at.list(slotAt),
  milestones: at.list(milestoneAt),
  fates: at.list(fateAt),
  recruits: recruitsAt,
  tracks: at.list(at.named),
  factions: at.list(at.named),
  terrains: at.list(at.named),
  tribes: at.list(at.object({ id: at.text, colour: at.text })),
  components: at.list(at.component),
})

/** Reads the shape of a pack, and nothing more: whether it makes sense is for `load` to say. */
export const packFrom = (doc: unknown): Pack => packAt(openPack(doc, FORMAT).doc, '')

export type Pack = ReturnType<typeof packAt>
export type PackSpace = ReturnType<typeof spaceAt>
export type PackVolcano = ReturnType<typeof volcanoAt>
export type PackRegion = ReturnType<typeof regionAt>
export type PackPair = ReturnType<typeof at.pair>
export type PackMap = ReturnType<typeof mapAt>
export type PackRegionCard = ReturnType<typeof regionCardAt>
export type PackBuilding = ReturnType<typeof buildingAt>
/** Numbers by resource. */
export type PackCost = ReturnType<typeof at.numbers>
export type PackFeast = ReturnType<typeof feastAt>
export type PackDemon = ReturnType<typeof demonAt>
export type PackSlot = ReturnType<typeof slotAt>
export type PackFate = ReturnType<typeof fateAt>
