/** Abilities, costs, goals and end triggers as sentences of pictograms. */

import { between } from '@skerry/boards'
import { ATTRIBUTES, COMMON, DECKS, HEROIC } from '../queries.ts'
import type {
  Attr,
  Card,
  Clause,
  Cost,
  Counter,
  Deck,
  Happening,
  RegionOption,
  Requirement,
  Scored,
  TableRequirement,
  VinEffect,
} from '../types.ts'
import { deckSign, regionSign } from './looks.ts'
import type { PictogramName } from './pictograms.ts'
import { ARROW, COLON, type Part, PLUS, SLASH, sign, text } from './sentences.ts'

const some = (n: number): string => (n === 1 ? '' : String(n))

// —— attributes ——

const isAll = (kinds: readonly Attr[], all: readonly Attr[]): boolean => all.every((attr) => kinds.includes(attr))

/** One of these attributes; of all common, all heroic or all six there is one sign. */
function attributeParts(kinds: readonly Attr[], n: string): readonly Part[] {
  if (kinds.length === 1) return [sign(kinds[0] as Attr, n)]
  if (isAll(kinds, ATTRIBUTES)) return [sign('attribute', n)]
  if (kinds.length === HEROIC.length && isAll(kinds, HEROIC))
    return between(
      HEROIC.map((attr) => [sign(attr)]),
      SLASH,
    )
  if (kinds.length === COMMON.length && isAll(kinds, COMMON)) return [sign('attribute', n)]
  return between(
    kinds.map((attr, i) => [sign(attr, i === 0 ? n : '')]),
    SLASH,
  )
}

/** VIN-COMP-01 What an activation may gain. */
export const printedParts = (printed: Card['attributes']): readonly Part[] => {
  const groups = new Map<string, { readonly kinds: readonly Attr[]; n: number }>()
  for (const kinds of printed) {
    const known = groups.get(kinds.join())
    if (known === undefined) groups.set(kinds.join(), { kinds, n: 1 })
    else known.n += 1
  }
  return [...groups.values()].flatMap(({ kinds, n }) => attributeParts(kinds, some(n)))
}

const deckParts = (decks: readonly Deck[], n = ''): readonly Part[] => {
  if (decks.length === DECKS.length) return [sign('card', n)]
  if (decks.length === 3 && decks.every(isColour)) return [sign('companion', n)]
  return between(
    decks.map((deck) => [sign(deckSign(deck), n)]),
    SLASH,
  )
}

// —— effects ——

const HARM: Readonly<Record<'attr' | 'region' | 'relic', PictogramName>> = {
  attr: 'attribute',
  region: 'region',
  relic: 'relic',
}
const SCORED: Readonly<Record<Scored, PictogramName>> = {
  RED: 'red',
  YEL: 'yellow',
  BLU: 'blue',
  COMPANION: 'companion',
  TRAIT: 'trait',
  RELIC: 'relic',
  MONSTER: 'monster',
  REGION: 'control',
  PROF: 'proficiency',
  COIN: 'coin',
}

const PARTS: { readonly [D in VinEffect['do']]: (effect: Extract<VinEffect, { do: D }>) => readonly Part[] } = {
  hon: ({ n }) => [sign('honor', n)],
  attr: ({ kinds, n }) => attributeParts(kinds, some(n)),
  aug: ({ from, n }) => [...(from === 'either' ? [] : [sign(from)]), sign('augment', some(n))],
  down: ({ n }) => [sign('opponent'), sign('downgrade', some(n))],
  motivate: ({ n }) => [sign('motivate', some(n))],
  card: ({ from, decks }) => [sign(from === 'top' || from === 'open' ? from : 'card'), ...deckParts(decks)],
  discount: ({ regions, n, attrs }) => [
    ...between(
      regions.map((region) => [sign(regionSign(region))]),
      SLASH,
    ),
    text(`−${n}`),
    ...(attrs.length === 1 ? attributeParts(attrs, '') : []),
  ],
  move: ({ n }) => [sign('move', `+${n}`)],
  tele: ({ to }) => (to === 'shore' ? [sign('teleport'), sign('journey')] : [sign('teleport')]),
  reroll: ({ die }) => [sign('reroll'), sign(die === 'MON' ? 'DEATH' : 'die')],
  setdie: () => [sign('die'), text('!')],
  safe: ({ from }) => [sign('save'), sign(from)],
  convert: ({ from, to, n }) => [...attributeParts(from, ''), ARROW, ...attributeParts(to, some(n))],
  charge: ({ n }) => [sign('charge', some(n))],
  ctrlcost: () => [sign('control'), text('−1'), sign('conv')],
  again: ({ what }) => [text('+1'), sign(what === 'prof' ? 'proficiency' : what)],
  mastery: ({ n, attr }) => [sign('mastery', `+${n}`), sign(attr)],
  score: ({ n, each, most }) => [sign('honor', n), SLASH, sign(SCORED[each]), text(`≤${most}`)],
  steal: ({ n }) => [sign('opponent'), sign('honor', `−${n}`), sign('honor', `+${n}`)],
  lose: ({ n }) => [sign('opponent'), sign('honor', `−${n}`)],
  evict: ({ what }) => [sign('recall'), sign(HARM[what])],
  peek: ({ n, decks }) => [sign('peek', n), ...deckParts(decks)],
  scout: ({ n }) => [sign('discover', some(n))],
  speed: ({ n }) => [sign('speed', `+${n}`)],
  take: ({ deck }) => [sign(deckSign(deck))],
  recharge: () => [sign('relic'), sign('charge')],
  fight: () => [sign('monster')],
  roll: () => [sign('die'), ARROW, sign('attribute')],
}
const effectParts = (effect: VinEffect): readonly Part[] => PARTS[effect.do](effect as never)
const effectsParts = (effects: readonly VinEffect[]): readonly Part[] => between(effects.map(effectParts), PLUS)

// —— clauses ——

const COSTS: Readonly<Record<Exclude<Cost, Attr>, PictogramName>> = {
  common: 'attribute',
  conv: 'conv',
  charge: 'charge',
  slot: 'inf',
}
const costPart = (cost: Cost): Part => sign(cost in COSTS ? COSTS[cost as keyof typeof COSTS] : (cost as Attr), 1)

const EVENTS: Readonly<Record<Happening, readonly PictogramName[]>> = {
  youDiscover: ['discover'],
  youConvert: ['convert'],
  youRest: ['rest'],
  'youVisit(RESOURCE)': ['FORT', 'HOLY_SPIRE', 'LIBRARY'],
  youControl: ['control'],
  youDefeat: ['monster'],
  'youGain(TRAIT)': ['trait'],
  'youGain(RELIC)': ['relic'],
  'oppGains(COMPANION)': ['opponent', 'companion'],
  oppVisitsMine: ['opponent', 'visit'],
  companionDies: ['DEATH'],
}

/** What sets it off, and what it costs. */
function headOf(clause: Clause): readonly Part[] {
  switch (clause.on) {
    case 'ACT':
    case 'MATE':
      return [sign('activate'), ...costsOf(clause.cost)]
    case 'USE1':
      return clause.cost === null ? [sign('ability')] : costsOf(clause.cost)
    case 'USE*':
      return clause.cost === null ? [sign('ability'), COLON] : [costPart(clause.cost), COLON]
    case 'WHEN':
      return [...EVENTS[clause.event].map((name) => sign(name)), ARROW]
    case 'ENTER':
      return [sign('enter')]
    case 'PASSIVE':
      return [sign('always')]
    case 'END':
      return [sign('scoring')]
  }
}
const costsOf = (cost: Cost | null): readonly Part[] => (cost === null ? [] : [costPart(cost), ARROW])

/** The ability of a card: its clauses one after the other. */
export const abilityParts = ({ clauses }: Pick<Card, 'clauses'>): readonly Part[] =>
  between(
    clauses.map((clause) => [
      ...headOf(clause),
      ...effectsParts(clause.effects),
      ...(clause.if === null ? [] : [text('('), ...requirementParts(clause.if), text(')')]),
    ]),
    SLASH,
  )

/** One of the options of a region: costs, arrow or colon (VIN-VISIT-04, -05), effects. */
export function optionParts({ cost, isRepeatable, effects }: RegionOption): readonly Part[] {
  const costs = ATTRIBUTES.flatMap((attr) => ((cost[attr] ?? 0) > 0 ? [sign(attr, cost[attr])] : []))
  const joint = isRepeatable ? COLON : ARROW
  return [...costs, ...(costs.length > 0 ? [joint] : []), ...effectsParts(effects)]
}

/** Several options in one sentence: `2 INS/KNO/STR → companion` where all cost alike and give a companion of their colour. */
export function optionsParts(options: readonly RegionOption[]): readonly Part[] {
  const prices = options.map(({ cost }) => Object.entries(cost) as [Attr, number][])
  const n = prices[0]?.[0]?.[1] ?? 0
  const isAlike = prices.every((price) => price.length === 1 && price[0]?.[1] === n)
  const isCompany = options.every(({ effects: [effect] }) => effect?.do === 'take' && isColour(effect.deck))
  if (options.length < 2 || !isAlike || !isCompany) return between(options.map(optionParts), SLASH)
  const costs = between(
    prices.map((price) => [sign(price[0]?.[0] as Attr)]),
    SLASH,
  )
  return [text(String(n)), ...costs, ARROW, sign('companion')]
}
const isColour = (deck: Deck): boolean => deck === 'yellow' || deck === 'blue' || deck === 'red'

// —— goals and triggers ——

const COUNTED: Readonly<Record<Exclude<Counter, 'regions'>, PictogramName>> = {
  honor: 'honor',
  vindicated: 'vindicated',
  ctrl: 'control',
  conv: 'conv',
  pot: 'pot',
  speed: 'speed',
  companions: 'companion',
  traits: 'trait',
  relics: 'relic',
  monsters: 'monster',
  yellow: 'yellow',
  blue: 'blue',
  red: 'red',
  profs: 'proficiency',
  coins: 'coin',
  heroicAttr: 'attribute',
  heroicCards: 'card',
  cardColours: 'empowered',
}

/** `4 monsters`; what need not be counted has no number. */
export function requirementParts({ count, region, is, n }: Requirement): readonly Part[] {
  if (count === 'vindicated') return [sign('vindicated')]
  if (count === 'regions') return [sign('control', some(n)), sign(region === null ? 'region' : regionSign(region))]
  if (count === 'heroicAttr')
    return [
      text(String(n)),
      ...between(
        HEROIC.map((attr) => [sign(attr)]),
        SLASH,
      ),
    ]
  if (count === 'heroicCards')
    return [
      text(String(n)),
      ...between(
        (['trait', 'relic', 'monster'] as const).map((deck) => [sign(deck)]),
        SLASH,
      ),
    ]
  return [sign(COUNTED[count], is === '=' ? `=${n}` : n)]
}

export const TABLE_SIGNS: Readonly<Record<TableRequirement['count'], PictogramName>> = {
  discovered: 'island',
  controlled: 'control',
  redeemed: 'vindicated',
}
