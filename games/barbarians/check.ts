/** Whether a pack makes sense: what the rules need of volcano, map, cards and effects. */

import { checkKnown, checkTwice, type Doc, type IdRules, idsOf, type PackChecks } from '@skerry/contracts'
import { same } from '@skerry/kernel'
import {
  AS_A_BONUS,
  AS_A_REWARD,
  checkEffect,
  checkEffects,
  checkExchange,
  checkGathering,
  checkPrice,
  LARGEST,
  ON_CARDS,
  onRing,
} from './check/effects.ts'
import { checkMap, checkShares } from './check/map.ts'
import { battleIn } from './effect-text.ts'
import type { Pack, PackBuilding, PackFate, PackRegionCard, PackVolcano } from './pack.ts'
import {
  FACTIONS,
  LAST_LEVEL,
  LAST_SPACE,
  MOST_GOODS,
  RESOURCES,
  SECTORS,
  SOLO_DISPLAY,
  START,
  TERRAINS,
  TRACKS,
  TRIBES,
  TROOPS,
} from './queries.ts'
import type { Criterion, RegionCard, Tribe } from './types.ts'

/** Exactly this many of each. */
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
const [CARDS_PER_TERRAIN, MARKERS_PER_FACTION] = [18, 5] as const // BAR-SETUP-03, -05
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
const TO_BE_TOLD = {
  lists: {
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
  },
  single: { recruits: '' },
}

export function checkPack(faults: PackChecks, pack: Pack, doc: Doc): void {
  checkAllIds(faults, pack)
  faults.lengths(pack, NUMBERS)
  faults.least(pack, LEAST)
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
  faults.prescribed('tribes', pack.tribes, 'colour', COLOURS, 'wrongTribeColour')
  faults.prescribed('components', pack.components, 'count', BOX, 'wrongCount')
  faults.texts(doc, TO_BE_TOLD)
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
const IDS: IdRules = {
  pattern: /^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/,
  /** Players, goods, tracks, what lies beside the map. */
  taken: ['A', 'B', 'C', 'D', 'dummy', START, ...RESOURCES, ...TROOPS, ...TRACKS],
}

function checkAllIds(faults: PackChecks, pack: Pack): void {
  const onTheTable: readonly (readonly [path: string, ids: readonly string[]])[] = [
    ...pack.volcanoes.map(({ id, spaces }) => [`volcanoes.${id}.spaces`, idsOf(spaces)] as const),
    ...pack.maps.map(({ id, islands }) => [`maps.${id}.islands`, idsOf(islands)] as const),
    ...pack.maps.map(({ id, regions }) => [`maps.${id}.regions`, idsOf(regions)] as const),
    ...LISTS.map((key) => [key, idsOf(pack[key])] as const),
  ]
  faults.tableIds(onTheTable, IDS)
  faults.known('volcanoes', pack.volcanoes, LAYOUTS)
  faults.known('maps', pack.maps, LAYOUTS)
  faults.known('tracks', pack.tracks, TRACKS)
  faults.known('factions', pack.factions, FACTIONS)
  faults.known('terrains', pack.terrains, TERRAINS)
  faults.known('tribes', pack.tribes, TRIBES)
  faults.known('components', pack.components, Object.keys(BOX))
}

// —— the volcano ——

function checkVolcano(faults: PackChecks, { id, spaces }: PackVolcano): void {
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

/** BAR-RULING-106 Values of one faction differ, so that the dummy of a solo game always knows which marker to take. */
function checkMarkers(faults: PackChecks, { markers }: Pack): void {
  const factions = markers.map(({ faction }) => faction)
  checkShares(faults, 'markers', factions, FACTIONS, MARKERS_PER_FACTION)
  markers.forEach(({ id, faction, value }, k) => {
    const other = markers.slice(0, k).find((one) => one.faction === faction && one.value === value)
    faults.word(`markers.${id}.faction`, faction, FACTIONS)
    faults.printed(`markers.${id}.value`, value, LARGEST)
    faults.need(other === undefined, `markers.${id}.value`, 'sameValue', { other: other?.id ?? '' })
  })
}

// —— cards ——

function checkRegionCards(faults: PackChecks, { regionCards }: Pack): void {
  const terrains = regionCards.map(({ terrain }) => terrain)
  checkShares(faults, 'regionCards', terrains, TERRAINS, CARDS_PER_TERRAIN)
  for (const card of regionCards) checkRegionCard(faults, card)
}

function checkRegionCard(faults: PackChecks, { id, terrain, battle }: PackRegionCard): void {
  const path = `regionCards.${id}.battle`
  faults.word(`regionCards.${id}.terrain`, terrain, TERRAINS)
  const card = faults.parsed(() => battleIn(battle, path))
  if (card === null) return
  checkBattle(faults, path, card)
  checkEffects(faults, path, card.reward, AS_A_REWARD, [])
}

/** BAR-BATTLE-01, -05 A battle asks for troops, and overkill for more of them, but not for more than anybody can have. */
function checkBattle(faults: PackChecks, path: string, { troops, overkill }: Pick<RegionCard, 'troops' | 'overkill'>) {
  const asked = TROOPS.map((troop) => troops[troop])
  const atMost = TROOPS.map((troop) => (overkill?.troops ?? troops)[troop])
  const isMore = overkill === null || !same(asked, atMost)
  faults.need(isMore && asked.some((n) => n > 0), path, 'noTroops')
  for (const n of atMost) faults.most(path, n, MOST_GOODS)
  if (overkill !== null) faults.printed(path, overkill.dp, LARGEST)
}

function checkGods(faults: PackChecks, { gods }: Pack): void {
  for (const { id, dp, prayer } of gods) {
    faults.most(`gods.${id}.dp`, dp, LARGEST)
    checkEffect(faults, `gods.${id}.prayer`, prayer, ON_CARDS)
  }
}

function checkWarlords(faults: PackChecks, { warlords }: Pack): void {
  for (const { id, crowns, troop, sacrifice } of warlords) {
    faults.most(`warlords.${id}.crowns`, crowns, LAST_SPACE)
    faults.word(`warlords.${id}.troop`, troop, CALLS)
    checkEffect(faults, `warlords.${id}.sacrifice`, sacrifice, ON_CARDS)
  }
}

function checkBuildings(faults: PackChecks, { buildingTypes, buildings }: Pack): void {
  const types = idsOf(buildingTypes)
  checkTwice(faults, 'buildingTypes', types)
  for (const type of types) {
    const isUsed = buildings.some((building) => building.type === type)
    faults.need(isUsed, `buildingTypes.${type}`, 'unusedType')
  }
  for (const building of buildings) checkBuilding(faults, building, types)
}

function checkBuilding(faults: PackChecks, building: PackBuilding, types: readonly string[]): void {
  const path = `buildings.${building.id}`
  faults.word(`${path}.set`, building.set, SETS)
  faults.word(`${path}.type`, building.type, types)
  checkPrice(faults, `${path}.cost`, building.cost) // BAR-BUILD-01
  checkEffect(faults, `${path}.production`, building.production, AS_A_BONUS) // BAR-PREP-02
  faults.word(`${path}.scores`, building.scores, CRITERIA) // BAR-SCORE-02 to -06
  faults.word(`${path}.resource`, building.resource, RESOURCES)
}

// —— timeline, milestones, fate ——

function checkTimeline(faults: PackChecks, { feasts, demons, timeline }: Pack): void {
  for (const { id, set, rows } of feasts) {
    faults.word(`feasts.${id}.set`, set, SETS)
    faults.length(`feasts.${id}.rows`, rows, FEAST_ROWS)
    const [one = '', two = '', free = ''] = rows
    if (rows.length === FEAST_ROWS) {
      checkExchange(faults, `feasts.${id}.rows.0`, one)
      checkExchange(faults, `feasts.${id}.rows.1`, two)
      checkEffect(faults, `feasts.${id}.rows.2`, free, AS_A_BONUS) // BAR-RULING-66 For nothing.
    }
  }
  for (const { id, set, tribute } of demons) {
    faults.word(`demons.${id}.set`, set, SETS)
    checkExchange(faults, `demons.${id}.tribute`, tribute)
  }
  timeline.forEach((_, k) => {
    checkSlot(faults, timeline, k)
  })
}

/** BAR-EVENT-02, -03 Below each slot a turn of a ring, below the last one none. */
function checkSlot(faults: PackChecks, timeline: Pack['timeline'], k: number): void {
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
function checkMilestones(faults: PackChecks, { milestones }: Pack): void {
  milestones.forEach(({ id, space, bonus }, k) => {
    const before = milestones[k - 1]?.space ?? 0
    faults.most(`milestones.${id}.space`, space, LAST_SPACE)
    faults.need(space > before, `milestones.${id}.space`, 'notRising', { before })
    checkEffect(faults, `milestones.${id}.bonus`, bonus, AS_A_BONUS)
  })
}

/** BAR-SOLO-10 to -15 */
function checkFate(faults: PackChecks, { id, heroes, knowledge, discards, honour, conquest }: PackFate): void {
  const path = `fates.${id}`
  faults.need(Math.abs(heroes) <= DUMMY_STEPS, `${path}.heroes`, 'tooFar', { most: DUMMY_STEPS })
  for (const [track, steps] of Object.entries(knowledge)) {
    faults.word(`${path}.knowledge.${track}`, track, TRACKS)
    faults.printed(`${path}.knowledge.${track}`, steps, LAST_LEVEL)
  }
  discards.forEach((place, k) => {
    faults.printed(`${path}.discards.${k}`, place, SOLO_DISPLAY) // BAR-RULING-102
    faults.need(discards.indexOf(place) === k, `${path}.discards.${k}`, 'twiceHere')
  })
  faults.most(`${path}.honour`, honour, LAST_SPACE)
  conquest.forEach((faction, k) => {
    faults.word(`${path}.conquest.${k}`, faction, FACTIONS)
    faults.need(conquest.indexOf(faction) === k, `${path}.conquest.${k}`, 'twiceHere')
  })
}

// —— what everybody has ——

/** BAR-CAMPAIGN-01 A troop that cost nothing could be recruited without end. */
function checkRecruits(faults: PackChecks, { recruits }: Pack): void {
  checkKnown(faults, 'recruits', Object.keys(recruits), TROOPS)
  for (const [troop, price] of Object.entries(recruits)) {
    const isPaid = Object.keys(price).length > 0
    faults.need(isPaid, `recruits.${troop}`, 'freeTroop')
    checkPrice(faults, `recruits.${troop}`, price)
  }
}
