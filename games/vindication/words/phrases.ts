/** Phrases that both languages build alike from a few words of their own. */

import type { FactsOf, Language } from '@skerry/contracts'
import type { Split, Sum } from '@skerry/kernel'
import type { VinEvent } from '../types.ts'
import { listText, signed } from './effects.ts'
import {
  ATTRIBUTE_IDS,
  attributeName,
  CARD_IDS,
  cardForm,
  hexName,
  isAttribute,
  isHex,
  isZone,
  regionForm,
  zoneName,
} from './names.ts'

export { seatMark as player } from '@skerry/contracts'
export {
  abilityText,
  activationText,
  attributesText,
  attributesTitle,
  cardText,
  clauseText,
  costText,
  count,
  effectText,
  goalText,
  listText,
  optionText,
  orText,
  type Price,
  pricesText,
  priceText,
  questText,
  requirementText,
  signed,
  taskText,
  triggerText,
  visitText,
} from './effects.ts'
export { optionTitle, titleText, visitTitle } from './titles.ts'

/** What is spread, as data of a choice. */
export interface Allotted {
  readonly n: Split
}

/** Seats by place, the best first. */
export function bySeat(places: readonly number[]): (readonly [place: number, seats: readonly number[]])[] {
  const distinct = [...new Set(places)].sort((a, b) => a - b)
  return distinct.map((place) => [place, [...places.keys()].filter((seat) => places[seat] === place)])
}

/** `2 Inspiration and 1 Strength`, in the order of the spheres; nothing for none. */
export const gainText = (n: Split, language: Language): string =>
  listText(
    ATTRIBUTE_IDS.flatMap((attr) => ((n[attr] ?? 0) === 0 ? [] : [`${n[attr]} ${attributeName(attr, language)}`])),
    language,
  )
/** `2 from Brask Oldmarrow and 1 from Edda Quill`; nothing for none. */
export const perCard = (n: Split, language: Language, say: (amount: number, card: string) => string): string =>
  listText(
    Object.entries(n).flatMap(([card, amount]) => (amount === 0 ? [] : [say(amount, card)])),
    language,
  )
/** How many in all. */
export const total = (n: Split): number => Object.values(n).reduce((all, amount) => all + amount, 0)

// —— cubes ——

type Moved = Extract<VinEvent, { type: 'cubesMoved' }>
/**
 * What a move of cubes means: attributes gained or paid, a charge spent, cubes put onto or taken back from something,
 * or a step of power.
 */
export type Meaning = 'gain' | 'pay' | 'discharge' | 'put' | 'takeBack' | 'augment' | 'downgrade' | 'move'

/** Rules by which a cube of Conviction is a price. */
const CONVICTION_PAID = [
  'VIN-VISIT-12',
  'VIN-BONUS-CONTROL-03',
  'VIN-MONSTER-10',
  'VIN-ACT-08',
  'VIN-BONUS-MORE-01',
  'VIN-BONUS-MORE-02',
  'VIN-MONSTER-12',
]
/** Rules by which a cube comes back from a sphere without being paid. */
const TAKEN_BACK = ['VIN-BONUS-RECALL-01', 'VIN-BONUS-CONVERT-01']

export function meaningOf({ rule, from, into }: Moved): Meaning {
  if (from === 'inf' && isAttribute(into)) return 'gain'
  if (rule === 'VIN-RELIC-03') return 'discharge'
  if (TAKEN_BACK.includes(rule) && into === 'inf') return 'takeBack'
  if (isAttribute(from)) return into === 'inf' ? 'pay' : 'move'
  if (from === 'conv' && into === 'inf') return CONVICTION_PAID.includes(rule) ? 'pay' : 'downgrade'
  if (from === 'pot' || into === 'conv') return 'augment'
  if (into === 'pot') return 'downgrade'
  return into === 'inf' ? 'takeBack' : 'put'
}

/** Where cubes lie: a zone, a sphere, a hex or a card, after `from` or `onto`. */
export function placeText(place: string, language: Language, as: 'accusative' | 'dative'): string {
  if (isZone(place)) return zoneName(place, language)
  if (isAttribute(place)) return attributeName(place, language)
  return isHex(place) ? hexName(place, language) : cardForm(place, language, as)
}

// —— places, by what is known of them ——

/** The region that lies on a hex; null: none, or nobody knows. */
function regionOn(hex: unknown, factsOf: FactsOf): string | null {
  const region = factsOf(String(hex))?.region
  return typeof region === 'string' ? region : null
}
/** `the Inn`, `die Schenke`; `hex 5` where nothing is known of it. */
export function hexText(hex: unknown, language: Language, factsOf: FactsOf): string {
  const region = regionOn(hex, factsOf)
  return region === null ? hexName(hex, language) : regionForm(region, language, 'accusative')
}
/** Where a cube can be taken back from. */
export function recalledFrom(place: string, language: Language, factsOf: FactsOf): string {
  const region = isHex(place) ? regionOn(place, factsOf) : null
  return region === null ? placeText(place, language, 'dative') : regionForm(region, language, 'dative')
}
/** The regions that a triangle of the inland touches; none on the shore: there its number is written on the board. */
export function landAt(triangle: unknown, factsOf: FactsOf): readonly string[] {
  const { hexes, isShore } = factsOf(String(triangle)) ?? {}
  if (isShore !== false || !Array.isArray(hexes)) return []
  return hexes.flatMap((hex) => regionOn(hex, factsOf) ?? [])
}

// —— sums ——

/** `5 for Strength mastery and 2 for regions`; what gives nothing is left out. */
export const partsText = ({ parts }: Sum, partOf: (of: string) => string, language: Language): string =>
  listText(
    parts.flatMap(({ amount, of }) => (amount === 0 ? [] : [`${signed(amount)} ${partOf(of)}`])),
    language,
  )

/** Whether a goal of a quest is among the parts. */
export const questIn = ({ parts }: Sum): boolean => parts.some(({ of }) => of.startsWith('QST'))

/** Quests are numbered from 1 to 20; each has two goals. */
const QUEST_IDS: readonly string[] = Array.from({ length: 20 }, (_, i) => `QST${String(i + 1).padStart(2, '0')}`)
/** What parts of sums are called that name a mastery, a card, a quest or one of its goals. */
export const namedParts = (say: {
  readonly mastery: (attr: string) => string
  readonly card: (card: string) => string
  readonly quest: (quest: string) => string
  readonly goal: (quest: string, goal: number) => string
}): Record<string, string> =>
  Object.fromEntries([
    ...ATTRIBUTE_IDS.map((attr) => [`mastery ${attr}`, say.mastery(attr)]),
    ...CARD_IDS.map((card) => [card, say.card(card)]),
    ...QUEST_IDS.flatMap((quest) => [
      [quest, say.quest(quest)],
      ...[1, 2].map((goal) => [`${quest} ${goal}`, say.goal(quest, goal)]),
    ]),
  ])
