/** Cards of a campaign: where to attack, and battle by battle. */

import type { Card, Chip } from '@skerry/contracts'
import {
  type Army,
  armyOf,
  averageDemand,
  deckLeft,
  type Forecast,
  forecastOf,
  forecastRest,
  forecastSwap,
  paid,
} from '../../forecast.ts'
import {
  bannerGroups,
  battlesIn,
  canMeet,
  conquestIn,
  demandOf,
  factionIn,
  groupScore,
  levelOf,
  regionCardOf,
  regionOf,
  TROOPS,
  total,
  winsNeeded,
} from '../../queries.ts'
import type {
  Attack,
  CampaignFrame,
  Faction,
  MarkerId,
  PlaceBanner,
  Region,
  RegionCard,
  RegionId,
  Troops,
} from '../../types.ts'
import { factionName, markerName, regionName, troopForms } from '../../words/names.ts'
import { effectText, troopText } from '../../words/phrases.ts'
import { type About, conquestOutlook, ownOf } from './about.ts'
import { campaignBill, chip, dpChip } from './bill.ts'
import { iconOf } from './icons.ts'
import { decimal, frameOf, percent, topFrame } from './reading.ts'
import { bestTarget } from './targets.ts'

/** Below this an attack is a gamble; and a battle given up that costs this much is dear. */
const POOR_CHANCE = 0.35
const DEAR_YIELD = 0.15
/** From here on doing without an attack is a pity. */
const GOOD_CHANCE = 0.7
const GOOD_PRIZE = 4

// —— the penalty ——

/** BAR-PEN-* What a lost battle would cost now. */
export function penaltyText(about: About, faction: Faction): string {
  const { words, language } = about
  const { resources, troops, honour, gods, warlords } = ownOf(about)
  const upright = [...gods, ...warlords].filter((held) => held.isUpright).length
  switch (faction) {
    case 'nefriar':
      return total(troops) > 0 ? words.penalty.nefriar(1, 1) : words.penalty.nefriar(0, 2)
    case 'shan':
      return words.penalty.shan(Math.min(1, resources.gold), Math.min(1, resources.stone), language)
    case 'aspidian':
      return words.penalty.aspidian(Math.min(2, honour), 2 - Math.min(2, honour))
    case 'varg':
      return words.penalty.varg(Math.min(2, upright), 2 - Math.min(2, upright))
  }
}

/** `0.9 archers, 1.6 raiders` */
export function averageText({ language }: About, demand: Troops): string {
  return TROOPS.filter((troop) => demand[troop] >= 0.05)
    .map((troop) => `${decimal(demand[troop], language)} ${troopForms(troop, language)[1]}`)
    .join(', ')
}

// —— targets ——

/** BAR-SCORE-07 What a banner there would add to the groups at the end. */
function groupsAdd(about: About, region: RegionId): number {
  const { content, state, seat } = about
  const marker = state.markers[region] as MarkerId
  const players = state.players.map((player, i) =>
    i === seat ? { ...player, banners: [...player.banners, { region, marker }] } : player,
  )
  const scored = (sizes: readonly number[]) => sizes.reduce((all, size) => all + groupScore(size), 0)
  return scored(bannerGroups({ content, state: { ...state, players } }, seat)) - scored(bannerGroups(about, seat))
}

function groupChips(about: About, region: RegionId): readonly Chip[] {
  const added = groupsAdd(about, region)
  return added > 0 ? [chip('banner', about.words.chips.group(added))] : []
}

export function attackCard(about: About, { region }: Attack): Card {
  const { content, state, seat, words, language, view } = about
  const at = regionOf(about, region)
  if (state.markers[region] === undefined) return { title: regionName(region, language), group: at.island }
  const battles = battlesIn(about, seat, region)
  const worth = conquestIn(about, region, frameOf(view, 'campaign')?.times ?? 1)
  const { chance, paid: given, lost } = forecastOf({ content, state, seat, terrain: at.terrain }, battles.total)
  const faction = factionIn(about, region)
  const average = averageText(about, averageDemand(deckLeft(content, state, at.terrain, [])))
  return {
    title: regionName(region, language),
    icon: iconOf(at.terrain),
    lead: percent(chance),
    group: at.island,
    line: markerName(state.markers[region] as MarkerId),
    gain: [{ ...chip('dp', words.chips.upTo(worth.total)), sum: worth }, ...groupChips(about, region)],
    effect: [
      { ...chip('battle', words.chips.battles(battles.total, winsNeeded(battles.total))), sum: battles },
      chip('troops', words.chips.troops(sizeOfArmy(armyOf(content, state, seat)))),
      ...(state.tiles.includes(at.island) ? [chip('firstConqueror', words.chips.first)] : []),
    ],
    risk: [chip('lost', words.chips.lostCosts(penaltyText(about, faction)))],
    rank: chance * (worth.total + groupsAdd(about, region)) - lost,
    sums: [
      { name: words.sums.battles, sum: battles },
      { name: words.sums.conquest, sum: worth },
    ],
    ...conquestOutlook(about, chance),
    outlookLine: [
      words.attack.odds(decimal(given, language), sizeOfArmy(armyOf(content, state, seat)), decimal(lost, language)),
      words.attack.average(average),
      words.attack.penalty(factionName(faction), penaltyText(about, faction), levelOf(state, seat, 'defence')),
    ].join(' '),
    ...(chance < POOR_CHANCE ? { warning: words.warnings.poorChance(percent(chance)) } : {}),
  }
}
const sizeOfArmy = (army: Army): number => TROOPS.reduce((all, troop) => all + army[troop], army.any)

/** BAR-RULING-63 The points of a conquest without the battles. */
export function claimCard(about: About, { region }: PlaceBanner): Card {
  const { words, language } = about
  const at = regionOf(about, region)
  if (about.state.markers[region] === undefined) return { title: regionName(region, language), group: at.island }
  const worth = conquestIn(about, region, 1)
  return {
    title: regionName(region, language),
    icon: 'banner',
    group: at.island,
    line: markerName(about.state.markers[region] as MarkerId),
    gain: [{ ...dpChip(worth.total), sum: worth }, ...groupChips(about, region)],
    effect: about.state.tiles.includes(at.island) ? [chip('firstConqueror', words.chips.first)] : [],
    rank: worth.total + groupsAdd(about, region),
    sums: [{ name: words.sums.conquest, sum: worth }],
  }
}

/** Not attacking after recruiting, or doing without the last campaign. */
export function stayCard(about: About): Card {
  const { words, view } = about
  const isLast = topFrame(view)?.rule === 'lastCampaigns'
  const best = bestTarget(about, frameOf(view, 'campaign')?.times ?? 1)
  const isPity = best !== null && best.chance >= GOOD_CHANCE && best.dp >= GOOD_PRIZE
  return {
    title: isLast ? words.stay.last : words.stay.title,
    icon: 'decline',
    effect: isLast
      ? [chip('scoring', words.chips.scoring)]
      : [chip('decline', words.chips.campaignEnds), chip('troops', words.chips.stay)],
    ...(isPity ? { warning: words.warnings.goodChance(percent(best.chance), best.dp) } : {}),
  }
}
export function campaignCard(about: About): Card {
  return { title: about.words.campaign.title, icon: 'campaign', ...campaignBill(about, 1), rank: 1 }
}

// —— battles ——

interface Battle {
  readonly frame: CampaignFrame
  readonly card: RegionCard
  readonly region: Region
  readonly army: Army
}
function battleOf(about: About): Battle | null {
  const { content, state, seat, view } = about
  const frame = frameOf(view, 'campaign')
  const id = frame?.faced.at(-1)
  if (frame === undefined || frame.region === null || id === undefined) return null
  const region = regionOf(about, frame.region)
  return { frame, card: regionCardOf(about, id), region, army: armyOf(content, state, seat) }
}

/** How the campaign stands, and what the rest of the deck asks for; `again`: the battle at hand is still to come. */
function restText(about: About, { frame, region }: Battle, wins: number, again = 0): string {
  const { content, state, words } = about
  const { battles, faced, swapped, won } = frame
  const deck = deckLeft(content, state, region.terrain, [...faced, ...swapped])
  const left = battles - faced.length + again
  return [
    words.battle.state(won.length + wins, winsNeeded(battles), left),
    ...(left === 0 ? [] : [words.battle.deck(deck.length, averageText(about, averageDemand(deck)))]),
  ].join(' ')
}
/** BAR-CONQ-04 Rewards of battles won come at the end, conquest or not. */
const rewardChips = ({ words, language }: About, { reward }: RegionCard): readonly Chip[] =>
  reward.length > 0 ? [chip('reward', words.chips.reward(effectText(reward, language)))] : []
/** Troops of the board or warlords pay them. */
const demandChips = ({ words, language }: About, demand: Troops): readonly Chip[] =>
  TROOPS.filter((troop) => demand[troop] > 0).map((troop) =>
    chip(iconOf(troop), words.chips.asks(troopText(demand[troop], troop, language))),
  )
const stateChips = ({ words }: About, { frame }: Battle, wins: number): readonly Chip[] => [
  chip('endTurn', words.chips.wins(frame.won.length + wins, winsNeeded(frame.battles))),
]

const askedOf = ({ content, state, seat }: About, { region }: Battle) => ({
  content,
  state,
  seat,
  terrain: region.terrain,
})
/** With the battle won by such a payment, or lost. */
function restOf(about: About, battle: Battle, demand: Troops | null): Forecast {
  const left = demand === null ? battle.army : (paid(battle.army, demand) ?? battle.army)
  return forecastRest(askedOf(about, battle), battle.frame, left, demand === null ? 0 : 1)
}

export function winCard(about: About): Card {
  const { words } = about
  const battle = battleOf(about)
  if (battle === null) return { title: words.battle.win }
  const { chance } = restOf(about, battle, battle.card.troops)
  return {
    title: words.battle.win,
    icon: 'battle',
    lead: words.battle.chance(percent(chance)),
    price: demandChips(about, battle.card.troops),
    gain: rewardChips(about, battle.card),
    effect: stateChips(about, battle, 1),
    rank: 2 + chance,
    ...conquestOutlook(about, chance),
    outlookLine: restText(about, battle, 1),
  }
}

export function overkillCard(about: About): Card {
  const { words } = about
  const battle = battleOf(about)
  if (battle === null || battle.card.overkill === null) return { title: words.battle.overkill }
  const { dp, troops } = battle.card.overkill
  const { chance } = restOf(about, battle, troops)
  const less = restOf(about, battle, battle.card.troops).chance - chance
  return {
    title: words.battle.overkill,
    icon: 'overkill',
    lead: words.battle.chance(percent(chance)),
    price: demandChips(about, troops),
    gain: [dpChip(dp), ...rewardChips(about, battle.card)],
    effect: stateChips(about, battle, 1),
    rank: 2 + chance - 3 * less + dp / 4,
    ...conquestOutlook(about, chance),
    outlookLine: restText(about, battle, 1),
    ...(less >= DEAR_YIELD ? { warning: words.warnings.dearOverkill(percent(chance + less), percent(chance)) } : {}),
  }
}

/** BAR-KNOW-DEF-01, BAR-RULING-45 Whether the penalty of this battle could be averted. */
const canAvert = ({ state, seat }: About, { isAverted, faced }: CampaignFrame): boolean =>
  !isAverted && faced.length <= levelOf(state, seat, 'defence')

export function yieldCard(about: About): Card {
  const { words, seat } = about
  const battle = battleOf(about)
  if (battle === null) return { title: words.battle.yield }
  const { frame, card, region } = battle
  const { chance } = restOf(about, battle, null)
  const canWin = canMeet(about, seat, demandOf(card, false))
  const less = canWin ? restOf(about, battle, card.troops).chance - chance : 0
  return {
    title: words.battle.yield,
    icon: 'lost',
    lead: words.battle.chance(percent(chance)),
    effect: stateChips(about, battle, 0),
    risk: [
      chip('lost', words.chips.penalty(penaltyText(about, factionIn(about, region.id)))),
      ...(canAvert(about, frame) ? [chip('defence', words.chips.avertable)] : []),
    ],
    rank: 1 + chance - 3 * less,
    ...conquestOutlook(about, chance),
    outlookLine: restText(about, battle, 0),
    ...(less >= DEAR_YIELD ? { warning: words.warnings.dearYield(percent(chance + less), percent(chance)) } : {}),
  }
}

// —— the tiger tribe ——

export function faceCard(about: About): Card {
  const { words, seat } = about
  const battle = battleOf(about)
  if (battle === null) return { title: words.battle.face }
  const { card } = battle
  const canWin = canMeet(about, seat, card.troops)
  const { chance } = restOf(about, battle, canWin ? card.troops : null)
  return {
    title: words.battle.face,
    icon: 'battle',
    lead: words.battle.chance(percent(chance)),
    price: demandChips(about, card.troops),
    ...(canWin
      ? { gain: rewardChips(about, card), effect: [chip('endTurn', words.chips.payable)] }
      : { risk: [chip('lost', words.chips.unpayableBattle)] }),
    rank: chance + (canWin ? 0.2 : 0),
    ...conquestOutlook(about, chance),
    outlookLine: restText(about, battle, canWin ? 1 : 0),
  }
}
export function swapCard(about: About): Card {
  const { words } = about
  const battle = battleOf(about)
  if (battle === null) return { title: words.battle.swap }
  const { chance } = forecastSwap(askedOf(about, battle), battle.frame, battle.army)
  return {
    title: words.battle.swap,
    icon: 'tiger',
    lead: words.battle.chance(percent(chance)),
    effect: [chip('battle', words.chips.nextFaced)],
    rank: chance,
    ...conquestOutlook(about, chance),
    outlookLine: restText(about, battle, 0, 1),
  }
}

// —— penalties ——

export function avertCard(about: About): Card {
  const { words } = about
  const battle = battleOf(about)
  const penalty = battle === null ? '' : penaltyText(about, factionIn(about, battle.region.id))
  return {
    title: words.avert.title,
    icon: 'defence',
    gain: [chip('defence', words.chips.averts(penalty))],
    effect: [chip('defence', words.chips.onceOnly)],
    rank: 1,
  }
}
/** BAR-KNOW-DEF-01 Keeping the defence is wise only if a later battle could still need it. */
export function sufferCard(about: About): Card {
  const { words, state, seat } = about
  const battle = battleOf(about)
  if (battle === null) return { title: words.suffer.title }
  const { frame, region } = battle
  const isLastChance = frame.faced.length >= Math.min(levelOf(state, seat, 'defence'), frame.battles)
  return {
    title: words.suffer.title,
    icon: 'lost',
    price: [chip('lost', words.chips.penalty(penaltyText(about, factionIn(about, region.id))))],
    effect: isLastChance ? [] : [chip('defence', words.chips.keeps)],
    ...(isLastChance ? { warning: words.warnings.noLaterAvert } : {}),
  }
}
