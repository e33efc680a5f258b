/** The shape of a pack: the document with island, regions and cards in it, as far as rules, checks and board need it. */

import { shapes as at, type From, openPack, PackError } from '@skerry/contracts'

export const FORMAT = 'vindication-pack-1'

// —— the document ——

/** Axial coordinates: q to the east, r to the south-east. */
const axialAt: From<readonly [q: number, r: number]> = (value, path) => {
  const [q, r, ...more] = at.list(at.whole)(value, path)
  if (q === undefined || r === undefined || more.length > 0) throw new PackError(path, 'notAPlace')
  return [q, r]
}
const hexAt = at.object({ id: at.text, at: axialAt })
const triangleAt = at.object({ id: at.text, hexes: at.texts })
const regionAt = at.object({
  id: at.text,
  set: at.text,
  rule: at.text,
  count: at.natural,
  visit: at.texts,
  mixed: at.yesOrNo,
  controllable: at.yesOrNo,
  resource: at.yesOrNo,
})
/** What all cards have that players own; VIN-CARD-01 honor up or down. */
const CARD = { id: at.text, set: at.text, honor: at.integer, ability: at.text }
const cardAt = at.object(CARD)
const companionAt = at.object({
  ...CARD,
  colour: at.text,
  initiative: at.natural,
  attributes: at.text,
  start: at.yesOrNo,
})
const journeyAt = at.object({ id: at.text, number: at.natural, triangle: at.text, colour: at.text })
const questAt = at.object({ id: at.text, set: at.text, goals: at.list(at.object({ if: at.text, honor: at.natural })) })
/** What one player and the whole table must have; '': nothing. */
const triggerAt = at.object({
  id: at.text,
  set: at.text,
  player: at.orElse(at.text, ''),
  table: at.orElse(at.text, ''),
})
const packAt = at.object({
  dice: at.object({ monster: at.texts, attribute: at.texts }),
  facts: at.list(at.named),
  sources: at.object({}),
  hexes: at.list(hexAt),
  triangles: at.list(triangleAt),
  regions: at.list(regionAt),
  companions: at.list(companionAt),
  traits: at.list(at.object({ ...CARD, slots: at.natural })),
  relics: at.list(at.object({ ...CARD, charge: at.natural })),
  monsters: at.list(cardAt),
  journeys: at.list(journeyAt),
  quests: at.list(questAt),
  triggers: at.list(triggerAt),
  /** Heroic ones: the two common ones that make it. */
  attributes: at.list(at.object({ id: at.text, parts: at.orElse(at.texts, []) })),
  zones: at.list(at.named),
  decks: at.list(at.named),
  coins: at.list(at.natural),
  components: at.list(at.component),
})

/** Reads the shape of a pack, and nothing more: whether it makes sense is for `load` to say. */
export const packFrom = (doc: unknown): Pack => packAt(openPack(doc, FORMAT).doc, '')

export type Pack = ReturnType<typeof packAt>
export type PackHex = ReturnType<typeof hexAt>
export type PackTriangle = ReturnType<typeof triangleAt>
export type PackRegion = ReturnType<typeof regionAt>
export type PackCard = ReturnType<typeof cardAt>
export type PackCompanion = ReturnType<typeof companionAt>
export type PackJourney = ReturnType<typeof journeyAt>
export type PackQuest = ReturnType<typeof questAt>
export type PackTrigger = ReturnType<typeof triggerAt>

// —— geometry ——

/** Two hexes that touch are one step apart on the axial grid. */
export function areNeighbours({ at: [q, r] }: PackHex, { at: [otherQ, otherR] }: PackHex): boolean {
  const [east, south] = [otherQ - q, otherR - r]
  return Math.max(Math.abs(east), Math.abs(south), Math.abs(east + south)) === 1
}

/** VIN-RULING-17 Triangles of the shore touch two hexes, all others three. */
export const isShore = ({ hexes }: PackTriangle): boolean => hexes.length === 2

/** VIN-RULING-17 Triangles are adjacent if they have two hexes in common: the gap between those is the way. */
export const areAdjacent = (one: PackTriangle, other: PackTriangle): boolean =>
  one !== other && one.hexes.filter((hex) => other.hexes.includes(hex)).length === 2
