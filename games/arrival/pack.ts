/** The shape of a pack: the document with map, cards and tiles in it, as far as rules, checks and board need it. */

import { shapes as at, openPack, PackPart } from '@skerry/contracts'
import type { Section } from './types.ts'

export const FORMAT = 'arrival-pack-1'
/** ARR-BLOCK-01 Three sections on every earning card. */
export const SECTIONS = ['top', 'middle', 'bottom'] as const satisfies readonly Section[]

/** Names are the same in both languages, like those of locations and tribes. */
const provinceAt = at.object({
  id: at.text,
  name: at.text,
  colour: at.text,
  fame: at.natural,
  neighbours: at.texts,
  /** Where name, number and shields are drawn. */
  badge: at.point,
})
const locationAt = at.object({ id: at.text, name: at.text, province: at.text, port: at.yesOrNo, at: at.point })
const castleAt = (value: unknown, path: string) => ({
  ...at.object({ id: at.text, at: at.point })(value, path),
  /** What only a location of the main island has, but somebody has given to this one. */
  strange: (['province', 'port'] as const).filter((key) => new PackPart(value, path).doc[key] !== undefined),
})
const famePerFortAt = at.orElse(at.list(at.object({ fame: at.natural, level: at.natural })), [])
/** One section: what it shows, by symbol. */
const yieldAt = (value: unknown, path: string) => {
  const given = new PackPart(value, path)
  const symbols = Object.keys(given.doc).filter((symbol) => symbol !== 'famePerFort')
  return {
    numbers: Object.fromEntries(symbols.map((symbol) => [symbol, given.natural(symbol)])),
    famePerFort: given.part('famePerFort', famePerFortAt),
  }
}
const cardAt = at.object({ id: at.text, back: at.text, top: yieldAt, middle: yieldAt, bottom: yieldAt })
const tileAt = at.object({
  id: at.text,
  kind: at.text,
  count: at.natural,
  value: at.orElse(at.natural, undefined),
  province: at.orElse(at.text, undefined),
  colour: at.orElse(at.text, undefined),
})
const packAt = at.object({
  sources: at.object({}),
  facts: at.list(at.named),
  colours: at.list(at.named),
  provinces: at.list(provinceAt),
  locations: at.list(locationAt),
  castles: at.list(castleAt),
  connections: at.list(at.pair),
  cards: at.list(cardAt),
  tiles: at.list(tileAt),
  tribes: at.list(at.object({ id: at.text, name: at.text, colour: at.text })),
  components: at.list(at.component),
  /** Outlines: the main island, Balor's Isle. */
  drawing: at.object({ viewBox: at.box, island: at.list(at.point), isle: at.list(at.point) }),
})

/** Reads the shape of a pack, and nothing more: whether it makes sense is for `load` to say. */
export const packFrom = (doc: unknown): Pack => packAt(openPack(doc, FORMAT).doc, '')

export type Pack = ReturnType<typeof packAt>
export type PackProvince = ReturnType<typeof provinceAt>
export type PackLocation = ReturnType<typeof locationAt>
export type PackYield = ReturnType<typeof yieldAt>
export type PackCard = ReturnType<typeof cardAt>
export type PackTile = ReturnType<typeof tileAt>
