/**
 * What is unusual about a pack that can be played. The built-in cards were made to these measures; the printed ones, which
 * an owner may enter, need not keep them. So these are warnings and never a reason to refuse a pack.
 */

import { gatherWarnings, idsOf, type LoadedPack, type PackWarning, warning } from '@skerry/contracts'
import { load } from './load.ts'
import { type Pack, packFrom } from './pack.ts'
import { FACTIONS, START, TERRAINS, TRACKS, TROOPS } from './queries.ts'
import type { BarEffect, Content, Criterion, God, RegionCard, Terrain, Troop, Troops, Warlord } from './types.ts'

type Loaded = LoadedPack<Pack, Content>

export const packWarnings = gatherWarnings<Pack, Content>(load, packFrom, [
  marks,
  reach,
  values,
  demands,
  overkills,
  rewards,
  gods,
  warlords,
  buildings,
  fateCards,
  fateDeck,
])

type Warnings = Generator<PackWarning, void>
const total = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

// —— the map ——

/** Regions that keep their marker only with three players or more. */
const THREE_MARKS = 2
/** Player counts that lay out different numbers of markers (BAR-SETUP-04). */
const PLAYERS = [4, 3, 2] as const

/** Of each terrain one region is for four players; two regions are for three and more. */
function* marks({ pack: { maps } }: Loaded): Warnings {
  for (const { id, regions } of maps) {
    for (const terrain of TERRAINS) {
      const got = regions.filter((region) => region.players === 4 && region.terrain === terrain).length
      if (got !== 1) yield warning(`maps.${id}.regions`, 'fourMarks', { terrain, got })
    }
    const got = regions.filter(({ players }) => players === 3).length
    if (got !== THREE_MARKS) yield warning(`maps.${id}.regions`, 'threeMarks', { got, want: THREE_MARKS })
  }
}

/** BAR-RULING-38 Regions without marker are no way through: all others can be reached, on each island at its own discovery level. */
function* reach({ pack: { maps } }: Loaded): Warnings {
  for (const { id, islands, regions, borders, routes } of maps)
    for (const players of PLAYERS)
      for (const level of islands.keys()) {
        const known = idsOf(islands.slice(0, level + 1))
        const inPlay = idsOf(regions.filter((region) => region.players <= players && known.includes(region.island)))
        const reached = reachedFrom(START, [...borders, ...routes], inPlay)
        const cutOff = inPlay.filter((region) => !reached.has(region))
        if (cutOff.length > 0) yield warning(`maps.${id}`, 'outOfReach', { players, level, cutOff })
      }
}

function reachedFrom(
  start: string,
  ways: readonly (readonly [string, string])[],
  allowed: readonly string[],
): ReadonlySet<string> {
  const reached = new Set([start])
  for (const from of reached)
    for (const [a, b] of ways) {
      const to = a === from ? b : b === from ? a : from
      if (allowed.includes(to)) reached.add(to)
    }
  return reached
}

const VALUES = [2, 3, 4, 5, 6] as const

/** One marker of each value for each faction. */
function* values({ content: { markers } }: Loaded): Warnings {
  for (const faction of FACTIONS)
    for (const value of VALUES)
      if (!Object.values(markers).some((marker) => marker.faction === faction && marker.value === value))
        yield warning('markers', 'noSuchMarker', { faction, value })
}

// —— region cards ——

/** BAR-CAMPAIGN-10 How much each troop is asked for, in per cent. */
const DEMANDS: Readonly<Record<Terrain, Readonly<Record<Troop, readonly [least: number, most: number]>>>> = {
  glacier: { archer: [27, 40], berserker: [0, 0], raider: [60, 73] },
  forest: { archer: [0, 0], berserker: [60, 73], raider: [27, 40] },
  mountain: { archer: [60, 73], berserker: [27, 40], raider: [0, 0] },
  swamp: { archer: [28, 39], berserker: [28, 39], raider: [28, 39] },
}
/** Troops in a deck of 18. */
const TROOPS_IN_DECK: Readonly<Record<Terrain, number>> = { glacier: 39, forest: 39, mountain: 39, swamp: 42 }
const MOST_TROOPS = 4
const [OVERKILLS, REWARDS] = [11, 9] as const
/** What overkill pays, and for how many troops. */
const [LEAST_PAY, MOST_PAY, OVERKILL_TROOPS] = [2, 5, 1] as const

const countOf = (troops: Troops): number => total(TROOPS.map((troop) => troops[troop]))
const deckOf = ({ regionCards, decks }: Content, terrain: Terrain): readonly RegionCard[] =>
  decks[terrain].map((id) => regionCards[id] as RegionCard)

/** BAR-CAMPAIGN-10 One main troop twice as often as the second one; in swamps all alike. */
function* demands({ content }: Loaded): Warnings {
  for (const terrain of TERRAINS) {
    const deck = deckOf(content, terrain)
    const got = total(deck.map(({ troops }) => countOf(troops)))
    const want = TROOPS_IN_DECK[terrain]
    if (got !== want) yield warning('regionCards', 'troopsInDeck', { terrain, got, want })
    for (const troop of TROOPS) {
      const percent = Math.round((100 * total(deck.map(({ troops }) => troops[troop]))) / got)
      const [least, most] = DEMANDS[terrain][troop]
      if (percent < least || percent > most)
        yield warning('regionCards', 'troopShare', { terrain, troop, percent, least, most })
    }
    for (const { id, troops } of deck)
      if (countOf(troops) > MOST_TROOPS) yield warning(`regionCards.${id}.battle`, 'bigBattle', { most: MOST_TROOPS })
  }
}

/** Eleven cards of a deck show overkill: 2 to 5 points for one troop, and the more the dearer the battle. */
function* overkills({ content }: Loaded): Warnings {
  for (const terrain of TERRAINS) {
    const deck = deckOf(content, terrain).flatMap(({ id, troops, overkill }) =>
      overkill === null ? [] : { id, dp: overkill.dp, grey: countOf(troops), all: countOf(overkill.troops) },
    )
    const got = deck.length
    if (got !== OVERKILLS) yield warning('regionCards', 'overkillCount', { terrain, got, want: OVERKILLS })
    for (const { id, dp, grey, all } of deck) {
      if (dp < LEAST_PAY || dp > MOST_PAY)
        yield warning(`regionCards.${id}.battle`, 'overkillPay', { got: dp, least: LEAST_PAY, most: MOST_PAY })
      if (all - grey !== OVERKILL_TROOPS)
        yield warning(`regionCards.${id}.battle`, 'overkillTroops', { got: all - grey, want: OVERKILL_TROOPS })
      const cheaper = idsOf(deck.filter((other) => other.grey < grey && other.dp >= dp))
      if (cheaper.length > 0) yield warning(`regionCards.${id}.battle`, 'overkillFalls', { cheaper })
    }
  }
}

function* rewards({ content }: Loaded): Warnings {
  for (const terrain of TERRAINS) {
    const got = deckOf(content, terrain).filter(({ reward }) => reward.length > 0).length
    if (got !== REWARDS) yield warning('regionCards', 'rewardCount', { terrain, got, want: REWARDS })
  }
}

// —— gods, warlords, buildings ——

/** How many gods are worth so many points, how many warlords have so many crowns, and how many count as which troop. */
const GODS_WORTH = { 1: 6, 2: 6, 3: 4 } as const
const WARLORDS_CROWNED = { 1: 5, 2: 7, 3: 4 } as const
const WARLORDS_CALLED = { archer: 5, berserker: 5, raider: 5, any: 1 } as const
const ROTATIONS = 12

const mayRotate = (effects: readonly BarEffect[]): boolean =>
  effects.some((effect) => effect.do === 'rotate' || (effect.do === 'either' && effect.sides.some(mayRotate)))

function* gods({ content: { cards } }: Loaded): Warnings {
  const all = Object.values(cards).filter((card): card is God => card.kind === 'god')
  for (const [dp, want] of Object.entries(GODS_WORTH)) {
    const got = all.filter((god) => god.dp === Number(dp)).length
    if (got !== want) yield warning('gods', 'godsWorth', { dp: Number(dp), got, want })
  }
  const got = all.filter(({ prayer }) => mayRotate(prayer)).length
  if (got < ROTATIONS) yield warning('gods', 'fewRotations', { got, least: ROTATIONS })
}

function* warlords({ content: { cards } }: Loaded): Warnings {
  const all = Object.values(cards).filter((card): card is Warlord => card.kind === 'warlord')
  for (const [crowns, want] of Object.entries(WARLORDS_CROWNED)) {
    const got = all.filter((warlord) => warlord.crowns === Number(crowns)).length
    if (got !== want) yield warning('warlords', 'warlordsCrowned', { crowns: Number(crowns), got, want })
  }
  for (const [troop, want] of Object.entries(WARLORDS_CALLED)) {
    const got = all.filter((warlord) => warlord.troop === troop).length
    if (got !== want) yield warning('warlords', 'warlordsCalled', { troop, got, want })
  }
}

const CRITERIA: readonly Criterion[] = ['markers', 'types', 'tracks', 'gods', 'resource']

/** Each type of building with each way of scoring, once. */
function* buildings({ pack: { buildingTypes, buildings: all } }: Loaded): Warnings {
  for (const { id: type } of buildingTypes)
    for (const scores of CRITERIA) {
      const got = all.filter((building) => building.type === type && building.scores === scores).length
      if (got !== 1) yield warning('buildings', 'buildingGrid', { type, scores, got })
    }
}

// —— fate cards ——

const [FATE_STEPS, FATE_DISCARDS, FATE_CONQUESTS, STEPS_PER_TRACK] = [4, 2, 4, 3] as const

function* fateCards({ pack: { fates } }: Loaded): Warnings {
  for (const { id, knowledge, discards } of fates) {
    const steps = total(Object.values(knowledge))
    if (steps !== FATE_STEPS) yield warning(`fates.${id}.knowledge`, 'fateSteps', { got: steps, want: FATE_STEPS })
    const got = discards.length
    if (got !== FATE_DISCARDS) yield warning(`fates.${id}.discards`, 'fateDiscards', { got, want: FATE_DISCARDS })
  }
}

/** Over all cards every track gets as many steps, and every faction leads once. */
function* fateDeck({ pack: { fates } }: Loaded): Warnings {
  for (const track of TRACKS) {
    const got = total(fates.map(({ knowledge }) => knowledge[track] ?? 0))
    if (got !== STEPS_PER_TRACK) yield warning('fates', 'trackSteps', { track, got, want: STEPS_PER_TRACK })
  }
  const leading = fates.flatMap(({ conquest }) => conquest.slice(0, 1))
  const conquering = leading.length
  if (conquering !== FATE_CONQUESTS) yield warning('fates', 'conquests', { got: conquering, want: FATE_CONQUESTS })
  for (const faction of FACTIONS) {
    const got = leading.filter((one) => one === faction).length
    if (got !== 1) yield warning('fates', 'leadingFaction', { faction, got })
  }
}
