/** From a pack, the document with volcano, map and cards in it, to the content that the rules play on. */

import { byId, loadPack } from '@skerry/contracts'
import { checkPack } from './check.ts'
import { battleIn, effectsIn } from './effect-text.ts'
import {
  type Pack,
  type PackBuilding,
  type PackCost,
  type PackDemon,
  type PackFate,
  type PackFeast,
  type PackMap,
  type PackPair,
  type PackRegion,
  type PackRegionCard,
  type PackSlot,
  type PackSpace,
  type PackVolcano,
  packFrom,
} from './pack.ts'
import { RESOURCES, START, TERRAINS, TROOPS } from './queries.ts'
import type {
  Building,
  BuildingType,
  Card,
  CardId,
  CardSet,
  Content,
  Criterion,
  Demon,
  Faction,
  Fate,
  FateId,
  Feast,
  FinalTurn,
  GameMap,
  Island,
  IslandId,
  MapId,
  Marker,
  MilestoneId,
  Region,
  RegionCard,
  RegionCardId,
  RegionId,
  Resource,
  Ring,
  Space,
  SpaceId,
  Terrain,
  TimelineId,
  Troop,
  TurningRing,
  Volcano,
  VolcanoId,
  Warlord,
} from './types.ts'

export const load = (doc: unknown): Content => loadPack(doc, packFrom, checkPack, contentOf)

// —— content ——

function contentOf(pack: Pack): Content {
  const regionCards = pack.regionCards.map(regionCardOf)
  const feasts = pack.feasts.map(feastOf)
  const demons = pack.demons.map(demonOf)
  return {
    volcanoes: byId(pack.volcanoes.map(volcanoOf)),
    maps: byId(pack.maps.map(mapOf)),
    markers: byId(pack.markers as readonly Marker[]),
    regionCards: byId(regionCards),
    picturedCards: byId(regionCards.map((card) => asPictured(card, regionCards))),
    decks: decksOf(regionCards),
    cards: byId(cardsOf(pack)),
    cardCounts: { god: pack.gods.length, warlord: pack.warlords.length, building: pack.buildings.length },
    feasts,
    demons,
    timeline: byId<Feast | Demon>([...feasts, ...demons]),
    finalTurns: finalTurnsOf(pack.timeline),
    milestones: pack.milestones.map(({ id, space, bonus }) => ({
      id: id as MilestoneId,
      space,
      bonus: effectsIn(bonus, `milestones.${id}.bonus`),
    })),
    fates: byId(pack.fates.map(fateOf)),
    recruits: recruitsOf(pack.recruits),
  }
}

// —— the volcano ——

function volcanoOf({ id, spaces: all }: PackVolcano): Volcano {
  const rings = ([1, 2, 3, 4] as const).map((ring) =>
    all.filter((space) => space.ring === ring).map((space, index) => spaceOf(id, space, ring, index)),
  )
  return { id: id as VolcanoId, rings, space: byId(rings.flat()) }
}

const spaceOf = (volcano: string, { id, sector, effect }: PackSpace, ring: Ring, index: number): Space => ({
  id: id as SpaceId,
  ring,
  sector,
  index,
  effects: effectsIn(effect, `volcanoes.${volcano}.spaces.${id}.effect`),
  place: { do: 'place', space: id as SpaceId },
})

// —— the map ——

function mapOf({ id, islands, regions, borders, routes }: PackMap): GameMap {
  const ways = [...borders, ...routes] // BAR-RULING-36 By land or sea, it is the same.
  const made = regions.map((region) => regionOf(region, ways, regions))
  const values = islands.map((island, value): Island => ({ id: island.id as IslandId, value })) // BAR-RULING-49
  return { id: id as MapId, islands: values, island: byId(values), regions: made, region: byId(made) }
}

function regionOf(
  { id, island, terrain, players }: PackRegion,
  ways: readonly PackPair[],
  all: readonly PackRegion[],
): Region {
  const next = new Set(ways.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : [])))
  return {
    id: id as RegionId,
    island: island as IslandId,
    terrain: terrain as Terrain,
    players,
    neighbours: all.filter((other) => next.has(other.id)).map((other) => other.id as RegionId),
    isCoast: next.has(START),
    attack: { do: 'attack', region: id as RegionId },
  }
}

// —— battles ——

const regionCardOf = ({ id, terrain, battle }: PackRegionCard): RegionCard => ({
  id: id as RegionCardId,
  terrain: terrain as Terrain,
  ...battleIn(battle, `regionCards.${id}.battle`),
})

const EXCHANGED: Readonly<Partial<Record<Terrain, Terrain>>> = { forest: 'mountain', mountain: 'forest' }

/** BAR-RULING-11 Cards of the same number in forest and mountain exchange what they ask for; rewards stay. */
function asPictured(card: RegionCard, all: readonly RegionCard[]): RegionCard {
  const deckOf = (terrain: Terrain) => all.filter((other) => other.terrain === terrain)
  const number = deckOf(card.terrain).indexOf(card)
  const twin = deckOf(EXCHANGED[card.terrain] ?? card.terrain)[number] ?? card
  return { ...card, troops: twin.troops, overkill: twin.overkill }
}

function decksOf(cards: readonly RegionCard[]): Content['decks'] {
  const deckOf = (terrain: Terrain) => cards.filter((card) => card.terrain === terrain).map(({ id }) => id)
  return Object.fromEntries(TERRAINS.map((terrain) => [terrain, deckOf(terrain)])) as Record<Terrain, RegionCardId[]>
}

// —— cards ——

const cardsOf = ({ gods, warlords, buildings }: Pack): readonly Card[] => [
  ...gods.map(
    ({ id, dp, prayer }): Card => ({
      id: id as CardId,
      kind: 'god',
      dp,
      prayer: effectsIn(prayer, `gods.${id}.prayer`),
    }),
  ),
  ...warlords.map(
    ({ id, crowns, troop, sacrifice }): Card => ({
      id: id as CardId,
      kind: 'warlord',
      crowns,
      troop: troop as Warlord['troop'],
      sacrifice: effectsIn(sacrifice, `warlords.${id}.sacrifice`),
    }),
  ),
  ...buildings.map(buildingOf),
]

const buildingOf = ({ id, set, type, cost, production, scores, resource }: PackBuilding): Building => ({
  id: id as CardId,
  kind: 'building',
  set: set as CardSet,
  type: type as BuildingType,
  cost: costOf(cost),
  production: effectsIn(production, `buildings.${id}.production`),
  scores: scores as Criterion,
  resource: resource as Resource,
})

const costOf = (cost: PackCost): Readonly<Record<Resource, number>> =>
  Object.fromEntries(RESOURCES.map((resource) => [resource, cost[resource] ?? 0])) as Record<Resource, number>

const recruitsOf = (recruits: Pack['recruits']): Content['recruits'] =>
  Object.fromEntries(TROOPS.map((troop) => [troop, costOf(recruits[troop] ?? {})])) as Record<
    Troop,
    Record<Resource, number>
  >

// —— timeline and fate ——

const feastOf = ({ id, set, rows }: PackFeast): Feast => ({
  id: id as TimelineId,
  kind: 'feast',
  set: set as CardSet,
  rows: rows.map((row, k) => effectsIn(row, `feasts.${id}.rows.${k}`)),
})

const demonOf = ({ id, set, tribute }: PackDemon): Demon => ({
  id: id as TimelineId,
  kind: 'demon',
  set: set as CardSet,
  tribute: effectsIn(tribute, `demons.${id}.tribute`),
})

const finalTurnsOf = (timeline: readonly PackSlot[]): readonly FinalTurn[] =>
  timeline
    .toSorted((a, b) => a.slot - b.slot)
    .map(({ ring, steps }) => (ring === undefined || steps === undefined ? null : { ring: ring as TurningRing, steps }))

const fateOf = ({ id, heroes, knowledge, discards, honour, conquest }: PackFate): Fate => ({
  id: id as FateId,
  heroes,
  knowledge: { ...knowledge },
  discards: discards.toSorted((a, b) => a - b), // BAR-RULING-27 from left to right
  honour,
  conquest: conquest.slice() as Faction[],
})
