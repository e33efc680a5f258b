/**
 * Abilities, visits and requirements as a pack writes them: `USE1[1 CHG]: move(2) IF ctrl>=1`, `2 INS → take(yellow)`,
 * `controlled>=2p+4`. A closed vocabulary (ledger 5.1): what is not in it is refused by card and clause.
 */

import { PackError } from '@skerry/contracts'
import { ATTRIBUTES, COMMON, DECKS, HEROIC } from './queries.ts'
import type {
  Attr,
  Clause,
  Cost,
  Counter,
  Deck,
  Happening,
  RegionId,
  RegionOption,
  Requirement,
  Scored,
  TableCounter,
  TableRequirement,
  VinEffect,
  Voluntary,
  VoluntaryClause,
} from './types.ts'

// —— words ——

/** What a price is called: one cube, and where it is. */
const COSTS: Readonly<Record<string, Cost>> = {
  ...Object.fromEntries(ATTRIBUTES.map((attr) => [`1 ${attr}`, attr])),
  '1 COMMON': 'common',
  '1 CONV': 'conv',
  '1 CHG': 'charge',
  '1 INF>here': 'slot',
}
/** Several decks or attributes in one word; `A|B` joins others. */
const DECK_WORDS: Readonly<Record<string, readonly Deck[]>> = {
  YEL: ['yellow'],
  BLU: ['blue'],
  RED: ['red'],
  TRAIT: ['trait'],
  RELIC: ['relic'],
  MONSTER: ['monster'],
  ANYCOMP: ['yellow', 'blue', 'red'],
  ANY: DECKS,
}
const ATTR_WORDS: Readonly<Record<string, readonly Attr[]>> = {
  ...Object.fromEntries(ATTRIBUTES.map((attr) => [attr, [attr]])),
  COMMON,
  HEROIC,
  ANY: ATTRIBUTES,
}
/** What is counted against a number; `regions` names a type beside it. */
const COUNTERS: readonly Exclude<Counter, 'vindicated' | 'regions'>[] = [
  'honor',
  'ctrl',
  'conv',
  'pot',
  'speed',
  'companions',
  'traits',
  'relics',
  'monsters',
  'yellow',
  'blue',
  'red',
  'profs',
  'coins',
  'heroicAttr',
  'heroicCards',
  'cardColours',
]
const TABLE_COUNTERS: readonly TableCounter[] = ['discovered', 'controlled', 'redeemed']
const SCORED: readonly Scored[] = [
  'RED',
  'YEL',
  'BLU',
  'COMPANION',
  'TRAIT',
  'RELIC',
  'MONSTER',
  'REGION',
  'PROF',
  'COIN',
]
const HAPPENINGS: readonly Happening[] = [
  'youDiscover',
  'youConvert',
  'youRest',
  'youVisit(RESOURCE)',
  'youControl',
  'youDefeat',
  'youGain(TRAIT)',
  'youGain(RELIC)',
  'oppGains(COMPANION)',
  'oppVisitsMine',
  'companionDies',
]
const VOLUNTARY: readonly Voluntary[] = ['ACT', 'MATE', 'USE1', 'USE*']

/** What stands in a table itself: `constructor` is in none. */
function wordIn<T>(table: Readonly<Record<string, T>>, word: string, path: string): T {
  if (!Object.hasOwn(table, word)) throw new PackError(path, 'noSuchWord', { word, known: Object.keys(table) })
  return table[word] as T
}
const oneOf = <W extends string>(known: readonly W[], word: string, path: string): W =>
  wordIn(Object.fromEntries(known.map((one) => [one, one])) as Readonly<Record<string, W>>, word, path)

function numberIn(word: string, path: string): number {
  if (!/^\d{1,4}$/.test(word)) throw new PackError(path, 'noNumber', { word })
  return Number(word)
}

/** `A|B`, each a word of the table, nothing twice. */
function allOf<T>(table: Readonly<Record<string, readonly T[]>>, text: string, path: string): readonly T[] {
  const all = text.split('|').flatMap((word) => wordIn(table, word, path))
  if (new Set(all).size < all.length) throw new PackError(path, 'namedTwice', { word: text })
  return all
}
const attrsIn = (text: string, path: string) => allOf(ATTR_WORDS, text, path)
const decksIn = (text: string, path: string) => allOf(DECK_WORDS, text, path)

const REGION = /^[A-Z][A-Z0-9_]*$/
function regionIn(word: string, path: string): RegionId {
  if (!REGION.test(word)) throw new PackError(path, 'notARegion', { word })
  return word as RegionId
}
function regionsIn(text: string, path: string): readonly RegionId[] {
  const regions = text.split('|').map((word) => regionIn(word, path))
  if (new Set(regions).size < regions.length) throw new PackError(path, 'namedTwice', { word: text })
  return regions
}

// —— requirements ——

/** `vindicated`, `ctrl>=3`, `pot=0`, `regions(INN)>=1` */
export function requirementIn(text: string, path: string): Requirement {
  if (text === 'vindicated') return { count: 'vindicated', region: null, is: '>=', n: 1 }
  const [, word = '', type, is = '', n = ''] = /^(\w+)(?:\((.*)\))?(>=|=)(\d+)$/.exec(text) ?? []
  if (word === '') throw new PackError(path, 'notARequirement', { text })
  const compared = { is: is === '=' ? '=' : '>=', n: numberIn(n, path) } as const
  if (type !== undefined) {
    if (word !== 'regions') throw new PackError(path, 'notARequirement', { text })
    return { count: 'regions', region: regionIn(type, path), ...compared }
  }
  return { count: oneOf(COUNTERS, word, path), region: null, ...compared }
}

/** Requirements that one player must meet together: `speed>=5 & heroicCards>=3`. */
export const requirementsIn = (text: string, path: string): readonly Requirement[] =>
  text.split(' & ').map((one) => requirementIn(one, path))

/** `19`, `p`, `2p+4`, `p-1` */
const DUE = /^(?:(\d*)p([+-]\d+)?|(\d+))$/

/** What the table must have: `discovered>=19`, `controlled>=2p+4`, `redeemed>=max(2,p-1)`; `p` is the number of players. */
export function tableRequirementIn(text: string, path: string): TableRequirement {
  const [, word = '', least = '0', inside, alone] = /^(\w+)>=(?:max\((\d+),(.+)\)|(.+))$/.exec(text) ?? []
  const due = DUE.exec(inside ?? alone ?? '')
  if (due === null) throw new PackError(path, 'notATableRequirement', { text })
  const [, each, more = '0', fixed] = due
  return {
    count: oneOf(TABLE_COUNTERS, word, path),
    each: each === undefined ? 0 : each === '' ? 1 : Number(each),
    more: Number(fixed ?? more),
    least: Number(least),
  }
}
export const tableRequirementsIn = (text: string, path: string): readonly TableRequirement[] =>
  text.split(' & ').map((one) => tableRequirementIn(one, path))

// —— effects ——

/** One value for each word between the brackets, as a verb asks for them. */
type Read = (words: readonly string[], path: string) => VinEffect
const ZONE_WORDS = { POT: 'pot', INF: 'inf' } as const
const SOURCE_WORDS = { OPEN: 'open', TOP: 'top', EITHER: 'either' } as const
const PLACE_WORDS = { SHORE: 'shore', FREE: 'free' } as const
const AGAIN_WORDS = { VISIT: 'visit', ACTIVATE: 'activate', PROF: 'prof' } as const
const LOSER_WORDS = { OPP: 'opponent', ALL_OPP: 'opponents', VISITOR: 'visitor' } as const
const EVICTED_WORDS = { ATTR: 'attr', REGION: 'region', RELIC: 'relic' } as const

/** By verb: how many words it takes, at least and at most, and what they mean. */
const VERBS: Readonly<Record<string, readonly [least: number, most: number, read: Read]>> = {
  hon: [1, 1, ([n = ''], at) => ({ do: 'hon', n: numberIn(n, at) })],
  attr: [2, 2, ([kinds = '', n = ''], at) => ({ do: 'attr', kinds: attrsIn(kinds, at), n: numberIn(n, at) })],
  aug: [1, 2, ([n = '', from], at) => ({ do: 'aug', n: numberIn(n, at), from: augmentedFrom(from, at) })],
  down: [2, 2, ([who = '', n = ''], at) => onlyIf(who, 'OPP', at, { do: 'down', n: numberIn(n, at) })],
  motivate: [1, 1, ([n = ''], at) => ({ do: 'motivate', n: numberIn(n, at) })],
  card: [
    2,
    2,
    ([deck = '', from = ''], at) => ({ do: 'card', decks: decksIn(deck, at), from: wordIn(SOURCE_WORDS, from, at) }),
  ],
  discount: [
    3,
    3,
    ([regions = '', attrs = '', n = ''], at) => ({
      do: 'discount',
      regions: regionsIn(regions, at),
      attrs: attrsIn(attrs, at),
      n: numberIn(n, at),
    }),
  ],
  move: [1, 1, ([n = ''], at) => ({ do: 'move', n: numberIn(n, at) })],
  tele: [1, 1, ([to = ''], at) => ({ do: 'tele', to: wordIn(PLACE_WORDS, to, at) })],
  reroll: [1, 1, ([die = ''], at) => ({ do: 'reroll', die: oneOf(['MON', 'ATT'], die, at) })],
  setdie: [1, 1, ([die = ''], at) => onlyIf(die, 'ATT', at, { do: 'setdie' })],
  safe: [1, 1, ([from = ''], at) => ({ do: 'safe', from: oneOf(['EXH', 'DEATH'], from, at) })],
  convert: [2, 2, ([kinds = '', n = ''], at) => ({ do: 'convert', ...shiftIn(kinds, at), n: numberIn(n, at) })],
  charge: [1, 1, ([n = ''], at) => ({ do: 'charge', n: numberIn(n, at) })],
  ctrlcost: [1, 1, ([by = ''], at) => onlyIf(by, '-1', at, { do: 'ctrlcost' })],
  again: [1, 1, ([what = ''], at) => ({ do: 'again', what: wordIn(AGAIN_WORDS, what, at) })],
  mastery: [
    2,
    2,
    ([attr = '', n = ''], at) => ({ do: 'mastery', attr: oneOf(ATTRIBUTES, attr, at), n: numberIn(n, at) }),
  ],
  score: [
    3,
    3,
    ([n = '', each = '', most = ''], at) => ({
      do: 'score',
      n: numberIn(n, at),
      each: oneOf(SCORED, each, at),
      most: numberIn(most, at),
    }),
  ],
  steal: [1, 1, ([n = ''], at) => ({ do: 'steal', n: numberIn(n, at) })],
  lose: [2, 2, ([who = '', n = ''], at) => ({ do: 'lose', who: wordIn(LOSER_WORDS, who, at), n: numberIn(n, at) })],
  evict: [1, 1, ([what = ''], at) => ({ do: 'evict', what: wordIn(EVICTED_WORDS, what, at) })],
  peek: [2, 2, ([deck = '', n = ''], at) => ({ do: 'peek', decks: decksIn(deck, at), n: numberIn(n, at) })],
  scout: [1, 1, ([n = ''], at) => ({ do: 'scout', n: numberIn(n, at) })],
  speed: [1, 1, ([n = ''], at) => ({ do: 'speed', n: numberIn(n, at) })],
  take: [1, 1, ([deck = ''], at) => ({ do: 'take', deck: oneOf(DECKS, deck, at) })],
  recharge: [0, 0, () => ({ do: 'recharge' })],
  fight: [0, 0, () => ({ do: 'fight' })],
  roll: [0, 0, () => ({ do: 'roll' })],
}

/** A verb whose word can be no other one. */
function onlyIf(word: string, known: string, path: string, effect: VinEffect): VinEffect {
  oneOf([known], word, path)
  return effect
}

const augmentedFrom = (word: string | undefined, path: string): 'pot' | 'inf' | 'either' =>
  word === undefined ? 'either' : wordIn(ZONE_WORDS, word, path)

/** `COMMON>HEROIC`: from these spheres to those. */
function shiftIn(text: string, path: string): { readonly from: readonly Attr[]; readonly to: readonly Attr[] } {
  const [from = '', to, ...more] = text.split('>')
  if (to === undefined || more.length > 0) throw new PackError(path, 'notAShift', { word: text })
  return { from: attrsIn(from, path), to: attrsIn(to, path) }
}

function effectIn(text: string, path: string): VinEffect {
  const [, verb = '', inside = ''] = /^(\w+)\((.*)\)$/.exec(text) ?? []
  if (verb === '') throw new PackError(path, 'notAnEffect', { text })
  const [least, most, read] = wordIn(VERBS, verb, path)
  const words = inside === '' ? [] : inside.split(',')
  if (words.length < least || words.length > most) throw new PackError(path, 'wrongWords', { verb, least, most })
  return read(words, path)
}

/** VIN-RULING-133 Joined by "+", from left to right. */
const effectsIn = (text: string, path: string): readonly VinEffect[] =>
  text.split(' + ').map((one) => effectIn(one, path))

// —— abilities ——

const CLAUSE =
  /^(ACT|MATE|ENTER|PASSIVE|USE1|USE\*|END|WHEN ([\w()]+?)( \(1\/turn\))?)(?:\[([^\]]*)\])?: (.+?)(?: IF (.+))?$/

/** `trigger[cost]: effect + effect IF condition` */
function clauseIn(text: string, path: string): Clause {
  const [, on = '', event = '', once, cost, effects = '', requires] = CLAUSE.exec(text) ?? []
  if (on === '') throw new PackError(path, 'notAClause', { text })
  const bound = {
    effects: effectsIn(effects, path),
    if: requires === undefined ? null : requirementIn(requires, path),
  }
  if (isChosen(on)) return { on, cost: cost === undefined ? null : wordIn(COSTS, cost, path), ...bound }
  if (cost !== undefined) throw new PackError(path, 'costWithoutChoice', { text })
  if (on === 'ENTER' || on === 'PASSIVE' || on === 'END') return { on, ...bound }
  return { on: 'WHEN', event: oneOf(HAPPENINGS, event, path), isOncePerTurn: once !== undefined, ...bound }
}
const isChosen = (on: string): on is Voluntary => (VOLUNTARY as readonly string[]).includes(on)

/** Used by choice, perhaps for a price. */
export const isVoluntary = (clause: Clause): clause is VoluntaryClause => 'cost' in clause

/** The clauses of a card's ability; `–` is none. Throws a `PackError` at the path of the clause. */
export const abilityIn = (text: string, path: string): readonly Clause[] =>
  text === '–' ? [] : text.split(' / ').map((clause, i) => clauseIn(clause, `${path}.${i}`))

// —— regions and companions ——

const VISIT = /^(–|.+?) (→|:) (.+)$/

/** `2 INS → take(yellow)` once in a visit, `1 KNO : aug(1)` as often as it can be paid (VIN-VISIT-04, -05); `–` costs nothing. */
export function visitIn(text: string, path: string): RegionOption {
  const [, price = '', mark, effects = ''] = VISIT.exec(text) ?? []
  if (price === '') throw new PackError(path, 'notAVisit', { text })
  return { cost: priceIn(price, path), isRepeatable: mark === ':', effects: effectsIn(effects, path) }
}

/** `1 INS + 1 KNO` */
function priceIn(text: string, path: string): RegionOption['cost'] {
  const cost: Partial<Record<Attr, number>> = {}
  if (text === '–') return cost
  for (const one of text.split(' + ')) {
    const [n = '', word = ''] = one.split(' ')
    const attr = oneOf(ATTRIBUTES, word, path)
    if (cost[attr] !== undefined) throw new PackError(path, 'namedTwice', { word })
    cost[attr] = numberIn(n, path)
  }
  return cost
}

/** VIN-ACT-07 `STR 1, COMMON 1`: one entry for every cube an activation may bring. */
export function attributesIn(text: string, path: string): readonly (readonly Attr[])[] {
  return text.split(', ').flatMap((one) => {
    const [, word, n] = /^(\S+) (\d+)$/.exec(one) ?? []
    if (word === undefined || n === undefined) throw new PackError(path, 'notAttributes', { text })
    return Array<readonly Attr[]>(numberIn(n, path)).fill(attrsIn(word, path))
  })
}
