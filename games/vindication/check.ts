/** Whether a pack makes sense: what the rules need of island, regions, cards and abilities. */

import { type Doc, type IdRules, idsOf, type PackChecks } from '@skerry/contracts'
import { same } from '@skerry/kernel'
import {
  attributesIn,
  isVoluntary,
  requirementIn,
  requirementsIn,
  tableRequirementsIn,
  visitIn,
} from './ability-text.ts'
import {
  COINS,
  CUBES,
  checkCard,
  checkEffect,
  checkRequirement,
  FEWEST_PLAYERS,
  HEXES,
  IN_A_VISIT,
  LARGEST,
  MOST_ATTRIBUTES,
  MOST_PLAYERS,
  SETS,
  SHORE,
  TRIANGLES,
  type Verb,
} from './check/abilities.ts'
import { checkIsland } from './check/island.ts'
import { isShore, type Pack, type PackQuest, type PackRegion, type PackTrigger } from './pack.ts'
import {
  ATTRIBUTES,
  DECKS,
  FIRST_SPEED,
  HEROIC,
  PARTS,
  QUESTS_DEALT,
  RELIC_CAPACITY,
  START_HONOR,
  START_TRIGGERS,
  ZONES,
} from './queries.ts'
import type {
  Colour,
  Counter,
  HeroicAttr,
  MonsterFace,
  RegionOption,
  Requirement,
  TableCounter,
  TableRequirement,
} from './types.ts'

const FACES = 6
const GOALS = 2 // VIN-QUEST-01
const MOST_OPTIONS = 3
/** At least so many of each. */
const LEAST = {
  traits: 1, // VIN-SETUP-05 One is turned over.
  relics: 1,
  monsters: 1,
  quests: QUESTS_DEALT * MOST_PLAYERS, // VIN-SETUP-23
  triggers: START_TRIGGERS + COINS.length, // VIN-SETUP-10, VIN-END-02
} as const
const COLOURS: readonly string[] = ['yellow', 'blue', 'red'] satisfies Colour[]
const MONSTER_FACES: readonly string[] = ['MISS', 'EXH', 'DEATH'] satisfies MonsterFace[]
/** The types of region, and the rule that says what a visit of each does. */
const REGIONS: Readonly<Record<string, string>> = {
  ACADEMY: 'VIN-REG-01',
  ANCIENT_TOMB: 'VIN-REG-02',
  ARCANE_TOWER: 'VIN-REG-03',
  COMMAND_POST: 'VIN-REG-04',
  FORT: 'VIN-REG-05',
  GAPING_MAW: 'VIN-REG-06',
  HOLY_SPIRE: 'VIN-REG-07',
  INN: 'VIN-REG-08',
  LIBRARY: 'VIN-REG-09',
  MONASTERY: 'VIN-REG-10',
  SHRINE: 'VIN-REG-11',
}
/** The box. The rules count on these numbers, so a pack cannot change them; of cards there are as many as it lists. */
const BOX: Readonly<Record<string, number>> = {
  hexSpace: HEXES,
  triangle: TRIANGLES,
  shoreTriangle: SHORE,
  regionTile: HEXES,
  cube: CUBES * MOST_PLAYERS,
  coin: COINS.length,
  proficiency: ATTRIBUTES.length * (MOST_PLAYERS - 1), // VIN-SETUP-08
  mastery: ATTRIBUTES.length,
  die: 2,
  character: MOST_PLAYERS,
  speed: 2 * MOST_PLAYERS,
  firstPlayer: 1,
}
const CARDS_IN_BOX = {
  companion: 'companions',
  trait: 'traits',
  relic: 'relics',
  monster: 'monsters',
  journey: 'journeys',
  quest: 'quests',
  trigger: 'triggers',
} as const satisfies Readonly<Record<string, keyof Pack>>
/** The text in both languages that each kind of thing must have. */
const TO_BE_TOLD = {
  lists: {
    hexes: '',
    triangles: '',
    regions: 'name',
    companions: 'name',
    traits: 'name',
    relics: 'name',
    monsters: 'name',
    journeys: '',
    quests: '',
    triggers: 'name',
    attributes: 'name',
    zones: 'name',
    decks: 'name',
    components: 'name',
    facts: 'says',
  },
  single: { dice: '' },
  sources: ['coins'],
}

export function checkPack(faults: PackChecks, pack: Pack, doc: Doc): void {
  checkAllIds(faults, pack)
  faults.least(pack, LEAST)
  checkIsland(faults, pack)
  checkRegions(faults, pack)
  checkCompanions(faults, pack)
  checkTraits(faults, pack)
  checkRelics(faults, pack)
  for (const monster of pack.monsters) checkCard(faults, 'monsters', monster, pack)
  checkJourneys(faults, pack)
  for (const quest of pack.quests) checkQuest(faults, quest, pack)
  for (const trigger of pack.triggers) checkTrigger(faults, trigger, pack)
  checkBox(faults, pack)
  faults.texts(doc, TO_BE_TOLD)
}

// —— ids ——

const LISTS = [
  'hexes',
  'triangles',
  'regions',
  'companions',
  'traits',
  'relics',
  'monsters',
  'journeys',
  'quests',
  'triggers',
] as const
const IDS: IdRules = {
  pattern: /^[A-Za-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*$/,
  /** Players, spheres, zones, decks, ways to draw. */
  taken: [
    ...'ABCDE',
    ...ATTRIBUTES,
    ...ZONES,
    ...DECKS,
    'character',
    'open',
    'top',
    'empowered',
    'champion',
    'attribute',
  ],
}

function checkAllIds(faults: PackChecks, pack: Pack): void {
  const lists = LISTS.map((list) => [list, idsOf(pack[list])] as const)
  faults.tableIds(lists, IDS)
  faults.known('attributes', pack.attributes, ATTRIBUTES)
  faults.known('zones', pack.zones, ZONES)
  faults.known('decks', pack.decks, DECKS)
  faults.known('components', pack.components, [...Object.keys(BOX), ...Object.keys(CARDS_IN_BOX)])
}

// —— regions ——

function checkRegions(faults: PackChecks, pack: Pack): void {
  const { regions } = pack
  faults.known('regions', regions, Object.keys(REGIONS))
  const got = regions.reduce((all, { count }) => all + count, 0)
  faults.need(got === HEXES, 'regions', 'wrongTiles', { want: HEXES, got }) // VIN-SETUP-06
  faults.prescribed('regions', regions, 'rule', REGIONS, 'wrongRule')
  for (const region of regions) checkRegion(faults, region, pack)
}

function checkRegion(faults: PackChecks, region: PackRegion, pack: Pack): void {
  const { id, set, count, visit, mixed } = region
  const path = `regions.${id}`
  faults.word(`${path}.set`, set, SETS)
  faults.printed(`${path}.count`, count, HEXES)
  faults.printed(`${path}.visit`, visit.length, MOST_OPTIONS)
  faults.need(!mixed || visit.length > 1, `${path}.mixed`, 'nothingToMix')
  visit.forEach((text, i) => {
    const option = faults.parsed(() => visitIn(text, `${path}.visit.${i}`))
    if (option !== null) checkOption(faults, `${path}.visit.${i}`, option, pack)
  })
}

/** What brings back attributes or charges would let a repeated visit pay for the next one. */
const REPAYING_A_VISIT: readonly Verb[] = ['attr', 'convert', 'charge', 'recharge', 'fight', 'roll']

/** VIN-VISIT-04, -05 */
function checkOption(faults: PackChecks, path: string, { cost, isRepeatable, effects }: RegionOption, pack: Pack) {
  const prices = Object.values(cost)
  for (const n of prices) faults.printed(path, n, CUBES)
  faults.need(!isRepeatable || prices.length > 0, path, 'freeWithoutEnd')
  for (const effect of effects) {
    faults.need(IN_A_VISIT.includes(effect.do), path, 'notInAVisit', { what: effect.do })
    faults.need(!isRepeatable || !REPAYING_A_VISIT.includes(effect.do), path, 'paysForItself', { what: effect.do })
    faults.need(effect.do !== 'lose' || effect.who !== 'visitor', path, 'noVisitor')
    checkEffect(faults, path, effect, pack)
  }
}

// —— cards ——

function checkCompanions(faults: PackChecks, pack: Pack): void {
  const { companions, journeys } = pack
  companions.forEach((companion, k) => {
    const path = `companions.${companion.id}`
    const other = companions.slice(0, k).find(({ initiative }) => initiative === companion.initiative)
    checkCard(faults, 'companions', companion, pack)
    faults.word(`${path}.colour`, companion.colour, COLOURS)
    faults.printed(`${path}.initiative`, companion.initiative, companions.length * 10)
    faults.need(other === undefined, `${path}.initiative`, 'sameInitiative', { other: other?.id ?? '' }) // VIN-MONSTER-03
    const cubes = faults.parsed(() => attributesIn(companion.attributes, `${path}.attributes`))
    if (cubes !== null) faults.printed(`${path}.attributes`, cubes.length, MOST_ATTRIBUTES)
  })
  // VIN-SETUP-17, -18 One for everybody whose journey asks for this colour, even if one more lies in the open pile.
  for (const colour of COLOURS) {
    const starts = companions.filter((one) => one.start && one.colour === colour).length
    const asked = journeys.filter((one) => one.colour === colour).length
    const least = Math.min(asked, MOST_PLAYERS) + 1
    faults.need(starts >= least, 'companions', 'fewStarts', { colour, least, got: starts })
  }
}

/** VIN-TRAIT-02, -03 Slots, where an ability fills them. */
function checkTraits(faults: PackChecks, pack: Pack): void {
  for (const trait of pack.traits) {
    const path = `traits.${trait.id}.slots`
    const clauses = checkCard(faults, 'traits', trait, pack)
    const isFilled = clauses.filter(isVoluntary).some(({ cost }) => cost === 'slot')
    faults.most(path, trait.slots, LARGEST)
    faults.need(trait.slots > 0 || !isFilled, path, 'noSlots')
    faults.need(trait.slots === 0 || isFilled || clauses.length === 0, path, 'slotsForNothing')
  }
}

function checkRelics(faults: PackChecks, pack: Pack): void {
  for (const relic of pack.relics) {
    checkCard(faults, 'relics', relic, pack)
    faults.most(`relics.${relic.id}.charge`, relic.charge, RELIC_CAPACITY) // VIN-RELIC-04
  }
}

// —— journeys, quests, triggers ——

/** VIN-SETUP-14, -15 One for every start triangle. */
function checkJourneys(faults: PackChecks, { journeys, triangles }: Pack): void {
  const shore = idsOf(triangles.filter(isShore))
  faults.length('journeys', journeys, SHORE)
  journeys.forEach(({ id, number, triangle, colour }, k) => {
    const before = journeys.slice(0, k)
    const [sameNumber, sameStart] = [
      before.find((one) => one.number === number),
      before.find((one) => one.triangle === triangle),
    ]
    faults.printed(`journeys.${id}.number`, number, SHORE)
    faults.need(sameNumber === undefined, `journeys.${id}.number`, 'sameStart', { other: sameNumber?.id ?? '' })
    faults.word(`journeys.${id}.triangle`, triangle, shore)
    faults.need(sameStart === undefined, `journeys.${id}.triangle`, 'sameStart', { other: sameStart?.id ?? '' })
    faults.word(`journeys.${id}.colour`, colour, COLOURS)
  })
}

function checkQuest(faults: PackChecks, { id, set, goals }: PackQuest, pack: Pack): void {
  faults.word(`quests.${id}.set`, set, SETS)
  faults.length(`quests.${id}.goals`, goals, GOALS)
  goals.forEach(({ if: text, honor }, i) => {
    const path = `quests.${id}.goals.${i}`
    const goal = faults.parsed(() => requirementIn(text, `${path}.if`))
    if (goal !== null) checkRequirement(faults, `${path}.if`, goal, pack)
    faults.printed(`${path}.honor`, honor, LARGEST)
  })
}

/** VIN-END-01 A trigger can be met, but not before the game has begun. */
function checkTrigger(faults: PackChecks, { id, set, player, table }: PackTrigger, pack: Pack): void {
  const path = `triggers.${id}`
  faults.word(`${path}.set`, set, SETS)
  faults.need(player !== '' || table !== '', path, 'noCondition')
  const own = player === '' ? [] : faults.parsed(() => requirementsIn(player, `${path}.player`))
  const all = table === '' ? [] : faults.parsed(() => tableRequirementsIn(table, `${path}.table`))
  for (const one of own ?? []) checkRequirement(faults, `${path}.player`, one, pack)
  for (const one of all ?? []) checkTableRequirement(faults, `${path}.table`, one)
  if (own === null || all === null || own.length + all.length === 0) return
  const isOver = own.every((one) => isMetAtStart(one, pack)) && all.every(isMetByAllAtStart)
  faults.need(!isOver, path, 'metAtOnce')
}

const PLAYER_COUNTS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, i) => FEWEST_PLAYERS + i)
const dueWith = ({ each, more, least }: TableRequirement, players: number): number =>
  Math.max(least, each * players + more)

/** Something to be reached, and within reach, with however many players. */
function checkTableRequirement(faults: PackChecks, path: string, requirement: TableRequirement): void {
  for (const players of PLAYER_COUNTS) {
    const most = requirement.count === 'redeemed' ? players : HEXES
    const due = dueWith(requirement, players)
    faults.need(due >= 1 && due <= most, path, 'tableNeverMet', { players, due, most })
  }
}

/** VIN-SETUP-13, -16 … -22 What a player has at most when the first turn begins; nothing where none is named. */
const AT_START: Readonly<Partial<Record<Counter, number>>> = {
  conv: 2,
  pot: 8,
  speed: FIRST_SPEED,
  companions: 1,
  yellow: 1,
  blue: 1,
  red: 1,
  cardColours: 1,
}
function isMetAtStart({ count, is, n }: Requirement, { companions }: Pack): boolean {
  const honor = START_HONOR + Math.max(0, ...companions.filter(({ start }) => start).map((one) => one.honor))
  const has = count === 'honor' ? honor : (AT_START[count] ?? 0)
  return is === '=' ? has === n : has >= n
}
/** VIN-SETUP-24 Everybody lays two tiles at most. */
const LAID_AT_START: Readonly<Record<TableCounter, number>> = { discovered: 2, controlled: 0, redeemed: 0 }
const isMetByAllAtStart = (requirement: TableRequirement): boolean =>
  PLAYER_COUNTS.some((players) => dueWith(requirement, players) <= LAID_AT_START[requirement.count] * players)

// —— what everybody has ——

function checkBox(faults: PackChecks, pack: Pack): void {
  const { attributes, dice, coins, components } = pack
  for (const { id, parts } of attributes) {
    const want: readonly string[] = (HEROIC as readonly string[]).includes(id) ? PARTS[id as HeroicAttr] : []
    faults.need(same(parts.toSorted(), want.toSorted()), `attributes.${id}.parts`, 'wrongParts', { want })
  }
  checkDie(faults, 'dice.monster', dice.monster, MONSTER_FACES)
  checkDie(faults, 'dice.attribute', dice.attribute, ATTRIBUTES)
  faults.need(same(coins, COINS), 'coins', 'wrongCoins', { want: COINS })
  const cards = Object.entries(CARDS_IN_BOX).map(([id, list]) => [id, pack[list].length])
  const box = { ...BOX, ...Object.fromEntries(cards) }
  faults.prescribed('components', components, 'count', box, 'wrongCount')
}

function checkDie(faults: PackChecks, path: string, faces: readonly string[], known: readonly string[]): void {
  faults.length(path, faces, FACES)
  faces.forEach((face, k) => {
    faults.word(`${path}.${k}`, face, known)
  })
}
