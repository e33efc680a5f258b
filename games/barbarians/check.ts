/** Whether a pack makes sense: what the rules need of volcano, map, cards and effects. */

import {
  checkKnown,
  checkTold,
  checkTwice,
  type Doc,
  idsOf,
  PackError,
  type PackFaults,
  type Point,
  same,
} from '@skerry/kernel'
import { battleIn, effectsIn } from './effect-text.ts'
import {
  FACTIONS,
  type Pack,
  type PackBuilding,
  type PackCost,
  type PackFate,
  type PackMap,
  type PackRegionCard,
  type PackVolcano,
  RESOURCES,
  START,
  TERRAINS,
  TRACKS,
  TRIBES,
  TROOPS,
} from './pack.ts'
import { LAST_LEVEL, LAST_SPACE, MOST_GOODS, SECTORS, SOLO_DISPLAY } from './queries.ts'
import type { BarEffect, Cost, Criterion, RegionCard, Tribe } from './types.ts'

/** So many of each, no more and no less. */
const NUMBERS = {
  markers: 20, // BAR-SETUP-03
  regionCards: 72, // BAR-SETUP-05
  timeline: 6, // BAR-SETUP-07
  milestones: 6, // BAR-RULING-04
} as const
/** At least so many of each. */
const LEAST = {
  gods: 11, // BAR-SOLO-03, -05 Ten in the deck, and the one to start with.
  warlords: 10, // BAR-SOLO-03
  buildings: 14, // BAR-SOLO-03
  feasts: 3, // BAR-SETUP-07
  demons: 3, // BAR-SETUP-07
  fates: 6, // BAR-RULING-98 One for each era, if none comes twice.
} as const
const [ISLANDS, REGIONS, REGIONS_PER_TERRAIN] = [5, 20, 5] as const // BAR-SETUP-02, -03
const [CARDS_PER_TERRAIN, MARKERS_PER_FACTION] = [18, 5] as const // BAR-SETUP-03, -05
/** What has more figures on a card is a slip of the keyboard. */
const LARGEST = 20
const DUMMY_STEPS = 2 // BAR-SOLO-10
const FEAST_ROWS = 3 // BAR-FEAST-01
/** BAR-PLACE-09, -10 The sectors of each ring, clockwise: two spaces in most of those further out. */
const SECTORS_OF: Readonly<Record<number, readonly number[]>> = {
  1: [0, 1, 2, 3, 4, 5],
  2: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
  3: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
  4: [0, 1, 2, 3, 3],
}
const TURNING_RINGS: readonly number[] = [1, 2, 3]
const PLAYER_MARKS: readonly number[] = [0, 3, 4] // BAR-SETUP-04
const MAP_SIZE = 1000
const SETS: readonly string[] = ['base']
const CRITERIA: readonly string[] = ['markers', 'types', 'tracks', 'gods', 'resource'] satisfies Criterion[]
const CALLS: readonly string[] = [...TROOPS, 'any'] // BAR-RULING-42
/** The ways a game can be laid out. */
const LAYOUTS = ['base']
/** BAR-RULING-75 The tribes and what they play with. */
const COLOURS: Readonly<Record<Tribe, string>> = { tiger: 'red', bear: 'blue', horse: 'green', wolf: 'yellow' }
/** BAR-GEN-05 The box. The rules count on these numbers, so a pack cannot change them. */
const BOX: Readonly<Record<string, number>> = {
  board: 1,
  volcanoPart: 4,
  ring: 4,
  map: 1,
  factionMarker: 20,
  regionCard: 72,
  firstConqueror: 5,
  building: 25,
  god: 16,
  warlord: 16,
  feast: 4,
  demon: 4,
  playerBoard: 4,
  hero: 16,
  resourceMarker: 20,
  banner: 32,
  colouredBase: 52,
  troopMarker: 12,
  knowledgeDisc: 32,
  dpMarker: 4,
  honourMarker: 4,
  fate: 6,
}
/** The text in both languages that each kind of thing must have. */
const MUST_SAY = {
  volcanoes: '',
  maps: 'name',
  markers: '',
  regionCards: '',
  gods: '',
  warlords: '',
  buildingTypes: 'name',
  buildings: '',
  feasts: 'name',
  demons: 'name',
  timeline: '',
  milestones: '',
  fates: '',
  tracks: 'name',
  factions: 'name',
  terrains: 'name',
  tribes: 'name',
  components: 'name',
  facts: 'says',
}

export function checkPack(faults: PackFaults, pack: Pack): void {
  checkIds(faults, pack)
  for (const [key, want] of Object.entries(NUMBERS)) {
    const got = pack[key as keyof typeof NUMBERS].length
    faults.need(got === want, key, 'wrongNumber', { want, got })
  }
  for (const [key, least] of Object.entries(LEAST)) {
    const got = pack[key as keyof typeof LEAST].length
    faults.need(got >= least, key, 'tooFew', { least, got })
  }
  for (const volcano of pack.volcanoes) checkVolcano(faults, volcano)
  for (const map of pack.maps) checkMap(faults, map)
  checkMarkers(faults, pack)
  checkRegionCards(faults, pack)
  checkGods(faults, pack)
  checkWarlords(faults, pack)
  checkBuildings(faults, pack)
  checkTimeline(faults, pack)
  checkMilestones(faults, pack)
  for (const fate of pack.fates) checkFate(faults, fate)
  checkRecruits(faults, pack)
  checkBox(faults, pack)
}

// —— ids ——

const LISTS = [
  'markers',
  'regionCards',
  'gods',
  'warlords',
  'buildings',
  'feasts',
  'demons',
  'milestones',
  'fates',
] as const
/** Words that choices and the table use themselves: players, goods, tracks, what lies beside the map. */
const TAKEN: readonly string[] = ['A', 'B', 'C', 'D', 'dummy', START, ...RESOURCES, ...TROOPS, ...TRACKS]
/** One word of plain letters, digits and hyphens. What every object inherits (`constructor`) would be found where nothing is. */
const isGoodId = (id: string): boolean => /^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/.test(id) && !(id in {})

/** A choice names these by one word, so no two of them may have the same. */
function checkIds(faults: PackFaults, pack: Pack): void {
  const onTheTable: readonly (readonly [path: string, ids: readonly string[]])[] = [
    ...pack.volcanoes.map(({ id, spaces }) => [`volcanoes.${id}.spaces`, idsOf(spaces)] as const),
    ...pack.maps.map(({ id, islands }) => [`maps.${id}.islands`, idsOf(islands)] as const),
    ...pack.maps.map(({ id, regions }) => [`maps.${id}.regions`, idsOf(regions)] as const),
    ...LISTS.map((key) => [key, idsOf(pack[key])] as const),
  ]
  const owner = new Map<string, string>()
  for (const [path, ids] of onTheTable) {
    for (const id of new Set(ids)) {
      const other = owner.get(id) ?? ''
      faults.need(other === '', `${path}.${id}`, 'idOfAnother', { other })
      faults.need(!TAKEN.includes(id), `${path}.${id}`, 'idTaken')
      owner.set(id, path)
    }
    for (const id of ids) faults.need(isGoodId(id), `${path}.${id}`, 'badId')
    checkTwice(faults, path, ids)
  }
  checkKnown(faults, 'volcanoes', idsOf(pack.volcanoes), LAYOUTS)
  checkKnown(faults, 'maps', idsOf(pack.maps), LAYOUTS)
  checkKnown(faults, 'tracks', idsOf(pack.tracks), TRACKS)
  checkKnown(faults, 'factions', idsOf(pack.factions), FACTIONS)
  checkKnown(faults, 'terrains', idsOf(pack.terrains), TERRAINS)
  checkKnown(faults, 'tribes', idsOf(pack.tribes), TRIBES)
  checkKnown(faults, 'components', idsOf(pack.components), Object.keys(BOX))
}

// —— numbers and words on cards ——

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

/** As many of each as of every other. */
function checkShares(faults: PackFaults, path: string, all: readonly string[], of: readonly string[], want: number) {
  for (const kind of of) {
    const got = all.filter((one) => one === kind).length
    faults.need(got === want, path, 'wrongShare', { kind, want, got })
  }
}

/** BAR-GEN-03 A price in resources. */
function checkPrice(faults: PackFaults, path: string, price: PackCost): void {
  for (const [resource, n] of Object.entries(price)) {
    checkWord(faults, `${path}.${resource}`, resource, RESOURCES)
    checkPrinted(faults, `${path}.${resource}`, n, MOST_GOODS)
  }
}

// —— effects ——

/** What may stand in an effect of a certain place, beside what may stand in all of them. */
interface Where {
  readonly trade?: true
  readonly rotate?: true
  readonly twice?: true
  readonly campaign?: true
}
const ON_CARDS: Where = { trade: true, rotate: true, campaign: true } // BAR-ROT-01 A turn has a hero, and his ring.
const IN_A_ROW: Where = { trade: true, campaign: true }
const AS_A_BONUS: Where = { campaign: true }
/** No campaign may bring the next one, or they might never end. */
const AS_A_REWARD: Where = {}
/** BAR-OTHER-01 Of hero 3: so who gets it has placed hero 2. */
const onRing = (ring: number): Where => (ring === 2 ? { ...IN_A_ROW, twice: true } : IN_A_ROW)
/** How a pack writes what is not allowed everywhere. */
const WRITTEN: Readonly<Record<keyof Where, string>> = { trade: '→', rotate: 'ROT', twice: 'X2', campaign: 'CAMPAIGN' }
const isBound = (what: string): what is keyof Where => what in WRITTEN

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

/** BAR-GEN-06 to -10 An effect that can be read, has only what belongs there, and can be carried out. */
function checkEffect(faults: PackFaults, path: string, text: string, where: Where): readonly BarEffect[] {
  const effects = read(faults, () => effectsIn(text, path)) ?? []
  checkEffects(faults, path, effects, where, [])
  return effects
}

type Within = 'either' | 'trade'

function checkEffects(
  faults: PackFaults,
  path: string,
  effects: readonly BarEffect[],
  where: Where,
  within: readonly Within[],
): void {
  const trades = effects.filter((effect) => effect.do === 'trade')
  faults.need(trades.length === 0 || effects.length === 1, path, 'tradeWithOthers') // BAR-GEN-07
  for (const effect of effects) {
    if (isBound(effect.do)) faults.need(where[effect.do] === true, path, 'notHere', { what: WRITTEN[effect.do] })
    if ('n' in effect) checkPrinted(faults, path, effect.n)
    if (effect.do === 'campaign') checkPrinted(faults, path, effect.times)
    if ('kinds' in effect) faults.need(new Set(effect.kinds).size === effect.kinds.length, path, 'equalSides')
    if (effect.do === 'either' || effect.do === 'trade') checkInside(faults, path, effect, where, within)
  }
}

/** No deeper than an exchange on one side, or a choice among its gains. */
function checkInside(
  faults: PackFaults,
  path: string,
  effect: BarEffect & { readonly do: Within },
  where: Where,
  within: readonly Within[],
): void {
  faults.need(within.length < 2 && !within.includes(effect.do), path, 'tooDeep')
  const inside = [...within, effect.do]
  if (effect.do === 'either') {
    const [one, other] = effect.sides
    faults.need(!same(one, other), path, 'equalSides') // BAR-GEN-06
    for (const side of effect.sides) checkEffects(faults, path, side, where, inside)
  } else {
    checkCosts(faults, path, effect.costs)
    checkEffects(faults, path, effect.gains, where, inside)
  }
}

/** BAR-GEN-03, -04 Nobody can pay more than he can have, so a cost names everything once. */
function checkCosts(faults: PackFaults, path: string, costs: readonly Cost[]): void {
  const named = costs.map((cost) => ('resource' in cost ? cost.resource : 'troop' in cost ? cost.troop : cost.pay))
  faults.need(new Set(named).size === named.length, path, 'costTwice')
  for (const cost of costs) {
    if ('n' in cost) checkPrinted(faults, path, cost.n, cost.pay === 'dp' ? LARGEST : MOST_GOODS) // BAR-RULING-67
  }
}

/** BAR-FEAST-01, BAR-DEMON-02 An offering and a tribute are one exchange. */
function checkExchange(faults: PackFaults, path: string, text: string): void {
  const effects = checkEffect(faults, path, text, IN_A_ROW)
  faults.need(effects.length === 0 || effects[0]?.do === 'trade', path, 'notAnExchange')
}

/** What the player gets, for every way of choosing sides. */
function waysToGain(effects: readonly BarEffect[]): readonly (readonly BarEffect[])[] {
  let ways: readonly (readonly BarEffect[])[] = [[]]
  for (const effect of effects) {
    const parts =
      effect.do === 'either'
        ? effect.sides.flatMap(waysToGain)
        : effect.do === 'trade'
          ? waysToGain(effect.gains)
          : [[effect]]
    ways = ways.flatMap((way) => parts.map((part) => [...way, ...part]))
  }
  return ways
}

/** BAR-RULING-23 The economy track adds once per resource, so a space gives each of them once. */
function checkGathering(faults: PackFaults, path: string, effects: readonly BarEffect[]): void {
  const isMixed = waysToGain(effects).some((way) => {
    const fixed = way.flatMap((effect) => (effect.do === 'resource' ? [effect.resource] : []))
    const chosen = way.filter((effect) => effect.do === 'any').length
    return new Set(fixed).size < fixed.length || chosen + Math.min(fixed.length, 1) > 1
  })
  faults.need(!isMixed, path, 'resourceTwice')
}

// —— the volcano ——

function checkVolcano(faults: PackFaults, { id, spaces }: PackVolcano): void {
  for (const { id: space, ring, effect } of spaces) {
    const path = `volcanoes.${id}.spaces.${space}`
    faults.need(ring in SECTORS_OF, `${path}.ring`, 'noSuchRing', { rings: Object.keys(SECTORS_OF) })
    checkGathering(faults, `${path}.effect`, checkEffect(faults, `${path}.effect`, effect, onRing(ring)))
  }
  for (const [ring, want] of Object.entries(SECTORS_OF)) {
    const got = spaces.filter((space) => space.ring === Number(ring)).map(({ sector }) => sector)
    faults.need(same(got, want), `volcanoes.${id}.spaces`, 'wrongSectors', { ring, want }) // BAR-PLACE-09, -10
  }
}

// —— the map ——

function checkMap(faults: PackFaults, map: PackMap): void {
  const { id, aspect, start, islands, regions } = map
  const path = `maps.${id}`
  const [got, gotIslands] = [regions.length, islands.length]
  faults.need(aspect > 0, `${path}.aspect`, 'flatMap')
  faults.need(gotIslands === ISLANDS, `${path}.islands`, 'wrongNumber', { want: ISLANDS, got: gotIslands })
  faults.need(got === REGIONS, `${path}.regions`, 'wrongNumber', { want: REGIONS, got })
  for (const island of idsOf(islands)) {
    const hasRegion = regions.some((region) => region.island === island)
    faults.need(hasRegion, `${path}.islands.${island}`, 'emptyIsland')
  }
  for (const region of regions) {
    const at = `${path}.regions.${region.id}`
    checkWord(faults, `${at}.island`, region.island, idsOf(islands))
    checkWord(faults, `${at}.terrain`, region.terrain, TERRAINS)
    faults.need(PLAYER_MARKS.includes(region.players), `${at}.players`, 'noSuchMark') // BAR-SETUP-04
  }
  const terrains = regions.map(({ terrain }) => terrain)
  checkShares(faults, `${path}.regions`, terrains, TERRAINS, REGIONS_PER_TERRAIN)
  checkPlaces(faults, [
    [`${path}.start`, start.at],
    ...regions.map((region) => [`${path}.regions.${region.id}`, region.at] as const),
  ])
  if (checkWays(faults, map)) checkWhole(faults, map)
}

/** Within the picture, and no two at the same point. */
function checkPlaces(faults: PackFaults, places: readonly (readonly [path: string, at: Point])[]): void {
  places.forEach(([path, at], k) => {
    const isOnMap = at.every((n) => n >= 0 && n <= MAP_SIZE)
    const other = places.slice(0, k).find((place) => same(place[1], at))
    faults.need(isOnMap, `${path}.at`, 'offTheMap', { most: MAP_SIZE })
    faults.need(other === undefined, `${path}.at`, 'samePlace', { other: other?.[0] ?? '' })
  })
}

/** BAR-RULING-36 A border or route joins two different regions, once. False: it leads to one that is not there. */
function checkWays(faults: PackFaults, { id, regions, borders, routes }: PackMap): boolean {
  const known = new Set([START, ...idsOf(regions)])
  const seen = new Set<string>()
  let areThere = true
  for (const [key, ways] of [['borders', borders] as const, ['routes', routes] as const])
    ways.forEach(([a, b], k) => {
      const path = `maps.${id}.${key}.${k}`
      for (const region of [a, b]) {
        faults.need(known.has(region), path, 'noSuchRegion', { region })
        areThere &&= known.has(region)
      }
      faults.need(a !== b, path, 'joinedToItself', { region: a })
      faults.need(!seen.has(`${a} ${b}`), path, 'joinedTwice', { a, b })
      seen.add(`${a} ${b}`).add(`${b} ${a}`)
    })
  return areThere
}

/** BAR-CAMPAIGN-03 Every region can be reached from the start region, one conquest after the other. */
function checkWhole(faults: PackFaults, { id, regions, borders, routes }: PackMap): void {
  const reached = new Set<string>([START])
  for (const from of reached)
    for (const [a, b] of [...borders, ...routes]) {
      if (a === from) reached.add(b)
      if (b === from) reached.add(a)
    }
  const cutOff = idsOf(regions).filter((region) => !reached.has(region))
  faults.need(cutOff.length === 0, `maps.${id}`, 'mapInPieces', { cutOff })
}

/** BAR-RULING-106 Values of one faction differ, so that the dummy of a solo game always knows which marker to take. */
function checkMarkers(faults: PackFaults, { markers }: Pack): void {
  const factions = markers.map(({ faction }) => faction)
  checkShares(faults, 'markers', factions, FACTIONS, MARKERS_PER_FACTION)
  markers.forEach(({ id, faction, value }, k) => {
    const other = markers.slice(0, k).find((one) => one.faction === faction && one.value === value)
    checkWord(faults, `markers.${id}.faction`, faction, FACTIONS)
    checkPrinted(faults, `markers.${id}.value`, value)
    faults.need(other === undefined, `markers.${id}.value`, 'sameValue', { other: other?.id ?? '' })
  })
}

// —— cards ——

function checkRegionCards(faults: PackFaults, { regionCards }: Pack): void {
  const terrains = regionCards.map(({ terrain }) => terrain)
  checkShares(faults, 'regionCards', terrains, TERRAINS, CARDS_PER_TERRAIN)
  for (const card of regionCards) checkRegionCard(faults, card)
}

function checkRegionCard(faults: PackFaults, { id, terrain, battle }: PackRegionCard): void {
  const path = `regionCards.${id}.battle`
  checkWord(faults, `regionCards.${id}.terrain`, terrain, TERRAINS)
  const card = read(faults, () => battleIn(battle, path))
  if (card === null) return
  checkBattle(faults, path, card)
  checkEffects(faults, path, card.reward, AS_A_REWARD, [])
}

/** BAR-BATTLE-01, -05 A battle asks for troops, and overkill for more of them, but not for more than anybody can have. */
function checkBattle(faults: PackFaults, path: string, { troops, overkill }: Pick<RegionCard, 'troops' | 'overkill'>) {
  const asked = TROOPS.map((troop) => troops[troop])
  const atMost = TROOPS.map((troop) => (overkill?.troops ?? troops)[troop])
  const isMore = overkill === null || !same(asked, atMost)
  faults.need(isMore && asked.some((n) => n > 0), path, 'noTroops')
  for (const n of atMost) checkMost(faults, path, n, MOST_GOODS)
  if (overkill !== null) checkPrinted(faults, path, overkill.dp)
}

function checkGods(faults: PackFaults, { gods }: Pack): void {
  for (const { id, dp, prayer } of gods) {
    checkMost(faults, `gods.${id}.dp`, dp)
    checkEffect(faults, `gods.${id}.prayer`, prayer, ON_CARDS)
  }
}

function checkWarlords(faults: PackFaults, { warlords }: Pack): void {
  for (const { id, crowns, troop, sacrifice } of warlords) {
    checkMost(faults, `warlords.${id}.crowns`, crowns, LAST_SPACE)
    checkWord(faults, `warlords.${id}.troop`, troop, CALLS)
    checkEffect(faults, `warlords.${id}.sacrifice`, sacrifice, ON_CARDS)
  }
}

function checkBuildings(faults: PackFaults, { buildingTypes, buildings }: Pack): void {
  const types = idsOf(buildingTypes)
  checkTwice(faults, 'buildingTypes', types)
  for (const type of types) {
    const isUsed = buildings.some((building) => building.type === type)
    faults.need(isUsed, `buildingTypes.${type}`, 'unusedType')
  }
  for (const building of buildings) checkBuilding(faults, building, types)
}

function checkBuilding(faults: PackFaults, building: PackBuilding, types: readonly string[]): void {
  const path = `buildings.${building.id}`
  checkWord(faults, `${path}.set`, building.set, SETS)
  checkWord(faults, `${path}.type`, building.type, types)
  checkPrice(faults, `${path}.cost`, building.cost) // BAR-BUILD-01
  checkEffect(faults, `${path}.production`, building.production, AS_A_BONUS) // BAR-PREP-02
  checkWord(faults, `${path}.scores`, building.scores, CRITERIA) // BAR-SCORE-02 to -06
  checkWord(faults, `${path}.resource`, building.resource, RESOURCES)
}

// —— timeline, milestones, fate ——

function checkTimeline(faults: PackFaults, { feasts, demons, timeline }: Pack): void {
  for (const { id, set, rows } of feasts) {
    checkWord(faults, `feasts.${id}.set`, set, SETS)
    const got = rows.length
    faults.need(got === FEAST_ROWS, `feasts.${id}.rows`, 'wrongNumber', { want: FEAST_ROWS, got })
    const [one = '', two = '', free = ''] = rows
    if (got === FEAST_ROWS) {
      checkExchange(faults, `feasts.${id}.rows.0`, one)
      checkExchange(faults, `feasts.${id}.rows.1`, two)
      checkEffect(faults, `feasts.${id}.rows.2`, free, AS_A_BONUS) // BAR-RULING-66 For nothing.
    }
  }
  for (const { id, set, tribute } of demons) {
    checkWord(faults, `demons.${id}.set`, set, SETS)
    checkExchange(faults, `demons.${id}.tribute`, tribute)
  }
  timeline.forEach((_, k) => {
    checkSlot(faults, timeline, k)
  })
}

/** BAR-EVENT-02, -03 Below each slot a turn of a ring, below the last one none. */
function checkSlot(faults: PackFaults, timeline: Pack['timeline'], k: number): void {
  const { slot = 0, ring, steps } = timeline[k] ?? {}
  const path = `timeline.${k}`
  const isLast = slot === NUMBERS.timeline
  faults.need(slot === k + 1, `${path}.slot`, 'wrongSlot', { want: k + 1 })
  for (const [part, value] of [['ring', ring] as const, ['steps', steps] as const]) {
    faults.need(isLast || value !== undefined, `${path}.${part}`, 'slotWithout', { part })
    faults.need(!isLast || value === undefined, `${path}.${part}`, 'lastSlotTurns', { part })
  }
  const isRing = ring === undefined || TURNING_RINGS.includes(ring)
  faults.need(isRing, `${path}.ring`, 'noSuchRing', { rings: TURNING_RINGS })
  const isTurn = steps === undefined || (steps !== 0 && Math.abs(steps) < SECTORS)
  faults.need(isTurn, `${path}.steps`, 'noTurn', { most: SECTORS - 1 })
}

/** BAR-RULING-04 Milestones lie along the honour track, one after the other. */
function checkMilestones(faults: PackFaults, { milestones }: Pack): void {
  milestones.forEach(({ id, space, bonus }, k) => {
    const before = milestones[k - 1]?.space ?? 0
    checkMost(faults, `milestones.${id}.space`, space, LAST_SPACE)
    faults.need(space > before, `milestones.${id}.space`, 'notRising', { before })
    checkEffect(faults, `milestones.${id}.bonus`, bonus, AS_A_BONUS)
  })
}

/** BAR-SOLO-10 to -15 */
function checkFate(faults: PackFaults, { id, heroes, knowledge, discards, honour, conquest }: PackFate): void {
  const path = `fates.${id}`
  faults.need(Math.abs(heroes) <= DUMMY_STEPS, `${path}.heroes`, 'tooFar', { most: DUMMY_STEPS })
  for (const [track, steps] of Object.entries(knowledge)) {
    checkWord(faults, `${path}.knowledge.${track}`, track, TRACKS)
    checkPrinted(faults, `${path}.knowledge.${track}`, steps, LAST_LEVEL)
  }
  discards.forEach((place, k) => {
    checkPrinted(faults, `${path}.discards.${k}`, place, SOLO_DISPLAY) // BAR-RULING-102
    faults.need(discards.indexOf(place) === k, `${path}.discards.${k}`, 'twiceHere')
  })
  checkMost(faults, `${path}.honour`, honour, LAST_SPACE)
  conquest.forEach((faction, k) => {
    checkWord(faults, `${path}.conquest.${k}`, faction, FACTIONS)
    faults.need(conquest.indexOf(faction) === k, `${path}.conquest.${k}`, 'twiceHere')
  })
}

// —— what everybody has ——

/** BAR-CAMPAIGN-01 A troop that cost nothing could be recruited without end. */
function checkRecruits(faults: PackFaults, { recruits }: Pack): void {
  checkKnown(faults, 'recruits', Object.keys(recruits), TROOPS)
  for (const [troop, price] of Object.entries(recruits)) {
    const isPaid = Object.keys(price).length > 0
    faults.need(isPaid, `recruits.${troop}`, 'freeTroop')
    checkPrice(faults, `recruits.${troop}`, price)
  }
}

function checkBox(faults: PackFaults, { tribes, components }: Pack): void {
  for (const { id, colour } of tribes) {
    const want = COLOURS[id as Tribe] ?? colour
    faults.need(colour === want, `tribes.${id}.colour`, 'wrongTribeColour', { want })
  }
  for (const { id, count } of components) {
    const want = BOX[id] ?? count
    faults.need(count === want, `components.${id}.count`, 'wrongCount', { want })
  }
}

// —— texts and sources ——

/** Texts in both languages, and where everything comes from. */
export function checkTexts(faults: PackFaults, doc: Doc): void {
  checkTwice(faults, 'facts', idsOf(doc.facts as readonly { readonly id: string }[]))
  checkTold(faults, doc, { lists: MUST_SAY, single: { recruits: '' } })
}
