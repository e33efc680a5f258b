/** Whether a pack makes sense: what the rules need of island, regions, cards and abilities. */

import {
  checkKnown,
  checkSources,
  checkTold,
  checkTwice,
  type Doc,
  idsOf,
  PackError,
  type PackFaults,
  same,
} from '@skerry/kernel'
import {
  abilityIn,
  attributesIn,
  isVoluntary,
  requirementIn,
  requirementsIn,
  tableRequirementsIn,
  visitIn,
} from './ability-text.ts'
import {
  areNeighbours,
  isShore,
  type Pack,
  type PackCard,
  type PackHex,
  type PackQuest,
  type PackRegion,
  type PackTriangle,
  type PackTrigger,
} from './pack.ts'
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
  TOP_SPEED,
  ZONES,
} from './queries.ts'
import type {
  Attr,
  Clause,
  Colour,
  Cost,
  Counter,
  HeroicAttr,
  MonsterFace,
  RegionOption,
  Requirement,
  TableCounter,
  TableRequirement,
  VinEffect,
  Voluntary,
} from './types.ts'

const [FEWEST_PLAYERS, MOST_PLAYERS] = [2, 5] as const // VIN-SETUP-01
/** VIN-SETUP-02 The island is a hexagon; VIN-SETUP-06 the bag holds a tile for each of its hexes. */
const [HEXES, REACH, TRIANGLES, SHORE] = [19, 2, 36, 12] as const
const CUBES = 21 // VIN-SETUP-13
const COINS: readonly number[] = [30, 45, 60, 75] // VIN-SETUP-09
const FACES = 6
const GOALS = 2 // VIN-QUEST-01
const MOST_OPTIONS = 3
/** A companion that brings more than this is a slip of the keyboard. */
const MOST_ATTRIBUTES = 6
/** So is a larger number on a card or in an ability. */
const LARGEST = 20
const MOST_HONOR = 200
/** At least so many of each. */
const LEAST = {
  traits: 1, // VIN-SETUP-05 One is turned over.
  relics: 1,
  monsters: 1,
  quests: QUESTS_DEALT * MOST_PLAYERS, // VIN-SETUP-23
  triggers: START_TRIGGERS + COINS.length, // VIN-SETUP-10, VIN-END-02
} as const
const SETS: readonly string[] = ['base']
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
const MUST_SAY = {
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
}

export function checkPack(faults: PackFaults, pack: Pack): void {
  checkIds(faults, pack)
  for (const [key, least] of Object.entries(LEAST)) {
    const got = pack[key as keyof typeof LEAST].length
    faults.need(got >= least, key, 'tooFew', { least, got })
  }
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
/** Words that choices and the table use themselves: players, spheres, zones, decks, ways to draw. */
const TAKEN: readonly string[] = [
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
]
/** One word of plain letters, digits, hyphens and underscores. What every object inherits (`constructor`) would be found where nothing is. */
const isGoodId = (id: string): boolean => /^[A-Za-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*$/.test(id) && !(id in {})

/** A choice names these by one word, so no two of them may have the same. */
function checkIds(faults: PackFaults, pack: Pack): void {
  const owner = new Map<string, string>()
  for (const list of LISTS) {
    const ids = idsOf(pack[list])
    for (const id of new Set(ids)) {
      const other = owner.get(id) ?? ''
      faults.need(other === '', `${list}.${id}`, 'idOfAnother', { other })
      faults.need(!TAKEN.includes(id), `${list}.${id}`, 'idTaken')
      owner.set(id, list)
    }
    for (const id of ids) faults.need(isGoodId(id), `${list}.${id}`, 'badId')
    checkTwice(faults, list, ids)
  }
  checkKnown(faults, 'attributes', idsOf(pack.attributes), ATTRIBUTES)
  checkKnown(faults, 'zones', idsOf(pack.zones), ZONES)
  checkKnown(faults, 'decks', idsOf(pack.decks), DECKS)
  checkKnown(faults, 'components', idsOf(pack.components), [...Object.keys(BOX), ...Object.keys(CARDS_IN_BOX)])
}

// —— numbers and words ——

/** A number printed on a card. */
function checkPrinted(faults: PackFaults, path: string, n: number, most: number = LARGEST): void {
  faults.need(n >= 1, path, 'lessThanOne')
  checkMost(faults, path, n, most)
}
function checkMost(faults: PackFaults, path: string, n: number, most: number = LARGEST): void {
  faults.need(n <= most, path, 'tooLarge', { most })
}
/** One of the words that can stand here. */
function checkWord(faults: PackFaults, path: string, word: string, known: readonly string[]): void {
  faults.need(known.includes(word), path, 'noSuchWord', { word, known })
}
function checkNumber(faults: PackFaults, path: string, list: readonly unknown[], want: number): void {
  faults.need(list.length === want, path, 'wrongNumber', { want, got: list.length })
}

/** Reads something of a pack; what cannot be read is a fault, and gives null. */
function read<T>(faults: PackFaults, made: () => T): T | null {
  try {
    return made()
  } catch (error) {
    if (!(error instanceof PackError)) throw error
    faults.need(false, error.path, error.reason, error.params)
    return null
  }
}

// —— the island ——

/** VIN-SETUP-02, VIN-RULING-17 All places of the hexagon and all triangles between them, each once: so it hangs together. */
function checkIsland(faults: PackFaults, { hexes, triangles }: Pack): void {
  checkNumber(faults, 'hexes', hexes, HEXES)
  checkNumber(faults, 'triangles', triangles, TRIANGLES)
  const got = triangles.filter(isShore).length
  faults.need(got === SHORE, 'triangles', 'wrongShore', { want: SHORE, got })
  hexes.forEach((hex, k) => {
    checkPlace(faults, hex, hexes.slice(0, k))
  })
  triangles.forEach((triangle, k) => {
    checkTriangle(faults, triangle, triangles.slice(0, k), hexes)
  })
}

function checkPlace(faults: PackFaults, { id, at }: PackHex, before: readonly PackHex[]): void {
  const [q, r] = at
  const isOnIsland = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= REACH
  const other = before.find((hex) => same(hex.at, at))
  faults.need(isOnIsland, `hexes.${id}.at`, 'offTheIsland', { most: REACH })
  faults.need(other === undefined, `hexes.${id}.at`, 'samePlace', { other: other?.id ?? '' })
}

/** Where three hexes meet, or two at the shore. */
function checkTriangle(
  faults: PackFaults,
  triangle: PackTriangle,
  before: readonly PackTriangle[],
  all: readonly PackHex[],
): void {
  const path = `triangles.${triangle.id}.hexes`
  const touched = triangle.hexes.flatMap((id) => all.filter((hex) => hex.id === id).slice(0, 1))
  for (const hex of triangle.hexes) faults.need(idsOf(all).includes(hex), path, 'noSuchHex', { hex })
  if (touched.length < triangle.hexes.length) return
  const isMeeting =
    [2, 3].includes(touched.length) &&
    touched.every((hex, k) => touched.slice(k + 1).every((other) => areNeighbours(hex, other)))
  faults.need(isMeeting, path, 'notMeeting')
  const shared = all.filter((hex) => touched.every((one) => areNeighbours(hex, one))).length
  faults.need(!isMeeting || !isShore(triangle) || shared === 1, path, 'notAtTheShore')
  const other = before.find(({ hexes }) => same(hexes.toSorted(), triangle.hexes.toSorted()))
  faults.need(other === undefined, path, 'sameTriangle', { other: other?.id ?? '' })
}

// —— abilities ——

type Verb = VinEffect['do']
/** What is done at once, whoever's turn it is. */
const DEEDS: readonly Verb[] = [
  'hon',
  'attr',
  'aug',
  'motivate',
  'card',
  'convert',
  'charge',
  'peek',
  'scout',
  'speed',
  'down',
  'steal',
  'lose',
  'evict',
]
/** What lasts for a turn, so there must be one (VIN-TURN-08). */
const GRANTS: readonly Verb[] = ['discount', 'move', 'setdie', 'safe', 'ctrlcost', 'again']
/** What the player decides to do at a certain moment: before the Move, after a throw. */
const TIMED: readonly Verb[] = ['tele', 'reroll']
const CONTINUOUS: readonly Verb[] = ['discount', 'move', 'reroll', 'safe', 'ctrlcost', 'mastery']
const IN_A_VISIT: readonly Verb[] = [...DEEDS, 'take', 'recharge', 'fight', 'roll']
const VERBS_ON: Readonly<Record<Clause['on'], readonly Verb[]>> = {
  ACT: [...DEEDS, ...GRANTS, ...TIMED],
  MATE: [...DEEDS, ...GRANTS, ...TIMED],
  USE1: [...DEEDS, ...GRANTS, ...TIMED],
  'USE*': [...DEEDS, ...GRANTS, ...TIMED],
  WHEN: [...DEEDS, ...GRANTS],
  ENTER: DEEDS, // VIN-SETUP-22 Setup is no turn.
  PASSIVE: CONTINUOUS,
  END: ['hon', 'score'],
}
/** VIN-RULING-117 Effects that ask nobody. */
const asksNobody = (effect: VinEffect): boolean =>
  effect.do === 'hon' ||
  effect.do === 'speed' ||
  (effect.do === 'aug' && effect.from !== 'either') ||
  (effect.do === 'lose' && effect.who !== 'opponent')

type CardList = 'companions' | 'traits' | 'relics' | 'monsters'
/** VIN-ACT-09, VIN-TRAIT-05, VIN-RELIC-07 How abilities of these cards are used; pets, which have `MATE`, are in no deck. */
const USED_BY: Readonly<Record<CardList, readonly Voluntary[]>> = {
  companions: ['ACT'],
  traits: ['USE1', 'USE*'],
  relics: ['USE1', 'USE*'],
  monsters: ['USE1', 'USE*'],
}
/** Prices that only these cards can pay. */
const PAID_BY: Readonly<Partial<Record<Cost, CardList>>> = { charge: 'relics', slot: 'traits' }

/** What all cards have. Gives the clauses that can be read. */
function checkCard(
  faults: PackFaults,
  list: CardList,
  { id, set, honor, ability }: PackCard,
  pack: Pack,
): readonly Clause[] {
  const path = `${list}.${id}`
  checkWord(faults, `${path}.set`, set, SETS)
  checkMost(faults, `${path}.honor`, Math.abs(honor))
  const clauses = read(faults, () => abilityIn(ability, `${path}.ability`)) ?? []
  faults.need(clauses.filter(isVoluntary).length <= 1, `${path}.ability`, 'twoVoluntary') // `use` names the card alone.
  const reactions = clauses.filter((clause) => clause.on === 'WHEN' && clause.isOncePerTurn)
  faults.need(reactions.length <= 1, `${path}.ability`, 'twoOncePerTurn') // It is kept by card that it has resolved.
  clauses.forEach((clause, i) => {
    checkClause(faults, `${path}.ability.${i}`, list, clause, pack)
  })
  return clauses
}

function checkClause(faults: PackFaults, path: string, list: CardList, clause: Clause, pack: Pack): void {
  const { on, effects } = clause
  const isOffTurn = clause.on === 'WHEN' && clause.event.startsWith('opp')
  for (const effect of effects) {
    faults.need(VERBS_ON[on].includes(effect.do), path, 'notHere', { what: effect.do, on })
    faults.need(!isOffTurn || asksNobody(effect), path, 'choiceOffTurn', { what: effect.do })
    const isVisited = clause.on === 'WHEN' && clause.event === 'oppVisitsMine'
    faults.need(effect.do !== 'lose' || effect.who !== 'visitor' || isVisited, path, 'noVisitor')
    checkEffect(faults, path, effect, pack)
  }
  if (clause.if !== null) checkRequirement(faults, path, clause.if, pack)
  // Conversions are free: what they bring must not pay for the next one.
  if (clause.on === 'WHEN' && clause.event === 'youConvert' && !clause.isOncePerTurn)
    for (const { do: what } of effects) faults.need(!REPAYING.includes(what), path, 'paysForItself', { what })
  if (!isVoluntary(clause)) return
  const { cost } = clause
  checkUse(faults, path, clause.on, list)
  const payer = cost === null ? undefined : PAID_BY[cost]
  faults.need(payer === undefined || payer === list, path, 'cannotBePaid', { payer: payer ?? '' })
  // VIN-RULING-65 A companion protects itself while it is champion, by `PASSIVE`; other cards protect any champion.
  const isSelfish = list === 'companions' && effects.some((effect) => effect.do === 'safe')
  faults.need(!isSelfish, path, 'safeByChoice')
  if (clause.on === 'USE*') checkEnds(faults, path, cost, effects)
}

function checkUse(faults: PackFaults, path: string, on: Voluntary, list: CardList): void {
  faults.need(USED_BY[list].includes(on), path, 'notUsedSo', { on, known: USED_BY[list] })
}

/** What brings back cubes that pay for something. */
const REPAYING: readonly Verb[] = ['attr', 'convert', 'aug', 'charge']

/** What can be used as often as it is paid for must come to an end: no card pays for itself or for another one without end. */
function checkEnds(faults: PackFaults, path: string, cost: Cost | null, effects: readonly VinEffect[]): void {
  faults.need(cost !== null, path, 'freeWithoutEnd')
  if (cost === null || cost === 'slot') return // VIN-TRAIT-09 Slots are filled once in a turn.
  const repaying: readonly Verb[] = cost === 'charge' ? ['charge'] : REPAYING
  for (const { do: what } of effects) faults.need(!repaying.includes(what), path, 'paysForItself', { what })
}

/** The numbers and names in an effect. */
function checkEffect(faults: PackFaults, path: string, effect: VinEffect, pack: Pack): void {
  if ('n' in effect) checkPrinted(faults, path, effect.n, effect.do === 'attr' ? MOST_ATTRIBUTES : LARGEST)
  if (effect.do === 'score') {
    checkMost(faults, path, effect.most)
    faults.need(effect.most >= effect.n, path, 'scoresLess')
  }
  if (effect.do === 'convert')
    faults.need(effect.from.length > 1 || !same(effect.from, effect.to), path, 'shiftInPlace')
  if (effect.do === 'discount')
    for (const region of effect.regions) checkDiscount(faults, path, region, effect.attrs, pack)
}

/** A discount that can be had: of an attribute that this region costs. */
function checkDiscount(faults: PackFaults, path: string, id: string, attrs: readonly Attr[], { regions }: Pack): void {
  const region = regions.find((one) => one.id === id)
  faults.need(region !== undefined, path, 'noSuchRegion', { region: id })
  const texts = region?.visit ?? []
  const isDue = texts.some((text) => attrs.some((attr) => text.split(/ [→:] /)[0]?.includes(attr)))
  faults.need(region === undefined || isDue, path, 'discountOfNothing', { region: id, attrs })
}

// —— requirements ——

/** The most that one player can ever have of these. */
const MOST: Readonly<Partial<Record<Counter, number>>> = {
  vindicated: 1,
  ctrl: HEXES,
  conv: CUBES,
  pot: CUBES,
  speed: TOP_SPEED,
  profs: ATTRIBUTES.length * (MOST_PLAYERS - 1),
  coins: COINS.length,
  heroicAttr: CUBES,
  cardColours: DECKS.length,
  honor: MOST_HONOR,
}

function checkRequirement(faults: PackFaults, path: string, { count, region, is, n }: Requirement, pack: Pack): void {
  const most = region === null ? (MOST[count] ?? cardsFor(count, pack)) : tilesFor(region, pack)
  faults.need(region === null || idsOf(pack.regions).includes(region), path, 'noSuchRegion', { region })
  faults.need(is === '=' || n >= 1, path, 'lessThanOne')
  faults.need(n <= Math.max(most, 1), path, 'neverMet', { most })
}
const tilesFor = (region: string, { regions }: Pack): number => regions.find(({ id }) => id === region)?.count ?? 0
/** How many cards there are of what a counter counts. */
function cardsFor(count: Counter, { companions, traits, relics, monsters }: Pack): number {
  if (count === 'companions') return companions.length
  if (count === 'traits') return traits.length
  if (count === 'relics') return relics.length
  if (count === 'monsters') return monsters.length
  if (count === 'heroicCards') return traits.length + relics.length + monsters.length
  return companions.filter(({ colour }) => colour === count).length
}

// —— regions ——

function checkRegions(faults: PackFaults, pack: Pack): void {
  const { regions } = pack
  checkKnown(faults, 'regions', idsOf(regions), Object.keys(REGIONS))
  const got = regions.reduce((all, { count }) => all + count, 0)
  faults.need(got === HEXES, 'regions', 'wrongTiles', { want: HEXES, got }) // VIN-SETUP-06
  for (const region of regions) checkRegion(faults, region, pack)
}

function checkRegion(faults: PackFaults, region: PackRegion, pack: Pack): void {
  const { id, set, rule, count, visit, mixed } = region
  const path = `regions.${id}`
  const want = REGIONS[id] ?? rule
  checkWord(faults, `${path}.set`, set, SETS)
  faults.need(rule === want, `${path}.rule`, 'wrongRule', { want })
  checkPrinted(faults, `${path}.count`, count, HEXES)
  checkPrinted(faults, `${path}.visit`, visit.length, MOST_OPTIONS)
  faults.need(!mixed || visit.length > 1, `${path}.mixed`, 'nothingToMix')
  visit.forEach((text, i) => {
    const option = read(faults, () => visitIn(text, `${path}.visit.${i}`))
    if (option !== null) checkOption(faults, `${path}.visit.${i}`, option, pack)
  })
}

/** What brings back attributes or charges would let a repeated visit pay for the next one. */
const REPAYING_A_VISIT: readonly Verb[] = ['attr', 'convert', 'charge', 'recharge', 'fight', 'roll']

/** VIN-VISIT-04, -05 */
function checkOption(faults: PackFaults, path: string, { cost, isRepeatable, effects }: RegionOption, pack: Pack) {
  const prices = Object.values(cost)
  for (const n of prices) checkPrinted(faults, path, n, CUBES)
  faults.need(!isRepeatable || prices.length > 0, path, 'freeWithoutEnd')
  for (const effect of effects) {
    faults.need(IN_A_VISIT.includes(effect.do), path, 'notInAVisit', { what: effect.do })
    faults.need(!isRepeatable || !REPAYING_A_VISIT.includes(effect.do), path, 'paysForItself', { what: effect.do })
    faults.need(effect.do !== 'lose' || effect.who !== 'visitor', path, 'noVisitor')
    checkEffect(faults, path, effect, pack)
  }
}

// —— cards ——

function checkCompanions(faults: PackFaults, pack: Pack): void {
  const { companions, journeys } = pack
  companions.forEach((companion, k) => {
    const path = `companions.${companion.id}`
    const other = companions.slice(0, k).find(({ initiative }) => initiative === companion.initiative)
    checkCard(faults, 'companions', companion, pack)
    checkWord(faults, `${path}.colour`, companion.colour, COLOURS)
    checkPrinted(faults, `${path}.initiative`, companion.initiative, companions.length * 10)
    faults.need(other === undefined, `${path}.initiative`, 'sameInitiative', { other: other?.id ?? '' }) // VIN-MONSTER-03
    const cubes = read(faults, () => attributesIn(companion.attributes, `${path}.attributes`))
    if (cubes !== null) checkPrinted(faults, `${path}.attributes`, cubes.length, MOST_ATTRIBUTES)
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
function checkTraits(faults: PackFaults, pack: Pack): void {
  for (const trait of pack.traits) {
    const path = `traits.${trait.id}.slots`
    const clauses = checkCard(faults, 'traits', trait, pack)
    const isFilled = clauses.filter(isVoluntary).some(({ cost }) => cost === 'slot')
    checkMost(faults, path, trait.slots)
    faults.need(trait.slots > 0 || !isFilled, path, 'noSlots')
    faults.need(trait.slots === 0 || isFilled || clauses.length === 0, path, 'slotsForNothing')
  }
}

function checkRelics(faults: PackFaults, pack: Pack): void {
  for (const relic of pack.relics) {
    checkCard(faults, 'relics', relic, pack)
    checkMost(faults, `relics.${relic.id}.charge`, relic.charge, RELIC_CAPACITY) // VIN-RELIC-04
  }
}

// —— journeys, quests, triggers ——

/** VIN-SETUP-14, -15 One for every start triangle. */
function checkJourneys(faults: PackFaults, { journeys, triangles }: Pack): void {
  const shore = idsOf(triangles.filter(isShore))
  checkNumber(faults, 'journeys', journeys, SHORE)
  journeys.forEach(({ id, number, triangle, colour }, k) => {
    const before = journeys.slice(0, k)
    const [sameNumber, sameStart] = [
      before.find((one) => one.number === number),
      before.find((one) => one.triangle === triangle),
    ]
    checkPrinted(faults, `journeys.${id}.number`, number, SHORE)
    faults.need(sameNumber === undefined, `journeys.${id}.number`, 'sameStart', { other: sameNumber?.id ?? '' })
    checkWord(faults, `journeys.${id}.triangle`, triangle, shore)
    faults.need(sameStart === undefined, `journeys.${id}.triangle`, 'sameStart', { other: sameStart?.id ?? '' })
    checkWord(faults, `journeys.${id}.colour`, colour, COLOURS)
  })
}

function checkQuest(faults: PackFaults, { id, set, goals }: PackQuest, pack: Pack): void {
  checkWord(faults, `quests.${id}.set`, set, SETS)
  checkNumber(faults, `quests.${id}.goals`, goals, GOALS)
  goals.forEach(({ if: text, honor }, i) => {
    const path = `quests.${id}.goals.${i}`
    const goal = read(faults, () => requirementIn(text, `${path}.if`))
    if (goal !== null) checkRequirement(faults, `${path}.if`, goal, pack)
    checkPrinted(faults, `${path}.honor`, honor)
  })
}

/** VIN-END-01 A trigger can be met, but not before the game has begun. */
function checkTrigger(faults: PackFaults, { id, set, player, table }: PackTrigger, pack: Pack): void {
  const path = `triggers.${id}`
  checkWord(faults, `${path}.set`, set, SETS)
  faults.need(player !== '' || table !== '', path, 'noCondition')
  const own = player === '' ? [] : read(faults, () => requirementsIn(player, `${path}.player`))
  const all = table === '' ? [] : read(faults, () => tableRequirementsIn(table, `${path}.table`))
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
function checkTableRequirement(faults: PackFaults, path: string, requirement: TableRequirement): void {
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

function checkBox(faults: PackFaults, pack: Pack): void {
  const { attributes, dice, coins, components } = pack
  for (const { id, parts } of attributes) {
    const want: readonly string[] = (HEROIC as readonly string[]).includes(id) ? PARTS[id as HeroicAttr] : []
    faults.need(same(parts.toSorted(), want.toSorted()), `attributes.${id}.parts`, 'wrongParts', { want })
  }
  checkDie(faults, 'dice.monster', dice.monster, MONSTER_FACES)
  checkDie(faults, 'dice.attribute', dice.attribute, ATTRIBUTES)
  faults.need(same(coins, COINS), 'coins', 'wrongCoins', { want: COINS })
  for (const { id, count } of components) {
    const cards = Object.hasOwn(CARDS_IN_BOX, id) ? CARDS_IN_BOX[id as keyof typeof CARDS_IN_BOX] : null
    const want = cards === null ? (BOX[id] ?? count) : pack[cards].length
    faults.need(count === want, `components.${id}.count`, 'wrongCount', { want })
  }
}

function checkDie(faults: PackFaults, path: string, faces: readonly string[], known: readonly string[]): void {
  checkNumber(faults, path, faces, FACES)
  faces.forEach((face, k) => {
    checkWord(faults, `${path}.${k}`, face, known)
  })
}

// —— texts and sources ——

/** Texts in both languages, and where everything comes from. */
export function checkTexts(faults: PackFaults, doc: Doc): void {
  checkTwice(faults, 'facts', idsOf(doc.facts as readonly { readonly id: string }[]))
  checkTold(faults, doc, { lists: MUST_SAY, single: { dice: '' } })
  checkSources(faults, doc.sources as Doc, ['coins'])
}
