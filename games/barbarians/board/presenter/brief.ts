/** Refusals in one to three words, to stand under a kind that is not possible. */

import type { Language } from '@skerry/contracts'
import type { Refusal } from '@skerry/kernel'
import type { Cost, Kind, Resource, Ring } from '../../types.ts'
import { type PresenterWords, presenterWords } from './words.ts'

type Words = PresenterWords['brief']
type Brief = (words: Words, params: Refusal['params']) => string

/** The first part of a cost that there is too little of. */
function unpaid(words: Words, { costs, has }: Refusal['params']): string {
  const stock = (has ?? []) as readonly number[]
  const parts = (costs ?? []) as readonly Cost[]
  const i = parts.findIndex((cost, at) => cost.pay !== 'dp' && (stock[at] ?? 0) < (cost.pay === 'card' ? 1 : cost.n))
  const cost = parts[i]
  switch (cost?.pay) {
    case 'resource':
      return stock[i] === 0 ? words.noResource(cost.resource) : words.fewResource(cost.resource)
    case 'any':
    case 'troops':
      return words.fewResources
    case 'troop':
      return words.fewTroop(cost.troop)
    case 'card':
      return words.noCard(cost.kind as Kind)
    default:
      return words.unpayable
  }
}

/** What takes more than the word of that name. */
const BRIEF: Readonly<Record<string, Brief>> = {
  otherRing: (words, { ring }) => words.otherRing(ring as Ring),
  notDiscovered: (words, { needed }) => words.notDiscovered(Number(needed)),
  notEnoughForOverkill: (words) => words.notEnoughTroops,
  levelTooLow: (words, { left }) => words.levelTooLow(Number(left)),
  cannotPay: unpaid,
  cannotAfford: unpaid,
  cannotRecruit: (words, { resource, has }) =>
    has === 0 ? words.noResource(resource as Resource) : words.fewResource(resource as Resource),
  troopsFull: (words) => words.full,
  noGold: (words) => words.noResource('gold'),
}

/** Null: there is no short form. */
export function inBrief({ reason, params }: Refusal, language: Language): string | null {
  const { brief } = presenterWords[language]
  const word = brief[reason as keyof Words] as Words[keyof Words] | undefined
  return BRIEF[reason]?.(brief, params) ?? (typeof word === 'string' ? word : null)
}
