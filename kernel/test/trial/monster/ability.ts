/** From a card's ability as printed to clauses. What is not in the closed vocabulary is refused by card and clause. */

import { PackError } from '../../../src/index.ts'
import { COMMON, HEROIC } from './queries.ts'
import type { Attr, Clause, Cost, Counter, Deed, Happening, Requirement, Score, Scored } from './types.ts'

const ATTRS: readonly Attr[] = [...COMMON, ...HEROIC]
const COSTS: readonly Cost[] = [...ATTRS, 'CONV', 'CHG']
const COUNTERS: readonly Counter[] = [
  'honor',
  'ctrl',
  'conv',
  'pot',
  'companions',
  'traits',
  'relics',
  'monsters',
  'red',
  'yellow',
  'blue',
  'coins',
  'heroicAttr',
  'heroicCards',
  'cardColours',
]
const SCORED: readonly Scored[] = ['RED', 'YEL', 'BLU', 'COMPANION', 'TRAIT', 'RELIC', 'MONSTER', 'REGION', 'COIN']
const HAPPENINGS: readonly Happening[] = [
  'youDefeat',
  'youRest',
  'youConvert',
  'companionDies',
  'oppVisitsMine',
  'oppGains(MONSTER)',
]

/** The member of a closed list a word names. */
function known<V extends string>(list: readonly V[], word: string, where: string, reason: string): V {
  const found = list.find((v) => v === word)
  if (found === undefined) throw new PackError(where, reason, { got: word, known: list })
  return found
}

export function number(word: string | undefined, where: string): number {
  if (word === undefined || !/^\d+$/.test(word)) throw new PackError(where, 'notANumber', { got: word ?? '' })
  return Number(word)
}

export function requirement(text: string, where: string): Requirement {
  const [, count = '', is = '', n] = /^(\w+)(>=|=)(\d+)$/.exec(text) ?? []
  return { count: known(COUNTERS, count, where, 'noSuchCounter'), is: is === '=' ? '=' : '>=', n: number(n, where) }
}

/** `COMMON`, `HEROIC`, `ANY` or `A|B`. */
export function attrs(text: string, where: string): readonly Attr[] {
  if (text === 'COMMON') return COMMON
  if (text === 'HEROIC') return HEROIC
  if (text === 'ANY') return ATTRS
  return text.split('|').map((word) => known(ATTRS, word, where, 'noSuchAttribute'))
}

type Words = readonly string[]
const EFFECTS: Readonly<Record<string, (words: Words, where: string) => Deed | Score>> = {
  hon: ([n], where) => ({ do: 'hon', n: number(n, where) }),
  attr: ([kinds = '', n], where) => ({ do: 'attr', kinds: attrs(kinds, where), n: number(n, where) }),
  aug: ([n, from = ''], where) => ({
    do: 'aug',
    n: number(n, where),
    from: from === 'POT' ? 'pot' : from === 'INF' ? 'inf' : 'either',
  }),
  motivate: ([n], where) => ({ do: 'motivate', n: number(n, where) }),
  reroll: ([die = ''], where) => ({ do: 'reroll', die: known(['MON', 'ATT'], die, where, 'noSuchDie') }),
  setdie: ([die = ''], where) => {
    known(['ATT'], die, where, 'noSuchDie')
    return { do: 'setdie' }
  },
  safe: ([from = ''], where) => ({ do: 'safe', from: known(['EXH', 'DEATH'], from, where, 'noSuchFace') }),
  score: ([n, each = '', most], where) => ({
    do: 'score',
    n: number(n, where),
    each: known(SCORED, each, where, 'cannotBeCounted'),
    most: number(most, where),
  }),
}

function effect(text: string, where: string): Deed | Score {
  const [, verb = '', inside = ''] = /^(\w+)\((.*)\)$/.exec(text) ?? []
  const read = EFFECTS[verb]
  if (read === undefined) throw new PackError(where, 'noSuchEffect', { got: text, known: Object.keys(EFFECTS) })
  return read(inside.split(','), where)
}

const CLAUSE =
  /^(ACT|MATE|ENTER|PASSIVE|USE1|USE\*|END|WHEN ([\w()]+?)( \(1\/turn\))?)(?:\[1 (\w+)\])?: (.+?)(?: IF (\S+))?$/

function clause(text: string, where: string): Clause {
  const [, on = '', event = '', once, cost, effects = '', requires] = CLAUSE.exec(text) ?? []
  if (on === '') throw new PackError(where, 'notAClause', { got: text })
  const all = effects.split(' + ').map((one) => effect(one, where))
  const bound = { if: requires === undefined ? null : requirement(requires, where) }
  if (on === 'END') {
    const scores = all.filter((e) => e.do === 'score' || e.do === 'hon')
    if (scores.length < all.length) throw new PackError(where, 'notAtTheEnd', { got: effects })
    return { ...bound, on, scores }
  }
  const deeds = all.filter((e) => e.do !== 'score')
  if (deeds.length < all.length) throw new PackError(where, 'onlyAtTheEnd', { got: effects })
  if (on === 'ACT' || on === 'MATE' || on === 'USE1' || on === 'USE*')
    return { ...bound, on, cost: cost === undefined ? null : known(COSTS, cost, where, 'noSuchCost'), deeds }
  if (cost !== undefined) throw new PackError(where, 'costWithoutChoice', { got: text })
  if (on === 'ENTER' || on === 'PASSIVE') return { ...bound, on, deeds }
  const happening = known(HAPPENINGS, event, where, 'noSuchEvent')
  // VIN-RULING-117 What happens off turn asks nobody.
  if (happening.startsWith('opp') && deeds.some((e) => e.do !== 'hon'))
    throw new PackError(where, 'choiceOffTurn', { got: effects })
  return { ...bound, on: 'WHEN', event: happening, oncePerTurn: once !== undefined, deeds }
}

/** `ACT: hon(1) / END: score(1,RED,5)`; `–` is no ability. */
export function ability(text: string, where: string): readonly Clause[] {
  if (text === '–') return []
  const clauses = text.split(' / ').map((one, i) => clause(one, `${where}.${i}`))
  const voluntary = clauses.filter((c) => 'cost' in c)
  if (voluntary.length > 1) throw new PackError(where, 'twoVoluntaryClauses', { got: text }) // `use` names the card alone
  return clauses
}
