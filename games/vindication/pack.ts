/** The shape of a pack: the document with island, regions and cards in it, as far as rules, checks and board need it. */

import { type From, listAt, naturalAt, openPack, PackError, type PackPart, textAt } from '@skerry/kernel'

export const FORMAT = 'vindication-pack-1'

// —— the document ——

export interface PackHex {
  readonly id: string
  /** Axial coordinates: q to the east, r to the south-east. */
  readonly at: readonly [q: number, r: number]
}
export interface PackTriangle {
  readonly id: string
  readonly hexes: readonly string[]
}
export interface PackRegion {
  readonly id: string
  readonly set: string
  readonly rule: string
  readonly count: number
  readonly visit: readonly string[]
  readonly mixed: boolean
  readonly controllable: boolean
  readonly resource: boolean
}
/** What all cards have that players own. */
export interface PackCard {
  readonly id: string
  readonly set: string
  readonly honor: number
  readonly ability: string
}
export interface PackCompanion extends PackCard {
  readonly colour: string
  readonly initiative: number
  readonly attributes: string
  readonly start: boolean
}
export interface PackTrait extends PackCard {
  readonly slots: number
}
export interface PackRelic extends PackCard {
  readonly charge: number
}
export interface PackJourney {
  readonly id: string
  readonly number: number
  readonly triangle: string
  readonly colour: string
}
export interface PackGoal {
  readonly if: string
  readonly honor: number
}
export interface PackQuest {
  readonly id: string
  readonly set: string
  readonly goals: readonly PackGoal[]
}
export interface PackTrigger {
  readonly id: string
  readonly set: string
  /** What one player must have; '': nothing. */
  readonly player: string
  /** What the whole table must have; '': nothing. */
  readonly table: string
}
export interface PackAttribute {
  readonly id: string
  /** Heroic ones: the two common ones that make it. */
  readonly parts: readonly string[]
}
export interface PackNamed {
  readonly id: string
}
export interface PackComponent {
  readonly id: string
  readonly count: number
}
export interface Pack {
  readonly hexes: readonly PackHex[]
  readonly triangles: readonly PackTriangle[]
  readonly regions: readonly PackRegion[]
  readonly companions: readonly PackCompanion[]
  readonly traits: readonly PackTrait[]
  readonly relics: readonly PackRelic[]
  readonly monsters: readonly PackCard[]
  readonly journeys: readonly PackJourney[]
  readonly quests: readonly PackQuest[]
  readonly triggers: readonly PackTrigger[]
  readonly attributes: readonly PackAttribute[]
  readonly zones: readonly PackNamed[]
  readonly decks: readonly PackNamed[]
  readonly dice: { readonly monster: readonly string[]; readonly attribute: readonly string[] }
  readonly coins: readonly number[]
  readonly components: readonly PackComponent[]
}

// —— reading ——

/** Reads the shape of a pack, and nothing more: whether it makes sense is for `load` to say. */
export function packFrom(pack: unknown): Pack {
  const given = openPack(pack, FORMAT)
  const dice = given.object('dice')
  given.things('facts', named)
  given.object('sources')
  return {
    hexes: given.things('hexes', (hex) => ({ id: hex.text('id'), at: hex.part('at', axialAt) })),
    triangles: given.things('triangles', (one) => ({ id: one.text('id'), hexes: one.texts('hexes') })),
    regions: given.things('regions', regionFrom),
    companions: given.things('companions', companionFrom),
    traits: given.things('traits', (trait) => ({ ...cardFrom(trait), slots: trait.natural('slots') })),
    relics: given.things('relics', (relic) => ({ ...cardFrom(relic), charge: relic.natural('charge') })),
    monsters: given.things('monsters', cardFrom),
    journeys: given.things('journeys', journeyFrom),
    quests: given.things('quests', questFrom),
    triggers: given.things('triggers', triggerFrom),
    attributes: given.things('attributes', (attr) => ({
      id: attr.text('id'),
      parts: attr.optional('parts', textsAt) ?? [],
    })),
    zones: given.things('zones', named),
    decks: given.things('decks', named),
    dice: { monster: dice.texts('monster'), attribute: dice.texts('attribute') },
    coins: given.list('coins', naturalAt),
    components: given.things('components', (one) => ({ id: one.text('id'), count: one.natural('count') })),
  }
}

const textsAt: From<readonly string[]> = (value, path) => listAt(value, path, textAt)

/** A whole number, below 0 too. */
const integerAt: From<number> = (value, path) => {
  if (!Number.isSafeInteger(value)) throw new PackError(path, 'notAnInteger')
  return value as number
}

const axialAt: From<PackHex['at']> = (value, path) => {
  const [q, r, ...more] = listAt(value, path, integerAt)
  if (q === undefined || r === undefined || more.length > 0) throw new PackError(path, 'notAPlace')
  return [q, r]
}

const named = (given: PackPart): PackNamed => ({ id: given.text('id') })

const regionFrom = (given: PackPart): PackRegion => ({
  id: given.text('id'),
  set: given.text('set'),
  rule: given.text('rule'),
  count: given.natural('count'),
  visit: given.texts('visit'),
  mixed: given.yesOrNo('mixed'),
  controllable: given.yesOrNo('controllable'),
  resource: given.yesOrNo('resource'),
})

const cardFrom = (given: PackPart): PackCard => ({
  id: given.text('id'),
  set: given.text('set'),
  honor: given.integer('honor'), // VIN-CARD-01 up or down
  ability: given.text('ability'),
})

const companionFrom = (given: PackPart): PackCompanion => ({
  ...cardFrom(given),
  colour: given.text('colour'),
  initiative: given.natural('initiative'),
  attributes: given.text('attributes'),
  start: given.yesOrNo('start'),
})

const journeyFrom = (given: PackPart): PackJourney => ({
  id: given.text('id'),
  number: given.natural('number'),
  triangle: given.text('triangle'),
  colour: given.text('colour'),
})

const questFrom = (given: PackPart): PackQuest => ({
  id: given.text('id'),
  set: given.text('set'),
  goals: given.things('goals', (goal) => ({ if: goal.text('if'), honor: goal.natural('honor') })),
})

const triggerFrom = (given: PackPart): PackTrigger => ({
  id: given.text('id'),
  set: given.text('set'),
  player: given.optional('player', textAt) ?? '',
  table: given.optional('table', textAt) ?? '',
})

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
