/** Whether the abilities and requirements of a pack make sense. */

import { idsOf, PackChecks } from '@skerry/contracts'
import { same } from '@skerry/kernel'
import { abilityIn, isVoluntary, visitIn } from '../ability-text.ts'
import type { Pack, PackCard } from '../pack.ts'
import { ATTRIBUTES, DECKS, TOP_SPEED } from '../queries.ts'
import type { Attr, Clause, Cost, Counter, Happening, Requirement, VinEffect, Voluntary } from '../types.ts'

export const [FEWEST_PLAYERS, MOST_PLAYERS] = [2, 5] as const // VIN-SETUP-01
/** VIN-SETUP-02 The island is a hexagon; VIN-SETUP-06 the bag holds a tile for each of its hexes. */
export const [HEXES, REACH, TRIANGLES, SHORE] = [19, 2, 36, 12] as const
export const CUBES = 21 // VIN-SETUP-13
export const COINS: readonly number[] = [30, 45, 60, 75] // VIN-SETUP-09
/** A companion that brings more than this is a slip of the keyboard. */
export const MOST_ATTRIBUTES = 6
/** So is a larger number on a card or in an ability. */
export const LARGEST = 20
const MOST_HONOR = 200
export const SETS: readonly string[] = ['base']

// —— abilities ——

export type Verb = VinEffect['do']
/** What is done at once, whoever's turn it is. */
const DEEDS: readonly Verb[] = [
  'hon',
  'attr',
  'aug',
  'motivate',
  'card',
  'convert',
  'charge',
  'peek',
  'scout',
  'speed',
  'down',
  'steal',
  'lose',
  'evict',
]
/** What lasts for a turn, so there must be one (VIN-TURN-08). */
const GRANTS: readonly Verb[] = ['discount', 'move', 'setdie', 'safe', 'ctrlcost', 'again']
/** What the player decides to do at a certain moment: before the Move, after a throw. */
const TIMED: readonly Verb[] = ['tele', 'reroll']
const CONTINUOUS: readonly Verb[] = ['discount', 'move', 'reroll', 'safe', 'ctrlcost', 'mastery']
export const IN_A_VISIT: readonly Verb[] = [...DEEDS, 'take', 'recharge', 'fight', 'roll']
const VERBS_ON: Readonly<Record<Clause['on'], readonly Verb[]>> = {
  ACT: [...DEEDS, ...GRANTS, ...TIMED],
  MATE: [...DEEDS, ...GRANTS, ...TIMED],
  USE1: [...DEEDS, ...GRANTS, ...TIMED],
  'USE*': [...DEEDS, ...GRANTS, ...TIMED],
  WHEN: [...DEEDS, ...GRANTS],
  ENTER: DEEDS, // VIN-SETUP-22 Setup is no turn.
  PASSIVE: CONTINUOUS,
  END: ['hon', 'score'],
}
/** What happens in somebody else's turn. */
const OFF_TURN: readonly Happening[] = ['oppGains(COMPANION)', 'oppVisitsMine']
/** VIN-RULING-117 Effects that ask nobody. */
const asksNobody = (effect: VinEffect): boolean =>
  effect.do === 'hon' ||
  effect.do === 'speed' ||
  (effect.do === 'aug' && effect.from !== 'either') ||
  (effect.do === 'lose' && effect.who !== 'opponent')

type CardList = 'companions' | 'traits' | 'relics' | 'monsters'
/** VIN-ACT-09, VIN-TRAIT-05, VIN-RELIC-07 How abilities of these cards are used; pets, which have `MATE`, are in no deck. */
const USED_BY: Readonly<Record<CardList, readonly Voluntary[]>> = {
  companions: ['ACT'],
  traits: ['USE1', 'USE*'],
  relics: ['USE1', 'USE*'],
  monsters: ['USE1', 'USE*'],
}
/** Prices that only these cards can pay. */
const PAID_BY: Readonly<Partial<Record<Cost, CardList>>> = { charge: 'relics', slot: 'traits' }

/** What all cards have. Gives the clauses that can be read. */
export function checkCard(
  faults: PackChecks,
  list: CardList,
  { id, set, honor, ability }: PackCard,
  pack: Pack,
): readonly Clause[] {
  const path = `${list}.${id}`
  faults.word(`${path}.set`, set, SETS)
  faults.most(`${path}.honor`, Math.abs(honor), LARGEST)
  const clauses = faults.parsed(() => abilityIn(ability, `${path}.ability`)) ?? []
  faults.need(clauses.filter(isVoluntary).length <= 1, `${path}.ability`, 'twoVoluntary') // `use` names the card alone.
  const reactions = clauses.filter((clause) => clause.on === 'WHEN' && clause.isOncePerTurn)
  faults.need(reactions.length <= 1, `${path}.ability`, 'twoOncePerTurn') // It is kept by card that it has resolved.
  clauses.forEach((clause, i) => {
    checkClause(faults, `${path}.ability.${i}`, list, clause, pack)
  })
  return clauses
}

function checkClause(faults: PackChecks, path: string, list: CardList, clause: Clause, pack: Pack): void {
  const { on, effects } = clause
  const isOffTurn = clause.on === 'WHEN' && OFF_TURN.includes(clause.event)
  for (const effect of effects) {
    faults.need(VERBS_ON[on].includes(effect.do), path, 'notHere', { what: effect.do, on })
    faults.need(!isOffTurn || asksNobody(effect), path, 'choiceOffTurn', { what: effect.do })
    const isVisited = clause.on === 'WHEN' && clause.event === 'oppVisitsMine'
    faults.need(effect.do !== 'lose' || effect.who !== 'visitor' || isVisited, path, 'noVisitor')
    checkEffect(faults, path, effect, pack)
  }
  if (clause.if !== null) checkRequirement(faults, path, clause.if, pack)
  // Conversions are free: what they bring must not pay for the next one.
  if (clause.on === 'WHEN' && clause.event === 'youConvert' && !clause.isOncePerTurn)
    for (const { do: what } of effects) faults.need(!REPAYING.includes(what), path, 'paysForItself', { what })
  if (!isVoluntary(clause)) return
  const { cost } = clause
  checkUse(faults, path, clause.on, list)
  const payer = cost === null ? undefined : PAID_BY[cost]
  faults.need(payer === undefined || payer === list, path, 'cannotBePaid', { payer: payer ?? '' })
  // VIN-RULING-65 A companion protects itself while it is champion, by `PASSIVE`; other cards protect any champion.
  const isSelfish = list === 'companions' && effects.some((effect) => effect.do === 'safe')
  faults.need(!isSelfish, path, 'safeByChoice')
  if (clause.on === 'USE*') checkEnds(faults, path, cost, effects)
}

function checkUse(faults: PackChecks, path: string, on: Voluntary, list: CardList): void {
  faults.need(USED_BY[list].includes(on), path, 'notUsedSo', { on, known: USED_BY[list] })
}

/** What brings back cubes that pay for something. */
const REPAYING: readonly Verb[] = ['attr', 'convert', 'aug', 'charge']

/** What can be used as often as it is paid for must come to an end: no card pays for itself or for another one without end. */
function checkEnds(faults: PackChecks, path: string, cost: Cost | null, effects: readonly VinEffect[]): void {
  faults.need(cost !== null, path, 'freeWithoutEnd')
  if (cost === null || cost === 'slot') return // VIN-TRAIT-09 Slots are filled once in a turn.
  const repaying: readonly Verb[] = cost === 'charge' ? ['charge'] : REPAYING
  for (const { do: what } of effects) faults.need(!repaying.includes(what), path, 'paysForItself', { what })
}

/** The numbers and names in an effect. */
export function checkEffect(faults: PackChecks, path: string, effect: VinEffect, pack: Pack): void {
  if ('n' in effect) faults.printed(path, effect.n, effect.do === 'attr' ? MOST_ATTRIBUTES : LARGEST)
  if (effect.do === 'score') {
    faults.most(path, effect.most, LARGEST)
    faults.need(effect.most >= effect.n, path, 'scoresLess')
  }
  if (effect.do === 'convert')
    faults.need(effect.from.length > 1 || !same(effect.from, effect.to), path, 'shiftInPlace')
  if (effect.do === 'discount')
    for (const region of effect.regions) checkDiscount(faults, path, region, effect.attrs, pack)
}

/** A discount that can be had: of an attribute that this region costs. */
function checkDiscount(faults: PackChecks, path: string, id: string, attrs: readonly Attr[], { regions }: Pack): void {
  const region = regions.find((one) => one.id === id)
  faults.need(region !== undefined, path, 'noSuchRegion', { region: id })
  // What cannot be read is told as a fault of the region.
  const options = (region?.visit ?? []).map((text) => new PackChecks().parsed(() => visitIn(text, path)))
  const isDue = options.some((option) => option === null || attrs.some((attr) => option.cost[attr] !== undefined))
  faults.need(region === undefined || isDue, path, 'discountOfNothing', { region: id, attrs })
}

// —— requirements ——

/** The most that one player can ever have of these. */
const MOST: Readonly<Partial<Record<Counter, number>>> = {
  vindicated: 1,
  ctrl: HEXES,
  conv: CUBES,
  pot: CUBES,
  speed: TOP_SPEED,
  profs: ATTRIBUTES.length * (MOST_PLAYERS - 1),
  coins: COINS.length,
  heroicAttr: CUBES,
  cardColours: DECKS.length,
  honor: MOST_HONOR,
}

export function checkRequirement(
  faults: PackChecks,
  path: string,
  { count, region, is, n }: Requirement,
  pack: Pack,
): void {
  const most = region === null ? (MOST[count] ?? cardsFor(count, pack)) : tilesFor(region, pack)
  faults.need(region === null || idsOf(pack.regions).includes(region), path, 'noSuchRegion', { region })
  faults.need(is === '=' || n >= 1, path, 'lessThanOne')
  faults.need(n <= Math.max(most, 1), path, 'neverMet', { most })
}
const tilesFor = (region: string, { regions }: Pack): number => regions.find(({ id }) => id === region)?.count ?? 0
/** How many cards there are of what a counter counts. */
function cardsFor(count: Counter, { companions, traits, relics, monsters }: Pack): number {
  if (count === 'companions') return companions.length
  if (count === 'traits') return traits.length
  if (count === 'relics') return relics.length
  if (count === 'monsters') return monsters.length
  if (count === 'heroicCards') return traits.length + relics.length + monsters.length
  return companions.filter(({ colour }) => colour === count).length
}
