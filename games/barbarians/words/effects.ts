/** What effects, costs and cards say in words: a card’s sentence is made of its effects, so the two cannot disagree. */

import type { Language } from '@skerry/contracts'
import type { BarEffect, Building, Card, Category, Cost, Kind, RegionCard, Resource, Troop, Troops } from '../types.ts'
import { criterionName, type Forms, RESOURCE_IDS, resourceName, TROOP_IDS, troopForms, troopObject } from './names.ts'

/** The words of a language that effects are told with. */
interface EffectWords {
  readonly and: string
  readonly or: string
  readonly resources: Forms
  readonly troops: Forms
  readonly knowledge: Readonly<Record<Category | 'either', (n: number) => string>>
  readonly honour: string
  readonly kinds: Readonly<Record<Kind, string>>
  /** The top card of one deck. */
  readonly top: Readonly<Record<Kind, string>>
  /** The top card of one of several decks. */
  readonly topOf: (names: string, kinds: readonly Kind[]) => string
  readonly discard: Readonly<Record<Kind, string>>
  readonly hero: string
  readonly twice: string
  readonly campaign: (times: number) => string
  readonly rotate: string
  readonly banner: string
  readonly loss: (n: number) => string
  readonly nothing: string
  /** What somebody has, or has not, as the object of a sentence. */
  readonly stock: {
    readonly noResource: Readonly<Record<Resource, string>>
    readonly noResources: string
    readonly resources: Forms
    readonly noTroop: Readonly<Record<Troop, string>>
    readonly noTroops: string
    readonly troops: Forms
    readonly noCard: Readonly<Record<Kind, string>>
  }
}

const EN: EffectWords = {
  and: 'and',
  or: 'or',
  resources: ['resource of choice', 'resources of choice'],
  troops: ['troop of choice', 'troops of choice'],
  knowledge: {
    barbarian: (n) => `${n} barbarian knowledge`,
    tactics: (n) => `${n} tactics knowledge`,
    either: (n) => `${n} knowledge of choice`,
  },
  honour: 'honour',
  kinds: { god: 'god', warlord: 'warlord', building: 'building' },
  top: {
    god: 'top god of the deck',
    warlord: 'top warlord of the deck',
    building: 'top building of the deck',
  },
  topOf: (names) => `top ${names} of its deck`,
  discard: { god: 'a god', warlord: 'a warlord', building: 'a building' },
  hero: 'fourth hero',
  twice: 'hero 3 acts twice',
  campaign: (times) =>
    times === 1 ? 'campaign' : `campaign whose marker counts ${times === 2 ? 'double' : `${times} times`}`,
  rotate: 'turn of the ring',
  banner: 'banner without battles',
  loss: (n) => `${n} DP`,
  nothing: 'nothing',
  stock: {
    noResource: { food: 'no food', wood: 'no wood', iron: 'no iron', stone: 'no stone', gold: 'no gold' },
    noResources: 'no resources',
    resources: ['resource', 'resources'],
    noTroop: { archer: 'no archers', berserker: 'no berserkers', raider: 'no raiders' },
    noTroops: 'no troops',
    troops: ['troop', 'troops'],
    noCard: { god: 'no god', warlord: 'no warlord', building: 'no building' },
  },
}
const DE: EffectWords = {
  and: 'und',
  or: 'oder',
  resources: ['Ressource nach Wahl', 'Ressourcen nach Wahl'],
  troops: ['Truppe nach Wahl', 'Truppen nach Wahl'],
  knowledge: {
    barbarian: (n) => `${n} Barbarenwissen`,
    tactics: (n) => `${n} Taktikwissen`,
    either: (n) => `${n} Wissen nach Wahl`,
  },
  honour: 'Ehre',
  kinds: { god: 'Gott', warlord: 'Kriegsherr', building: 'Gebäude' },
  top: {
    god: 'oberster Gott vom Stapel',
    warlord: 'oberster Kriegsherr vom Stapel',
    building: 'oberstes Gebäude vom Stapel',
  },
  // Gods and warlords are masculine, buildings are not.
  topOf: (names, kinds) =>
    kinds.includes('building') ? `oberste Karte vom Stapel: ${names}` : `oberster ${names} vom Stapel`,
  discard: { god: '1 Gott', warlord: '1 Kriegsherr', building: '1 Gebäude' },
  hero: 'vierter Held',
  twice: 'Held 3 handelt zweimal',
  campaign: (times) =>
    times === 1 ? 'Feldzug' : `Feldzug, dessen Marker ${times === 2 ? 'doppelt' : `${times}-fach`} zählt`,
  rotate: 'Drehung des Rings',
  banner: 'Banner ohne Schlachten',
  loss: (n) => `${n} DP`,
  nothing: 'nichts',
  stock: {
    noResource: {
      food: 'keine Lebensmittel',
      wood: 'kein Holz',
      iron: 'kein Eisen',
      stone: 'keinen Stein',
      gold: 'kein Gold',
    },
    noResources: 'keine Ressourcen',
    resources: ['Ressource', 'Ressourcen'],
    noTroop: { archer: 'keine Bogenschützen', berserker: 'keine Berserker', raider: 'keine Räuber' },
    noTroops: 'keine Truppen',
    troops: ['Truppe', 'Truppen'],
    noCard: { god: 'keinen Gott', warlord: 'keinen Kriegsherrn', building: 'kein Gebäude' },
  },
}
const WORDS: Readonly<Record<Language, EffectWords>> = { en: EN, de: DE }

// —— lists and quantities ——

/** `a, b and c` */
export function listText(items: readonly string[], language: Language): string {
  return joined(items, WORDS[language].and)
}
const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
const orList = (items: readonly string[], language: Language): string => joined(items, WORDS[language].or)

/** `1 disc`, `2 discs` */
export const count = (n: unknown, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** `2 wood` */
export const resourceText = (n: number, resource: Resource, language: Language): string =>
  `${n} ${resourceName(resource, language)}`
/** `2 archers` */
export const troopText = (n: number, troop: Troop, language: Language): string =>
  count(n, ...troopForms(troop, language))
/** `2 archers and 1 raider`; nothing for none. */
export const troopsText = (troops: Troops, language: Language): string =>
  listText(
    TROOP_IDS.flatMap((troop) => (troops[troop] === 0 ? [] : [troopText(troops[troop], troop, language)])),
    language,
  )
/** `2 stone and 1 food`, from a price; nothing for none. */
export const priceText = (cost: Readonly<Record<Resource, number>>, language: Language): string =>
  listText(
    RESOURCE_IDS.flatMap((id) => ((cost[id] ?? 0) === 0 ? [] : [resourceText(cost[id], id, language)])),
    language,
  )

// —— costs and effects ——

function oneCost(cost: Cost, language: Language): string {
  const words = WORDS[language]
  switch (cost.pay) {
    case 'resource':
      return resourceText(cost.n, cost.resource, language)
    case 'any':
      return count(cost.n, ...words.resources)
    case 'troop':
      return troopText(cost.n, cost.troop, language)
    case 'troops':
      return count(cost.n, ...words.troops)
    case 'card':
      return words.discard[cost.kind]
    case 'dp':
      return words.loss(cost.n)
  }
}

/** `1 gold and 3 wood`; of nothing: `nothing`. */
export const costText = (costs: readonly Cost[], language: Language): string =>
  listText(
    costs.map((cost) => oneCost(cost, language)),
    language,
  ) || WORDS[language].nothing

/** What somebody has of each part of a cost; points are left out, for they can always be lost (BAR-RULING-67). */
export const stockText = (costs: readonly Cost[], has: readonly number[], language: Language): string =>
  listText(
    costs.flatMap((cost, i) => (cost.pay === 'dp' ? [] : [oneStock(cost, has[i] ?? 0, language)])),
    language,
  )
function oneStock(cost: Exclude<Cost, { pay: 'dp' }>, n: number, language: Language): string {
  const { stock } = WORDS[language]
  switch (cost.pay) {
    case 'resource':
      return n === 0 ? stock.noResource[cost.resource] : resourceText(n, cost.resource, language)
    case 'any':
      return n === 0 ? stock.noResources : count(n, ...stock.resources)
    case 'troop':
      return n === 0 ? stock.noTroop[cost.troop] : count(n, ...troopObject(cost.troop, language))
    case 'troops':
      return n === 0 ? stock.noTroops : count(n, ...stock.troops)
    case 'card':
      return n === 0 ? stock.noCard[cost.kind] : WORDS[language].discard[cost.kind]
  }
}

/** Parts that are joined already, so that a list of them needs more than a comma. */
const isLong = (effects: readonly BarEffect[]): boolean =>
  effects.length > 1 || effects.some((effect) => effect.do === 'trade' || effect.do === 'either' || isSeveral(effect))
const isSeveral = (effect: BarEffect): boolean =>
  (effect.do === 'take' || effect.do === 'draw') && effect.kinds.length > 1

/** `turn of the ring or 2 food`, `turn of the ring, or 1 stone and 1 gold` */
function sidesText(sides: readonly (readonly BarEffect[])[], language: Language): string {
  const texts = sides.map((side) => effectText(side, language))
  return sides.some(isLong) ? texts.join(`, ${WORDS[language].or} `) : orList(texts, language)
}

function drawText(kinds: readonly Kind[], language: Language): string {
  const words = WORDS[language]
  const [only] = kinds
  return kinds.length === 1 && only !== undefined
    ? words.top[only]
    : words.topOf(
        orList(
          kinds.map((kind) => words.kinds[kind]),
          language,
        ),
        kinds,
      )
}

function oneEffect(effect: BarEffect, language: Language): string {
  const words = WORDS[language]
  switch (effect.do) {
    case 'resource':
      return resourceText(effect.n, effect.resource, language)
    case 'any':
      return count(effect.n, ...words.resources)
    case 'troops':
      return count(effect.n, ...words.troops)
    case 'dp':
      return `${effect.n} DP`
    case 'know':
      return words.knowledge[effect.category](effect.n)
    case 'honour':
      return `${effect.n} ${words.honour}`
    case 'take':
      return orList(
        effect.kinds.map((kind) => words.kinds[kind]),
        language,
      )
    case 'draw':
      return drawText(effect.kinds, language)
    case 'hero':
      return words.hero
    case 'twice':
      return words.twice
    case 'campaign':
      return words.campaign(effect.times)
    case 'rotate':
      return words.rotate
    case 'banner':
      return words.banner
    case 'either':
      return sidesText(effect.sides, language)
    case 'trade':
      return `${costText(effect.costs, language)} → ${effectText(effect.gains, language)}`
  }
}

/** What effects give, without a verb: `2 wood → top building of the deck`. */
export const effectText = (effects: readonly BarEffect[], language: Language): string =>
  listText(
    effects.map((effect) => oneEffect(effect, language)),
    language,
  ) || WORDS[language].nothing

// —— whole cards ——

/** How the texts of cards are put together. */
interface CardWords {
  readonly prayer: string
  readonly sacrifice: string
  readonly crowns: (n: number) => string
  readonly calls: Readonly<Record<Troop | 'any', string>>
  readonly cost: string
  readonly produces: string
  readonly scores: Readonly<Record<Exclude<Building['scores'], 'resource'>, string>>
  readonly scoresResource: (resource: string) => string
  readonly overkill: (troops: string, dp: number) => string
  readonly reward: string
}
const CARD_WORDS: Readonly<Record<Language, CardWords>> = {
  en: {
    prayer: 'prayer',
    sacrifice: 'sacrifice',
    crowns: (n) => count(n, 'crown', 'crowns'),
    calls: {
      archer: 'counts as an archer in battle',
      berserker: 'counts as a berserker in battle',
      raider: 'counts as a raider in battle',
      any: 'counts as any troop in battle',
    },
    cost: 'costs',
    produces: 'activated:',
    scores: {
      markers: 'at the end 2 DP for each faction marker of yours',
      types: 'at the end 2 DP for each different type of building you own',
      tracks: 'at the end 2 DP for each knowledge track you have finished',
      gods: 'at the end 2 DP for each god of yours',
    },
    scoresResource: (resource) => `at the end 2 DP for each unit of ${resource} you have left`,
    overkill: (troops, dp) => `overkill with ${troops} more: ${dp} DP`,
    reward: 'reward',
  },
  de: {
    prayer: 'Anbetung',
    sacrifice: 'Opferung',
    crowns: (n) => count(n, 'Krone', 'Kronen'),
    calls: {
      archer: 'zählt in der Schlacht als Bogenschütze',
      berserker: 'zählt in der Schlacht als Berserker',
      raider: 'zählt in der Schlacht als Räuber',
      any: 'zählt in der Schlacht als beliebige Truppe',
    },
    cost: 'kostet',
    produces: 'aktiviert:',
    scores: {
      markers: 'am Ende 2 DP für jeden deiner Faktionsmarker',
      types: 'am Ende 2 DP für jede Art von Gebäude, die du hast',
      tracks: 'am Ende 2 DP für jeden Wissenspfad, den du vollendet hast',
      gods: 'am Ende 2 DP für jeden deiner Götter',
    },
    scoresResource: (resource) => `am Ende 2 DP für jede Einheit ${resource}, die du übrig hast`,
    overkill: (troops, dp) => `Overkill mit zusätzlich ${troops}: ${dp} DP`,
    reward: 'Belohnung',
  },
}

/** BAR-SCORE-02 … 06 in a sentence. */
export function criterionText({ scores, resource }: Building, language: Language): string {
  const words = CARD_WORDS[language]
  if (scores !== 'resource') return words.scores[scores]
  return words.scoresResource(criterionName(scores, resource, language))
}

/** Everything that is on a god, warlord or building, in one line. */
export function cardText(card: Card, language: Language): string {
  const words = CARD_WORDS[language]
  if (card.kind === 'god') return `${card.dp} DP; ${words.prayer}: ${effectText(card.prayer, language)}`
  if (card.kind === 'warlord')
    return [
      words.crowns(card.crowns),
      words.calls[card.troop],
      `${words.sacrifice}: ${effectText(card.sacrifice, language)}`,
    ].join('; ')
  return [
    `${words.cost} ${priceText(card.cost, language)}`,
    `${words.produces} ${effectText(card.production, language)}`,
    criterionText(card, language),
  ].join('; ')
}

/** What a battle asks for and brings: `2 berserkers; overkill with 1 raider more: 3 DP; reward: 1 gold`. */
export function battleText(
  { troops, overkill, reward }: Omit<RegionCard, 'id' | 'terrain'>,
  language: Language,
): string {
  const words = CARD_WORDS[language]
  return [
    troopsText(troops, language),
    ...(overkill === null
      ? []
      : [words.overkill(troopsText(redTroops(troops, overkill.troops), language), overkill.dp)]),
    ...(reward.length === 0 ? [] : [`${words.reward}: ${effectText(reward, language)}`]),
  ].join('; ')
}
/** What overkill asks for beyond the battle itself. */
const redTroops = (grey: Troops, all: Troops): Troops => ({
  archer: all.archer - grey.archer,
  berserker: all.berserker - grey.berserker,
  raider: all.raider - grey.raider,
})
