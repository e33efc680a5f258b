/** The few names written on the live picture, as the pack tells them. */

import { namesIn } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import type { Card } from '../types.ts'

export const nameOf = namesIn(['gods', 'warlords', 'buildingTypes', 'feasts', 'demons'])
/** Buildings are told by their kind. */
export const cardName = (pack: unknown, card: Card, language: Language): string =>
  nameOf(pack, card.kind === 'building' ? card.type : card.id, language)
