/** Cards of a campaign: where to attack, and battle by battle. */

import { joined } from '@skerry/boards'
import type { Card } from '@skerry/contracts'
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
import { effectText, troopsText } from '../../words/phrases.ts'
import { type About, conquestOutlook, ownOf } from './about.ts'
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
function averageText({ language }: About, demand: Troops): string {
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

/** Marker, island and first tile: what the region holds. */
function prizeLine(about: About, { id }: Region): string {
  const { words, state } = about
  const marker = state.markers[id] as MarkerId
  const added = groupsAdd(about, id)
  return joined(
    markerName(marker),
    state.tiles.includes(regionOf(about, id).island) && words.attack.first,
    added > 0 && words.attack.group(added),
  )
}

export function attackCard(about: About, { region }: Attack): Card {
  const { content, state, seat, words, language, view } = about
  const at = regionOf(about, region)
  const battles = battlesIn(about, seat, region)
  const worth = conquestIn(about, region, frameOf(view, 'campaign')?.times ?? 1)
  const { chance, paid: given, lost } = forecastOf({ content, state, seat, terrain: at.terrain }, battles.total)
  const faction = factionIn(about, region)
  const average = averageText(about, averageDemand(deckLeft(content, state, at.terrain, [])))
  return {
    title: regionName(region, language),
    icon: iconOf(at.terrain),
    lead: percent(chance),
    line: joined(
      words.dpBy(worth.total),
      words.attack.battles(battles.total, winsNeeded(battles.total)),
      prizeLine(about, at),
    ),
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
  const worth = conquestIn(about, region, 1)
  return {
    title: regionName(region, language),
    icon: 'banner',
    lead: words.dpBy(worth.total),
    line: prizeLine(about, at),
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
    line: isLast ? words.stay.lastLine : words.stay.line,
    icon: 'decline',
    ...(isPity ? { warning: words.warnings.goodChance(percent(best.chance), best.dp) } : {}),
  }
}
export function campaignCard(about: About): Card {
  const { words, language } = about
  const best = bestTarget(about, 1)
  return {
    title: words.campaign.title,
    icon: 'campaign',
    line:
      best === null ? words.place.noTarget : words.place.target(best.region, best.dp, percent(best.chance), language),
    rank: 1,
  }
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
const rewardText = ({ words, language }: About, { reward }: RegionCard): string | false =>
  reward.length > 0 && words.battle.reward(effectText(reward, language))

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
  const { words, language } = about
  const battle = battleOf(about)
  if (battle === null) return { title: words.battle.win }
  const { chance } = restOf(about, battle, battle.card.troops)
  return {
    title: words.battle.win,
    icon: 'battle',
    lead: words.battle.chance(percent(chance)),
    line: joined(troopsText(battle.card.troops, language), rewardText(about, battle.card)),
    rank: 2 + chance,
    ...conquestOutlook(about, chance),
    outlookLine: restText(about, battle, 1),
  }
}

export function overkillCard(about: About): Card {
  const { words, language } = about
  const battle = battleOf(about)
  if (battle === null || battle.card.overkill === null) return { title: words.battle.overkill }
  const { dp, troops } = battle.card.overkill
  const { chance } = restOf(about, battle, troops)
  const less = restOf(about, battle, battle.card.troops).chance - chance
  return {
    title: words.battle.overkill,
    icon: 'overkill',
    lead: words.dpBy(dp),
    line: joined(troopsText(troops, language), words.battle.chance(percent(chance)), rewardText(about, battle.card)),
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
    line: (canAvert(about, frame) ? words.battle.averts : words.battle.penalty)(
      penaltyText(about, factionIn(about, region.id)),
    ),
    rank: 1 + chance - 3 * less,
    ...conquestOutlook(about, chance),
    outlookLine: restText(about, battle, 0),
    ...(less >= DEAR_YIELD ? { warning: words.warnings.dearYield(percent(chance + less), percent(chance)) } : {}),
  }
}

// —— the tiger tribe ——

export function faceCard(about: About): Card {
  const { words, seat, language } = about
  const battle = battleOf(about)
  if (battle === null) return { title: words.battle.face }
  const { card } = battle
  const canWin = canMeet(about, seat, card.troops)
  const { chance } = restOf(about, battle, canWin ? card.troops : null)
  return {
    title: words.battle.face,
    icon: 'battle',
    lead: troopsText(card.troops, language),
    line: joined(
      canWin ? words.battle.payable : words.battle.unpayable,
      words.battle.chance(percent(chance)),
      rewardText(about, card),
    ),
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
    line: joined(words.battle.swapLine, words.battle.chance(percent(chance))),
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
  return { title: words.avert.title, icon: 'defence', line: words.avert.line(penalty), rank: 1 }
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
    line: joined(penaltyText(about, factionIn(about, region.id)), !isLastChance && words.suffer.keeps),
    ...(isLastChance ? { warning: words.warnings.noLaterAvert } : {}),
  }
}
