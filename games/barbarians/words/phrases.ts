/** Phrases that both languages build alike from a few words of their own. */

import type { Language } from '@skerry/contracts'
import type { Split, Sum } from '@skerry/kernel'
import { count, listText, resourceText, troopText } from './effects.ts'
import { cardName, isResource, isTroop, RESOURCE_IDS, TROOP_IDS, troopObject } from './names.ts'

export { seatMark as player } from '@skerry/contracts'
export {
  battleText,
  cardText,
  costText,
  count,
  criterionText,
  effectText,
  listText,
  priceText,
  resourceText,
  stockText,
  troopsText,
  troopText,
} from './effects.ts'
export { spaceEffect, spaceName } from './spaces.ts'

/** What is spread, as data of a choice or an event. */
export interface Allotted {
  readonly n: Split
}

/** Seats by place, the best first. */
export function bySeat(places: readonly number[]): (readonly [place: number, seats: readonly number[]])[] {
  const distinct = [...new Set(places)].sort((a, b) => a - b)
  return distinct.map((place) => [place, [...places.keys()].filter((seat) => places[seat] === place)])
}

/** Whether goods are named by themselves, or are what somebody pays, gets or loses: German has a case for it. */
type Role = 'subject' | 'object'

/** `2 food`, `1 archer`, `Ataahua` */
function slotText(id: string, n: number, language: Language, role: Role): string {
  if (isResource(id)) return resourceText(n, id, language)
  if (!isTroop(id)) return cardName(id, language)
  return role === 'object' ? count(n, ...troopObject(id, language)) : troopText(n, id, language)
}

/** `2 food, 1 archer and Ataahua`: goods in the order of the player board, then cards; nothing for none. */
export function splitText(n: Split, language: Language, role: Role = 'subject'): string {
  const goods: readonly string[] = [...RESOURCE_IDS, ...TROOP_IDS]
  const cards = Object.keys(n).filter((id) => !goods.includes(id))
  return listText(
    [...goods, ...cards].flatMap((id) => ((n[id] ?? 0) === 0 ? [] : [slotText(id, n[id] ?? 0, language, role)])),
    language,
  )
}
export const isEmpty = (n: Split): boolean => Object.values(n).every((amount) => amount === 0)

/** With a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** `4 for the marker and 2 for the island` */
export const partsText = ({ parts }: Sum, partOf: (of: string) => string, language: Language): string =>
  listText(
    parts.map(({ amount, of }) => `${signed(amount)} ${partOf(of)}`),
    language,
  )
