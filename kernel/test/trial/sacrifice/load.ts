/** From a pack to content: everything parsed and checked once; what cannot be played is refused by card and field. */

import { PackError, type Params } from '../../../src/index.ts'
import { FACTIONS, KINDS, RESOURCES, TERRAINS, TRACKS, TROOPS } from './queries.ts'
import {
  type BarEffect,
  type Card,
  type Content,
  type Marker,
  type Milestone,
  type Region,
  type RegionCard,
  START,
  type Start,
  type Terrain,
  type Tribe,
  type Troop,
  type Troops,
} from './types.ts'

type Fields = Readonly<Record<string, unknown>>
const TRIBES: readonly Tribe[] = ['red', 'blue', 'green', 'yellow']
const LETTERS: Readonly<Record<string, Troop>> = { A: 'archer', B: 'berserker', R: 'raider' }

// —— values ——

function refuse(path: string, reason: string, params: Params = {}): never {
  throw new PackError(path, reason, params)
}
function fieldsIn(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(path, 'notAnObject')
  return { ...value }
}
function listIn(value: unknown, path: string): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(path, 'notAList')
}
function textIn(value: unknown, path: string): string {
  return typeof value === 'string' ? value : refuse(path, 'notAText')
}
function wholeIn(value: unknown, path: string, least = 0): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least
    ? value
    : refuse(path, 'notAWholeNumber', { least })
}
function oneOfThese<V extends string>(value: unknown, known: readonly V[], path: string): V {
  return known.find((v) => v === value) ?? refuse(path, 'unknown', { got: String(value), known })
}
/** One whole number for each key. */
function numbersIn<K extends string>(value: unknown, keys: readonly K[], path: string): Record<K, number> {
  const given = fieldsIn(value, path)
  for (const key in given) oneOfThese(key, keys, `${path}.${key}`)
  return Object.fromEntries(keys.map((key) => [key, wholeIn(given[key] ?? 0, `${path}.${key}`)])) as Record<K, number>
}
function eachIn<V>(value: unknown, path: string, read: (entry: unknown, path: string) => V): Record<string, V> {
  return Object.fromEntries(
    Object.entries(fieldsIn(value, path)).map(([id, entry]) => [id, read(entry, `${path}.${id}`)]),
  )
}

// —— effects ——

/** BAR-RULING-21 The order in which the parts of one card are carried out; within a group from left to right. */
const GROUPS = ['resources', 'troops', 'points', 'barbarian', 'tactics', 'honour', 'cards', 'campaign'] as const
const GROUP_OF: Readonly<Record<Exclude<BarEffect['do'], 'know'>, (typeof GROUPS)[number]>> = {
  resource: 'resources',
  any: 'resources',
  troop: 'troops',
  dp: 'points',
  hon: 'honour',
  card: 'cards',
  campaign: 'campaign',
  either: 'campaign',
}
function placeOf(effect: BarEffect): number {
  if (effect.do !== 'know') return GROUPS.indexOf(GROUP_OF[effect.do])
  return GROUPS.indexOf(effect.category === 'tactics' ? 'tactics' : 'barbarian')
}

/** Reads `DP 1 + CARD` or `BARB 2 / (BARB 1 + TACT 1)`; the empty text is no effect. */
export function effectsIn(value: unknown, path: string): readonly BarEffect[] {
  const text = textIn(value, path).trim()
  if (text === '') return []
  const sides = text.split('/').map((side) => side.trim().replace(/^\((.*)\)$/, '$1'))
  if (sides.length > 2) return refuse(path, 'moreThanTwoSides', { text })
  if (sides.length === 2) return [{ do: 'either', sides: sides.map((side) => allOf(side, path)) }] // BAR-GEN-06
  return allOf(text, path)
}
function allOf(text: string, path: string): readonly BarEffect[] {
  const parts = text.split('+').map((word) => effectIn(word.trim(), path))
  return parts.sort((a, b) => placeOf(a) - placeOf(b))
}
function effectIn(word: string, path: string): BarEffect {
  const [, verb = '', count] = /^([A-Za-z]+)(?: (\d+|x2))?$/.exec(word) ?? []
  const n = count === undefined || count === 'x2' ? 0 : Number(count)
  const resource = RESOURCES.find((r) => r === verb)
  if (count === undefined) {
    if (verb === 'CARD') return { do: 'card', kinds: ['god', 'warlord'] }
    if (verb === 'BUILDCARD') return { do: 'card', kinds: ['building'] }
    if (verb === 'CAMPAIGN') return { do: 'campaign', times: 1 }
  }
  if (verb === 'CAMPAIGN' && count === 'x2') return { do: 'campaign', times: 2 }
  if (n > 0) {
    if (resource !== undefined) return { do: 'resource', resource, n }
    if (verb === 'ANY') return { do: 'any', n }
    if (verb === 'TROOP') return { do: 'troop', n }
    if (verb === 'DP') return { do: 'dp', n }
    if (verb === 'HON') return { do: 'hon', n }
    if (verb === 'BARB') return { do: 'know', category: 'barbarian', n }
    if (verb === 'TACT') return { do: 'know', category: 'tactics', n }
    if (verb === 'KNOW') return { do: 'know', category: 'either', n }
  }
  return refuse(path, 'noSuchEffect', { effect: word })
}

// —— cards and regions ——

function cardIn(value: unknown, path: string): Card {
  const given = fieldsIn(value, path)
  const kind = oneOfThese(given.kind, KINDS, `${path}.kind`)
  if (kind === 'god') return { kind, dp: wholeIn(given.dp, `${path}.dp`) }
  if (kind === 'building') return { kind }
  return {
    kind,
    crowns: wholeIn(given.crowns, `${path}.crowns`),
    troop: oneOfThese<Troop | 'any'>(given.troop, [...TROOPS, 'any'], `${path}.troop`),
    sacrifice: effectsIn(given.sacrifice, `${path}.sacrifice`),
  }
}

/** Reads `B2 R1 +R1=3 » gold 1`: the grey troops, the red ones with their DP, the reward. */
function regionCardIn(value: unknown, path: string, terrain: Terrain): RegionCard {
  const text = textIn(value, path)
  const [, grey = '', red, dp, reward = ''] = /^([^+»]*)(?:\+([^=»]*)=(\d+)\s*)?(?:»(.*))?$/.exec(text) ?? []
  const first = troopsIn(grey, path)
  if (red === undefined) return { terrain, grey: first, overkill: null, reward: effectsIn(reward, path) }
  const more = troopsIn(red, path)
  const troops = {
    archer: first.archer + more.archer,
    berserker: first.berserker + more.berserker,
    raider: first.raider + more.raider,
  }
  return { terrain, grey: first, overkill: { troops, dp: Number(dp) }, reward: effectsIn(reward, path) }
}
function troopsIn(text: string, path: string): Troops {
  const troops = { archer: 0, berserker: 0, raider: 0 }
  for (const word of text.trim().split(/\s+/)) {
    const [, letter = '', n] = /^([ABR])([1-6])$/.exec(word) ?? []
    const troop = LETTERS[letter] ?? refuse(path, 'noSuchTroops', { got: word })
    troops[troop] += Number(n)
  }
  return troops
}

function regionIn(value: unknown, path: string, islands: readonly string[]): Region {
  const given = fieldsIn(value, path)
  const island = oneOfThese(given.island, islands, `${path}.island`)
  return {
    island,
    terrain: oneOfThese(given.terrain, TERRAINS, `${path}.terrain`),
    marker: markerIn(given.marker, `${path}.marker`),
  }
}
function markerIn(value: unknown, path: string): Marker | null {
  if (value === undefined) return null
  const [faction, count] = textIn(value, path).split(' ')
  return { faction: oneOfThese(faction, FACTIONS, path), value: wholeIn(Number(count), path, 1) }
}
function neighboursIn(value: unknown, path: string, regions: readonly string[]): Record<string, readonly string[]> {
  const neighbours: Record<string, string[]> = Object.fromEntries([START, ...regions].map((id) => [id, []]))
  listIn(value, path).forEach((line, i) => {
    const ends = textIn(line, `${path}.${i}`).split(' ')
    if (ends.length !== 2) refuse(`${path}.${i}`, 'notTwoRegions')
    const [a, b] = ends.map((id) => neighbours[id] ?? refuse(`${path}.${i}`, 'noSuchRegion', { id }))
    a?.push(ends[1] as string)
    b?.push(ends[0] as string)
  })
  return neighbours
}

// —— the whole ——

function startIn(value: unknown, path: string, cards: Readonly<Record<string, Card>>): Start {
  const given = fieldsIn(value, path)
  const held = listIn(given.cards, `${path}.cards`).map((id, i) =>
    oneOfThese(id, Object.keys(cards), `${path}.cards.${i}`),
  )
  return {
    tribe: oneOfThese(given.tribe, TRIBES, `${path}.tribe`),
    dp: wholeIn(given.dp ?? 0, `${path}.dp`),
    honour: wholeIn(given.honour ?? 0, `${path}.honour`),
    resources: numbersIn(given.resources, RESOURCES, `${path}.resources`),
    troops: numbersIn(given.troops, TROOPS, `${path}.troops`),
    knowledge: numbersIn(given.knowledge, TRACKS, `${path}.knowledge`),
    cards: held,
  }
}
function milestoneIn(value: unknown, path: string): Milestone {
  const given = fieldsIn(value, path)
  return { at: wholeIn(given.at, `${path}.at`, 1), bonus: effectsIn(given.bonus, `${path}.bonus`) }
}
const sortedByPlace = (milestones: Milestone[]): Milestone[] => milestones.sort((a, b) => a.at - b.at)

export function load(given: unknown): Content {
  const pack = fieldsIn(given, '')
  const cards = eachIn(pack.cards, 'cards', cardIn)
  const islands = listIn(pack.islands, 'islands').map((id, i) => textIn(id, `islands.${i}`))
  const regions = eachIn(pack.regions, 'regions', (entry, path) => regionIn(entry, path, islands))
  const decks = Object.entries(fieldsIn(pack.regionCards, 'regionCards')).map(([terrain, deck]) => {
    const known = oneOfThese(terrain, TERRAINS, `regionCards.${terrain}`)
    return eachIn(deck, `regionCards.${terrain}`, (entry, path) => regionCardIn(entry, path, known))
  })
  const costs = fieldsIn(pack.costs, 'costs')
  const costIn = (troop: Troop) =>
    textIn(costs[troop], `costs.${troop}`)
      .split(' ')
      .map((r) => oneOfThese(r, RESOURCES, `costs.${troop}`))
  return {
    eras: wholeIn(pack.eras, 'eras', 1),
    limits: numbersIn(pack.limits, KINDS, 'limits'),
    solo: numbersIn(pack.solo, KINDS, 'solo'),
    costs: { archer: costIn('archer'), berserker: costIn('berserker'), raider: costIn('raider') },
    cards,
    islands,
    regions,
    neighbours: neighboursIn(pack.routes, 'routes', Object.keys(regions)),
    regionCards: Object.assign({}, ...decks),
    milestones: sortedByPlace(
      listIn(pack.milestones, 'milestones').map((entry, i) => milestoneIn(entry, `milestones.${i}`)),
    ),
    spaces: eachIn(pack.spaces, 'spaces', effectsIn),
    starts: listIn(pack.seats, 'seats').map((entry, i) => startIn(entry, `seats.${i}`, cards)),
  }
}
