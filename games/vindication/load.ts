/** From a pack, the document with island, regions and cards in it, to the content that the rules play on. */

import { byId, loadPack } from '@skerry/contracts'
import {
  abilityIn,
  attributesIn,
  isVoluntary,
  requirementIn,
  requirementsIn,
  tableRequirementsIn,
  visitIn,
} from './ability-text.ts'
import { checkPack } from './check.ts'
import type { RuleId } from './ledger.ts'
import {
  areAdjacent,
  areNeighbours,
  isShore,
  type Pack,
  type PackCard,
  type PackCompanion,
  type PackHex,
  type PackJourney,
  type PackQuest,
  type PackRegion,
  type PackTriangle,
  type PackTrigger,
  packFrom,
} from './pack.ts'
import { DECKS } from './queries.ts'
import type {
  Attr,
  Card,
  CardId,
  CardSet,
  Colour,
  Content,
  Deck,
  Hex,
  HexId,
  Journey,
  JourneyId,
  MonsterFace,
  Quest,
  QuestId,
  Region,
  RegionId,
  StandingClause,
  Triangle,
  TriangleId,
  Trigger,
  TriggerId,
} from './types.ts'

export const load = (doc: unknown): Content => loadPack(doc, packFrom, checkPack, contentOf)

// —— content ——

function contentOf(pack: Pack): Content {
  const hexes = pack.hexes.map((hex) => hexOf(hex, pack))
  const triangles = pack.triangles.map((triangle, index) => triangleOf(triangle, index, pack.triangles))
  const cards = cardsOf(pack)
  return {
    hexes,
    hex: byId(hexes),
    triangles,
    triangle: byId(triangles),
    distances: distancesOf(triangles),
    regions: byId(pack.regions.map(regionOf)),
    cards: byId(cards),
    deckIds: deckIdsOf(cards),
    journeys: byId(pack.journeys.map(journeyOf)),
    quests: byId(pack.quests.map(questOf)),
    triggers: byId(pack.triggers.map(triggerOf)),
    coins: pack.coins.slice(),
    monsterDie: pack.dice.monster.slice() as MonsterFace[],
    attributeDie: pack.dice.attribute.slice() as Attr[],
  }
}

// —— the island ——

function hexOf(hex: PackHex, { hexes, triangles }: Pack): Hex {
  const id = hex.id as HexId
  return {
    id,
    triangles: triangles.flatMap((one) => (one.hexes.includes(id) ? [one.id as TriangleId] : [])),
    neighbours: hexes.flatMap((other) => (areNeighbours(hex, other) ? [other.id as HexId] : [])),
    visit: { do: 'visit', hex: id },
    controlFirst: { do: 'controlFirst', hex: id },
    control: { do: 'control', hex: id },
    lay: { do: 'lay', hex: id },
    recall: { do: 'recall', from: id },
  }
}

function triangleOf(triangle: PackTriangle, index: number, all: readonly PackTriangle[]): Triangle {
  const id = triangle.id as TriangleId
  return {
    id,
    index,
    hexes: triangle.hexes.slice() as HexId[],
    neighbours: all.flatMap((other) => (areAdjacent(triangle, other) ? [other.id as TriangleId] : [])),
    isShore: isShore(triangle),
    step: { do: 'step', to: id },
    teleport: { do: 'teleport', to: id },
  }
}

/** Steps between any two triangles. */
const distancesOf = (triangles: readonly Triangle[]): Content['distances'] => {
  const indexOf = new Map(triangles.map(({ id, index }) => [id, index]))
  const near = triangles.map(({ neighbours }) => neighbours.map((id) => indexOf.get(id) as number))
  return near.map((_, from) => stepsFrom(from, near))
}

function stepsFrom(from: number, near: readonly (readonly number[])[]): readonly number[] {
  const steps = near.map((_, at) => (at === from ? 0 : Number.POSITIVE_INFINITY))
  const reached = new Set([from])
  for (const at of reached)
    for (const next of near[at] ?? []) {
      if (reached.has(next)) continue
      steps[next] = (steps[at] as number) + 1
      reached.add(next)
    }
  return steps
}

const regionOf = ({ id, set, rule, count, visit, mixed, controllable, resource }: PackRegion): Region => ({
  id: id as RegionId,
  rule: rule as RuleId,
  set: set as CardSet,
  count,
  options: visit.map((text, i) => visitIn(text, `regions.${id}.visit.${i}`)),
  isMixed: mixed,
  isControllable: controllable,
  isResource: resource,
})

// —— cards ——

type Printed = Pick<Card, 'kind' | 'deck'> &
  Partial<Pick<Card, 'initiative' | 'isStart' | 'attributes' | 'slots' | 'charge'>>

const cardsOf = ({ companions, traits, relics, monsters }: Pack): readonly Card[] => [
  ...companions.map((one) => cardOf('companions', one, companionPrint(one))),
  ...traits.map((one) => cardOf('traits', one, { kind: 'trait', deck: 'trait', slots: one.slots })),
  ...relics.map((one) => cardOf('relics', one, { kind: 'relic', deck: 'relic', charge: one.charge })),
  ...monsters.map((one) => cardOf('monsters', one, { kind: 'monster', deck: 'monster' })),
]

const companionPrint = ({ id, colour, initiative, attributes, start }: PackCompanion): Printed => ({
  kind: 'companion',
  deck: colour as Colour,
  initiative,
  isStart: start,
  attributes: attributesIn(attributes, `companions.${id}.attributes`),
})

function cardOf(list: string, { id: printedId, set, honor, ability }: PackCard, printed: Printed): Card {
  const id = printedId as CardId
  const clauses = abilityIn(ability, `${list}.${id}.ability`)
  return {
    id,
    set: set as CardSet,
    honor,
    initiative: 0,
    isStart: false,
    attributes: [],
    slots: 0,
    charge: 0,
    ...printed,
    clauses,
    voluntary: clauses.find(isVoluntary) ?? null,
    passives: clauses.filter((clause): clause is StandingClause => clause.on === 'PASSIVE'),
    use: { do: 'use', card: id },
    activate: { do: 'activate', who: id },
    dismiss: { do: 'dismiss', companion: id },
    recall: { do: 'recall', from: id },
    pick: { do: 'pick', card: id },
  }
}

const deckIdsOf = (cards: readonly Card[]): Content['deckIds'] =>
  Object.fromEntries(
    DECKS.map((deck) => [deck, cards.filter((card) => card.deck === deck).map(({ id }) => id)]),
  ) as Record<Deck, CardId[]>

// —— journeys, quests, triggers ——

const journeyOf = ({ id, number, triangle, colour }: PackJourney): Journey => ({
  id: id as JourneyId,
  number,
  triangle: triangle as TriangleId,
  colour: colour as Colour,
})

const questOf = ({ id, set, goals }: PackQuest): Quest => ({
  id: id as QuestId,
  set: set as CardSet,
  goals: goals.map(({ if: text, honor }, i) => ({ if: requirementIn(text, `quests.${id}.goals.${i}.if`), honor })),
})

const triggerOf = ({ id, set, player, table }: PackTrigger): Trigger => ({
  id: id as TriggerId,
  set: set as CardSet,
  player: player === '' ? [] : requirementsIn(player, `triggers.${id}.player`),
  table: table === '' ? [] : tableRequirementsIn(table, `triggers.${id}.table`),
})
